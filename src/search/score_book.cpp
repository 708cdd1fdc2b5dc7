#include "search/score_book.hpp"

#include "core/key.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace zermelo {

static_assert(std::endian::native == std::endian::little); // the order of bytes in a file

namespace {

using Page = std::array<std::uint64_t, ScoreBook::page_words>;

std::uint64_t check_of(const Page& page) {
    std::uint64_t check = 0;
    for (std::size_t i = 0; i + 1 < page.size(); ++i) check = std::rotl(check, 7) ^ hash(page[i]);
    return check;
}

} // namespace

std::string ScoreBook::pages(const std::vector<std::uint64_t>& words) {
    std::string pages;
    for (std::size_t begin = 0; begin < words.size(); begin += page_words - 1) {
        Page page;
        page.fill(~std::uint64_t{0});
        const std::size_t count = std::min(words.size() - begin, page_words - 1);
        std::copy_n(words.begin() + static_cast<std::ptrdiff_t>(begin), count, page.begin());
        page.back() = check_of(page);
        pages.append(reinterpret_cast<const char*>(page.data()), page_bytes);
    }
    return pages;
}

std::string ScoreBook::first_page(std::string text) {
    text.resize(page_bytes);
    Page page;
    std::memcpy(page.data(), text.data(), page_bytes);
    page.back() = check_of(page);
    return {reinterpret_cast<const char*>(page.data()), page_bytes};
}

bool ScoreBook::first_page_is_whole(std::string_view file) {
    Page page;
    if (file.size() < page_bytes) return false;
    std::memcpy(page.data(), file.data(), page_bytes);
    // (Books made before first pages had a check have none.)
    return page.back() == check_of(page) || page.back() == 0;
}

std::optional<int> ScoreBook::find(std::uint64_t key) const {
    const auto first_word = [&](std::size_t page) {
        std::uint64_t word;
        std::memcpy(&word, pages_.data() + page * page_bytes, sizeof word);
        return word;
    };
    // Step 1. The last page that does not begin behind the key.
    const std::uint64_t least = key << 8, most = least | 255;
    std::size_t low = 0, high = pages_.size() / page_bytes;
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (first_word(middle) <= most)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == 0) return std::nullopt;
    // Step 2. Its words are used if their checksum is right.
    Page page;
    std::memcpy(page.data(), pages_.data() + (low - 1) * page_bytes, page_bytes);
    const auto found = std::lower_bound(page.begin(), page.end() - 1, least);
    if (found == page.end() - 1 || *found > most) return std::nullopt;
    if (check_of(page) != page.back()) {
        distrust();
        return std::nullopt;
    }
    return static_cast<int>(*found & 255) - 128;
}

} // namespace zermelo
