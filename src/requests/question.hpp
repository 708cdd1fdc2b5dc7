// A question: its fields, read once each. What is wrong with one of them is remembered, so that whoever reads goes on
// and looks once.
#pragma once

#include "core/result.hpp"
#include "explain/voice.hpp"
#include "requests/requests.hpp"
#include "json/json.hpp"

#include <set>

namespace zermelo {

class Question {
public:
    Question(const Json& fields, Requests& requests, Control control, const Voice& voice)
        : fields_(fields), requests_(requests), control_(std::move(control)), voice_(voice) {}

    std::string text(const std::string& name, const std::string& otherwise = "");
    std::optional<std::uint64_t> number(const std::string& name);
    bool flag(const std::string& name);
    std::vector<std::string> texts(const std::string& name);
    Result<Form> form(); // "as": "course"
    // Null, or what was wrong first: a field of the wrong kind, or one that nobody read.
    std::optional<Error> wrong() const;

    // The game of "game", and its position after the moves of "play" from "position" on.
    Result<AnyGame*> game();
    Result<Position> position(AnyGame& game);

    const Control& control() const { return control_; }
    Control& control() { return control_; }
    const Voice& voice() const { return voice_; }

private:
    const Json* read(const std::string& name);
    void refuse(const std::string& name, const Text& sentence);

    const Json& fields_;
    Requests& requests_;
    Control control_;
    const Voice& voice_;
    std::set<std::string> read_{"ask", "lang", "files", "seconds", "nodes", "memory", "seed", "id"};
    std::optional<Error> wrong_;
};

// An answer is JSON text. One function a question, by the subjects of their files.
using AnswerText = Result<std::string>;
using Answerer = AnswerText (*)(Question&);

struct NamedAnswerer {
    std::string_view name;
    Answerer answer;
};
std::vector<NamedAnswerer> game_answerers();
std::vector<NamedAnswerer> play_answerers();
std::vector<NamedAnswerer> search_answerers();
std::vector<NamedAnswerer> arena_answerers();
std::vector<NamedAnswerer> lesson_answerers();
std::vector<NamedAnswerer> exercise_answerers();

// An answer about a game. Where a rule had to be assumed, that is said, too.
std::string answer_about(const AnyGame& game, Json json);

} // namespace zermelo
