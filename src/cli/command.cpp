#include "cli/command.hpp"

#include "cli/session.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

namespace zermelo {

namespace {

constexpr Text help_flag{"print this help and exit", "afficher cette aide et finir"};
constexpr Text version_flag{"print the version and exit", "afficher la version et finir"};
constexpr Text commands_title{"Commands", "Commandes"};
constexpr Text examples_title{"Examples:", "Exemples :"};
constexpr Text no_such_command{"no command is called \"{}\"", "aucune commande ne s'appelle « {} »"};

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
                             {" not in range ", " n'est pas dans l'intervalle de "},
                             {" to ", " à "},
                             {" not in {", " n'est pas dans {"},
                             {"1 required ", "il manque une valeur : "},
                             {" missing", ""},
                             {" is not a positive number", " n'est pas un nombre positif"},
                             {" is not a whole number from 0 on", " n'est pas un entier à partir de 0"},
                             {"must not be empty", "ne doit pas être vide"}};

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

} // namespace

const Check not_empty = make_check(is_not_empty), positive = make_check(is_positive), whole = make_check(is_whole);

Check range(int low, int high) { return std::make_shared<CLI::Range>(low, high); }
Check one_of(const std::vector<std::string>& words) { return std::make_shared<CLI::IsMember>(words); }

Option* Option::required() {
    option_->required();
    return this;
}
Option* Option::check(const Check& check) {
    option_->check(*check);
    return this;
}
Option* Option::needs(const Option* other) {
    option_->needs(other->option_);
    return this;
}

Command::Command(Language language, const Text& description, const std::string& name, const std::string& version)
    : language_(language), app_(std::make_shared<CLI::App>(say(description), name)) {
    app_->require_subcommand(1);
    app_->set_help_flag("-h,--help", say(help_flag));
    app_->set_version_flag("--version", version, say(version_flag));
    app_->fallthrough();
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
    return kept(app_->add_option(name, value, say(description)));
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

std::optional<int> Command::parse(int count, char** words) {
    try {
        app_->parse(count, words);
    } catch (const CLI::CallForHelp& help) { return app_->exit(help); } catch (const CLI::CallForVersion& version) {
        return app_->exit(version);
    } catch (const CLI::ParseError& error) {
        const std::string first = count > 1 ? words[1] : "";
        if (!first.empty() && first.front() != '-' &&
            std::ranges::none_of(app_->get_subcommands({}), [&](auto* each) { return each->get_name() == first; }))
            std::cerr << "zermelo: " << fill(no_such_command.in(language_), std::vector<std::string>{first});
        else
            std::cerr << "zermelo: " << (language_ == Language::french ? in_french(error.what()) : error.what());
        std::cerr << " (zermelo --help)\n";
        return bad_input;
    }
    return std::nullopt;
}

} // namespace zermelo
