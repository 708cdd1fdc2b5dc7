// Graphviz' DOT: graph or digraph, statements of vertices and edges with attributes, subgraphs taken as braces.
//
//   graph { A [pos="0,1.5", estimate=7]; A -- B -- C [weight=2.5] }
//
// weight is 1 where nothing else is said, as in Graphviz; other numbers of a vertex are columns.
#include "core/dot_lexer.hpp"
#include "core/reading_errors.hpp"
#include "lessons/paths/graph_draft.hpp"
#include "lessons/paths/graph_errors.hpp"

namespace zermelo {

namespace {

constexpr int max_dot_depth = 100;

struct Attribute {
    std::string value;
    std::size_t at = 0;
};
using Attributes = std::map<std::string, Attribute>;

class GraphDot {
public:
    GraphDot(Source& source, GraphDraft& draft) : source_(source), lexer_(source), draft_(draft) { advance(); }

    void read() {
        if (token().is_keyword("strict")) advance();
        if (!token().is_keyword("graph") && !token().is_keyword("digraph"))
            return source_.expected_at(token().begin, errors::expected_graph);
        draft_.directed = token().text == "digraph";
        advance();
        if (token().kind == DotToken::Kind::name) advance();
        braces({Decimal{1, 0}, 0});
        if (token().kind != DotToken::Kind::end) source_.expected_at(token().begin, errors::expected_end);
    }

private:
    struct Weight {
        Decimal value;
        std::size_t at;
    };

    const DotToken& token() const { return lexer_.token(); }
    void advance() { lexer_.advance(); }
    bool take(std::string_view sign) {
        const bool there = token().is_sign(sign);
        if (there) advance();
        return there;
    }
    // A name or a value: a word, a number, or a text in quotes.
    std::string name() {
        if (token().kind != DotToken::Kind::name) source_.expected_at(token().begin, errors::expected_vertex);
        std::string text = token().text;
        advance();
        return text;
    }

    Attributes attributes() {
        Attributes read;
        while (take("["))
            while (source_.ok() && !take("]")) {
                const std::string key = name();
                Attribute attribute;
                if (take("=")) {
                    attribute.at = token().begin;
                    attribute.value = name();
                }
                read[key] = attribute;
                if (!take(",")) take(";");
            }
        return read;
    }

    void braces(Weight standard) {
        if (++depth_ > max_dot_depth)
            source_.fail(token().begin, errors::nested_too_deep, {std::to_string(max_dot_depth)});
        if (!take("{")) lexer_.expected("{");
        while (source_.ok() && !take("}"))
            if (!take(";")) statement(standard);
        --depth_;
    }

    // `standard` is the weight that edges have from here on in these braces.
    void statement(Weight& standard) {
        if (token().is_sign("{")) return braces(standard);
        if (token().is_keyword("subgraph")) {
            advance();
            if (token().kind == DotToken::Kind::name) advance();
            return braces(standard);
        }
        const bool of_edges = token().is_keyword("edge");
        if (of_edges || token().is_keyword("node") || token().is_keyword("graph")) { // what holds from here on
            advance();
            const Attributes read = attributes();
            if (of_edges) standard = weight(read, standard);
            return;
        }
        const std::string first = name();
        if (!source_.ok()) return;
        if (take("="))
            name(); // an attribute of the graph
        else
            vertices(first, standard);
    }

    // A vertex, or a chain of edges.
    void vertices(const std::string& first, const Weight& standard) {
        std::vector<std::uint32_t> chain{draft_.vertex(first)};
        port();
        const std::size_t at = token().begin;
        const std::string_view arrow = draft_.directed ? "->" : "--";
        while (token().is_sign("->") || token().is_sign("--")) {
            if (!token().is_sign(arrow))
                return source_.fail(token().begin, errors::wrong_arrow,
                                    {draft_.directed ? "digraph" : "graph", std::string(arrow)});
            advance();
            chain.push_back(draft_.vertex(name()));
            port();
        }
        const Attributes read = attributes();
        if (chain.size() == 1) return describe(chain[0], read);
        const Weight used = weight(read, {standard.value, at});
        for (std::size_t i = 0; source_.ok() && i + 1 < chain.size(); ++i)
            draft_.add_edge(chain[i], chain[i + 1], used.value, used.at);
    }

    void port() { // A:n or A:port:n, which only matters to drawings
        while (take(":")) name();
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
                draft_.positions.set(vertex,
                                     {decimal_at(source_, cells[0].text, at), decimal_at(source_, cells[1].text, at)});
            } else if (const auto number = parse_decimal(value); std::holds_alternative<Decimal>(number)) {
                draft_.columns[key].set(vertex, std::get<Decimal>(number));
            }
        }
    }

    Source& source_;
    DotLexer lexer_;
    GraphDraft& draft_;
    int depth_ = 0;
};

} // namespace

void read_graph_dot(Source& source, GraphDraft& draft) { GraphDot(source, draft).read(); }

} // namespace zermelo
