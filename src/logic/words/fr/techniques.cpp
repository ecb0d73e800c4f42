// The title and the sentences of each technique, in French.
#include "logic/words/catalogue.h"

namespace clew::words::french {
namespace {

using Id = TechniqueId;

constexpr std::string_view look_cell = "Regardez {cell}.";
constexpr std::string_view look_house = "Regardez {house}.";
constexpr std::string_view look_base = "Regardez les {digit} dans {base}.";
constexpr std::string_view look_digit = "Regardez les {digit}.";
constexpr std::string_view look_cells = "Regardez {cells}.";
constexpr std::string_view look_pivot = "Regardez {pivot}.";
constexpr std::string_view look_start = "Regardez {start}.";
constexpr std::string_view look_pattern = "Regardez {pattern}.";
constexpr std::string_view look_forcing = "Regardez {forcing_from}.";
constexpr std::string_view look_rule = "Regardez {rule}.";
constexpr std::string_view look_rules = "Regardez {rules}.";
constexpr std::string_view on_base = "{title} sur {digit} : {base}.";
constexpr std::string_view on_crossing = "{title} sur {digit} : {base} avec {cover}.";
constexpr std::string_view on_strong = "{title} sur {digit} : {strong}.";
constexpr std::string_view in_house = "{title} : {digits} dans {house}.";
constexpr std::string_view on_pair = "{title} sur {pair} en {pattern}.";
constexpr std::string_view from_start = "{title} depuis {start}.";
constexpr std::string_view from_pivot = "{title} depuis {pivot} sur {digit}.";
constexpr std::string_view to_end = "{title} de {start} à {end}.";
constexpr std::string_view single =
    "Dans {base}, le {digit} ne peut aller qu'en {cell} : {effect}.";
constexpr std::string_view in_cover = "{title} : tous les {digit} dans {base} sont dans {cover}.";
constexpr std::string_view locked =
    "Dans {base}, le {digit} ne peut aller qu'en {places}, toujours dans {cover}. Ailleurs dans "
    "{cover}, on l'exclut donc : {effect}.";
constexpr std::string_view locked_subset =
    "{cells} n'ont ensemble que {digits} et les prennent tous. Ces cases sont ensemble dans "
    "{cover}, où aucune autre case ne peut avoir ces chiffres : {effect}.";
constexpr std::string_view fish =
    "Dans {base}, le {digit} ne peut aller que dans {cover}. Dans {base}, chaque {digit} en occupe "
    "une différente ; dans {cover}, il est donc là et nulle part ailleurs : {effect}.";
constexpr std::string_view finned =
    "Dans {base}, le {digit} ne peut aller que dans {cover}, sauf {fins}. Soit le {digit} est dans "
    "un aileron, soit {cover} ont le leur dans {base}. Dans les deux cas, {effect}.";
constexpr std::string_view siamese =
    "Dans {base}, le {digit} forme deux poissons à aileron à la fois. Ils partagent une partie de "
    "leurs couvertures, {cover}, mais pas toutes, et diffèrent donc par leurs ailerons. Chacun "
    "exclut ce que voient ses propres ailerons : {effect}.";
constexpr std::string_view kraken = "{kraken}";
constexpr std::string_view sectors =
    "{cells} ne peuvent contenir leurs chiffres qu'un nombre limité de fois : {covers_by_digit}, "
    "une fois par unité. Cela fait juste autant de chiffres que de cases. Tous sont donc utilisés "
    "là, et nulle part ailleurs dans ces unités : {effect}.";
constexpr std::string_view naked =
    "Dans {house}, {cells} n'ont ensemble que {digits} : {n} cases pour {n} chiffres. Aucune autre "
    "case qui les voit toutes ne peut avoir l'un de ces chiffres : {effect}.";
constexpr std::string_view hidden =
    "Dans {house}, {digits} ne peuvent aller qu'en {cells} : {n} chiffres pour {n} cases. Rien "
    "d'autre n'y trouve place : {effect}.";
constexpr std::string_view two_ends = "{two_ends}";
constexpr std::string_view forced = "{forced}";
constexpr std::string_view excluded = "{excluded}";
constexpr std::string_view almost_locked = "{almost_locked_sets}";
constexpr std::string_view wing =
    "{holding_pivot} ; {holding_pincers}. {wing}. Ce qui voit toutes ces cases ne vaut donc "
    "{digit} en aucun cas : {effect}.";
constexpr std::string_view guarded =
    "Si {pattern} n'avaient que {pair}, on pourrait échanger les deux chiffres et la grille aurait "
    "deux solutions. Une des cases {guards} vaut donc {digit}, et ce qui les voit toutes ne le "
    "vaut pas : {effect}.";
constexpr std::string_view guarded_subset =
    "Si {pattern} n'avaient que {pair}, on pourrait échanger les deux chiffres et la grille aurait "
    "deux solutions. Une des cases {guards} prend donc un autre candidat. Avec ces candidats, "
    "elles agissent comme une seule case et forment un ensemble nu avec {cells} : {effect}.";
constexpr std::string_view guarded_locked =
    "Si {pattern} n'avaient que {pair}, on pourrait échanger les deux chiffres et la grille aurait "
    "deux solutions. Dans {strong}, le {locked_digit} n'a pas de place hors de ces cases. Avec "
    "{opposite}, il ne resterait donc aux quatre que {pair} : {effect}.";
constexpr std::string_view leftovers =
    "Dans {base}, le {digit} ne peut aller que dans {cover}, et le compte est le même. Dans "
    "{cover}, chaque {digit} est donc là, et ce qui dépasse {base} le perd : {effect}.";
constexpr std::string_view killer =
    "{shares_at_least}. Cela épuise {cover_digits} dans {house}, où il n'y a qu'une place pour "
    "chacun : {effect}.";
constexpr std::string_view hidden_killer =
    "Dans {house}, {digits} ne peuvent aller qu'en {cells}. {shares_at_most}. Partout, il doit "
    "donc y en avoir autant que possible : {effect}.";
constexpr std::string_view of_killer = "{title} sur {cover_digits} dans {house} : {members}.";
constexpr std::string_view of_hidden_killer = "{title} sur {digits} dans {house}, avec {rules}.";
constexpr std::string_view of_rule = "{title} : {rules_told}.";
constexpr std::string_view one_rule =
    "{rules_told}.{combinations}{bounds} Cela exclut le reste : {effect}.";

// clang-format off
constexpr Told rows[] = {
    {Id::full_house, look_house, "Dernière case : {house} a une seule case libre.", "{cell} est la dernière case libre dans {house}, où il ne manque que {value} : {effect}.", "Dernière case libre"},
    {Id::naked_single, look_cell, "{title} : {cell} a un seul candidat.", "{because}. Il ne reste que {value} : {effect}.", "Singleton nu"},
    {Id::hidden_single_box, look_base, "Singleton caché : le {digit} a une seule place dans {base}.", single, "Singleton caché dans un bloc"},
    {Id::hidden_single_line, look_base, "Singleton caché : le {digit} a une seule place dans {base}.", single, "Singleton caché dans une ligne"},
    {Id::pointing, look_base, in_cover, locked, "Candidats verrouillés (pointing)"},
    {Id::claiming, look_base, in_cover, locked, "Candidats verrouillés (claiming)"},
    {Id::crossing, "Regardez {crossing_from}.", "{title} sur {digit} : {crossing_name}.", "{crossing}", "Unités croisées"},
    {Id::law_of_leftovers, look_base, "{title} sur {digit} : {base} et {cover}.", leftovers, "Loi des restes"},
    {Id::multiple_lines, look_base, "{title} sur {digit} : {base} et, en commun, {cover}.", "Dans {base}, le {digit} ne peut aller que dans {cover}, et le compte est le même. Dans {cover}, chaque {digit} est donc là, et ailleurs on l'exclut : {effect}.", "Lignes multiples"},
    {Id::marked_cells, look_rule, of_rule, one_rule, "Cases marquées"},
    {Id::cage_combinations, look_rule, of_rule, one_rule, "Combinaisons de cage"},
    {Id::thermometer, look_rule, of_rule, one_rule, "Thermomètre"},
    {Id::kropki_dots, look_rule, of_rule, one_rule, "Points Kropki"},
    {Id::xv, look_rule, of_rule, one_rule, "XV"},
    {Id::inequality, look_rule, of_rule, one_rule, "Inégalité"},
    {Id::whispers, look_rule, of_rule, one_rule, "Murmures"},
    {Id::arrow, look_rule, of_rule, one_rule, "Flèche"},
    {Id::renban, look_rule, of_rule, one_rule, "Renban"},
    {Id::palindrome, look_rule, of_rule, one_rule, "Palindrome"},
    {Id::quadruple, look_rule, of_rule, one_rule, "Quadruple"},
    {Id::innie, "Regardez {balance_houses}.", "{title} : {balance_houses} sans {rules}.", "{balance} : {effect}.", "Case intérieure ou extérieure"},
    {Id::locked_pair, look_cells, "{title} : {digits} en {cells}.", locked_subset, "Paire verrouillée"},
    {Id::locked_triple, look_cells, "{title} : {digits} en {cells}.", locked_subset, "Triplet verrouillé"},
    {Id::naked_pair, look_house, in_house, naked, "Paire nue"},
    {Id::naked_triple, look_house, in_house, naked, "Triplet nu"},
    {Id::naked_quad, look_house, in_house, naked, "Quadruplet nu"},
    {Id::naked_set, look_house, "{title}, {n} chiffres : {digits} dans {house}.", naked, "Ensemble nu"},
    {Id::hidden_pair, look_house, in_house, hidden, "Paire cachée"},
    {Id::hidden_triple, look_house, in_house, hidden, "Triplet caché"},
    {Id::hidden_quad, look_house, in_house, hidden, "Quadruplet caché"},
    {Id::hidden_set, look_house, "{title}, {n} chiffres : {digits} dans {house}.", hidden, "Ensemble caché"},
    {Id::nonconsecutive, look_rule, of_rule, one_rule, "Voisins non consécutifs"},
    {Id::between_line, look_rule, of_rule, one_rule, "Ligne entre-deux"},
    {Id::entropic_line, look_rule, of_rule, one_rule, "Ligne entropique"},
    {Id::region_sum, look_rule, of_rule, one_rule, "Sommes par région"},
    {Id::zipper, look_rule, of_rule, one_rule, "Fermeture éclair"},
    {Id::little_killer, look_rule, of_rule, one_rule, "Little killer"},
    {Id::sandwich, look_rule, of_rule, one_rule, "Sandwich"},
    {Id::x_sum, look_rule, of_rule, one_rule, "Somme X"},
    {Id::skyscraper_clue, look_rule, of_rule, one_rule, "Indice gratte-ciel"},
    {Id::numbered_room, look_rule, of_rule, one_rule, "Pièce numérotée"},
    {Id::counting, look_rule, of_rule, one_rule, "Comptage"},
    {Id::other_rule, look_rule, of_rule, one_rule, "Autre règle"},
    {Id::required_digit, look_rule, "{title} : {digit} pour {rule}.", "{rules_told}, et ne peut se passer du {digit}. Ce qui en voit toutes les places ne peut valoir {digit} : {effect}.", "Chiffre nécessaire"},
    {Id::killer_pair, look_house, of_killer, killer, "Paire killer"},
    {Id::killer_triple, look_house, of_killer, killer, "Triplet killer"},
    {Id::conflicting_combinations, look_house, "{title} dans {house} : {members}.", "{members_told}. Tout cela est dans {house}, où aucun chiffre ne se répète. {conflict} : {effect}.", "Combinaisons incompatibles"},
    {Id::cage_splitting, look_rule, "{title} : {rule} ; {balance_houses}.", "{balance}. {rule_told}. Les deux à la fois, sans chiffre répété entre cases qui se voient, excluent le reste : {effect}.", "Cage partagée"},
    {Id::innies_and_outies, "Regardez {balance_houses}.", "{title} : {balance_houses} sans {rules}.", "{balance}. Deux cases qui se voient ont des chiffres différents. Cela exclut le reste : {effect}.", "Cases intérieures et extérieures"},
    {Id::sum_bounds, "Regardez {rules}.", "{title} : {rules}.", "{sum_told}. Deux cases qui se voient ont des chiffres différents.{group_bounds} Ensemble, cela exclut le reste : {effect}.", "Bornes de sommes"},
    {Id::partition, look_house, "Il y a une erreur dans la grille : on ne peut pas remplir {house}.", "On ne peut pas remplir {house}. {error}", "Répartition"},
    {Id::killer_quad, look_house, of_killer, killer, "Quadruplet killer"},
    {Id::hidden_killer_pair, look_house, of_hidden_killer, hidden_killer, "Paire killer cachée"},
    {Id::hidden_killer_triple, look_house, of_hidden_killer, hidden_killer, "Triplet killer caché"},
    {Id::constraint_and_house, look_rule, "Une contrainte avec ses unités : {rules_told}.", "{rules_told}. Deux cases qui se voient ont des chiffres différents.{bounds} Ensemble, cela exclut le reste : {effect}.", "Contrainte et unité"},
    {Id::x_wing, look_base, on_base, fish, "X-Wing"},
    {Id::swordfish, look_base, on_base, fish, "Swordfish"},
    {Id::jellyfish, look_base, on_base, fish, "Jellyfish"},
    {Id::squirmbag, look_base, on_base, fish, "Squirmbag"},
    {Id::whale, look_base, on_base, fish, "Whale"},
    {Id::leviathan, look_base, on_base, fish, "Leviathan"},
    {Id::finned_x_wing, look_base, on_base, finned, "X-Wing à aileron"},
    {Id::finned_swordfish, look_base, on_base, finned, "Swordfish à aileron"},
    {Id::finned_jellyfish, look_base, on_base, finned, "Jellyfish à aileron"},
    {Id::finned_squirmbag, look_base, on_base, finned, "Squirmbag à aileron"},
    {Id::finned_whale, look_base, on_base, finned, "Whale à aileron"},
    {Id::finned_leviathan, look_base, on_base, finned, "Leviathan à aileron"},
    {Id::sashimi_x_wing, look_base, on_base, finned, "X-Wing sashimi"},
    {Id::sashimi_swordfish, look_base, on_base, finned, "Swordfish sashimi"},
    {Id::sashimi_jellyfish, look_base, on_base, finned, "Jellyfish sashimi"},
    {Id::sashimi_squirmbag, look_base, on_base, finned, "Squirmbag sashimi"},
    {Id::sashimi_whale, look_base, on_base, finned, "Whale sashimi"},
    {Id::sashimi_leviathan, look_base, on_base, finned, "Leviathan sashimi"},
    {Id::skyscraper, look_digit, on_strong, two_ends, "Skyscraper"},
    {Id::two_string_kite, look_digit, on_strong, two_ends, "Cerf-volant"},
    {Id::turbot_fish, look_digit, on_strong, two_ends, "Turbot fish"},
    {Id::empty_rectangle, look_base, "{title} sur {digit} dans {base}.", two_ends, "Rectangle vide"},
    {Id::dual_two_string_kite, look_digit, on_strong, two_ends, "Double cerf-volant"},
    {Id::dual_empty_rectangle, look_digit, "{title} sur {digit}.", two_ends, "Double rectangle vide"},
    {Id::simple_colours_trap, look_digit, "Coloriage simple sur {digit} : des cases voient les deux couleurs.", "Le {digit} a juste deux places dans {colour_houses}. Donc {colours}. Ce qui voit les deux ne vaut {digit} en aucun cas : {effect}.", "Coloriage simple (piège)"},
    {Id::simple_colours_wrap, look_digit, "Coloriage simple sur {digit} : une couleur se rencontre elle-même.", "Le {digit} a juste deux places dans {colour_houses}. Donc {colours}. Deux cases d'une même couleur se voient, donc cette couleur est fausse : {effect}.", "Coloriage simple (repli)"},
    {Id::multi_colours_1, look_digit, "Coloriage multiple sur {digit} : deux paires de couleurs.", "Le {digit} a juste deux places dans {colour_houses}. Donc {colours} ; et {second_colours}. Une couleur de la première paire en voit une de la seconde, et elles ne peuvent être vraies toutes les deux. L'une des deux autres est donc vraie : {effect}.", "Coloriage multiple 1"},
    {Id::multi_colours_2, look_digit, "Coloriage multiple sur {digit} : deux paires de couleurs.", "Le {digit} a juste deux places dans {colour_houses}. Donc {colours} ; et {second_colours}. Une couleur de la première paire voit les deux de la seconde, dont l'une est vraie. Elle est donc fausse : {effect}.", "Coloriage multiple 2"},
    {Id::xy_wing, look_pivot, from_pivot, wing, "XY-Wing"},
    {Id::xyz_wing, look_pivot, from_pivot, wing, "XYZ-Wing"},
    {Id::wxyz_wing, look_pivot, from_pivot, wing, "WXYZ-Wing"},
    {Id::w_wing, look_cells, "{title} : {cells}, avec un lien dans {strong}.", two_ends, "W-Wing"},
    {Id::remote_pair, look_start, to_end, "{cells} n'ont toutes que {digits}, et chacune voit la suivante. Les chiffres alternent donc : {start} et {end} ont les deux à elles deux, et ce qui voit les deux ne peut valoir ni l'un ni l'autre : {effect}.", "Paire distante"},
    {Id::x_chain, look_digit, "{title} sur {digit}.", two_ends, "X-Chain"},
    {Id::xy_chain, look_start, to_end, two_ends, "XY-Chain"},
    {Id::bivalue_forcing_chain, look_forcing, "{title} : départ, {forcing_from}.", forced, "Chaîne forcée à deux valeurs"},
    {Id::continuous_nice_loop, look_start, "{title} par {start}.", two_ends, "Boucle continue"},
    {Id::discontinuous_nice_loop, look_start, from_start, two_ends, "Boucle discontinue"},
    {Id::aic, look_start, to_end, two_ends, "AIC (chaîne d'inférences alternées)"},
    {Id::grouped_continuous_nice_loop, look_start, "{title} par {start}.", two_ends, "Boucle continue groupée"},
    {Id::grouped_discontinuous_nice_loop, look_start, from_start, two_ends, "Boucle discontinue groupée"},
    {Id::grouped_aic, look_start, to_end, two_ends, "AIC groupée"},
    {Id::uniqueness_1, look_pattern, on_pair, "Si {pattern} n'avaient que {pair}, on pourrait échanger les deux chiffres et la grille aurait deux solutions. Seule {target} a d'autres candidats, donc l'un de ceux-ci est vrai : {effect}.", "Rectangle unique type 1"},
    {Id::uniqueness_2, look_pattern, on_pair, guarded, "Rectangle unique type 2"},
    {Id::uniqueness_3, look_pattern, on_pair, guarded_subset, "Rectangle unique type 3"},
    {Id::uniqueness_4, look_pattern, on_pair, guarded_locked, "Rectangle unique type 4"},
    {Id::uniqueness_5, look_pattern, on_pair, guarded, "Rectangle unique type 5"},
    {Id::uniqueness_6, look_pattern, on_pair, guarded_locked, "Rectangle unique type 6"},
    {Id::hidden_rectangle, look_pattern, on_pair, guarded_locked, "Rectangle caché"},
    {Id::avoidable_rectangle_1, look_pattern, on_pair, "Aucune des cases {pattern} n'était donnée. Avec {pair} pour tout contenu, on pourrait échanger les deux chiffres et la grille aurait deux solutions. Les autres sont déjà remplies ainsi, donc pas la dernière : {effect}.", "Rectangle évitable type 1"},
    {Id::avoidable_rectangle_2, look_pattern, on_pair, "Aucune des cases {pattern} n'était donnée. Avec {pair} pour tout contenu, on pourrait échanger les deux chiffres et la grille aurait deux solutions. Donc {guards} ne peuvent les compléter toutes deux : l'une des deux vaut {digit}, et ce qui voit les deux ne le vaut pas : {effect}.", "Rectangle évitable type 2"},
    {Id::unique_loop, look_pattern, "{title} sur {pair} : {pattern}.", "{unique_loop}", "Boucle unique"},
    {Id::bug_plus_1, "Regardez toute la grille, et {target} : presque toutes les cases libres ont deux candidats.", "BUG+1 : toutes les cases libres sauf {target} ont deux candidats.", "Chaque case libre sauf {target} a deux candidats, et chaque chiffre a deux places dans chaque unité où il manque. S'il en allait de même en {target}, chaque case pourrait prendre l'autre de ses deux candidats, et la grille aurait deux solutions. Le candidat en trop y est donc vrai : {effect}.", "BUG+1"},
    {Id::bug_plus_n, "Regardez toute la grille, et {guards} : presque toutes les cases libres ont deux candidats.", "BUG+n : toutes les cases libres sauf {guards} ont deux candidats.", "Chaque case libre sauf {guards} a deux candidats, et chaque chiffre a deux places dans chaque unité où il manque. S'il en allait de même en {guards}, chaque case pourrait prendre l'autre de ses deux candidats, et la grille aurait deux solutions. L'un des candidats en trop y est donc vrai. Quel qu'il soit, {effect}.", "BUG+n"},
    {Id::constraints_in_house, look_rules, "{title} : {rules}.", "{rules_told}. Deux cases qui se voient ont des chiffres différents. Respecter tout cela{filled_too} exclut le reste : {effect}.", "Contraintes dans une unité"},
    {Id::constraint_and_houses, look_rule, "Une contrainte avec toutes les unités : {rules_told}.", excluded, "Contrainte et toutes les unités"},
    {Id::two_constraints, look_rules, "{title} avec toutes les unités : {rules}.", excluded, "Deux contraintes"},
    {Id::constraints_together, look_rules, "{title} avec toutes les unités : {rules}.", excluded, "Contraintes ensemble"},
    {Id::set_equivalence, look_base, "{title} sur {digit} : {base} contre {cover}.", leftovers, "Équivalence d'ensembles"},
    {Id::franken_x_wing, look_base, on_crossing, fish, "X-Wing Franken"},
    {Id::franken_swordfish, look_base, on_crossing, fish, "Swordfish Franken"},
    {Id::franken_jellyfish, look_base, on_crossing, fish, "Jellyfish Franken"},
    {Id::franken_squirmbag, look_base, on_crossing, fish, "Squirmbag Franken"},
    {Id::franken_whale, look_base, on_crossing, fish, "Whale Franken"},
    {Id::franken_leviathan, look_base, on_crossing, fish, "Leviathan Franken"},
    {Id::finned_franken_x_wing, look_base, on_crossing, finned, "X-Wing Franken à aileron"},
    {Id::finned_franken_swordfish, look_base, on_crossing, finned, "Swordfish Franken à aileron"},
    {Id::finned_franken_jellyfish, look_base, on_crossing, finned, "Jellyfish Franken à aileron"},
    {Id::finned_franken_squirmbag, look_base, on_crossing, finned, "Squirmbag Franken à aileron"},
    {Id::finned_franken_whale, look_base, on_crossing, finned, "Whale Franken à aileron"},
    {Id::finned_franken_leviathan, look_base, on_crossing, finned, "Leviathan Franken à aileron"},
    {Id::mutant_x_wing, look_base, on_crossing, fish, "X-Wing mutant"},
    {Id::mutant_swordfish, look_base, on_crossing, fish, "Swordfish mutant"},
    {Id::mutant_jellyfish, look_base, on_crossing, fish, "Jellyfish mutant"},
    {Id::mutant_squirmbag, look_base, on_crossing, fish, "Squirmbag mutant"},
    {Id::mutant_whale, look_base, on_crossing, fish, "Whale mutant"},
    {Id::mutant_leviathan, look_base, on_crossing, fish, "Leviathan mutant"},
    {Id::finned_mutant_x_wing, look_base, on_crossing, finned, "X-Wing mutant à aileron"},
    {Id::finned_mutant_swordfish, look_base, on_crossing, finned, "Swordfish mutant à aileron"},
    {Id::finned_mutant_jellyfish, look_base, on_crossing, finned, "Jellyfish mutant à aileron"},
    {Id::finned_mutant_squirmbag, look_base, on_crossing, finned, "Squirmbag mutant à aileron"},
    {Id::finned_mutant_whale, look_base, on_crossing, finned, "Whale mutant à aileron"},
    {Id::finned_mutant_leviathan, look_base, on_crossing, finned, "Leviathan mutant à aileron"},
    {Id::kraken_fish_1, "Regardez les {base_digit} dans {base}.", "Poisson kraken sur {base_digit} : {base}.", kraken, "Poisson kraken type 1"},
    {Id::kraken_fish_2, "Regardez les {base_digit} dans {base}.", "Poisson kraken sur {base_digit} : {base}.", kraken, "Poisson kraken type 2"},
    {Id::siamese_finned_x_wing, look_base, on_base, siamese, "X-Wing siamois à aileron"},
    {Id::siamese_finned_swordfish, look_base, on_base, siamese, "Swordfish siamois à aileron"},
    {Id::siamese_finned_jellyfish, look_base, on_base, siamese, "Jellyfish siamois à aileron"},
    {Id::siamese_finned_squirmbag, look_base, on_base, siamese, "Squirmbag siamois à aileron"},
    {Id::siamese_finned_whale, look_base, on_base, siamese, "Whale siamois à aileron"},
    {Id::siamese_finned_leviathan, look_base, on_base, siamese, "Leviathan siamois à aileron"},
    {Id::siamese_sashimi_x_wing, look_base, on_base, siamese, "X-Wing siamois sashimi"},
    {Id::siamese_sashimi_swordfish, look_base, on_base, siamese, "Swordfish siamois sashimi"},
    {Id::siamese_sashimi_jellyfish, look_base, on_base, siamese, "Jellyfish siamois sashimi"},
    {Id::siamese_sashimi_squirmbag, look_base, on_base, siamese, "Squirmbag siamois sashimi"},
    {Id::siamese_sashimi_whale, look_base, on_base, siamese, "Whale siamois sashimi"},
    {Id::siamese_sashimi_leviathan, look_base, on_base, siamese, "Leviathan siamois sashimi"},
    {Id::siamese_finned_franken_x_wing, look_base, on_base, siamese, "X-Wing siamois Franken à aileron"},
    {Id::siamese_finned_franken_swordfish, look_base, on_base, siamese, "Swordfish siamois Franken à aileron"},
    {Id::siamese_finned_franken_jellyfish, look_base, on_base, siamese, "Jellyfish siamois Franken à aileron"},
    {Id::siamese_finned_franken_squirmbag, look_base, on_base, siamese, "Squirmbag siamois Franken à aileron"},
    {Id::siamese_finned_franken_whale, look_base, on_base, siamese, "Whale siamois Franken à aileron"},
    {Id::siamese_finned_franken_leviathan, look_base, on_base, siamese, "Leviathan siamois Franken à aileron"},
    {Id::siamese_finned_mutant_x_wing, look_base, on_base, siamese, "X-Wing siamois mutant à aileron"},
    {Id::siamese_finned_mutant_swordfish, look_base, on_base, siamese, "Swordfish siamois mutant à aileron"},
    {Id::siamese_finned_mutant_jellyfish, look_base, on_base, siamese, "Jellyfish siamois mutant à aileron"},
    {Id::siamese_finned_mutant_squirmbag, look_base, on_base, siamese, "Squirmbag siamois mutant à aileron"},
    {Id::siamese_finned_mutant_whale, look_base, on_base, siamese, "Whale siamois mutant à aileron"},
    {Id::siamese_finned_mutant_leviathan, look_base, on_base, siamese, "Leviathan siamois mutant à aileron"},
    {Id::template_set, look_digit, "Gabarits sur {value} : tous ont quelque chose en commun.", "Toutes les façons de placer ensemble ces chiffres, {bases_by_digit}, ont quelque chose en commun : {effect}.", "Gabarits (placement)"},
    {Id::template_delete, look_digit, "Gabarits sur {digit} : certaines cases ne sont dans aucun.", "Aucune façon de placer ensemble ces chiffres, {bases_by_digit}, n'utilise ces cases : {effect}.", "Gabarits (élimination)"},
    {Id::sue_de_coq, look_cells, "{title} en {cells}.", "{holding_parts}. Cela fait autant de chiffres que de cases, et aucun ne peut aller dans deux de ces cases. Chaque chiffre remplit donc une des cases, et disparaît partout où l'on voit toutes ses places : {effect}.", "Sue de Coq"},
    {Id::als_xz, look_cells, "ALS-XZ : deux ensembles presque verrouillés en {cells}.", almost_locked, "ALS-XZ"},
    {Id::als_xy_wing, look_cells, "ALS-XY-Wing : trois ensembles presque verrouillés en {cells}.", almost_locked, "ALS-XY-Wing"},
    {Id::als_chain, look_cells, "Chaîne d'ALS : des ensembles presque verrouillés en {cells}.", almost_locked, "Chaîne d'ALS"},
    {Id::death_blossom, look_forcing, "{title} : départ, {forcing_from}, avec un ensemble de cases pour chaque chiffre.", forced, "Death Blossom"},
    {Id::aligned_pair_exclusion, "Regardez {target} avec {cells}.", "{title} : {target} avec {cells}.", "{target} ne peut valoir {digit} à côté d'aucun candidat en {cells} : {holding_cells}, et chacun voit ce {digit}{witnesses}. Donc {effect}.", "Exclusion de paire alignée"},
    {Id::aligned_triplet_exclusion, "Regardez {target} avec {cells}.", "{title} : {target} avec {cells}.", "Avec {digit} en {target}, il n'y a aucune façon de remplir {cells} : {holding_cells}, et chaque façon répète un chiffre à vue{witnesses}. Donc {effect}.", "Exclusion de triplet aligné"},
    {Id::tridagon, "Regardez {twelve}.", "{title} sur {three} en {twelve}.", "{twelve}, trois dans chacun de quatre blocs, ne peuvent contenir seulement {three} : quelle que soit la façon de remplir trois des blocs, le quatrième ne peut l'être. En {guards}, il faut donc un autre chiffre : {effect}.", "Tridagon"},
    {Id::sk_loop, look_cells, "{title} : {cells}.", sectors, "Boucle SK"},
    {Id::exocet, look_pivot, "{title} depuis {pivot}, avec ses cibles en {ons}.", "Quels que soient les chiffres pris par {pivot}, ils ont besoin de {ons} : sans ces deux cases, il n'y aurait pas assez de places pour eux, {bases_by_digit}. Donc {ons} prennent les deux mêmes chiffres que {pivot} : {effect}.", "Exocet"},
    {Id::multi_sector_locked_sets, look_cells, "{title} : {cells}.", sectors, "Ensembles verrouillés multisecteurs"},
    {Id::nishio, "Regardez les {digit}, et {start}.", "Nishio : {digit} en {start} ne mène nulle part.", forced, "Nishio"},
    {Id::forcing_chain_contradiction, look_start, "Chaîne forcée depuis {start} : si {start_node}, on arrive à une contradiction.", forced, "Chaîne forcée (contradiction)"},
    {Id::forcing_chain_verity, look_forcing, "Chaînes forcées : départ, {forcing_from}, et toutes concordent.", forced, "Chaînes forcées (concordance)"},
    {Id::constraint_chain, "Regardez {start}, et {rules}.", "{title} depuis {start}, par {rules} : si {start_node}, on arrive à une contradiction.", forced, "Chaîne de contraintes"},
    {Id::forcing_net_contradiction, look_start, "Réseau forcé depuis {start} : si {start_node}, on arrive à une contradiction.", forced, "Réseau forcé (contradiction)"},
    {Id::forcing_net_verity, look_forcing, "Réseaux forcés : départ, {forcing_from}, et tous concordent.", forced, "Réseaux forcés (concordance)"},
    {Id::dynamic_forcing_net, look_forcing, "{title} : départ, {forcing_from} ; les singletons seuls ne vont pas assez loin.", forced, "Réseau forcé dynamique"},
    {Id::nested_forcing_chain, look_start, "{title} depuis {start} : d'autres chaînes y échouent.", forced, "Chaîne forcée imbriquée"},
    {Id::nested_forcing_net, look_start, "{title} depuis {start} : d'autres réseaux y échouent.", forced, "Réseau forcé imbriqué"},
    {Id::trial, look_start, "Un essai en {start} : si {start_node}, les singletons et les candidats verrouillés mènent à une erreur.", forced, "Essai"},
    {Id::nested_trial, look_start, "Un essai imbriqué en {start} : si {start_node}, on arrive à une erreur, par des essais d'autres candidats.", forced, "Essai imbriqué"},
};
// clang-format on
static_assert(are_all(rows), "each technique has its row, in their order");

}  // namespace

std::span<const Told> techniques() { return rows; }

}  // namespace clew::words::french
