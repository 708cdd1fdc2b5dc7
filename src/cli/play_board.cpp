// A game at the terminal: input and output, nothing else. What is known of a play stands in ask/, what is said in
// explain/.
#include "ask/checked_ideas.hpp"
#include "ask/opponent.hpp"
#include "ask/review.hpp"
#include "ask/stop_errors.hpp"
#include "cli/line_input.hpp"
#include "cli/play_options.hpp"
#include "cli/watch.hpp"
#include "explain/game_text.hpp"
#include "explain/play_text.hpp"
#include "explain/play_words.hpp"
#include "explain/search_words.hpp"
#include "explain/utility_words.hpp"

#include <algorithm>

namespace zermelo {

namespace {

constexpr int going_on = -1;
constexpr std::uint64_t patience = 50'000'000; // positions: a person waits seconds, not minutes (--nodes)
constexpr std::uint64_t glance = 3'000'000;    // what nobody asked for may take less

// A line that somebody typed: a command and what follows it.
struct Typed {
    std::string line, command, argument;

    explicit Typed(std::string_view text)
        : line(trim(text)), command(line.substr(0, line.find(' '))),
          argument(trim(std::string_view(line).substr(command.size()))) {}
    bool is(std::initializer_list<std::string_view> names) const {
        return std::ranges::find(names, command) != names.end();
    }
    bool is_quoted() const { return line.size() > 2 && line.starts_with('"') && line.ends_with('"'); }
};

class Board {
public:
    Board(const Session& session, AnyGame& game, const Position& start, Sides sides, bool free, bool hints)
        : session_(session), voice_(session.voice()), game_(game), sides_(std::move(sides)), free_(free), hints_(hints),
          control_(session.control()), random_(session.control().seed), played_(game, start),
          input_(session.control().interrupted), strong_(strong_word(game.heuristics())) {}

    int play() {
        if (sides_.with_person()) forget_deadline();
        int code = prepare();
        if (code == going_on && sides_.with_person()) say_rules(), say_sides();
        while (code == going_on) {
            code = play_once();
            if (code == going_on) code = offer_another();
        }
        return code;
    }

private:
    std::string here() const { return game_.print(played_.here()); }

    bool is_perfect(const std::string& who) const {
        if (who == person) return false;
        const auto ai = game_.ai(who, "AI");
        return ai && ai->kind == Ai::Kind::perfect;
    }

    Control patient(std::uint64_t nodes) const {
        Control control = control_;
        if (!control.limits.nodes && !control.limits.timed()) control.limits.nodes = nodes;
        return control;
    }

    // Whether the game can be solved is found out before the first move, and said: perfect means perfect. A person gets
    // the side that can win, unless sides were chosen.
    int prepare() {
        const bool needed = is_perfect(sides_.first) || is_perfect(sides_.second) || hints_;
        if (game_.outcome(played_.here()) || (!needed && !sides_.with_person())) return going_on;
        Control control = patient(needed ? patience : glance);
        const auto plan = game_.plan(played_.here(), {}, control_);
        if (needed && plan && plan->method == Method::alphabeta) control = control_; // it knows how far it reaches
        const auto better = plan ? better_side(game_, played_.here(), control) : Result<BetterSide>(plan.error());
        if (better) {
            better_ = *better;
            if (free_ && better->winner == 2) std::swap(sides_.first, sides_.second);
            return going_on;
        }
        if (better.error().kind != Error::Kind::limit || control_.is_interrupted())
            return session_.fail(better.error());
        if (!needed) return going_on;
        too_large_ = true;
        session_.print(voice_.line(words::plays_by_search, {strong_}));
        return going_on;
    }

    void say_rules() const {
        const auto moves = game_.moves(played_.here());
        if (moves.empty()) return;
        const std::string example(game_.info().move);
        const bool legal = std::ranges::find(moves, example) != moves.end();
        session_.print(rules_text(game_.info(), game_.word(), legal ? example : moves.back(), voice_));
    }
    void say_sides() const {
        if (!game_.outcome(played_.start())) session_.print(text(better_, sides_.only_person(), voice_));
    }

    // Until the end of the game; going_on: it was played to its end.
    int play_once() {
        while (true) {
            if (!shown_) show();
            if (const Stop stop = control_.stop(); stop != Stop::none && !sides_.with_person())
                return session_.fail(stop_error("play", stop, {Stage::play, played_.moves().size(), 0, 0}, control_));
            if (const auto winner = played_.winner()) return finish(*winner);
            if (played_.endless()) {
                session_.print(voice_.line(words::no_end, {here()}));
                return finish(played_.endless_winner());
            }
            const int code = sides_.is_person(played_.mover()) ? person_moves() : computer_moves();
            if (code != going_on) return code;
        }
    }

    void show() {
        shown_ = true;
        session_.print("\n" + game_.draw(played_.here(), voice_.ink) + voice_.ink.faint(here()) + "\n");
        if (sides_.with_person() && played_.times() == 2 && !played_.endless() && !played_.winner())
            session_.print(voice_.line(words::comes_again, {here()}));
    }

    int finish(int winner) {
        const auto worth = game_.worth(played_.here(), control_);
        if (worth && worth->utility) // which says more than who has won
            session_.print(voice_.line(words::utility_over, {std::to_string(*worth->utility)}));
        else
            session_.print(winner == 0 ? voice_.line(words::game_drawn)
                                       : voice_.line(words::wins_the_game, {std::to_string(winner)}));
        if (!sides_.with_person()) return done;
        if (played_.moves().empty()) return done;
        const auto review = review_play(played_, patient(glance));
        if (!review) return session_.fail(review.error());
        session_.print(text(*review, voice_));
        return going_on;
    }

