#include "cli/book.hpp"
#include "cli/commands.hpp"

#include "explain/arena_words.hpp"
#include "explain/search_words.hpp"

#include <algorithm>
#include <iostream>
#include <memory>
#include <unistd.h>

namespace zermelo {

namespace {

struct PlayOptions {
    std::string game, position, first = "human", second = "perfect", form;
    std::optional<std::uint64_t> level;
    bool hints = false;
    BookOptions book;
};

// A game at the terminal: whose turn, what was played, and how to go back.
class Board {
public:
    Board(const Session& session, AnyGame& game, const PlayOptions& options)
        : session_(session), game_(game), options_(options), control_(session.control()), free_(session.control()),
          random_(session.control().seed), ink_(session.ink()), strong_(strong_word(game.heuristics())) {
        if (!control_.limits.nodes) control_.limits.nodes = most_positions;
        free_.limits.nodes = 0;
    }

    int play() {
        auto seen = game_.look(options_.position.empty() ? Position{} : options_.position, ink_);
        if (!seen) return session_.fail(seen.error());
        start_ = (*seen)["position"];
        while (true) {
            seen = game_.look(here(), ink_);
            if (!seen) return session_.fail(seen.error());
            if (shown_ != here()) show(*seen);
            if (!(*seen)["winner"].is_null()) return finish((*seen)["winner"]);
            if (goes_in_circles()) {
                session_.print(session_.say(words::no_end, {here()}) + "\n");
                return finish((*seen)["endless_winner"]);
            }
            const int mover = (*seen)["to_move"];
            const std::string& who = mover == 1 ? options_.first : options_.second;
            const int code = who == "human" ? human_turn(mover) : computer_turn(mover, who);
            if (code != going_on) return code;
        }
    }

private:
    static constexpr int going_on = -1;
    static constexpr std::uint64_t most_positions = 3'000'000; // a person waits seconds, not minutes (--nodes)

    std::string here() const { return positions_.empty() ? start_ : positions_.back(); }

    // People stop when they have seen enough; two programs would not.
    bool goes_in_circles() const {
        return options_.first != "human" && options_.second != "human" && std::ranges::count(positions_, here()) >= 3;
    }

    void show(const Json& seen) {
        shown_ = here();
        session_.print("\n" + seen["drawing"].get<std::string>() + ink_.faint(seen["position"].get<std::string>()) +
                       "\n");
    }

    int finish(int winner) const {
        session_.print((winner == 0 ? session_.say(words::game_drawn)
                                    : session_.say(words::wins_the_game, {std::to_string(winner)})) +
                       "\n");
        return done;
    }

    int computer_turn(int mover, const std::string& who) {
        const auto ai = game_.ai(who, "AI");
        const bool perfect = ai && ai->kind == Ai::Kind::perfect;
        auto move = game_.choose(perfect && too_large_ ? strong_ : who, here(), random_, perfect ? control_ : free_);
        if (perfect && !too_large_ && cannot_solve(move)) {
            session_.print(session_.say(words::plays_by_search, {strong_}) + "\n");
            move = game_.choose(strong_, here(), random_, free_);
        }
        if (!move) return session_.fail(move.error());
        session_.print(session_.say(words::plays, {std::to_string(mover), who, *move}) + "\n");
        return make(*move);
    }

    // Whether an answer failed because the game is too large to be solved in the time that a person waits.
    template <class T> bool cannot_solve(const Result<T>& answer) {
        if (!answer && answer.error().kind == Error::Kind::limit && !*control_.interrupted) too_large_ = true;
        return !answer && too_large_;
    }

