// Arenas from JSON, as a stream of events: no document is built, only the draft grows.
#include "arena/arena_draft.hpp"
#include "arena/arena_errors.hpp"
#include "arena/json_text.hpp"
#include "arena/read_arena.hpp"
#include "core/places.hpp"

#include <algorithm>

namespace zermelo {

namespace {

// Each event belongs to one of few places in the document; anything deeper is a mistake, so nothing can nest.
class Reader : public JsonText::Events {
public:
    explicit Reader(const ArenaText& text) : text_(text), json_(text.text) {}

    Result<NamedArena> read() {
        if (!json_.parse(*this)) return std::move(*error_);
        std::optional<Vertex> start;
        if (start_) {
            start = draft_.find(*start_);
            if (!start || !draft_.is_declared(*start))
                return text_.error(start_at_, errors::unknown_start, {shortened(*start_)});
        }
        return draft_.finish(text_, start, owned_);
    }

    bool null() override { return scalar({}, token()); }
    bool boolean(bool value) override { return scalar({.truth = value}, token()); }
    bool number_integer(number_integer_t value) override {
        return scalar({.name = std::to_string(value)}, number_token()); // below zero: a name at most
    }
    bool number_unsigned(number_unsigned_t value) override {
        return scalar({.name = std::to_string(value), .number = value}, number_token());
    }
    bool number_float(number_float_t, const string_t& written) override {
        if (written.find_first_of(".eE") == written.npos)
            return fail(number_token(), errors::number_too_large, {shortened(written)});
        return scalar({}, number_token());
    }
    bool string(string_t& value) override { return scalar({.name = std::move(value)}, token()); }
    bool binary(binary_t&) override { return scalar({}, token()); }
    bool key(string_t& name) override;
    bool start_object(std::size_t) override;
    bool end_object() override;
    bool start_array(std::size_t) override;
    bool end_array() override;
    bool parse_error(std::size_t end, const std::string& token, const nlohmann::detail::exception& why) override;

private:
    enum class Where { outside, document, vertices, vertex, edges, edge };
    struct Scalar {
        std::optional<std::string> name{}; // what may be the name of a vertex: a string or a whole number
        std::optional<std::uint64_t> number{};
        std::optional<bool> truth{};
    };
    struct Entry { // a vertex whose fields are being read
        std::optional<Vertex> vertex;
        std::optional<Player> owner, target;
        std::optional<std::uint32_t> priority;
        std::size_t id_at = 0;
    };

    bool fail(std::size_t offset, const Text& sentence, std::vector<std::string> arguments) {
        error_ = text_.error(offset, sentence, std::move(arguments));
        return false;
    }
    bool wrong(std::size_t offset); // a value that cannot stand here
    bool scalar(Scalar value, std::size_t offset);
    bool field(const Scalar& value, std::size_t offset);
    std::size_t token() const { return json_.token(); }
    std::size_t number_token() const { return json_.number_token(); }

