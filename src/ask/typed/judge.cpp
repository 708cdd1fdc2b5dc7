#include "ask/typed/judge.hpp"

#include <algorithm>

namespace zermelo {

void order(JudgedMoves& judged) {
    std::ranges::stable_sort(judged.moves, std::greater(), &JudgedMove::judgement);
    for (JudgedMove& move : judged.moves) move.best = move.judgement == judged.moves.front().judgement;
}

} // namespace zermelo
