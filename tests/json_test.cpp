// The room that reads and writes JSON, held against the JSON library, which shares nothing with it.
#include "core/source.hpp"
#include "json/json_reader.hpp"
#include "json/read_json_value.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>

namespace zermelo {
namespace {

using Other = nlohmann::ordered_json;

// A number below `count`, as likely large as small: documents are to be large from the first one on.
int below(int count) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, count)); }

// A random string: letters, what must be escaped, and characters of two, three and four bytes.
std::string random_string() {
    static const std::vector<std::string> parts{"a",  "B",    "7",    " ", "\"", "\\", "/",   "\n",
                                                "\t", "\x01", "\x1f", "é", "∞",  "😀", "\x7f"};
    std::string text;
    for (const std::string& part : *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(parts)))
        text += part;
    return text;
}

double random_double() {
    const auto digits = static_cast<double>(*rc::gen::arbitrary<std::int64_t>());
    return digits * std::pow(10.0, below(580) - 300);
}

Json random_value(int depth) {
    switch (below(depth > 0 ? 10 : 6)) {
    case 0: return nullptr;
    case 1: return *rc::gen::arbitrary<bool>();
    case 2: return *rc::gen::arbitrary<std::int64_t>();
    case 3: return ~std::uint64_t{0} - static_cast<std::uint64_t>(below(1000));
    case 4: return random_double();
    case 5: return random_string();
    case 6:
    case 7: {
        Json list = Json::list();
        for (int i = below(4); i > 0; --i) list.push(random_value(depth - 1));
        return list;
    }
    default: {
        Json object = Json::object();
        for (int i = below(4); i > 0; --i) object.add(std::to_string(i) + random_string(), random_value(depth - 1));
        return object;
    }
    }
}

bool equal(const Json& ours, const Other& theirs) {
    if (ours.is_null()) return theirs.is_null();
    if (const auto truth = ours.as_truth()) return theirs.is_boolean() && theirs.get<bool>() == *truth;
    if (const auto* text = ours.as_string()) return theirs.is_string() && theirs.get<std::string>() == *text;
    if (const auto* list = ours.as_list()) {
        return theirs.is_array() && theirs.size() == list->size() &&
               std::equal(list->begin(), list->end(), theirs.begin(), equal);
    }
    if (const auto* fields = ours.as_object()) {
        if (!theirs.is_object() || theirs.size() != fields->size()) return false;
        std::size_t next = 0;
        for (const auto& [name, value] : theirs.items())
            if ((*fields)[next].first != name || !equal((*fields)[next++].second, value)) return false;
        return true;
    }
    if (!theirs.is_number() || theirs.get<double>() != *ours.as_number()) return false;
    const auto whole = ours.as_whole();
    return !whole || theirs.is_number_float() || theirs.get<std::int64_t>() == *whole;
}

// Whether our reader, which goes over a text without a document, takes it for JSON.
bool accepted(const std::string& text) {
    Source source("text", text);
    if (!source.check_utf8()) return false;
    JsonReader reader(source);
    reader.skip();
    reader.end();
    return source.ok();
}

std::string refusal(std::string_view text) {
    const auto value = read_json_value(text, "f");
    return value ? "no error" : value.error().in(Language::english);
}

RC_GTEST_PROP(JsonProperty, WhatIsWrittenIsReadByBoth, ()) {
    const Json value = random_value(4);
    for (const std::string& text : {value.text(), value.line()}) {
        RC_ASSERT(equal(value, Other::parse(text)));
        const auto again = read_json_value(text, "f");
        RC_ASSERT(static_cast<bool>(again));
        RC_ASSERT(again->line() == value.line());
    }
}

RC_GTEST_PROP(JsonProperty, WhatTheOtherWritesIsReadTheSame, ()) {
    const Other value = Other::parse(random_value(4).line());
    const std::string text = value.dump(below(4) - 1, ' ', *rc::gen::arbitrary<bool>());
    const auto ours = read_json_value(text, "f");
    RC_ASSERT(static_cast<bool>(ours));
    RC_ASSERT(equal(*ours, value));
}

// A text with a few bytes changed, removed or added is JSON for both or for neither, and says where it is not.
RC_GTEST_PROP(JsonProperty, BothRefuseTheSame, ()) {
    static const std::vector<std::string> pieces{
        "{",       "}",     "[",    "]", ",",  ":",  "\"", "\\",   "\\u00e9", "\\ud83d\\ude00", "\\ud83d",
        "\\ude00", "\\u12", "0",    "1", "-",  "+",  ".",  "e",    "E9",      "1e400",          "1e-400",
        "true",    "fals",  "null", " ", "\n", "\t", "\r", "\x01", "\xc3",    "\xff",           "\xed\xa0\x80",
        "é",       "a",     "\x02"};
    std::string text = random_value(3).line();
    for (int i = below(4); i > 0; --i) {
        const auto at = static_cast<std::size_t>(below(static_cast<int>(text.size()) + 1));
        text.replace(at, static_cast<std::size_t>(below(3)), *rc::gen::elementOf(pieces));
    }
    RC_ASSERT(accepted(text) == Other::accept(text));
    if (accepted(text)) return;
    RC_ASSERT(refusal(text).starts_with("f:"));
}

