// Proofs as files, before their game is known.
#pragma once

#include "core/result.hpp"

#include <string>
#include <string_view>

namespace zermelo {

// The game that a proof is about, by its word.
Result<std::string> proof_game(std::string_view text, const std::string& place);

} // namespace zermelo
