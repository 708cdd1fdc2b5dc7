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
            else if (key == "vertices") {
                listed_ = true;
                json_.array(errors::expected_list, [this] { vertex(); });
            } else if (key == "edges")
                json_.array(errors::expected_list, [this] { edge(); });
            else if (key == "title" || key == "note")
                json_.skip();
            else
                source_.fail(at, errors::no_such_field, {shown(key), "directed, vertices, edges, title, note"});
        });
        json_.end();
        refuse_unlisted();
    }

private:
    static constexpr std::size_t in_the_list = ~std::size_t{0};

    // A file that lists its vertices lists all of them: an edge to another is a slip of the pen.
    void refuse_unlisted() {
        for (std::uint32_t number = 0; listed_ && number < named_at_.size(); ++number)
            if (named_at_[number] != in_the_list)
                source_.fail(named_at_[number], errors::undeclared_end, {shown(draft_.names[number])});
    }
    // The number of a vertex that is named here.
    std::uint32_t named(const std::string& name, std::size_t at) {
        const std::uint32_t number = draft_.vertex(name);
        if (number == named_at_.size()) named_at_.push_back(at);
        if (at == in_the_list) named_at_[number] = in_the_list;
        return number;
    }

    void vertex() {
        const std::size_t at = json_.at();
        if (json_.peek() == '"') {
            named(json_.string(errors::expected_text), in_the_list);
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
        const std::uint32_t number = named(*id, in_the_list);
        if (x) draft_.positions.set(number, {*x, *y});
        for (const auto& [key, value] : columns) draft_.columns[key].set(number, value);
    }

    void edge() {
        const std::size_t at = json_.at();
        std::optional<std::string> from, to;
        std::optional<Decimal> weight;
        std::size_t from_at = at, to_at = at, weight_at = at, cells = 0;
        const auto take_end = [&](std::optional<std::string>& end, std::size_t& end_at) {
            end_at = json_.at();
            end = json_.scalar(errors::expected_vertex);
        };
        const auto take_weight = [&] {
            weight_at = json_.at();
            weight = number();
        };
        if (json_.peek() == '[') {
            json_.array(errors::expected_list, [&] {
                switch (++cells) {
                case 1: take_end(from, from_at); break;
                case 2: take_end(to, to_at); break;
                case 3: take_weight(); break;
                default: json_.skip();
                }
            });
            if (cells != 3) source_.fail(at, errors::edge_needs_three, {std::to_string(cells)});
        } else {
            json_.object(errors::expected_object, [&](const std::string& key, std::size_t) {
                if (key == "from")
                    take_end(from, from_at);
                else if (key == "to")
                    take_end(to, to_at);
                else if (key == "weight")
                    take_weight();
                else
                    json_.skip();
            });
        }
        for (auto [name, there] : {std::pair{"from", !!from}, {"to", !!to}, {"weight", !!weight}})
            if (!there) return source_.fail(at, errors::field_missing, {name});
        const std::uint32_t tail = named(*from, from_at);
        draft_.add_edge(tail, named(*to, to_at), *weight, weight_at);
    }

    Decimal number() {
        const std::size_t at = json_.at();
        return decimal_at(source_, json_.number(errors::expected_number), at);
    }

    Source& source_;
    JsonReader json_;
    GraphDraft& draft_;
    bool listed_ = false;               // there is a list of vertices
    std::vector<std::size_t> named_at_; // where each vertex was named first, or that it is in the list
};

} // namespace

void read_graph_json(Source& source, GraphDraft& draft) { GraphJson(source, draft).read(); }

} // namespace zermelo
