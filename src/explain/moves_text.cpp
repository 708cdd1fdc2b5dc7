#include "core/decimals.hpp"
#include "explain/arena_words.hpp"
#include "explain/game_text.hpp"
#include "explain/search_words.hpp"
#include "explain/utility_words.hpp"
#include "explain/words.hpp"

namespace zermelo {

namespace {

const Text& result_word(Outcome result) {
    return result == Outcome::win ? words::win : result == Outcome::loss ? words::loss : words::draw;
}

std::string head(const std::string& position, Player to_move, const Voice& voice) {
    return voice.ink.bold(position) + ", " + voice.line(words::to_move, {std::to_string(number(to_move))});
}

std::string starred(const std::string& move, bool best) { return (best ? "* " : "  ") + move; }

std::string plies_text(const Worth& worth, const Voice& voice) {
    if (worth.plies) return voice.count(*worth.plies);
    return worth.endless() ? "∞" : "–";
}

struct TableColumn {
    const char* name;
    const Text* title;
};
constexpr TableColumn quantities_shown[] = {{"winner", &words::table_winner},  {"positions", &words::table_positions},
                                            {"edges", &words::table_edges},    {"seconds", &words::table_seconds},
                                            {"plies", &words::table_plies},    {"grundy", &words::table_grundy},
                                            {"utility", &words::table_utility}};

std::string cell_text(const Solved& solved, std::string_view quantity, const Voice& voice) {
    auto count = [&](const std::optional<std::uint64_t>& number) { return number ? voice.count(*number) : "–"; };
    if (quantity == "winner") return std::to_string(solved.winner);
    if (quantity == "plies") return count(solved.worth.plies);
    if (quantity == "grundy") return count(solved.grundy);
    if (quantity == "utility") return solved.worth.utility ? std::to_string(*solved.worth.utility) : "–";
    if (quantity == "seconds") return voice.decimal(fixed(solved.seconds, 6));
    if (!solved.counts) return "–";
    return voice.count(quantity == "positions" ? solved.counts->positions : solved.counts->edges);
}

} // namespace

std::string text(const ValuedMoves& moves, const Voice& voice) {
    std::string text = head(moves.position, moves.to_move, voice);
    if (moves.moves.empty()) return text + voice.line(words::no_moves);
    const bool utilities = moves.worth.utility.has_value(); // which say it all
    const std::string move_title = "  " + voice.say(words::column_move), leads_to = voice.say(words::column_leads_to);
    Rows rows;
    if (utilities)
        rows = {{move_title, leads_to, voice.say(words::column_utility)}};
    else
        rows = {{move_title, leads_to, voice.say(words::column_result), voice.say(words::column_plies)}};
    for (const ValuedMove& move : moves.moves) {
        rows.push_back({starred(move.move, move.best), move.position});
        if (utilities)
            rows.back().push_back(std::to_string(*move.worth.utility));
        else
            for (const std::string& cell : {voice.say(result_word(move.worth.result)), plies_text(move.worth, voice)})
                rows.back().push_back(cell);
    }
    return text + aligned(rows, "");
}

std::string text(const JudgedMoves& moves, const Voice& voice) {
    std::string text = head(moves.position, moves.to_move, voice);
    if (moves.moves.empty()) return text + voice.line(words::no_moves);
    Rows rows{{"  " + voice.say(words::column_move), voice.say(words::column_leads_to), voice.say(words::column_eval)}};
    for (const JudgedMove& move : moves.moves)
        rows.push_back({starred(move.move, move.best), move.position, std::to_string(move.judgement)});
    return text + aligned(rows, "");
}

std::string text(const PlayCounts& counts, const Voice& voice) {
    Rows rows;
    for (std::size_t i = 0; i < counts.counts.size(); ++i)
        rows.push_back({std::to_string(i + 1), voice.count(counts.counts[i])});
    return voice.line(words::perft_head) + aligned(rows);
}

std::string text(const BookFacts& book, const Voice& voice) {
    const std::string anew = book.begun_anew ? voice.line(words::book_begun_anew, {book.file + ".part"}) : "";
    return anew + voice.line(words::book_line, {book.file, voice.count(book.positions), voice.count(book.plies),
                                                voice.count(book.made), voice.duration(book.seconds)});
}

std::string text(const CheckedProof& checked, const Voice& voice) {
    const std::string entries = voice.count(checked.entries), what = checked.game + ", " + checked.position;
    if (checked.flaw)
        return voice.line(words::proof_wrong, {checked.flaw->place + ": " + voice.say(checked.flaw->what)});
    if (checked.winner == 0) return voice.line(words::proof_good_draw, {what, entries});
    return voice.line(words::proof_good_win, {std::to_string(checked.winner.value_or(0)), what, entries});
}

std::string text(const GameTable& table, const std::vector<std::string>& quantities, const Voice& voice) {
    std::string text;
    for (const std::string& quantity : quantities) {
        for (const auto& [name, title] : quantities_shown)
            if (quantity == name) text += (text.empty() ? "" : "\n") + voice.ink.bold(voice.say(*title)) + "\n";
        Rows rows{{table.rows.name + " \\ " + table.columns.name}};
        for (std::uint64_t column = table.columns.from; column <= table.columns.to; ++column)
            rows[0].push_back(std::to_string(column));
        auto cell = table.cells.begin();
        for (std::uint64_t row = table.rows.from; row <= table.rows.to; ++row) {
            rows.push_back({std::to_string(row)});
            for (std::uint64_t column = table.columns.from; column <= table.columns.to; ++column, ++cell)
                rows.back().push_back(cell_text(*cell, quantity, voice));
        }
        text += aligned(rows);
    }
    return text;
}

std::string hint_text(const ValuedMove& best, const Voice& voice) {
    const Worth& worth = best.worth;
    if (worth.utility) return voice.line(words::hint_utility, {best.move, std::to_string(*worth.utility)});
    if (worth.result == Outcome::loss) return voice.line(words::hint_loss, {best.move});
    if (worth.result == Outcome::draw) return voice.line(words::hint_draw, {best.move});
    if (worth.plies) return voice.line(words::hint_win, {best.move, voice.moves(*worth.plies)});
    return voice.line(worth.endless() ? words::hint_win_endless : words::hint_wins, {best.move});
}

} // namespace zermelo
