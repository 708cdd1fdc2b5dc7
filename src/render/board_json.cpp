#include "render/board_json.hpp"

namespace zermelo {

namespace {

const char* name_of(ShownBoard::Kind kind) {
    switch (kind) {
    case ShownBoard::Kind::marks: return "marks";
    case ShownBoard::Kind::discs: return "discs";
    case ShownBoard::Kind::squares: return "squares";
    case ShownBoard::Kind::sticks: return "sticks";
    case ShownBoard::Kind::piles: return "piles";
    case ShownBoard::Kind::vertices: return "vertices";
    case ShownBoard::Kind::text: break;
    }
    return "text";
}

Json cell_json(const ShownBoard::Cell& cell, bool with_parts) {
    Json json = Json::object({{"row", cell.row}, {"column", cell.column}});
    if (!cell.mark.empty()) json.add("mark", cell.mark);
    if (cell.owner != 0) json.add("owner", cell.owner);
    if (cell.hue != 0) json.add("hue", cell.hue);
    if (cell.height != 1) json.add("height", cell.height);
    if (cell.lit) json.add("lit", true);
    if (cell.spot) json.add("spot", *cell.spot);
    if (cell.part && with_parts) json.add("part", *cell.part);
    return json;
}

} // namespace

Json json(const ShownBoard& board, bool with_parts) {
    Json cells = Json::list(), moves = Json::list();
    for (const auto& cell : board.cells) cells.push(cell_json(cell, with_parts));
    for (const auto& [move, spots] : board.moves) moves.push(Json::object({{"move", move}, {"spots", spots}}));
    Json json = Json::object({{"kind", name_of(board.kind)},
                              {"rows", board.rows},
                              {"columns", board.columns},
                              {"cells", std::move(cells)},
                              {"moves", std::move(moves)}});
    if (!with_parts) return json;
    Json parts = Json::list();
    for (const auto& [text, choices] : board.parts) parts.push(Json::object({{"text", text}, {"choices", choices}}));
    return std::move(json.add("parts", std::move(parts)));
}

} // namespace zermelo
