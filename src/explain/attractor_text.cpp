#include "arena/last_mover_wins.hpp"
#include "explain/arena_text.hpp"
#include "explain/arena_words.hpp"
#include "explain/words.hpp"

namespace zermelo {

namespace {

std::string number_text(Player player) { return std::to_string(number(player)); }

std::string names_or_nobody(const std::vector<std::string>& names, const Voice& voice) {
    return names.empty() ? voice.say(words::nobody) : listed(names);
}

// One attractor in words.
class AttractorPage {
public:
    AttractorPage(const AttractorFacts& facts, const Voice& voice)
        : facts_(facts), voice_(voice), player_(number_text(facts.player)),
          opponent_(number_text(other(facts.player))) {}

    std::string head() const {
        std::string text = facts_.assumed ? voice_.line(last_mover_wins.sentence) : "";
        text += voice_.line(words::attractor_head, {player_, voice_.count(facts_.size), voice_.count(facts_.vertices),
                                                    std::to_string(facts_.sizes.size())});
        if (facts_.normal && !facts_.assumed) text += voice_.line(words::attractor_normal);
        return text;
    }

    std::string sizes() const {
        constexpr std::size_t max_lines = 40;
        std::string text;
        for (std::size_t rank = 0; rank < facts_.sizes.size(); ++rank) {
            if (rank == max_lines) rank = facts_.sizes.size() - 1, text += "  ...\n";
            text += "  V_" + std::to_string(rank) + ": " + voice_.count(facts_.sizes[rank]) + "\n";
        }
        return text;
    }

    std::string steps(bool trace) const {
        std::string text;
        const auto steps = joined_by_rank(facts_);
        for (std::size_t rank = 0; rank < steps.size(); ++rank) {
            text += voice_.ink.bold("V_" + std::to_string(rank));
            for (std::uint32_t v : steps[rank])
                text += trace ? "\n" + reason((*facts_.list)[v])
                              : (v == steps[rank].front() ? "  " : ", ") + (*facts_.list)[v].name;
            text += "\n";
        }
        return text;
    }

    std::string outside() const {
        std::string text;
        for (const AttractorVertex& vertex : *facts_.list)
            if (!vertex.rank) text += reason(vertex) + "\n";
        return text.empty() ? text : voice_.line(words::outside_head, {opponent_}) + text;
    }

    std::string regions() const {
        if (!facts_.regions) return "";
        const auto [won, lost, neither] = regions_of(facts_);
        if (neither.empty()) return "";
        return voice_.line(words::region_of, {player_, names_or_nobody(won, voice_)}) +
               voice_.line(words::region_of, {opponent_, names_or_nobody(lost, voice_)}) +
               voice_.line(words::region_neither, {listed(neither)});
    }

    // Who wins where the play begins.
    std::string start() const {
        const AttractorVertex& start = (*facts_.list)[index(facts_.start)];
        if (start.rank && facts_.target_of != facts_.player)
            return voice_.line(words::start_forces,
                               {start.name, player_, number_text(facts_.target_of), voice_.moves(*start.rank)});
        if (start.rank) return voice_.line(words::start_inside, {start.name, player_, voice_.moves(*start.rank)});
        if (!facts_.regions) return voice_.line(words::start_outside, {start.name, opponent_});
        if (!start.opponent_rank) return voice_.line(words::start_neither, {start.name});
        return voice_.line(words::start_inside, {start.name, opponent_, voice_.moves(*start.opponent_rank)});
    }

    // Two spaces before it, as in a list.
    std::string reason(const AttractorVertex& vertex) const {
        const std::string& name = vertex.name;
        const std::string through = vertex.through == no_vertex ? "" : (*facts_.list)[index(vertex.through)].name;
        const std::string below = std::to_string(vertex.rank.value_or(1) - 1);
        switch (vertex.why) {
        case AttractorReason::target:
            return facts_.normal ? voice_.say(words::attractor_stuck, {name, opponent_})
                                 : voice_.say(words::attractor_target, {name});
        case AttractorReason::moves: return voice_.say(words::attractor_mine, {name, player_, name, through, below});
        case AttractorReason::forced: return voice_.say(words::attractor_forced, {name, below, through});
        case AttractorReason::over:
            return facts_.normal ? voice_.say(words::attractor_stuck, {name, player_})
                                 : voice_.say(words::outside_over, {name, opponent_});
        case AttractorReason::stuck: return voice_.say(words::outside_stuck, {name});
        case AttractorReason::no_way_in: return voice_.say(words::outside_no_way, {name});
        case AttractorReason::stays_out: break;
        }
        return voice_.say(words::outside_stays, {name, opponent_, name, through});
    }

private:
    const AttractorFacts& facts_;
    const Voice& voice_;
    std::string player_, opponent_;
};

std::string text(const CounterPlay& counter, const Voice& voice) {
    const std::string path = listed(counter.path, " -> ");
    if (counter.silent) return voice.say(words::strategy_silent, {path});
    if (!counter.loop) return path;
    return voice.say(words::play_repeats, {path, counter.path[*counter.loop]});
}

} // namespace

std::string text(const AttractorFacts& facts, bool trace, const Voice& voice) {
    const AttractorPage page(facts, voice);
    if (!facts.list) return page.head() + page.sizes();
    return page.head() + page.steps(trace) + (trace ? page.outside() : "") + page.regions() + page.start();
}

std::string reason(const AttractorFacts& facts, const AttractorVertex& vertex, const Voice& voice) {
    std::string sentence = AttractorPage(facts, voice).reason(vertex);
    return sentence.substr(sentence.find_first_not_of(' '));
}

std::string text(const CheckedStrategy& checked, const Voice& voice) {
    const std::string who = number_text(checked.holder), whose = number_text(checked.target_of);
    const std::string wins = names_or_nobody(checked.wins, voice);
    const bool own = checked.target_of == checked.player; // to reach the target is to win
    const std::string head = own ? voice.line(words::strategy_wins, {who, wins})
                             : checked.holder == checked.player
                                 ? voice.line(words::strategy_leads, {who, whose, wins})
                                 : voice.line(words::strategy_keeps_out, {who, whose, wins});
    if (checked.good()) return head + voice.line(own ? words::strategy_perfect : words::strategy_does_most);
    return head + voice.line(own ? words::strategy_misses : words::strategy_could_do,
                             {listed(checked.missed), text(*checked.counter, voice)});
}

std::string text(const CheckedCertificate& checked, const Voice& voice) {
    if (checked.flaw)
        return voice.line(words::certificate_wrong, {checked.flaw->vertex, voice.say(checked.flaw->what)});
    return voice.line(words::certificate_good,
                      {voice.count(checked.inside), voice.count(checked.positions), number_text(checked.player)});
}

} // namespace zermelo
