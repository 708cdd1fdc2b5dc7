// Rules over texts: functions that somebody gives.
#pragma once

#include "core/machine/threads.hpp"
#include "games/custom/custom_states.hpp"

#include <deque>
#include <functional>
#include <unordered_map>
#include <vector>

namespace zermelo {

struct CustomRules {
    std::string start;
    std::function<std::vector<std::string>(const std::string& state)> moves; // none: the game is over
    std::function<std::string(const std::string& state, const std::string& move)> play;
    // For the player to move, where the game is over; without it, who cannot move loses.
    std::function<std::optional<Outcome>(const std::string& state)> outcome{};
    std::function<Player(const std::string& state)> player{};               // without it, the players take turns
    std::function<std::string(const std::string& state)> draw{};            // without it, the state itself
    std::function<Result<std::string>(std::string_view text)> read_state{}; // without it, any text is a state
    std::uint64_t longest = 0; // no play has more moves; 0: a play may return to a position
};

// Everything that was asked of the rules is kept, so that each state is asked for once.
class TextStates final : public CustomStates {
public:
    explicit TextStates(CustomRules rules) : rules_(std::move(rules)) {}

    Id start() override;
    std::size_t count_moves(Id id) override;
    std::string move(Id id, std::size_t place) override;
    Id after(Id id, std::size_t place) override;
    std::optional<Outcome> outcome(Id id) override;
    Player player(Id id) override { return rules_.player(text(id)); }
    int judged(Id) override { return 0; }
    std::string text(Id id) override;
    std::string drawn(Id id) override { return rules_.draw ? rules_.draw(text(id)) : text(id); }
    Result<Id> read(std::string_view text) override;
    bool tells_player() const override { return rules_.player != nullptr; }
    bool normal() const override { return !rules_.outcome; }
    std::uint64_t longest() const override { return rules_.longest; }

private:
    struct Known {
        std::string state;
        bool expanded = false;
        std::vector<std::string> moves{};
        std::vector<Id> after{};
        std::optional<Outcome> outcome{};
    };
    Known& expanded(Id id);
    Id find_or_add(const std::string& state);

    CustomRules rules_;
    mutable Mutex mutex_;
    std::deque<Known> known_; // which stay where they are
    std::unordered_map<std::string, Id> ids_;
};

} // namespace zermelo
