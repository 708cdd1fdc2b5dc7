// Everything Zermelo says, in both languages. (What only one game says stands in its folder; bad input in core/errors.)
#pragma once

#include "core/text.hpp"

namespace zermelo {

namespace words {

// Values
inline constexpr Text win{"win", "gagne"};
inline constexpr Text loss{"loss", "perd"};
inline constexpr Text draw{"draw", "nulle"};
inline constexpr Text player_wins{"Player {} wins, in {} with best play.",
                                  "Le joueur {} gagne, en {} si chacun joue au mieux."};
inline constexpr Text player_has_won{"The game is over: player {} has won.",
                                     "La partie est finie : le joueur {} a gagné."};
inline constexpr Text drawn_game{"With best play the game is a draw, after {}.",
                                 "Si chacun joue au mieux, la partie est nulle, après {}."};
inline constexpr Text no_end{"{} comes again and again: this play has no end.",
                             "{} revient toujours : cette partie n'a pas de fin."};
inline constexpr Text wins_endless{"Player {} wins, by playing for ever.", "Le joueur {} gagne, en jouant sans fin."};
inline constexpr Text endless_game{"Neither player can force an end: the play goes on for ever.",
                                   "Aucun joueur ne peut forcer la fin : la partie dure indéfiniment."};
inline constexpr Text is_drawn{"The game is over: it is a draw.", "La partie est finie : elle est nulle."};
inline constexpr Text move_count{"{} {move|moves}", "{} {coup|coups}"};
inline constexpr Text winning_moves{"Best: {}", "Meilleurs coups : {}"};
inline constexpr Text any_move_loses{"Every move loses; these resist longest: {}",
                                     "Tous les coups perdent ; résistent le plus : {}"};
inline constexpr Text grundy_value{"Grundy value {}.", "Valeur de Grundy {}."};
inline constexpr Text position_count{"{} {position|positions} and {} {move|moves}",
                                     "{} {position|positions} et {} {coup|coups}"};
inline constexpr Text position_count_folded{"{} {position|positions} and {} {move|moves}; {}: {} and {}",
                                            "{} {position|positions} et {} {coup|coups} ; {} : {} et {}"};
inline constexpr Text position_count_alike{"{} {position|positions} and {} {move|moves}, {}",
                                           "{} {position|positions} et {} {coup|coups}, {}"};
inline constexpr Text up_to_symmetry{"up to symmetry", "à symétrie près"};
inline constexpr Text and_more{"{} and {} more", "{} et {} {autre|autres}"};
inline constexpr Text tally{
    "{} won, {} lost, {} drawn for the player to move; {} final",
    "{} {gagnante|gagnantes}, {} {perdante|perdantes}, {} {nulle|nulles} pour qui joue ; {} {finale|finales}"};
inline constexpr Text verified_yes{"verified", "vérifié"};
inline constexpr Text verified_no{"not verified (--verify)", "non vérifié (--verify)"};
inline constexpr Text footer{"{}, {}, {}", "{}, {}, {}"};
inline constexpr Text footer_of_one{"{}, {}", "{}, {}"}; // there is nothing that could be verified
inline constexpr Text try_next{"Next: {}", "Ensuite : {}"};
inline constexpr Text by_induction{"backward induction", "induction rétrograde"};
inline constexpr Text by_attractor{"attractor on the arena", "attracteur sur l'arène"};
inline constexpr Text by_alphabeta{
    "alpha-beta to the end of the game: a table of all positions would be too large",
    "alpha-bêta jusqu'à la fin de la partie : une table de toutes les positions serait trop grande"};
inline constexpr Text by_alphabeta_asked{"alpha-beta to the end of the game", "alpha-bêta jusqu'à la fin de la partie"};
inline constexpr Text by_book{"opening book, which has all positions of up to {} {move|moves}",
                              "bibliothèque d'ouvertures, qui a toutes les positions de {} {coup|coups} au plus"};
inline constexpr Text by_tiers{"tier by tier, since its positions can be numbered",
                               "couche par couche, car ses positions se numérotent"};
inline constexpr Text by_proof_asked{"proof numbers (df-pn)", "nombres de preuve (df-pn)"};
inline constexpr Text by_proof_too_large{"proof numbers (df-pn), since there are too many positions to list",
                                         "nombres de preuve (df-pn), car il y a trop de positions à énumérer"};
inline constexpr Text proof_of_win{"Player {} wins with best play.", "Le joueur {} gagne, si chacun joue au mieux."};
inline constexpr Text proof_of_draw{"With best play the game is a draw.",
                                    "Si chacun joue au mieux, la partie est nulle."};
inline constexpr Text every_move_loses{"Every move loses.", "Tous les coups perdent."};
inline constexpr Text proved_moves{"Proved to be best: {}", "Meilleurs coups prouvés : {}"};
inline constexpr Text proof_saved{"Proof of {} {entry|entries} in {}; to check it: zermelo verify {}",
                                  "Preuve de {} {ligne|lignes} dans {} ; pour la contrôler : zermelo verify {}"};
inline constexpr Text book_begun_anew{"{} was cut off within its first line, and begun anew.",
                                      "{} était coupé dans sa première ligne, et a été recommencé."};
inline constexpr Text book_line{
    "Book {}: {} {position|positions} of up to {} {move|moves}; {} {was|were} searched now, in {}.",
    "Bibliothèque {} : {} {position|positions} de {} {coup|coups} au plus ; {} {cherchée|cherchées} maintenant, en "
    "{}."};
inline constexpr Text by_period{"periods of the values", "périodes des valeurs"};

inline constexpr Text utility_value{"Utility {} for player 1, by {}.", "Utilité {} pour le joueur 1, par {}."};

// Positions and moves
inline constexpr Text to_move{"player {} to move", "au joueur {} de jouer"};
inline constexpr Text column_move{"move", "coup"};
inline constexpr Text column_leads_to{"leads to", "mène à"};
inline constexpr Text column_result{"result", "résultat"};
inline constexpr Text column_plies{"plies", "coups"};
inline constexpr Text column_utility{"utility", "utilité"};
inline constexpr Text column_eval{"judgement", "jugement"};
inline constexpr Text no_moves{"No moves: the game is over.", "Aucun coup : la partie est finie."};

// Explanations
inline constexpr Text why_final_loss{"{} is final: whoever is to move cannot and loses.",
                                     "{} est finale : qui doit jouer ne le peut pas et perd."};
inline constexpr Text why_final_win{"{} is final: whoever is to move cannot, and so wins.",
                                    "{} est finale : qui doit jouer ne le peut pas, et donc gagne."};
inline constexpr Text why_final_draw{"{} is final: a draw.", "{} est finale : partie nulle."};
inline constexpr Text why_won{"{} is won for player {} because {} leads to {}, which is lost for player {}{}.",
                              "{} est gagnante pour le joueur {} car {} mène à {}, perdante pour le joueur {}{}."};
inline constexpr Text why_won_at_once{", who cannot move any more", ", qui ne peut plus jouer"};
inline constexpr Text why_won_over{": the game is over", " : la partie est finie"};
inline constexpr Text why_over{"{} is final: {} for the player to move.", "{} est finale : {} pour qui doit jouer."};
inline constexpr Text is_won{"won", "gagnante"};
inline constexpr Text is_lost{"lost", "perdante"};
inline constexpr Text why_won_in{" in {}", " en {}"};
inline constexpr Text why_lost{
    "{} is lost for player {} because every move leads to a won position for player {}:",
    "{} est perdante pour le joueur {} car tout coup mène à une position gagnante pour le joueur {} :"};
inline constexpr Text why_lost_line{"  {} leads to {}; there {} wins in {}", "  {} mène à {} ; là {} gagne en {}"};
inline constexpr Text why_lost_line_some{"  {} leads to {}; there {} wins", "  {} mène à {} ; là {} gagne"};
inline constexpr Text why_lost_line_unnamed{"  {} leads to {}, won for player {} in {}",
                                            "  {} mène à {}, gagnante pour le joueur {} en {}"};
inline constexpr Text why_lost_line_final{"  {} leads to {}, where player {} has won",
                                          "  {} mène à {}, où le joueur {} a gagné"};
inline constexpr Text why_drawn{"{} is a draw: no move wins, and {} keeps the draw.",
                                "{} est nulle : aucun coup ne gagne, et {} garde la nulle."};
inline constexpr Text why_endless{
    "{} can go on for ever: no move wins, and {} leads to no lost position.",
    "{} peut durer indéfiniment : aucun coup ne gagne, et {} ne mène à aucune position perdante."};
inline constexpr Text longest_defence{"The longest defence is {}: {} to the end.",
                                      "La plus longue défense est {} : {} jusqu'à la fin."};
inline constexpr Text line_ends_early{"{} ... (further on it would have to be searched for)",
                                      "{} ... (la suite demanderait une longue recherche)"};
inline constexpr Text best_line{"Best play from here: {}", "La suite, si chacun joue au mieux : {}"};
inline constexpr Text move_wins{"{} wins in {}.", "{} gagne en {}."};
inline constexpr Text move_wins_some{"{} wins.", "{} gagne."};
inline constexpr Text move_best{"It is a best move.", "C'est un des meilleurs coups."};
inline constexpr Text move_slower{"{} is quicker ({}).", "{} est plus rapide ({})."};
inline constexpr Text move_loses{"{} loses: the answer {} wins in {}.", "{} perd : la réponse {} gagne en {}."};
inline constexpr Text move_loses_some{"{} loses: the answer {} wins.", "{} perd : la réponse {} gagne."};
inline constexpr Text move_loses_in{"{} loses in {}.", "{} perd en {}."};
inline constexpr Text move_loses_now{"{} loses at once.", "{} perd tout de suite."};
inline constexpr Text move_throws_away{"It throws the game away: {} would have won in {}.",
                                       "Il gâche la partie : {} aurait gagné en {}."};
inline constexpr Text move_throws_away_some{"It throws the game away: {} would have won.",
                                            "Il gâche la partie : {} aurait gagné."};
inline constexpr Text move_throws_draw{"It gives the draw away: {} would have kept it.",
                                       "Il laisse échapper la nulle : {} l'aurait gardée."};
inline constexpr Text move_no_better{"But every move loses here.", "Mais ici tous les coups perdent."};
inline constexpr Text move_draws{"{} draws.", "{} annule."};

// Playing
inline constexpr Text your_move{"Player {}, your move (help for the commands): ",
                                "Joueur {}, à vous (aide pour les commandes) : "};
inline constexpr Text plays{"Player {} ({}) plays {}", "Le joueur {} ({}) joue {}"};
inline constexpr Text wins_the_game{"Player {} wins.", "Le joueur {} gagne."};
inline constexpr Text game_drawn{"A draw.", "Partie nulle."};
inline constexpr Text hint_win{"Hint: {} wins in {}.", "Conseil : {} gagne en {}."};
inline constexpr Text hint_wins{"Hint: {} wins.", "Conseil : {} gagne."};
inline constexpr Text hint_loss{"Hint: every move loses against best play; {} resists longest.",
                                "Conseil : tout coup perd contre un jeu parfait ; {} résiste le plus."};
inline constexpr Text hint_draw{"Hint: {} keeps the draw.", "Conseil : {} garde la nulle."};
inline constexpr Text nothing_to_undo{"There is no move to take back.", "Il n'y a pas de coup à reprendre."};
inline constexpr Text saved_game{"Saved in {}.", "Enregistré dans {}."};
inline constexpr Text stopped_game{"Stopped. The moves so far: {}", "Arrêté. Les coups joués : {}"};
inline constexpr Text play_help{
    "Type a move, or: moves, hint, undo, save FILE, load FILE, quit (a move called quit: \"quit\")",
    "Tapez un coup, ou : coups, conseil, annuler, sauver FICHIER, charger FICHIER, quitter (un coup nommé quitter : "
    "\"quitter\")"};
inline constexpr Text legal_moves{"Moves: {}", "Coups : {}"};
inline constexpr Text course_winner{"Player {} has a winning position", "Le joueur {} dispose d'une position gagnante"};
inline constexpr Text course_start{"Start: {}", "Départ: {}"};
inline constexpr Text course_player{"Player: {}", "Joueur: {}"};
inline constexpr Text course_lost{"has lost", "a perdu"};

// Matches
inline constexpr Text match_head{"{} against {}: {} {game|games}, each side begins in half of them",
                                 "{} contre {} : {} {partie|parties}, chacun commence une fois sur deux"};
inline constexpr Text match_line{"{} wins {}, {} wins {}, {} {draw|draws}",
                                 "{} gagne {}, {} gagne {}, {} {nulle|nulles}"};
inline constexpr Text match_score{"score of {}: {} % (95 % interval {} to {}), Elo {}",
                                  "score de {} : {} % (intervalle à 95 % : {} à {}), Elo {}"};

// Tables, arenas, attractors
inline constexpr Text table_winner{"Winner", "Gagnant"};
inline constexpr Text table_positions{"Positions", "Sommets"};
inline constexpr Text table_edges{"Moves", "Arêtes"};
inline constexpr Text table_seconds{"Seconds", "Temps (s)"};
inline constexpr Text table_plies{"Plies", "Durée (coups)"};
inline constexpr Text table_grundy{"Grundy value", "Valeur de Grundy"};
inline constexpr Text attractor_head{"Attractor of player {}: {} of {} {vertex|vertices}, in {} {step|steps}",
                                     "Attracteur du joueur {} : {} {sommet|sommets} sur {}, en {} {étape|étapes}"};
inline constexpr Text attractor_normal{"Whoever cannot move loses.", "Qui ne peut jouer perd."};
inline constexpr Text attractor_target{"  {}: target", "  {} : cible"};
inline constexpr Text attractor_mine{"  {} is player {}'s, and {} -> {} leads to rank {}",
                                     "  {} est au joueur {}, et {} -> {} mène au rang {}"};
inline constexpr Text attractor_forced{"  every move from {} leads into V_{}, the last one to {}",
                                       "  tout coup depuis {} mène dans V_{}, le dernier en {}"};
inline constexpr Text outside_head{"Outside: player {} can keep the play here for good",
                                   "Dehors : le joueur {} peut y garder la partie pour de bon"};
inline constexpr Text outside_stays{"  {} is player {}'s, and {} -> {} stays out",
                                    "  {} est au joueur {}, et {} -> {} reste dehors"};
inline constexpr Text outside_no_way{"  no move from {} leads in", "  aucun coup depuis {} ne mène dedans"};
inline constexpr Text outside_stuck{"  {} has no move: the play ends there",
                                    "  {} n'a pas de coup : la partie y finit"};
inline constexpr Text outside_over{"  {}: target of player {}", "  {} : cible du joueur {}"};
inline constexpr Text start_inside{"From {}, player {} wins in {}.", "Depuis {}, le joueur {} gagne en {}."};
inline constexpr Text start_outside{"From {}, player {} can prevent it.", "Depuis {}, le joueur {} peut l'empêcher."};
inline constexpr Text start_neither{"From {}, neither player can force it.",
                                    "Depuis {}, aucun joueur ne peut l'imposer."};
inline constexpr Text region_of{"Won by player {}: {}", "Gagné par le joueur {} : {}"};
inline constexpr Text region_neither{"Neither can force it: {}", "Aucun ne peut l'imposer : {}"};
inline constexpr Text nobody{"none", "aucun"};
inline constexpr Text strategy_wins{"The strategy of player {} wins from all of: {}",
                                    "La stratégie du joueur {} gagne depuis : {}"};
inline constexpr Text strategy_perfect{"No strategy wins from more.", "Aucune stratégie ne gagne depuis plus."};
inline constexpr Text strategy_misses{"Another would win from {} too; against this one: {}",
                                      "Une autre gagnerait aussi depuis {} ; contre celle-ci : {}"};
inline constexpr Text play_repeats{"{}, and again from {} for ever", "{}, puis encore depuis {} sans fin"};
inline constexpr Text parity_region{"Player {} wins from {} of {} {vertex|vertices}",
                                    "Le joueur {} gagne depuis {} {sommet|sommets} sur {}"};
inline constexpr Text parity_start{"From {}, player {} wins.", "Depuis {}, le joueur {} gagne."};
inline constexpr Text solution_good{
    "The solution is right: both strategies win what they claim, on all {} {vertex|vertices}.",
    "La solution est juste : les deux stratégies gagnent ce qu'elles disent, sur {} {sommet|sommets}."};
inline constexpr Text solution_wrong{"The solution is wrong at vertex {}.", "La solution est fausse au sommet {}."};
inline constexpr Text certificate_good{
    "The certificate is right: {} of {} {vertex is|vertices are} in the attractor of player {}.",
    "Le certificat est juste : {} {sommet|sommets} sur {} dans l'attracteur du joueur {}."};
inline constexpr Text proof_good_win{"The proof is right: player {} wins {} ({} {entry|entries}).",
                                     "La preuve est juste : le joueur {} gagne {} ({} {ligne|lignes})."};
inline constexpr Text proof_good_draw{"The proof is right: {} is a draw ({} {entry|entries}).",
                                      "La preuve est juste : {} est nulle ({} {ligne|lignes})."};
inline constexpr Text proof_wrong{"The proof is wrong at {}", "La preuve est fausse en {}"};
inline constexpr Text certificate_wrong{"The certificate is wrong at vertex {}: {}",
                                        "Le certificat est faux au sommet {} : {}"};
inline constexpr Text is_bipartite{"Bipartite: {} {vertex|vertices} on one side, {} on the other.",
                                   "Biparti : {} {sommet|sommets} d'un côté, {} de l'autre."};
inline constexpr Text not_bipartite{"Not bipartite: {} is an odd cycle.", "Pas biparti : {} est un cycle impair."};
inline constexpr Text plays_head{"{} {play|plays} of up to {} {move|moves}",
                                 "{} {partie|parties} d'au plus {} {coup|coups}"};
inline constexpr Text play_won{"  (player {} wins)", "  (le joueur {} gagne)"};
inline constexpr Text play_drawn{"  (a draw)", "  (nulle)"};
inline constexpr Text plays_more{"... and more", "... et d'autres"};
inline constexpr Text perft_head{"Move sequences by length", "Suites de coups par longueur"};
inline constexpr Text games_parameters{"parameters: {}", "paramètres : {}"};
inline constexpr Text games_example{"position such as {}, move such as {}", "position comme {}, coup comme {}"};

// Sweeps
inline constexpr Text sweep_line{"{}: {} {start|starts}, {} of them new",
                                 "{} : {} {départ|départs}, dont {} {nouveau|nouveaux}"};

// Periods
inline constexpr Text period_line{"{}: period {} from heap {} on (proved by {} {heap|heaps})",
                                  "{} : période {} à partir du tas {} (prouvé par {} tas)"};
inline constexpr Text period_outcome{"who wins", "qui gagne"};
inline constexpr Text period_grundy{"Grundy values", "valeurs de Grundy"};
inline constexpr Text period_plies{"plies, but for a constant gain", "durées, à un gain constant près"};

// When the program is to end
inline constexpr Text was_interrupted{"interrupted", "interrompu"};
inline constexpr Text time_is_over{"the time limit was reached", "la limite de temps est atteinte"};
inline constexpr Text file_was_cut{"a file was cut while it was being read",
                                   "un fichier a été coupé pendant sa lecture"};
inline constexpr Text fewer_threads{"{} threads were asked for, and the system gave {}",
                                    "{} fils d'exécution étaient demandés, et le système en a donné {}"};

// Progress and benchmarks
inline constexpr Text stage_explore{"exploring", "exploration"};
inline constexpr Text stage_solve{"solving", "résolution"};
inline constexpr Text stage_verify{"verifying", "vérification"};
inline constexpr Text stage_play{"playing", "parties"};
inline constexpr Text time_left{"{} left", "encore {}"};
inline constexpr Text bench_signature{"Signature: {}", "Signature : {}"};
inline constexpr Text bench_rate{"{} million positions a second", "{} millions de positions par seconde"};

} // namespace words

} // namespace zermelo
