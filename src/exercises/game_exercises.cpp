// Grundy values, and winning moves in games.
#include "ask/explanation.hpp"
#include "exercises/families.hpp"

#include <algorithm>
#include <set>

namespace zermelo {

namespace {

using Fit = ExerciseOption::Fit;
using Kind = Remark::Kind;

// In impartial games the player to move does not matter: the position without it.
std::string unmarked(const std::string& position) {
    return position.size() > 1 && position[1] == '@' ? position.substr(2) : position;
}

// All positions after a start that differ in more than the player to move, the last ones first.
std::vector<Position> positions_after(const AnyGame& game, const Position& start) {
    std::set<std::string> seen{unmarked(game.print(start))};
    std::vector<Position> found{start};
    for (std::size_t i = 0; i < found.size(); ++i)
        for (std::size_t move = 0; move < game.count_moves(found[i]); ++move) {
            Position next = game.after(found[i], move);
            if (seen.insert(unmarked(game.print(next))).second) found.push_back(std::move(next));
        }
    std::ranges::reverse(found);
    return found;
}

// So many random moves from the start; nothing where the game ends sooner.
std::optional<Position> after_random_moves(ExerciseMaking& making, const AnyGame& game, std::uint32_t moves) {
    Position position = game.start();
    for (std::uint32_t i = 0; i < moves; ++i) {
        const std::size_t count = game.count_moves(position);
        if (count == 0) return std::nullopt;
        position = game.after(position, making.random.below(count));
    }
    return position;
}

void take_position(Exercise& exercise, const AnyGame& game, const Position& position) {
    exercise.game = &game.info();
    exercise.word = game.word();
    exercise.position = game.print(position);
    exercise.board = game.draw(position, Ink{});
}

bool wins(const ValuedMove& move) { return move.worth.result == Outcome::win; }

// Every move with what explain says of it.
Result<ExerciseQuestion> ask_winning_move(AnyGame& game, const Position& position, const ValuedMoves& values,
                                          const Control& control) {
    ExerciseQuestion question{
        {Kind::ask_winning_move, {unmarked(game.print(position)), std::to_string(number(values.to_move))}},
        AnswerForm::choice};
    for (const std::string& move : game.moves(position)) {
        auto explained = explain_move(game, position, move, control);
        if (!explained) return explained.error();
        const bool right = wins(*std::ranges::find(values.moves, move, &ValuedMove::move));
        question.options.push_back({move, right ? Fit::right : Fit::wrong, "", {}, std::move(*explained)});
        if (right && question.answer.empty()) question.answer.push_back(move);
    }
    return question;
}

// --- Grundy values

class GrundyExercise {
public:
    GrundyExercise(AnyGame& game, Position start, const Control& control)
        : game_(game), start_(std::move(start)), control_(control) {}

    Result<std::uint64_t> value(const Position& position) const {
        auto solved = game_.solve(position, {}, control_);
        if (!solved) return solved.error();
        return solved->grundy.value_or(0);
    }

    // A value for each position, or for a sum of heaps the one of the whole.
    Result<ExerciseQuestion> ask_values(bool heaps) const {
        if (heaps) return ask_sum();
        ExerciseQuestion question{{Kind::ask_grundies}, AnswerForm::row};
        for (const Position& position : positions_after(game_, start_)) {
            if (!counts(position)) continue;
            std::set<std::uint64_t> next;
            for (std::size_t move = 0; move < game_.count_moves(position); ++move) {
                const Position child = game_.after(position, move);
                if (!counts(child)) continue;
                const auto after = value(child);
                if (!after) return after.error();
                next.insert(*after);
            }
            const auto here = value(position);
            if (!here) return here.error();
            const std::string name = unmarked(game_.print(position)), number = std::to_string(*here);
            Remark why{Kind::mex_of_none, {name}};
            if (!next.empty()) why = {Kind::mex_of, {name, listed_values(next), number}};
            question.options.push_back({name, Fit::right, number, why});
            question.answer.push_back(number);
        }
        return question;
    }

    Result<std::optional<ExerciseQuestion>> ask_move() const {
        const auto values = game_.values(start_, Form::usual, control_);
        if (!values) return values.error();
        // There is something to win and something to lose.
        if (values->worth.result != Outcome::win || std::ranges::all_of(values->moves, wins))
            return std::optional<ExerciseQuestion>();
        auto question = ask_winning_move(game_, start_, *values, control_);
        if (!question) return question.error();
        for (ExerciseOption& option : question->options) {
            const auto next = game_.after(start_, std::string_view(option.name));
            if (!next) return next.error();
            const auto worth = value(*next);
            if (!worth) return worth.error();
            const Kind kind = option.fit == Fit::right ? Kind::leads_to_zero : Kind::leads_to_other;
            option.why = {kind, {option.name, unmarked(game_.print(*next)), std::to_string(*worth)}};
            option.explanation.reset();
        }
        return std::optional(std::move(*question));
    }

private:
    // A move that loses at once, such as eating the poison, is as good as none.
    bool counts(const Position& position) const { return game_.outcome(position) != Outcome::win; }