    // The next line; nothing at the end of the input.
    std::optional<Typed> ask(const std::string& prompt) {
        const auto line = input_.read(prompt);
        return line ? std::optional(Typed(*line)) : std::nullopt;
    }

    int end_of_input() const {
        session_.print("\n");
        return control_.is_interrupted() ? interrupt_code : done;
    }

    // After the end: the same again, with the sides swapped, or against another level.
    int offer_another() {
        while (true) {
            const auto typed = ask(voice_.say(words::play_again));
            if (!typed) return end_of_input();
            if (typed->is({"quit", "exit", "q", "quitter"})) return done;
            if (typed->is({"rematch", "revanche"})) return begin_again();
            if (typed->is({"swap", "changer", "échanger", "echanger"})) {
                std::swap(sides_.first, sides_.second);
                return begin_again();
            }
            if (!typed->is({"level", "niveau"})) continue;
            const std::string level = "level:" + typed->argument;
            if (auto ai = game_.ai(level, "AI"); !ai) {
                session_.fail(ai.error());
                continue;
            }
            sides_.opponent() = level;
            return begin_again();
        }
    }

    int begin_again() {
        played_.undo(played_.moves().size());
        shown_ = false;
        say_sides();
        return going_on;
    }

    int computer_moves() {
        const std::string& who = sides_.of(played_.mover());
        auto ai = game_.ai(is_perfect(who) && too_large_ ? strong_ : who, "AI");
        if (!ai) return session_.fail(ai.error());
        auto move = choose_move(game_, played_.here(), *ai, random_, control_);
        if (!move) return session_.fail(move.error());
        session_.print(voice_.line(words::plays, {std::to_string(number(played_.mover())), who, *move}));
        return make(*move);
    }

    int person_moves() {
        if (hints_) hint();
        const auto typed = ask(voice_.say(words::your_move, {std::to_string(number(played_.mover()))}));
        if (!typed) {
            const std::string moves = listed(played_.moves(), " ");
            session_.print("\n" + voice_.say(words::stopped_game, {moves.empty() ? "–" : moves}));
            return end_of_input();
        }
        if (typed->line.empty()) return going_on;
        if (typed->is_quoted()) return make_by_hand(typed->line.substr(1, typed->line.size() - 2));
        if (typed->is({"quit", "exit", "q", "quitter"})) return done;
        return obey(*typed) ? going_on : make_by_hand(typed->line);
    }

    // False: this is no command.
    bool obey(const Typed& typed) {
        if (typed.is({"help", "?", "aide"}))
            say_rules(), session_.print(text(better_, 0, voice_) + voice_.line(words::play_help));
        else if (typed.is({"hint", "conseil"}))
            hint();
        else if (typed.is({"moves", "coups"}))
            session_.print(voice_.line(words::legal_moves, {listed(game_.moves(played_.here()))}));
        else if (typed.is({"undo", "annuler"}))
            undo();
        else if (typed.is({"save", "sauver"}))
            save(typed.argument);
        else if (typed.is({"load", "charger"}))
            load(typed.argument);
        else
            return false;
        return true;
    }

    // A person who mistypes may try again.
    int make_by_hand(const std::string& move) {
        const int code = make(move);
        return code == bad_input ? going_on : code;
    }

    int make(const std::string& move) {
        if (auto made = played_.play(move); !made) return session_.fail(made.error());
        shown_ = false;
        return going_on;
    }

    void hint() {
        if (too_large_) return opinion();
        auto found = zermelo::hint(game_, played_.here(), control_);
        if (!found && found.error().kind == Error::Kind::limit && !control_.is_interrupted()) return opinion();
        if (!found) return void(session_.fail(found.error()));
        session_.print(text(*found, voice_));
    }

    void opinion() const {
        auto searched = game_.search(played_.here(), *game_.ai(strong_, "AI"), false, control_);
        if (!searched) return void(session_.fail(searched.error()));
        session_.print(voice_.line(words::hint_opinion, {searched->best.front(), strong_}));
    }

    // Takes back the last move of a person, and what the computer answered.
    void undo() {
        for (std::size_t back = 1; back <= played_.moves().size(); ++back) {
            if (!sides_.is_person(game_.mover(played_.after(played_.moves().size() - back)))) continue;
            played_.undo(back);
            shown_ = false;
            return;
        }
        session_.print(voice_.line(words::nothing_to_undo));
    }

    void save(const std::string& path) const {
        auto written = write_file(path, played_.saved());
        if (!written)
            session_.fail(written.error());
        else
            session_.print(voice_.line(words::saved_game, {path}));
    }

    void load(const std::string& path) {
        auto text = read_file(path);
        if (!text) return void(session_.fail(text.error()));
        if (auto loaded = played_.load(*text, path); !loaded) return void(session_.fail(loaded.error()));
        const auto better = better_side(game_, played_.start(), patient(glance));
        better_ = better ? std::optional(*better) : std::nullopt;
        shown_ = false;
    }

    const Session& session_;
    const Voice& voice_;
    AnyGame& game_;
    Sides sides_;
    bool free_, hints_;
    Control control_;
    Random random_;
    PlayedGame played_;
    LineInput input_;
    std::string strong_;                 // who plays in place of a perfect player
    bool too_large_ = false;             // to be solved
    std::optional<BetterSide> better_{}; // of the start, where it is known
    bool shown_ = false;
};

} // namespace

int play_at_terminal(const Session& session, AnyGame& game, const Position& start, Sides sides, bool free, bool hints) {
    return Board(session, game, start, std::move(sides), free, hints).play();
}

} // namespace zermelo
