// Be the attractor: which vertices join at each step, and where the opponent stays out.
#include "arena/graph.hpp"
#include "arena/read_arena.hpp"
#include "arena/write_arena.hpp"
#include "ask/attractor_study.hpp"
#include "exercises/families.hpp"

#include <algorithm>

namespace zermelo {

namespace {

using Fit = ExerciseOption::Fit;
using Kind = Remark::Kind;

struct ArenaPlan {
    std::uint32_t vertices, targets, least_steps;
    bool cycles, dead_ends, late; // late: a forced vertex waits for moves that join at different steps
};
constexpr ArenaPlan arena_plans[exercise_levels]{{6, 1, 2, false, false, false},
                                                 {7, 1, 2, true, false, false},
                                                 {8, 1, 3, true, true, false},
                                                 {9, 1, 3, true, true, true},
                                                 {12, 2, 4, true, true, true}};

NamedArena random_arena(ExerciseMaking& making, const ArenaPlan& plan) {
    NamedArena arena;
    const std::uint32_t size = plan.vertices;
    std::uint32_t dead_end = plan.dead_ends ? making.between(plan.targets, size - 2) : size;
    for (std::uint32_t v = 0; v < size; ++v) {
        arena.arena.add_vertex(making.chance(50) ? Player::one : Player::two);
        arena.names.add(std::string(1, static_cast<char>('a' + v)));
        arena.target.push_back(v < plan.targets);
        if (v == dead_end || v < plan.targets) continue;
        std::vector<std::uint32_t> others;
        for (std::uint32_t w = 0; w < size; ++w)
            if (plan.cycles ? w != v : w < v) others.push_back(w);
        const auto wanted = std::min<std::size_t>(others.size(), making.between(1, 3));
        for (std::size_t i = 0; i < wanted; ++i) {
            std::swap(others[i], others[i + making.random.below(others.size() - i)]);
            arena.arena.add_edge(Vertex{others[i]});
        }
    }
    arena.start = Vertex{size - 1};
    return arena;
}

class AttractorExercise {
public:
    AttractorExercise(const NamedArena& arena, const AttractorFacts& facts) : arena_(arena), facts_(facts) {}

    // Whether it trains what its level should.
    bool fits(const ArenaPlan& plan) const {
        if (facts_.sizes.size() <= plan.least_steps || (facts_.size == facts_.vertices && plan.cycles)) return false;
        bool mine = false, forced = false, tempting = false, late = false, dead_end = false, endless = false;
        each_vertex(arena_.arena, [&](Vertex v) {
            const AttractorVertex& vertex = at(v);
            mine |= vertex.why == AttractorReason::moves;
            forced |= vertex.why == AttractorReason::forced && arena_.arena.degree(v) > 1;
            late |= vertex.why == AttractorReason::forced && first_rank(v) + 1 < *vertex.rank;
            dead_end |= vertex.why == AttractorReason::stuck;
            endless |= vertex.why == AttractorReason::stays_out || vertex.why == AttractorReason::no_way_in;
            tempting |= vertex.why == AttractorReason::stays_out && first_rank(v) != ~0u;
        });
        // Without cycles and dead ends nobody stays out: then the opponent's vertices have to wait.
        if (!plan.cycles) return mine && forced;
        const std::vector<bool> over(arena_.target.begin(), arena_.target.end());
        endless &= has_endless_play(arena_.arena, over);
        return mine && forced && tempting && endless && dead_end == plan.dead_ends && (late || !plan.late);
    }

    void ask(Exercise& exercise) const {
        for (std::uint32_t step = 1; step < facts_.sizes.size(); ++step) exercise.questions.push_back(joins(step));
        if (facts_.size < facts_.vertices) exercise.questions.push_back(outside());
    }

private:
    const AttractorVertex& at(Vertex v) const { return (*facts_.list)[index(v)]; }
    // The least rank of its moves; a great number where none leads in.
    std::uint32_t first_rank(Vertex v) const {
        std::uint32_t least = ~0u;
        for (Vertex w : arena_.arena.successors(v)) least = std::min(least, at(w).rank.value_or(~0u));
        return least;
    }
    std::string names(std::span<const Vertex> vertices) const {
        std::string list;
        for (Vertex v : vertices) list += (list.empty() ? "" : ", ") + at(v).name;
        return list;
    }

    ExerciseQuestion joins(std::uint32_t step) const {
        ExerciseQuestion question{{Kind::ask_joins, {std::to_string(step)}}, AnswerForm::set};
        each_vertex(arena_.arena, [&](Vertex v) {
            const auto rank = at(v).rank;
            if (rank && *rank < step) return;
            const bool right = rank == step;
            question.options.push_back({at(v).name, right ? Fit::right : Fit::wrong, "", reason(v, step)});
            if (right) question.answer.push_back(at(v).name);
        });
        return question;
    }
    // Why it joins at this step, or does not.
    Remark reason(Vertex v, std::uint32_t step) const {
        const AttractorVertex& vertex = at(v);
        const std::string before = std::to_string(step - 1), owner = std::to_string(number(vertex.owner));
        if (vertex.rank == step && vertex.why == AttractorReason::moves)
            return {Kind::joins_mine, {vertex.name, owner, at(vertex.through).name, before}};
        if (vertex.rank == step)
            return {Kind::joins_forced, {vertex.name, owner, names(arena_.arena.successors(v)), before}};
        if (arena_.arena.degree(v) == 0) return {Kind::dead_end, {vertex.name}};
        if (vertex.owner == facts_.player) return {Kind::no_move_in, {vertex.name, owner, before}};
        for (Vertex w : arena_.arena.successors(v))
            if (!at(w).rank || *at(w).rank >= step) return {Kind::escapes, {vertex.name, owner, at(w).name, before}};
        return {Kind::no_move_in, {vertex.name, owner, before}};
    }

    ExerciseQuestion outside() const {
        ExerciseQuestion question{{Kind::ask_outside, {std::to_string(number(other(facts_.player)))}}, AnswerForm::set};
        each_vertex(arena_.arena, [&](Vertex v) {
            const AttractorVertex& vertex = at(v);
            Remark why{Kind::inside, {vertex.name, std::to_string(vertex.rank.value_or(0))}};
            if (vertex.why == AttractorReason::stuck) why = {Kind::dead_end, {vertex.name}};
            if (vertex.why == AttractorReason::no_way_in) why = {Kind::no_way_in, {vertex.name}};
            if (vertex.why == AttractorReason::stays_out)
                why = {Kind::stays_out, {vertex.name, std::to_string(number(vertex.owner)), at(vertex.through).name}};
            question.options.push_back({vertex.name, vertex.rank ? Fit::wrong : Fit::right, "", why});
            if (!vertex.rank) question.answer.push_back(vertex.name);
        });
        return question;
    }

    const NamedArena& arena_;
    const AttractorFacts& facts_;
};

} // namespace

Result<Exercise> make_attractor_exercise(ExerciseMaking& making) {
    const ArenaPlan& plan = arena_plans[making.request.level - 1];
    while (true) {
        const NamedArena arena = random_arena(making, plan);
        auto study = AttractorStudy::make(arena, {.player = Player::one});
        if (!study) return study.error();
        if (auto solved = study->solve(making.control); !solved) return solved.error();
        const auto facts = study->facts();
        if (!facts) return facts.error();
        const AttractorExercise made(arena, *facts);
        if (!made.fits(plan)) continue;
        Exercise exercise = making.begin({Kind::do_attractor});
        exercise.file = write_json(arena);
        made.ask(exercise);
        return exercise;
    }
}

} // namespace zermelo
