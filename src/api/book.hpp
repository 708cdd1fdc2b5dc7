// An opening book: the scores of all positions after so many moves, in a file that can be continued and checked.
//
//      zermelo book 1 connect4:7,6,4 8          version, game, moves made
//      11223344 -2                              a position, its score for the player to move (core/expert.hpp)
//      ...
//      end 8c1a5e0b23f4d697                     once it is complete: a hash of all lines above
//
// Positions that are alike are there once, in the order of their keys.
#pragma once

#include "api/any_game.hpp"
#include "api/oracle.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

namespace zermelo {

template <WithExpert G> class Book {
public:
    using State = typename G::State;

    Book(const G& game, const std::string& word, ExactSolver<G>& solver, const Control& control)
        : game_(game), word_(word), solver_(solver), control_(control), watch_(control) {}

    // Reads what there is, computes what is missing, and tells the solver all of it.
    Result<Json> use(std::string_view text, const std::string& place, unsigned plies, const Append& append) {
        std::size_t line = 0, known = 0;
        bool complete = false;
        auto damaged = [&](const Text& reason) {
            return Error{place + ":" + std::to_string(line), reason, {}, Error::Kind::damaged};
        };
        auto next_line = [&]() -> std::optional<std::string_view> {
            const std::size_t end = text.find('\n');
            if (end == std::string_view::npos) return std::nullopt; // cut off while it was written, or the end
            const std::string_view found = text.substr(0, end);
            text.remove_prefix(end + 1);
            ++line;
            return found;
        };
        if (const auto header = next_line()) {
            const std::string begin = title();
            if (!header->starts_with(begin) || !read(header->substr(begin.size()), plies) || plies > most_plies)
                return damaged(errors::not_this_book);
            add(*header);
        } else if (!text.empty())
            return line = 1, damaged(errors::not_this_book);
        if (plies > most_plies) return Error{"--plies", errors::book_too_deep, {std::to_string(most_plies)}};
        auto positions = positions_after(plies);
        if (!positions) return positions.error();
        while (const auto found = next_line()) {
            if (complete) return damaged(errors::book_goes_on);
            if (found->starts_with("end ")) {
                if (known != positions->size() || *found != end_line()) return damaged(errors::book_checksum);
                complete = true;
                continue;
            }
            const std::size_t space = found->find(' ');
            int score = 0;
            if (known == positions->size() || space == std::string_view::npos ||
                found->substr(0, space) != game_.print((*positions)[known]) || !read(found->substr(space + 1), score) ||
                !solver_.learn((*positions)[known], score))
                return damaged(errors::bad_book_line);
            add(*found);
            ++known;
        }
        if (!text.empty()) return ++line, damaged(errors::book_cut_off);
        const std::size_t found = known;
        if (line == 0)
            if (auto done = write(title() + std::to_string(plies), append); !done) return done.error();
        for (; known < positions->size(); ++known) {
            const State& state = (*positions)[known];
            Progress progress{watch_, known, positions->size()};
            const auto score = solver_.score(state, progress);
            if (!score) return limit_error(word_, watch_, control_);
            if (auto done = write(game_.print(state) + " " + std::to_string(*score), append); !done)
                return done.error();
            solver_.learn(state, *score);
        }
        if (!complete)
            if (auto done = append(end_line() + "\n"); !done) return done.error();
        return Json{{"file", place},
                    {"plies", plies},
                    {"positions", known},
                    {"new", known - found},
                    {"seconds", watch_.seconds()}};
    }

private:
    static constexpr unsigned most_plies = 12;

    // Counts positions of the book, not those of a search.
    struct Progress {
        Watch& watch;
        std::size_t done, total;
        Stop checkpoint(const Work& work) { return watch.checkpoint({Stage::search, done, total, work.bytes}); }
    };

    std::string title() const { return "zermelo book 1 " + word_ + " "; }
    std::string end_line() const {
        constexpr char digits[] = "0123456789abcdef";
        std::string text = "end ";
        for (int shift = 60; shift >= 0; shift -= 4) text += digits[hash_ >> shift & 15];
        return text;
    }
    void add(std::string_view line) {
        for (char c : line) hash_ = hash(hash_ ^ static_cast<unsigned char>(c));
    }
    Result<bool> write(const std::string& line, const Append& append) {
        add(line);
        return append(line + "\n");
    }
    template <class Number> static bool read(std::string_view text, Number& number) {
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
        return problem == std::errc() && end == text.data() + text.size();
    }

    // In which the game goes on, one for all that are alike.
    Result<std::vector<State>> positions_after(unsigned plies) {
        std::vector<State> now{game_.initial()};
        for (unsigned i = 0; i < plies; ++i) {
            std::vector<typename G::Key> keys;
            for (const State& state : now) {
                if (watch_.checkpoint({Stage::explore, keys.size(), 0, keys.size() * sizeof(keys[0])}) != Stop::none)
                    return limit_error(word_, watch_, control_);
                game_.moves(state, [&](const typename G::Move& move) {
                    const State child = game_.apply(state, move);
                    if (!game_.outcome(child)) keys.push_back(game_.key(representative(game_, child, true)));
                });
            }
            std::sort(keys.begin(), keys.end());
            keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
            now.clear();
            for (const auto& key : keys) now.push_back(game_.state(key));
        }
        return now;
    }

    const G& game_;
    const std::string& word_;
    ExactSolver<G>& solver_;
    const Control& control_;
    Watch watch_;
    std::uint64_t hash_ = 0;
};

} // namespace zermelo
