#include "core/decimals.hpp"
#include "core/machine/bulk.hpp"
#include "core/machine/file_text.hpp"
#include "core/machine/files.hpp"
#include "core/machine/provided_files.hpp"
#include "core/parameters.hpp"
#include "core/random.hpp"
#include "core/value.hpp"
#include "games/babylone/babylone.hpp"
#include "games/subtraction/subtraction.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

std::string problem(const GameInfo& game, std::string_view parameters) {
    const auto read = Parameters::parse(game, parameters);
    return read ? "none" : read.error().in(Language::english);
}

// What has no value to give is a success by default, and the error is kept otherwise.
TEST(Result, OfNothingSucceedsOrHasAnError) {
    EXPECT_TRUE(Result<void>());
    const Result<void> wrong = Error{"here", {"no {}", "pas de {}"}, {"x"}};
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().in(Language::english), "here: no x");
}

TEST(Value, PrefersWhatAPlayerPrefers) {
    const Value ordered[] = {Value::loss(0), Value::loss(7), Value::endless(), Value::draw(9),
                             Value::draw(1), Value::win(8),  Value::win(1)};
    for (std::size_t i = 0; i + 1 < std::size(ordered); ++i) EXPECT_LT(ordered[i], ordered[i + 1]) << i;
    EXPECT_EQ(Value::win(4).outcome(), Outcome::win);
    EXPECT_EQ(Value::win(4).plies(), 4u);
    EXPECT_EQ(Value::loss(500'000).plies(), 500'000u);
}

TEST(Value, ChangesSidesOnlyWithTheMover) {
    EXPECT_EQ(Value::loss(3).one_ply_earlier(false), Value::win(4));
    EXPECT_EQ(Value::loss(3).one_ply_earlier(true), Value::loss(4));
    EXPECT_EQ(Value::draw(3).one_ply_earlier(false), Value::draw(4));
    EXPECT_EQ(Value::endless().one_ply_earlier(false), Value::endless());
}

RC_GTEST_PROP(Value, ShortFormKeepsValueAndOrder, ()) {
    auto any = [] {
        const auto plies = static_cast<std::uint32_t>(*rc::gen::inRange(1, 16000));
        switch (*rc::gen::inRange(0, 3)) {
        case 0: return Value::win(plies);
        case 1: return Value::loss(plies);
        default: return Value::draw(plies);
        }
    };
    const Value a = any(), b = any();
    RC_ASSERT(Value::from_short(a.to_short()) == a);
    RC_ASSERT((a < b) == (a.to_short() < b.to_short()));
    RC_ASSERT(a.one_ply_earlier(false).one_ply_later() == a);
}

// The numbers of a seed are part of what we promise: a seed means the same game everywhere.
TEST(Random, IsTheSameEverywhere) {
    Random random(1);
    EXPECT_EQ(random.next(), 0x910a2dec89025cc1ull); // SplitMix64 from seed 1, as published
    int seen[6] = {};
    for (int i = 0; i < 60000; ++i) ++seen[random.below(6)];
    for (int count : seen) EXPECT_NEAR(count, 10000, 500);
}

TEST(Parameters, ReadsWordsInEveryForm) {
    const auto read = [](std::string_view text) { return *Parameters::parse(Subtraction::info(), text); };
    EXPECT_EQ(read("").number("heap"), 21u);
    EXPECT_EQ(read("20").number("heap"), 20u);
    EXPECT_EQ(read("heap=20,take=1+3+4,misere").list("take"), (std::vector<std::uint64_t>{1, 3, 4}));
    EXPECT_TRUE(read("heap=20,take=1+3+4,misere").flag("misere"));
    EXPECT_EQ(read("misere,20,1+2").number("heap"), 20u);
    EXPECT_EQ(read("take=2+5,9").number("heap"), 9u);
}

TEST(Parameters, PrintsTheShortestWord) {
    const auto word = [](const GameInfo& game, std::string_view text) { return Parameters::parse(game, text)->word(); };
    EXPECT_EQ(word(BabyloneText::info(), ""), "babylone");
    EXPECT_EQ(word(BabyloneText::info(), "4,3"), "babylone");
    EXPECT_EQ(word(BabyloneText::info(), "tiles=6"), "babylone:4,6");
    EXPECT_EQ(word(BabyloneText::info(), "counts=5+4+3,misere"), "babylone:counts=5+4+3,misere");
    EXPECT_EQ(word(Subtraction::info(), "take=1+3+4"), "subtraction:21,1+3+4");
}

TEST(Parameters, NamesThePlaceOfAnError) {
    const GameInfo& game = Subtraction::info();
    EXPECT_EQ(problem(game, "speed=3"), "subtraction: no parameter \"speed\" (there are: heap, take, misere)");
    EXPECT_EQ(problem(game, "fast"), "subtraction: no parameter \"fast\" (there are: heap, take, misere)");
    EXPECT_EQ(problem(game, "heap=3,heap=4"), "subtraction: parameter \"heap\": given twice");
    EXPECT_EQ(problem(game, "3,1+2,4"), "subtraction: \"4\" is one value too many (parameters: heap, take, misere)");
    EXPECT_EQ(problem(game, "heap="), "subtraction: parameter \"heap\": a value is missing");
    EXPECT_EQ(problem(game, "heap"), "subtraction: parameter \"heap\": a value is missing");
    EXPECT_EQ(problem(game, "take=1++2"), "subtraction: parameter \"take\": a value is missing");
    EXPECT_EQ(problem(game, "misere=1"), "subtraction: parameter \"misere\": is a bare word and takes no value");
    EXPECT_EQ(problem(game, "heap=-1"), "subtraction: parameter \"heap\": \"-1\" is not a whole number");
    EXPECT_EQ(problem(game, "99999999999999999999"),
              "subtraction: parameter \"heap\": 99999999999999999999 is out of range (0 to 1000000000000000000)");
    EXPECT_EQ(problem(game, "take=0"), "subtraction: parameter \"take\": 0 is out of range (1 to 1000000)");
    EXPECT_EQ(problem(game, "3,,4"), "subtraction: a value is missing");
}

TEST(Decimals, AreAsManyAsAskedFor) {
    EXPECT_EQ(fixed(2.5, 2), "2.50");
    EXPECT_EQ(fixed(-2.25, 1), "-2.2"); // halves go to the even digit
    EXPECT_EQ(fixed(1234567.891, 0), "1234568");
    EXPECT_EQ(fixed(-0.04, 1), "0.0");
    EXPECT_EQ(fixed(1e300, 6).size(), 308u);
    EXPECT_EQ(fixed(-1.7976931348623157e308, 30).size(), 341u);
}

TEST(Files, AreReadFromWhatWasProvided) {
    const std::string name = "no such folder/pasted.txt";
    EXPECT_FALSE(read_file(name));
    EXPECT_FALSE(file_exists(name));
    provide_file(name, "first");
    provide_file(name, "second");
    EXPECT_EQ(*read_file(name), "second");
    EXPECT_EQ(FileText::open(name)->text(), "second");
    EXPECT_TRUE(file_exists(name) && is_regular_file(name));
    withdraw_file(name);
    EXPECT_FALSE(read_file(name));
    EXPECT_FALSE(FileText::open(name));
}

// The address sanitizer ends a program that asks for too much: so nothing is asked for here.
TEST(Memory, ReportsWhatCannotBeHad) {
    static std::vector<std::size_t> reported;
    constexpr std::size_t too_much = ~std::size_t{0};
    on_out_of_memory([](std::size_t bytes) { reported.push_back(bytes); });
    EXPECT_THROW((void)HugePages<char>().allocate(too_much), std::bad_alloc);
    EXPECT_THROW(std::get_new_handler()(), std::bad_alloc);
    on_out_of_memory(nullptr);
    EXPECT_THROW((void)HugePages<char>().allocate(too_much), std::bad_alloc);
    EXPECT_EQ(std::get_new_handler(), nullptr);
    EXPECT_EQ(reported, (std::vector<std::size_t>{too_much, 0}));
}

TEST(Text, FillsGapsInOrder) {
    EXPECT_EQ(fill("{} leads to {}.", std::vector<std::string>{"a", "b"}), "a leads to b.");
}

TEST(Text, KnowsPlurals) {
    auto said = [](const char* sentence, const char* number, Language language) {
        return fill(sentence, std::vector<std::string>{number}, language);
    };
    EXPECT_EQ(said("{} {node|nodes} {...}", "1", Language::english), "1 node {...}");
    EXPECT_EQ(said("{} {node|nodes}", "0", Language::english), "0 nodes");
    EXPECT_EQ(said("{} {nœud|nœuds}", "0", Language::french), "0 nœud");
    EXPECT_EQ(said("{} {nœud|nœuds}", "21", Language::french), "21 nœuds");
}

TEST(Text, TranslatesPlaces) {
    EXPECT_EQ(place_in("nim: parameter \"heaps\"", Language::french), "nim: paramètre \"heaps\"");
    EXPECT_EQ(place_in("chomp: row 2 of \"3/4\"", Language::french), "chomp: ligne 2 de \"3/4\"");
    EXPECT_EQ(place_in("move", Language::french), "coup");
    EXPECT_EQ(place_in("move.json:1:2", Language::french), "move.json:1:2");
    EXPECT_EQ(place_in("nim: parameter \"heaps\"", Language::english), "nim: parameter \"heaps\"");
}

} // namespace
} // namespace zermelo
