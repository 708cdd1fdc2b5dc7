// Throws arbitrary words and positions at every registered game. What is accepted must survive a round trip.
//
// Input: a digit that chooses the game, in the order of registry.def; its parameters, a new line, a position.
#include "core/parameters.hpp"

#include "registered_headers.hpp" // those of registry.def, written by CMake

#include <cstdlib>
#include <string_view>

using namespace zermelo;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

template <Notated G> void try_position(const G& game, std::string_view text) {
    const auto same = [&](const auto& a, const auto& b) { return game.key(a) == game.key(b); };
    if (const auto state = game.parse(text)) {
        const auto again = game.parse(game.print(*state));
        require(again && same(*again, *state));
        game.draw(*state, Ink{});
        std::size_t count = 0;
        if (!game.outcome(*state))
            game.moves(*state,
                       [&](const auto& move) { require(++count > 100 || !game.print_move(*state, move).empty()); });
    }
    if constexpr (CourseNotated<G>) {
        if (const auto state = game.parse_course(text)) {
            const auto again = game.parse_course(game.print_course(*state));
            require(again && same(*again, *state));
        }
    }
}

template <class Family> void try_game(std::string_view parameters, std::string_view position) {
    const auto read = Parameters::parse(Family::info(), parameters);
    if (!read) return require(!read.error().in(Language::french).empty());
    const auto again = Parameters::parse(Family::info(), split_word(read->word()).second);
    require(again && again->word() == read->word());
    (void)Family::make(*read, [&](const auto& game) -> Result<void> {
        try_position(game, position);
        return {};
    });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view input(reinterpret_cast<const char*>(data), size);
    if (input.empty()) return 0;
    const unsigned game = static_cast<unsigned char>(input.front() - '0');
    input.remove_prefix(1);
    const std::size_t line = std::min(input.find('\n'), input.size());
    const std::string_view parameters = input.substr(0, line),
                           position = input.substr(std::min(line + 1, input.size()));
    constexpr void (*games[])(std::string_view, std::string_view) = {
#define VARIANT(Family, Type)
#define RARE(Family, Type)
#define GAME(Family, header) &try_game<Family>,
#include "api/registry.def"
#undef GAME
    };
    games[game % std::size(games)](parameters, position);
    return 0;
}
