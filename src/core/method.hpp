// The ways to find out what a position is worth.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace zermelo {

enum class Method : std::uint8_t {
    automatic,
    induction, // every move made once, depth first
    attractor, // on the explored arena
    tiers,     // positions by their numbers
    alphabeta, // this position only, by search to the end
    dfpn,      // who wins, by proof numbers
    period,    // by the period of the game's values
};

// Why a position is solved by this method.
enum class Reason : std::uint8_t {
    usual,     // it is the one for such games
    asked,     // somebody wants it
    too_large, // a table of all positions would be too large
};

constexpr const char* name_of(Method method) {
    switch (method) {
    case Method::induction: return "induction";
    case Method::attractor: return "attractor";
    case Method::tiers: return "tiers";
    case Method::alphabeta: return "alphabeta";
    case Method::dfpn: return "dfpn";
    case Method::period: return "period";
    case Method::automatic: break;
    }
    return "auto";
}

// Those that can be asked for by their names.
inline constexpr const char* askable_methods = "auto, induction, attractor, tiers, alphabeta, dfpn";
constexpr std::optional<Method> method_named(std::string_view name) {
    for (auto method = Method::automatic; method != Method::period;
         method = static_cast<Method>(static_cast<std::uint8_t>(method) + 1))
        if (name == name_of(method)) return method;
    return std::nullopt;
}

} // namespace zermelo
