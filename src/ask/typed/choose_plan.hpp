// How a question about the value of a position is answered: by which method, and why. Every command asks this one plan,
// so that no two can disagree.
//
//  1. A method that was asked for is used, or it is said why it cannot be.
//  2. Periodic games with more positions than anybody would list: by their periods.
//  3. Games with an expert whose board is too large for a table: by search to the end, as far as that reaches.
//  4. Games that make claims, where there are too many positions to list: by proof, which tells who wins, not how soon.
//  5. Everything else: a table of all positions that follow, in the quickest way that the game allows.
#pragma once

#include "ask/ask_errors.hpp"
#include "ask/plan.hpp"
#include "ask/requests.hpp"
#include "core/claim.hpp"
#include "core/periodic.hpp"
#include "core/result.hpp"
#include "search/exact_solver.hpp"
#include "solve/solution.hpp"

namespace zermelo {

// `searcher` is the game's exact search, or null where it has none.
template <Game G, class Searcher>
Result<Plan> choose_plan(const G& game, const std::string& word, const typename G::State& state,
                         const SolveRequest& request, const Searcher* searcher, bool limited) {
    auto refuse = [&](const Text& reason) { return Error{word, reason, {}}; };
    if constexpr (ReadsUnreachable<G>) {
        if (auto why = game.unreachable(state)) return *std::move(why);
    }
    // Step 1. What was asked for.
    const bool wants_proof = request.method == Method::dfpn || request.proof;
    if (wants_proof) {
        if (!Acyclic<G>) return refuse(errors::proof_needs_acyclic);
        return Plan{Method::dfpn, Reason::asked};
    }
    if (request.method == Method::induction) {
        if (!Acyclic<G>) return refuse(errors::method_needs_acyclic);
        return Plan{Method::induction, Reason::asked};
    }
    if (request.method == Method::attractor) return Plan{Method::attractor, Reason::asked};
    if (request.method == Method::tiers) {
        if (!can_be_tiered(game, request.symmetry)) return refuse(errors::method_needs_ranks);
        return Plan{Method::tiers, Reason::asked};
    }
    if (request.method == Method::alphabeta) {
        if (!WithExpert<G>) return refuse(errors::method_needs_expert);
        return Plan{Method::alphabeta, Reason::asked};
    }
    if (request.method == Method::period) {
        if (!Periodic<G>) return refuse(errors::not_periodic);
        return Plan{Method::period, Reason::asked};
    }
    // Step 2. Periods.
    if constexpr (Periodic<G>) {
        if (larger_than_tables(game, state)) return Plan{Method::period, Reason::too_large};
    }
    // Step 3. A search for this one position; beyond its reach, a game that makes claims has a better way.
    if constexpr (WithExpert<G>) {
        if (!request.lists() && !request.verify && searcher->suits()) {
            if (searcher->reaches(state)) return Plan{Method::alphabeta, Reason::too_large};
            if (!MakesClaims<G>) {
                if (limited) return Plan{Method::alphabeta, Reason::too_large};
                return Error{word, errors::too_far_from_end, {}, Error::Kind::limit};
            }
        }
    }
    // Step 4. A proof.
    if constexpr (MakesClaims<G>) {
        if (!request.lists() && too_large_to_list(game, state)) return Plan{Method::dfpn, Reason::too_large};
    }
    // Step 5. A table.
    return Plan{table_method(game, state, SolveOptions{request.symmetry}), Reason::usual};
}

} // namespace zermelo
