#include "explain/matrix_text.hpp"
#include "render/lesson_json.hpp"

namespace zermelo {

namespace {

class MatrixJson {
public:
    MatrixJson(const MatrixFacts& facts, const Voice& voice) : facts_(facts), reasons_(facts, voice) {}

    Json make() const {
        Json json = Json::object({{"title", facts_.title},
                                  {"players", Json::list({facts_.players[0], facts_.players[1]})},
                                  {"rows", facts_.strategies[0]},
                                  {"columns", facts_.strategies[1]},
                                  {"payoffs", payoffs()},
                                  {"ordinal", facts_.ordinal},
                                  {"less_is_better", facts_.less_is_better}});
        json.add("best_replies", each(facts_.best_replies));
        json.add("dominated", each(facts_.dominated));
        json.add("pure", cells(facts_.pure));
        json.add("equilibria", each(facts_.equilibria));
        json.add("pareto", cells(facts_.pareto));
        json.add("security", Json::list({security(0), security(1)}));
        json.add("notes", reasons_.notes());
        json.add("elimination", Json::object({{"strict", told(facts_.strict)}, {"weak", told(facts_.weak)}}));
        json.add("infinite", facts_.infinite);
        json.add("degenerate", facts_.degenerate);
        json.add("complete", facts_.complete);
        json.add("zero_sum", facts_.zero_sum);
        json.add("value", facts_.value);
        return json;
    }

private:
    const std::string& name(std::size_t player, std::size_t strategy) const {
        return facts_.strategies[player][strategy];
    }
    Json names(std::size_t player, const std::vector<std::size_t>& strategies) const {
        Json list = Json::list();
        for (std::size_t strategy : strategies) list.push(name(player, strategy));
        return list;
    }
    Json cells(const std::vector<MatrixCell>& cells) const {
        Json list = Json::list();
        for (const auto& [row, column] : cells) list.push(Json::list({name(0, row), name(1, column)}));
        return list;
    }
    Json payoffs() const {
        Json rows = Json::list();
        for (std::size_t i = 0; i < facts_.rows(); ++i) {
            Json row = Json::list();
            for (std::size_t j = 0; j < facts_.columns(); ++j) {
                const auto& [first, second] = facts_.payoff(i, j);
                row.push(Json::list({first, second}));
            }
            rows.push(std::move(row));
        }
        return rows;
    }
    template <class Fact> Json each(const std::vector<Fact>& facts) const {
        Json list = Json::list();
        for (const Fact& fact : facts) list.push(told(fact));
        return list;
    }
    Json told(const BestReply& reply) const {
        return Json::object({{"player", reply.player + 1},
                             {"against", name(1 - reply.player, reply.against)},
                             {"replies", names(reply.player, reply.replies)},
                             {"why", reasons_.why(reply)}});
    }
    Json told(const Domination& one) const {
        return Json::object({{"player", one.player + 1},
                             {"strategy", name(one.player, one.strategy)},
                             {"by", one.by ? Json(name(one.player, *one.by)) : Json()},
                             {"mixture", one.by ? Json() : Json(one.mixture)},
                             {"kind", one.strict ? "strict" : "weak"},
                             {"why", reasons_.why(one)}});
    }
    Json told(const EliminationFacts& elimination) const {
        return Json::object({{"steps", each(elimination.steps)},
                             {"rows", names(0, elimination.left[0])},
                             {"columns", names(1, elimination.left[1])},
                             {"why", reasons_.why(elimination)}});
    }
    Json told(const EquilibriumFacts& equilibrium) const {
        return Json::object({{"x", equilibrium.strategies[0]},
                             {"y", equilibrium.strategies[1]},
                             {"payoffs", Json::list({equilibrium.payoffs[0], equilibrium.payoffs[1]})},
                             {"pure", equilibrium.pure},
                             {"why", reasons_.why(equilibrium)}});
    }
    Json security(std::size_t player) const {
        const SecurityFacts& facts = facts_.security[player];
        return Json::object({{"player", player + 1},
                             {"level", facts.level},
                             {"strategies", names(player, facts.strategies)},
                             {"mixed_level", facts.mixed_level},
                             {"mixture", facts.mixed_level ? Json(facts.mixture) : Json()},
                             {"why", reasons_.security(player)}});
    }

    const MatrixFacts& facts_;
    MatrixReasons reasons_;
};

} // namespace

Json json(const MatrixFacts& facts, const Voice& voice) { return MatrixJson(facts, voice).make(); }

} // namespace zermelo
