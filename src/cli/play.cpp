// play: in the terminal, against a person or an AI.
#include "ask/opponent.hpp"
#include "ask/played_game.hpp"
#include "cli/book.hpp"
#include "cli/commands.hpp"
#include "explain/game_text.hpp"
#include "explain/search_words.hpp"

#include <algorithm>
#include <iostream>
#include <memory>

namespace zermelo {

namespace {

struct PlayOptions {
    GameWord game;
    std::string position, first = "human", second = "perfect", form;
    std::optional<std::uint64_t> level;
    bool hints = false;
    BookOptions book;
};

// A game at the terminal.
class Board {
public:
    Board(const Session& session, AnyGame& game, const PlayOptions& options, Position start)
        : session_(session), voice_(session.voice()), game_(game), options_(options), control_(session.control()),
          random_(session.control().seed), played_(game, std::move(start)), strong_(strong_word(game.heuristics())) {}

    int play() {
        if (const int code = prepare(); code != going_on) return code;
        while (true) {
            if (!shown_) show();
            if (const auto winner = played_.winner()) return finish(*winner);
            if (goes_in_circles()) {
                session_.print(voice_.line(words::no_end, {here()}));
                return finish(played_.endless_winner());
            }
            const std::string& who = played_.mover() == Player::one ? options_.first : options_.second;
            const int code = who == "human" ? human_turn() : computer_turn(who);
            if (code != going_on) return code;
        }
    }

private:
    static constexpr int going_on = -1;
    static constexpr std::uint64_t patience = 50'000'000; // positions: a person waits seconds, not minutes (--nodes)

    std::string here() const { return game_.print(played_.here()); }

    bool is_perfect(const std::string& who) const {
        if (who == "human") return false;
        const auto ai = game_.ai(who, "AI");
        return ai && ai->kind == Ai::Kind::perfect;
    }

    // Whether the game can be solved is found out before the first move, and said: perfect means perfect.
    int prepare() {
        if (game_.outcome(played_.here())) return going_on;
        if (!is_perfect(options_.first) && !is_perfect(options_.second) && !options_.hints) return going_on;
        Control patient = control_;
        if (!patient.limits.nodes && !patient.limits.timed()) patient.limits.nodes = patience;
        const auto plan = game_.plan(played_.here(), {}, control_);
        if (plan && plan->method == Method::alphabeta) patient = control_; // it knows how far it reaches
        const auto worth = plan ? game_.worth(played_.here(), patient) : Result<Worth>(plan.error());
        if (worth) return going_on;
        if (worth.error().kind != Error::Kind::limit || control_.is_interrupted()) return session_.fail(worth.error());
        too_large_ = true;
        session_.print(voice_.line(words::plays_by_search, {strong_}));
        return going_on;
    }

    // People stop when they have seen enough; two programs would not.
    bool goes_in_circles() const {
        return options_.first != "human" && options_.second != "human" && played_.repeats();
    }

    void show() {
        shown_ = true;
        session_.print("\n" + game_.draw(played_.here(), voice_.ink) + voice_.ink.faint(here()) + "\n");
    }

    int finish(int winner) const {
        session_.print(winner == 0 ? voice_.line(words::game_drawn)
                                   : voice_.line(words::wins_the_game, {std::to_string(winner)}));
        return done;
    }

    int computer_turn(const std::string& who) {
        auto ai = game_.ai(is_perfect(who) && too_large_ ? strong_ : who, "AI");
        if (!ai) return session_.fail(ai.error());
        auto move = choose_move(game_, played_.here(), *ai, random_, control_);
        if (!move) return session_.fail(move.error());
        session_.print(voice_.line(words::plays, {std::to_string(number(played_.mover())), who, *move}));
        return make(*move);
    }

