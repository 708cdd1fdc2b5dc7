// How often each position of a play has come. A play that goes in circles has no end; whoever wins such a play wins.
#pragma once

#include <string>
#include <unordered_map>

namespace zermelo {

class Repetitions {
public:
    static constexpr unsigned endless = 3; // a position that comes so often will come again and again

    // How often it has come now, this time included.
    unsigned add(const std::string& position) { return ++times_[position]; }
    void take_back(const std::string& position) {
        if (--times_[position] == 0) times_.erase(position);
    }
    unsigned times(const std::string& position) const {
        const auto found = times_.find(position);
        return found == times_.end() ? 0 : found->second;
    }

private:
    std::unordered_map<std::string, unsigned> times_;
};

} // namespace zermelo
