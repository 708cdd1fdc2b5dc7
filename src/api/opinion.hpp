// What a search thinks of a position or of a move, in words that never take an opinion for a proof.
#pragma once

#include "api/search_answer.hpp"

namespace zermelo {

template <Notated G> class Opinion {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    Opinion(const G& game, const Ai& ai, Language language, const Control& control)
        : game_(game), ai_(ai), language_(language), control_(control) {}

    // text: what it thinks; line: the play that it expects. Requires that the game is not over.
    Result<Json> of(const State& state, const std::optional<std::string>& text) {
        if (!ai_.searches()) return Error{"--with", errors::needs_search_ai, {ai_.word}};
        auto best = search(state, ai_);
        if (!best) return best.error();
        if (!text) return about(state, *best);
        auto move = parse_move(game_, state, *text);
        if (!move) return move.error();
        return about_move(state, *move, *best);
    }

private:
    static constexpr std::size_t longest_line = 60;

    Result<Searched<G>> search(const State& state, const Ai& ai) const {
        auto searcher = Searcher<G>::make(game_, ai, control_.seed);
        if (!searcher) return searcher.error();
        return searcher->search(state, control_, false);
    }

    Result<Json> about(const State& state, const Searched<G>& best) const {
        const Json answer = search_answer(game_, state, ai_, best);
        return Json{{"text", say(language_, words::opinion_position,
                                 {ai_.word, print_position(game_, state), value_text(answer), player(state),
                                  answer["best"].get<std::string>()}) +
                                 "\n" + standing(answer, best)},
                    {"line", line_from(state, best.found.best.front())},
                    {"proven", answer["proven"]}};
    }

    // The move is searched one ply less deep than the position, so that both are judged at the same moves.
    Result<Json> about_move(const State& state, const Move& move, const Searched<G>& best) const {
        const State child = game_.apply(state, move);
        std::string value, rest;
        bool proven = true;
        if (game_.outcome(child)) {
            const Value over = Value::final(*game_.outcome(child)).one_ply_earlier(same_mover(game_, state, child));
            value = score_text(
                seen_from(game_, state, child, final_score(game_, child, *game_.outcome(child), 1, scoring_of<G>(ai_))),
                utility_of<G>(ai_));
            rest = proven_text(over, true);
        } else {
            auto after = search(child, shallower());
            if (!after) return after.error();
            value = worth_before(state, child, *after);
            proven = after->proven.has_value();
            rest = proven ? proven_text(after->proven->one_ply_earlier(same_mover(game_, state, child)),
                                        after->plies_known)
                          : standing(search_answer(game_, child, ai_, *after), *after);
        }
        const Json answer = search_answer(game_, state, ai_, best);
        return Json{{"text", say(language_, words::opinion_move,
                                 {ai_.word, game_.print_move(state, move), value, player(state),
                                  answer["best"].get<std::string>(), value_text(answer)}) +
                                 "\n" + rest},
                    {"line", line_from(state, move)},
                    {"proven", proven}};
    }

    std::string proven_text(Value value, bool plies_known) const {
        const bool plies = plies_known && value.outcome() != Outcome::draw;
        const Json answer{{"outcome", outcome_word(value.outcome())},
                          {"plies", plies ? Json(value.plies()) : Json(nullptr)}};
        return say(language_, words::opinion_certain, {proof_text(language_, answer)});
    }

    std::string worth_before(const State& state, const State& child, const Searched<G>& after) const {
        if (ai_.kind == Ai::Kind::mcts) {
            const double mean = after.sampled.front().mean;
            return Json(std::round((game_.mover(state) == game_.mover(child) ? mean : -mean) * 1000) / 1000).dump();
        }
        return score_text(seen_from(game_, state, child, from_root(after.found.score, 1, scoring_of<G>(ai_))),
                          utility_of<G>(ai_));
    }

    // Whether it is proven, and if not, what the opinion rests on.
    std::string standing(const Json& answer, const Searched<G>& searched) const {
        if (answer["proven"]) return say(language_, words::opinion_certain, {proof_text(language_, answer)});
        if (ai_.kind == Ai::Kind::mcts)
            return say(language_, words::opinion_sampled, {grouped(searched.playouts, language_)});
        return say(language_, words::opinion_only, {moves(searched.depth)});
    }

    // Each move that the search would make, one ply less deep than the one before.
    Json line_from(State state, Move move) const {
        Json line = Json::array();
        Ai ai = shallower();
        while (true) {
            line.push_back(game_.print_move(state, move));
            state = game_.apply(state, move);
            const bool deep_enough = ai_.kind != Ai::Kind::mcts && (!ai.depth || *ai.depth > 0);
            if (game_.outcome(state) || !deep_enough || line.size() >= longest_line) return line;
            auto next = search(state, ai);
            if (!next || next->depth == 0) return line;
            move = next->found.best.front();
            if (ai_.limited()) return line.push_back(game_.print_move(state, move)), line;
            if (ai.depth) --*ai.depth;
        }
    }

    Ai shallower() const {
        Ai ai = ai_;
        if (ai.depth && *ai.depth > 0) --*ai.depth;
        return ai;
    }
    std::string value_text(const Json& answer) const {
        return answer["value"].is_string() ? answer["value"].get<std::string>() : answer["value"].dump();
    }
    std::string player(const State& state) const { return std::to_string(number(game_.mover(state))); }
    std::string moves(std::uint64_t count) const {
        return count == 1 ? say(language_, words::moves_one)
                          : say(language_, words::moves_many, {grouped(count, language_)});
    }

    const G& game_;
    const Ai& ai_;
    Language language_;
    const Control& control_;
};

} // namespace zermelo
