// French. Names of houses and constraints have their article, so no sentence has "de" or "à" before
// them. Sentences avoid agreement with what may be masculine or feminine, one or many. The space
// before ":" is U+00A0, that before ";" is U+202F.
#include "logic/words/catalogue.h"

#ifdef __clang__
#pragma clang diagnostic error "-Wmissing-designated-field-initializers"  // no word is left out
#endif

namespace clew::words::french {

const Catalogue& catalogue() {
  static const Catalogue catalogue{
      .house_kinds_plural = {"les lignes", "les colonnes", "les blocs", "les régions",
                             "les diagonales", "les fenêtres", "les groupes"},
      .hidden = "{house} implicite",
      .hidden_plural = "{house} implicites",
      .of_named_grid = " de la grille {n}",
      .compass = {"nord-ouest", "nord", "nord-est", "ouest", "centrale", "est", "sud-ouest", "sud",
                  "sud-est"},
      .comma = ", ",
      .both = " et ",
      .either = " ou ",
      .either_before_o = " ou ",
      .nor = " ni ",
      .semicolon = " ; ",
      .numbers = {"aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf",
                  "dix"},
      .sentence_end = ". ",

      .is = "{cells} vaut {digits}",
      .is_not = "{cells} ne vaut pas {digits}",
      .one_is = "une des cases {cells} vaut {digits}",
      .none_is = "aucune des cases {cells} ne vaut {digits}",
      .neither_is = "ni {cells} ne vaut {digits}",
      .are = "{cells} valent {digits}",
      .either_or = "soit {a}, soit {b}",
      .cannot = "pas de {digits} en {cells}",
      .were = "{digits} en {cells}",
      .any_were = "{digits} dans une des cases {cells}",
      .has = "{cells} n'a que {digits}",
      .have = "{cells} n'ont ensemble que {digits}",
      .has_house = "dans {house}, le {digits} ne peut aller qu'en {cells}",

      .if_ = "Si ",
      .then = ", alors ",
      .so = ", donc ",
      .suppose = "Supposons : {a}.",
      .suppose_more = "Supposons en plus : {a}.",
      .in_case = "Si {a} :",
      .line = "{a}.",
      .settled = "il n'y a rien de plus à montrer",
      .last_candidate = "dernier candidat",
      .last_place = "dernière place dans {house}",
      .last_places = "dernières places dans {house}",
      .locked_set = "{cells} n'ont ensemble que {digits}",
      .why = " ({a})",
      .why_by = " ({a}, d'après {lines})",
      .by = " (d'après {lines})",
      .left_cell = "{cells} ne garde que {digits}",
      .left_house = "dans {house}, le {digits} est en {cells}",
      .and_also = ", et ",
      .set_says = "{a}, donc {b}",
      .fails = "{a}.",
      .fails_so = "Alors {a}, donc {b}",
      .fails_then = "{a}",
      .clash_cell = "{cells} n'a plus de candidat",
      .clash_place = "le {digits} n'a plus de place dans {house}",
      .clash_twice = "dans {house}, il y a deux fois {digits}, en {cells}",
      .clash_both = "{cells} valent toutes deux {digits}, alors qu'elles se voient",
      .clash_two = "{cells} vaut à la fois {a} et {b}",
      .clash_cells = "{cells} n'ont plus ensemble que {digits}, ce qui est trop peu",
      .clash_digits = "{digits} n'ont plus que {cells} dans {house}, ce qui est trop peu",
      .clash_self = "{cells} vaut {digits} et ne le vaut pas",
      .ends_same = "{cells} vaut {digits}",
      .ends = "Donc {a}. ",
      .besides = " Il y faut aussi {a}.",
      .besides_cell = "les candidats de {cells}",
      .besides_house = "les places pour le {digits} dans {house}",
      .refuted = "{story}Alors {clash}. Donc {effect}.",
      .agreed = "{cases}. {story}Dans tous les cas, {effect}.",
      .loop =
          "{story}Alors {start_node}, comme au départ : la chaîne forme une boucle et tient tout "
          "entière, dans un sens ou dans l'autre. Donc, de deux voisins dans la boucle qui ne "
          "peuvent être vrais à la fois, l'un est vrai : {effect}.",
      .one_end = "{story}{closing}Dans les deux cas, {effect}.",
      .two_chains = "{story}{closing}Dans tous les cas, {effect}.",
      .kraken = "{story}Alors {left_for_bases}. Donc {effect}.",
      .flat = "De {start} à {end}, ceci ne laisse pas d'autre voie : {flat_facts}. Donc {effect}.",
      .case_cell = "{cells} vaut {digits}",
      .case_house = "dans {house}, le {digits} est en {cells}",
      .case_split = "{cells} vaut {digits} ou ne le vaut pas",

      .seen_in_house = "{digits} dans {house}",
      .seen_in_cell = "{digits} en {cells}",
      .went_before = " ; l'exclusion de {digits} est déjà acquise",
      .many_went_before = " ; l'exclusion de tous les autres est déjà acquise",
      .sees = "{cells} voit {a}",
      .sees_nothing = "En {cells}, l'exclusion de {digits} est déjà acquise",
      .sees_nothing_of_many =
          "En {cells}, l'exclusion de tous les autres chiffres est déjà acquise",
      .no_other = "{cells} n'a pas d'autre chiffre possible",
      .unique_loop =
          "Si {pattern} n'avaient que {pair}, on pourrait échanger les deux chiffres et la grille "
          "aurait deux solutions. Dans l'une de ces cases, autre chose est donc vrai : {effect}.",
      .unique_loop_strong =
          "Si {pattern} n'avaient que {pair}, on pourrait échanger les deux chiffres et la grille "
          "aurait deux solutions. Dans {strong}, le {locked_digit} n'a pas de place hors de ces "
          "cases. Avec {opposite}, il ne leur resterait donc que {pair} : {effect}.",
      .unique_loop_subset =
          "Si {pattern} n'avaient que {pair}, on pourrait échanger les deux chiffres et la grille "
          "aurait deux solutions. Une des cases {guards} prend donc un autre candidat. Avec ces "
          "candidats, elles agissent comme une seule case et forment un ensemble nu avec {cells} : "
          "{effect}.",
      .unique_loop_guards =
          "Si {pattern} n'avaient que {pair}, on pourrait échanger les deux chiffres et la grille "
          "aurait deux solutions. Une des cases {guards} vaut donc {digit}, et ce qui les voit "
          "toutes ne le vaut pas : {effect}.",
      .crossing_house =
          "Dans {base}, le {digit} ne peut aller qu'en {places}, toujours dans {cover}. Ailleurs "
          "dans {cover}, on l'exclut donc : {effect}.",
      .crossing_seen =
          "Dans {base}, le {digit} ne peut aller qu'en {places}. Ce qui voit toutes ces cases ne "
          "vaut pas {digit} : {effect}.",
      .crossing_value =
          "{places} vaut {digit}, et se trouve dans {cover}. Ailleurs dans {cover}, on l'exclut "
          "donc : {effect}.",
      .digit_in_cells = "le {digit} en {places}",
      .digits_in_house = "les {digit} dans {base}",
      .places_in_house = "les {digits} dans {house}",
      .places_and_cover = "{places} dans {cover}",
      .base_alone = "{base}",
      .base_and_cover = "{base} avec {cover}",
      .wing_case = "Si {cells} vaut {digits}, alors {a}",
      .wing_more = "si elle vaut {digits}, alors {a}",
      .wing_itself = "c'est déjà fait",
      .lines_of_digit = "{digits} dans {houses}",
      .implied_lines =
          "{house}, c'est {cells} : {a} contiennent chaque chiffre une fois chacune dans {b}, ce "
          "qui laisse chaque chiffre une fois pour ces cases.",
      .implied_corners =
          "{house}, c'est {cells} : {a} et {b} couvrent chaque case une fois, et ces cases deux "
          "fois, ce qui leur laisse chaque chiffre une fois.",
      .implied_links =
          "{house}, c'est {cells}, qui se voient toutes : aucun chiffre ne peut y être deux fois.",
      .one_fin = "l'aileron en {cells}",
      .fins = "les ailerons en {cells}",
      .left_with =
          "dans {base}, il ne reste que {cover} pour les {base_digit}, ce qui est trop peu",
      .left_without = "dans {base}, il n'y a plus partout une place pour le {base_digit}",
      .witnesses = ", ou ne laisse rien à l'une de ces cases : {holding_pincers}",
      .sets_in_a_ring =
          "Deux ensembles presque verrouillés : {holding_parts}. {story}Alors {start_node}, comme "
          "au départ : à chacun des deux ensembles, il ne manque qu'un des deux chiffres qui les "
          "relient, et il contient tous ses autres chiffres. Donc {effect}.",

      .language = Language::french,
      .rule = rule,
      .no_repeats = "ne contient aucun chiffre deux fois",
      .to_the_middle =
          "dit que deux cases à égale distance de son milieu, {middle}, l'ont pour somme",
      .twice = "deux fois",
      .times = "{n} fois",
      .one_of = "un {digit}",
      .some_of = "{n} {digit}",
      .rule_in = "{rule} en {cells}",
      .rule_from = "{rule} de {a} à {b}",
      .rule_at = "{rule} en {a}",
      .rule_along = "{rule} depuis {a}",
      .cage_of = "{rule} de {n}",
      .region_of = "la région de {cell}",
      .region_number = "la région {n}",
      .region_says = "la région {n} est d'un seul tenant et a chaque chiffre une fois",
      .region_says_size =
          "la région {n} a {size} cases d'un seul tenant, et aucun chiffre deux fois",
      .region_order = "l'ordre des régions",
      .region_order_says = "les régions ont leur numéro dans l'ordre de leur première case",
      .filled_too = " et remplir {cells}",
      .placed_too = " et placer {a}",
      .combinations = " Il ne reste que {a}.",
      .or_else = " ; ou ",
      .doubler = "doubleur",
      .halver = "diviseur par deux",
      .negator = "négateur",
      .zero_cell = "annulateur",
      .modified_cell = "modificateur {n}",
      .flag_of = "la marque de {cell}",
      .modified_in = "le {n} dans {house}",
      .modified_in_says = "il y a un {n} dans {house}",
      .modified_cells = "les chiffres de chaque {n}",
      .modified_cells_say = "chaque {n} a un chiffre différent",
      .flags = "les marques des cases",
      .flags_say = "les marques des cases valent au plus {n}",
      .in_values = ", en comptant les valeurs",
      .excluded =
          "{rules_told}. Deux cases qui se voient ont des chiffres différents{sums_told}. "
          "Respecter tout cela{filled_too}{placed_too} exclut le reste : {effect}.",
      .sum_is = ", donc cette somme est {n}",
      .sum_between = ", donc cette somme est au moins {a} et au plus {b}",
      .holds_least = "{a}, donc avec au moins {n} parmi {digits}",
      .holds_most = "{a}, donc avec au plus {n} d'entre eux",
      .conflict = "Avec {a} dans {cells}, il ne resterait rien pour {b}",
      .conflicts = "Une partie des choix pour {cells} ne laisserait rien pour {b}",
      .balance_one = "{houses} totalise {n} en tout. {a}. Donc {lines}",
      .balance = "{houses} totalisent {n} en tout. {a}. Donc {lines}",
      .balance_joined = "{a} disent ensemble que {lines}",
      .comes_to = "{cells} totalise {n}",
      .come_to = "{cells} totalisent {n}",
      .come_to_as_much = "la somme de {cells} est égale à celle de {a}",
      .come_to_more = "la somme de {cells} dépasse de {n} celle de {a}",
      .left_for = "il reste {n} pour {cells}",
      .filled_come_to = ", et il y a en {cells} un total de {n}",
      .bounds = " {cells} totalisent au moins {a} et au plus {b}.",
      .bounds_alike = " {cells} totalisent {a}.",
      .reckons = "dit que {a}",
      .relation_rises = "monte à chaque pas",
      .relation_falls = "descend à chaque pas",
      .relation_alike = "n'a que des chiffres impairs, ou que des pairs",
      .relation_alternates = "alterne entre chiffres impairs et pairs",
      .relation_doubles = "double ou divise par deux à chaque pas",
      .relation_apart = "saute d'au moins {n} à chaque pas",
      .relation_near = "ne saute jamais de plus de {n}",
      .relation_differs = "monte ou descend de {n} à chaque pas",
      .relation_no_step = "ne saute jamais de {n}",
      .relation_adds = "totalise {n} pour deux voisins quelconques",
      .relation_no_sum = "ne totalise jamais {n} pour deux voisins",
      .relation_least = "totalise au moins {n} pour deux voisins quelconques",
      .relation_most = "totalise au plus {n} pour deux voisins quelconques",
      .relation_any = "met ses voisins en relation",
      .relation_example = "permet certains voisins, comme {a}, et pas d'autres, comme {b}",
      .relation_of_all = "relie ses cases deux à deux : {a}, par exemple, est permis, mais pas {b}",
      .automaton_example = "ne permet que certaines suites de chiffres, comme {a}",
      .inner_says = "{rule} en {cells} {a}",
      .inner_of_all = "{rule}",
      .other_choices = "l'un de {n} autres choix",
      .one_choice = "est celui-ci : {a}",
      .choice_for = "choix pour {cells}",
      .choice_at = "choix en {a}",
      .rule_leaves = "il ne reste pas d'autre voie pour {a}",
      .rule_needs = "pour {a}, il faut {digits} en {cells}",
      .rule_fails = "il ne reste aucune voie pour {a}",
      .now_leaves = "{a}, et il ne reste pas d'autre voie",
      .now_needs = "{a}, et il y faut {digits} en {cells}",
      .now_fails = "{a}, et c'est impossible",
      .sum_less = "le total dans {houses} sans {a} ({n} pour {cells})",
      .sum_less_of_one = "le total dans {houses} sans {a}",
      .can_only = "seulement {digits} en {cells}",

      .error = "Il y a une erreur dans la grille : revenez en arrière et cherchez-la.",
      .empty_cell = {"Regardez {cells}.",
                     "Il y a une erreur dans la grille : {cells} n'a plus de candidat.",
                     "{cells} n'a plus de candidat. {error}"},
      .no_place = {"Regardez {house}.",
                   "Il y a une erreur dans la grille : le {digit} n'a pas de place dans {house}.",
                   "Le {digit} n'a plus de place dans {house}. {error}"},
      .repeat = {"Regardez {cells}.", "Il y a une erreur dans la grille : {digits} est en {cells}.",
                 "{digits} est en {cells}, qui se voient. {error}"},
      .cells_short = {"Regardez {cells}.",
                      "Il y a une erreur dans la grille : {cells} ont trop peu de candidats.",
                      "{cells} n'ont ensemble que {digits} : trop peu de chiffres pour {n} cases. "
                      "{error}"},
      .digits_short = {"Regardez {house}.",
                       "Il y a une erreur dans la grille : {digits} ont trop peu de places dans "
                       "{house}.",
                       "{digits} n'ont que {cells} dans {house} : trop peu de places pour {n} "
                       "chiffres. {error}"},
      .rules_broken = {"Regardez {rules}.",
                       "Il y a une erreur dans la grille : il ne reste aucune voie pour {rules}.",
                       "{rules_told}. Rien de ce qui reste ne le permet. {error}"},
      .techniques = techniques(),
  };
  return catalogue;
}

}  // namespace clew::words::french
