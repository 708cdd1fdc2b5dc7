// Arenas from DOT: what draws a graph with Graphviz, and what the owner, the target and the start are taken from.
#include "arena/arena_draft.hpp"
#include "arena/arena_errors.hpp"
#include "arena/read_arena.hpp"
#include "core/dot_lexer.hpp"
#include "core/parameters.hpp"
#include "core/places.hpp"

#include <utility>

namespace zermelo {

namespace {

using Kind = DotToken::Kind;

// What the attributes of a vertex say; those that are not set leave it to the defaults.
struct Attributes {
    enum class Shape : std::uint8_t { unset, box, diamond, other };

    std::optional<Player> owner;
    std::optional<std::uint8_t> target; // 0: it is none
    std::optional<std::uint32_t> priority;
    Shape shape = Shape::unset;
    bool start = false;

    void change(const Attributes& by) {
        if (by.owner) owner = by.owner;
        if (by.target) target = by.target;
        if (by.priority) priority = by.priority;
        if (by.shape != Shape::unset) shape = by.shape;
    }
};

Attributes::Shape shape_called(std::string_view name) {
    for (const std::string_view box : {"box", "rect", "rectangle", "square", "Msquare"})
        if (name == box) return Attributes::Shape::box;
    return name == "diamond" || name == "Mdiamond" ? Attributes::Shape::diamond : Attributes::Shape::other;
}

class DotReader {
public:
    explicit DotReader(Source& source) : source_(source), lexer_(source) {}

    Result<NamedArena> read() {
        if (!read_graph()) return source_.error();
        bool owned = false;
        for (std::uint32_t v = 0; v < attributes_.size(); ++v) owned = add_to_draft(Vertex{v}) || owned;
        return draft_.finish(source_, start_, owned);
    }

private:
    static constexpr int max_depth = 100;
    // Groups make edges by multiplication: {a b} -> {c d} has four. A small file must not make a large arena.
    static constexpr std::uint64_t max_group_edges = 100'000;

    const DotToken& token() const { return lexer_.token(); }
    bool advance() { return lexer_.advance(); }
    bool expected(std::string what) { return lexer_.expected(std::move(what)); }
    // The token is wrong here: it fills the sentence's last gap.
    bool refuse(const Text& sentence, std::vector<std::string> arguments = {}) {
        arguments.push_back(source_.found(token().begin));
        return lexer_.fail(token().begin, sentence, std::move(arguments));
    }
    bool take_sign(std::string_view sign) { return token().is_sign(sign) ? advance() : expected(std::string(sign)); }

    bool read_graph() {
        if (!advance()) return false;
        if (token().is_keyword("strict")) {
            draft_.drop_parallel_edges();
            if (!advance()) return false;
        }
        if (token().kind == Kind::end) return expected("digraph");
        if (!token().is_keyword("digraph")) return refuse(errors::not_directed);
        if (!advance() || (token().kind == Kind::name && !advance())) return false;
        if (!take_sign("{") || !read_statements(Attributes{}, 0)) return false;
        return token().kind == Kind::end || refuse(errors::expected_nothing);
    }

    // Up to and with the bracket that closes them. Defaults hold until there.
    bool read_statements(Attributes defaults, int depth) {
        if (depth > max_depth) return lexer_.fail(token().begin, errors::nested_too_deep, {std::to_string(max_depth)});
        while (!token().is_sign("}")) {
            if (!read_statement(defaults, depth)) return false;
            if (token().is_sign(";") && !advance()) return false;
            if (depth == 0) members_.clear();
        }
        return advance();
    }

    bool read_statement(Attributes& defaults, int depth) {
        for (const std::string_view word : {"graph", "node", "edge"}) {
            if (!token().is_keyword(word)) continue;
            Attributes attributes;
            if (!advance() || !read_attributes(attributes)) return false;
            if (word == "node") defaults.change(attributes);
            return true;
        }
        if (token().is_sign(";")) return true;
        const std::size_t begin = members_.size();
        if (token().kind != Kind::name) return read_group(defaults, depth) && read_chain(begin, defaults, depth);
        const DotToken name = token();
        if (!advance()) return false;
        if (token().is_sign("=")) // an attribute of the graph
            return advance() && (token().kind == Kind::name ? advance() : expected("\"...\""));
        const Vertex vertex = find_or_add(name, defaults);
        if (!read_port()) return false;
        if (token().is_sign("->")) return read_chain(begin, defaults, depth);
        Attributes attributes;
        return read_attributes(attributes) && change(vertex, attributes, name.begin);
    }

    // -> b -> {c d} [...], from the members since `begin`.
    bool read_chain(std::size_t begin, const Attributes& defaults, int depth) {
        bool arrow = false;
        for (std::size_t end = members_.size(); token().is_sign("->"); begin = end, end = members_.size()) {
            const std::size_t offset = token().begin;
            arrow = true;
            if (!advance()) return false;
            if (token().kind == Kind::name) {
                find_or_add(token(), defaults);
                if (!advance() || !read_port()) return false;
            } else if (!read_group(defaults, depth)) {
                return false;
            }
            if (!connect(begin, end, offset)) return false;
        }
        Attributes of_edges;
        return !arrow || read_attributes(of_edges);
    }

