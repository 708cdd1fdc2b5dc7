#include "arena/strategy_file.hpp"

#include "arena/pg_scanner.hpp"
#include "arena/word_line.hpp"
#include "core/parameters.hpp"
#include "json/json_reader.hpp"

#include <algorithm>

namespace zermelo {

namespace {

constexpr Text unknown_vertex{"the arena has no vertex \"{}\"", "l'arène n'a pas de sommet « {} »"};
constexpr Text not_an_edge{"there is no edge from {} to {}", "il n'y a pas d'arc de {} vers {}"};
constexpr Text given_twice{"vertex {} has two moves", "le sommet {} a deux coups"};
constexpr Text expected_arrow{"expected \"vertex -> vertex\"", "attendu : « sommet -> sommet »"};
constexpr Text expected_object{"expected a JSON object {\"vertex\": \"vertex\"}",
                               "attendu : un objet JSON {\"sommet\": \"sommet\"}"};
constexpr Text expected_solution{"expected \"id winner move;\"", "attendu : « id gagnant coup; »"};

class StrategyReader {
public:
    StrategyReader(std::string_view text, const std::string& place, const NamedArena& arena)
        : source_(place, text), arena_(arena) {
        file_.moves.assign(arena.arena.size(), no_vertex);
    }

    std::optional<Error> lines() {
        for (std::string_view line : split(source_.text(), '\n')) {
            if (trim(line).empty() || trim(line).starts_with('#')) continue;
            WordLine words(line);
            const auto from = words.word();
            auto to = words.word();
            if (to == "->") to = words.word();
            if (!from || !to || !words.rest().empty()) return error(expected_arrow, line.data());
            if (auto problem = add(*from, *to, line.data())) return problem;
        }
        return std::nullopt;
    }

    // One object, with a string for each key.
    std::optional<Error> json() {
        source_.check_utf8();
        JsonReader reader(source_);
        reader.object(errors::expected_object, [&](const std::string& from, std::size_t at) {
            const JsonReader::Kind kind = reader.kind();
            if (kind == JsonReader::Kind::none) return reader.fail_without_value();
            if (kind != JsonReader::Kind::string) return source_.fail(source_.at(), expected_object);
            const std::string to = reader.string(errors::expected_text);
            if (!source_.ok()) return;
            if (const auto problem = add(from, to, source_.text().data() + at))
                source_.fail(at, problem->sentence, problem->arguments);
        });
        reader.end();
        return source_.ok() ? std::nullopt : std::optional(source_.error());
    }

    std::optional<Error> sol() {
        file_.winners.resize(arena_.arena.size());
        PgScanner scanner(source_.text());
        std::uint32_t number, winner;
        scanner.take_word("paritysol");
        if (!scanner.number(number, Arena::max_vertices) || !scanner.take(';'))
            return error(expected_solution, scanner.at());
        while (!scanner.done()) {
            const char* begin = scanner.at();
            if (!scanner.number(number, Arena::max_vertices) || !scanner.number(winner, 2))
                return error(expected_solution, scanner.at());
            const auto vertex = arena_.with_id(number);
            if (!vertex) return error(unknown_vertex, begin, {std::to_string(number)});
            file_.winners[index(*vertex)] = winner == 0 ? Player::one : Player::two;
            if (scanner.take(';')) continue;
            if (!scanner.number(number, Arena::max_vertices)) return error(expected_solution, scanner.at());
            const auto to = arena_.with_id(number);
            if (!to) return error(unknown_vertex, begin, {std::to_string(number)});
            if (auto problem = add(*vertex, *to, begin)) return problem;
            if (!scanner.take(';')) return error(expected_solution, scanner.at());
        }
        return std::nullopt;
    }

    StrategyFile take() { return std::move(file_); }

private:
    Error error(const Text& sentence, const char* at, std::vector<std::string> arguments = {}) const {
        return source_.error_at(static_cast<std::size_t>(at - source_.text().data()), sentence, std::move(arguments));
    }

    std::optional<Error> add(const std::string& from, const std::string& to, const char* at) {
        const auto vertex = arena_.find(from), move = arena_.find(to);
        if (!vertex || !move) return error(unknown_vertex, at, {vertex ? to : from});
        return add(*vertex, *move, at);
    }
    std::optional<Error> add(Vertex from, Vertex to, const char* at) {
        const auto successors = arena_.arena.successors(from);
        if (std::ranges::find(successors, to) == successors.end())
            return error(not_an_edge, at, {arena_.name(from), arena_.name(to)});
        if (std::exchange(file_.moves[index(from)], to) != no_vertex)
            return error(given_twice, at, {arena_.name(from)});
        return std::nullopt;
    }

    Source source_;
    const NamedArena& arena_;
    StrategyFile file_;
};

} // namespace

Result<StrategyFile> read_strategy(std::string_view text, const std::string& place, const NamedArena& arena) {
    StrategyReader reader(text, place, arena);
    const std::string_view begin = trim(text);
    const auto problem = begin.starts_with('{')           ? reader.json()
                         : begin.starts_with("paritysol") ? reader.sol()
                                                          : reader.lines();
    if (problem) return *problem;
    return reader.take();
}

std::string write_sol(const NamedArena& arena, const std::vector<Player>& winners,
                      const std::vector<Vertex>& strategy) {
    std::string text = "paritysol " + std::to_string(arena.id(Vertex{arena.arena.size() - 1})) + ";\n";
    each_vertex(arena.arena, [&](Vertex v) {
        text += std::to_string(arena.id(v)) + (winners[index(v)] == Player::one ? " 0" : " 1");
        if (strategy[index(v)] != no_vertex) text += " " + std::to_string(arena.id(strategy[index(v)]));
        text += ";\n";
    });
    return text;
}

} // namespace zermelo