    int human_turn(int mover) {
        if (options_.hints) hint();
        session_.print(session_.say(words::your_move, {std::to_string(mover)}));
        std::string line;
        if (!std::getline(std::cin, line)) {
            std::string played;
            for (const std::string& move : moves_) played += (played.empty() ? "" : " ") + move;
            session_.print("\n" + session_.say(words::stopped_game, {played.empty() ? "–" : played}) + "\n");
            return done;
        }
        const std::string text(trim(line));
        const std::string command = text.substr(0, text.find(' '));
        const std::string argument(trim(std::string_view(text).substr(command.size())));
        auto is = [&](std::initializer_list<std::string_view> names) {
            return std::ranges::find(names, command) != names.end();
        };
        if (text.empty()) return going_on;
        if (text.size() > 2 && text.starts_with('"') && text.ends_with('"'))
            return make_by_hand(text.substr(1, text.size() - 2));
        if (is({"quit", "exit", "q", "quitter"})) return done;
        if (is({"help", "?", "aide"}))
            session_.print(session_.say(words::play_help) + "\n");
        else if (is({"hint", "conseil"}))
            hint();
        else if (is({"moves", "coups"}))
            list_moves();
        else if (is({"undo", "annuler"}))
            undo();
        else if (is({"save", "sauver"}))
            save(argument);
        else if (is({"load", "charger"}))
            load(argument);
        else
            return make_by_hand(text);
        return going_on;
    }

    // A person who mistypes may try again.
    int make_by_hand(const std::string& move) {
        const int code = make(move);
        return code == bad_input ? going_on : code;
    }

    int make(const std::string& move) {
        auto next = game_.apply(here(), move);
        if (!next) return session_.fail(next.error());
        positions_.push_back(*next);
        moves_.push_back(move);
        shown_.clear(); // also where the move leads back to the same position
        return going_on;
    }

    void hint() {
        if (too_large_) return opinion();
        auto answer = game_.moves(here(), false, control_);
        if (cannot_solve(answer)) return opinion();
        if (!answer) return void(session_.fail(answer.error()));
        const Json& best = (*answer)["moves"][0];
        const Text& sentence = best["outcome"] == "loss"  ? words::hint_loss
                               : best["outcome"] != "win" ? words::hint_draw
                               : best["plies"].is_null()  ? words::hint_win_endless
                                                          : words::hint_win;
        const std::string moves = best["plies"].is_null() ? "" : session_.moves(best["plies"]);
        session_.print(session_.say(sentence, {best["move"], moves}) + "\n");
    }

    void opinion() const {
        auto answer = game_.search(here(), strong_, free_);
        if (!answer) return void(session_.fail(answer.error()));
        session_.print(session_.say(words::hint_opinion, {(*answer)["best"], strong_}) + "\n");
    }

    void list_moves() const {
        auto seen = game_.look(here(), {});
        std::string names;
        for (const Json& move : (*seen)["moves"]) names += (names.empty() ? "" : ", ") + move.get<std::string>();
        session_.print(session_.say(words::legal_moves, {names}) + "\n");
    }

    // Takes back the last move of a person, and what the computer answered.
    void undo() {
        const std::size_t back = options_.first == "human" && options_.second == "human" ? 1 : 2;
        if (moves_.size() < back) return session_.print(session_.say(words::nothing_to_undo) + "\n");
        positions_.resize(positions_.size() - back);
        moves_.resize(moves_.size() - back);
        shown_.clear();
    }

    void save(const std::string& path) const {
        auto written =
            write_file(path, Json{{"game", game_.word()}, {"start", start_}, {"moves", moves_}}.dump(2) + "\n");
        if (!written)
            session_.fail(written.error());
        else
            session_.print(session_.say(words::saved_game, {path}) + "\n");
    }

    void load(const std::string& path) {
        auto text = read_file(path);
        if (!text) return void(session_.fail(text.error()));
        const Json saved = Json::parse(*text, nullptr, false);
        const Error wrong{path, errors::not_a_saved_game, {game_.word()}, Error::Kind::damaged};
        if (!saved.is_object() || saved.value("game", Json()) != game_.word() ||
            !saved.value("start", Json()).is_string() || !saved.value("moves", Json()).is_array())
            return void(session_.fail(wrong));
        std::vector<std::string> positions, moves;
        std::string at = saved["start"];
        for (const Json& move : saved["moves"]) {
            auto next = move.is_string() ? game_.apply(at, move) : Result<std::string>(wrong);
            if (!next) return void(session_.fail(wrong));
            positions.push_back(at = *next);
            moves.push_back(move);
        }
        start_ = saved["start"], positions_ = positions, moves_ = moves;
        shown_.clear();
    }

