#include "explain/words.hpp"

namespace zermelo {

std::string say(Language language, const Text& sentence, const std::vector<std::string>& arguments) {
    return fill(sentence.in(language), arguments);
}

std::string grouped(std::uint64_t number, Language language) {
    const std::string digits = std::to_string(number);
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) text += language == Language::french ? " " : ",";
        text += digits[i];
    }
    return text;
}

} // namespace zermelo
