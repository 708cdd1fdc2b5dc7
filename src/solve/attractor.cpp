#include "solve/attractor.hpp"

namespace zermelo {

template Attractor attract(const Arena& arena, const Reverse& reverse, Player player, std::span<const Vertex> target,
                           const AttractorOptions& options, LimitedTrace& trace);

} // namespace zermelo
