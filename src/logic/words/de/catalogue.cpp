// German. Claims about candidates are short ("r1c1 = 5", "keine 5 in r1c1"), so that they stand after
// any conjunction as they are: German would turn a sentence round there. Houses go without an article
// and in the singular ("in Zeile 2 und 5"), so that they are the same in every case.
#include "logic/words/catalogue.h"

#ifdef __clang__
#pragma clang diagnostic error "-Wmissing-designated-field-initializers"  // no word is left out
#endif

namespace clew::words::german {

const Catalogue& catalogue() {
  static const Catalogue catalogue{
      .house_kinds_plural = {"Zeile", "Spalte", "Block", "Gebiet", "Diagonale", "Fenster",
                             "Gruppe"},
      .hidden = "Neben-{house}",
      .hidden_plural = "Neben-{house}",
      .of_named_grid = " des {n}gitters",
      .compass = {"Nordwest", "Nord", "Nordost", "West", "Mittel", "Ost", "Südwest", "Süd",
                  "Südost"},
      .comma = ", ",
      .both = " und ",
      .either = " oder ",
      .either_before_o = " oder ",
      .nor = " noch in ",
      .semicolon = "; ",
      .numbers = {"keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht",
                  "neun", "zehn"},
      .sentence_end = ". ",

      .is = "{cells} = {digits}",
      .is_not = "{cells} ≠ {digits}",
      .one_is = "{digits} in einer von {cells}",
      .none_is = "{digits} in keiner von {cells}",
      .neither_is = "{digits} weder in {cells}",
      .are = "{digits} in {cells}",
      .either_or = "entweder {a} oder {b}",
      .cannot = "keine {digits} in {cells}",
      .were = "{digits} in {cells}",
      .any_were = "{digits} in einer von {cells}",
      .has = "{cells} hat nur {digits}",
      .have = "{cells} haben zusammen nur {digits}",
      .has_house = "{digits} in {house} nur in {cells}",

      .if_ = "Wenn ",
      .then = ", dann ",
      .so = ", also ",
      .suppose = "Angenommen, {a}.",
      .suppose_more = "Dazu angenommen, {a}.",
      .in_case = "Wenn {a}:",
      .line = "{a}.",
      .settled = "nichts weiter zu zeigen",
      .last_candidate = "letzter Kandidat",
      .last_place = "letzter Platz in {house}",
      .last_places = "letzte Plätze in {house}",
      .locked_set = "{cells} haben zusammen nur {digits}",
      .why = " ({a})",
      .why_by = " ({a}, wegen {lines})",
      .by = " (wegen {lines})",
      .left_cell = "für {cells} bleibt nur {digits}",
      .left_house = "in {house} bleibt für {digits} nur {cells}",
      .and_also = ", und ",
      .set_says = "{a}, also {b}",
      .fails = "{a}.",
      .fails_so = "Dann {a}, also {b}",
      .fails_then = "{a}",
      .clash_cell = "hat {cells} keinen Kandidaten mehr",
      .clash_place = "hat {digits} keinen Platz mehr in {house}",
      .clash_twice = "steht {digits} in {house} zweimal, in {cells}",
      .clash_both = "steht {digits} in {cells}, die einander sehen",
      .clash_two = "ist {cells} zugleich {a} und {b}",
      .clash_cells = "haben {cells} zusammen nur noch {digits}, zu wenige",
      .clash_digits = "haben {digits} in {house} nur noch {cells}, zu wenige",
      .clash_self = "ist {cells} zugleich {digits} und nicht {digits}",
      .ends_same = "{digits} in {cells}",
      .ends = "Also {a}. ",
      .besides = " Das braucht auch {a}.",
      .besides_cell = "die Kandidaten von {cells}",
      .besides_house = "die Plätze für {digits} in {house}",
      .refuted = "{story}Dann {clash}. Also {effect}.",
      .agreed = "{cases}. {story}In jedem Fall: {effect}.",
      .loop =
          "{story}Damit wieder {start_node} wie am Anfang: Die Kette schließt sich zum Ring und "
          "gilt als Ganzes, in der einen Richtung oder in der anderen. Von je zwei Nachbarn darin, "
          "die nicht beide gelten können, gilt also einer: {effect}.",
      .one_end = "{story}{closing}So oder so: {effect}.",
      .two_chains = "{story}{closing}In jedem Fall: {effect}.",
      .kraken = "{story}Dann {left_for_bases}. Also {effect}.",
      .flat = "Von {start} bis {end} bleibt kein anderer Weg: {flat_facts}. Also {effect}.",
      .case_cell = "{cells} ist {digits}",
      .case_house = "In {house} steht {digits} in {cells}",
      .case_split = "{cells} ist {digits} oder nicht",

      .seen_in_house = "{digits} in {house}",
      .seen_in_cell = "{digits} in {cells}",
      .went_before = "; schon ausgeschlossen: {digits}",
      .many_went_before = "; alle anderen sind schon ausgeschlossen",
      .sees = "{cells} sieht {a}",
      .sees_nothing = "In {cells} schon ausgeschlossen: {digits}",
      .sees_nothing_of_many = "In {cells} sind alle anderen Ziffern schon ausgeschlossen",
      .no_other = "{cells} kann keine andere Ziffer haben",
      .unique_loop =
          "Hätten {pattern} nur {pair}, ließen sich die beiden Ziffern tauschen, und das Rätsel "
          "hätte zwei Lösungen. In einer der Zellen gilt also etwas anderes: {effect}.",
      .unique_loop_strong =
          "Hätten {pattern} nur {pair}, ließen sich die beiden Ziffern tauschen, und das Rätsel "
          "hätte zwei Lösungen. In {strong} hat {locked_digit} außerhalb dieser Zellen keinen "
          "Platz. Mit {opposite} bliebe ihnen also nichts als {pair}: {effect}.",
      .unique_loop_subset =
          "Hätten {pattern} nur {pair}, ließen sich die beiden Ziffern tauschen, und das Rätsel "
          "hätte zwei Lösungen. In einer von {guards} steht also ein anderer Kandidat. Mit diesen "
          "wirken die beiden wie eine Zelle und bilden mit {cells} eine nackte Menge: {effect}.",
      .unique_loop_guards =
          "Hätten {pattern} nur {pair}, ließen sich die beiden Ziffern tauschen, und das Rätsel "
          "hätte zwei Lösungen. Eine von {guards} ist also {digit}, und was sie alle sieht, ist es "
          "nicht: {effect}.",
      .crossing_house =
          "In {base} kann {digit} nur in {places} stehen, und diese liegen alle in {cover}. Der "
          "Rest von {cover} verliert sie also: {effect}.",
      .crossing_seen =
          "In {base} kann {digit} nur in {places} stehen. Was alle diese sieht, ist nicht {digit}: "
          "{effect}.",
      .crossing_value =
          "{places} ist {digit} und liegt in {cover}. Der Rest von {cover} verliert sie also: "
          "{effect}.",
      .digit_in_cells = "die {digit} in {places}",
      .digits_in_house = "die {digit} in {base}",
      .places_in_house = "{digits} in {house}",
      .places_and_cover = "{places} in {cover}",
      .base_alone = "{base}",
      .base_and_cover = "{base} mit {cover}",
      .wing_case = "Wenn {cells} = {digits}, dann {a}",
      .wing_more = "wenn {cells} = {digits}, dann {a}",
      .wing_itself = "ist es schon eine",
      .lines_of_digit = "{digits} in {houses}",
      .implied_lines =
          "{house} ist {cells}: {a} enthalten in {b} jede Ziffer je einmal; damit bleibt jede "
          "Ziffer einmal für diese Zellen.",
      .implied_corners =
          "{house} ist {cells}: {a} und {b} decken jede Zelle einmal und diese zweimal; damit "
          "bleibt jede Ziffer einmal für sie.",
      .implied_links =
          "{house} ist {cells}, die einander alle sehen: Keine Ziffer kann dort zweimal stehen.",
      .one_fin = "die Flosse {cells}",
      .fins = "die Flossen {cells}",
      .left_with = "bleibt für {base_digit} in {base} nur {cover}, und das ist zu wenig",
      .left_without = "hat {base_digit} nicht mehr überall in {base} einen Platz",
      .witnesses = " oder lässt einer dieser Zellen nichts: {holding_pincers}",
      .sets_in_a_ring =
          "Zwei fast gebundene Mengen: {holding_parts}. {story}Damit wieder {start_node} wie am "
          "Anfang: Jeder der beiden Mengen fehlt nur eine der zwei Ziffern, die sie verbinden, und "
          "sie enthält alle ihre anderen. Also {effect}.",

      .language = Language::german,
      .rule = rule,
      .no_repeats = "enthält keine Ziffer zweimal",
      .to_the_middle =
          "hat in je zwei Zellen, die gleich weit von seiner Mitte {middle} liegen, deren "
          "Ziffer als Summe",
      .twice = "das Doppelte",
      .times = "das {n}-Fache",
      .one_of = "eine {digit}",
      .some_of = "{n} {digit}",
      .rule_in = "{rule} in {cells}",
      .rule_from = "{rule} von {a} bis {b}",
      .rule_at = "{rule} bei {a}",
      .rule_along = "{rule} ab {a}",
      .cage_of = "{n}er-{rule}",
      .region_of = "Gebiet von {cell}",
      .region_number = "Gebiet {n}",
      .region_says = "Gebiet {n} hängt an Kanten zusammen und hat jede Ziffer einmal",
      .region_says_size =
          "Gebiet {n} hat {size} Zellen, die an Kanten zusammenhängen, und keine Ziffer zweimal",
      .region_order = "die Reihenfolge der Gebiete",
      .region_order_says = "die Gebiete sind in der Reihenfolge ihrer ersten Zellen nummeriert",
      .filled_too = " und {cells} zu füllen",
      .placed_too = " und {a} unterzubringen",
      .combinations = " Möglich nur noch: {a}.",
      .or_else = "; oder ",
      .doubler = "Verdoppler",
      .halver = "Halbierer",
      .negator = "Negator",
      .zero_cell = "Nullzelle",
      .modified_cell = "{n}-Zelle",
      .flag_of = "Marke von {cell}",
      .modified_in = "{n} in {house}",
      .modified_in_says = "in {house} gibt es genau 1 {n}",
      .modified_cells = "die Ziffern zu {n}",
      .modified_cells_say = "{n}: jede Zelle hat eine andere Ziffer",
      .flags = "die Marken der Zellen",
      .flags_say = "die Marken der Zellen sind höchstens {n}",
      .in_values = ", nach Werten gerechnet",
      .excluded =
          "{rules_told}. Zellen, die einander sehen, haben verschiedene Ziffern{sums_told}. All "
          "das einzuhalten{filled_too}{placed_too}, schließt den Rest aus: {effect}.",
      .sum_is = ", also ist diese Summe {n}",
      .sum_between = ", also liegt diese Summe zwischen {a} und {b}",
      .holds_least = "{a}, enthält also {n} oder mehr von {digits}",
      .holds_most = "{a}, enthält also höchstens {n} davon",
      .conflict = "Mit {a} in {cells} bliebe nichts für {b}",
      .conflicts = "Manches, was {cells} enthalten könnte, ließe nichts für {b}",
      .balance_one = "{houses} ergibt im Ganzen {n}. {a}. Das heißt, {lines}",
      .balance = "{houses} ergeben im Ganzen {n}. {a}. Das heißt, {lines}",
      .balance_joined = "{a} besagen zusammen: {lines}",
      .comes_to = "{cells} ergibt {n}",
      .come_to = "{cells} ergeben zusammen {n}",
      .come_to_as_much = "die Summe von {cells} ist so groß wie die von {a}",
      .come_to_more = "die Summe von {cells} ist um {n} größer als die von {a}",
      .left_for = "für {cells} bleibt {n}",
      .filled_come_to = ", und {cells} ergeben {n}",
      .bounds = " {cells} ergeben mindestens {a} und höchstens {b}.",
      .bounds_alike = " {cells} ergeben {a}.",
      .reckons = "besagt: {a}",
      .relation_rises = "steigt mit jedem Schritt",
      .relation_falls = "fällt mit jedem Schritt",
      .relation_alike = "enthält nur ungerade oder nur gerade Ziffern",
      .relation_alternates = "wechselt zwischen ungeraden und geraden Ziffern",
      .relation_doubles = "verdoppelt oder halbiert sich mit jedem Schritt",
      .relation_apart = "springt bei jedem Schritt um mindestens {n}",
      .relation_near = "springt nie um mehr als {n}",
      .relation_differs = "geht mit jedem Schritt um {n} hinauf oder hinab",
      .relation_no_step = "springt nie um {n}",
      .relation_adds = "ergibt in je zwei Nachbarn {n}",
      .relation_no_sum = "ergibt in keinen zwei Nachbarn {n}",
      .relation_least = "ergibt in je zwei Nachbarn mindestens {n}",
      .relation_most = "ergibt in je zwei Nachbarn höchstens {n}",
      .relation_any = "setzt Nachbarn in Beziehung",
      .relation_example = "erlaubt manche Nachbarn, wie {a}, und andere nicht, wie {b}",
      .relation_of_all = "verbindet je zwei der Zellen: {a} ist zum Beispiel erlaubt, {b} nicht",
      .automaton_example = "erlaubt nur bestimmte Folgen von Ziffern, wie {a}",
      .inner_says = "{rule} in {cells} {a}",
      .inner_of_all = "die Regel {rule}",
      .other_choices = "eine von {n} weiteren",
      .one_choice = "ist diese: {a}",
      .choice_for = "Wahl für {cells}",
      .choice_at = "Wahl bei {a}",
      .rule_leaves = "für {a} bleibt kein anderer Weg",
      .rule_needs = "{a} braucht {digits} in {cells}",
      .rule_fails = "bleibt für {a} kein Weg",
      .now_leaves = "{a}, und kein anderer Weg bleibt",
      .now_needs = "{a} und braucht {digits} in {cells}",
      .now_fails = "gilt nicht mehr: {a}",
      .sum_less = "die Summe von {houses} ohne {a} ({n} für {cells})",
      .sum_less_of_one = "die Summe von {houses} ohne {a}",
      .can_only = "für {cells} bleibt nur {digits}",

      .error = "Im Gitter steckt ein Fehler: Geh zurück und suche ihn.",
      .empty_cell = {"Sieh dir {cells} an.",
                     "Im Gitter steckt ein Fehler: {cells} hat keinen Kandidaten mehr.",
                     "{cells} hat keinen Kandidaten mehr. {error}"},
      .no_place = {"Sieh dir {house} an.",
                   "Im Gitter steckt ein Fehler: {digit} hat keinen Platz in {house}.",
                   "{digit} hat keinen Platz mehr in {house}. {error}"},
      .repeat = {"Sieh dir {cells} an.", "Im Gitter steckt ein Fehler: {digits} steht in {cells}.",
                 "{digits} steht in {cells}, die einander sehen. {error}"},
      .cells_short = {"Sieh dir {cells} an.",
                      "Im Gitter steckt ein Fehler: {cells} haben zu wenige Kandidaten.",
                      "{cells} haben zusammen nur {digits}: zu wenige Ziffern für {n} Zellen. "
                      "{error}"},
      .digits_short = {"Sieh dir {house} an.",
                       "Im Gitter steckt ein Fehler: {digits} haben zu wenige Plätze in {house}.",
                       "{digits} haben in {house} nur {cells}: zu wenige Plätze für {n} Ziffern. "
                       "{error}"},
      .rules_broken = {"Sieh dir {rules} an.",
                       "Im Gitter steckt ein Fehler: Für {rules} bleibt kein Weg.",
                       "{rules_told}. Mit dem, was übrig ist, geht das nicht. {error}"},
      .techniques = techniques(),
  };
  return catalogue;
}

}  // namespace clew::words::german
