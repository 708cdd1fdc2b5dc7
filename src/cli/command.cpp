#include "cli/command.hpp"

#include "cli/session.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

namespace zermelo {

namespace {

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

Command::Command(const std::string& description, const std::string& name, const std::string& version)
    : app_(std::make_shared<CLI::App>(description, name)) {
    app_->require_subcommand(1);
    app_->set_version_flag("--version", version);
    app_->fallthrough();
}
Command::Command(std::shared_ptr<CLI::App> app) : app_(std::move(app)) {}
Command::~Command() = default;

Command* Command::add_subcommand(const std::string& name, const std::string& description) {
    std::shared_ptr<CLI::App> app(app_, app_->add_subcommand(name, description)); // lives as long as the program
    return commands_.emplace_back(new Command(app)).get();
}

Option* Command::kept(CLI::Option* option) { return options_.emplace_back(std::make_unique<Option>(option)).get(); }

template <class Value>
Option* Command::add_option(const std::string& name, Value& value, const std::string& description) {
    return kept(app_->add_option(name, value, description));
}
template Option* Command::add_option(const std::string&, std::string&, const std::string&);
template Option* Command::add_option(const std::string&, std::vector<std::string>&, const std::string&);
template Option* Command::add_option(const std::string&, int&, const std::string&);
template Option* Command::add_option(const std::string&, unsigned&, const std::string&);
template Option* Command::add_option(const std::string&, std::uint64_t&, const std::string&);
template Option* Command::add_option(const std::string&, double&, const std::string&);
template Option* Command::add_option(const std::string&, std::optional<std::int64_t>&, const std::string&);
template Option* Command::add_option(const std::string&, std::optional<std::uint32_t>&, const std::string&);
template Option* Command::add_option(const std::string&, std::optional<std::uint64_t>&, const std::string&);

Option* Command::add_flag(const std::string& name, bool& value, const std::string& description) {
    return kept(app_->add_flag(name, value, description));
}
void Command::footer(const std::string& text) { app_->footer(text); }
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
            std::cerr << "zermelo: no command is called \"" << first << "\" (zermelo --help)\n";
        else
            std::cerr << "zermelo: " << error.what() << " (zermelo --help)\n";
        return bad_input;
    }
    return std::nullopt;
}

} // namespace zermelo
