#include "core/line_ideas.hpp"

#include <algorithm>

namespace zermelo {

namespace {

using MoveNames = std::vector<std::string>;
using Claimed = Assertion::Kind;

MoveNames with_first(const std::string& first, const MoveNames& others) {
    MoveNames all{first};
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

// What the opponent threatens: nothing can be done, or one thing only.
Idea against(const LineFacts& facts) {
    const MoveNames& threats = facts.against;
    if (threats.size() > 1)
        return {
            Idea::Kind::two_threats_against, {Idea::AllOf{threats}}, {{Claimed::would_win, threats}, {Claimed::lost}}};
    const auto reply = std::ranges::find(facts.after, threats.front(), &LineFacts::After::move);
    if (reply != facts.after.end() && !reply->answers.empty())
        return {Idea::Kind::stacked_threats_against,
                {threats.front(), Idea::AnyOf{reply->answers}},
                {{Claimed::would_win, threats},
                 {Claimed::answer_wins, with_first(reply->move, reply->answers)},
                 {Claimed::lost}}};
    return {
        Idea::Kind::forced_reply, {threats.front()}, {{Claimed::would_win, threats}, {Claimed::others_lose, threats}}};
}

} // namespace

std::vector<Idea> line_ideas(const LineFacts& facts) {
    if (!facts.completing.empty())
        return {{Idea::Kind::line_completed, {Idea::AnyOf{facts.completing}}, {{Claimed::win, facts.completing}}}};
    std::vector<Idea> ideas;
    if (!facts.against.empty()) ideas.push_back(against(facts));
    for (const auto& [move, threats, answers, forcing] : facts.after) {
        if (!forcing.empty())
            ideas.push_back({Idea::Kind::prepared_win,
                             {move, Idea::AnyOf{forcing}},
                             {{Claimed::prepare, with_first(move, forcing)}},
                             move});
        if (threats.empty() || !answers.empty()) continue; // the opponent is quicker
        const Assertion threaten{Claimed::threaten, with_first(move, threats)};
        if (threats.size() > 1)
            ideas.push_back(
                {Idea::Kind::double_threat, {move, Idea::AllOf{threats}}, {threaten, {Claimed::win, {move}}}, move});
        else
            ideas.push_back({Idea::Kind::threat, {move, threats.front()}, {threaten}, move});
    }
    const MoveNames& coming = facts.forcing_against;
    if (!coming.empty())
        ideas.push_back({Idea::Kind::prepared_win_against, {Idea::AnyOf{coming}}, {{Claimed::would_force, coming}}});
    return ideas;
}

} // namespace zermelo
