#include "render/exercise_sheet.hpp"

#include "core/parameters.hpp"
#include "explain/exercise_text.hpp"
#include "explain/exercise_words.hpp"
#include "render/svg.hpp"
#include "json/read_json_value.hpp"

namespace zermelo {

namespace {

std::string latex_text(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '_' || c == '&' || c == '%' || c == '#' || c == '$' || c == '{' || c == '}')
            (out += '\\') += c;
        else if (c == '^' || c == '~' || c == '\\')
            out += c == '^' ? "\\^{}" : c == '~' ? "\\~{}" : "\\textbackslash{}";
        else if (text.substr(i).starts_with("⊕"))
            out += "$\\oplus$", i += 2;
        else if (text.substr(i).starts_with("\u202f") || text.substr(i).starts_with("∞"))
            out += text.substr(i).starts_with("∞") ? "$\\infty$" : "\\,", i += 2;
        else
            out += c;
    }
    return out;
}

std::string html_text(std::string_view text) {
    std::string out;
    for (const char c : text)
        c == '<' ? out += "&lt;" : c == '>' ? out += "&gt;" : c == '&' ? out += "&amp;" : out += c;
    return out;
}

// How each format says what sheets are made of.
struct Marks {
    std::string (*plain)(std::string_view);
    const char *title[2], *heading[2], *list[2], *item[2], *paragraph[2], *board[2];
};
std::string as_it_is(std::string_view text) { return std::string(text); }

const Marks& marks(SheetFormat format) {
    static const Marks all[] = {
        {as_it_is, {"", "\n\n"}, {"\n", "\n"}, {"", ""}, {"", "\n"}, {"", "\n"}, {"\n", "\n"}},
        {as_it_is, {"# ", "\n\n"}, {"\n## ", "\n\n"}, {"", ""}, {"", "\n"}, {"", "\n\n"}, {"```\n", "```\n\n"}},
        {html_text,
         {"<h1>", "</h1>\n"},
         {"<h2>", "</h2>\n"},
         {"<ol>\n", "</ol>\n"},
         {"<li>", "</li>\n"},
         {"<p>", "</p>\n"},
         {"<pre>", "</pre>\n"}},
        {latex_text,
         {"\\section*{", "}\n"},
         {"\\subsection*{", "}\n"},
         {"\\begin{enumerate}\n", "\\end{enumerate}\n"},
         {"\\item ", "\n"},
         {"", "\n\n"},
         {"\\begin{verbatim}\n", "\\end{verbatim}\n\n"}}};
    return all[static_cast<std::size_t>(format)];
}

class Sheet {
public:
    Sheet(const Exercise& exercise, const ExercisePictures& pictures, const SheetRequest& request, const Voice& voice)
        : exercise_(exercise), pictures_(pictures), request_(request), voice_(voice), marks_(marks(request.format)) {}

    std::string text() && {
        put(marks_.title, exercise_title(exercise_, voice_));
        if (!request_.name.empty()) put(marks_.paragraph, voice_.say(words::exercise_for, {request_.name}));
        put(marks_.paragraph, statement_text(exercise_, voice_));
        instance();
        if (request_.questions) questions();
        if (request_.solution) solution();
        return std::move(text_);
    }

private:
    bool is(SheetFormat format) const { return request_.format == format; }
    void put(const char* const (&mark)[2], const std::string& text) { text_ += mark[0] + marks_.plain(text) + mark[1]; }
    void put_item(std::size_t number, const std::string& text) {
        const bool numbered = is(SheetFormat::text) || is(SheetFormat::markdown);
        put(marks_.item, (numbered ? std::to_string(number) + ". " : "") + text);
    }
    void put_picture(const std::string& svg) {
        if (svg.empty() || is(SheetFormat::text)) return;
        text_ += is(SheetFormat::html) ? "<figure>" + svg + "</figure>\n" : svg + "\n";
    }

    void instance() {
        if (!exercise_.board.empty()) {
            put(marks_.paragraph, voice_.say(words::exercise_position, {exercise_.position}));
            std::string board = exercise_.board;
            while (board.ends_with('\n')) board.pop_back();
            text_ += marks_.board[0] + (is(SheetFormat::html) ? html_text(board) : board) + "\n" + marks_.board[1];
        } else if (is(SheetFormat::latex))
            text_ += exercise_tikz(exercise_) + "\n";
        else if (exercise_.kind == ExerciseKind::equilibrium)
            matrix();
        else if (is(SheetFormat::text))
            text_ += exercise_.file + (exercise_.file.ends_with('\n') ? "" : "\n");
        else
            put_picture(pictures_.question);
    }

