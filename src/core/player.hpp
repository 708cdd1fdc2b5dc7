// The two players. Player one begins.
#pragma once

#include <cstdint>

namespace zermelo {

enum class Player : std::uint8_t { one = 1, two = 2 };

constexpr Player other(Player player) { return player == Player::one ? Player::two : Player::one; }
constexpr int number(Player player) { return static_cast<int>(player); }

} // namespace zermelo
