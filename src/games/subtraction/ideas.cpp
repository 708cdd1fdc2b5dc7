#include "games/subtraction/ideas.hpp"

#include "games/subtraction/periods.hpp"

namespace zermelo {

namespace {

using Claimed = Assertion::Kind;
constexpr std::uint64_t most_heaps = 1 << 14; // of a period that a person could use, and more

} // namespace

std::vector<Idea> ideas_of(const Subtraction& game, const Subtraction::State& state) {
    SubtractionPeriods periods = periods_of(game);
    NoTrace trace;
    if (game.takes().back() * 2 > most_heaps) return {};
    periods.find(most_heaps, trace); // that of the outcomes is enough
    if (!periods.outcome()) return {};
    const auto [from, period, checked] = *periods.outcome();
    std::vector<std::string> takes, remainders;
    bool small = state.heap < from; // or a take may lead to where nothing repeats yet
    game.moves(state, [&](Subtraction::Move take) {
        const std::uint64_t left = state.heap - take;
        small = small || left < from;
        if (small || periods.outcome_of(left) != Outcome::loss) return;
        takes.push_back(game.print_move(state, take));
        const std::string remainder = std::to_string(left % period);
        if (remainders.empty() || remainders.back() != remainder) remainders.push_back(remainder);
    });
    if (small) return {};
    std::vector<Idea::Argument> arguments{period, from, state.heap, state.heap % period};
    if (takes.empty()) return {{Idea::Kind::remainder_lost, arguments, {{Claimed::lost}}}};
    arguments.push_back(Idea::AnyOf{takes});
    arguments.push_back(Idea::AnyOf{remainders});
    return {{Idea::Kind::remainder_won, arguments, {{Claimed::win, takes}, {Claimed::others_fail, takes}}}};
}

} // namespace zermelo
