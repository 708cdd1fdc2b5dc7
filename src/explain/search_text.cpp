#include "explain/search_text.hpp"

#include "core/decimals.hpp"
#include "explain/search_words.hpp"

namespace zermelo {

namespace {

std::string number_of(Player player) { return std::to_string(number(player)); }

// Whether it is proven, and if not, what the opinion rests on.
std::string standing(const Searched& searched, const Voice& voice) {
    if (searched.certain()) return proof_text(searched, voice);
    if (searched.sampled) return voice.say(words::opinion_playouts, {voice.count(searched.playouts)});
    return voice.say(words::opinion_depth, {std::to_string(searched.depth.value_or(0))});
}

std::string depth_of(const Searched& searched, const Voice& voice) {
    return searched.depth ? std::to_string(*searched.depth) : voice.say(words::to_the_end);
}

std::string outcome_of(const SampledMove& move, const Voice& voice) {
    if (!move.proven) return "";
    return voice.say(*move.proven == Outcome::win    ? words::win
                     : *move.proven == Outcome::loss ? words::loss
                                                     : words::draw);
}

std::string sampled_text(const Searched& searched, const Voice& voice) {
    Rows rows{{voice.say(words::column_move), voice.say(words::column_visits), voice.say(words::column_mean),
               voice.say(words::column_result)}};
    for (const SampledMove& move : searched.moves)
        rows.push_back(
            {move.move, voice.count(move.games), voice.decimal(fixed(move.mean, 3)), outcome_of(move, voice)});
    return aligned(rows);
}

std::string counts_text(const Searched& searched, const Voice& voice) {
    const std::string time = voice.duration(searched.seconds);
    if (searched.sampled) return voice.say(words::playout_counts, {voice.count(searched.playouts), time});
    const SearchCounts& counts = searched.counts;
    return voice.say(words::search_counts,
                     {voice.count(counts.nodes), voice.count(counts.leaves), voice.count(counts.judged),
                      voice.count(counts.cuts), voice.count(counts.known), depth_of(searched, voice), time});
}

// The same as what it rests on, where somebody asked why.
std::string opinion_standing(const Searched& searched, const Voice& voice) {
    if (searched.certain()) return voice.say(words::opinion_certain, {proof_text(searched, voice)});
    if (searched.sampled) return voice.say(words::opinion_sampled, {voice.count(searched.playouts)});
    return voice.say(words::opinion_only, {voice.moves(searched.depth.value_or(0))});
}

} // namespace

std::string proof_text(const Searched& searched, const Voice& voice) {
    if (!searched.proven) return voice.say(words::exact_value);
    if (*searched.proven == Outcome::draw) return voice.say(words::proven_draw);
    const bool won = *searched.proven == Outcome::win;
    if (!searched.plies) return voice.say(won ? words::proven_win_some : words::proven_loss_some);
    std::string moves = voice.moves(*searched.plies);
    if (searched.sampled) moves = voice.say(words::proven_within, {moves});
    return voice.say(won ? words::proven_win : words::proven_loss, {moves});
}

std::string text(const Searched& searched, const Voice& voice) {
    const std::string player = number_of(searched.to_move);
    std::string text = voice.line(words::search_head, {voice.ink.bold(searched.position), player, searched.with});
    text += voice.line(words::search_value,
                       {voice.decimal(number_text(searched.value)), player, standing(searched, voice)});
    if (!searched.best.empty())
        text +=
            voice.line(searched.best.size() == 1 ? words::search_best : words::search_bests, {listed(searched.best)});
    if (searched.limited)
        text += searched.sampled ? voice.line(words::search_stopped_games, {voice.count(searched.playouts)})
                                 : voice.line(words::search_stopped, {depth_of(searched, voice)});
    if (searched.sampled) text += sampled_text(searched, voice);
    return text + voice.ink.faint(counts_text(searched, voice)) + "\n";
}

std::string text(const Comparison& comparison, const Voice& voice) {
    Rows rows{{voice.say(words::column_method), voice.say(words::column_value), voice.say(words::column_best),
               voice.say(words::column_nodes), voice.say(words::column_leaves), voice.say(words::column_cuts),
               voice.say(words::column_time)}};
    for (const auto& [name, found] : comparison.rows)
        rows.push_back({name, voice.decimal(number_text(found.value)), found.best.front(),
                        voice.count(found.counts.nodes), voice.count(found.counts.leaves),
                        voice.count(found.counts.cuts), voice.duration(found.seconds)});
    return aligned(rows);
}

// One row a turn: how many nodes each method visits before the move that alpha-beta makes.
std::string text(const TurnComparison& comparison, const Voice& voice) {
    Rows rows;
    for (const ComparedTurn& turn : comparison.turns) {
        if (rows.empty()) {
            rows.push_back({voice.say(words::column_turn), voice.say(words::column_move),
                            voice.say(words::column_value), voice.say(words::column_depth)});
            for (const ComparedMethod& row : turn.rows) rows[0].push_back(row.name);
        }
        std::vector<std::string> cells{std::to_string(rows.size()), turn.move, voice.decimal(number_text(turn.value)),
                                       std::to_string(turn.depth)};
        for (const ComparedMethod& row : turn.rows) cells.push_back(voice.count(row.found.counts.nodes));
        rows.push_back(std::move(cells));
    }
    return voice.line(words::column_nodes) + aligned(rows);
}

std::string text(const DepthStudy& study, const Voice& voice) {
    std::string text =
        voice.say(words::depth_head, {voice.count(study.of), voice.count(study.won), voice.count(study.drawn)});
    if (study.positions != study.of) text += " " + voice.say(words::depth_sample, {voice.count(study.positions)});
    Rows rows{{voice.say(words::column_depth), voice.say(words::column_errors), voice.say(words::column_given_away),
               voice.say(words::column_nodes)}};
    for (const DepthRow& row : study.rows)
        rows.push_back({std::to_string(row.depth), voice.count(row.errors),
                        voice.decimal(percent(row.given_away)) + " %", voice.count(row.nodes)});
    return text + "\n" + aligned(rows) +
           (study.least ? voice.line(words::least_depth, {std::to_string(*study.least), study.with})
                        : voice.line(words::no_least_depth, {std::to_string(study.rows.back().depth), study.with}));
}

std::string text(const Opinion& opinion, const Voice& voice) {
    const Searched& position = opinion.position;
    const std::string player = number_of(position.to_move), &best = position.best.front();
    std::string text;
    if (opinion.instead_of_solving) text = voice.line(words::too_large_to_solve);
    if (opinion.made)
        text += voice.line(words::opinion_move,
                           {position.with, *opinion.move, voice.decimal(number_text(opinion.made->value)), player, best,
                            voice.decimal(number_text(position.value))});
    else
        text += voice.line(words::opinion_position, {position.with, position.position,
                                                     voice.decimal(number_text(position.value)), player, best});
    return text + opinion_standing(opinion.thought(), voice) + "\n";
}

std::string line_text(const Opinion& opinion, const Voice& voice) {
    const Text& head = opinion.thought().certain() ? words::best_line : words::opinion_line;
    return voice.line(head, {listed(opinion.line, " ")});
}

std::string leaves_text(const SearchTree& tree, const Voice& voice) {
    Rows rows;
    for (const SearchTree::Node& node : tree.nodes)
        if (node.is_leaf())
            rows.push_back({node.position, voice.say(words::to_move, {std::to_string(node.mover)}),
                            voice.decimal(number_text(node.value)),
                            voice.say(node.kind == SearchTree::Kind::over ? words::leaf_over : words::leaf_judged)});
    return voice.line(words::leaves_head, {voice.count(rows.size()), std::to_string(tree.nodes[0].mover)}) +
           aligned(rows);
}

} // namespace zermelo