    const ArenaText& text_;
    JsonText json_;
    std::optional<Error> error_;
    ArenaDraft draft_;
    Where where_ = Where::outside;
    std::string_view field_;                       // the key read last
    unsigned document_seen_ = 0, vertex_seen_ = 0; // the keys that have been given, as bits
    Entry entry_;
    std::vector<Vertex> ends_; // of the edge that is being read
    std::optional<std::string> start_;
    std::size_t start_at_ = 0;
    bool owned_ = false, document_ended_ = false;
};

bool Reader::wrong(std::size_t offset) {
    const std::string found = text_.found(offset);
    switch (where_) {
    case Where::outside: return fail(offset, errors::not_an_arena, {found});
    case Where::document:
        if (field_ == "start") return fail(offset, errors::not_a_vertex_name, {found});
        return fail(offset, errors::not_a_list, {std::string(field_), found});
    case Where::vertices: return fail(offset, errors::not_a_vertex, {found});
    case Where::vertex:
        if (field_ == "owner") return fail(offset, errors::not_an_owner, {found});
        if (field_ == "target") return fail(offset, errors::not_a_target, {found});
        if (field_ == "priority")
            return fail(offset, errors::not_a_priority, {std::to_string(~std::uint32_t{0}), found});
        return fail(offset, errors::not_a_vertex_name, {found});
    case Where::edges: return fail(offset, errors::not_an_edge, {found});
    case Where::edge:
        if (ends_.size() == 2) return fail(offset, errors::not_an_edge, {found});
        return fail(offset, errors::not_a_vertex_name, {found});
    }
    return false;
}

bool Reader::scalar(Scalar value, std::size_t offset) {
    if (where_ == Where::document && field_ == "start" && value.name) {
        start_ = std::move(value.name);
        start_at_ = offset;
        return true;
    }
    if (where_ == Where::vertex && field(value, offset)) return true;
    if (where_ == Where::edge && ends_.size() < 2 && value.name) {
        ends_.push_back(draft_.find_or_add(*value.name, offset));
        return true;
    }
    return wrong(offset);
}

// A field of a vertex; false if the value is none of those that it may have.
bool Reader::field(const Scalar& value, std::size_t offset) {
    if (field_ == "id" && value.name) {
        entry_.vertex = draft_.find_or_add(*value.name, offset);
        entry_.id_at = offset;
        return true;
    }
    std::optional<Player> player;
    if (value.number == 1 || value.number == 2) player = value.number == 1 ? Player::one : Player::two;
    if (field_ == "owner") {
        entry_.owner = player;
        return player.has_value();
    }
    if (field_ == "target") {
        entry_.target = value.truth == true ? std::optional(Player::one) : player;
        return value.truth || player;
    }
    if (field_ == "priority" && value.number && *value.number <= ~std::uint32_t{0}) {
        entry_.priority = static_cast<std::uint32_t>(*value.number);
        return true;
    }
    return false;
}

bool Reader::key(string_t& name) {
    static constexpr std::string_view of_document[] = {"start", "vertices", "edges"};
    static constexpr std::string_view of_vertex[] = {"id", "owner", "target", "priority"};
    const bool top = where_ == Where::document;
    const std::span<const std::string_view> known = top ? std::span<const std::string_view>(of_document) : of_vertex;
    const auto found = std::ranges::find(known, name);
    if (found == known.end())
        return fail(token(), errors::unknown_field,
                    {shortened(name), top ? "start, vertices, edges" : "id, owner, target, priority"});
    const unsigned bit = 1u << (found - known.begin());
    unsigned& seen = top ? document_seen_ : vertex_seen_;
    if ((seen & bit) != 0) return fail(token(), errors::field_twice, {name});
    seen |= bit;
    field_ = *found;
    return true;
}

bool Reader::start_object(std::size_t) {
    if (where_ == Where::outside)
        where_ = Where::document;
    else if (where_ == Where::vertices)
        where_ = Where::vertex;
    else
        return wrong(token());
    vertex_seen_ = 0;
    entry_ = {};
    return true;
}

bool Reader::end_object() {
    if (where_ == Where::document) {
        where_ = Where::outside;
        return document_ended_ = true;
    }
    where_ = Where::vertices;
    if (!entry_.vertex) return fail(json_.last_byte(), errors::no_id, {});
    const Vertex vertex = *entry_.vertex;
    if (!draft_.declare(vertex)) return fail(entry_.id_at, errors::declared_twice, {shortened(draft_.name(vertex))});
    owned_ = owned_ || entry_.owner;
    if (entry_.owner) draft_.set_owner(vertex, *entry_.owner);
    if (entry_.target) draft_.set_target(vertex, *entry_.target);
    if (entry_.priority) draft_.set_priority(vertex, *entry_.priority);
    return true;
}

bool Reader::start_array(std::size_t) {
    if (where_ == Where::document && field_ == "vertices")
        where_ = Where::vertices;
    else if (where_ == Where::document && field_ == "edges")
        where_ = Where::edges;
    else if (where_ == Where::edges)
        where_ = Where::edge;
    else
        return wrong(token());
    ends_.clear();
    return true;
}

bool Reader::end_array() {
    if (where_ != Where::edge) {
        where_ = Where::document;
        return true;
    }
    if (ends_.size() < 2) return fail(json_.last_byte(), errors::not_an_edge, {"]"});
    draft_.add_edge(ends_[0], ends_[1]);
    where_ = Where::edges;
    return true;
}

// `end` counts the bytes read, up to and with the one that is wrong; one more if the text is over.
bool Reader::parse_error(std::size_t end, const std::string&, const nlohmann::detail::exception& why) {
    constexpr const char* closers[] = {"{", "}", "]}", "}]}", "]}", "]]}"}; // of what is open, by where we are
    if (end > text_.text.size())
        return fail(text_.text.size(), errors::ends_too_soon, {closers[static_cast<int>(where_)]});
    const std::size_t offset = token();
    if (why.id == 406) return fail(number_token(), errors::number_too_large, {text_.found(number_token())});
    if (where_ == Where::outside && document_ended_)
        return fail(offset, errors::expected_nothing, {text_.found(offset)});
    // The parser names the one sign it expects; before it, a comma might have come as well.
    for (const std::string_view sign : {":", "]", "}"})
        if (std::string_view(why.what()).ends_with("expected '" + std::string(sign) + "'"))
            return fail(offset, errors::expected_other,
                        {sign == ":" ? ":" : ", " + std::string(sign), text_.found(offset)});
    const bool cut_word = end > 1 && JsonText::in_word(text_.text[end - 2]);
    return fail(end - 1, errors::not_json, {text_.found(cut_word ? number_token() : end - 1)});
}

} // namespace

Result<NamedArena> read_json_arena(std::string_view text, const std::string& place) {
    const ArenaText file{text, place};
    if (auto problem = file.check()) return *problem;
    return Reader(file).read();
}

} // namespace zermelo
