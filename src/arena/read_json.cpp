// Arenas from JSON, piece by piece: no document is built, only the draft grows.
#include "arena/arena_draft.hpp"
#include "arena/arena_errors.hpp"
#include "arena/read_arena.hpp"
#include "core/places.hpp"
#include "json/json_reader.hpp"

#include <algorithm>
#include <charconv>

namespace zermelo {

namespace {

class ArenaJson {
public:
    explicit ArenaJson(Source& source) : source_(source), json_(source) {}

    Result<NamedArena> read() {
        read_document();
        if (json_.at(), !source_.at_end())
            source_.fail(source_.at(), errors::expected_nothing, {source_.found(source_.at())});
        std::optional<Vertex> start;
        if (start_) {
            start = draft_.find(*start_);
            if (!start || !draft_.is_declared(*start))
                source_.fail(start_at_, errors::unknown_start, {shortened(*start_)});
        }
        if (!source_.ok()) return source_.error();
        return draft_.finish(source_, start, owned_);
    }

private:
    using Kind = JsonReader::Kind;
    using Fields = std::span<const std::string_view>;

    // True if the next value is of the kind; else what stands here is wrong, and that is said.
    bool expect(Kind wanted, const Text& sentence, std::vector<std::string> arguments = {}) {
        const Kind found = json_.kind();
        if (found != wanted) refuse(source_.at(), sentence, std::move(arguments));
        return found == wanted;
    }
    // The value there cannot stand there: the sentence's last gap is what it is.
    void refuse(std::size_t at, const Text& sentence, std::vector<std::string> arguments = {}) {
        if (at == source_.at() && json_.kind() == Kind::none) return json_.fail_without_value();
        arguments.push_back(source_.found(at));
        source_.fail(at, sentence, std::move(arguments));
    }
    // Which of the known fields this is, given for the first time; `seen` keeps those that were, as bits.
    std::size_t field(const std::string& key, std::size_t at, Fields known, unsigned& seen) {
        const auto found = static_cast<std::size_t>(std::ranges::find(known, key) - known.begin());
        if (found == known.size()) {
            const std::vector<std::string> names(known.begin(), known.end());
            source_.fail(at, errors::unknown_field, {shortened(key), listed(names)});
        } else if ((seen & 1u << found) != 0) {
            source_.fail(at, errors::given_twice, {key});
        }
        seen |= 1u << found;
        return found;
    }

    void read_document() {
        static constexpr std::string_view fields[] = {"start", "vertices", "edges"};
        unsigned seen = 0;
        if (!expect(Kind::object, errors::not_an_arena)) return;
        json_.object(errors::expected_object, [&](const std::string& key, std::size_t at) {
            const std::size_t which = field(key, at, fields, seen);
            if (!source_.ok()) return;
            if (which == 0) return read_start();
            if (!expect(Kind::list, errors::not_a_list, {key})) return;
            json_.array(errors::expected_list, [&] { which == 1 ? read_vertex() : read_edge(); });
        });
    }

    void read_start() {
        start_at_ = json_.at();
        if (const auto name = read_name()) start_ = std::string(*name);
    }

    // A string or a whole number.
    std::optional<std::string_view> read_name() {
        const std::size_t at = json_.at();
        const Kind kind = json_.kind();
        if (kind == Kind::string) return json_.string_view(errors::expected_text);
        if (kind == Kind::number) {
            const std::string_view written = json_.number(errors::expected_number);
            if (written.find_first_of(".eE") == written.npos) return whole_name(written, at);
        }
        refuse(at, errors::not_a_vertex_name);
        return std::nullopt;
    }
    // A whole number is one of 64 bits.
    std::string_view whole_name(std::string_view written, std::size_t at) {
        std::int64_t below = 0;
        std::uint64_t above = 0;
        const char *begin = written.data(), *end = begin + written.size();
        if (std::from_chars(begin, end, above).ec != std::errc{} &&
            std::from_chars(begin, end, below).ec != std::errc{})
            source_.fail(at, errors::number_too_large, {shortened(written)});
        return written == "-0" ? "0" : written;
    }

