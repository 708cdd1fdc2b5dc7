// Which solver takes a game's positions in the order of their tiers or numbers.
#pragma once

#include "solve/marking.hpp"
#include "solve/sorted_tiers.hpp"
#include "solve/tiers.hpp"

namespace zermelo {

template <class G>
concept TierSolved = Ranked<G> || Numbered<G> || ShortKeyed<G>;

template <class G> struct TierSolverOf {
    using type = void;
};
template <Ranked G> struct TierSolverOf<G> {
    using type = Tiers<G>;
};
template <Numbered G> struct TierSolverOf<G> {
    using type = Marking<G>;
};
template <ShortKeyed G> struct TierSolverOf<G> {
    using type = SortedTiers<G>;
};
template <TierSolved G> using TierSolver = typename TierSolverOf<G>::type;

// Whether positions that are alike are solved as one.
template <TierSolved G> constexpr bool folds() {
    if constexpr (Numbered<G>) return TierSolver<G>::folds;
    return Symmetric<G>;
}

} // namespace zermelo
