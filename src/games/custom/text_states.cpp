#include "games/custom/text_states.hpp"

namespace zermelo {

CustomStates::Id TextStates::find_or_add(const std::string& state) {
    const auto [found, added] = ids_.emplace(state, static_cast<Id>(known_.size()));
    if (added) known_.push_back({state});
    return found->second;
}

// What the rules say of a state: its outcome, and its moves with what they lead to.
TextStates::Known& TextStates::expanded(Id id) {
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

CustomStates::Id TextStates::start() {
    const Lock lock(mutex_);
    return find_or_add(rules_.start);
}
std::size_t TextStates::count_moves(Id id) {
    const Lock lock(mutex_);
    return expanded(id).moves.size();
}
std::string TextStates::move(Id id, std::size_t place) {
    const Lock lock(mutex_);
    return expanded(id).moves[place];
}
CustomStates::Id TextStates::after(Id id, std::size_t place) {
    const Lock lock(mutex_);
    return expanded(id).after[place];
}
std::optional<Outcome> TextStates::outcome(Id id) {
    const Lock lock(mutex_);
    return expanded(id).outcome;
}
std::string TextStates::text(Id id) {
    const Lock lock(mutex_);
    return known_[id].state;
}
Result<CustomStates::Id> TextStates::read(std::string_view text) {
    auto state = rules_.read_state ? rules_.read_state(text) : Result<std::string>(std::string(text));
    if (!state) return state.error();
    const Lock lock(mutex_);
    return find_or_add(*state);
}

} // namespace zermelo
