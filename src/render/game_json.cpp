#include "render/game_json.hpp"

namespace zermelo {

namespace {

Json worth_json(Json json, const Worth& worth) {
    add_worth(json, worth);
    return json;
}

Json period_json(const std::optional<Period>& period) {
    if (!period) return nullptr;
    return Json::object({{"preperiod", period->preperiod}, {"period", period->period}, {"checked", period->checked}});
}

// Tiers without positions are left out.
Json tiers_json(const Solved& solved) {
    Json list = Json::list();
    for (std::size_t tier = 0; tier < solved.tiers.size(); ++tier) {
        const Counts& counts = solved.tiers[tier];
        if (counts.positions == 0) continue;
        Json entry = Json::object({{"tier", tier},
                                   {"positions", counts.positions},
                                   {"finals", counts.finals},
                                   {"won", counts.won},
                                   {"lost", counts.lost},
                                   {"drawn", counts.drawn}});
        if (solved.labelled) entry.add("labelled", counts.labelled_positions);
        list.push(std::move(entry));
    }
    return list;
}

Json values_json(const std::vector<PositionValue>& values, bool best) {
    Json list = Json::list();
    for (const PositionValue& value : values) {
        Json entry = worth_json(Json::object({{"position", value.position}}), value.worth);
        if (best) entry.add("best", value.best);
        list.push(std::move(entry));
    }
    return list;
}

Json utilities_json(const Utilities& utilities) {
    Json list = Json::list();
    for (const UtilityValue& value : utilities.values)
        list.push(Json::object({{"position", value.position}, {"utility", value.utility}}));
    return list;
}

void add_counts(Json& json, const Solved& solved) {
    const std::pair<const char*, std::uint64_t Counts::*> fields[] = {
        {"positions", &Counts::positions}, {"edges", &Counts::edges},
        {"finals", &Counts::finals},       {"won", &Counts::won},
        {"lost", &Counts::lost},           {"drawn", &Counts::drawn}};
    for (const auto& [name, field] : fields) json.add(name, solved.counts ? Json(*solved.counts.*field) : Json());
    json.add("symmetry", solved.symmetry);
    if (solved.labelled)
        json.add("labelled", Json::object({{"positions", solved.counts->labelled_positions},
                                           {"edges", solved.counts->labelled_edges}}));
}

// What a table shows of a solved game.
Json quantity_json(const Solved& solved, const std::string& quantity) {
    if (quantity == "winner") return solved.winner;
    if (quantity == "plies") return solved.worth.plies;
    if (quantity == "grundy") return solved.grundy;
    if (quantity == "utility") return solved.worth.utility;
    if (quantity == "seconds") return solved.seconds;
    if (!solved.counts) return nullptr;
    return quantity == "positions" ? solved.counts->positions : solved.counts->edges;
}

} // namespace

const char* outcome_name(Outcome outcome) {
    return outcome == Outcome::win ? "win" : outcome == Outcome::loss ? "loss" : "draw";
}

void add_worth(Json& json, const Worth& worth) {
    json.add("outcome", outcome_name(worth.result));
    json.add("plies", worth.plies);
    if (worth.endless()) json.add("endless", true);
    if (worth.utility) json.add("utility", *worth.utility);
}

Json json(const Solved& solved) {
    Json json =
        Json::object({{"game", solved.game}, {"position", solved.position}, {"to_move", number(solved.to_move)}});
    add_worth(json, solved.worth);
    json.add("winner", solved.winner);
    json.add("grundy", solved.grundy);
    json.add("best", solved.best);
    add_counts(json, solved);
    if (!solved.tiers.empty()) json.add("tiers", tiers_json(solved));
    json.add("method", name_of(solved.method));
    if (solved.method == Method::alphabeta || solved.method == Method::dfpn)
        json.add("why", solved.reason == Reason::asked ? "asked" : "too large");
    json.add("nodes", solved.nodes);
    json.add("seconds", solved.seconds);
    json.add("peak_bytes", solved.peak_bytes);
    json.add("verified", solved.verified);
    if (solved.periods)
        json.add("periods", Json::object({{"outcome", period_json(solved.periods->outcome)},
                                          {"grundy", period_json(solved.periods->grundy)},
                                          {"plies", period_json(solved.periods->plies)}}));
    if (solved.values) json.add("values", values_json(*solved.values, true));
    if (solved.utilities) {
        json.add("utility_best", solved.utilities->best);
        json.add("utilities", utilities_json(*solved.utilities));
    }
    if (solved.trace) json.add("trace", values_json(*solved.trace, false));
    if (solved.proof) json.add("entries", solved.proof->entries);
    return json;
}

Json json(const ValuedMoves& moves) {
    Json json =
        worth_json(Json::object({{"position", moves.position}, {"to_move", number(moves.to_move)}}), moves.worth);
    Json list = Json::list();
    for (const ValuedMove& move : moves.moves)
        list.push(worth_json(Json::object({{"move", move.move}, {"position", move.position}}), move.worth)
                      .add("best", move.best));
    return std::move(json.add("moves", std::move(list)));
}

Json json(const JudgedMoves& moves) {
    Json list = Json::list();
    for (const JudgedMove& move : moves.moves)
        list.push(Json::object({{"move", move.move},
                                {"position", move.position},
                                {"outcome", nullptr},
                                {"plies", nullptr},
                                {"eval", move.judgement},
                                {"best", move.best}}));
    return Json::object({{"position", moves.position},
                         {"to_move", number(moves.to_move)},
                         {"outcome", nullptr},
                         {"plies", nullptr},
                         {"eval", moves.heuristic},
                         {"moves", std::move(list)}});
}

Json json(const PlayCounts& counts) {
    return Json::object({{"game", counts.game}, {"position", counts.position}, {"counts", counts.counts}});
}

Json json(const BookFacts& book) {
    return Json::object({{"file", book.file},
                         {"plies", book.plies},
                         {"positions", book.positions},
                         {"new", book.made},
                         {"begun_anew", book.begun_anew},
                         {"seconds", book.seconds}});
}

Json json(const CheckedProof& checked) {
    Json flaw;
    if (checked.flaw) flaw = checked.flaw->place + ": " + std::string(checked.flaw->what.in(Language::english));
    return Json::object({{"game", checked.game},
                         {"position", checked.position},
                         {"winner", checked.winner},
                         {"entries", checked.entries},
                         {"ok", !checked.flaw},
                         {"first_error", std::move(flaw)}});
}

Json json(const GameTable& table, const std::vector<std::string>& quantities) {
    Json cells = Json::list();
    auto cell = table.cells.begin();
    for (std::uint64_t row = table.rows.from; row <= table.rows.to; ++row)
        for (std::uint64_t column = table.columns.from; column <= table.columns.to; ++column, ++cell) {
            Json entry = Json::object({{table.rows.name, row}, {table.columns.name, column}});
            for (const std::string& quantity : quantities) entry.add(quantity, quantity_json(*cell, quantity));
            cells.push(std::move(entry));
        }
    return Json::object({{"game", table.game},
                         {"rows", table.rows.name},
                         {"columns", table.columns.name},
                         {"symmetry", table.symmetry},
                         {"cells", std::move(cells)}});
}

} // namespace zermelo
