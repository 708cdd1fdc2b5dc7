// matrix: a game where both choose at the same time.
#include "api/matrix_answer.hpp"
#include "cli/commands.hpp"
#include "explain/matrix_words.hpp"

#include <algorithm>
#include <memory>

namespace zermelo {

namespace {

struct MatrixOptions {
    std::string game, format = "text", output;
};

// The matrix with best replies in brackets, pure equilibria and Pareto-optimal cells marked.
std::string matrix_table(const Session& session, const Json& answer) {
    const Json &rows = answer["rows"], &columns = answer["columns"];
    const auto is_best = [&](int player, const Json& against, const Json& reply) {
        return std::ranges::any_of(answer["best_replies"], [&](const Json& entry) {
            return entry["player"] == player && entry["against"] == against &&
                   std::ranges::find(entry["replies"], reply) != entry["replies"].end();
        });
    };
    const auto listed = [](const Json& cells, const Json& cell) {
        return std::ranges::find(cells, cell) != cells.end();
    };
    std::vector<std::vector<std::string>> lines{{""}};
    for (const Json& column : columns) lines[0].push_back(column);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        lines.push_back({rows[i]});
        for (std::size_t j = 0; j < columns.size(); ++j) {
            const auto payoff = [&](std::size_t player, bool best) {
                const std::string text = answer["payoffs"][i][j][player];
                return best ? "[" + text + "]" : text;
            };
            const Json cell{rows[i], columns[j]};
            lines.back().push_back(
                payoff(0, is_best(1, columns[j], rows[i])) + "," + payoff(1, is_best(2, rows[i], columns[j])) +
                (listed(answer["pure"], cell) ? "=" : " ") + (listed(answer["pareto"], cell) ? "*" : " "));
        }
    }
    return aligned(lines) + session.ink().faint(session.say(words::matrix_legend)) + "\n";
}

class Page {
public:
    explicit Page(const Session& session) : session_(session) {}

    void head(const Text& sentence) { text += "\n" + session_.ink().bold(session_.say(sentence)) + "\n"; }
    void line(const Json& sentence) { text += "  " + sentence.get<std::string>() + "\n"; }
    void reasons(const Text& title, const Json& entries) {
        head(title);
        for (const Json& entry : entries) line(entry["why"]);
        if (entries.empty()) line(session_.say(words::dominated_none));
    }

    std::string text;

private:
    const Session& session_;
};

std::string pairs(const Json& cells) {
    std::string text;
    for (const Json& cell : cells)
        text += (text.empty() ? "(" : ", (") + cell[0].get<std::string>() + ", " + cell[1].get<std::string>() + ")";
    return text;
}

std::string answer_text(const Session& session, const Json& answer) {
    Page page(session);
    if (!answer["title"].get<std::string>().empty())
        page.text += session.ink().bold(answer["title"].get<std::string>()) + "\n";
    page.text += matrix_table(session, answer);
    if (answer["less_is_better"]) page.text += session.say(words::matrix_less) + "\n";
    page.reasons(words::best_head, answer["best_replies"]);
    page.reasons(words::dominated_head, answer["dominated"]);
    for (auto [kind, title] : {std::pair{"strict", &words::strict_head}, {"weak", &words::weak_head}}) {
        const Json& elimination = answer["elimination"][kind];
        const bool same =
            kind == std::string("weak") && elimination["steps"] == answer["elimination"]["strict"]["steps"];
        if (elimination["steps"].empty() || same) continue;
        page.reasons(*title, elimination["steps"]);
        page.line(elimination["why"]);
    }
    page.reasons(words::pure_head, answer["equilibria"]);
    page.head(words::pareto_head);
    page.line(session.say(words::pareto_reason, {pairs(answer["pareto"])}));
    page.head(words::security_head);
    for (const Json& entry : answer["security"])
        for (const Json& why : entry["why"]) page.line(why);
    if (!answer["notes"].empty()) page.text += "\n";
    for (const Json& note : answer["notes"]) page.text += note.get<std::string>() + "\n";
    return page.text;
}

int run_matrix(const Session& session, const MatrixOptions& options) {
    const std::string format = session.json() ? "json" : options.format;
    if (format != "text" && format != "json" && format != "svg")
        return session.fail({"--format", errors::unknown_choice, {format, "text, json, svg"}});
    if (format == "svg") {
        auto picture = matrix_picture(options.game, session.language());
        return picture ? session.deliver(*picture, options.output) : session.fail(picture.error());
    }
    auto answer = matrix_answer(options.game, session.language(), session.control());
    if (!answer) return session.fail(answer.error());
    const std::string text = format == "json" ? answer->dump(2, ' ', false, Json::error_handler_t::replace) + "\n"
                                              : answer_text(session, *answer);
    const int code = session.deliver(text, options.output);
    return code == done && !(*answer)["complete"] ? limit_reached : code;
}

} // namespace

void add_matrix(Command& app, Session& session) {
    auto* command = app.add_subcommand(
        "matrix", {"a payoff matrix: dominance, best replies, equilibria, security levels",
                   "une matrice de gains : dominance, meilleures réponses, équilibres, niveaux de sécurité"});
    auto options = std::make_shared<MatrixOptions>();
    command
        ->add_option("game", options->game,
                     {"a file (text, JSON, Gambit .nfg; - for standard input), or prisoners, cold-war, "
                      "matching-pennies, battle-of-the-sexes, chicken, stag-hunt, rock-paper-scissors",
                      "un fichier (texte, JSON, .nfg de Gambit ; - pour l'entrée standard), ou prisoners, cold-war, "
                      "matching-pennies, battle-of-the-sexes, chicken, stag-hunt, rock-paper-scissors"})
        ->required();
    command->add_option("--format", options->format, {"text, json, svg", "au choix : text, json, svg"});
    add_output(*command, options->output);
    command->examples("  zermelo matrix prisoners\n"
                      "  zermelo matrix cold-war --lang fr\n"
                      "  zermelo matrix examples/prisoners.txt --json");
    command->callback([&session, options] { session.run([&] { return run_matrix(session, *options); }); });
}

} // namespace zermelo
