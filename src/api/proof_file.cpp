#include "api/proof_file.hpp"

#include "games/tictactoe/proof.hpp"

namespace zermelo {

Result<std::string> proof_game(std::string_view text, const std::string& place) {
    return tictactoe::read_proof_game(text, place);
}

} // namespace zermelo
