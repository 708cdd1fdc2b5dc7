// An attractor as text: ranks and moves that anybody can check in one pass over the arena, without solving anything.
//
//      zermelo attractor 1
//      game arena:course.json
//      player 1
//      goal target s6
//      vertices 7
//      s0 - s3            outside; player two stays out by s3
//      s5 1 s6            rank 1, by the move to s6
//      s6 0 -             the target
//      end
//
// Names that are not plain words stand in quotes, as in JSON.
#pragma once

#include "arena/named_arena.hpp"
#include "core/result.hpp"
#include "solve/attractor.hpp"

namespace zermelo {

struct Certificate {
    std::string game;
    Player player = Player::one;
    std::string goal; // how the target was chosen: arena, normal, or target "..." against "..."
    Bulk<std::uint32_t> ranks;
    Bulk<Vertex> strategy;
    std::string vertices{}; // how many there are, as a file says
};

std::string write_certificate(const Certificate& certificate, const NamedArena& arena);

// The first lines, which name the game; then all of it, once the arena is known.
Result<Certificate> read_certificate_head(std::string_view text, const std::string& place);
Result<Certificate> read_certificate(std::string_view text, const std::string& place, const NamedArena& arena);

struct CertificateFlaw {
    Vertex vertex;
    Text what;
};

// Shares nothing with the solver: every vertex against its successors.
std::optional<CertificateFlaw> find_flaw(const Certificate& certificate, const Arena& arena,
                                         const std::vector<bool>& target, const std::vector<bool>& avoid);

} // namespace zermelo