    // {...} or subgraph name {...}: all that it mentions become members.
    bool read_group(const Attributes& defaults, int depth) {
        if (token().is_keyword("subgraph")) {
            if (!advance() || (token().kind == Kind::name && !advance())) return false;
        } else if (!token().is_sign("{")) {
            return expected("}");
        }
        return take_sign("{") && read_statements(defaults, depth + 1);
    }

    // From each member in [begin, end) to each from `end` on.
    bool connect(std::size_t begin, std::size_t end, std::size_t offset) {
        if (begin + 1 == end && end + 1 == members_.size())
            return draft_.add_edge(members_[begin], members_[end]), true;
        const std::vector<Vertex> from = distinct(begin, end), to = distinct(end, members_.size());
        group_edges_ += from.size() * to.size();
        if (group_edges_ > max_group_edges + source_.text().size())
            return lexer_.fail(offset, errors::too_many_edges, {std::to_string(max_group_edges)});
        for (Vertex v : from)
            for (Vertex w : to) draft_.add_edge(v, w);
        return true;
    }

    // Members, each once, in order.
    std::vector<Vertex> distinct(std::size_t begin, std::size_t end) {
        std::vector<Vertex> vertices;
        ++round_;
        for (std::size_t i = begin; i < end; ++i)
            if (std::exchange(seen_[index(members_[i])], round_) != round_) vertices.push_back(members_[i]);
        return vertices;
    }

    Vertex find_or_add(const DotToken& name, const Attributes& defaults) {
        const Vertex vertex = draft_.find_or_add(name.text, name.begin);
        if (draft_.declare(vertex)) {
            attributes_.push_back(defaults);
            seen_.push_back(0);
        }
        members_.push_back(vertex);
        return vertex;
    }

    // :port or :port:compass, where an edge touches a vertex: only drawings care.
    bool read_port() {
        for (int i = 0; i < 2 && token().is_sign(":"); ++i)
            if (!advance() || !(token().kind == Kind::name ? advance() : expected("\"...\""))) return false;
        return true;
    }

    bool change(Vertex vertex, const Attributes& attributes, std::size_t offset) {
        attributes_[index(vertex)].change(attributes);
        if (!attributes.start) return true;
        if (start_ && *start_ != vertex)
            return lexer_.fail(offset, errors::second_start, {shortened(draft_.name(*start_))});
        start_ = vertex;
        return true;
    }

    // [owner=1, shape=box] [...], perhaps none.
    bool read_attributes(Attributes& attributes) {
        while (token().is_sign("[")) {
            if (!advance()) return false;
            while (!token().is_sign("]")) {
                if (token().kind != Kind::name) return expected("]");
                const std::string name = token().text;
                if (!advance() || !take_sign("=")) return false;
                if (token().kind != Kind::name) return expected("\"...\"");
                if (!read_attribute(name, attributes) || !advance()) return false;
                if ((token().is_sign(",") || token().is_sign(";")) && !advance()) return false;
            }
            if (!advance()) return false;
        }
        return true;
    }

    bool read_attribute(std::string_view name, Attributes& attributes) {
        const std::string& value = token().text;
        const bool truth = value == "true" || value == "1";
        if (name == "shape") attributes.shape = shape_called(value);
        if (name == "start") attributes.start = truth;
        if (name == "owner") {
            if (value != "1" && value != "2") return refuse(errors::not_an_owner);
            attributes.owner = value == "1" ? Player::one : Player::two;
        }
        if (name == "target") {
            if (!truth && value != "false" && value != "0" && value != "2") return refuse(errors::not_a_target);
            attributes.target = truth ? 1 : value == "2" ? 2 : 0;
        }
        if (name == "priority") {
            constexpr std::uint32_t most = ~std::uint32_t{0};
            const auto priority = parse_number(value, 0, most, {});
            if (!priority) return refuse(errors::not_a_priority, {std::to_string(most)});
            attributes.priority = static_cast<std::uint32_t>(*priority);
        }
        return true;
    }

    // Tells the draft what a vertex looks like; true if the attributes says whose it is.
    bool add_to_draft(Vertex vertex) {
        const Attributes& attributes = attributes_[index(vertex)];
        const bool box = attributes.shape == Attributes::Shape::box;
        draft_.set_owner(vertex, attributes.owner.value_or(box ? Player::two : Player::one));
        const int target = attributes.target.value_or(attributes.shape == Attributes::Shape::diamond ? 1 : 0);
        if (attributes.priority) draft_.set_priority(vertex, *attributes.priority);
        if (target > 0) draft_.set_target(vertex, target == 1 ? Player::one : Player::two);
        return attributes.owner || box;
    }

    Source& source_;
    DotLexer lexer_;
    ArenaDraft draft_;
    std::vector<Attributes> attributes_;
    std::vector<Vertex> members_;     // mentioned in the statement of the whole graph that is being read
    std::vector<std::uint32_t> seen_; // the round in which distinct() met each vertex last
    std::uint32_t round_ = 0;
    std::uint64_t group_edges_ = 0;
    std::optional<Vertex> start_;
};

} // namespace

Result<NamedArena> read_dot_arena(std::string_view text, const std::string& place) {
    Source source(place, text);
    if (!check_arena_text(source)) return source.error();
    return DotReader(source).read();
}

} // namespace zermelo
