// Arenas from what Python prints: the course's dictionaries and lists of successors.
#include "arena/arena_draft.hpp"
#include "arena/arena_errors.hpp"
#include "arena/python_reader.hpp"
#include "arena/read_arena.hpp"
#include "core/places.hpp"

#include <cctype>

namespace zermelo {

namespace {

class DictReader {
public:
    DictReader(Source& source, bool named) : source_(source), python_(source), named_(named) {}

    Result<NamedArena> read() {
        const bool whole = read_all();
        if (!whole) return source_.error();
        auto arena = draft_.finish(source_, std::nullopt, owned_);
        // Where a string looks like a list, a name does not tell which it was: then all are written as strings.
        if (arena) arena->python_names = structures_ && !disguised_;
        return arena;
    }

private:
    bool read_all() {
        if (python_.next() == '{') return read_dictionary() && read_end();
        if (python_.next() == '[') return read_list() && read_end();
        return python_.fail(errors::not_a_dictionary, {python_.found()});
    }

    // A file of Python may go on with other statements.
    bool read_end() { return (named_ && source_.begins_line()) || python_.expect_end(); }

    bool read_dictionary() {
        return python_.read_sequence('{', '}', [&] {
            Vertex vertex{};
            const std::size_t offset = python_.offset();
            if (!read_vertex(vertex)) return false;
            if (!draft_.declare(vertex))
                return python_.fail_at(offset, errors::declared_twice, {shortened(draft_.name(vertex))});
            return python_.expect(':') && read_entry(vertex);
        });
    }

    // Without owners, the first half belongs to player one, the second to player two.
    bool read_list() {
        const bool whole = python_.read_sequence('[', ']', [&] {
            const Vertex vertex = draft_.find_or_add(std::to_string(count_++), python_.offset());
            draft_.declare(vertex);
            return read_entry(vertex);
        });
        if (owned_) return whole;
        owned_ = true;
        for (std::uint32_t i = count_ - count_ / 2; whole && i < count_; ++i)
            draft_.set_owner(*draft_.find(std::to_string(i)), Player::two);
        return whole;
    }

    // (owner, [successors]) or [successors].
    bool read_entry(Vertex vertex) {
        if (python_.next() != '(') return read_successors(vertex);
        return python_.expect('(', ')') && read_owner(vertex) && python_.expect(',') && read_successors(vertex) &&
               (python_.next() != ',' || python_.expect(',')) && python_.close(')');
    }

    bool read_owner(Vertex vertex) {
        const std::size_t offset = python_.offset();
        std::string number;
        if (python_.at_end()) return python_.fail_ended("1, 2");
        if (!python_.at_number()) return python_.fail(errors::not_an_owner, {python_.found()});
        if (!python_.read_number(number)) return false;
        if (number != "1" && number != "2") return python_.fail_at(offset, errors::not_an_owner, {number});
        draft_.set_owner(vertex, number == "1" ? Player::one : Player::two);
        return owned_ = true;
    }

    bool read_successors(Vertex vertex) {
        const char open = python_.next();
        if (python_.at_end()) return python_.fail_ended("[");
        if (open != '[' && open != '(' && open != '{') return python_.fail(errors::not_successors, {python_.found()});
        return python_.read_sequence(open,
                                     open == '['   ? ']'
                                     : open == '(' ? ')'
                                                   : '}',
                                     [&] {
                                         Vertex successor{};
                                         if (!read_vertex(successor)) return false;
                                         draft_.add_edge(vertex, successor);
                                         return true;
                                     });
    }

    bool read_vertex(Vertex& vertex) {
        const std::size_t offset = python_.offset();
        name_.clear();
        const auto kind = python_.read_value(name_);
        if (kind == PythonReader::Kind::none) return false;
        if (kind == PythonReader::Kind::structure) structures_ = true;
        if (kind == PythonReader::Kind::string && is_python_structure(name_)) disguised_ = true;
        vertex = draft_.find_or_add(name_, offset);
        return true;
    }

    Source& source_;
    PythonReader python_;
    bool named_; // the value has a name
    ArenaDraft draft_;
    std::string name_;
    std::uint32_t count_ = 0; // of a list
    bool owned_ = false, structures_ = false, disguised_ = false;
};

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool is_name_character(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

} // namespace

std::optional<std::size_t> assigned_value(std::string_view text) {
    for (Source source("", text); !source.at_end(); source.line()) {
        const std::string_view name = source.take_while(is_name_character);
        source.take_while(is_space);
        if (name == "import" || name == "from" || source.peek() == '#' || source.peek() == '\n') continue;
        if (name.empty() || !source.take('=')) return std::nullopt;
        source.take_while(is_space);
        const bool is_arena = source.peek() == '{' || source.peek() == '[';
        return is_arena ? std::optional(source.at()) : std::nullopt;
    }
    return std::nullopt;
}

Result<NamedArena> read_dict_arena(std::string_view text, const std::string& place) {
    Source source(place, text);
    if (!check_arena_text(source)) return source.error();
    const auto value = assigned_value(text);
    if (value) source.skip(*value - source.at());
    return DictReader(source, value.has_value()).read();
}

} // namespace zermelo
