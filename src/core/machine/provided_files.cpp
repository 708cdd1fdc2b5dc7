#include "core/machine/provided_files.hpp"

#include "core/machine/threads.hpp"

#include <atomic>
#include <map>

namespace zermelo {

namespace {

struct ProvidedFiles {
    Mutex mutex;
    std::map<std::string, std::string> texts;
};

std::atomic<bool> nothing_else = false;

ProvidedFiles& provided_files() {
    static ProvidedFiles files;
    return files;
}

} // namespace

void provide_file(const std::string& name, std::string text) {
    auto& [mutex, texts] = provided_files();
    const Lock lock(mutex);
    texts[name] = std::move(text);
}

void withdraw_file(const std::string& name) {
    auto& [mutex, texts] = provided_files();
    const Lock lock(mutex);
    texts.erase(name);
}

bool is_provided(const std::string& name) {
    auto& [mutex, texts] = provided_files();
    const Lock lock(mutex);
    return texts.contains(name);
}

std::optional<std::string> provided_file(const std::string& name) {
    auto& [mutex, texts] = provided_files();
    const Lock lock(mutex);
    const auto found = texts.find(name);
    return found == texts.end() ? std::nullopt : std::optional(found->second);
}

void read_provided_files_only() { nothing_else = true; }
bool only_provided_files() { return nothing_else; }

} // namespace zermelo
