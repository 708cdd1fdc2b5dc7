#include "core/parameters.hpp"

#include "core/errors.hpp"

#include <algorithm>
#include <charconv>

namespace zermelo {

namespace {

std::string place_of(const GameInfo& game, std::string_view parameter) {
    return std::string(game.name) + ": parameter \"" + std::string(parameter) + "\"";
}

std::string names_of(const GameInfo& game) {
    std::string names;
    for (const Parameter& parameter : game.parameters) {
        if (!names.empty()) names += ", ";
        names += parameter.name;
    }
    return names;
}

const Parameter* find(const GameInfo& game, std::string_view name) {
    for (const Parameter& parameter : game.parameters)
        if (parameter.name == name || (!name.empty() && parameter.french == name)) return &parameter;
    return nullptr;
}

} // namespace

std::pair<std::string_view, std::string_view> split_word(std::string_view word) {
    const std::size_t colon = word.find(':');
    if (colon == std::string_view::npos) return {word, {}};
    return {word.substr(0, colon), word.substr(colon + 1)};
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(separator, begin);
        parts.push_back(text.substr(begin, end - begin));
        if (end == std::string_view::npos) return parts;
        begin = end + 1;
    }
}

std::string_view trim(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

Result<std::uint64_t> parse_number(std::string_view text, std::uint64_t low, std::uint64_t high, std::string place) {
    std::uint64_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty()) return Error{std::move(place), errors::missing_value, {}};
    const bool digits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    if (!digits) return Error{std::move(place), errors::not_a_number, {std::string(text)}};
    if (problem == std::errc::result_out_of_range || number < low || number > high)
        return Error{
            std::move(place), errors::out_of_range, {std::string(text), std::to_string(low), std::to_string(high)}};
    return number;
}

Result<Parameters> Parameters::parse(const GameInfo& game, std::string_view text) {
    Parameters parameters(game);
    if (!game.parameters.empty() && game.parameters.front().kind == Parameter::Kind::text) {
        if (auto read = parameters.read_after_text(text); !read) return read.error();
        return parameters;
    }
    if (!text.empty()) {
        if (auto read = parameters.read(text); !read) return read.error();
    }
    for (const Parameter& parameter : game.parameters) {
        if (parameter.kind == Parameter::Kind::flag || parameters.given(parameter.name)) continue;
        if (parameter.standard.empty()) continue;
        if (auto set = parameters.set(parameter, parameter.standard); !set) return set.error();
    }
    return parameters;
}

// A text, then others that are named. Each goes on to where the next name stands, so that it may have commas.
Result<void> Parameters::read_after_text(std::string_view text) {
    const Parameter& first = game_->parameters.front();
    for (std::string_view name : {first.name, first.french})
        while (!name.empty() && text.starts_with(std::string(name) + "=")) text.remove_prefix(name.size() + 1);
    struct Named {
        std::size_t begin, end; // of ",target="
        const Parameter* parameter;
    };
    const auto next_name = [&](std::string_view rest) {
        Named nearest{rest.size(), rest.size(), nullptr};
        for (const Parameter& parameter : game_->parameters)
            for (std::string_view name : {parameter.name, parameter.french}) {
                const std::string sign = "," + std::string(name) + "=";
                const std::size_t at = rest.find(sign);
                if (&parameter != &first && !name.empty() && at < nearest.begin)
                    nearest = {at, at + sign.size(), &parameter};
            }
        return nearest;
    };
    Named next = next_name(text);
    const std::string_view value = text.substr(0, next.begin);
    given_.emplace(first.name, std::string(value.empty() ? first.standard : value));
    while (next.parameter) {
        const Parameter& parameter = *next.parameter;
        text.remove_prefix(next.end);
        next = next_name(text);
        const std::string_view written = text.substr(0, next.begin);
        if (written.empty()) return Error{place_of(*game_, parameter.name), errors::missing_value, {}};
        if (given(parameter.name)) return Error{place_of(*game_, parameter.name), errors::repeated, {}};
        given_.emplace(parameter.name, std::string(written));
        if (parameter.kind == Parameter::Kind::text) continue;
        if (auto done = set(parameter, written); !done) return done.error();
    }
    return {};
}

Result<void> Parameters::read(std::string_view text) {
    auto next = game_->parameters.begin();
    for (std::string_view part : split(text, ',')) {
        const std::size_t equals = part.find('=');
        std::string_view value = equals == std::string_view::npos ? part : part.substr(equals + 1);
        const Parameter* parameter = find(*game_, part.substr(0, equals));
        if (equals != std::string_view::npos && !parameter)
            return Error{std::string(game_->name),
                         errors::unknown_parameter,
                         {std::string(part.substr(0, equals)), names_of(*game_)}};
        if (!parameter) { // a bare value: the next parameter that takes one
            while (next != game_->parameters.end() && (next->kind == Parameter::Kind::flag || given(next->name)))
                ++next;
            const bool number_like =
                !part.empty() && ((part.front() >= '0' && part.front() <= '9') || part.front() == '-');
            if (part.empty()) return Error{std::string(game_->name), errors::missing_value, {}};
            if (!number_like)
                return Error{
                    std::string(game_->name), errors::unknown_parameter, {std::string(part), names_of(*game_)}};
            if (next == game_->parameters.end())
                return Error{std::string(game_->name), errors::too_many_values, {std::string(part), names_of(*game_)}};
            parameter = &*next;
        } else if (equals == std::string_view::npos) {
            if (parameter->kind != Parameter::Kind::flag)
                return Error{place_of(*game_, parameter->name), errors::missing_value, {}};
            value = {};
        } else if (parameter->kind == Parameter::Kind::flag) {
            return Error{place_of(*game_, parameter->name), errors::flag_takes_no_value, {}};
        }
        if (given(parameter->name)) return Error{place_of(*game_, parameter->name), errors::repeated, {}};
        given_.emplace(parameter->name, std::string(value));
        if (parameter->kind == Parameter::Kind::flag) continue;
        if (auto done = set(*parameter, value); !done) return done.error();
    }
    return {};
}

Result<void> Parameters::set(const Parameter& parameter, std::string_view text) {
    std::vector<std::uint64_t>& values = values_[parameter.name];
    const auto parts = parameter.kind == Parameter::Kind::list ? split(text, '+') : std::vector{text};
    for (std::string_view part : parts) {
        auto number = parse_number(part, parameter.low, parameter.high, place_of(*game_, parameter.name));
        if (!number) return number.error();
        values.push_back(*number);
    }
    return {};
}

std::string Parameters::word() const {
    // Values stand bare and in order, up to the last that is not what is meant anyway; those that have no standard
    // value are named.
    std::vector<std::string> parts, waiting;
    for (const Parameter& parameter : game_->parameters) {
        const auto found = given_.find(parameter.name);
        const bool written = found != given_.end();
        if (parameter.kind == Parameter::Kind::flag) {
            if (written) parts.emplace_back(parameter.name);
        } else if (parameter.kind == Parameter::Kind::text && written && parts.empty()) {
            parts.push_back(found->second);
        } else if (parameter.standard.empty()) {
            if (written) parts.push_back(std::string(parameter.name) + "=" + found->second);
        } else if (written && found->second != parameter.standard) {
            parts.insert(parts.end(), waiting.begin(), waiting.end());
            waiting.clear();
            parts.push_back(found->second);
        } else {
            waiting.emplace_back(parameter.standard);
        }
    }
    std::string word(game_->name);
    for (std::size_t i = 0; i < parts.size(); ++i) word += (i ? "," : ":") + parts[i];
    return word;
}

} // namespace zermelo
