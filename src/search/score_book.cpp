#include "search/score_book.hpp"

#include "core/key.hpp"

#include <bit>
#include <cstring>

namespace zermelo {

static_assert(std::endian::native == std::endian::little); // the order of bytes in a file

namespace {

constexpr std::size_t word_bytes = sizeof(std::uint64_t), content_bytes = ScoreBook::page_bytes - word_bytes;

std::uint64_t word_at(std::string_view text, std::size_t place) {
    std::uint64_t word;
    std::memcpy(&word, text.data() + place, sizeof word);
    return word;
}

std::uint64_t check_of(std::string_view content) {
    std::uint64_t check = 0;
    for (std::size_t place = 0; place < content_bytes; place += word_bytes)
        check = std::rotl(check, 7) ^ hash(word_at(content, place));
    return check;
}

std::string bytes_of(std::uint64_t word) { return {reinterpret_cast<const char*>(&word), sizeof word}; }

// What follows the first key of a page.
class Numbers {
public:
    explicit Numbers(std::string_view page) : page_(page) {}

    // 0 where the page ends, or where what is no page says nonsense.
    std::uint64_t next() {
        std::uint64_t number = 0;
        for (unsigned shift = 0; place_ < 2 * content_bytes && shift < 64; shift += 3) {
            const unsigned nibble = static_cast<unsigned char>(page_[place_ / 2]) >> (place_ % 2 * 4) & 15;
            ++place_;
            number |= static_cast<std::uint64_t>(nibble & 7) << shift;
            if (!(nibble & 8)) break;
        }
        return number;
    }
    int next_score() {
        const auto number = static_cast<int>(next() & 255);
        return number % 2 ? -(number + 1) / 2 : number / 2;
    }

private:
    std::string_view page_;
    std::size_t place_ = 2 * word_bytes; // in nibbles
};

// Calls visit(key, score) for what a page holds until it says false.
template <class Visit> void each_score(std::string_view page, Visit&& visit) {
    Numbers numbers(page);
    for (std::uint64_t key = word_at(page, 0);;) {
        if (!visit(key, numbers.next_score())) return;
        const std::uint64_t distance = numbers.next();
        if (distance == 0) return;
        key += distance;
    }
}

class PageWriter {
public:
    // False if there is no room for it.
    bool add(std::uint64_t key, int score) {
        std::vector<unsigned> more;
        if (!empty()) put(more, key - last_);
        put(more, static_cast<std::uint64_t>(score < 0 ? -2 * score - 1 : 2 * score));
        if (word_bytes + (nibbles_.size() + more.size() + 1) / 2 > content_bytes) return false;
        if (empty()) first_ = key;
        nibbles_.insert(nibbles_.end(), more.begin(), more.end());
        last_ = key;
        return true;
    }
    std::string page() const {
        std::string content = bytes_of(first_);
        for (std::size_t i = 0; i < nibbles_.size(); i += 2)
            content += static_cast<char>(nibbles_[i] | (i + 1 < nibbles_.size() ? nibbles_[i + 1] << 4 : 0));
        return ScoreBook::page(content);
    }
    bool empty() const { return nibbles_.empty(); }

private:
    static void put(std::vector<unsigned>& nibbles, std::uint64_t number) {
        for (; number > 7; number >>= 3) nibbles.push_back(8 | (number & 7));
        nibbles.push_back(static_cast<unsigned>(number));
    }

    std::uint64_t first_ = 0, last_ = 0;
    std::vector<unsigned> nibbles_;
};

} // namespace

std::string ScoreBook::page(std::string_view content) {
    std::string page(content);
    page.resize(content_bytes);
    return page + bytes_of(check_of(page));
}

bool ScoreBook::whole(std::string_view page) {
    return page.size() == page_bytes && check_of(page) == word_at(page, content_bytes);
}

std::string ScoreBook::pages(const std::vector<std::uint64_t>& words) {
    std::string pages;
    PageWriter writer;
    for (std::uint64_t word : words) {
        const std::uint64_t key = word >> 8;
        const int score = static_cast<int>(word & 255) - 128;
        if (writer.add(key, score)) continue;
        pages += writer.page();
        writer = {};
        writer.add(key, score);
    }
    return writer.empty() ? pages : pages + writer.page();
}

std::vector<std::uint64_t> ScoreBook::words(std::string_view pages) {
    std::vector<std::uint64_t> words;
    for (; pages.size() >= page_bytes; pages.remove_prefix(page_bytes))
        each_score(pages.substr(0, page_bytes), [&](std::uint64_t key, int score) {
            words.push_back(word(key, score));
            return true;
        });
    return words;
}

std::optional<int> ScoreBook::find(std::uint64_t key) const {
    // Step 1. The last page that does not begin behind the key.
    std::size_t low = 0, high = pages_.size() / page_bytes;
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (word_at(pages_, middle * page_bytes) <= key)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == 0) return std::nullopt;
    // Step 2. It is used if its checksum is right.
    const std::string_view page = pages_.substr((low - 1) * page_bytes, page_bytes);
    if (!whole(page)) {
        distrust();
        return std::nullopt;
    }
    std::optional<int> found;
    each_score(page, [&](std::uint64_t each, int score) {
        if (each == key) found = score;
        return each < key;
    });
    return found;
}

} // namespace zermelo
