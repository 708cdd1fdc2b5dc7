#include "games/custom/custom_game.hpp"

namespace zermelo {

CustomStates::Id CustomStates::find_or_add(const std::string& state) {
    const auto [found, added] = ids_.emplace(state, static_cast<Id>(known_.size()));
    if (added) known_.push_back({state});
    return found->second;
}

// What the rules say of a state: its outcome, and its moves with what they lead to.
CustomStates::Known& CustomStates::expanded(Id id) {
    Known& known = known_[id];
    if (known.expanded) return known;
    known.moves = rules_.moves(known.state);
    if (rules_.outcome) known.outcome = rules_.outcome(known.state);
    if (!known.outcome && known.moves.empty()) known.outcome = Outcome::loss;
    if (known.outcome) known.moves.clear();
    for (const std::string& move : known.moves) known.after.push_back(find_or_add(rules_.play(known.state, move)));
    known.expanded = true;
    return known;
}

CustomStates::Id CustomStates::id(const std::string& state) {
    const Lock lock(mutex_);
    return find_or_add(state);
}
const std::string& CustomStates::state(Id id) const {
    const Lock lock(mutex_);
    return known_[id].state;
}
const std::vector<std::string>& CustomStates::moves(Id id) {
    const Lock lock(mutex_);
    return expanded(id).moves;
}
CustomStates::Id CustomStates::after(Id id, std::size_t move) {
    const Lock lock(mutex_);
    return expanded(id).after[move];
}
std::optional<Outcome> CustomStates::outcome(Id id) {
    const Lock lock(mutex_);
    return expanded(id).outcome;
}

} // namespace zermelo
