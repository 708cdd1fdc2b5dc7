// The attractor of a player on an arena with names: the question as people put it, and what is found.
#pragma once

#include "answers/attractor.hpp"
#include "answers/highlight.hpp"
#include "arena/named_arena.hpp"
#include "arena/strategy_file.hpp"
#include "core/limited_trace.hpp"
#include "core/result.hpp"
#include "solve/attractor.hpp"
#include "solve/certificate.hpp"

#include <string>
#include <vector>

namespace zermelo {

struct AttractorRequest {
    Player player = Player::one;
    std::vector<std::string> target{};  // empty: what the arena says, for this player
    std::vector<std::string> against{}; // the opponent's target; empty: what the arena says
    bool normal = false;                // whoever cannot move loses
    bool summary = false;               // sizes only
};

class AttractorStudy {
public:
    // Where neither the request nor the arena names a target, whoever cannot move loses. The arena has to stay.
    static Result<AttractorStudy> make(const NamedArena& arena, const AttractorRequest& request);
    // What all but flaw() need.
    Result<void> solve(const Control& control);

    Result<AttractorFacts> facts() const;
    // Requires that the request was for more than a summary.
    CheckedStrategy check(const StrategyFile& strategy, Player holder) const;
    Highlight highlight() const;
    Certificate certificate(const std::string& game) const;
    // Against this target: where a certificate is wrong.
    std::optional<CertificateFlaw> flaw(const Certificate& certificate) const;
    const Attractor& attractor() const { return attractor_; }

private:
    AttractorStudy(const NamedArena& arena, const AttractorRequest& request) : arena_(&arena), request_(request) {}
    Result<void> choose_targets();
    Result<void> choose_marked_targets();
    AttractorVertex describe(Vertex vertex, bool over) const;
    bool three_regions() const { return !avoid_.empty(); }
    Player target_of() const { return borrowed_ ? other(request_.player) : request_.player; }

    const NamedArena* arena_;
    AttractorRequest request_;
    std::vector<Vertex> target_, avoid_;
    bool borrowed_ = false; // the target is the opponent's, since the arena marks no other
    bool assumed_ = false;  // whoever cannot move loses, since nobody named a target
    Attractor attractor_;
    Attractor opposite_; // the opponent's, where both have targets
};

// Whether a certificate is right, on the arena of the game that it names.
Result<CheckedCertificate> check_certificate(const Certificate& certificate, const NamedArena& arena);

} // namespace zermelo