    int human_turn() {
        if (options_.hints) hint();
        session_.print(voice_.say(words::your_move, {std::to_string(number(played_.mover()))}));
        std::string line;
        if (!std::getline(std::cin, line)) {
            const std::string moves = listed(played_.moves(), " ");
            session_.print("\n" + voice_.line(words::stopped_game, {moves.empty() ? "–" : moves}));
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
            session_.print(voice_.line(words::play_help));
        else if (is({"hint", "conseil"}))
            hint();
        else if (is({"moves", "coups"}))
            session_.print(voice_.line(words::legal_moves, {listed(game_.moves(played_.here()))}));
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
        if (auto made = played_.play(move); !made) return session_.fail(made.error());
        shown_ = false;
        return going_on;
    }

    void hint() {
        if (too_large_) return opinion();
        auto values = game_.values(played_.here(), Form::usual, control_);
        if (!values && values.error().kind == Error::Kind::limit && !control_.is_interrupted()) return opinion();
        if (!values) return void(session_.fail(values.error()));
        session_.print(hint_text(values->moves.front(), voice_));
    }

    void opinion() const {
        auto searched = game_.search(played_.here(), *game_.ai(strong_, "AI"), false, control_);
        if (!searched) return void(session_.fail(searched.error()));
        session_.print(voice_.line(words::hint_opinion, {searched->best.front(), strong_}));
    }

    // Takes back the last move of a person, and what the computer answered.
    void undo() {
        const std::size_t back = options_.first == "human" && options_.second == "human" ? 1 : 2;
        if (played_.undo(back))
            shown_ = false;
        else
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
        shown_ = false;
    }

    const Session& session_;
    const Voice& voice_;
    AnyGame& game_;
    const PlayOptions& options_;
    Control control_;
    Random random_;
    PlayedGame played_;
    std::string strong_;     // who plays in place of a perfect player
    bool too_large_ = false; // to be solved
    bool shown_ = false;
};

// A play between two AIs in the layout of the course's sheet (000 Q27).
int play_course(const Session& session, AnyGame& game, const PlayOptions& options, Position position) {
    const Control& control = session.control();
    const Voice& voice = session.voice();
    Random random(control.seed);
    if (auto form = game.check_form(Form::course); !form) return session.fail(form.error());
    auto solved = game.solve(position, {}, control);
    if (!solved) return session.fail(solved.error());
    session.print(voice.line(words::course_winner, {std::to_string(solved->winner)}) +
                  voice.line(words::course_start, {game.print(position, Form::course)}));
    while (true) {
        const Player mover = game.mover(position);
        session.print(voice.line(words::course_player, {std::to_string(number(mover))}));
        if (const auto outcome = game.outcome(position)) {
            const bool lost = game.winner(position, *outcome) != number(mover);
            session.print("[]\n" + voice.line(lost ? words::course_lost : words::game_drawn));
            return done;
        }
        auto ai = game.ai(mover == Player::one ? options.first : options.second, "AI");
        if (!ai) return session.fail(ai.error());
        auto move = choose_move(game, position, *ai, random, control);
        if (!move) return session.fail(move.error());
        position = *game.after(position, *move);
        session.print(game.print(position, Form::course) + "\n");
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
        session.print(session.voice().line(
            words::level_is, {std::to_string(*options.level), level_word(*options.level, (*game)->heuristics())}));
    auto form = form_of(options.form);
    if (!form) return session.fail(form.error());
    if (*form == Form::course && (options.first == "human" || options.second == "human"))
        return session.fail({"--as", errors::course_needs_ais, {}});
    auto start = position_of(**game, options.position);
    if (!start) return session.fail(start.error());
    if (*form == Form::course) return play_course(session, **game, options, *start);
    if (const auto rule = (*game)->assumed_rule()) session.print(session.voice().line(rule->sentence));
    return Board(session, **game, options, *start).play();
}

} // namespace

void add_play(Command& app, Session& session) {
    auto* command = app.add_subcommand("play", {"play in the terminal, against a person or an AI",
                                                "jouer dans le terminal, contre une personne ou une IA"});
    auto options = std::make_shared<PlayOptions>();
    options->game.add(*command);
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
