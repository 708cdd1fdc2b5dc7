// Scores of many positions in order, in pages that check themselves: a file of them is mapped and asked, never read.
//
//      page     | first key | its score | distance to the next key | its score | ... | 0 | check |    512 bytes
//      number   | three bits and whether more follow | ...    nibbles, the lowest first; the keys of openings are close
//      score    2 s if it is not negative, -2 s - 1 if it is
//
// That makes two bytes a position. Only the pages that are asked are looked at, so that a book of millions of positions
// costs nothing to open, and damage is seen where it is met.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

class ScoreBook {
public:
    static constexpr std::size_t page_bytes = 512;
    static constexpr unsigned key_bits = 56;

    // While a book is made, a position and its score are one word.
    static constexpr std::uint64_t word(std::uint64_t key, int score) {
        return key << 8 | static_cast<std::uint64_t>(score + 128);
    }
    // Requires words in order, no key twice.
    static std::string pages(const std::vector<std::uint64_t>& words);
    static std::vector<std::uint64_t> words(std::string_view pages);

    // Any content that is shorter than a page, filled up and with a check; and whether a page is as it was made.
    static std::string page(std::string_view content);
    static bool whole(std::string_view page);

    // Keeps a view of the pages. Every position of up to `plies` moves in which something is left to be found out is in
    // them, under the key that it has after its forced moves.
    ScoreBook(std::string_view pages, unsigned plies) : pages_(pages), plies_(plies) {}

    unsigned plies() const { return plies_; }
    std::optional<int> find(std::uint64_t key) const;

    // What is damaged is left out, and remembered.
    bool damaged() const { return damaged_; }
    void distrust() const { damaged_ = true; }

private:
    std::string_view pages_;
    unsigned plies_;
    mutable std::atomic<bool> damaged_ = false;
};

} // namespace zermelo
