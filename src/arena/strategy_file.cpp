#include "arena/strategy_file.hpp"

#include "arena/arena_draft.hpp"
#include "arena/pg_scanner.hpp"
#include "arena/word_line.hpp"
#include "core/parameters.hpp"

#include <nlohmann/json.hpp>

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

class Reader {
public:
    Reader(std::string_view text, const std::string& place, const NamedArena& arena)
        : text_(text), place_(place), arena_(arena) {
        file_.moves.assign(arena.arena.size(), no_vertex);
    }

    std::optional<Error> lines() {
        for (std::string_view line : split(text_, '\n')) {
            if (trim(line).empty()) continue;
            WordLine words(line);
            const auto from = words.word();
            auto to = words.word();
            if (to == "->") to = words.word();
            if (!from || !to || !words.rest().empty()) return error(expected_arrow, line.data());
            if (auto problem = add(*from, *to, line.data())) return problem;
        }
        return std::nullopt;
    }

    std::optional<Error> json() {
        const auto object = nlohmann::json::parse(text_, nullptr, false);
        if (!object.is_object()) return error(expected_object, text_.data());
        for (const auto& [from, to] : object.items()) {
            if (!to.is_string()) return error(expected_object, text_.data());
            if (auto problem = add(from, to.get<std::string>(), text_.data())) return problem;
        }
        return std::nullopt;
    }

    std::optional<Error> sol() {
        file_.winners.resize(arena_.arena.size());
        PgScanner scanner(text_);
        std::uint32_t number, winner;
        scanner.take_word("paritysol");
        if (!scanner.number(number, Arena::most_vertices) || !scanner.take(';'))
            return error(expected_solution, scanner.at());
        while (!scanner.done()) {
            const char* begin = scanner.at();
            if (!scanner.number(number, Arena::most_vertices) || !scanner.number(winner, 2))
                return error(expected_solution, scanner.at());
            const auto vertex = numbered(number);
            if (!vertex) return error(unknown_vertex, begin, {std::to_string(number)});
            file_.winners[index(*vertex)] = winner == 0 ? Player::one : Player::two;
            if (scanner.take(';')) continue;
            if (!scanner.number(number, Arena::most_vertices)) return error(expected_solution, scanner.at());
            const auto to = numbered(number);
            if (!to) return error(unknown_vertex, begin, {std::to_string(number)});
            if (auto problem = add(*vertex, *to, begin)) return problem;
            if (!scanner.take(';')) return error(expected_solution, scanner.at());
        }
        return std::nullopt;
    }

    StrategyFile take() { return std::move(file_); }

private:
    Error error(const Text& sentence, const char* at, std::vector<std::string> arguments = {}) const {
        return ArenaText{text_, place_}.error(static_cast<std::size_t>(at - text_.data()), sentence,
                                              std::move(arguments));
    }
    // Ids are names, unless vertices have names of their own.
    std::optional<Vertex> numbered(std::uint32_t id) const {
        if (const auto vertex = arena_.find(std::to_string(id))) return vertex;
        return id < arena_.arena.size() ? std::optional(Vertex{id}) : std::nullopt;
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

    std::string_view text_;
    const std::string& place_;
    const NamedArena& arena_;
    StrategyFile file_;
};

} // namespace

Result<StrategyFile> read_strategy(std::string_view text, const std::string& place, const NamedArena& arena) {
    Reader reader(text, place, arena);
    const std::string_view begin = trim(text);
    const auto problem = begin.starts_with('{')           ? reader.json()
                         : begin.starts_with("paritysol") ? reader.sol()
                                                          : reader.lines();
    if (problem) return *problem;
    return reader.take();
}

std::string write_sol(const std::vector<Player>& winners, const std::vector<Vertex>& strategy) {
    std::string text = "paritysol " + std::to_string(winners.empty() ? 0 : winners.size() - 1) + ";\n";
    for (std::size_t v = 0; v < winners.size(); ++v) {
        text += std::to_string(v) + (winners[v] == Player::one ? " 0" : " 1");
        if (strategy[v] != no_vertex) text += " " + std::to_string(index(strategy[v]));
        text += ";\n";
    }
    return text;
}

} // namespace zermelo
