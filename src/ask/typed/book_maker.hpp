// Makes an opening book: every position of up to so many moves with its score, all threads at work, in a file that can
// be continued.
#pragma once

#include "answers/small_answers.hpp"
#include "ask/book_file.hpp"
#include "ask/typed/exact_part.hpp"
#include "core/machine/parallel.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace zermelo {

template <WithExpert G> class BookMaker {
public:
    using State = typename G::State;
    using Key = typename G::Key;

    static constexpr unsigned max_plies = 16;

    BookMaker(const G& game, const std::string& word, const Control& control)
        : game_(game), word_(word), control_(control), trace_(control) {}

    struct Made {
        std::uint64_t positions; // that were not there yet
        bool begun_anew;
    };
    // Writes the file.
    Result<Made> make(const std::string& file, unsigned plies) {
        return with_expert(game_, [&](const auto& expert) -> Result<Made> {
            using E = std::decay_t<decltype(expert)>;
            if constexpr (sizeof(typename E::Key) == 8)
                if (expert.key_bits() <= ScoreBook::key_bits) return make(file, plies, expert);
            return Error{word_, errors::too_large_for_book, {}};
        });
    }

private:
    static constexpr std::size_t at_once = 64; // positions of a part

    struct Range {
        std::size_t first, end;
    };

    template <Expert E> Result<Made> make(const std::string& file, unsigned plies, const E& expert) {
        auto draft = BookDraft::open(file, word_, plies);
        if (!draft) return draft.error();
        if (draft->plies() > max_plies) return Error{"--plies", errors::book_too_deep, {std::to_string(max_plies)}};
        // Step 1. The positions, by the number of moves made.
        std::vector<std::vector<Key>> layers;
        if (auto done = list(draft->plies(), layers); !done) return done.error();
        // Step 2. Their scores, from the latest to the earliest: searches look into what is there already, so that
        // nearly all of the work is done in the latest layer.
        std::vector<std::uint64_t> words;
        std::uint64_t made = 0;
        for (std::size_t layer = layers.size(); layer-- > 0;) {
            const std::string pages = ScoreBook::pages(words);
            const ScoreBook later(pages, draft->plies());
            auto done = score(expert, layer, layers[layer], later, *draft);
            if (!done) return done.error();
            made += *done;
            for (const BookPart& part : draft->parts())
                if (part.layer == layer) words.insert(words.end(), part.words.begin(), part.words.end());
            std::sort(words.begin(), words.end());
            words.erase(std::unique(words.begin(), words.end()), words.end());
        }
        if (auto done = draft->finish(words); !done) return done.error();
        return Made{made, draft->begun_anew()};
    }

    // In which the game goes on, one for all that are alike. Those that follow from the same position stand together,
    // and so do those that follow from its neighbours: they lead to the same positions.
    Result<void> list(unsigned plies, std::vector<std::vector<Key>>& layers) {
        layers.push_back({game_.key(representative(game_, game_.initial(), true))});
        for (unsigned i = 0; i < plies; ++i) {
            std::vector<std::pair<Key, std::size_t>> found; // and the first position that leads there
            for (std::size_t from = 0; from < layers.back().size(); ++from) {
                const State state = game_.state(layers.back()[from]);
                if (trace_.checkpoint({Stage::explore, i, plies, found.size() * sizeof found[0]}) != Stop::none)
                    return stop_error(word_, trace_, control_);
                game_.moves(state, [&](const typename G::Move& move) {
                    const State child = game_.apply(state, move);
                    if (!game_.outcome(child)) found.emplace_back(game_.key(representative(game_, child, true)), from);
                });
            }
            std::ranges::sort(found);
            const auto alike = std::ranges::unique(found, {}, [](const auto& each) { return each.first; });
            found.erase(alike.begin(), alike.end());
            std::ranges::stable_sort(found, {}, [](const auto& each) { return each.second; });
            auto& keys = layers.emplace_back();
            for (const auto& each : found) keys.push_back(each.first);
        }
        return {};
    }

    static std::vector<Range> missing_of(std::size_t layer, std::size_t size, const BookDraft& draft) {
        std::vector<bool> there(size, false);
        for (const BookPart& part : draft.parts())
            for (std::uint64_t k = 0; part.layer == layer && k < part.covered && part.first + k < size; ++k)
                there[part.first + k] = true;
        std::vector<Range> missing;
        for (std::size_t k = 0; k < size; ++k) {
            if (there[k]) continue;
            if (missing.empty() || missing.back().end != k || missing.back().end - missing.back().first == at_once)
                missing.push_back({k, k});
            missing.back().end = k + 1;
        }
        return missing;
    }

    // Adds the missing parts of a layer to the draft, each thread with a table of its own and, as far as it goes, a
    // stretch of its own: neighbours have much in common, so that most of a search is in the table already.
    template <Expert E>
    Result<std::uint64_t> score(const E& expert, std::size_t layer, const std::vector<Key>& keys,
                                const ScoreBook& later, BookDraft& draft) {
        const std::vector<Range> missing = missing_of(layer, keys.size(), draft);
        std::uint64_t total = 0;
        for (const Range& range : missing) total += range.end - range.first;
        Stretches stretches(missing.size(), std::max(1u, control_.threads));
        std::atomic<std::uint64_t> made = 0;
        std::atomic<bool> stopping = false;
        Mutex writing;
        std::optional<Error> problem;
        ExactOptions options = exact_options(control_);
        options.table_bytes /= std::max(1u, control_.threads);
        options.threads = 1;
        parallel_team(std::max(1u, control_.threads), [&](unsigned thread) {
            ExactSearch<E> search(expert, options);
            search.consult(&later);
            // The first thread tells how far the work is; every thread asks whether it is to end.
            const auto checkpoint = [&](const Work&) {
                const std::uint64_t bytes = search.bytes() * control_.threads;
                if (thread == 0 && trace_.checkpoint({Stage::search, made, total, bytes}) != Stop::none)
                    stopping = true;
                if (control_.stop() != Stop::none) stopping = true;
                return stopping ? Stop::interrupted : Stop::none;
            };
            while (checkpoint({}) == Stop::none) {
                const auto taken = stretches.take(thread);
                if (!taken) return;
                const Range& range = missing[*taken];
                BookPart part{layer, range.first, 0, {}};
                for (std::size_t k = range.first; k < range.end; ++k, ++part.covered, ++made)
                    if (!add_score(search, expert, game_.state(keys[k]), checkpoint, part)) break;
                if (part.covered == 0) return;
                const Lock lock(writing); // what was found before a stop is kept, too
                if (auto done = draft.add(std::move(part)); !done) problem = done.error(), stopping = true;
            }
        });
        if (problem) return *problem;
        if (!stopping) return made.load();
        trace_.checkpoint({Stage::search, made, total, 0});
        return stop_error(word_, trace_, control_);
    }

    // Under the name of the position after forced moves, and from the view of its mover, as a search asks for it. False
    // if the search was stopped.
    template <Expert E, class Checkpoint>
    static bool add_score(ExactSearch<E>& search, const E& expert, const State& state, const Checkpoint& checkpoint,
                          BookPart& part) {
        typename E::Node node = expert.node(state);
        const ForcedMoves forced = expert.play_forced_moves(node);
        if (forced.decided) return true;
        const auto score = search.score(state, checkpoint);
        if (!score) return false;
        part.words.push_back(ScoreBook::word(expert.key(node), forced.turned ? -*score : *score));
        return true;
    }

    const G& game_;
    const std::string& word_;
    const Control& control_;
    LimitedTrace trace_;
};

// Has the search look into the book of a file; with `plies`, one that is not there yet is made first. Says what it
// holds.
template <WithExpert G>
Result<BookFacts> open_or_make_book(const G& game, const std::string& word, const std::string& file,
                                    std::optional<unsigned> plies, const Control& control, ExactPart<G>& part) {
    const LimitedTrace trace(control);
    typename BookMaker<G>::Made made{0, false};
    if (plies && !book_exists(file)) {
        auto done = BookMaker<G>(game, word, control).make(file, *plies);
        if (!done) return done.error();
        made = *done;
    }
    auto opened = open_book_file(file, word);
    if (!opened) return opened.error();
    const BookFacts facts{file,           (*opened)->scores.plies(), (*opened)->positions,
                          made.positions, trace.seconds(),           made.begun_anew};
    part.consult(std::move(*opened), control);
    return facts;
}

} // namespace zermelo