    void matrix() {
        const Json file = *read_json_value(exercise_.file, "exercise");
        Rows rows{{""}};
        for (const Json& column : *file.find("columns")->as_list()) rows[0].push_back(*column.as_string());
        for (std::size_t row = 0; row < file.find("payoffs")->as_list()->size(); ++row) {
            rows.push_back({*(*file.find("rows")->as_list())[row].as_string()});
            for (const Json& cell : *(*file.find("payoffs")->as_list())[row].as_list())
                rows.back().push_back((*cell.as_list())[0].line() + ", " + (*cell.as_list())[1].line());
        }
        if (is(SheetFormat::text)) {
            text_ += aligned(rows);
            return;
        }
        const bool html = is(SheetFormat::html);
        if (html) text_ += "<table>\n";
        for (std::size_t row = 0; row < rows.size(); ++row) {
            text_ += html ? "<tr>" : "|";
            for (std::size_t column = 0; column < rows[row].size(); ++column)
                text_ +=
                    html ? (row && column ? "<td>" : "<th>") + rows[row][column] + (row && column ? "</td>" : "</th>")
                         : " " + rows[row][column] + " |";
            text_ += html ? "</tr>\n" : "\n";
            if (!html && row == 0) {
                text_ += "|";
                for (std::size_t i = 0; i < rows[0].size(); ++i) text_ += "---|";
                text_ += "\n";
            }
        }
        text_ += html ? "</table>\n" : "\n";
    }

    void questions() {
        put(marks_.heading, voice_.say(words::exercise_questions));
        text_ += marks_.list[0];
        for (std::size_t i = 0; i < exercise_.questions.size(); ++i) {
            const ExerciseQuestion& question = exercise_.questions[i];
            std::string asked = zermelo::text(question.asked, voice_);
            if (question.form == AnswerForm::row || question.form == AnswerForm::step) {
                std::vector<std::string> names;
                for (const ExerciseOption& option : question.options) names.push_back(option.name);
                asked += " " + voice_.say(words::exercise_among, {listed(names)});
            }
            put_item(i + 1, asked);
        }
        text_ += marks_.list[1];
    }

    void solution() {
        put(marks_.heading, voice_.say(words::exercise_solution));
        if (!is(SheetFormat::latex)) put_picture(pictures_.solution);
        text_ += marks_.list[0];
        for (std::size_t i = 0; i < exercise_.questions.size(); ++i) {
            const ExerciseQuestion& question = exercise_.questions[i];
            std::string line = voice_.say(words::exercise_answer, {answer_text(question.answer, voice_)}) + ".";
            for (const std::string& why : reasons(question, voice_)) line += " " + why;
            put_item(i + 1, line);
        }
        text_ += marks_.list[1];
    }

    const Exercise& exercise_;
    const ExercisePictures& pictures_;
    const SheetRequest& request_;
    const Voice& voice_;
    const Marks& marks_;
    std::string text_;
};

} // namespace

std::string exercise_sheet(const Exercise& exercise, const ExercisePictures& pictures, const SheetRequest& request,
                           const Voice& voice) {
    return Sheet(exercise, pictures, request, voice).text();
}

std::string sheet_begin(SheetFormat format, const std::string& title, Language language) {
    const bool french = language == Language::french;
    if (format == SheetFormat::html)
        return "<!doctype html>\n<html lang=\"" + std::string(french ? "fr" : "en") +
               "\">\n<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>" +
               html_text(title) +
               "</title>\n<style>body{font:16px/1.5 sans-serif;max-width:46em;margin:2em auto;padding:0 1em}"
               "h1{font-size:1.4em}h2{font-size:1.15em}figure{margin:1em 0}svg{max-width:100%;height:auto}"
               "table{border-collapse:collapse}td,th{border:1px solid #888;padding:.3em .8em}"
               "li{margin:.4em 0}pre{font-size:1.2em;line-height:1.25}@media print{h1{break-before:page}"
               "h1:first-of-type{break-before:auto}}</style></head>\n<body>\n";
    if (format == SheetFormat::latex)
        return "\\documentclass[a4paper]{article}\n\\usepackage[utf8]{inputenc}\n\\usepackage[T1]{fontenc}\n" +
               std::string(french ? "\\usepackage[french]{babel}\n" : "") +
               "\\usepackage[margin=25mm]{geometry}\n\\usepackage{tikz}\n\\usetikzlibrary{shapes.geometric}\n"
               "\\begin{document}\n";
    return "";
}

std::string sheet_end(SheetFormat format) {
    return format == SheetFormat::html ? "</body>\n</html>\n" : format == SheetFormat::latex ? "\\end{document}\n" : "";
}

} // namespace zermelo
