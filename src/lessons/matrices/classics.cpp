// The built-in games, written as in a file of the text form, once for each language.
#include "lessons/matrices/matrix_game.hpp"

#include <algorithm>

namespace zermelo {

namespace {

struct Classic {
    std::string_view english_name, french_name;
    Text text;
};

// The first two are 001 ex. 1 and 2. In the cold war each cell says the USA's sign first.
constexpr Classic classics[]{
    {"prisoners",
     "dilemme",
     {"title: Prisoner's dilemma (years in prison)\nplayers: suspect 1, suspect 2\nbetter: less\n"
      "columns: silent, betrays\nsilent: 1/2,1/2 10,0\nbetrays: 0,10 5,5\n",
      "title: Dilemme du prisonnier (années de prison)\nplayers: suspect 1, suspect 2\nbetter: less\n"
      "columns: se tait, dénonce\nse tait: 1/2,1/2 10,0\ndénonce: 0,10 5,5\n"}},
    {"cold-war",
     "guerre-froide",
     {"title: Cold war\nplayers: USA, USSR\ncolumns: attack, neutral, defend\n"
      "attack: --,-- ++,-- +,-\nneutral: --,++ ++,++ ++,-\ndefend: -,+ -,++ -,-\n",
      "title: Guerre froide\nplayers: USA, URSS\ncolumns: attaque, neutre, défend\n"
      "attaque: --,-- ++,-- +,-\nneutre: --,++ ++,++ ++,-\ndéfend: -,+ -,++ -,-\n"}},
    {"matching-pennies",
     "pile-ou-face",
     {"title: Matching pennies\ncolumns: heads, tails\nheads: 1 -1\ntails: -1 1\n",
      "title: Pile ou face\ncolumns: pile, face\npile: 1 -1\nface: -1 1\n"}},
    {"battle-of-the-sexes",
     "bataille-des-sexes",
     {"title: Battle of the sexes\ncolumns: opera, football\nopera: 3,2 0,0\nfootball: 0,0 2,3\n",
      "title: Bataille des sexes\ncolumns: opéra, football\nopéra: 3,2 0,0\nfootball: 0,0 2,3\n"}},
    {"chicken",
     "poule-mouillee",
     {"title: Chicken\ncolumns: dare, swerve\ndare: 0,0 4,1\nswerve: 1,4 3,3\n",
      "title: Poule mouillée\ncolumns: fonce, cède\nfonce: 0,0 4,1\ncède: 1,4 3,3\n"}},
    {"stag-hunt",
     "chasse-au-cerf",
     {"title: Stag hunt\ncolumns: stag, hare\nstag: 2,2 0,1\nhare: 1,0 1,1\n",
      "title: Chasse au cerf\ncolumns: cerf, lièvre\ncerf: 2,2 0,1\nlièvre: 1,0 1,1\n"}},
    {"rock-paper-scissors",
     "pierre-feuille-ciseaux",
     {"title: Rock, paper, scissors\ncolumns: rock, paper, scissors\nrock: 0 -1 1\npaper: 1 0 -1\nscissors: -1 1 0\n",
      "title: Pierre, feuille, ciseaux\ncolumns: pierre, feuille, ciseaux\npierre: 0 -1 1\nfeuille: 1 0 -1\n"
      "ciseaux: -1 1 0\n"}}};

} // namespace

std::optional<std::string_view> classic(std::string_view name, Language language) {
    for (const Classic& game : classics)
        if (game.english_name == name || game.french_name == name) return game.text.in(language);
    return std::nullopt;
}

std::string classic_names(Language language) {
    std::vector<std::string> names;
    for (const Classic& game : classics)
        names.emplace_back(language == Language::french ? game.french_name : game.english_name);
    return listed(names);
}

} // namespace zermelo
