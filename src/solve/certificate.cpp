#include "solve/certificate.hpp"

#include "arena/word_line.hpp"
#include "core/parameters.hpp"
#include "core/places.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace zermelo {

namespace {

constexpr std::string_view title = "zermelo attractor 1";

constexpr Text expected_line{"expected a line that begins with \"{}\"", "attendu : une ligne qui commence par « {} »"};
constexpr Text expected_vertex_line{"expected a vertex, its rank or \"-\", and a move or \"-\"",
                                    "attendu : un sommet, son rang ou « - », et un coup ou « - »"};
constexpr Text unknown_vertex{"the arena has no vertex \"{}\"", "l'arène n'a pas de sommet « {} »"};
constexpr Text listed_twice{"vertex \"{}\" is listed twice", "le sommet « {} » figure deux fois"};
constexpr Text text_after_end{"nothing should follow \"end\"", "rien ne devrait suivre « end »"};
constexpr Text wrong_count{"the arena has {} vertices", "l'arène a {} sommets"};
constexpr Text unknown_goal{"expected a goal: arena, normal, or target \"vertex\" ... against \"vertex\" ...",
                            "attendu une cible : arena, normal, ou target \"sommet\" ... against \"sommet\" ..."};
constexpr Text not_listed{"vertex \"{}\" is missing", "le sommet « {} » manque"};

constexpr Text wrong_target{"rank 0 belongs to the target, and to nothing else",
                            "le rang 0 est celui de la cible, et de rien d'autre"};
constexpr Text joined_avoided{"the play is over here, so it cannot be in the attractor",
                              "la partie est finie ici, il ne peut être dans l'attracteur"};
constexpr Text not_an_edge{"its move is not an edge of the arena", "son coup n'est pas un arc de l'arène"};
constexpr Text rank_does_not_fall{"the rank does not fall by one with its move",
                                  "le rang ne diminue pas de un avec son coup"};
constexpr Text shorter_way{"a move to a smaller rank would be shorter",
                           "un coup vers un rang plus petit serait plus court"};
constexpr Text leaves_region{"the opponent has a move that leaves the attractor, or none at all",
                             "l'adversaire a un coup qui sort de l'attracteur, ou n'en a aucun"};
constexpr Text wrong_rank{"its rank is not one more than the highest after it",
                          "son rang n'est pas un de plus que le plus grand après lui"};
constexpr Text can_enter{"it is outside, but a move of the player leads in",
                         "il est dehors, mais un coup du joueur mène dedans"};
constexpr Text no_escape{"it is outside, but has no move that stays out",
                         "il est dehors, mais n'a pas de coup qui reste dehors"};

// Goes through the text line by line.
class Lines {
public:
    Lines(std::string_view text, const std::string& place) : text_(text), rest_(text), place_(place) {}

    bool next() {
        if (rest_.empty()) return false;
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        line_ = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        return true;
    }
    std::string_view line() const { return line_; }
    Error error(const Text& sentence, std::vector<std::string> arguments = {}) const {
        const auto [line, column] =
            place_in(text_, line_.empty() ? 0 : static_cast<std::size_t>(line_.data() - text_.data()));
        return {place_ + ":" + std::to_string(line) + ":" + std::to_string(column), sentence, std::move(arguments),
                Error::Kind::damaged};
    }
    // What follows the key on the next line.
    Result<std::string> value(std::string_view key) {
        if (!next() || !line_.starts_with(key)) return error(expected_line, {std::string(key)});
        return std::string(trim(line_.substr(key.size())));
    }

private:
    std::string_view text_, rest_, line_;
    const std::string& place_;
};

// One word, then the names of vertices in quotes, and perhaps those that are to be avoided.
bool is_goal(std::string_view text) {
    WordLine words(text);
    const auto kind = words.word();
    if (kind != "arena" && kind != "normal" && kind != "target") return false;
    bool against = false;
    for (auto word = words.word(); word; word = words.word()) {
        if (words.quoted() && !against && kind != "target") return false;
        if (!words.quoted() && (*word != "against" || kind == "normal" || std::exchange(against, true))) return false;
    }
    return words.rest().empty();
}

Result<Certificate> read_head(Lines& lines) {
    Certificate certificate;
    auto first = lines.value(title);
    if (!first) return first.error();
    auto game = lines.value("game ");
    if (!game) return game.error();
    auto player = lines.value("player ");
    if (!player) return player.error();
    if (*player != "1" && *player != "2") return lines.error(expected_line, {"player 1"});
    auto goal = lines.value("goal");
    if (!goal) return goal.error();
    if (!is_goal(*goal)) return lines.error(unknown_goal);
    auto vertices = lines.value("vertices ");
    if (!vertices) return vertices.error();
    certificate.game = *game;
    certificate.player = *player == "1" ? Player::one : Player::two;
    certificate.goal = *goal;
    certificate.vertices = *vertices;
    return certificate;
}

} // namespace

