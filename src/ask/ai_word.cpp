#include "ask/ai_word.hpp"

#include "ask/ask_errors.hpp"
#include "core/parameters.hpp"
#include "lessons/decimal.hpp"
#include "search/score.hpp"

#include <algorithm>
#include <cmath>

namespace zermelo {

namespace {

struct Option {
    std::string_view name;
    std::vector<Ai::Kind> kinds;
    Result<void> (*set)(Ai& ai, std::string_view value, const std::string& place);
};

constexpr std::uint64_t max_playouts = 100'000'000, usual_playouts = 30;

// A whole number; one with a sign is out of range rather than no number.
Result<std::uint64_t> read_number(std::string_view text, std::uint64_t low, std::uint64_t high,
                                  const std::string& place) {
    if (text.starts_with('-') && parse_number(text.substr(1), 0, ~0ull, place))
        return Error{place, errors::out_of_range, {std::string(text), std::to_string(low), std::to_string(high)}};
    return parse_number(text, low, high, place);
}

Result<void> set_depth(Ai& ai, std::string_view value, const std::string& place) {
    auto depth = read_number(value, 0, to_the_end, place);
    if (!depth) return depth.error();
    ai.depth = static_cast<std::uint32_t>(*depth);
    return {};
}

Result<void> set_playouts(Ai& ai, std::string_view value, const std::string& place) {
    auto playouts = read_number(value, 1, max_playouts, place);
    if (!playouts) return playouts.error();
    ai.playouts = *playouts;
    return {};
}

Result<void> set_order(Ai& ai, std::string_view value, const std::string& place) {
    for (std::string_view hint : split(value, '+')) {
        if (hint == "eval")
            ai.order.evaluation = true;
        else if (hint == "table")
            ai.order.table = true;
        else if (hint == "killer")
            ai.order.killer = true;
        else if (hint == "history")
            ai.order.history = true;
        else if (hint != "none")
            return Error{place, errors::unknown_choice, {std::string(hint), "none, eval, table, killer, history"}};
    }
    return {};
}

Result<void> set_utility(Ai& ai, std::string_view value, const std::string& place) {
    if (value == "1")
        ai.utility = Utility::one;
    else if (value == "10")
        ai.utility = Utility::ten;
    else if (value == "100")
        ai.utility = Utility::hundred;
    else if (value == "inf")
        ai.utility = Utility::infinite;
    else
        return Error{place, errors::unknown_choice, {std::string(value), "1, 10, 100, inf"}};
    return {};
}

Result<void> set_seconds(Ai& ai, std::string_view value, const std::string& place) {
    const auto read = parse_decimal(value); // std::from_chars reads no fractions in clang's library
    const auto* number = std::get_if<Decimal>(&read);
    ai.seconds = number ? static_cast<double>(number->units) / std::pow(10, number->places) : 0;
    if (!(ai.seconds > 0 && ai.seconds < 1e9)) return Error{place, errors::bad_seconds, {std::string(value)}};
    return {};
}

Result<void> set_nodes(Ai& ai, std::string_view value, const std::string& place) {
    auto nodes = read_number(value, 1, ~0ull, place);
    if (!nodes) return nodes.error();
    ai.nodes = *nodes;
    return {};
}

Result<void> set_eval(Ai& ai, std::string_view value, const std::string&) {
    ai.eval = value;
    return {};
}

Result<void> set_memo(Ai& ai, std::string_view, const std::string&) {
    ai.memo = true;
    return {};
}

Result<void> set_window(Ai& ai, std::string_view value, const std::string& place) {
    if (value != "open" && value != "bounded")
        return Error{place, errors::unknown_choice, {std::string(value), "bounded, open"}};
    ai.open = value == "open";
    return {};
}

const std::vector<Option>& options() {
    using enum Ai::Kind;
    static const std::vector<Option> all{{"depth", {minimax, alphabeta}, set_depth},
                                         {"eval", {minimax, alphabeta}, set_eval},
                                         {"playouts", {minimax, alphabeta, mcts}, set_playouts},
                                         {"memo", {minimax, alphabeta}, set_memo},
                                         {"order", {alphabeta}, set_order},
                                         {"window", {alphabeta}, set_window},
                                         {"utility", {minimax, alphabeta}, set_utility},
                                         {"seconds", {alphabeta, mcts}, set_seconds},
                                         {"nodes", {alphabeta}, set_nodes}};
    return all;
}

std::string option_names(Ai::Kind kind) {
    std::vector<std::string> names;
    for (const Option& option : options())
        if (std::ranges::count(option.kinds, kind)) names.emplace_back(option.name);
    return listed(names);
}

std::optional<Ai::Kind> kind_of(std::string_view name) {
    constexpr std::pair<std::string_view, Ai::Kind> kinds[] = {
        {"perfect", Ai::Kind::perfect}, {"random", Ai::Kind::random},       {"first", Ai::Kind::first},
        {"minimax", Ai::Kind::minimax}, {"alphabeta", Ai::Kind::alphabeta}, {"mcts", Ai::Kind::mcts}};
    for (const auto& [known, kind] : kinds)
        if (known == name) return kind;
    return std::nullopt;
}

Result<void> read_option(Ai& ai, std::string_view name, std::string_view part, const std::string& place,
                         std::vector<std::string_view>& seen) {
    const std::size_t equals = part.find('=');
    const std::string_view key = part.substr(0, equals);
    const auto option = std::ranges::find(options(), key, &Option::name);
    if (option == options().end() || !std::ranges::count(option->kinds, ai.kind))
        return Error{place, errors::unknown_option, {std::string(key), std::string(name), option_names(ai.kind)}};
    const std::string here = place + ": " + std::string(key);
    if (std::ranges::count(seen, key)) return Error{here, errors::repeated, {}};
    seen.push_back(key);
    if (key == "memo") {
        if (equals != std::string_view::npos) return Error{here, errors::flag_takes_no_value, {}};
        return option->set(ai, {}, here);
    }
    if (equals == std::string_view::npos || equals + 1 == part.size()) return Error{here, errors::missing_value, {}};
    return option->set(ai, part.substr(equals + 1), here);
}

// eval=playouts,playouts=30 is one heuristic and its number.
Result<void> check_eval(Ai& ai, bool playouts_given, const std::string& place,
                        const std::vector<std::string>& heuristics) {
    if (ai.kind == Ai::Kind::mcts) return {};
    if (!std::ranges::count(heuristics, ai.eval))
        return Error{place + ": eval", errors::unknown_heuristic, {ai.eval, listed(heuristics)}};
    if (ai.eval == "playouts")
        ai.eval += "=" + std::to_string(playouts_given ? ai.playouts : usual_playouts);
    else if (playouts_given)
        return Error{place, errors::playouts_without_eval, {}};
    return {};
}

} // namespace

Result<Ai> parse_ai(std::string_view word, const std::string& place, const std::vector<std::string>& heuristics) {
    const auto [name, list] = split_word(word);
    if (name == "level") {
        auto level = read_number(list, 1, 10, place + ": level");
        if (!level) return level.error();
        auto ai = parse_ai(level_word(*level, heuristics), place, heuristics);
        if (ai) ai->word = word;
        return ai;
    }
    const auto kind = kind_of(name);
    if (!kind) return Error{place, errors::unknown_ai_word, {std::string(name)}};
    Ai ai;
    ai.kind = *kind;
    ai.word = word;
    if (word.find(':') == std::string_view::npos) return ai;
    if (!ai.searches()) return Error{place + ": " + std::string(name), errors::no_options, {}};
    std::vector<std::string_view> seen;
    for (std::string_view part : split(list, ','))
        if (auto read = read_option(ai, name, part, place, seen); !read) return read.error();
    auto checked = check_eval(ai, std::ranges::count(seen, std::string_view("playouts")) > 0, place, heuristics);
    if (!checked) return checked.error();
    return ai;
}

std::string level_word(std::uint64_t level, const std::vector<std::string>& heuristics) {
    const bool own = heuristics.back() != "playouts"; // random games take too long to order moves by
    const std::string judge = own ? ",eval=" + heuristics.back() + ",order=eval" : "";
    switch (level) {
    case 1: return "random";
    case 2: return "minimax:depth=1";
    case 3: return "alphabeta:depth=2";
    case 4: return "alphabeta:depth=2" + judge;
    case 5: return "alphabeta:depth=3" + judge;
    case 6: return "alphabeta:depth=4" + judge + ",memo";
    case 7: return "alphabeta:depth=6" + judge + ",memo";
    case 8: return "alphabeta:nodes=30000" + judge + ",memo";
    case 9: return "alphabeta:nodes=300000" + judge + ",memo";
    default: return "perfect";
    }
}

std::string strong_word(const std::vector<std::string>& heuristics) {
    return with_option(level_word(9, heuristics), "nodes", "1000000");
}

std::string with_option(std::string_view word, std::string_view option, std::string_view value) {
    const auto [name, list] = split_word(word);
    std::string result(name);
    char separator = ':';
    auto add = [&](std::string_view part) {
        result += separator + std::string(part);
        separator = ',';
    };
    if (!list.empty())
        for (std::string_view part : split(list, ','))
            if (part.substr(0, part.find('=')) != option) add(part);
    add(std::string(option) + "=" + std::string(value));
    return result;
}

} // namespace zermelo
