// Payoff matrices, in words.
#pragma once

#include "answers/matrix.hpp"
#include "explain/voice.hpp"

namespace zermelo {

std::string text(const MatrixFacts& facts, const Voice& voice);

// The reasons, a sentence each.
class MatrixReasons {
public:
    MatrixReasons(const MatrixFacts& facts, const Voice& voice) : facts_(facts), voice_(voice) {}

    std::string why(const BestReply& reply) const;
    std::string why(const Domination& one) const;
    std::string why(const EliminationFacts& elimination) const; // what is left
    std::string why(const EquilibriumFacts& equilibrium) const;
    std::vector<std::string> security(std::size_t player) const;
    std::vector<std::string> notes() const; // on the game as a whole

private:
    const std::string& name(std::size_t player, std::size_t strategy) const {
        return facts_.strategies[player][strategy];
    }
    std::vector<std::string> names(std::size_t player, const std::vector<std::size_t>& strategies) const;
    std::string who(std::size_t player) const;
    std::string joined(const std::vector<std::string>& list, const Text& last) const;
    std::string spelled(std::size_t player, const ExactMixture& mixture) const;

    const MatrixFacts& facts_;
    const Voice& voice_;
};

} // namespace zermelo
