#include "core/result.hpp"

namespace zermelo {

Error::Error(std::string_view where, const Text& what, std::initializer_list<std::string> filled, Kind of)
    : place(where), sentence(what), arguments(filled), kind(of) {}
Error::Error(std::string_view where, const Text& what, std::vector<std::string> filled, Kind of)
    : place(where), sentence(what), arguments(std::move(filled)), kind(of) {}
Error::Error(const Error&) = default;
Error::Error(Error&&) noexcept = default;
Error& Error::operator=(const Error&) = default;
Error& Error::operator=(Error&&) noexcept = default;
Error::~Error() = default;

std::string Error::in(Language language) const {
    const std::string reason = fill(sentence.in(language), arguments, language);
    return place.empty() ? reason : place_in(place, language) + ": " + reason;
}

ErrorBox::ErrorBox(Error&& error) : error_(new Error(std::move(error))) {}
ErrorBox::ErrorBox(const ErrorBox& box) : error_(box.error_ ? new Error(*box.error_) : nullptr) {}
void ErrorBox::destroy() { delete error_; }

} // namespace zermelo