TEST(Json, NumbersAtTheEdge) {
    const auto number = [](std::string_view text) { return read_json_value(text, "f")->as_number(); };
    EXPECT_EQ(number("1e-400"), 0);
    EXPECT_EQ(number("0." + std::string(400, '0') + "1e401"), 1);
    EXPECT_EQ(number("1" + std::string(400, '0') + "e-400"), 1);
    EXPECT_EQ(number("-0e999999999999999999999"), 0);
    EXPECT_EQ(refusal("1e309"), "f:1:1: 1e309 is too large a number");
    EXPECT_EQ(refusal("1e999999999999999999999"), "f:1:1: 1e999999999999999999999 is too large a number");
    EXPECT_EQ(refusal(std::string(400, '9')), "f:1:1: " + std::string(30, '9') + "... is too large a number");
    EXPECT_EQ(read_json_value("9223372036854775807", "f")->as_whole(), 9223372036854775807);
    EXPECT_EQ(read_json_value("-9223372036854775808", "f")->as_whole(), std::numeric_limits<std::int64_t>::min());
    EXPECT_EQ(read_json_value("9223372036854775808", "f")->as_whole(), std::nullopt);
    EXPECT_EQ(read_json_value("18446744073709551615", "f")->line(), "18446744073709551615");
    EXPECT_EQ(read_json_value("3.0", "f")->as_whole(), 3);
    EXPECT_EQ(read_json_value("3.5", "f")->as_whole(), std::nullopt);
}

TEST(Json, LooksIntoADocument) {
    const auto json =
        read_json_value("\xEF\xBB\xBF{\"game\": \"nim\", \"moves\": [\"3-1\"], \"over\": false, \"n\": null}", "f");
    ASSERT_TRUE(json) << json.error().in(Language::english);
    EXPECT_EQ(*json->find("game")->as_string(), "nim");
    EXPECT_EQ(json->find("moves")->as_list()->size(), 1u);
    EXPECT_EQ(json->find("over")->as_truth(), false);
    EXPECT_TRUE(json->find("n")->is_null());
    EXPECT_EQ(json->find("none"), nullptr);
    EXPECT_EQ(json->find("game")->find("none"), nullptr);
    EXPECT_EQ(json->find("game")->as_number(), std::nullopt);
    EXPECT_EQ(json->as_object()->front().first, "game");
}

TEST(Json, SaysWhatWasExpectedAndWhere) {
    EXPECT_EQ(refusal("{\"a\": 1,\n \"b\": 2, \"a\": 3}"), "f:2:10: \"a\" is given twice");
    EXPECT_EQ(refusal("[1 2]"), "f:1:4: expected , ], found 2");
    EXPECT_EQ(refusal("[1,]"), "f:1:4: this is not JSON any more: ]");
    EXPECT_EQ(refusal("{1: 2}"), "f:1:2: expected \", found 1");
    EXPECT_EQ(refusal("[\"a\\x\"]"), "f:1:4: \\x is not an escape known here");
    EXPECT_EQ(refusal("[\"\\ud800\"]"), "f:1:3: \\ud800 is not an escape known here");
    EXPECT_EQ(refusal("[\"a\nb\"]"), "f:1:4: expected \", found byte 0x0A");
    EXPECT_EQ(refusal("[01]"), "f:1:3: expected , ], found 1");
    EXPECT_EQ(refusal("[truex]"), "f:1:2: this is not JSON any more: truex");
    EXPECT_EQ(refusal("[1.]"), "f:1:2: this is not JSON any more: 1.");
    EXPECT_EQ(refusal("[{\"a\": [tr"), "f:1:11: the text ends too soon (expected ]}])");
    EXPECT_EQ(refusal(std::string("1\0", 2)), "f:1:2: the end of the file was expected, not \"byte 0x00\"");
    EXPECT_EQ(refusal("\xff"), "f:1:1: byte 0xFF is not UTF-8");
    EXPECT_EQ(refusal("1 2"), "f:1:3: the end of the file was expected, not \"2\"");
    EXPECT_EQ(refusal(std::string(100, '[') + std::string(100, ']')), "no error");
    for (const char* bracket : {"[", "{\"a\":"}) {
        std::string deep;
        for (int i = 0; i < 100'000; ++i) deep += bracket;
        EXPECT_TRUE(refusal(deep).ends_with("nested more than 100 deep"));
    }
}

} // namespace
} // namespace zermelo
