#include "json/json.hpp"

#include "core/decimals.hpp"
#include "core/places.hpp"

#include <cmath>

namespace zermelo {

namespace {

void append_string(std::string& out, std::string_view text) {
    static constexpr char hex[] = "0123456789abcdef";
    out += '"';
    std::size_t kept = 0; // up to here, everything stands in `out`
    auto replace = [&](std::size_t at, std::size_t size, std::string_view by) {
        out.append(text, kept, at - kept).append(by);
        kept = at + size;
    };
    std::size_t plain_up_to = first_not_utf8(text).value_or(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (i == plain_up_to) {
            std::size_t size = 1; // what begins like a character is replaced as one
            while (static_cast<unsigned char>(c) >= 0xC2 && i + size < text.size() && (text[i + size] & 0xC0) == 0x80)
                ++size;
            replace(i, size, "\xEF\xBF\xBD");
            i += size - 1;
            const auto next = first_not_utf8(text.substr(i + 1));
            plain_up_to = next ? i + 1 + *next : text.size();
        } else if (c == '"' || c == '\\') {
            replace(i, 1, std::string{'\\', c});
        } else if (static_cast<unsigned char>(c) < ' ') {
            const std::size_t letter = std::string_view("\b\f\n\r\t").find(c);
            if (letter != std::string_view::npos)
                replace(i, 1, std::string{'\\', "bfnrt"[letter]});
            else
                replace(i, 1, std::string("\\u00") + hex[c >> 4] + hex[c & 15]);
        }
    }
    out.append(text, kept).append("\"");
}

} // namespace

class JsonWriter {
public:
    explicit JsonWriter(bool lines) : lines_(lines) {}

    void write(const Json& json) {
        std::visit([&](const auto& held) { append(held); }, json.held_);
    }
    std::string out;

private:
    void append(std::nullptr_t) { out += "null"; }
    void append(bool truth) { out += truth ? "true" : "false"; }
    void append(std::int64_t number) { out += std::to_string(number); }
    void append(std::uint64_t number) { out += std::to_string(number); }
    void append(double number) { out += std::isfinite(number) ? shortest(number) : "null"; }
    void append(const std::string& text) { append_string(out, text); }
    void append(const Json::List& items) {
        enclose('[', items, ']', [&](const Json& item) { write(item); });
    }
    void append(const Json::Fields& fields) {
        enclose('{', fields, '}', [&](const Json::Field& field) {
            append_string(out, field.first);
            out += lines_ ? ": " : ":";
            write(field.second);
        });
    }
    template <class Items, class Write> void enclose(char open, const Items& items, char close, Write&& write_item) {
        out += open;
        ++level_;
        for (const auto& item : items) {
            if (&item != &items.front()) out += ',';
            new_line();
            write_item(item);
        }
        --level_;
        if (!items.empty()) new_line();
        out += close;
    }
    void new_line() {
        if (lines_) out.append("\n").append(2 * level_, ' ');
    }

    bool lines_;
    std::size_t level_ = 0;
};

std::optional<bool> Json::as_truth() const {
    const bool* truth = std::get_if<bool>(&held_);
    return truth ? std::optional(*truth) : std::nullopt;
}

std::optional<double> Json::as_number() const {
    if (const auto* number = std::get_if<double>(&held_)) return *number;
    if (const auto* number = std::get_if<std::int64_t>(&held_)) return static_cast<double>(*number);
    if (const auto* number = std::get_if<std::uint64_t>(&held_)) return static_cast<double>(*number);
    return std::nullopt;
}

std::optional<std::int64_t> Json::as_whole() const {
    if (const auto* number = std::get_if<std::int64_t>(&held_)) return *number;
    if (const auto* number = std::get_if<std::uint64_t>(&held_))
        return std::in_range<std::int64_t>(*number) ? std::optional(static_cast<std::int64_t>(*number)) : std::nullopt;
    const auto* number = std::get_if<double>(&held_);
    const bool whole = number && std::trunc(*number) == *number && std::abs(*number) < 0x1p63;
    return whole ? std::optional(static_cast<std::int64_t>(*number)) : std::nullopt;
}

const Json* Json::find(std::string_view name) const {
    if (const Fields* fields = as_object())
        for (const Field& field : *fields)
            if (field.first == name) return &field.second;
    return nullptr;
}

std::string Json::text() const {
    JsonWriter writer(true);
    writer.write(*this);
    return std::move(writer.out);
}

std::string Json::line() const {
    JsonWriter writer(false);
    writer.write(*this);
    return std::move(writer.out);
}

} // namespace zermelo
