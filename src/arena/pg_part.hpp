// One part of a PGSolver file: vertex after vertex, as the text has them.
#pragma once

#include "arena/arena.hpp"
#include "arena/pg_scanner.hpp"
#include "core/text.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

namespace zermelo::pg {

inline constexpr Text expected_vertex{"expected the number of a vertex (0 to 4294967293)",
                                      "attendu : le numéro d'un sommet (0 à 4294967293)"};
inline constexpr Text expected_priority{"expected a priority (0 to 4294967295)",
                                        "attendu : une priorité (0 à 4294967295)"};
inline constexpr Text expected_owner{"expected an owner, 0 or 1", "attendu : un propriétaire, 0 ou 1"};
inline constexpr Text expected_semicolon{"expected \",\" or \";\"", "attendu : « , » ou « ; »"};
inline constexpr Text open_quote{"this name has no closing quote", "ce nom n'a pas de guillemet fermant"};
inline constexpr Text not_declared{"this vertex is used but not declared", "ce sommet est utilisé mais pas déclaré"};
inline constexpr Text declared_twice{"this vertex is declared twice", "ce sommet est déclaré deux fois"};

struct Flaw {
    const char* at;
    const Text* sentence;
    std::vector<std::string> arguments{};
};

// What one part of the text says. Successors are ids until all parts are known.
struct Part {
    Bulk<std::uint32_t> ids; // empty as long as they count up from `first`
    std::uint32_t first = 0;
    Bulk<Player> owners;
    Bulk<std::uint32_t> priorities;
    Bulk<std::uint64_t> offsets; // of each vertex's successors, and of their end
    Bulk<Vertex> successors;
    std::vector<std::optional<std::string>> names; // empty as long as no vertex has one
    std::uint32_t largest = 0;                     // successor
    std::optional<Flaw> flaw;

    void reserve(std::size_t characters) { // "0 0 0;" is the shortest vertex, "0," the shortest successor
        owners.reserve(characters / 6 + 1);
        priorities.reserve(characters / 6 + 1);
        offsets.reserve(characters / 6 + 2);
        successors.reserve(characters / 2 + 1);
        offsets.push_back(0);
    }
    std::uint32_t id(std::size_t vertex) const {
        return ids.empty() ? first + static_cast<std::uint32_t>(vertex) : ids[vertex];
    }
    void add_id(std::uint32_t id) {
        const std::size_t count = owners.size();
        if (count == 0) first = id;
        if (ids.empty() && id == first + count) return;
        list_ids();
        ids.push_back(id);
    }
    void list_ids() {
        if (!ids.empty()) return;
        ids.resize(owners.size());
        std::iota(ids.begin(), ids.end(), first);
    }
};

inline constexpr std::uint64_t any_id = Arena::max_vertices, any_priority = std::uint64_t{1} << 32;

// Reads on where the part ends. Asks declare(id) of every vertex and declared(id) of every successor; where one says
// no, reading ends with a flaw.
template <class Declare, class Declared>
void read_part(std::string_view text, Part& part, Declare&& declare, Declared&& declared) {
    PgScanner scanner(text);
    auto fail = [&](const Text& sentence, const char* at) { part.flaw = Flaw{at, &sentence}; };
    while (!scanner.done()) {
        std::uint32_t id, priority, owner, successor;
        if (!scanner.number(id, any_id)) return fail(expected_vertex, scanner.at());
        if (!declare(id)) return fail(declared_twice, scanner.token());
        if (!scanner.number(priority, any_priority)) return fail(expected_priority, scanner.at());
        if (!scanner.number(owner, 2)) return fail(expected_owner, scanner.at());
        part.add_id(id);
        part.owners.push_back(owner == 0 ? Player::one : Player::two);
        part.priorities.push_back(priority);
        for (bool more = !scanner.sees(';') && !scanner.sees('"'); more; more = scanner.take(',')) {
            if (!scanner.number(successor, any_id)) return fail(expected_vertex, scanner.at());
            if (!declared(successor)) return fail(not_declared, scanner.token());
            part.largest = std::max(part.largest, successor);
            part.successors.push_back(Vertex{successor});
        }
        part.offsets.push_back(part.successors.size());
        if (scanner.take('"')) {
            part.names.resize(part.owners.size());
            const char* opening = scanner.at() - 1;
            if (!scanner.name(part.names.back().emplace())) return fail(open_quote, opening);
        }
        if (!scanner.take(';')) return fail(expected_semicolon, scanner.at());
    }
    if (!part.names.empty()) part.names.resize(part.owners.size());
}

} // namespace zermelo::pg
