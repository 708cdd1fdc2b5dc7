// A game is a word: NAME or NAME:PARAMS, such as babylone:4,3 or subtraction:heap=20,take=1+3+4,misere.
// This is the one place where such words are taken apart and put together.
#pragma once

#include "core/result.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

struct Parameter {
    enum class Kind { number, list, flag, text };
    // text: such as a file, with all signs that it has. Where it comes first, it ends where another parameter is named:
    // arena:FILE,target=6.

    std::string_view name;
    Kind kind;
    std::string_view standard; // what is meant when nothing is written
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    Text meaning;
    std::string_view french{}; // the name that a French word may use for it; what is printed has the first name
};

// What a game tells about itself before it is made.
struct GameInfo {
    std::string_view name;
    std::vector<std::string_view> aliases;
    Text title;
    Text rules;
    std::vector<Parameter> parameters;
    std::string_view position;   // an example
    std::string_view move;       // an example
    std::optional<Text> alike{}; // how to say "up to symmetry" in this game
};

class Parameters {
public:
    // `text` is what follows the colon. Bare values take the parameters in order; a flag is its bare name.
    static Result<Parameters> parse(const GameInfo& game, std::string_view text);

    bool given(std::string_view name) const { return given_.contains(name); }
    bool flag(std::string_view name) const { return given(name); }
    std::uint64_t number(std::string_view name) const { return values_.at(name).front(); }
    const std::string& text(std::string_view name) const { return given_.find(name)->second; }
    const std::vector<std::uint64_t>& list(std::string_view name) const { return values_.at(name); }

    // The shortest word for the same game: babylone, babylone:2,2, nim:3+4,misere.
    std::string word() const;

private:
    explicit Parameters(const GameInfo& game) : game_(&game) {}
    Result<void> read(std::string_view text);
    Result<void> read_after_text(std::string_view text);
    Result<void> set(const Parameter& parameter, std::string_view text);

    const GameInfo* game_;
    std::map<std::string_view, std::string, std::less<>> given_;
    std::map<std::string_view, std::vector<std::uint64_t>, std::less<>> values_;
};

// Splits NAME:PARAMS at the first colon.
std::pair<std::string_view, std::string_view> split_word(std::string_view word);

// A whole number in low .. high, digits only.
Result<std::uint64_t> parse_number(std::string_view text, std::uint64_t low, std::uint64_t high, std::string place);

std::vector<std::string_view> split(std::string_view text, char separator);
std::string_view trim(std::string_view text);

} // namespace zermelo
