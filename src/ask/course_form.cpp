#include "ask/course_form.hpp"

namespace zermelo {

namespace {

class CourseForm {
public:
    CourseForm(const AnyGame& game, const Position& position) : game_(game), here_(position) {}

    std::string position() const { return game_.print(here_, Form::course); }
    // What cannot be played here keeps its name.
    void rename(std::string& move) const {
        if (auto course = game_.spelled(here_, move, Form::course)) move = *std::move(course);
    }
    void rename(MoveFacts& facts) const {
        auto next = game_.after(here_, std::string_view(facts.move));
        rename(facts.move);
        if (!next) return;
        facts.position = game_.print(*next, Form::course);
        if (facts.answer) CourseForm(game_, *next).rename(*facts.answer);
    }
    // Moves one after the other.
    void rename(std::vector<std::string>& line) const {
        Position at = here_;
        for (std::string& move : line) {
            auto next = game_.after(at, std::string_view(move));
            CourseForm(game_, at).rename(move);
            if (!next) return;
            at = *std::move(next);
        }
    }

private:
    const AnyGame& game_;
    const Position& here_;
};

} // namespace

void tell_as_course(Explanation& explanation, const AnyGame& game, const Position& position) {
    const CourseForm course(game, position);
    explanation.position = course.position();
    for (MoveFacts& move : explanation.moves) course.rename(move);
    if (explanation.made) course.rename(*explanation.made);
    explanation.ideas.clear(); // they name moves in the usual way
    course.rename(explanation.line);
}

void tell_as_course(Searched& searched, const AnyGame& game, const Position& position) {
    const CourseForm course(game, position);
    searched.position = course.position();
    for (std::string& move : searched.best) course.rename(move);
    for (SampledMove& move : searched.moves) course.rename(move.move);
}

void tell_as_course(Opinion& opinion, const AnyGame& game, const Position& position) {
    tell_as_course(opinion.position, game, position);
    const CourseForm course(game, position);
    if (opinion.move) course.rename(*opinion.move);
    course.rename(opinion.line);
}

std::string course_pair(const Searched& searched, const AnyGame& game, const Position& position) {
    const SearchNumber score = searched.to_move == Player::one ? searched.value : negated(searched.value);
    std::string situation = game.print(position, Form::course);
    if (!searched.best.empty())
        if (auto next = game.after(position, std::string_view(searched.best.front())))
            situation = game.print(*next, Form::course);
    return "(" + number_text(score) + ", " + situation + ")";
}

} // namespace zermelo
