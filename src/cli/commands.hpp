// One function a command: it adds the command's words to the program and what to do when they are given.
#pragma once

#include "cli/game_word.hpp"
#include "cli/session.hpp"
#include "cli/usual_options.hpp"

namespace zermelo {

void add_games(Command& app, Session& session);
void add_solve(Command& app, Session& session);
void add_moves(Command& app, Session& session);
void add_explain(Command& app, Session& session);
void add_play(Command& app, Session& session);
void add_match(Command& app, Session& session);
void add_table(Command& app, Session& session);
void add_sweep(Command& app, Session& session);
void add_perft(Command& app, Session& session);
void add_arena(Command& app, Session& session);
void add_attractor(Command& app, Session& session);
void add_parity(Command& app, Session& session);
void add_verify(Command& app, Session& session);
// Files that begin as proofs do, which verify knows too.
bool is_proof(std::string_view text);
int verify_proof(const Session& session, std::string_view text, const std::string& path);
void add_plays(Command& app, Session& session);
void add_path(Command& app, Session& session);
void add_matrix(Command& app, Session& session);
void add_exercise(Command& app, Session& session);
void add_search(Command& app, Session& session);
void add_compare(Command& app, Session& session);
void add_tree(Command& app, Session& session);
void add_depth(Command& app, Session& session);
void add_page(Command& app, Session& session);
void add_serve(Command& app, Session& session);
void add_help(Command& app, Session& session);
void add_bench(Command& app, Session& session);

} // namespace zermelo