    static std::string listed_values(const std::set<std::uint64_t>& values) {
        std::string list;
        for (std::uint64_t value : values) list += (list.empty() ? "" : ", ") + std::to_string(value);
        return list;
    }
    Result<ExerciseQuestion> ask_sum() const {
        const auto sum = value(start_);
        if (!sum) return sum.error();
        const std::string name = unmarked(game_.print(start_)), number = std::to_string(*sum);
        std::string heaps = name;
        std::ranges::replace(heaps, '+', '^');
        for (std::size_t at = 0; (at = heaps.find('^', at)) != std::string::npos; at += 5) heaps.replace(at, 1, " ⊕ ");
        return ExerciseQuestion{
            {Kind::ask_grundy, {name}}, AnswerForm::number, {}, {number}, {{Kind::nim_sum_of, {heaps, number}}}};
    }

    AnyGame& game_;
    Position start_;
    const Control& control_;
};

std::string numbers_word(std::vector<std::uint32_t> numbers) {
    std::ranges::sort(numbers);
    std::string word;
    for (std::uint32_t number : numbers) word += (word.empty() ? "" : "+") + std::to_string(number);
    return word;
}

std::string grundy_word(ExerciseMaking& making) {
    const auto heap = [&](std::uint32_t low, std::uint32_t high) {
        return "subtraction:" + std::to_string(making.between(low, high)) + ",take=";
    };
    switch (making.request.level) {
    case 1: return heap(5, 9) + (making.chance(50) ? "1+2" : making.chance(50) ? "1+2+3" : "1+3");
    case 2: { // one stick may be taken, then a gap
        const std::uint32_t second = making.between(3, 4);
        return heap(7, 10) + numbers_word({1, second, second + making.between(1, 2)});
    }
    case 3: return "nim:" + numbers_word({making.between(1, 7), making.between(2, 7), making.between(3, 7)});
    case 4: { // several heaps are dead ends
        const std::uint32_t first = making.between(2, 3), second = first + making.between(1, 3);
        return heap(8, 12) + numbers_word({first, second, second + making.between(1, 3)});
    }
    default: return "chomp:3,4";
    }
}

// --- Winning moves

struct GamePlan {
    std::string_view word;
    std::uint32_t least_before, most_before; // moves before the question
    std::uint64_t least_plies, most_plies;   // to the end
    std::size_t most_winning;                // moves that win
};
constexpr std::uint64_t any_plies = 1000;
constexpr GamePlan game_plans[exercise_levels][2]{
    {{"tictactoe", 3, 5, 1, 1, 2}, {"connect4:5,4", 5, 9, 1, 1, 2}},
    {{"nim:3+4+5", 0, 2, 3, any_plies, 2}, {"subtraction:21", 0, 4, 3, any_plies, 1}},
    {{"tictactoe", 2, 4, 3, 5, 1}, {"chomp:3,4", 0, 2, 3, any_plies, 1}},
    {{"connect4:5,4", 6, 10, 3, 5, 1}, {"babylone:3,3", 1, 3, 3, any_plies, 1}},
    {{"connect4:5,5", 9, 13, 5, any_plies, 1}, {"babylone:4,3", 3, 5, 5, any_plies, 1}}};

} // namespace

Result<Exercise> make_grundy_exercise(ExerciseMaking& making) {
    const unsigned level = making.request.level;
    constexpr std::size_t most_positions = 12, least_positions = 6;
    while (true) {
        auto game = making.open(grundy_word(making));
        if (!game) return game.error();
        const auto start = after_random_moves(making, **game, level == 5 ? making.between(1, 3) : 0);
        if (!start) continue;
        if (level == 5) {
            const std::size_t count = positions_after(**game, *start).size();
            if (count < least_positions || count > most_positions) continue;
        }
        const GrundyExercise made(**game, *start, making.control);
        auto move = made.ask_move();
        if (!move) return move.error();
        if (!*move) continue;
        auto values = made.ask_values(level == 3);
        if (!values) return values.error();
        Exercise exercise = making.begin({Kind::do_grundy, {unmarked((*game)->print(*start))}});
        take_position(exercise, **game, *start);
        exercise.questions = {std::move(*values), std::move(**move)};
        return exercise;
    }
}

Result<Exercise> make_winning_exercise(ExerciseMaking& making) {
    const auto& plans = game_plans[making.request.level - 1];
    const GamePlan& plan = plans[making.random.below(std::size(plans))];
    auto game = making.open(plan.word);
    if (!game) return game.error();
    while (true) {
        const auto position = after_random_moves(making, **game, making.between(plan.least_before, plan.most_before));
        if (!position || (*game)->count_moves(*position) < 2) continue;
        const auto values = (*game)->values(*position, Form::usual, making.control);
        if (!values) return values.error();
        const auto winning = static_cast<std::size_t>(std::ranges::count_if(values->moves, wins));
        const std::uint64_t plies = values->worth.plies.value_or(0);
        if (winning == 0 || winning > plan.most_winning || winning == values->moves.size() ||
            plies < plan.least_plies || plies > plan.most_plies)
            continue;
        auto question = ask_winning_move(**game, *position, *values, making.control);
        if (!question) return question.error();
        Exercise exercise = making.begin({Kind::do_winning_move, {std::to_string(number(values->to_move))}});
        take_position(exercise, **game, *position);
        exercise.questions.push_back(std::move(*question));
        return exercise;
    }
}

} // namespace zermelo
