// {"directed": false,
//  "vertices": [{"id": "A", "x": 0, "y": 1.5, "estimate": 7}, "B"],
//  "edges": [["A", "B", 2.5], {"from": "A", "to": "B", "weight": 2.5}]}
//
// Other numbers of a vertex are columns that may serve as a heuristic; lon and lat may be written for x and y.
#include "lessons/number_errors.hpp"
#include "lessons/paths/graph_draft.hpp"
#include "lessons/paths/graph_errors.hpp"
#include "json/json_reader.hpp"

namespace zermelo {

namespace {

class GraphJson {
public:
    GraphJson(Source& source, GraphDraft& draft) : source_(source), json_(source), draft_(draft) {}

    void read() {
        source_.check_utf8();
        json_.object(errors::expected_object, [this](const std::string& key, std::size_t at) {
            if (key == "directed")
                draft_.directed = json_.boolean(errors::expected_truth);
            else if (key == "vertices")
                json_.array(errors::expected_list, [this] { vertex(); });
            else if (key == "edges")
                json_.array(errors::expected_list, [this] { edge(); });
            else if (key == "title" || key == "note")
                json_.skip();
            else
                source_.fail(at, errors::no_such_field, {shown(key), "directed, vertices, edges, title, note"});
        });
        json_.end();
    }

private:
    void vertex() {
        const std::size_t at = json_.at();
        if (json_.peek() == '"') {
            draft_.vertex(json_.string(errors::expected_text));
            return;
        }
        std::optional<std::string> id;
        std::optional<Decimal> x, y;
        std::map<std::string, Decimal> columns;
        json_.object(errors::expected_object, [&](const std::string& key, std::size_t) {
            if (key == "id")
                id = json_.scalar(errors::expected_text);
            else if (key == "x" || key == "lon")
                x = number();
            else if (key == "y" || key == "lat")
                y = number();
            else if (json_.kind() == JsonReader::Kind::number)
                columns[key] = number();
            else
                json_.skip();
        });
        if (!id) return source_.fail(at, errors::vertex_unnamed);
        if (x.has_value() != y.has_value()) return source_.fail(at, errors::half_position);
        const std::uint32_t number = draft_.vertex(*id);
        if (x) draft_.positions[number] = {*x, *y};
        for (const auto& [key, value] : columns) draft_.columns[key][number] = value;
    }

    void edge() {
        const std::size_t at = json_.at();
        std::optional<std::string> from, to;
        std::optional<Decimal> weight;
        std::size_t weight_at = at, cells = 0;
        const auto take_weight = [&] {
            weight_at = json_.at();
            weight = number();
        };
        if (json_.peek() == '[') {
            json_.array(errors::expected_list, [&] {
                switch (++cells) {
                case 1: from = json_.scalar(errors::expected_vertex); break;
                case 2: to = json_.scalar(errors::expected_vertex); break;
                case 3: take_weight(); break;
                default: json_.skip();
                }
            });
            if (cells != 3) source_.fail(at, errors::edge_needs_three, {std::to_string(cells)});
        } else {
            json_.object(errors::expected_object, [&](const std::string& key, std::size_t) {
                if (key == "from")
                    from = json_.scalar(errors::expected_vertex);
                else if (key == "to")
                    to = json_.scalar(errors::expected_vertex);
                else if (key == "weight")
                    take_weight();
                else
                    json_.skip();
            });
        }
        for (auto [name, there] : {std::pair{"from", !!from}, {"to", !!to}, {"weight", !!weight}})
            if (!there) return source_.fail(at, errors::field_missing, {name});
        draft_.edges.push_back({draft_.vertex(*from), draft_.vertex(*to), *weight, weight_at});
    }

    Decimal number() {
        const std::size_t at = json_.at();
        return decimal_at(source_, json_.number(errors::expected_number), at);
    }

    Source& source_;
    JsonReader json_;
    GraphDraft& draft_;
};

} // namespace

void read_graph_json(Source& source, GraphDraft& draft) { GraphJson(source, draft).read(); }

} // namespace zermelo
