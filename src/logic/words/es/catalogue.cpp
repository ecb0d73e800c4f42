// Spanish. Names of houses and constraints have their article, so no sentence has "de" or "a" before
// them. Sentences avoid agreement with what may be masculine or feminine, one or many.
#include "logic/words/catalogue.h"

#ifdef __clang__
#pragma clang diagnostic error "-Wmissing-designated-field-initializers"  // no word is left out
#endif

namespace clew::words::spanish {

const Catalogue& catalogue() {
  static const Catalogue catalogue{
      .house_kinds_plural = {"las filas", "las columnas", "las cajas", "las regiones",
                             "las diagonales", "las ventanas", "los grupos"},
      .hidden = "{house} adicional",
      .hidden_plural = "{house} adicionales",
      .of_named_grid = " de la cuadrícula {n}",
      .compass = {"noroeste", "norte", "noreste", "oeste", "central", "este", "suroeste", "sur",
                  "sureste"},
      .comma = ", ",
      .both = " y ",
      .either = " o ",
      .either_before_o = " u ",
      .nor = " ni ",
      .semicolon = "; ",
      .numbers = {"ningún", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho",
                  "nueve", "diez"},
      .sentence_end = ". ",

      .is = "{cells} es {digits}",
      .is_not = "{cells} no es {digits}",
      .one_is = "una de las celdas {cells} es {digits}",
      .none_is = "ninguna de las celdas {cells} es {digits}",
      .neither_is = "ni {cells} es {digits}",
      .are = "{cells} son {digits}",
      .either_or = "o bien {a}, o bien {b}",
      .cannot = "no puede haber {digits} en {cells}",
      .were = "{digits} en {cells}",
      .any_were = "{digits} en una de las celdas {cells}",
      .has = "{cells} solo tiene {digits}",
      .have = "{cells} solo tienen {digits} en conjunto",
      .has_house = "en {house}, el {digits} solo puede ir en {cells}",

      .if_ = "Si ",
      .then = ", entonces ",
      .so = ", así que ",
      .suppose = "Supongamos que {a}.",
      .suppose_more = "Supongamos además que {a}.",
      .in_case = "Si {a}:",
      .line = "{a}.",
      .settled = "no hay nada más que mostrar",
      .last_candidate = "último candidato",
      .last_place = "último lugar en {house}",
      .last_places = "últimos lugares en {house}",
      .locked_set = "{cells} solo tienen {digits} en conjunto",
      .why = " ({a})",
      .why_by = " ({a}, por {lines})",
      .by = " (por {lines})",
      .left_cell = "a {cells} solo le queda {digits}",
      .left_house = "en {house}, el {digits} está en {cells}",
      .and_also = ", y ",
      .set_says = "{a}, así que {b}",
      .fails = "{a}.",
      .fails_so = "Entonces {a}, así que {b}",
      .fails_then = "{a}",
      .clash_cell = "{cells} se queda sin candidatos",
      .clash_place = "el {digits} se queda sin lugar en {house}",
      .clash_twice = "en {house} hay dos veces {digits}, en {cells}",
      .clash_both = "{cells} son las dos {digits}, aunque se ven entre sí",
      .clash_two = "{cells} es a la vez {a} y {b}",
      .clash_cells = "a {cells} solo les queda {digits} en conjunto, y eso es demasiado poco",
      .clash_digits = "para {digits} solo queda {cells} en {house}, y eso es demasiado poco",
      .clash_self = "{cells} es {digits} y no lo es",
      .ends_same = "{cells} es {digits}",
      .ends = "Así que {a}. ",
      .besides = " También hace falta {a}.",
      .besides_cell = "tener en cuenta los candidatos de {cells}",
      .besides_house = "tener en cuenta los lugares para el {digits} en {house}",
      .refuted = "{story}Entonces {clash}. Así que {effect}.",
      .agreed = "{cases}. {story}En todos los casos, {effect}.",
      .loop =
          "{story}Entonces {start_node}, como al principio: la cadena forma un bucle y vale "
          "entera, "
          "en un sentido o en el otro. Así que, de dos vecinos del bucle que no pueden ser ciertos "
          "a la vez, uno lo es: {effect}.",
      .one_end = "{story}{closing}En ambos casos, {effect}.",
      .two_chains = "{story}{closing}En todos los casos, {effect}.",
      .kraken = "{story}Entonces {left_for_bases}. Así que {effect}.",
      .flat =
          "Desde {start} hasta {end}, esto no deja otro camino: {flat_facts}. Así que {effect}.",
      .case_cell = "{cells} es {digits}",
      .case_house = "en {house}, el {digits} está en {cells}",
      .case_split = "{cells} es {digits} o no lo es",

      .seen_in_house = "{digits} en {house}",
      .seen_in_cell = "{digits} en {cells}",
      .went_before = "; antes ya se excluyó {digits}",
      .many_went_before = "; antes ya se excluyó todo lo demás",
      .sees = "{cells} ve {a}",
      .sees_nothing = "En {cells}, antes ya se excluyó {digits}",
      .sees_nothing_of_many = "En {cells}, antes ya se excluyó todo otro dígito",
      .no_other = "{cells} no tiene otro dígito posible",
      .unique_loop =
          "Si {pattern} solo tuvieran {pair}, se podrían intercambiar los dos dígitos y el sudoku "
          "tendría dos soluciones. Así que en una de estas celdas vale otra cosa: {effect}.",
      .unique_loop_strong =
          "Si {pattern} solo tuvieran {pair}, se podrían intercambiar los dos dígitos y el sudoku "
          "tendría dos soluciones. En {strong}, el {locked_digit} no tiene lugar fuera de estas "
          "celdas. Así que, con {opposite}, solo les quedaría {pair}: {effect}.",
      .unique_loop_subset =
          "Si {pattern} solo tuvieran {pair}, se podrían intercambiar los dos dígitos y el sudoku "
          "tendría dos soluciones. Así que una de las celdas {guards} toma otro candidato. Con "
          "esos "
          "candidatos actúan como una sola celda y forman un conjunto desnudo con {cells}: "
          "{effect}.",
      .unique_loop_guards =
          "Si {pattern} solo tuvieran {pair}, se podrían intercambiar los dos dígitos y el sudoku "
          "tendría dos soluciones. Así que una de las celdas {guards} es {digit}, y lo que las ve "
          "todas no lo es: {effect}.",
      .crossing_house =
          "En {base}, el {digit} solo puede ir en {places}, siempre dentro de {cover}. Así que en "
          "{cover} se excluye fuera de ahí: {effect}.",
      .crossing_seen =
          "En {base}, el {digit} solo puede ir en {places}. Lo que ve todas estas celdas no es "
          "{digit}: {effect}.",
      .crossing_value =
          "{places} es {digit}, y está en {cover}. Así que en {cover} se excluye fuera de ahí: "
          "{effect}.",
      .digit_in_cells = "el {digit} en {places}",
      .digits_in_house = "los {digit} en {base}",
      .places_in_house = "los {digits} en {house}",
      .places_and_cover = "{places} en {cover}",
      .base_alone = "{base}",
      .base_and_cover = "{base} con {cover}",
      .wing_case = "Si {cells} es {digits}, entonces {a}",
      .wing_more = "si es {digits}, entonces {a}",
      .wing_itself = "ella misma lo es",
      .lines_of_digit = "{digits} en {houses}",
      .implied_lines =
          "{house} es {cells}: {a} tienen cada dígito una vez cada una en {b}, y eso deja cada "
          "dígito una vez para estas celdas.",
      .implied_corners =
          "{house} es {cells}: {a} y {b} cubren cada celda una vez, y estas celdas dos veces, y "
          "eso "
          "les deja cada dígito una vez.",
      .implied_links =
          "{house} es {cells}, y todas se ven entre sí: ningún dígito puede estar ahí dos veces.",
      .one_fin = "la aleta en {cells}",
      .fins = "las aletas en {cells}",
      .left_with = "en {base} solo queda {cover} para los {base_digit}, y eso es demasiado poco",
      .left_without = "en {base} ya no hay en todas partes un lugar para el {base_digit}",
      .witnesses = ", o deja sin nada a una de estas celdas: {holding_pincers}",
      .sets_in_a_ring =
          "Dos conjuntos casi bloqueados: {holding_parts}. {story}Entonces {start_node}, como al "
          "principio: a cada uno de los dos conjuntos le falta solo uno de los dos dígitos que los "
          "unen, y tiene todos los demás. Así que {effect}.",

      .language = Language::spanish,
      .rule = rule,
      .no_repeats = "no tiene ningún dígito dos veces",
      .to_the_middle =
          "dice que dos celdas a igual distancia de su centro, {middle}, lo tienen como suma",
      .twice = "dos veces",
      .times = "{n} veces",
      .one_of = "un {digit}",
      .some_of = "{n} {digit}",
      .rule_in = "{rule} en {cells}",
      .rule_from = "{rule} desde {a} hasta {b}",
      .rule_at = "{rule} en {a}",
      .rule_along = "{rule} desde {a}",
      .cage_of = "{rule} de {n}",
      .region_of = "la región de {cell}",
      .region_number = "la región {n}",
      .region_says = "la región {n} es de una sola pieza y tiene cada dígito una vez",
      .region_says_size =
          "la región {n} tiene {size} celdas de una sola pieza, y ningún dígito dos veces",
      .region_order = "el orden de las regiones",
      .region_order_says = "las regiones se numeran en el orden de su primera celda",
      .filled_too = " y rellenar {cells}",
      .placed_too = " y colocar {a}",
      .combinations = " Solo queda {a}.",
      .or_else = "; o ",
      .doubler = "duplicador",
      .halver = "divisor por dos",
      .negator = "negador",
      .zero_cell = "anulador",
      .modified_cell = "modificador {n}",
      .flag_of = "la marca de {cell}",
      .modified_in = "el {n} en {house}",
      .modified_in_says = "hay un {n} en {house}",
      .modified_cells = "los dígitos de cada {n}",
      .modified_cells_say = "cada {n} tiene un dígito distinto",
      .flags = "las marcas de las celdas",
      .flags_say = "las marcas de las celdas son como mucho {n}",
      .in_values = ", contando los valores",
      .excluded =
          "{rules_told}. Dos celdas que se ven tienen dígitos distintos{sums_told}. Cumplir todo "
          "eso{filled_too}{placed_too} excluye el resto: {effect}.",
      .sum_is = ", así que esa suma es {n}",
      .sum_between = ", así que esa suma es al menos {a} y como mucho {b}",
      .holds_least = "{a}, así que con al menos {n} de {digits}",
      .holds_most = "{a}, así que con {n} de ellos como mucho",
      .conflict = "Con {a} en {cells}, no quedaría nada para {b}",
      .conflicts = "Parte de las opciones para {cells} no dejaría nada para {b}",
      .balance_one = "{houses} suma {n} en total. {a}. Así que {lines}",
      .balance = "{houses} suman {n} en total. {a}. Así que {lines}",
      .balance_joined = "{a} juntas dicen que {lines}",
      .comes_to = "{cells} suma {n}",
      .come_to = "{cells} suman {n}",
      .come_to_as_much = "la suma de {cells} es igual que la de {a}",
      .come_to_more = "la suma de {cells} supera por {n} la de {a}",
      .left_for = "queda {n} para {cells}",
      .filled_come_to = ", y en {cells} hay un total de {n}",
      .bounds = " {cells} suman al menos {a} y como mucho {b}.",
      .bounds_alike = " {cells} suman {a}.",
      .reckons = "dice que {a}",
      .relation_rises = "sube a cada paso",
      .relation_falls = "baja a cada paso",
      .relation_alike = "tiene solo dígitos impares, o solo pares",
      .relation_alternates = "alterna entre dígitos impares y pares",
      .relation_doubles = "se duplica o se divide por dos a cada paso",
      .relation_apart = "salta al menos {n} a cada paso",
      .relation_near = "nunca salta más de {n}",
      .relation_differs = "sube o baja {n} a cada paso",
      .relation_no_step = "nunca salta {n}",
      .relation_adds = "suma {n} en cada dos vecinos",
      .relation_no_sum = "nunca suma {n} en dos vecinos",
      .relation_least = "suma al menos {n} en cada dos vecinos",
      .relation_most = "suma como mucho {n} en cada dos vecinos",
      .relation_any = "relaciona a sus vecinos",
      .relation_example = "permite algunos vecinos, como {a}, y otros no, como {b}",
      .relation_of_all = "relaciona sus celdas de dos en dos: {a}, por ejemplo, vale, pero {b} no",
      .automaton_example = "solo permite ciertas series de dígitos, como {a}",
      .inner_says = "{rule} en {cells} {a}",
      .inner_of_all = "{rule}",
      .other_choices = "una de otras {n} opciones",
      .one_choice = "es esta: {a}",
      .choice_for = "elección para {cells}",
      .choice_at = "elección en {a}",
      .rule_leaves = "no queda otro camino para {a}",
      .rule_needs = "para {a} hace falta {digits} en {cells}",
      .rule_fails = "no queda ningún camino para {a}",
      .now_leaves = "{a}, y no queda otro camino",
      .now_needs = "{a}, y hace falta {digits} en {cells}",
      .now_fails = "{a}, y eso es imposible",
      .sum_less = "el total en {houses} sin {a} ({n} para {cells})",
      .sum_less_of_one = "el total en {houses} sin {a}",
      .can_only = "solo puede haber {digits} en {cells}",

      .error = "Hay un error en la cuadrícula: vuelve atrás y búscalo.",
      .empty_cell = {"Mira {cells}.",
                     "Hay un error en la cuadrícula: {cells} se queda sin candidatos.",
                     "{cells} se queda sin candidatos. {error}"},
      .no_place = {"Mira {house}.",
                   "Hay un error en la cuadrícula: el {digit} no tiene lugar en {house}.",
                   "El {digit} se queda sin lugar en {house}. {error}"},
      .repeat = {"Mira {cells}.", "Hay un error en la cuadrícula: {digits} está en {cells}.",
                 "{digits} está en {cells}, que se ven entre sí. {error}"},
      .cells_short = {"Mira {cells}.",
                      "Hay un error en la cuadrícula: {cells} tienen demasiado pocos candidatos.",
                      "{cells} solo tienen {digits} en conjunto: demasiado pocos dígitos para {n} "
                      "celdas. {error}"},
      .digits_short = {"Mira {house}.",
                       "Hay un error en la cuadrícula: {digits} tienen demasiado pocos lugares en "
                       "{house}.",
                       "{digits} solo tienen {cells} en {house}: demasiado pocos lugares para {n} "
                       "dígitos. {error}"},
      .rules_broken = {"Mira {rules}.",
                       "Hay un error en la cuadrícula: no queda ningún camino para {rules}.",
                       "{rules_told}. Nada de lo que queda lo permite. {error}"},
      .techniques = techniques(),
  };
  return catalogue;
}

}  // namespace clew::words::spanish
