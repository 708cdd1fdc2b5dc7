// Instances of exercises in TikZ, so that a sheet is one LaTeX file.
#include "core/decimals.hpp"
#include "render/exercise_sheet.hpp"
#include "json/read_json_value.hpp"

#include <cmath>
#include <map>
#include <numbers>

namespace zermelo {

namespace {

const Json::List& list_in(const Json& json, std::string_view field) { return *json.find(field)->as_list(); }
const std::string& text_of(const Json& json) { return *json.as_string(); }

constexpr const char *picture_begin = "\\begin{center}\n\\begin{tikzpicture}[>=stealth]\n",
                     *picture_end = "\\end{tikzpicture}\n\\end{center}\n";

std::string node(const std::string& name, double x, double y, const std::string& style) {
    return "\\node[" + style + "] (" + name + ") at (" + fixed(x, 2) + "," + fixed(y, 2) + ") {" + name + "};\n";
}

// On a circle, edges bent so that those of both directions can be told apart.
std::string arena_tikz(const Json& arena) {
    std::string text = picture_begin;
    const auto& vertices = list_in(arena, "vertices");
    const double radius = 1.2 + 0.25 * static_cast<double>(vertices.size());
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const double angle =
            std::numbers::pi * (0.5 - 2.0 * static_cast<double>(i) / static_cast<double>(vertices.size()));
        const Json *target = vertices[i].find("target"), *owner = vertices[i].find("owner");
        const char* shape = target && target->as_truth() == true ? "diamond"
                            : owner && owner->as_whole() == 2    ? "rectangle"
                                                                 : "circle";
        text += node(text_of(*vertices[i].find("id")), radius * std::cos(angle), radius * std::sin(angle),
                     "draw," + std::string(shape) + ",minimum size=7mm");
    }
    for (const Json& edge : list_in(arena, "edges"))
        text += "\\draw[->] (" + text_of((*edge.as_list())[0]) + ") to[bend left=12] (" +
                text_of((*edge.as_list())[1]) + ");\n";
    return text + picture_end;
}

std::string graph_tikz(const Json& graph) {
    std::string text = picture_begin;
    for (const Json& vertex : list_in(graph, "vertices"))
        text += node(text_of(*vertex.find("id")), *vertex.find("x")->as_number() / 45,
                     *vertex.find("y")->as_number() / 45, "draw,circle,minimum size=7mm");
    const char* arrow = graph.find("directed")->as_truth() == true ? "[->]" : "";
    for (const Json& edge : list_in(graph, "edges")) {
        const auto& parts = *edge.as_list();
        text += "\\draw" + std::string(arrow) + " (" + text_of(parts[0]) +
                ") -- node[fill=white,inner sep=1pt,pos=.45] {" + parts[2].line() + "} (" + text_of(parts[1]) + ");\n";
    }
    return text + picture_end;
}

// Leaves side by side, every other vertex above the middle of what lies below it.
class TreeTikz {
public:
    explicit TreeTikz(const Json& tree) : tree_(tree) {}

    std::string text() {
        const std::string& root = tree_.as_object()->front().first;
        place(root, 0);
        return picture_begin + nodes_ + edges_ + picture_end;
    }

private:
    double place(const std::string& name, int depth) {
        double first = 0, last = 0;
        bool any = false;
        int number = 0;
        for (const auto& [move, to] : *tree_.find(name)->as_object()) {
            ++number;
            const std::string child = to.as_string() ? *to.as_string() : name + std::to_string(number);
            double x = 0;
            if (to.as_string())
                x = place(child, depth + 1);
            else {
                x = next_++;
                nodes_ += "\\node (" + child + ") at (" + fixed(x, 2) + "," + fixed(-1.5 * (depth + 1), 2) + ") {$" +
                          to.line() + "$};\n\\node[below,font=\\tiny] at (" + child + ".south) {" + child + "};\n";
            }
            edges_ +=
                "\\draw (" + name + ") -- node[fill=white,inner sep=1pt,font=\\tiny] {" + move + "} (" + child + ");\n";
            if (!any) first = x;
            last = x, any = true;
        }
        const double x = (first + last) / 2;
        nodes_ += node(name, x, -1.5 * depth,
                       "draw,isosceles triangle,isosceles triangle apex angle=60,inner sep=1pt,shape border rotate=" +
                           std::string(depth % 2 == 0 ? "90" : "270"));
        return x;
    }

    const Json& tree_;
    std::string nodes_, edges_;
    double next_ = 0;
};

std::string matrix_tikz(const Json& matrix) {
    const auto &columns = list_in(matrix, "columns"), &rows = list_in(matrix, "rows");
    std::string text = "\\begin{center}\n\\begin{tabular}{c|" + std::string(columns.size(), 'c') + "}\n";
    for (const Json& column : columns) text += " & " + text_of(column);
    text += " \\\\ \\hline\n";
    for (std::size_t row = 0; row < rows.size(); ++row) {
        text += text_of(rows[row]);
        for (const Json& cell : *list_in(matrix, "payoffs")[row].as_list())
            text += " & " + (*cell.as_list())[0].line() + ", " + (*cell.as_list())[1].line();
        text += " \\\\\n";
    }
    return text + "\\end{tabular}\n\\end{center}\n";
}

} // namespace

std::string exercise_tikz(const Exercise& exercise) {
    if (exercise.file.empty()) return "";
    const Json file = *read_json_value(exercise.file, "exercise");
    switch (exercise.kind) {
    case ExerciseKind::attractor: return arena_tikz(file);
    case ExerciseKind::minimax:
    case ExerciseKind::alphabeta: return TreeTikz(file).text();
    case ExerciseKind::dijkstra: return graph_tikz(file);
    case ExerciseKind::equilibrium: return matrix_tikz(file);
    case ExerciseKind::grundy:
    case ExerciseKind::winning_move: break;
    }
    return "";
}

} // namespace zermelo
