#include "explain/matrix_text.hpp"

#include "explain/matrix_words.hpp"

namespace zermelo {

namespace {

// Which cells have a mark.
class CellMarks {
public:
    explicit CellMarks(const MatrixFacts& facts) : columns_(facts.columns()), marked_(facts.rows() * facts.columns()) {}

    void mark(std::size_t row, std::size_t column) { marked_[row * columns_ + column] = true; }
    void mark(const std::vector<MatrixCell>& cells) {
        for (const auto& [row, column] : cells) mark(row, column);
    }
    bool at(std::size_t row, std::size_t column) const { return marked_[row * columns_ + column]; }

private:
    std::size_t columns_;
    std::vector<bool> marked_;
};

// The matrix with best replies in brackets, pure equilibria and Pareto-optimal cells marked.
std::string matrix_table(const MatrixFacts& facts, const Voice& voice) {
    CellMarks best[2]{CellMarks(facts), CellMarks(facts)}, pure(facts), pareto(facts);
    for (const auto& [player, against, replies, payoff] : facts.best_replies)
        for (std::size_t reply : replies)
            best[player].mark(player == 0 ? reply : against, player == 0 ? against : reply);
    pure.mark(facts.pure);
    pareto.mark(facts.pareto);
    Rows lines{{""}};
    for (const std::string& column : facts.strategies[1]) lines[0].push_back(column);
    for (std::size_t i = 0; i < facts.rows(); ++i) {
        lines.push_back({facts.strategies[0][i]});
        for (std::size_t j = 0; j < facts.columns(); ++j) {
            const auto payoff = [&](std::size_t player) {
                const ExactNumber& text = facts.payoff(i, j)[player];
                return best[player].at(i, j) ? "[" + text + "]" : text;
            };
            lines.back().push_back(payoff(0) + "," + payoff(1) + (pure.at(i, j) ? "=" : " ") +
                                   (pareto.at(i, j) ? "*" : " "));
        }
    }
    return aligned(lines) + voice.ink.faint(voice.say(words::matrix_legend)) + "\n";
}

std::string cell_names(const MatrixFacts& facts, const std::vector<MatrixCell>& cells) {
    std::vector<std::string> pairs;
    for (const auto& [row, column] : cells)
        pairs.push_back("(" + facts.strategies[0][row] + ", " + facts.strategies[1][column] + ")");
    return listed(pairs);
}

// Sections, one below the other.
class MatrixPage {
public:
    MatrixPage(const MatrixFacts& facts, const Voice& voice) : facts_(facts), voice_(voice), reasons_(facts, voice) {}

    std::string make() {
        if (!facts_.title.empty()) text_ += voice_.ink.bold(facts_.title) + "\n";
        text_ += matrix_table(facts_, voice_);
        if (facts_.less_is_better) text_ += voice_.line(words::matrix_less);
        reasons(words::best_head, facts_.best_replies);
        reasons(words::dominated_head, facts_.dominated);
        elimination(words::strict_head, facts_.strict);
        if (facts_.weak.steps != facts_.strict.steps) elimination(words::weak_head, facts_.weak);
        reasons(words::pure_head, facts_.equilibria);
        head(words::pareto_head);
        line(voice_.say(words::pareto_reason, {cell_names(facts_, facts_.pareto)}));
        head(words::security_head);
        for (std::size_t player : {0, 1})
            for (const std::string& why : reasons_.security(player)) line(why);
        const auto notes = reasons_.notes();
        if (!notes.empty()) text_ += "\n";
        for (const std::string& note : notes) text_ += note + "\n";
        return std::move(text_);
    }

private:
    void head(const Text& title) { text_ += "\n" + voice_.ink.bold(voice_.say(title)) + "\n"; }
    void line(const std::string& sentence) { text_ += "  " + sentence + "\n"; }
    template <class Fact> void reasons(const Text& title, const std::vector<Fact>& facts) {
        head(title);
        for (const Fact& fact : facts) line(reasons_.why(fact));
        if (facts.empty()) line(voice_.say(words::dominated_none));
    }
    void elimination(const Text& title, const EliminationFacts& elimination) {
        if (elimination.steps.empty()) return;
        reasons(title, elimination.steps);
        line(reasons_.why(elimination));
    }

    const MatrixFacts& facts_;
    const Voice& voice_;
    MatrixReasons reasons_;
    std::string text_;
};

} // namespace

std::string text(const MatrixFacts& facts, const Voice& voice) { return MatrixPage(facts, voice).make(); }

} // namespace zermelo
