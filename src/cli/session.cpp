#include "cli/session.hpp"

#include "ask/stop_errors.hpp"
#include "cli/watch.hpp"
#include "core/machine/account.hpp"
#include "core/machine/memory.hpp"
#include "core/machine/parallel.hpp"
#include "explain/search_words.hpp"

#include <cstdio>
#include <iostream>
#include <sstream>
#include <sys/ioctl.h>
#include <unistd.h>

namespace zermelo {

namespace {

// Beyond --memory, for all that is small: words, options, what an answer is told in.
constexpr std::uint64_t small_change = std::uint64_t{8} << 20;

Json limit_answer(const std::string& line) { return Json::object({{"error", line}, {"limit", true}}); }

Result<std::uint64_t> parse_size(std::string_view text) {
    std::uint64_t unit = 1;
    std::string_view digits = text;
    if (!digits.empty()) {
        const std::size_t power = std::string_view("KMGT").find(static_cast<char>(std::toupper(digits.back())));
        if (power != std::string_view::npos) unit = std::uint64_t{1} << (10 * (power + 1)), digits.remove_suffix(1);
    }
    auto number = parse_number(digits, 1, ~0ull / unit, "--memory");
    if (!number) return Error{"--memory", errors::bad_size, {std::string(text)}};
    return *number * unit;
}

// Columns that a drawing may take: as COLUMNS says, else as wide as the terminal is, if there is one.
unsigned columns_of_terminal() {
    if (const char* columns = std::getenv("COLUMNS"))
        if (const auto number = parse_number(columns, 1, 10'000, "COLUMNS")) return static_cast<unsigned>(*number);
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    return Ink{}.width;
}

} // namespace

Language language_of(int count, char** words) {
    std::string_view asked, locale;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        if (word.starts_with("--lang=")) asked = word.substr(7);
        if (word == "--lang" && i + 1 < count) asked = words[i + 1];
    }
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value && locale.empty()) locale = value;
    const bool french = asked.empty() ? locale.starts_with("fr") : asked == "fr";
    return french ? Language::french : Language::english;
}

void Session::add_options(Command& app) {
    app.add_flag("--json", json_, {"one JSON document instead of text", "un document JSON au lieu de texte"});
    app.add_option(
           "--lang", lang_,
           {"language: fr or en (default: from the locale)", "langue : fr ou en (par défaut : celle du système)"})
        ->check(not_empty);
    app.add_option("--threads", threads_,
                   {"threads to use (default: all cores)", "fils d'exécution (par défaut : tous les cœurs)"})
        ->check(range(1, 1024));
    app.add_option("--seed", seed_, {"fixes all chance (default 1)", "fixe tout hasard (1 par défaut)"})->check(whole);
    app.add_option("--memory", memory_,
                   {"most memory for the whole program, such as 4G (default: three quarters of the machine's)",
                    "mémoire au plus pour tout le programme, comme 4G (par défaut : les trois quarts de la machine)"})
        ->check(not_empty);
    app.add_option("--seconds", seconds_, {"most time for the work", "temps au plus pour le travail, en secondes"})
        ->check(positive);
    app.add_option("--nodes", nodes_, {"most positions to look at", "positions à regarder au plus"})->check(positive);
    app.add_flag("--progress", progress_,
                 {"show progress even when standard error is not a terminal",
                  "montrer l'avancement même si la sortie d'erreur n'est pas un terminal"});
}

Result<void> Session::read_options() {
    if (!lang_.empty() && lang_ != "fr" && lang_ != "en")
        return Error{"--lang", errors::unknown_choice, {lang_, "fr, en"}};
    voice_.ink.colour = isatty(STDOUT_FILENO) && !std::getenv("NO_COLOR");
    voice_.ink.width = columns_of_terminal();

    voice_.plain = json_;

    control_.threads = threads_ ? threads_ : all_cores();
    control_.seed = seed_;
    control_.limits = {physical_memory() / 4 * 3, {}, nodes_};
    if (seconds_ > 0) control_.limits.end_within(seconds_);
    control_.interrupted = &interrupted;
    if (!memory_.empty()) {
        auto size = parse_size(memory_);
        if (!size) return size.error();
        control_.limits.memory = *size;
    }
    if (progress_ || isatty(STDERR_FILENO)) {
        control_.progress = [this](const Work& work, double seconds) {
            const Text& stage = work.stage == Stage::explore  ? words::stage_explore
                                : work.stage == Stage::solve  ? words::stage_solve
                                : work.stage == Stage::verify ? words::stage_verify
                                : work.stage == Stage::search ? words::stage_search
                                                              : words::stage_play;
            std::ostringstream line;
            line << "\r" << say(stage) << " " << voice_.count(work.done);
            if (work.total) line << " / " << voice_.count(work.total);
            line << ", " << voice_.count(static_cast<std::uint64_t>(static_cast<double>(work.done) / seconds)) << "/s";
            if (work.total > work.done && work.done)
                line << ", "
                     << say(words::time_left,
                            {std::to_string(static_cast<int>(seconds * static_cast<double>(work.total - work.done) /
                                                             static_cast<double>(work.done)) +
                                            1) +
                             " s"});
            std::cerr << line.str() << "\033[K\r" << std::flush;
            progress_shown_ = true;
        };
    }
    limit_memory(control_.limits.memory > ~small_change ? 0 : control_.limits.memory + small_change);
    watch();
    return {};
}

void Session::watch() const {
    const std::string begin = control_.progress ? "\r\033[Kzermelo: " : "zermelo: ", time = say(words::time_is_over);
    begin_watch({begin + say(words::was_interrupted) + "\n", begin + time + "\n",
                 json_ ? limit_answer(time).text() + "\n" : "", begin + say(words::file_was_cut) + "\n"},
                control_.limits.deadline);
}

Error Session::memory_error() const {
    const std::uint64_t missed = memory_missed(), most = control_.limits.memory;
    if (most == 0 || missed <= most) return {"", errors::no_memory, {}, Error::Kind::limit};
    return {"", errors::memory_needed, {size_text(missed), size_text(most)}, Error::Kind::limit};
}

void Session::finish() {
    if (interrupted && exit_code == done) warn(say(words::was_interrupted));
    if (interrupted) exit_code = interrupt_code; // however far it came
    if (const unsigned had = threads_had(); had && had < control_.threads)
        warn(say(words::fewer_threads, {std::to_string(control_.threads), std::to_string(had)}));
}

void Session::clear_progress() const {
    if (progress_shown_.exchange(false)) std::cerr << "\r\033[K" << std::flush;
}

void Session::print(std::string_view text) const {
    clear_progress();
    std::cout << text << std::flush;
}
void Session::print_json(const Json& json) const { print(json.text() + "\n"); }

int Session::answer_lines(const std::string& file, const std::function<Result<Json>(const std::string&)>& ask) const {
    auto lines = read_file(file);
    if (!lines) return fail(lines.error());
    std::istringstream stream(*lines);
    int code = done;
    for (std::string line; std::getline(stream, line);) {
        Result<Json> answer = Json();
        if (!has_memory_for([&] { answer = ask(line); })) answer = memory_error();
        if (!answer && interrupted) return fail(answer.error());
        if (!answer && answer.error().kind == Error::Kind::limit) code = limit_reached;
        const Json json = answer ? *answer : Json::object({{"error", answer.error().in(language())}});
        print(json.line() + "\n");
    }
    return code;
}

int Session::deliver(std::string_view text, const std::string& output) const {
    if (output.empty()) {
        print(text);
        return done;
    }
    auto written = write_file(output, text);
    return written ? static_cast<int>(done) : fail(written.error());
}

void Session::warn(const std::string& line) const {
    clear_progress();
    std::cerr << "zermelo: " << (language() == Language::french ? with_thin_spaces(line) : line) << "\n";
}

std::string Session::given() const {
    std::string text;
    if (!lang_.empty()) text += " --lang " + shell_word(lang_);
    if (seed_ != usual_seed) text += " --seed " + std::to_string(seed_);
    if (!memory_.empty()) text += " --memory " + shell_word(memory_);
    return text;
}

void Session::remark(const AnyGame& game, const Position& position) const {
    if (const auto why = game.unreachable(position)) warn(why->in(language()));
}

int Session::fail(const Error& error) const {
    std::string line = error.in(language());
    std::ranges::replace_if(line, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    warn(line);
    if (interrupted) return interrupt_code;
    if (error.kind == Error::Kind::limit && json_) print_json(limit_answer(line));
    return error.kind == Error::Kind::limit     ? limit_reached
           : error.kind == Error::Kind::damaged ? damaged_file
                                                : bad_input;
}

std::string shell_word(const std::string& word) {
    const bool plain = !word.empty() && std::ranges::all_of(word, [](unsigned char c) {
        return c >= 0x80 || std::isalnum(c) ||
               std::string_view("_-+=.,:/@%").find(static_cast<char>(c)) != std::string_view::npos;
    });
    if (plain) return word;
    std::string quoted = "'";
    for (char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

Result<Position> position_of(const AnyGame& game, const std::string& option) {
    return option.empty() ? game.start() : game.read(std::string_view(option));
}

Result<Form> form_of(const std::string& option) {
    if (option.empty()) return Form::usual;
    if (option == "course") return Form::course;
    return Error{"--as", errors::unknown_choice, {option, "course"}};
}

} // namespace zermelo
