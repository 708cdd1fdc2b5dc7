// The answer of `search`: what one search says of a position, and what it cost.
#pragma once

#include "api/json.hpp"
#include "api/notation.hpp"
#include "api/searcher.hpp"

#include <cmath>

namespace zermelo {

// A score in the numbers of a utility: JSON has no infinity, so that one is a word.
inline Json score_json(Score score, Utility utility) {
    if (score >= score::infinity || score <= -score::infinity) return score > 0 ? "inf" : "-inf";
    if (!score::is_proven(score)) return score;
    const int sign = score > 0 ? 1 : -1;
    switch (utility) {
    case Utility::one: return sign;
    case Utility::ten: return 10 * sign;
    case Utility::infinite: return sign > 0 ? "inf" : "-inf";
    case Utility::hundred:
    case Utility::own: break;
    }
    return sign * (100 - (score::decided - std::abs(score)));
}

inline std::string score_text(Score score, Utility utility) {
    const Json json = score_json(score, utility);
    return json.is_string() ? json.get<std::string>() : json.dump();
}

template <Notated G> Json sampled_json(const G& game, const typename G::State& state, const Searched<G>& searched) {
    Json moves = Json::array();
    for (const auto& move : searched.sampled) {
        Json entry{{"move", game.print_move(state, move.move)}, {"games", move.visits}, {"mean", move.mean}};
        entry["outcome"] = move.proven ? Json(outcome_word(move.proven->outcome())) : Json(nullptr);
        moves.push_back(std::move(entry));
    }
    return moves;
}

// outcome and plies are null unless they are proven; plies too where the search does not count them.
template <Notated G>
Json search_answer(const G& game, const typename G::State& state, const Ai& ai, const Searched<G>& searched) {
    Json answer{{"position", print_position(game, state)}, {"to_move", number(game.mover(state))}, {"with", ai.word}};
    const bool sampled = ai.kind == Ai::Kind::mcts;
    if (sampled)
        answer["value"] = searched.proven ? Json(searched.proven->outcome() == Outcome::win    ? 1
                                                 : searched.proven->outcome() == Outcome::loss ? -1
                                                                                               : 0)
                                          : Json(std::round(searched.sampled.front().mean * 1000) / 1000);
    else
        answer["value"] = score_json(searched.found.score, utility_of<G>(ai));
    answer["proven"] = searched.proven.has_value() || searched.found.complete;
    answer["outcome"] = searched.proven ? Json(outcome_word(searched.proven->outcome())) : Json(nullptr);
    const bool draw = searched.proven && searched.proven->outcome() == Outcome::draw;
    const bool counted = searched.proven && !draw && (sampled || searched.plies_known);
    answer["plies"] = counted ? Json(searched.proven->plies()) : Json(nullptr);
    if (sampled && counted) answer["plies_at_most"] = true;
    const auto& best = searched.found.best; // none where the game is over
    answer["best"] = best.empty() ? Json(nullptr) : Json(game.print_move(state, best.front()));
    answer["best_moves"] = Json::array();
    for (const auto& move : best) answer["best_moves"].push_back(game.print_move(state, move));
    answer["nodes"] = searched.counts.nodes;
    answer["leaves"] = searched.counts.leaves;
    answer["judged"] = searched.counts.judged;
    answer["cuts"] = searched.counts.cuts;
    answer["known"] = searched.counts.known;
    answer["depth"] = sampled || searched.depth == to_the_end ? Json(nullptr) : Json(searched.depth);
    answer["seconds"] = searched.seconds;
    if (sampled) {
        answer["playouts"] = searched.playouts;
        answer["moves"] = sampled_json(game, state, searched);
    }
    // A limit of the AI is how it plays; one of the work is a limit that was reached.
    const bool own_limit =
        (searched.stop == Stop::nodes && ai.nodes) || (searched.stop == Stop::seconds && ai.seconds > 0);
    if (searched.stop != Stop::none && !own_limit) answer["limit"] = true;
    return answer;
}

// How a proven answer is told: a win in 3 moves, a draw. Requires answer["proven"].
inline std::string proof_text(Language language, const Json& answer) {
    if (answer["outcome"].is_null()) return say(language, words::exact_value);
    if (answer["outcome"] == "draw") return say(language, words::proven_draw);
    const bool won = answer["outcome"] == "win";
    if (answer["plies"].is_null()) return say(language, won ? words::proven_win_some : words::proven_loss_some);
    const std::uint64_t plies = answer["plies"];
    std::string moves =
        plies == 1 ? say(language, words::moves_one) : say(language, words::moves_many, {grouped(plies, language)});
    if (answer.contains("plies_at_most")) moves = say(language, words::proven_within, {moves});
    return say(language, won ? words::proven_win : words::proven_loss, {moves});
}

template <Notated G>
Result<Json> search_position(const G& game, const std::string& name, const typename G::State& state, const Ai& ai,
                             const Control& control) {
    if (!ai.searches()) return Error{"--with", errors::needs_search_ai, {ai.word}};
    if constexpr (Acyclic<G>) {
        auto searcher = Searcher<G>::make(game, ai, control.seed);
        if (!searcher) return searcher.error();
        auto searched = searcher->search(state, control, false);
        if (!searched) return searched.error();
        Json answer{{"game", name}};
        answer.update(search_answer(game, state, ai, *searched));
        return answer;
    } else
        return Error{name, errors::search_needs_acyclic, {}};
}

} // namespace zermelo
