#include "games/tictactoe/proof.hpp"

#include "core/parameters.hpp"

#include <algorithm>
#include <bit>
#include <charconv>

namespace zermelo::tictactoe {

namespace {

constexpr Text expected{"expected a line that begins with \"{}\"", "attendu : une ligne qui commence par « {} »"};
constexpr Text bad_claim{"expected \"claim 1 holds\", \"claim 1 fails\", or the same of player 2",
                         "attendu : « claim 1 holds », « claim 1 fails », ou de même pour le joueur 2"};
constexpr Text bad_entry{"expected a position and a move, or pairs of cells",
                         "attendu : une position et un coup, ou des paires de cases"};

constexpr std::uint64_t bit(unsigned cell) { return std::uint64_t{1} << cell; }

class Writer {
public:
    explicit Writer(unsigned width, unsigned height) : width_(width), cells_(width * height) {}

    void add(std::string& text, const ProofEntry& entry) const {
        for (unsigned cell = 0; cell < cells_; ++cell) {
            if (cell > 0 && cell % width_ == 0) text += '/';
            const bool one = entry.one & bit(cell), two = entry.two & bit(cell);
            text += one && two ? '#' : one ? 'x' : two ? 'o' : '.';
        }
        for (std::uint64_t cells : entry.cells) {
            text += ' ';
            add_cell(text, cells);
            if (!entry.pairs) continue;
            text += '-';
            add_cell(text, cells & (cells - 1));
        }
        text += '\n';
    }

private:
    void add_cell(std::string& text, std::uint64_t cells) const {
        const unsigned cell = static_cast<unsigned>(std::countr_zero(cells));
        text += std::to_string(cell / width_ + 1) + ":" + std::to_string(cell % width_ + 1);
    }

    unsigned width_, cells_;
};

// Goes through the text line by line.
class Reader {
public:
    Reader(std::string_view text, const std::string& place) : rest_(text), place_(place) {}

    bool next() {
        if (rest_.empty()) return false;
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        line_ = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        ++number_;
        return true;
    }
    std::string_view line() const { return line_; }
    Error error(const Text& sentence, std::vector<std::string> arguments = {}) const {
        return {place_ + ":" + std::to_string(number_), sentence, std::move(arguments), Error::Kind::damaged};
    }
    // What follows the key on the next line.
    Result<std::string> value(std::string_view key) {
        if (!next() || !line_.starts_with(key)) return error(expected, {std::string(key)});
        return std::string(trim(line_.substr(key.size())));
    }

private:
    std::string_view rest_, line_;
    const std::string& place_;
    std::size_t number_ = 0;
};

class EntryReader {
public:
    EntryReader(unsigned width, unsigned height) : width_(width), height_(height) {}

    bool read(std::string_view line, ProofEntry& entry) const {
        const auto words = split(line, ' ');
        if (words.size() < 2 || !read_board(words[0], entry)) return false;
        entry.pairs = words[1].find('-') != std::string_view::npos;
        if (!entry.pairs && words.size() > 2) return false;
        for (std::size_t i = 1; i < words.size(); ++i) {
            std::uint64_t cells = 0;
            if (!(entry.pairs ? read_pair(words[i], cells) : read_cell(words[i], cells))) return false;
            entry.cells.push_back(cells);
        }
        return true;
    }

private:
    bool read_board(std::string_view text, ProofEntry& entry) const {
        if (text.size() != width_ * height_ + height_ - 1) return false;
        entry.one = entry.two = 0;
        for (unsigned cell = 0; cell < width_ * height_; ++cell) {
            if (cell > 0 && cell % width_ == 0 && text[cell + cell / width_ - 1] != '/') return false;
            const char mark = text[cell + cell / width_];
            if (mark != '.' && mark != 'x' && mark != 'o' && mark != '#') return false;
            if (mark == 'x' || mark == '#') entry.one |= bit(cell);
            if (mark == 'o' || mark == '#') entry.two |= bit(cell);
        }
        return true;
    }
    bool read_pair(std::string_view text, std::uint64_t& cells) const {
        const std::size_t dash = text.find('-');
        return dash != std::string_view::npos && read_cell(text.substr(0, dash), cells) &&
               read_cell(text.substr(dash + 1), cells) && std::popcount(cells) == 2;
    }
    bool read_cell(std::string_view text, std::uint64_t& cells) const {
        unsigned row = 0, column = 0;
        const char* end = text.data() + text.size();
        const auto [colon, row_error] = std::from_chars(text.data(), end, row);
        if (row_error != std::errc() || colon == end || *colon != ':') return false;
        const auto [last, column_error] = std::from_chars(colon + 1, end, column);
        if (column_error != std::errc() || last != end) return false;
        if (row < 1 || row > height_ || column < 1 || column > width_) return false;
        cells |= bit((row - 1) * width_ + column - 1);
        return true;
    }

    unsigned width_, height_;
};

Result<std::string> read_head(Reader& reader) {
    auto title = reader.value(proof_title);
    if (!title) return title.error();
    return reader.value("game ");
}

} // namespace

std::string write_proof(const Proof& proof, unsigned width, unsigned height) {
    const Writer writer(width, height);
    std::string text(proof_title);
    text += "\ngame " + proof.game + "\nposition " + proof.position + "\n";
    for (const ProofPart& part : proof.parts) {
        text += "claim " + std::to_string(number(part.claimant)) + (part.holds ? " holds" : " fails") + "\nentries " +
                std::to_string(part.entries.size()) + "\n";
        for (const ProofEntry& entry : part.entries) writer.add(text, entry);
    }
    return text + "end\n";
}

Result<std::string> read_proof_game(std::string_view text, const std::string& place) {
    Reader reader(text, place);
    return read_head(reader);
}

Result<Proof> read_proof(std::string_view text, const std::string& place, unsigned width, unsigned height) {
    Reader reader(text, place);
    const EntryReader entries(width, height);
    auto game = read_head(reader);
    if (!game) return game.error();
    auto position = reader.value("position ");
    if (!position) return position.error();
    Proof proof{*game, *position, {}};
    while (reader.next() && reader.line() != "end") {
        const std::string_view claim = reader.line();
        const bool one = claim.starts_with("claim 1 "), holds = claim.ends_with(" holds");
        if (claim != std::string(one ? "claim 1 " : "claim 2 ") + (holds ? "holds" : "fails"))
            return reader.error(bad_claim);
        auto count = reader.value("entries ");
        if (!count) return count.error();
        auto left = parse_number(*count, 0, text.size(), place);
        if (!left) return reader.error(expected, {"entries"});
        ProofPart& part = proof.parts.emplace_back(ProofPart{one ? Player::one : Player::two, holds, {}});
        for (; *left > 0; --*left) {
            ProofEntry& entry = part.entries.emplace_back();
            if (!reader.next() || !entries.read(reader.line(), entry)) return reader.error(bad_entry);
        }
    }
    if (reader.line() != "end") return reader.error(expected, {"end"});
    return proof;
}

} // namespace zermelo::tictactoe
