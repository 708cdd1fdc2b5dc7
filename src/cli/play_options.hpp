// What play was asked for, and the two ways to show it.
#pragma once

#include "cli/book.hpp"
#include "cli/game_word.hpp"
#include "cli/session.hpp"

namespace zermelo {

inline constexpr std::string_view person = "human"; // the word for a player who is no AI

struct PlayOptions {
    GameWord game;
    std::string position, first, second, form; // first, second: empty where nothing was said
    std::optional<std::uint64_t> level;
    bool hints = false;
    BookOptions book;

    // Whether the person may get the side that can win.
    bool sides_are_free() const { return first.empty() && second.empty(); }
};

// Who plays: "human", or the word of an AI.
struct Sides {
    std::string first, second;

    const std::string& of(Player player) const { return player == Player::one ? first : second; }
    bool is_person(Player player) const { return of(player) == person; }
    bool with_person() const { return first == person || second == person; }
    // 1 or 2; 0 where nobody or both are.
    int only_person() const { return (first == person) == (second == person) ? 0 : first == person ? 1 : 2; }
    // Whom a person plays against; player one where nobody is a person.
    std::string& opponent() { return first == person ? second : first; }
};

// At the terminal, as often as people want to. `free`: a person who has not chosen gets the side that can win.
int play_at_terminal(const Session& session, AnyGame& game, const Position& start, Sides sides, bool free, bool hints);
// Two AIs, in the layout of the course's sheet (000 Q27).
int play_course(const Session& session, AnyGame& game, const Position& start, const Sides& sides);

} // namespace zermelo
