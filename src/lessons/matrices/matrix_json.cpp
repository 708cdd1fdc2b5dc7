// {"title": "Prisoner's dilemma", "players": ["suspect 1", "suspect 2"], "better": "less",
//  "rows": ["silent", "betrays"], "columns": ["silent", "betrays"],
//  "payoffs": [[["1/2", "1/2"], [10, 0]], [[0, 10], [5, 5]]]}
//
// Only payoffs are needed: rows of cells. A cell is [row player's, column player's], or one number of a zero-sum game.
#include "lessons/matrices/matrix_errors.hpp"
#include "lessons/matrices/matrix_game.hpp"
#include "lessons/number_errors.hpp"
#include "json/json_reader.hpp"

#include <deque>

namespace zermelo {

namespace {

class MatrixJson {
public:
    explicit MatrixJson(Source& source) : source_(source), json_(source), builder_(source, game_) {}

    MatrixGame read() {
        source_.check_utf8();
        json_.object(errors::expected_object, [this](const std::string& key, std::size_t at) { field(key, at); });
        json_.end();
        if (!source_.ok()) return std::move(game_);
        const std::size_t rows = game_.strategies[0].size();
        if (!row_names_.empty() && row_names_.size() != rows)
            source_.fail(source_.at(), errors::row_names, {std::to_string(row_names_.size()), std::to_string(rows)});
        else if (!row_names_.empty())
            game_.strategies[0] = std::move(row_names_);
        builder_.finish(source_.at());
        return std::move(game_);
    }

private:
    void field(const std::string& key, std::size_t at) {
        if (key == "title")
            game_.title = json_.string(errors::expected_text);
        else if (key == "players")
            players(at);
        else if (key == "rows")
            row_names_ = names();
        else if (key == "columns")
            game_.strategies[1] = names();
        else if (key == "better")
            better();
        else if (key == "payoffs")
            payoffs(at);
        else
            source_.fail(at, errors::no_such_field, {shown(key), "title, players, rows, columns, better, payoffs"});
    }

    std::vector<std::string> names() {
        std::vector<std::string> list;
        json_.array(errors::expected_list, [&] { list.push_back(json_.scalar(errors::expected_text)); });
        return list;
    }

    void players(std::size_t at) {
        const auto list = names();
        if (list.size() != 2) return source_.fail(at, errors::not_two_players, {std::to_string(list.size())});
        game_.players = {list[0], list[1]};
    }

    void better() {
        const std::size_t at = json_.at();
        const std::string word = json_.string(errors::expected_text);
        if (word != "more" && word != "less") return source_.fail(at, errors::more_or_less, {shown(word)});
        game_.less_is_better = word == "less";
    }

    void payoffs(std::size_t at) {
        if (!game_.payoffs.empty()) return source_.fail(at, errors::given_twice, {"payoffs"});
        json_.array(errors::expected_list, [this] {
            const std::size_t row_at = json_.at();
            builder_.begin_row("");
            json_.array(errors::expected_list, [this] { cell(); });
            builder_.end_row(row_at);
        });
    }

    void cell() {
        const std::size_t at = json_.at();
        std::deque<std::string> texts; // kept alive while the cell is read
        std::vector<Cell> cells;
        const auto take = [&] {
            const std::size_t where = json_.at();
            texts.push_back(json_.scalar(errors::expected_number));
            cells.push_back({texts.back(), where});
        };
        if (json_.peek() == '[')
            json_.array(errors::expected_list, take);
        else
            take();
        if (source_.ok()) builder_.cell(cells, at);
    }

    Source& source_;
    JsonReader json_;
    MatrixGame game_;
    MatrixBuilder builder_;
    std::vector<std::string> row_names_;
};

} // namespace

MatrixGame read_matrix_json(Source& source) { return MatrixJson(source).read(); }

} // namespace zermelo
