// One function a command: it adds the command's words to the program and what to do when they are given.
#pragma once

#include "cli/session.hpp"

namespace zermelo {

void add_games(CLI::App& app, Session& session);
void add_solve(CLI::App& app, Session& session);
void add_moves(CLI::App& app, Session& session);
void add_explain(CLI::App& app, Session& session);
void add_play(CLI::App& app, Session& session);
void add_match(CLI::App& app, Session& session);
void add_table(CLI::App& app, Session& session);
void add_sweep(CLI::App& app, Session& session);
void add_perft(CLI::App& app, Session& session);
void add_arena(CLI::App& app, Session& session);
void add_attractor(CLI::App& app, Session& session);
void add_parity(CLI::App& app, Session& session);
void add_verify(CLI::App& app, Session& session);
// Files that begin as proofs do, which verify knows too.
bool is_proof(std::string_view text);
int verify_proof(const Session& session, std::string_view text, const std::string& path);
void add_plays(CLI::App& app, Session& session);
void add_path(CLI::App& app, Session& session);
void add_matrix(CLI::App& app, Session& session);
void add_search(CLI::App& app, Session& session);
void add_compare(CLI::App& app, Session& session);
void add_tree(CLI::App& app, Session& session);
void add_depth(CLI::App& app, Session& session);
void add_bench(CLI::App& app, Session& session);

} // namespace zermelo
