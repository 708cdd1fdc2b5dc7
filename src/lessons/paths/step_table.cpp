#include "lessons/paths/step_table.hpp"

namespace zermelo {

namespace {

// In double quotes where a cell needs them.
std::string csv_cell(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

} // namespace

std::string cell_text(const Graph& graph, const StepRow::Known& known, std::optional<std::int64_t> estimate) {
    if (known.distance == unreached) return "∞";
    std::string text = graph.print(known.distance);
    if (known.through != no_vertex_before) text += " " + graph.name(known.through);
    if (estimate) text += " (" + graph.print(known.distance + *estimate) + ")";
    return text;
}

void each_table_row(const StepTable& table, const std::function<void(const std::vector<StepCell>&)>& show) {
    using Kind = StepCell::Kind;
    std::vector<StepCell> head{{table.step_word, Kind::head, true}, {table.chosen_word, Kind::head, true}};
    for (std::uint32_t v = 0; v < table.graph.size(); ++v) head.push_back({table.graph.name(v), Kind::head, true});
    show(head);
    each_row(table.recorder, table.graph.size(), [&](const StepRow& step) {
        std::vector<StepCell> cells{{std::to_string(step.step)}, {table.graph.name(step.chosen), Kind::plain, true}};
        for (std::uint32_t v = 0; v < table.graph.size(); ++v) {
            const auto& known = step.known[v];
            const auto estimate = table.estimates ? std::optional((*table.estimates)[v]) : std::nullopt;
            const bool now = v == step.chosen;
            cells.push_back({cell_text(table.graph, known, estimate),
                             now            ? Kind::chosen_now
                             : known.chosen ? Kind::chosen_before
                                            : Kind::plain,
                             known.changed || now});
        }
        show(cells);
    });
}

std::string write_csv(const StepTable& table) {
    std::string csv;
    each_table_row(table, [&](const std::vector<StepCell>& cells) {
        for (const StepCell& cell : cells) csv += (&cell == cells.data() ? "" : ",") + csv_cell(cell.text);
        csv += "\n";
    });
    return csv;
}

} // namespace zermelo
