// The attractor of a player on an arena with names: the question as people put it, the answer as JSON.
#pragma once

#include "api/json.hpp"
#include "arena/named_arena.hpp"
#include "arena/strategy_file.hpp"
#include "core/result.hpp"
#include "explain/watch.hpp"
#include "solve/attractor.hpp"
#include "solve/certificate.hpp"

#include <string>
#include <vector>

namespace zermelo {

struct AttractorRequest {
    Player player = Player::one;
    std::vector<std::string> target;  // empty: what the arena says, for this player
    std::vector<std::string> against; // the opponent's target; empty: what the arena says
    bool normal = false;              // whoever cannot move loses
    bool summary = false;             // sizes only
};

class AttractorStudy {
public:
    // Where neither the request nor the arena names a target, whoever cannot move loses.
    static Result<AttractorStudy> make(const NamedArena& arena, const AttractorRequest& request);
    // What all but flaw() need.
    std::optional<Error> solve(const Control& control);

    // player, objective, target_of (whose goal the target is: only to one's own is reaching it a win), size, vertices,
    // sizes[] (of V_0, V_1, ...), and without summary: ranks, steps with the reason each vertex joins, strategy,
    // complement with the reason each vertex stays out, counter_strategy. With targets for both players also regions
    // (won, lost, neither) and opponent_ranks.
    Result<Json> answer() const;
    // ok, wins[], and where more could be won: missed[], those of them where the strategy says nothing (silent[]), and
    // a play that beats it: counter {from, path[], loop, silent}. Requires that the request was for more than a
    // summary.
    Json check(const StrategyFile& strategy, Player holder) const;
    Certificate certificate(const std::string& game) const;
    // Against this target: where a certificate is wrong.
    std::optional<CertificateFlaw> flaw(const Certificate& certificate) const;
    const Attractor& attractor() const { return attractor_; }
    const Attractor* opposite() const { return opposite_.ranks.empty() ? nullptr : &opposite_; }
    Player player() const { return request_.player; }

private:
    AttractorStudy(const NamedArena& arena, const AttractorRequest& request) : arena_(&arena), request_(request) {}
    std::optional<Error> choose_targets();
    void list_joined(Json& answer) const;
    void list_outside(Json& answer) const;
    void list_regions(Json& answer) const;
    Player target_of() const { return borrowed_ ? other(request_.player) : request_.player; }
    std::string objective() const { return request_.normal ? "normal" : "reach"; }

    const NamedArena* arena_;
    AttractorRequest request_;
    std::vector<Vertex> target_, avoid_;
    bool borrowed_ = false; // the target is the opponent's, since the arena marks no other
    Attractor attractor_;
    Attractor opposite_; // the opponent's, where both have targets
};

// Reads the request back from the goal of a certificate.
AttractorRequest request_of(const Certificate& certificate);

} // namespace zermelo
