#include "cli/command.hpp"

#include "cli/session.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <type_traits>

namespace zermelo {

namespace {

constexpr Text help_flag{"print this help and exit", "afficher cette aide et finir"};
constexpr Text version_flag{"print the version and exit", "afficher la version et finir"};
constexpr Text commands_title{"Commands", "Commandes "};
constexpr Text examples_title{"Examples:", "Exemples :"};
constexpr Text everywhere_title{"Options of every command", "Options de toute commande "};

// CLI11 speaks English; these are its words, and ours in checks.
using Words = std::pair<const char*, const char*>;
constexpr Words labels[] = {{"Usage", "Usage "},
                            {"SUBCOMMAND", "COMMANDE"},
                            {"SUBCOMMANDS", "COMMANDES"},
                            {"Positionals", "Arguments "},
                            {"REQUIRED", "OBLIGATOIRE"},
                            {"Needs", "Avec"},
                            {"TEXT", "TEXTE"},
                            {"UINT", "ENTIER"},
                            {"INT", "ENTIER"},
                            {"FLOAT", "NOMBRE"}};
constexpr Words phrases[] = {{"The following argument was not expected:", "argument inattendu :"},
                             {"The following arguments were not expected:", "arguments inattendus :"},
                             {"A subcommand is required", "il faut une commande"},
                             {" is required", " est nécessaire"},
                             {" requires ", " demande "},
                             {"Could not convert:", "conversion impossible :"},
                             {"Value ", "la valeur "},
                             {" is out of range (", " est hors des bornes ("},
                             {" to ", " à "},
                             {" excludes ", " exclut "},
                             {" is not one of ", " n'est pas parmi "},
                             {"1 required ", "il manque une valeur : "},
                             {" missing", ""},
                             {" is not a positive number", " n'est pas un nombre positif"},
                             {" is not a whole number from 0 on", " n'est pas un entier à partir de 0"},
                             {" is not a whole number", " n'est pas un nombre entier"},
                             {"must not be empty", "ne doit pas être vide"}};

// The kinds of values that options take, in words that are no programmer's.
constexpr Words kinds[] = {{"UINT", "NUMBER"}, {"INT", "NUMBER"}, {"FLOAT", "NUMBER"}};

// The help of a command ends with the options that all of them have.
class HelpFormatter : public CLI::Formatter {
public:
    HelpFormatter(std::string everywhere, Language language)
        : everywhere_(std::move(everywhere)), language_(language) {}

    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
        const std::string help = CLI::Formatter::make_help(app, std::move(name), mode);
        return language_ == Language::french ? with_thin_spaces(help) : help;
    }
    std::string make_footer(const CLI::App* app) const override {
        if (!app->get_parent()) return CLI::Formatter::make_footer(app);
        const auto options =
            app->get_parent()->get_options([](const CLI::Option* option) { return option->get_configurable(); });
        return make_group(everywhere_, false, {options.begin(), options.end()}) + CLI::Formatter::make_footer(app);
    }

private:
    std::string everywhere_;
    Language language_;
};

std::string in_french(std::string sentence) {
    for (const auto& [english, french] : phrases)
        if (const auto at = sentence.find(english); at != std::string::npos)
            sentence.replace(at, std::string_view(english).size(), french);
    return sentence;
}

std::string is_not_empty(const std::string& text) { return text.empty() ? "must not be empty" : ""; }

std::string is_positive(const std::string& text) {
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    const bool good = !text.empty() && *end == '\0' && number > 0 && number < 1e18;
    return good ? "" : "\"" + text + "\" is not a positive number";
}

std::string is_whole(const std::string& text) {
    return parse_number(text, 0, ~0ull, "") ? "" : "\"" + text + "\" is not a whole number from 0 on";
}

Check make_check(std::string (*flaw)(const std::string&)) { return std::make_shared<CLI::Validator>(flaw, ""); }

template <class Value> struct Held {
    using type = Value;
};
template <class Value> struct Held<std::optional<Value>> {
    using type = Value;
};

} // namespace

const Check not_empty = make_check(is_not_empty), positive = make_check(is_positive), whole = make_check(is_whole);

// What is wrong is said of the word as it was typed; the help shows what is right, in the validator's name.
Check range(int low, int high) {
    auto flaw = [low, high](const std::string& text) -> std::string {
        const std::string digits = text.starts_with('-') ? text.substr(1) : text;
        if (digits.empty() || !std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; }))
            return "\"" + text + "\" is not a whole number";
        const auto number = parse_number(text, static_cast<std::uint64_t>(low), static_cast<std::uint64_t>(high), "");
        if (number) return "";
        return text + " is out of range (" + std::to_string(low) + " to " + std::to_string(high) + ")";
    };
    return std::make_shared<CLI::Validator>(flaw, std::to_string(low) + ".." + std::to_string(high));
}
Check one_of(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
    auto flaw = [words, list](const std::string& text) -> std::string {
        return std::ranges::count(words, text) ? "" : "\"" + text + "\" is not one of " + list;
    };
    return std::make_shared<CLI::Validator>(flaw, list);
}

