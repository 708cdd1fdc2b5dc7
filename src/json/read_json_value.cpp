#include "json/read_json_value.hpp"

#include "core/places.hpp"
#include "json/json_reader.hpp"

#include <algorithm>
#include <charconv>

namespace zermelo {

namespace {

class JsonValueReader {
public:
    explicit JsonValueReader(Source& source) : source_(source), json_(source) {}

    Json read() {
        Json value = next();
        json_.end();
        return value;
    }

private:
    Json next() {
        using Kind = JsonReader::Kind;
        switch (json_.kind()) {
        case Kind::object: return fields();
        case Kind::list: return items();
        case Kind::string: return json_.string(errors::expected_text);
        case Kind::number: return number(json_.number(errors::expected_number));
        case Kind::truth: return json_.boolean(errors::expected_truth);
        default: return json_.skip(), Json(); // null, or nothing, which fails
        }
    }

    Json items() {
        Json list = Json::list();
        json_.array(errors::expected_list, [&] { list.push(next()); });
        return list;
    }

    Json fields() {
        Json object = Json::object();
        std::vector<std::size_t> places;
        json_.object(errors::expected_object, [&](const std::string& key, std::size_t at) {
            object.add(key, next());
            places.push_back(at);
        });
        if (source_.ok()) refuse_twins(*object.as_object(), places);
        return object;
    }

    // Of two fields with one name, the second is wrong.
    void refuse_twins(const Json::Fields& fields, const std::vector<std::size_t>& places) {
        std::vector<std::size_t> order(fields.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        const auto name = [&](std::size_t i) -> std::string_view { return fields[i].first; };
        std::ranges::stable_sort(order, {}, name);
        const auto twin = std::ranges::adjacent_find(order, {}, name);
        if (twin != order.end()) source_.fail(places[twin[1]], errors::given_twice, {shortened(name(*twin))});
    }

    static Json number(std::string_view written) {
        const auto whole = [&](auto value) -> std::optional<Json> {
            const auto [end, problem] = std::from_chars(written.data(), written.data() + written.size(), value);
            if (problem != std::errc{} || end != written.data() + written.size()) return std::nullopt;
            return Json(value);
        };
        if (const auto value = whole(std::uint64_t{})) return *value;
        if (const auto value = whole(std::int64_t{})) return *value;
        return json_double(written);
    }

    Source& source_;
    JsonReader json_;
};

} // namespace

Result<Json> read_json_value(std::string_view text, const std::string& place) {
    Source source(place, text);
    if (!source.check_utf8()) return source.error();
    Json value = JsonValueReader(source).read();
    if (!source.ok()) return source.error();
    return value;
}

} // namespace zermelo