std::string write_certificate(const Certificate& certificate, const NamedArena& arena) {
    std::string text(title);
    text += "\ngame " + certificate.game + "\nplayer " + std::to_string(number(certificate.player)) + "\ngoal " +
            certificate.goal + "\nvertices " + std::to_string(arena.arena.size()) + "\n";
    each_vertex(arena.arena, [&](Vertex v) {
        append_name(text, arena.name(v));
        const std::uint32_t rank = certificate.ranks[index(v)];
        text += rank == Attractor::outside ? " - " : " " + std::to_string(rank) + " ";
        const Vertex move = certificate.strategy[index(v)];
        if (move == no_vertex)
            text += '-';
        else
            append_name(text, arena.name(move));
        text += '\n';
    });
    return text + "end\n";
}

Result<Certificate> read_certificate_head(std::string_view text, const std::string& place) {
    Lines lines(text, place);
    return read_head(lines);
}

Result<Certificate> read_certificate(std::string_view text, const std::string& place, const NamedArena& arena) {
    Lines lines(text, place);
    auto certificate = read_head(lines);
    if (!certificate) return certificate.error();
    const std::uint32_t count = arena.arena.size();
    if (certificate->vertices != std::to_string(count)) return lines.error(wrong_count, {std::to_string(count)});
    certificate->ranks = Bulk<std::uint32_t>(count, Attractor::outside);
    certificate->strategy = Bulk<Vertex>(count, no_vertex);
    std::vector<bool> seen(count);
    bool ended = false; // so that a file that was cut is not taken for a whole one
    while (!ended && lines.next()) {
        ended = lines.line() == "end";
        if (ended || trim(lines.line()).empty()) continue;
        WordLine line(lines.line());
        const auto name = line.word(), rank = line.word(), move = line.word();
        if (!name || !rank || !move || !line.rest().empty()) return lines.error(expected_vertex_line);
        const auto vertex = arena.find(*name);
        if (!vertex) return lines.error(unknown_vertex, {*name});
        if (seen[index(*vertex)]) return lines.error(listed_twice, {*name});
        seen[index(*vertex)] = true;
        if (*rank != "-") {
            std::uint32_t& number = certificate->ranks[index(*vertex)];
            const auto [end, problem] = std::from_chars(rank->data(), rank->data() + rank->size(), number);
            if (problem != std::errc{} || end != rank->data() + rank->size() || number == Attractor::outside)
                return lines.error(expected_vertex_line);
        }
        if (*move == "-") continue;
        const auto to = arena.find(*move);
        if (!to) return lines.error(unknown_vertex, {*move});
        certificate->strategy[index(*vertex)] = *to;
    }
    if (!ended) return lines.error(expected_line, {"end"});
    while (lines.next())
        if (!trim(lines.line()).empty()) return lines.error(text_after_end);
    const auto missing = std::ranges::find(seen, false);
    if (missing != seen.end())
        return Error{place,
                     not_listed,
                     {arena.name(Vertex{static_cast<std::uint32_t>(missing - seen.begin())})},
                     Error::Kind::damaged};
    return certificate;
}

std::optional<CertificateFlaw> find_flaw(const Certificate& certificate, const Arena& arena,
                                         const std::vector<bool>& target, const std::vector<bool>& avoid) {
    constexpr std::uint32_t outside = Attractor::outside;
    for (std::uint32_t i = 0; i < arena.size(); ++i) {
        const Vertex v{i}, move = certificate.strategy[i];
        const std::uint32_t rank = certificate.ranks[i];
        const bool mine = arena.owner(v) == certificate.player;
        std::uint32_t lowest = outside, highest = 0; // ranks after it
        bool is_edge = false;
        for (Vertex w : arena.successors(v)) {
            lowest = std::min(lowest, certificate.ranks[index(w)]);
            highest = std::max(highest, certificate.ranks[index(w)]);
            is_edge |= w == move;
        }
        if ((rank == 0) != target[i]) return CertificateFlaw{v, wrong_target};
        if (rank == 0) continue;
        if (avoid[i]) {
            if (rank != outside) return CertificateFlaw{v, joined_avoided};
            continue;
        }
        if (move != no_vertex && !is_edge) return CertificateFlaw{v, not_an_edge};
        const std::uint32_t after = move == no_vertex ? outside : certificate.ranks[index(move)];
        if (rank != outside && mine) {
            if (after == outside || after + 1 != rank) return CertificateFlaw{v, rank_does_not_fall};
            if (lowest + 1 < rank) return CertificateFlaw{v, shorter_way};
        } else if (rank != outside) {
            if (arena.degree(v) == 0 || highest == outside) return CertificateFlaw{v, leaves_region};
            if (highest + 1 != rank) return CertificateFlaw{v, wrong_rank};
        } else if (mine) {
            if (lowest != outside) return CertificateFlaw{v, can_enter};
        } else if (arena.degree(v) > 0 && (move == no_vertex || after != outside))
            return CertificateFlaw{v, no_escape};
    }
    return std::nullopt;
}

} // namespace zermelo
