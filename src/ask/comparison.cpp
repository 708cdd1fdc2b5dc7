#include "ask/comparison.hpp"

#include "ask/ask_errors.hpp"

namespace zermelo {

namespace {

struct NamedMethod {
    std::string name, word;
};
constexpr std::size_t playing = 2; // the method that plays, plain alpha-beta

std::vector<NamedMethod> methods_of(const AnyGame& game, const CompareRequest& request) {
    const auto own = game.heuristics();
    const std::string eval = request.eval.empty() ? "constant" : request.eval;
    const std::string order = request.eval.empty() && own.back() != "playouts" ? own.back() : eval;
    std::string common = "eval=" + eval;
    if (eval.starts_with("playouts=")) common = "eval=playouts," + eval;
    if (request.depth) common += ",depth=" + std::to_string(*request.depth);
    if (!request.utility.empty()) common += ",utility=" + request.utility;
    std::string ordered = common;
    // To the end of the game the heuristic judges nothing, so that one to order by may be any.
    if (!request.depth && order != eval) ordered.replace(0, 5 + eval.size(), "eval=" + order);
    return {{"minimax", "minimax:" + common},
            {"memoised", "minimax:" + common + ",memo"},
            {"alphabeta", "alphabeta:" + common},
            {"ordered", "alphabeta:" + ordered + ",order=eval"},
            {"killers", "alphabeta:" + common + ",order=killer+history"},
            {"table", "alphabeta:" + common + ",memo"},
            {"all", "alphabeta:" + ordered + ",order=eval+killer+history,memo"}};
}

Result<std::vector<ComparedMethod>> compare_at(AnyGame& game, const Position& position, const CompareRequest& request,
                                               const Control& control) {
    Control whole = control;
    whole.limits.whole = true;
    std::vector<ComparedMethod> rows;
    for (const auto& [name, word] : methods_of(game, request)) {
        auto ai = game.ai(word, "--with");
        if (!ai) return ai.error();
        auto found = game.search(position, *ai, false, whole);
        if (!found) return found.error();
        rows.push_back({name, std::move(*found)});
    }
    return rows;
}

} // namespace

Result<Comparison> compare_methods(AnyGame& game, const Position& position, const CompareRequest& request,
                                   const Control& control) {
    if (game.outcome(position)) return Error{game.word(), errors::game_is_over, {}};
    auto rows = compare_at(game, position, request, control);
    if (!rows) return rows.error();
    return Comparison{game.word(), std::move(*rows)};
}

Result<TurnComparison> compare_turns(AnyGame& game, const Position& start, const CompareRequest& request,
                                     const Control& control) {
    TurnComparison comparison{game.word(), {}};
    Position position = start;
    while (!game.outcome(position)) {
        auto rows = compare_at(game, position, request, control);
        if (!rows) return rows.error();
        const Searched& played = (*rows)[playing].found;
        const std::string move = played.best.front();
        const std::uint64_t depth = rows->front().found.counts.deepest; // minimax leaves nothing out
        comparison.turns.push_back(
            {game.print(position), game.mover(position), move, played.value, depth, std::move(*rows)});
        auto next = game.after(position, std::string_view(move));
        if (!next) return next.error();
        position = std::move(*next);
    }
    return comparison;
}

} // namespace zermelo
