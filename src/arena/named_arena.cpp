#include "arena/named_arena.hpp"

namespace zermelo {

std::string python_value(std::string_view name, bool is_list) {
    if (is_list) return std::string(name);
    std::string text = "'";
    for (char c : name) text += c == '\'' || c == '\\' ? std::string{'\\', c} : std::string{c};
    return text + "'";
}

std::string python_tuple(std::string_view list) {
    std::string text;
    std::vector<bool> one_element; // of the brackets open here
    for (char c : list) {
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

} // namespace zermelo
