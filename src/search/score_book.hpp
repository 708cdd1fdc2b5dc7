// Scores of many positions in order, in pages that check themselves: a file of them is mapped and asked, never read.
//
//      word     | key | score + 128 |                          56 and 8 bits
//      page     | 511 words, in order of their keys | check |  4 kB; the last page is filled up with ~0
//
// Only the pages that are asked are looked at, so that a book of millions of positions costs nothing to open, and
// damage is seen where it is met.
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
    static constexpr std::size_t page_words = 512, page_bytes = 8 * page_words;
    static constexpr unsigned key_bits = 56;

    static constexpr std::uint64_t word(std::uint64_t key, int score) {
        return key << 8 | static_cast<std::uint64_t>(score + 128);
    }
    // Requires words in order, no key twice.
    static std::string pages(const std::vector<std::uint64_t>& words);
    // A page of text, of less than a page, before the others, and whether the page that a file begins with is one.
    static std::string first_page(std::string text);
    static bool first_page_is_whole(std::string_view file);

    // Keeps a view of the pages, which are whole. No position in them has more than `deepest` moves made.
    ScoreBook(std::string_view pages, unsigned deepest) : pages_(pages), deepest_(deepest) {}

    unsigned deepest() const { return deepest_; }
    std::optional<int> find(std::uint64_t key) const;

    // What is damaged is left out, and remembered.
    bool damaged() const { return damaged_; }
    void distrust() const { damaged_ = true; }

private:
    std::string_view pages_;
    unsigned deepest_;
    mutable std::atomic<bool> damaged_ = false;
};

} // namespace zermelo
