// Trees as JSON: first the document, whose mistakes have a line and a column, then what it says.
#include "core/places.hpp"
#include "games/tree/tree_draft.hpp"
#include "json/read_json_value.hpp"

namespace zermelo {

namespace {

constexpr Text not_a_tree{"{} is not a tree (expected {...})", "{} n'est pas un arbre (attendu {...})"};
constexpr Text not_an_object{"{} is {} (expected {...})", "{} est {} (attendu {...})"};
constexpr Text not_a_name{"{} is {} (expected a name in quotes)", "{} est {} (attendu un nom entre guillemets)"};
constexpr Text not_a_utility{"{} is {} (expected a whole number from {} to {})",
                             "{} est {} (attendu un nombre entier de {} à {})"};
constexpr Text not_a_target{"{} is {} (expected a vertex or a number)", "{} est {} (attendu un sommet ou un nombre)"};
constexpr Text not_a_player{"{} is {} (expected 1 or 2)", "{} est {} (attendu 1 ou 2)"};
constexpr Text unknown_field{"{} is not known (expected: {})", "{} n'est pas connu (attendu : {})"};
constexpr Text no_root{"\"root\" is missing", "« root » manque"};
constexpr Text no_vertices{"a tree has at least one vertex", "un arbre a au moins un sommet"};
constexpr Text empty_name{"a name in {} is empty", "un nom dans {} est vide"};

// Reads one document; the first mistake stays.
class TreeReader {
public:
    explicit TreeReader(std::string place) : place_(std::move(place)) {}

    Result<TreeDraft> read(const Json& json) {
        if (!json.as_object())
            fail(not_a_tree, {shown(json)});
        else if (json.find("nodes"))
            read_full(json);
        else
            read_short(json);
        if (!error_ && draft_.vertices.empty()) fail(no_vertices, {});
        if (error_) return std::move(*error_);
        return std::move(draft_);
    }

private:
    bool fail(const Text& sentence, std::vector<std::string> arguments) {
        if (!error_) error_ = Error{place_, sentence, std::move(arguments)};
        return false;
    }
    bool expect_object(const Json& json, const std::string& what) {
        return json.as_object() || fail(not_an_object, {what, shown(json)});
    }
    static std::string shown(const Json& json) { return shortened(json.line()); }
    static std::string quoted(const std::string& name) { return "\"" + name + "\""; }

    void read_full(const Json& json) {
        for (const auto& [field, value] : *json.as_object())
            if (field != "root" && field != "nodes") fail(unknown_field, {quoted(field), "root, nodes"});
        const Json *root = json.find("root"), *nodes = json.find("nodes");
        if (!root)
            fail(no_root, {});
        else if (!root->as_string())
            fail(not_a_name, {"\"root\"", shown(*root)});
        else
            draft_.root = *root->as_string();
        if (!expect_object(*nodes, "\"nodes\"")) return;
        for (const auto& [name, vertex] : *nodes->as_object()) read_vertex(name, vertex);
    }

    void read_vertex(const std::string& name, const Json& json) {
        if (name.empty()) fail(empty_name, {"\"nodes\""});
        if (!expect_object(json, quoted(name))) return;
        TreeDraft::Vertex& vertex = draft_.vertices.emplace_back();
        vertex.name = name;
        for (const auto& [field, value] : *json.as_object()) {
            const std::string what = quoted(name) + ": \"" + field + "\"";
            if (field == "player")
                vertex.player = read_player(value, what);
            else if (field == "utility")
                vertex.utility = read_utility(value, what);
            else if (field == "moves")
                read_moves(value, what, vertex);
            else
                fail(unknown_field, {what, "player, moves, utility"});
        }
    }

    // {"A": {"a1": "B"}, "B": {"b1": 3}}
    void read_short(const Json& json) {
        for (const auto& [name, moves] : *json.as_object()) {
            if (name.empty()) fail(empty_name, {"{...}"});
            if (draft_.vertices.empty()) draft_.root = name;
            TreeDraft::Vertex& vertex = draft_.vertices.emplace_back();
            vertex.name = name;
            if (moves.as_number())
                vertex.utility = read_utility(moves, quoted(name));
            else
                read_moves(moves, quoted(name), vertex);
        }
    }

    void read_moves(const Json& json, const std::string& what, TreeDraft::Vertex& vertex) {
        if (!expect_object(json, what)) return;
        for (const auto& [name, to] : *json.as_object()) {
            const std::string move = what + ": \"" + name + "\"";
            if (name.empty()) fail(empty_name, {what});
            const std::string* vertex_name = to.as_string();
            if (vertex_name && vertex_name->empty()) fail(empty_name, {move});
            if (vertex_name)
                vertex.moves.push_back({name, *vertex_name});
            else if (to.as_number())
                vertex.moves.push_back({name, "", read_utility(to, move)});
            else
                fail(not_a_target, {move, shown(to)});
        }
    }

    Player read_player(const Json& json, const std::string& what) {
        if (json.as_whole() == 1) return Player::one;
        if (json.as_whole() != 2) fail(not_a_player, {what, shown(json)});
        return Player::two;
    }

    std::int64_t read_utility(const Json& json, const std::string& what) {
        constexpr std::int64_t most = TreeDraft::largest_utility;
        const auto number = json.as_whole();
        if (number && -most <= *number && *number <= most) return *number;
        fail(not_a_utility, {what, shown(json), std::to_string(-most), std::to_string(most)});
        return 0;
    }

    std::string place_;
    TreeDraft draft_;
    std::optional<Error> error_;
};

} // namespace

Result<TreeDraft> TreeDraft::from_json(std::string_view text, std::string place) {
    const auto json = read_json_value(text, place);
    if (!json) return json.error();
    return TreeReader(std::move(place)).read(*json);
}

} // namespace zermelo
