// The library in one header: open a game by its word, ask it, and say the answer in words or as JSON.
//
//      auto game = zermelo::open_game("babylone:4,3");
//      auto solved = (*game)->solve((*game)->start(), {}, control);
//      std::cout << zermelo::text(*solved, (*game)->info(), voice);
#pragma once

#include "api/arena_source.hpp"
#include "api/registry.hpp"
#include "arena/read_arena.hpp"
#include "ask/attractor_study.hpp"
#include "ask/explanation.hpp"
#include "explain/arena_text.hpp"
#include "explain/game_text.hpp"
#include "render/arena_json.hpp"
#include "render/game_json.hpp"
