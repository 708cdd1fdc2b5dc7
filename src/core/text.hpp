// A sentence in both languages. It does not compile without one of them, or when they leave different gaps.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

enum class Language { english, french };

struct Text {
    std::string_view english;
    std::string_view french;

    consteval Text(const char* in_english, const char* in_french) : english(in_english), french(in_french) {
        if (english.empty() || french.empty()) a_sentence_lacks_a_language();
        if (gaps(english) != gaps(french)) the_languages_leave_different_gaps();
    }
    // A sentence that is made at run time, of texts that last at least as long.
    static constexpr Text made_of(std::string_view in_english, std::string_view in_french) {
        return Text(in_english, in_french, nullptr);
    }
    constexpr std::string_view in(Language language) const { return language == Language::french ? french : english; }

private:
    constexpr Text(std::string_view in_english, std::string_view in_french, std::nullptr_t)
        : english(in_english), french(in_french) {}

    // Not constant expressions: what calls them does not compile, and the compiler shows their names.
    static void a_sentence_lacks_a_language();
    static void the_languages_leave_different_gaps();

    static consteval int gaps(std::string_view sentence) {
        int count = 0;
        for (std::size_t i = 0; i + 1 < sentence.size(); ++i) count += sentence[i] == '{' && sentence[i + 1] == '}';
        return count;
    }
};

// Puts the arguments in the gaps marked {}, in order. {node|nodes} is the first word after a gap that was filled with
// 1, in French also with 0, else the second: this is the one place that knows plurals.
std::string fill(std::string_view sentence, std::span<const std::string> arguments,
                 Language language = Language::english);

// Names with commas, or what else is given, between them.
std::string listed(const std::vector<std::string>& names, std::string_view separator = ", ");

// Where something is wrong, such as babylone: parameter "tiles", or move; files and options keep their names.
std::string place_in(std::string_view place, Language language);

} // namespace zermelo
