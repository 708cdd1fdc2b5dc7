// Explanations as JSON: their sentences, and the play to the end.
#pragma once

#include "answers/explanation.hpp"
#include "explain/voice.hpp"
#include "json/json.hpp"

namespace zermelo {

Json json(const Explanation& explanation, const Voice& voice);
Json json(const Opinion& opinion, const Voice& voice);

} // namespace zermelo
