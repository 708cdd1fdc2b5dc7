#include "arena/python_text.hpp"

#include <algorithm>
#include <vector>

namespace zermelo {

std::string python_value(std::string_view name, bool is_list) {
    if (is_list) return std::string(name);
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "'";
    for (char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\'' || c == '\\')
            (text += '\\') += c;
        else if (c == '\n')
            text += "\\n";
        else if (byte < ' ' || byte == 127)
            ((text += "\\x") += digits[byte / 16]) += digits[byte % 16];
        else
            text += c;
    }
    return text += '\'';
}

std::string python_tuple(std::string_view list) {
    std::string text;
    std::vector<bool> one_element; // of the brackets open here
    char quote = 0;                // of the string in the list where we are, whose brackets mean nothing
    for (std::size_t i = 0; i < list.size(); ++i) {
        const char c = list[i];
        if (quote != 0) {
            text += c;
            if (c == '\\' && i + 1 < list.size())
                text += list[++i];
            else if (c == quote)
                quote = 0;
            continue;
        }
        if (c == '\'' || c == '"') quote = c;
        if (c == '[') one_element.push_back(true);
        if (c == ',' && !one_element.empty()) one_element.back() = false;
        if (c == ']' && !one_element.empty()) {
            const bool empty = text.ends_with("(");
            if (one_element.back() && !empty) text += ",";
            one_element.pop_back();
        }
        text += c == '[' ? '(' : c == ']' ? ')' : c;
    }
    return text;
}

std::string python_key(std::string_view name, bool is_list) {
    if (is_list && (name.starts_with('{') || name.starts_with("set("))) return "frozenset(" + std::string(name) + ")";
    return is_list ? python_tuple(name) : python_value(name, false);
}

bool is_whole_number(std::string_view name) {
    if (name == "0") return true;
    if (name.starts_with('-')) name.remove_prefix(1);
    return !name.empty() && name.front() != '0' && name.size() <= 18 &&
           std::ranges::all_of(name, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_python_structure(std::string_view name) {
    return name.starts_with('[') || name.starts_with('{') || name.starts_with("set(");
}

} // namespace zermelo