    const Session& session_;
    AnyGame& game_;
    const PlayOptions& options_;
    Control control_; // for solving
    Control free_;    // for AIs, whose words have their own limits
    Random random_;
    Ink ink_;
    std::string strong_;     // who plays in place of a perfect player
    bool too_large_ = false; // to be solved
    std::string start_, shown_;
    std::vector<std::string> positions_, moves_;
};

// A play between two AIs in the layout of the course's sheet (000 Q27).
int play_course(const Session& session, AnyGame& game, const PlayOptions& options) {
    const Control& control = session.control();
    Random random(control.seed);
    Position position = options.position.empty() ? Position{} : options.position;
    auto value = game.solve({.position = position}, control);
    if (!value) return session.fail(value.error());
    auto form = game.course_form(position);
    if (!form) return session.fail(form.error());
    session.print(session.say(words::course_winner, {std::to_string((*value)["winner"].get<int>())}) + "\n" +
                  session.say(words::course_start, {*form}) + "\n");
    while (true) {
        auto seen = game.look(position, {});
        if (!seen) return session.fail(seen.error());
        const int mover = (*seen)["to_move"];
        session.print(session.say(words::course_player, {std::to_string(mover)}) + "\n");
        if (!(*seen)["winner"].is_null()) {
            session.print("[]\n" + session.say((*seen)["winner"] != mover ? words::course_lost : words::game_drawn) +
                          "\n");
            return done;
        }
        auto move = game.choose(mover == 1 ? options.first : options.second, position, random, control);
        if (!move) return session.fail(move.error());
        auto next = game.apply(position, *move);
        if (!next) return session.fail(next.error());
        position = *next;
        session.print(*game.course_form(position) + "\n");
    }
}

int run_play(const Session& session, PlayOptions options) {
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    if (const auto book = open_book(session, **game, options.book); !book) return session.fail(book.error());
    if (options.level) {
        if (options.second != "perfect") return session.fail({"--level", errors::level_or_second, {}});
        (options.first == "human" ? options.second : options.first) = "level:" + std::to_string(*options.level);
    }
    for (const auto& [who, place] : {std::pair{options.first, "--first"}, {options.second, "--second"}})
        if (who != "human")
            if (auto ai = (*game)->ai(who, place); !ai) return session.fail(ai.error());
    if (options.level)
        session.print(session.say(words::level_is,
                                  {std::to_string(*options.level), level_word(*options.level, (*game)->heuristics())}) +
                      "\n");
    if (!options.form.empty() && options.form != "course")
        return session.fail({"--as", errors::unknown_choice, {options.form, "course"}});
    if (options.form == "course" && (options.first == "human" || options.second == "human"))
        return session.fail({"--as", errors::course_needs_ais, {}});
    if (options.form == "course") return play_course(session, **game, options);
    return Board(session, **game, options).play();
}

} // namespace

void add_play(Command& app, Session& session) {
    auto* command = app.add_subcommand("play", {"play in the terminal, against a person or an AI",
                                                "jouer dans le terminal, contre une personne ou une IA"});
    auto options = std::make_shared<PlayOptions>();
    add_game_word(*command, options->game);
    command->add_option(
        "--first", options->first,
        {"human, or an AI: perfect, random, alphabeta:depth=4 ... (default: human)",
         "human (une personne), ou une IA : perfect, random, alphabeta:depth=4 ... (par défaut : human)"});
    command->add_option("--second", options->second, {"likewise (default: perfect)", "de même (par défaut : perfect)"});
    add_start(*command, options->position);
    command->add_option(
        "--level", options->level,
        {"play against level 1 (chance) to 10 (perfect)", "jouer contre le niveau 1 (hasard) à 10 (parfait)"});
    command->add_flag("--hints", options->hints,
                      {"say before each move what is best", "dire avant chaque coup quel est le meilleur"});
    command
        ->add_option("--as", options->form,
                     {"course: two AIs, in the layout of the course's sheet",
                      "course : deux IA, dans la présentation de la feuille du cours"})
        ->check(not_empty);
    options->book.add(*command);
    command->examples("  zermelo play connect4 --level 6\n"
                      "  zermelo play babylone --second human\n"
                      "  zermelo play subtraction:21,misere --hints\n"
                      "  zermelo play babylone:2,2 --first perfect --second perfect --as course --lang fr");
    command->callback([&session, options] { session.run([&] { return run_play(session, *options); }); });
}

} // namespace zermelo
