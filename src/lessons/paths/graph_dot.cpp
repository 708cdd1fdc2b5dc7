// Graphviz' DOT: graph or digraph, statements of vertices and edges with attributes, subgraphs taken as braces.
//
//   graph { A [pos="0,1.5", estimate=7]; A -- B -- C [weight=2.5] }
//
// weight is 1 where nothing else is said, as in Graphviz; other numbers of a vertex are columns.
#include "lessons/paths/graph_draft.hpp"
#include "lessons/paths/graph_errors.hpp"
#include "lessons/reading_errors.hpp"

namespace zermelo {

namespace {

constexpr int max_depth = 100;

struct Attribute {
    std::string value;
    std::size_t at = 0;
};
using Attributes = std::map<std::string, Attribute>;

class DotReader {
public:
    DotReader(Source& source, GraphDraft& draft) : source_(source), draft_(draft) {}

    void read() {
        skip();
        std::string word = bare_word();
        if (word == "strict") skip(), word = bare_word();
        if (word != "graph" && word != "digraph") return source_.expected(errors::expected_graph);
        draft_.directed = word == "digraph";
        skip();
        if (source_.peek() != '{') name();
        braces({Decimal{1, 0}, 0});
        skip();
        if (!source_.at_end()) source_.expected(errors::expected_end);
    }

private:
    struct Weight {
        Decimal value;
        std::size_t at;
    };

    // Spaces and the three kinds of comments.
    void skip() {
        for (;;) {
            source_.skip_spaces();
            if (source_.peek() == '#' || (source_.peek() == '/' && source_.peek(1) == '/')) {
                source_.line();
            } else if (source_.peek() == '/' && source_.peek(1) == '*') {
                source_.next(), source_.next();
                while (!source_.at_end() && !(source_.peek() == '*' && source_.peek(1) == '/')) source_.next();
                if (source_.at_end()) return source_.expected(errors::expected_sign, "*/");
                source_.next(), source_.next();
            } else {
                return;
            }
        }
    }

    std::string bare_word() {
        return std::string(source_.take_while([](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
                   (c & 0x80);
        }));
    }

    // A name or a value: a word, a number, or a text in quotes.
    std::string name() {
        skip();
        if (source_.take('"')) return quoted();
        std::string sign;
        if (source_.peek() == '-' && source_.peek(1) != '-' && source_.peek(1) != '>') sign = source_.next();
        const std::string word = bare_word();
        if (word.empty()) source_.expected(errors::expected_vertex);
        return sign + word;
    }

    std::string quoted() {
        std::string text;
        while (!source_.at_end()) {
            const char c = source_.next();
            if (c == '"') return text;
            if (c == '\\' && source_.peek() == '"')
                text += source_.next();
            else if (c == '\\' && source_.peek() == '\n') // goes on in the next line
                source_.next();
            else
                text += c;
        }
        source_.expected(errors::expected_sign, "\"");
        return text;
    }

    Attributes attributes() {
        Attributes read;
        for (skip(); source_.take('['); skip()) {
            for (skip(); source_.ok() && !source_.take(']'); skip()) {
                const std::string key = name();
                Attribute attribute;
                skip();
                if (source_.take('=')) {
                    skip();
                    attribute.at = source_.at();
                    attribute.value = name();
                }
                read[key] = attribute;
                skip();
                if (!source_.take(',')) source_.take(';');
            }
        }
        return read;
    }

    void braces(Weight standard) {
        if (++depth_ > max_depth) source_.fail(source_.at(), errors::nested_too_deeply);
        skip();
        if (!source_.take('{')) source_.expected(errors::expected_sign, "{");
        for (skip(); source_.ok() && !source_.take('}'); skip())
            if (!source_.take(';')) statement(standard);
        --depth_;
    }

    // `standard` is the weight that edges have from here on in these braces.
    void statement(Weight& standard) {
        if (source_.peek() == '{') return braces(standard);
        const bool in_quotes = source_.peek() == '"';
        const std::string first = name();
        if (!source_.ok()) return;
        skip();
        if (!in_quotes && first == "subgraph") {
            if (source_.peek() != '{') name();
            return braces(standard);
        }
        if (!in_quotes && (first == "node" || first == "graph" || first == "edge")) {
            const Attributes read = attributes();
            if (first == "edge") standard = weight(read, standard);
            return;
        }
        if (source_.take('=')) {
            name();
            return;
        }
        vertices(first, standard);
    }

    // A vertex, or a chain of edges.
    void vertices(const std::string& first, const Weight& standard) {
        std::vector<std::uint32_t> chain{draft_.vertex(first)};
        port();
        const std::size_t at = source_.at();
        while (source_.ok() && source_.peek() == '-') {
            const std::size_t arrow_at = source_.at();
            source_.next();
            const bool directed = source_.next() == '>';
            if (directed != draft_.directed)
                return source_.fail(arrow_at, errors::wrong_arrow,
                                    {draft_.directed ? "digraph" : "graph", draft_.directed ? "->" : "--"});
            chain.push_back(draft_.vertex(name()));
            port();
        }
        const Attributes read = attributes();
        if (chain.size() == 1) return describe(chain[0], read);
        const Weight used = weight(read, {standard.value, at});
        for (std::size_t i = 0; source_.ok() && i + 1 < chain.size(); ++i)
            draft_.edges.push_back({chain[i], chain[i + 1], used.value, used.at});
    }

    void port() { // A:n or A:port:n, which only matters to drawings
        for (skip(); source_.take(':'); skip()) name();
    }

    Weight weight(const Attributes& read, Weight standard) {
        const auto found = read.find("weight");
        if (found == read.end()) return standard;
        return {decimal_at(source_, found->second.value, found->second.at), found->second.at};
    }

    void describe(std::uint32_t vertex, const Attributes& read) {
        for (const auto& [key, attribute] : read) {
            const auto& [value, at] = attribute;
            if (key == "pos") {
                const auto cells = cells_of(std::string_view(value).substr(0, value.find('!')), at, ',');
                if (cells.size() < 2) return source_.fail(at, errors::bad_position, {shown(value)});
                draft_.positions[vertex] = {decimal_at(source_, cells[0].text, at),
                                            decimal_at(source_, cells[1].text, at)};
            } else if (const auto number = parse_decimal(value); std::holds_alternative<Decimal>(number)) {
                draft_.columns[key][vertex] = std::get<Decimal>(number);
            }
        }
    }

    Source& source_;
    GraphDraft& draft_;
    int depth_ = 0;
};

} // namespace

void read_graph_dot(Source& source, GraphDraft& draft) { DotReader(source, draft).read(); }

} // namespace zermelo
