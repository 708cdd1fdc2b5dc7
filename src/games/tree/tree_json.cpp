// Trees as JSON. A first pass finds mistakes in the JSON itself, with their place; it needs no exceptions.
#include "core/places.hpp"
#include "games/tree/tree_draft.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace zermelo {

namespace {

using Json = nlohmann::ordered_json; // moves stay in order

constexpr Text not_json{"line {}, column {}: this is not JSON any more: {}",
                        "ligne {}, colonne {} : ce n'est plus du JSON : {}"};
constexpr Text ends_too_soon{"line {}, column {}: the text ends too soon",
                             "ligne {}, colonne {} : le texte finit trop tôt"};
constexpr Text given_twice{"\"{}\" is given twice", "« {} » est donné deux fois"};
constexpr Text nested_too_deep{"nested more than {} deep", "plus de {} niveaux imbriqués"};
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

// Watches the parser: where the text stops being JSON, and what is given twice, which the parser itself would allow.
class Checker : public nlohmann::json_sax<Json> {
public:
    static constexpr std::size_t max_depth = 8;

    Checker(std::string_view text, std::string place) : text_(text), place_(std::move(place)) {}

    const std::optional<Error>& error() const { return error_; }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return open(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (keys_.back().insert(name).second) return true;
        error_ = Error{place_, given_twice, {name}};
        return false;
    }
    // `end` counts the bytes read, up to and with the one that is wrong; one more if the text is over.
    bool parse_error(std::size_t end, const std::string&, const nlohmann::detail::exception&) override {
        const bool over = end > text_.size();
        const auto [line, column] = place_in(text_, over ? text_.size() : end - 1);
        error_ = Error{place_, over ? ends_too_soon : not_json, {std::to_string(line), std::to_string(column)}};
        if (!over) error_->arguments.push_back(excerpt(end));
        return false;
    }

private:
    // What stands before `end` in its line, as far back as it is plain, so that any message may hold it.
    std::string excerpt(std::size_t end) const {
        constexpr std::size_t most = 30;
        std::size_t begin = end;
        while (begin > 0 && end - begin < most && text_[begin - 1] >= ' ' && text_[begin - 1] <= '~') --begin;
        if (begin < end) return std::string(text_.substr(begin, end - begin));
        return "byte " + std::to_string(static_cast<unsigned char>(text_[end - 1]));
    }

    bool open() {
        keys_.emplace_back();
        if (keys_.size() <= max_depth) return true;
        error_ = Error{place_, nested_too_deep, {std::to_string(max_depth)}};
        return false;
    }
    bool close() {
        keys_.pop_back();
        return true;
    }

    std::string_view text_;
    std::string place_;
    std::optional<Error> error_;
    std::vector<std::set<std::string>> keys_; // of the objects that are open
};

// Reads one document; the first mistake stays.
class Reader {
public:
    explicit Reader(std::string place) : place_(std::move(place)) {}

    Result<TreeDraft> read(const Json& json) {
        if (!json.is_object())
            fail(not_a_tree, {shown(json)});
        else if (json.contains("nodes"))
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
        return json.is_object() || fail(not_an_object, {what, shown(json)});
    }
    static std::string shown(const Json& json) {
        constexpr std::size_t most = 60;
        const std::string text = json.dump(-1, ' ', true); // ASCII, so that it may be cut anywhere
        return text.size() <= most ? text : text.substr(0, most) + "...";
    }
    static std::string quoted(const std::string& name) { return "\"" + name + "\""; }

    void read_full(const Json& json) {
        for (const auto& [field, value] : json.items())
            if (field != "root" && field != "nodes") fail(unknown_field, {quoted(field), "root, nodes"});
        if (!json.contains("root"))
            fail(no_root, {});
        else if (!json["root"].is_string())
            fail(not_a_name, {"\"root\"", shown(json["root"])});
        else
            draft_.root = json["root"].get<std::string>();
        if (!expect_object(json["nodes"], "\"nodes\"")) return;
        for (const auto& [name, vertex] : json["nodes"].items()) read_vertex(name, vertex);
    }

    void read_vertex(const std::string& name, const Json& json) {
        if (name.empty()) fail(empty_name, {"\"nodes\""});
        if (!expect_object(json, quoted(name))) return;
        TreeDraft::Vertex& vertex = draft_.vertices.emplace_back();
        vertex.name = name;
        for (const auto& [field, value] : json.items()) {
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
        for (const auto& [name, moves] : json.items()) {
            if (name.empty()) fail(empty_name, {"{...}"});
            if (draft_.vertices.empty()) draft_.root = name;
            TreeDraft::Vertex& vertex = draft_.vertices.emplace_back();
            vertex.name = name;
            if (moves.is_number())
                vertex.utility = read_utility(moves, quoted(name));
            else
                read_moves(moves, quoted(name), vertex);
        }
    }

    void read_moves(const Json& json, const std::string& what, TreeDraft::Vertex& vertex) {
        if (!expect_object(json, what)) return;
        for (const auto& [name, to] : json.items()) {
            const std::string move = what + ": \"" + name + "\"";
            if (name.empty()) fail(empty_name, {what});
            if (to.is_string() && to.get<std::string>().empty()) fail(empty_name, {move});
            if (to.is_string())
                vertex.moves.push_back({name, to.get<std::string>()});
            else if (to.is_number())
                vertex.moves.push_back({name, "", read_utility(to, move)});
            else
                fail(not_a_target, {move, shown(to)});
        }
    }

    Player read_player(const Json& json, const std::string& what) {
        if (json == 1) return Player::one;
        if (json != 2) fail(not_a_player, {what, shown(json)});
        return Player::two;
    }

    std::int64_t read_utility(const Json& json, const std::string& what) {
        constexpr std::int64_t most = TreeDraft::largest_utility;
        const double number = json.is_number() ? json.get<double>() : NAN;
        if (std::trunc(number) == number && std::abs(number) <= most) return static_cast<std::int64_t>(number);
        fail(not_a_utility, {what, shown(json), std::to_string(-most), std::to_string(most)});
        return 0;
    }

    std::string place_;
    TreeDraft draft_;
    std::optional<Error> error_;
};

} // namespace

Result<TreeDraft> TreeDraft::from_json(std::string_view text, std::string place) {
    Checker checker(text, place);
    Json::sax_parse(text.begin(), text.end(), &checker);
    if (checker.error()) return *checker.error();
    return Reader(std::move(place)).read(Json::parse(text.begin(), text.end(), nullptr, false));
}

} // namespace zermelo
