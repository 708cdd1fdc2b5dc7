// The table of the sheet: one row a step, one column a vertex, the distance and the vertex before it known so far.
#pragma once

#include "lessons/paths/shortest.hpp"

#include <functional>

namespace zermelo {

// A trace that keeps what changed at each step.
class StepRecorder {
public:
    struct Change {
        std::uint32_t vertex;
        std::int64_t distance;
        std::uint32_t through;
    };
    struct Step {
        std::uint32_t chosen;
        std::size_t first_change; // those found on choosing it, up to the next step's first
    };

    void chosen(std::uint32_t vertex, std::int64_t) { steps_.push_back({vertex, changes_.size()}); }
    void improved(std::uint32_t vertex, std::int64_t distance, std::uint32_t through) {
        changes_.push_back({vertex, distance, through});
    }
    const std::vector<Step>& steps() const { return steps_; }
    const std::vector<Change>& changes() const { return changes_; }

private:
    std::vector<Step> steps_;
    std::vector<Change> changes_;
};

struct StepRow {
    struct Known {
        std::int64_t distance = unreached;
        std::uint32_t through = no_vertex_before;
        bool chosen = false;  // at this step or before
        bool changed = false; // at this step
    };
    std::size_t step; // from 1
    std::uint32_t chosen;
    std::vector<Known> known; // of every vertex, after the step
};

// Plays the steps over again and shows each row; nothing but one row is held.
template <class Show> void each_row(const StepRecorder& recorder, std::size_t vertices, Show&& show) {
    StepRow row{0, 0, std::vector<StepRow::Known>(vertices)};
    std::size_t change = 0;
    for (std::size_t i = 0; i < recorder.steps().size(); ++i) {
        const bool last = i + 1 == recorder.steps().size();
        const std::size_t end = last ? recorder.changes().size() : recorder.steps()[i + 1].first_change;
        for (auto& known : row.known) known.changed = false;
        for (; change < end; ++change) {
            const auto& [vertex, distance, through] = recorder.changes()[change];
            row.known[vertex] = {distance, through, false, true};
        }
        row.step = i + 1;
        row.chosen = recorder.steps()[i].chosen;
        row.known[row.chosen].chosen = true;
        show(row);
    }
}

// A cell: "165 A", with an estimate "165 A (760)"; ∞ where nothing is known.
std::string cell_text(const Graph& graph, const StepRow::Known& known, std::optional<std::int64_t> estimate);

struct StepTable {
    const Graph& graph;
    const StepRecorder& recorder;
    const std::vector<std::int64_t>* estimates; // none for Dijkstra
    std::string step_word, chosen_word;         // the heads of the first two columns
};
struct StepCell {
    enum class Kind { plain, head, chosen_now, chosen_before };

    std::string text;
    Kind kind = Kind::plain;
    bool strong = false; // new at this step
};
// Shows the table row by row, the heads first.
void each_table_row(const StepTable& table, const std::function<void(const std::vector<StepCell>&)>& show);
std::string write_csv(const StepTable& table);

} // namespace zermelo
