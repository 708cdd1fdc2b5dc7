#include "explain/arena_words.hpp"
#include "explain/game_text.hpp"
#include "explain/search_words.hpp"
#include "explain/utility_words.hpp"
#include "explain/words.hpp"

#include <algorithm>

namespace zermelo {

namespace {

class ExplanationText {
public:
    ExplanationText(const Explanation& explanation, const Voice& voice) : found_(explanation), voice_(voice) {}

    std::string text() && {
        if (found_.worth.utility)
            why_utility();
        else if (found_.over)
            why_over();
        else if (found_.made)
            what_move_does();
        else
            why();
        for (const Idea& idea : found_.ideas) text_ += zermelo::text(idea, voice_);
        return std::move(text_);
    }

private:
    static constexpr std::size_t listed_moves = 12; // of a lost position

    std::string player() const { return std::to_string(number(found_.to_move)); }
    std::string opponent() const { return std::to_string(number(other(found_.to_move))); }
    const MoveFacts& best() const { return found_.moves.front(); }
    void add(const Text& sentence, const std::vector<std::string>& arguments = {}) {
        text_ += voice_.line(sentence, arguments);
    }
    // One sentence where the plies are known, another where only the winner is.
    void add(const Text& with_plies, const Text& without, std::vector<std::string> arguments,
             const std::optional<std::uint64_t>& plies) {
        if (plies) arguments.push_back(voice_.moves(*plies));
        add(plies ? with_plies : without, arguments);
    }

    static std::string utility(const Worth& worth) { return std::to_string(worth.utility.value_or(0)); }

    void why_utility() {
        const std::string value = utility(found_.worth);
        if (found_.over) return add(words::why_utility_final, {found_.position, value});
        if (found_.made) return what_utility_move_does(*found_.made);
        add(found_.to_move == Player::one ? words::why_utility_most : words::why_utility_least,
            {found_.position, value, best().move, best().position, utility(best().worth)});
        std::vector<std::string> others;
        for (std::size_t i = 1; i < found_.moves.size(); ++i)
            others.push_back(i == listed_moves ? "..." : found_.moves[i].move + " = " + utility(found_.moves[i].worth));
        others.resize(std::min(others.size(), listed_moves));
        if (!others.empty()) add(words::other_utilities, {listed(others)});
    }

    void what_utility_move_does(const MoveFacts& made) {
        if (made.answer)
            add(words::move_utility_answer, {made.move, utility(made.worth), *made.answer});
        else
            add(words::move_utility, {made.move, utility(made.worth)});
        const std::int64_t lost = std::abs(*best().worth.utility - *made.worth.utility);
        if (lost == 0) return add(words::move_best);
        add(words::move_gives_away, {std::to_string(lost), best().move, utility(best().worth)});
    }

    void why_over() {
        if (*found_.over == Outcome::draw)
            add(words::why_final_draw, {found_.position});
        else if (!found_.impartial)
            add(words::why_over,
                {found_.position, voice_.say(*found_.over == Outcome::win ? words::is_won : words::is_lost)});
        else
            add(*found_.over == Outcome::win ? words::why_final_win : words::why_final_loss, {found_.position});
    }

    void why() {
        switch (found_.worth.outcome) {
        case Outcome::win: return why_won();
        case Outcome::loss: return why_lost();
        case Outcome::draw: return add(words::why_drawn, {found_.position, best().move});
        case Outcome::endless: break;
        }
        if (found_.worth.result == Outcome::win)
            add(words::why_won_endless, {found_.position, player(), best().move});
        else if (found_.worth.result == Outcome::loss)
            add(words::why_lost_endless, {found_.position, player(), opponent()});
        else
            add(words::why_endless, {found_.position, best().move});
    }

    void why_won() {
        const auto plies = best().worth.plies;
        const std::string rest = !plies             ? ""
                                 : *plies > 1       ? voice_.say(words::why_won_in, {voice_.moves(*plies - 1)})
                                 : found_.impartial ? voice_.say(words::why_won_at_once)
                                                    : voice_.say(words::why_won_over);
        add(words::why_won, {found_.position, player(), best().move, best().position, opponent(), rest});
    }

    void why_lost() {
        add(words::why_lost, {found_.position, player(), opponent()});
        for (std::size_t i = 0; i < std::min(found_.moves.size(), listed_moves); ++i) {
            const MoveFacts& move = found_.moves[i];
            if (!move.answer && move.worth.plies.value_or(0) > 1)
                add(words::why_lost_line_unnamed,
                    {move.move, move.position, opponent(), voice_.moves(*move.worth.plies - 1)});
            else if (!move.answer)
                add(words::why_lost_line_final, {move.move, move.position, opponent()});
            else
                add(words::why_lost_line, words::why_lost_line_some, {move.move, move.position, *move.answer},
                    move.answer_worth.plies);
        }
        if (found_.moves.size() > listed_moves) text_ += "  ...\n";
        if (best().worth.plies) add(words::longest_defence, {best().move, voice_.moves(*best().worth.plies)});
    }

    void what_move_does() {
        const MoveFacts& made = *found_.made;
        switch (made.worth.result) {
        case Outcome::win: return move_wins(made);
        case Outcome::loss: return move_loses(made);
        default: break;
        }
        add(words::move_draws, {made.move});
        if (best().worth.result == Outcome::win)
            throws_away();
        else
            add(words::move_best);
    }

    void move_wins(const MoveFacts& made) {
        if (made.worth.endless())
            add(words::move_wins_endless, {made.move});
        else
            add(words::move_wins, words::move_wins_some, {made.move}, made.worth.plies);
        if (compare(made.worth, best().worth, found_.to_move) == 0)
            add(words::move_best);
        else
            add(words::move_slower, {best().move, voice_.moves(best().worth.plies.value_or(0))});
    }

    void move_loses(const MoveFacts& made) {
        if (made.worth.endless())
            add(words::move_loses_endless, {made.move, opponent()});
        else if (!made.answer && made.worth.plies.value_or(0) > 1)
            add(words::move_loses_in, {made.move, voice_.moves(*made.worth.plies)});
        else if (!made.answer)
            add(words::move_loses_now, {made.move});
        else
            add(words::move_loses, words::move_loses_some, {made.move, *made.answer}, made.answer_worth.plies);
        if (best().worth.result == Outcome::win)
            throws_away();
        else if (best().worth.result == Outcome::loss)
            add(words::move_no_better);
        else
            add(words::move_throws_draw, {best().move});
    }

    void throws_away() {
        if (best().worth.endless())
            add(words::move_throws_endless, {best().move});
        else
            add(words::move_throws_away, words::move_throws_away_some, {best().move}, best().worth.plies);
    }

    const Explanation& found_;
    const Voice& voice_;
    std::string text_;
};

} // namespace

std::string text(const Explanation& explanation, const Voice& voice) {
    return ExplanationText(explanation, voice).text();
}

std::string line_text(const Explanation& explanation, const Voice& voice) {
    if (explanation.line.empty()) return "";
    std::string moves = listed(explanation.line, " ");
    if (explanation.line_ends_early) moves = voice.say(words::line_ends_early, {moves});
    return voice.line(explanation.refuted() ? words::refutation : words::best_line, {moves});
}

} // namespace zermelo