    // A whole number from 0 to `most`; any other number is refused as well.
    std::optional<std::uint32_t> read_number(std::uint32_t most, const Text& sentence,
                                             std::vector<std::string> arguments = {}) {
        const std::size_t at = json_.at();
        std::uint32_t number = 0;
        if (json_.kind() == Kind::number) {
            const std::string_view written = json_.number(errors::expected_number);
            const auto [end, problem] = std::from_chars(written.data(), written.data() + written.size(), number);
            if (problem == std::errc{} && end == written.data() + written.size() && number <= most) return number;
        }
        refuse(at, sentence, std::move(arguments));
        return std::nullopt;
    }
    std::optional<Player> read_player(const Text& sentence) {
        const std::size_t at = json_.at();
        const auto number = read_number(2, sentence);
        if (number == 0u) refuse(at, sentence);
        if (!number || *number == 0) return std::nullopt;
        return *number == 1 ? Player::one : Player::two;
    }
    std::optional<Player> read_target() {
        if (json_.kind() != Kind::truth) return read_player(errors::not_a_target);
        return json_.boolean(errors::expected_truth) ? std::optional(Player::one) : std::nullopt;
    }

    void read_vertex() {
        static constexpr std::string_view fields[] = {"id", "owner", "target", "priority"};
        std::optional<Vertex> vertex;
        std::optional<Player> owner, target;
        std::optional<std::uint32_t> priority;
        std::size_t id_at = 0;
        unsigned seen = 0;
        if (!expect(Kind::object, errors::not_a_vertex)) return;
        json_.object(errors::expected_object, [&](const std::string& key, std::size_t at) {
            const std::size_t which = field(key, at, fields, seen);
            if (!source_.ok()) return;
            if (which == 0) {
                id_at = json_.at();
                if (const auto name = read_name()) vertex = draft_.find_or_add(*name, id_at);
            } else if (which == 1) {
                owner = read_player(errors::not_an_owner);
            } else if (which == 2) {
                target = read_target();
            } else {
                constexpr std::uint32_t most = ~std::uint32_t{0};
                priority = read_number(most, errors::not_a_priority, {std::to_string(most)});
            }
        });
        if (!source_.ok()) return;
        if (!vertex) return source_.fail(source_.at() - 1, errors::no_id, {});
        if (!draft_.declare(*vertex))
            return source_.fail(id_at, errors::declared_twice, {shortened(draft_.name(*vertex))});
        owned_ = owned_ || owner;
        if (owner) draft_.set_owner(*vertex, *owner);
        if (target) draft_.set_target(*vertex, *target);
        if (priority) draft_.set_priority(*vertex, *priority);
    }

    void read_edge() {
        std::size_t count = 0;
        Vertex ends[2]{};
        if (!expect(Kind::list, errors::not_an_edge)) return;
        json_.array(errors::expected_list, [&] {
            if (count == 2) return refuse(json_.at(), errors::not_an_edge);
            const std::size_t at = json_.at();
            if (const auto name = read_name()) ends[count++] = draft_.find_or_add(*name, at);
        });
        if (!source_.ok()) return;
        if (count < 2) return source_.fail(source_.at() - 1, errors::not_an_edge, {"]"});
        draft_.add_edge(ends[0], ends[1]);
    }

    Source& source_;
    JsonReader json_;
    ArenaDraft draft_;
    std::optional<std::string> start_;
    std::size_t start_at_ = 0;
    bool owned_ = false;
};

} // namespace

Result<NamedArena> read_json_arena(std::string_view text, const std::string& place) {
    Source source(place, text);
    if (!check_arena_text(source)) return source.error();
    return ArenaJson(source).read();
}

} // namespace zermelo