Option* Option::required() {
    option_->required();
    return this;
}
Option* Option::check(const Check& check) {
    option_->check(*check);
    if (const std::string right = check->get_description(); !right.empty()) {
        option_->get_validator(static_cast<int>(validators_))->description("");
        option_->type_name(right);
    }
    ++validators_;
    return this;
}
void Option::settle() {
    if (natural_ && validators_ == 0) check(whole);
}
Option* Option::needs(const Option* other) {
    option_->needs(other->option_);
    return this;
}
Option* Option::excludes(const Option* other) {
    option_->excludes(other->option_);
    return this;
}

Command::Command(Language language, const Text& description, const std::string& name, const std::string& version)
    : language_(language), app_(std::make_shared<CLI::App>(say(description), name)) {
    app_->require_subcommand(1);
    if (language == Language::french) app_->option_defaults()->group("Options "); // CLI11 adds the colon
    app_->set_help_flag("-h,--help", say(help_flag));
    app_->set_version_flag("--version", version, say(version_flag));
    app_->fallthrough();
    app_->formatter(std::make_shared<HelpFormatter>(say(everywhere_title), language));
    for (const auto& [name, label] : kinds) app_->get_formatter()->label(name, label);
    if (language == Language::french)
        for (const auto& [english, french] : labels) app_->get_formatter()->label(english, french);
}
Command::Command(Language language, std::shared_ptr<CLI::App> app) : language_(language), app_(std::move(app)) {}
Command::~Command() = default;

Command* Command::add_subcommand(const std::string& name, const Text& description) {
    std::shared_ptr<CLI::App> app(app_, app_->add_subcommand(name, say(description))); // lives as long as the program
    app->group(say(commands_title));
    return commands_.emplace_back(new Command(language_, app)).get();
}

Option* Command::kept(CLI::Option* option) { return options_.emplace_back(std::make_unique<Option>(option)).get(); }

template <class Value> Option* Command::add_option(const std::string& name, Value& value, const Text& description) {
    Option* option = kept(app_->add_option(name, value, say(description)));
    if constexpr (std::is_unsigned_v<typename Held<Value>::type>) option->natural();
    return option;
}
template Option* Command::add_option(const std::string&, std::string&, const Text&);
template Option* Command::add_option(const std::string&, std::vector<std::string>&, const Text&);
template Option* Command::add_option(const std::string&, int&, const Text&);
template Option* Command::add_option(const std::string&, unsigned&, const Text&);
template Option* Command::add_option(const std::string&, std::uint64_t&, const Text&);
template Option* Command::add_option(const std::string&, double&, const Text&);
template Option* Command::add_option(const std::string&, std::optional<std::int64_t>&, const Text&);
template Option* Command::add_option(const std::string&, std::optional<std::uint32_t>&, const Text&);
template Option* Command::add_option(const std::string&, std::optional<std::uint64_t>&, const Text&);

Option* Command::add_flag(const std::string& name, bool& value, const Text& description) {
    return kept(app_->add_flag(name, value, say(description)));
}
void Command::examples(const std::string& lines) { app_->footer(say(examples_title) + "\n" + lines); }
void Command::examples(const std::string& lines, const Text& notes) { examples(lines + "\n\n" + say(notes)); }
void Command::callback(const std::function<void()>& work) { app_->callback(work); }

CommandFacts Command::facts() const {
    CommandFacts facts{app_->get_name(), app_->get_description(), app_->get_footer(), {}, {}};
    for (const CLI::Option* option : app_->get_options()) {
        OptionFacts one;
        for (const std::string& name : option->get_snames()) one.names.push_back("-" + name);
        for (const std::string& name : option->get_lnames()) one.names.push_back("--" + name);
        if (one.names.empty()) one.names.push_back(option->get_name(true)), one.positional = true;
        one.description = option->get_description();
        one.takes_value = option->get_items_expected_max() > 0;
        if (one.takes_value) one.value = app_->get_formatter()->get_label(option->get_type_name());
        facts.options.push_back(std::move(one));
    }
    for (const auto& command : commands_) facts.commands.push_back(command->facts());
    return facts;
}
// Not app_->help(): while a command runs, that would be the help of the command.
std::string Command::help() const {
    const std::string before = app_->get_parent() ? app_->get_parent()->get_name() + " " : "";
    return app_->get_formatter()->make_help(app_.get(), before + app_->get_name(), CLI::AppFormatMode::Normal);
}
void Command::settle() {
    for (const auto& option : options_) option->settle();
    for (const auto& command : commands_) command->settle();
}
const Command* Command::find(const std::string& command) const {
    for (const auto& each : commands_)
        if (each->app_->get_name() == command) return each.get();
    return nullptr;
}

std::optional<int> Command::parse(int count, char** words) {
    settle();
    try {
        app_->parse(count, words);
    } catch (const CLI::CallForHelp& help) { return app_->exit(help); } catch (const CLI::CallForVersion& version) {
        return app_->exit(version);
    } catch (const CLI::ParseError& error) {
        const std::string first = count > 1 ? words[1] : "";
        if (!first.empty() && first.front() != '-' &&
            std::ranges::none_of(app_->get_subcommands({}), [&](auto* each) { return each->get_name() == first; }))
            std::cerr << "zermelo: " << fill(errors::unknown_command.in(language_), std::vector<std::string>{first});
        else
            std::cerr << "zermelo: "
                      << (language_ == Language::french ? with_thin_spaces(in_french(error.what())) : error.what());
        std::cerr << " (zermelo --help)\n";
        return bad_input;
    }
    return std::nullopt;
}

} // namespace zermelo
