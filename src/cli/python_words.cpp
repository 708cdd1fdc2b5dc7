#include "cli/python_words.hpp"

#include <cstdlib>
#include <filesystem>
#include <set>
#include <unistd.h>

namespace zermelo {

namespace {

namespace fs = std::filesystem;

constexpr Text no_python{"this needs Python, and {} could not be started", "il y faut Python, et {} n'a pu être lancé"};
constexpr const char* program = "python3";

// One program for all: its words follow. Where the module is not there, one line says so.
constexpr const char* script = R"(import sys
try:
    from zermelo.__main__ import main
except ImportError:
    french = sys.argv[1] == 'fr'
    print('zermelo: ' + ("il y faut le module Python : scripts/python l'installe, puis . .venv/bin/activate" if french
                            else 'this needs the Python module: scripts/python installs it, then . .venv/bin/activate'), file=sys.stderr)
    sys.exit(2)
sys.exit(main(sys.argv[2:]))
)";

bool is_for_python(int argc, char** argv) {
    static const std::set<std::string_view> with_value{"--lang",   "--threads", "--seed",
                                                       "--memory", "--seconds", "--nodes"};
    bool command = false, check = false; // whether it has come, and is the grader
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--help" || word == "-h") return false; // the program tells that itself
        if (word.starts_with("python:")) return true;
        if (command) continue;
        if (with_value.contains(word))
            ++i;
        else if (!word.starts_with('-')) {
            if (word == "help") return false;
            command = true, check = word == "check";
        }
    }
    return check;
}

// In a folder where Zermelo was built, the package is beside the sources, and the engine beside the program.
void show_the_way() {
    std::error_code none;
    const fs::path build = fs::read_symlink("/proc/self/exe", none).parent_path();
    const fs::path package = build.parent_path().parent_path() / "python";
    if (!fs::exists(package / "zermelo" / "__init__.py", none)) return;
    const char* path = std::getenv("PYTHONPATH");
    setenv("PYTHONPATH", (package.string() + (path ? std::string(":") + path : "")).c_str(), 1);
    if (fs::exists(build / "python" / "zermelo", none))
        setenv("ZERMELO_ENGINE", (build / "python" / "zermelo").c_str(), 0);
}

} // namespace

std::optional<int> hand_to_python(int argc, char** argv, const Session& session) {
    if (registry().find("python") || !is_for_python(argc, argv)) return std::nullopt;
    show_the_way();
    std::string language = session.language() == Language::french ? "fr" : "en";
    std::vector<char*> words{const_cast<char*>(program), const_cast<char*>("-c"), const_cast<char*>(script),
                             language.data()};
    words.insert(words.end(), argv + 1, argv + argc);
    words.push_back(nullptr);
    execvp(program, words.data());
    return session.fail({"zermelo", no_python, {program}});
}

void add_check(Command& app, Session& session) {
    auto* command = app.add_subcommand(
        "check", {"grade a copy: the functions of a sheet, run against the truth (in Python)",
                  "corriger une copie : les fonctions d'une feuille, comparées à la vérité (en Python)"});
    command->examples("  zermelo check babylone copy.py");
    command->callback([&session] { session.run([&] { return session.fail({"zermelo", no_python, {program}}); }); });
}

} // namespace zermelo
