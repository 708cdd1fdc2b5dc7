#include "ask/opponent.hpp"
#include "ask/played_game.hpp"
#include "cli/play_options.hpp"

namespace zermelo {

int play_course(const Session& session, AnyGame& game, const Position& start, const Sides& sides) {
    const Control& control = session.control();
    const Voice& voice = session.voice();
    Random random(control.seed);
    if (auto form = game.check_form(Form::course); !form) return session.fail(form.error());
    auto solved = game.solve(start, {}, control);
    if (!solved) return session.fail(solved.error());
    session.print(voice.line(words::course_winner, {std::to_string(solved->winner)}) +
                  voice.line(words::course_start, {game.print(start, Form::course)}));
    PlayedGame played(game, start);
    while (true) {
        const Player mover = played.mover();
        session.print(voice.line(words::course_player, {std::to_string(number(mover))}));
        if (const auto winner = played.winner()) {
            const bool lost = *winner != number(mover);
            session.print("[]\n" + voice.line(lost ? words::course_lost : words::game_drawn));
            return done;
        }
        if (played.endless()) {
            const int winner = played.endless_winner();
            session.print(voice.line(words::no_end, {game.print(played.here(), Form::course)}));
            session.print(winner == 0 ? voice.line(words::game_drawn)
                                      : voice.line(words::wins_the_game, {std::to_string(winner)}));
            return done;
        }
        auto ai = game.ai(sides.of(mover), "AI");
        if (!ai) return session.fail(ai.error());
        auto move = choose_move(game, played.here(), *ai, random, control);
        if (!move) return session.fail(move.error());
        if (auto made = played.play(*move); !made) return session.fail(made.error());
        session.print(game.print(played.here(), Form::course) + "\n");
    }
}

} // namespace zermelo
