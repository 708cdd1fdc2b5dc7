// An exercise: a small instance, questions about it, and for everything that may be answered whether it is right, and
// why. What is said are kinds of remarks with arguments; their sentences are explain's.
#pragma once

#include "answers/explanation.hpp"
#include "core/parameters.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

enum class ExerciseKind : std::uint8_t { attractor, minimax, alphabeta, grundy, dijkstra, equilibrium, winning_move };
inline constexpr std::array<std::string_view, 7> exercise_names{"attractor", "minimax",     "alphabeta",   "grundy",
                                                                "dijkstra",  "equilibrium", "winning-move"};
inline constexpr unsigned exercise_levels = 5;

inline std::string_view name_of(ExerciseKind kind) { return exercise_names[static_cast<std::size_t>(kind)]; }
inline std::optional<ExerciseKind> exercise_kind(std::string_view name) {
    for (std::size_t i = 0; i < exercise_names.size(); ++i)
        if (exercise_names[i] == name) return static_cast<ExerciseKind>(i);
    return std::nullopt;
}

struct Remark {
    enum class Kind : std::uint8_t {
        // What is to be done
        do_attractor,
        do_minimax,
        do_alphabeta,
        do_grundy,
        do_dijkstra,
        do_equilibrium,
        do_winning_move,
        // Questions
        ask_joins,
        ask_outside,
        ask_value,
        ask_best_move,
        ask_cuts,
        ask_leaves,
        ask_window,
        ask_grundies,
        ask_grundy,
        ask_winning_move,
        ask_step,
        ask_path,
        ask_best_replies,
        ask_dominated,
        ask_equilibria,
        ask_mixed,
        // Attractors
        joins_mine,
        joins_forced,
        no_move_in,
        escapes,
        dead_end,
        inside,
        stays_out,
        no_way_in,
        // Trees
        greatest_of,
        least_of,
        move_gives,
        cut_low,
        cut_high,
        below_cut,
        looked_at,
        leaves_are,
        window_is,
        // Grundy values
        mex_of,
        mex_of_none,
        nim_sum_of,
        leads_to_zero,
        leads_to_other,
        // Dijkstra
        chosen_least,
        not_least,
        chosen_before,
        not_reached,
        row_start,
        row_by,
        row_unknown,
        path_sum,
        path_longer,
        path_no_edge,
        path_ends,
        // Matrices
        pays,
        pays_less,
        dominated_by,
        not_dominated,
        each_best,
        row_would_move,
        column_would_move,
        makes_equal,
        // Answers that are none
        not_answered,
        not_one_of,
        not_a_number,
        one_expected,
        numbers_expected
    };
    Kind kind;
    std::vector<std::string> arguments{};
};

// How a question is answered: by some of the names that are listed, by one of them, by a number, by a number for each
// name (inf for none), by the name of a vertex and such numbers, by names in their order.
enum class AnswerForm : std::uint8_t { set, choice, number, row, step, path };
inline constexpr std::array<std::string_view, 6> answer_form_names{"set", "choice", "number", "row", "step", "path"};

struct ExerciseOption {
    enum class Fit : std::uint8_t { wrong, right, allowed }; // allowed: may be left out of a set

    std::string name;
    Fit fit = Fit::wrong;
    std::string value{};                      // of a row, its number
    std::optional<Remark> why{};              // why it is so
    std::optional<Explanation> explanation{}; // of a move
};

struct ExerciseQuestion {
    Remark asked;
    AnswerForm form;
    std::vector<ExerciseOption> options{};
    std::vector<std::string> answer{}; // a right one
    std::vector<Remark> because{};     // where it is not an option that gives the reason
};

struct Exercise {
    ExerciseKind kind;
    std::uint64_t seed;
    unsigned level;
    Remark statement;
    const GameInfo* game = nullptr; // whose rules belong to the statement
    // Of an arena, a tree, a graph or a matrix: the file that commands read. Of a game: its word and a position.
    std::string file{}, word{}, position{}, board{};
    std::string from{}, to{}; // of a graph
    std::vector<ExerciseQuestion> questions{};
};

// Answers as they were given, one for each question; none where it was not answered.
using ExerciseAnswers = std::vector<std::vector<std::string>>;

struct CheckedQuestion {
    bool answered = false, right = false;
    std::optional<Remark> why{};              // what is wrong
    std::optional<Explanation> explanation{}; // of a wrong move
};
struct CheckedExercise {
    std::vector<CheckedQuestion> questions{};

    std::size_t right() const {
        std::size_t count = 0;
        for (const CheckedQuestion& question : questions) count += question.right;
        return count;
    }
};

} // namespace zermelo
