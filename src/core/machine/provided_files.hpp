// Texts in the place of files: whoever has a text and no file, such as a page that something was pasted into, provides
// it under a name, and says that name wherever a file is asked for.
#pragma once

#include <optional>
#include <string>

namespace zermelo {

// Comes before a file of that name, and before what was provided as it until now.
void provide_file(const std::string& name, std::string text);
void withdraw_file(const std::string& name);
bool is_provided(const std::string& name);
std::optional<std::string> provided_file(const std::string& name);
// From now on nothing else is read, whatever a file is called: for a server, whose questions come from outside.
void read_provided_files_only();
bool only_provided_files();

} // namespace zermelo
