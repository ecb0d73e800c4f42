// The title and the sentences of each technique, in German.
#include "logic/words/catalogue.h"

namespace clew::words::german {
namespace {

using Id = TechniqueId;

constexpr std::string_view look_cell = "Sieh dir {cell} an.", look_house = "Sieh dir {house} an.",
                           look_base = "Sieh dir die {digit} in {base} an.",
                           look_digit = "Sieh dir die {digit} an.",
                           look_cells = "Sieh dir {cells} an.", look_pivot = "Sieh dir {pivot} an.",
                           look_start = "Sieh dir {start} an.",
                           look_pattern = "Sieh dir {pattern} an.",
                           look_forcing = "Sieh dir {forcing_from} an.";
constexpr std::string_view on_base = "{title} auf {digit}: {base}.",
                           on_crossing = "{title} auf {digit}: {base} in {cover}.",
                           on_strong = "{title} auf {digit}: {strong}.",
                           in_house = "{title}: {digits} in {house}.",
                           in_cells = "{title}: {digits} in {cells}.",
                           on_pair = "{title} auf {pair} in {pattern}.",
                           from_start = "{title} von {start} aus.",
                           from_pivot = "{title} von {pivot} aus auf {digit}.";
constexpr std::string_view single = "In {base} kann {digit} nur in {cell} stehen: {effect}.";
constexpr std::string_view locked =
    "In {base} kann {digit} nur in {places} stehen, und diese liegen alle in {cover}. Der Rest von "
    "{cover} verliert sie also: {effect}.";
constexpr std::string_view locked_subset =
    "{cells} haben zusammen nur {digits} und brauchen sie alle auf. Sie liegen gemeinsam in "
    "{cover}, "
    "und dort kann keine andere Zelle diese Ziffern haben: {effect}.";
constexpr std::string_view fish =
    "In {base} kann {digit} nur in {cover} stehen. {base} nehmen ihre {digit} jeweils in einer "
    "anderen davon, also haben {cover} ihre {digit} dort und nirgends sonst: {effect}.";
constexpr std::string_view finned =
    "In {base} kann {digit} nur in {cover} stehen, bis auf {fins}. Entweder steht {digit} dort, "
    "oder "
    "{cover} haben ihre {digit} in {base}. So oder so: {effect}.";
constexpr std::string_view siamese =
    "In {base} bildet {digit} zwei Fische mit Flossen zugleich. Sie teilen einige ihrer Deckungen, "
    "{cover}, aber nicht alle, und haben darum verschiedene Flossen. Jeder schließt aus, was seine "
    "eigenen Flossen sehen: {effect}.";
constexpr std::string_view kraken = "{kraken}";
constexpr std::string_view sectors =
    "{cells} fassen ihre Ziffern nur so oft: {covers_by_digit}, je einmal in jedem Haus. Das sind "
    "gerade so viele Ziffern wie Zellen. Alle stehen also dort und nirgends sonst in diesen "
    "Häusern: "
    "{effect}.";
constexpr std::string_view naked =
    "In {house} haben {cells} zusammen nur {digits}: {n} Zellen für {n} Ziffern. Keine andere "
    "Zelle, "
    "die sie alle sieht, kann eine davon haben: {effect}.";
constexpr std::string_view hidden =
    "In {house} können {digits} nur in {cells} stehen: {n} Ziffern für {n} Zellen. Sonst passt "
    "nichts hinein: {effect}.";
constexpr std::string_view two_ends = "{two_ends}";
constexpr std::string_view wing =
    "{holding_pivot}; {holding_pincers}. {wing}. Was alle diese sieht, ist also in keinem Fall "
    "{digit}: {effect}.";

constexpr std::string_view guarded =
    "Hätten {pattern} nur {pair}, ließen sich die beiden Ziffern tauschen, und das Rätsel hätte "
    "zwei "
    "Lösungen. Eine von {guards} ist also {digit}, und was sie alle sieht, ist es nicht: {effect}.";
constexpr std::string_view guarded_subset =
    "Hätten {pattern} nur {pair}, ließen sich die beiden Ziffern tauschen, und das Rätsel hätte "
    "zwei "
    "Lösungen. In einer von {guards} steht also ein anderer Kandidat. Mit diesen wirken die beiden "
    "wie eine Zelle und bilden mit {cells} eine nackte Menge: {effect}.";
constexpr std::string_view guarded_locked =
    "Hätten {pattern} nur {pair}, ließen sich die beiden Ziffern tauschen, und das Rätsel hätte "
    "zwei "
    "Lösungen. In {strong} hat {locked_digit} außerhalb dieser Zellen keinen Platz. Mit {opposite} "
    "bliebe den vieren also nichts als {pair}: {effect}.";

constexpr std::string_view leftovers =
    "In {base} kann {digit} nur in {cover} stehen, und das sind ebenso viele. {cover} haben ihre "
    "{digit} also alle dort, und was aus {base} herausragt, verliert sie: {effect}.";
constexpr std::string_view killer =
    "{shares_at_least}. Damit sind {cover_digits} in {house} aufgebraucht, wo jede nur einmal "
    "stehen kann: {effect}.";
constexpr std::string_view hidden_killer =
    "In {house} können {digits} nur in {cells} stehen. {shares_at_most}. Alle müssen also so viele "
    "davon enthalten, wie sie können: {effect}.";
constexpr std::string_view of_killer = "{title} aus {cover_digits} in {house}: {members}.",
                           of_hidden_killer = "{title} aus {digits} in {house}, mit {rules}.";
constexpr std::string_view look_rule = "Sieh dir {rule} an.", of_rule = "{title}: {rules_told}.";
constexpr std::string_view one_rule =
    "{rules_told}.{combinations}{bounds} Das schließt den Rest aus: {effect}.";

// clang-format off
constexpr Told rows[] = {
    {Id::full_house, look_house, "Full House: {house} hat nur noch eine offene Zelle.", "{cell} ist die letzte offene Zelle von {house}, und dort fehlt nur noch {value}: {effect}.", "Full House"},
    {Id::naked_single, look_cell, "Nackter Einer: {cell} hat nur einen Kandidaten.", "{because}. Nur {value} bleibt übrig: {effect}.", "Nackter Einer"},
    {Id::hidden_single_box, look_base, "Versteckter Einer: {digit} hat in {base} nur einen Platz.", single, "Versteckter Einer im Block"},
    {Id::hidden_single_line, look_base, "Versteckter Einer: {digit} hat in {base} nur einen Platz.", single, "Versteckter Einer in einer Linie"},
    {Id::pointing, look_base, "Pointing: Alle Plätze für {digit} in {base} liegen in {cover}.", locked, "Pointing"},
    {Id::claiming, look_base, "Claiming: Alle Plätze für {digit} in {base} liegen in {cover}.", locked, "Claiming"},
    {Id::crossing, "Sieh dir {crossing_from} an.", "Kreuzende Häuser auf {digit}: {crossing_name}.", "{crossing}", "Kreuzende Häuser"},
    {Id::law_of_leftovers, look_base, "{title} auf {digit}: {base} und {cover}.", leftovers, "Überhanggesetz"},
    {Id::multiple_lines, look_base, "{title} auf {digit}: {base} teilen sich {cover}.", "In {base} kann {digit} nur in {cover} stehen, und das sind ebenso viele. {cover} haben ihre {digit} also dort und verlieren sie anderswo: {effect}.", "Mehrfache Linien"},
    {Id::marked_cells, look_rule, of_rule, one_rule, "Markierte Zellen"},
    {Id::cage_combinations, look_rule, of_rule, one_rule, "Käfigkombinationen"},
    {Id::thermometer, look_rule, of_rule, one_rule, "Thermometer"},
    {Id::kropki_dots, look_rule, of_rule, one_rule, "Kropki-Punkte"},
    {Id::xv, look_rule, of_rule, one_rule, "XV"},
    {Id::inequality, look_rule, of_rule, one_rule, "Größer als"},
    {Id::whispers, look_rule, of_rule, one_rule, "Flüsterlinie"},
    {Id::arrow, look_rule, of_rule, one_rule, "Pfeil"},
    {Id::renban, look_rule, of_rule, one_rule, "Renban"},
    {Id::palindrome, look_rule, of_rule, one_rule, "Palindrom"},
    {Id::quadruple, look_rule, of_rule, one_rule, "Quadrupel"},
    {Id::innie, "Sieh dir {balance_houses} an.", "{title}: {balance_houses} ohne {rules}.", "{balance}: {effect}.", "Innie oder Outie"},
    {Id::locked_pair, look_cells, in_cells, locked_subset, "Gebundenes Paar"},
    {Id::locked_triple, look_cells, in_cells, locked_subset, "Gebundenes Tripel"},
    {Id::naked_pair, look_house, in_house, naked, "Nacktes Paar"},
    {Id::naked_triple, look_house, in_house, naked, "Nacktes Tripel"},
    {Id::naked_quad, look_house, in_house, naked, "Nacktes Quadrupel"},
    {Id::naked_set, look_house, "Nackte Menge, {n} Ziffern: {digits} in {house}.", naked, "Nackte Menge"},
    {Id::hidden_pair, look_house, in_house, hidden, "Verstecktes Paar"},
    {Id::hidden_triple, look_house, in_house, hidden, "Verstecktes Tripel"},
    {Id::hidden_quad, look_house, in_house, hidden, "Verstecktes Quadrupel"},
    {Id::hidden_set, look_house, "Versteckte Menge, {n} Ziffern: {digits} in {house}.", hidden, "Versteckte Menge"},
    {Id::nonconsecutive, look_rule, of_rule, one_rule, "Nicht aufeinanderfolgend"},
    {Id::between_line, look_rule, of_rule, one_rule, "Zwischenlinie"},
    {Id::entropic_line, look_rule, of_rule, one_rule, "Entropielinie"},
    {Id::region_sum, look_rule, of_rule, one_rule, "Gebietssumme"},
    {Id::zipper, look_rule, of_rule, one_rule, "Reißverschluss"},
    {Id::little_killer, look_rule, of_rule, one_rule, "Little Killer"},
    {Id::sandwich, look_rule, of_rule, one_rule, "Sandwich"},
    {Id::x_sum, look_rule, of_rule, one_rule, "X-Summe"},
    {Id::skyscraper_clue, look_rule, of_rule, one_rule, "Hochhauszahl"},
    {Id::numbered_room, look_rule, of_rule, one_rule, "Nummerierter Raum"},
    {Id::counting, look_rule, of_rule, one_rule, "Zählen"},
    {Id::other_rule, look_rule, of_rule, one_rule, "Andere Regel"},
    {Id::required_digit, look_rule, "{title}: {digit} in {rule}.", "{rules_told} und braucht {digit}. Was jeden Platz dafür sieht, kann nicht {digit} sein: {effect}.", "Nötige Ziffer"},
    {Id::killer_pair, look_house, of_killer, killer, "Killer-Paar"},
    {Id::killer_triple, look_house, of_killer, killer, "Killer-Tripel"},
    {Id::conflicting_combinations, look_house, "{title} in {house}: {members}.", "{members_told}. Sie liegen in {house}, wo sich keine Ziffer wiederholt. {conflict}: {effect}.", "Unverträgliche Kombinationen"},
    {Id::cage_splitting, look_rule, "{title}: {rule}; {balance_houses}.", "{balance}. {rule_told}. Beides zugleich, ohne gleiche Ziffern in Zellen, die einander sehen, schließt den Rest aus: {effect}.", "Geteilter Käfig"},
    {Id::innies_and_outies, "Sieh dir {balance_houses} an.", "{title}: {balance_houses} ohne {rules}.", "{balance}. Zellen, die einander sehen, haben verschiedene Ziffern. Das schließt den Rest aus: {effect}.", "Innies und Outies"},
    {Id::sum_bounds, "Sieh dir {rules} an.", "{title}: {rules}.", "{sum_told}. Zellen, die einander sehen, haben verschiedene Ziffern.{group_bounds} Beides zusammen schließt den Rest aus: {effect}.", "Summengrenzen"},
    {Id::partition, look_house, "Im Gitter steckt ein Fehler: {house} lässt sich nicht füllen.", "{house} lässt sich nicht füllen. {error}", "Aufteilung"},
    {Id::killer_quad, look_house, of_killer, killer, "Killer-Quadrupel"},
    {Id::hidden_killer_pair, look_house, of_hidden_killer, hidden_killer, "Verstecktes Killer-Paar"},
    {Id::hidden_killer_triple, look_house, of_hidden_killer, hidden_killer, "Verstecktes Killer-Tripel"},
    {Id::constraint_and_house, look_rule, "Eine Vorschrift mit ihren Häusern: {rules_told}.", "{rules_told}. Zellen, die einander sehen, haben verschiedene Ziffern.{bounds} Beides zusammen schließt den Rest aus: {effect}.", "Vorschrift und Haus"},
    {Id::x_wing, look_base, on_base, fish, "X-Wing"},
    {Id::swordfish, look_base, on_base, fish, "Schwertfisch"},
    {Id::jellyfish, look_base, on_base, fish, "Qualle"},
    {Id::squirmbag, look_base, on_base, fish, "Squirmbag"},
    {Id::whale, look_base, on_base, fish, "Wal"},
    {Id::leviathan, look_base, on_base, fish, "Leviathan"},
    {Id::finned_x_wing, look_base, on_base, finned, "X-Wing mit Flosse"},
    {Id::finned_swordfish, look_base, on_base, finned, "Schwertfisch mit Flosse"},
    {Id::finned_jellyfish, look_base, on_base, finned, "Qualle mit Flosse"},
    {Id::finned_squirmbag, look_base, on_base, finned, "Squirmbag mit Flosse"},
    {Id::finned_whale, look_base, on_base, finned, "Wal mit Flosse"},
    {Id::finned_leviathan, look_base, on_base, finned, "Leviathan mit Flosse"},
    {Id::sashimi_x_wing, look_base, on_base, finned, "Sashimi-X-Wing"},
    {Id::sashimi_swordfish, look_base, on_base, finned, "Sashimi-Schwertfisch"},
    {Id::sashimi_jellyfish, look_base, on_base, finned, "Sashimi-Qualle"},
    {Id::sashimi_squirmbag, look_base, on_base, finned, "Sashimi-Squirmbag"},
    {Id::sashimi_whale, look_base, on_base, finned, "Sashimi-Wal"},
    {Id::sashimi_leviathan, look_base, on_base, finned, "Sashimi-Leviathan"},
    {Id::skyscraper, look_digit, on_strong, two_ends, "Skyscraper"},
    {Id::two_string_kite, look_digit, on_strong, two_ends, "Two-String Kite"},
    {Id::turbot_fish, look_digit, on_strong, two_ends, "Turbot-Fisch"},
    {Id::empty_rectangle, look_base, "{title} auf {digit} in {base}.", two_ends, "Leeres Rechteck"},
    {Id::dual_two_string_kite, look_digit, on_strong, two_ends, "Doppelter Two-String Kite"},
    {Id::dual_empty_rectangle, look_digit, "{title} auf {digit}.", two_ends, "Doppeltes leeres Rechteck"},
    {Id::simple_colours_trap, look_digit, "Einfache Färbung auf {digit}: Einige Zellen sehen beide Farben.", "{digit} hat nur zwei Plätze in {colour_houses}. Also {colours}. Was beides sieht, ist in keinem der Fälle {digit}: {effect}.", "Einfache Färbung: Falle"},
    {Id::simple_colours_wrap, look_digit, "Einfache Färbung auf {digit}: Eine Farbe trifft auf sich selbst.", "{digit} hat nur zwei Plätze in {colour_houses}. Also {colours}. Zwei Zellen einer Farbe sehen einander, also ist diese Farbe falsch: {effect}.", "Einfache Färbung: Treffen"},
    {Id::multi_colours_1, look_digit, "Mehrfache Färbung auf {digit}: zwei Farbpaare.", "{digit} hat nur zwei Plätze in {colour_houses}. Also {colours}; und {second_colours}. Eine Farbe des ersten Paars sieht eine des zweiten, und beide können nicht gelten. Eine der beiden anderen gilt also: {effect}.", "Mehrfache Färbung 1"},
    {Id::multi_colours_2, look_digit, "Mehrfache Färbung auf {digit}: zwei Farbpaare.", "{digit} hat nur zwei Plätze in {colour_houses}. Also {colours}; und {second_colours}. Eine Farbe des ersten Paars sieht beide des zweiten, von denen eine gilt. Sie ist also falsch: {effect}.", "Mehrfache Färbung 2"},
    {Id::xy_wing, look_pivot, from_pivot, wing, "XY-Wing"},
    {Id::xyz_wing, look_pivot, from_pivot, wing, "XYZ-Wing"},
    {Id::wxyz_wing, look_pivot, from_pivot, wing, "WXYZ-Wing"},
    {Id::w_wing, look_cells, "W-Wing: {cells}, verbunden durch {strong}.", two_ends, "W-Wing"},
    {Id::remote_pair, look_start, "{title} von {start} bis {end}.", "{cells} haben alle nur {digits}, und jede sieht die nächste. Die Ziffern wechseln sich also ab: {start} und {end} enthalten zusammen beide, und was die zwei sieht, kann keine davon sein: {effect}.", "Entferntes Paar"},
    {Id::x_chain, look_digit, "{title} auf {digit}.", two_ends, "X-Kette"},
    {Id::xy_chain, look_start, "{title} von {start} bis {end}.", two_ends, "XY-Kette"},
    {Id::bivalue_forcing_chain, look_forcing, "{title} von {forcing_from} aus.", "{forced}", "Bivalue Forcing Chain"},
    {Id::continuous_nice_loop, look_start, "{title} durch {start}.", two_ends, "Continuous Nice Loop"},
    {Id::discontinuous_nice_loop, look_start, from_start, two_ends, "Discontinuous Nice Loop"},
    {Id::aic, look_start, "{title} von {start} bis {end}.", two_ends, "AIC"},
    {Id::grouped_continuous_nice_loop, look_start, "{title} durch {start}.", two_ends, "Grouped Continuous Nice Loop"},
    {Id::grouped_discontinuous_nice_loop, look_start, from_start, two_ends, "Grouped Discontinuous Nice Loop"},
    {Id::grouped_aic, look_start, "{title} von {start} bis {end}.", two_ends, "Grouped AIC"},
    {Id::uniqueness_1, look_pattern, on_pair, "Hätten {pattern} nur {pair}, ließen sich die beiden Ziffern tauschen, und das Rätsel hätte zwei Lösungen. Nur {target} hat andere Kandidaten, also gilt einer davon: {effect}.", "Eindeutigkeit Typ 1"},
    {Id::uniqueness_2, look_pattern, on_pair, guarded, "Eindeutigkeit Typ 2"},
    {Id::uniqueness_3, look_pattern, on_pair, guarded_subset, "Eindeutigkeit Typ 3"},
    {Id::uniqueness_4, look_pattern, on_pair, guarded_locked, "Eindeutigkeit Typ 4"},
    {Id::uniqueness_5, look_pattern, on_pair, guarded, "Eindeutigkeit Typ 5"},
    {Id::uniqueness_6, look_pattern, on_pair, guarded_locked, "Eindeutigkeit Typ 6"},
    {Id::hidden_rectangle, look_pattern, on_pair, guarded_locked, "Verstecktes Rechteck"},
    {Id::avoidable_rectangle_1, look_pattern, on_pair, "Keine von {pattern} war vorgegeben. Stünden darin nur {pair}, ließen sich die beiden Ziffern tauschen, und das Rätsel hätte zwei Lösungen. Die anderen sind schon so gefüllt, die letzte also nicht: {effect}.", "Vermeidbares Rechteck Typ 1"},
    {Id::avoidable_rectangle_2, look_pattern, on_pair, "Keine von {pattern} war vorgegeben. Stünden darin nur {pair}, ließen sich die beiden Ziffern tauschen, und das Rätsel hätte zwei Lösungen. {guards} können es also nicht beide vollenden: Eine von ihnen ist {digit}, und was beide sieht, ist es nicht: {effect}.", "Vermeidbares Rechteck Typ 2"},
    {Id::unique_loop, look_pattern, "{title} auf {pair}: {pattern}.", "{unique_loop}", "Eindeutige Schleife"},
    {Id::bug_plus_1, "Sieh dir das ganze Gitter an, und darin {target}: Fast alle offenen Zellen haben zwei Kandidaten.", "BUG+1: Alle offenen Zellen außer {target} haben zwei Kandidaten.", "Jede offene Zelle außer {target} hat zwei Kandidaten, und jede Ziffer hat in jedem Haus, in dem sie fehlt, zwei Plätze. Wäre es auch in {target} so, könnte jede Zelle die andere ihrer beiden nehmen, und das Rätsel hätte zwei Lösungen. Der überzählige Kandidat dort gilt also: {effect}.", "BUG+1"},
    {Id::bug_plus_n, "Sieh dir das ganze Gitter an, und darin {guards}: Fast alle offenen Zellen haben zwei Kandidaten.", "BUG+n: Alle offenen Zellen außer {guards} haben zwei Kandidaten.", "Jede offene Zelle außer {guards} hat zwei Kandidaten, und jede Ziffer hat in jedem Haus, in dem sie fehlt, zwei Plätze. Wäre es auch in {guards} so, könnte jede Zelle die andere ihrer beiden nehmen, und das Rätsel hätte zwei Lösungen. Einer der überzähligen Kandidaten dort gilt also. Welcher auch immer: {effect}.", "BUG+n"},
    {Id::constraints_in_house, "Sieh dir {rules} an.", "{title}: {rules}.", "{rules_told}. Zellen, die einander sehen, haben verschiedene Ziffern. All das einzuhalten{filled_too}, schließt den Rest aus: {effect}.", "Vorschriften im Haus"},
    {Id::constraint_and_houses, look_rule, "Eine Vorschrift mit allen Häusern: {rules_told}.", "{excluded}", "Vorschrift mit allen Häusern"},
    {Id::two_constraints, "Sieh dir {rules} an.", "{title} mit allen Häusern: {rules}.", "{excluded}", "Zwei Vorschriften"},
    {Id::constraints_together, "Sieh dir {rules} an.", "{title} mit allen Häusern: {rules}.", "{excluded}", "Vorschriften gemeinsam"},
    {Id::set_equivalence, look_base, "{title} auf {digit}: {base} gegen {cover}.", leftovers, "Mengengleichheit"},
    {Id::franken_x_wing, look_base, on_crossing, fish, "Franken-X-Wing"},
    {Id::franken_swordfish, look_base, on_crossing, fish, "Franken-Schwertfisch"},
    {Id::franken_jellyfish, look_base, on_crossing, fish, "Franken-Qualle"},
    {Id::franken_squirmbag, look_base, on_crossing, fish, "Franken-Squirmbag"},
    {Id::franken_whale, look_base, on_crossing, fish, "Franken-Wal"},
    {Id::franken_leviathan, look_base, on_crossing, fish, "Franken-Leviathan"},
    {Id::finned_franken_x_wing, look_base, on_crossing, finned, "Franken-X-Wing mit Flosse"},
    {Id::finned_franken_swordfish, look_base, on_crossing, finned, "Franken-Schwertfisch mit Flosse"},
    {Id::finned_franken_jellyfish, look_base, on_crossing, finned, "Franken-Qualle mit Flosse"},
    {Id::finned_franken_squirmbag, look_base, on_crossing, finned, "Franken-Squirmbag mit Flosse"},
    {Id::finned_franken_whale, look_base, on_crossing, finned, "Franken-Wal mit Flosse"},
    {Id::finned_franken_leviathan, look_base, on_crossing, finned, "Franken-Leviathan mit Flosse"},
    {Id::mutant_x_wing, look_base, on_crossing, fish, "Mutanten-X-Wing"},
    {Id::mutant_swordfish, look_base, on_crossing, fish, "Mutanten-Schwertfisch"},
    {Id::mutant_jellyfish, look_base, on_crossing, fish, "Mutanten-Qualle"},
    {Id::mutant_squirmbag, look_base, on_crossing, fish, "Mutanten-Squirmbag"},
    {Id::mutant_whale, look_base, on_crossing, fish, "Mutanten-Wal"},
    {Id::mutant_leviathan, look_base, on_crossing, fish, "Mutanten-Leviathan"},
    {Id::finned_mutant_x_wing, look_base, on_crossing, finned, "Mutanten-X-Wing mit Flosse"},
    {Id::finned_mutant_swordfish, look_base, on_crossing, finned, "Mutanten-Schwertfisch mit Flosse"},
    {Id::finned_mutant_jellyfish, look_base, on_crossing, finned, "Mutanten-Qualle mit Flosse"},
    {Id::finned_mutant_squirmbag, look_base, on_crossing, finned, "Mutanten-Squirmbag mit Flosse"},
    {Id::finned_mutant_whale, look_base, on_crossing, finned, "Mutanten-Wal mit Flosse"},
    {Id::finned_mutant_leviathan, look_base, on_crossing, finned, "Mutanten-Leviathan mit Flosse"},
    {Id::kraken_fish_1, "Sieh dir die {base_digit} in {base} an.", "Kraken-Fisch auf {base_digit}: {base}.", kraken, "Kraken-Fisch Typ 1"},
    {Id::kraken_fish_2, "Sieh dir die {base_digit} in {base} an.", "Kraken-Fisch auf {base_digit}: {base}.", kraken, "Kraken-Fisch Typ 2"},
    {Id::siamese_finned_x_wing, look_base, on_base, siamese, "Siamesischer X-Wing mit Flosse"},
    {Id::siamese_finned_swordfish, look_base, on_base, siamese, "Siamesischer Schwertfisch mit Flosse"},
    {Id::siamese_finned_jellyfish, look_base, on_base, siamese, "Siamesische Qualle mit Flosse"},
    {Id::siamese_finned_squirmbag, look_base, on_base, siamese, "Siamesischer Squirmbag mit Flosse"},
    {Id::siamese_finned_whale, look_base, on_base, siamese, "Siamesischer Wal mit Flosse"},
    {Id::siamese_finned_leviathan, look_base, on_base, siamese, "Siamesischer Leviathan mit Flosse"},
    {Id::siamese_sashimi_x_wing, look_base, on_base, siamese, "Siamesischer Sashimi-X-Wing"},
    {Id::siamese_sashimi_swordfish, look_base, on_base, siamese, "Siamesischer Sashimi-Schwertfisch"},
    {Id::siamese_sashimi_jellyfish, look_base, on_base, siamese, "Siamesische Sashimi-Qualle"},
    {Id::siamese_sashimi_squirmbag, look_base, on_base, siamese, "Siamesischer Sashimi-Squirmbag"},
    {Id::siamese_sashimi_whale, look_base, on_base, siamese, "Siamesischer Sashimi-Wal"},
    {Id::siamese_sashimi_leviathan, look_base, on_base, siamese, "Siamesischer Sashimi-Leviathan"},
    {Id::siamese_finned_franken_x_wing, look_base, on_base, siamese, "Siamesischer Franken-X-Wing mit Flosse"},
    {Id::siamese_finned_franken_swordfish, look_base, on_base, siamese, "Siamesischer Franken-Schwertfisch mit Flosse"},
    {Id::siamese_finned_franken_jellyfish, look_base, on_base, siamese, "Siamesische Franken-Qualle mit Flosse"},
    {Id::siamese_finned_franken_squirmbag, look_base, on_base, siamese, "Siamesischer Franken-Squirmbag mit Flosse"},
    {Id::siamese_finned_franken_whale, look_base, on_base, siamese, "Siamesischer Franken-Wal mit Flosse"},
    {Id::siamese_finned_franken_leviathan, look_base, on_base, siamese, "Siamesischer Franken-Leviathan mit Flosse"},
    {Id::siamese_finned_mutant_x_wing, look_base, on_base, siamese, "Siamesischer Mutanten-X-Wing mit Flosse"},
    {Id::siamese_finned_mutant_swordfish, look_base, on_base, siamese, "Siamesischer Mutanten-Schwertfisch mit Flosse"},
    {Id::siamese_finned_mutant_jellyfish, look_base, on_base, siamese, "Siamesische Mutanten-Qualle mit Flosse"},
    {Id::siamese_finned_mutant_squirmbag, look_base, on_base, siamese, "Siamesischer Mutanten-Squirmbag mit Flosse"},
    {Id::siamese_finned_mutant_whale, look_base, on_base, siamese, "Siamesischer Mutanten-Wal mit Flosse"},
    {Id::siamese_finned_mutant_leviathan, look_base, on_base, siamese, "Siamesischer Mutanten-Leviathan mit Flosse"},
    {Id::template_set, look_digit, "Schablonen auf {value}: Alle haben etwas gemeinsam.", "Alle Arten, diese zugleich unterzubringen, {bases_by_digit}, haben etwas gemeinsam: {effect}.", "Schablonen: setzen"},
    {Id::template_delete, look_digit, "Schablonen auf {digit}: Einige Zellen kommen in keiner vor.", "Keine Art, diese zugleich unterzubringen, {bases_by_digit}, nutzt diese Zellen: {effect}.", "Schablonen: streichen"},
    {Id::sue_de_coq, look_cells, "{title} in {cells}.", "{holding_parts}. Das sind so viele Ziffern wie Zellen, und keine davon passt in zwei der Zellen. Jede Ziffer füllt also eine der Zellen und fällt überall weg, von wo aus alle ihre Plätze dort zu sehen sind: {effect}.", "Sue de Coq"},
    {Id::als_xz, look_cells, "ALS-XZ: zwei fast gebundene Mengen in {cells}.", "{almost_locked_sets}", "ALS-XZ"},
    {Id::als_xy_wing, look_cells, "ALS-XY-Wing: drei fast gebundene Mengen in {cells}.", "{almost_locked_sets}", "ALS-XY-Wing"},
    {Id::als_chain, look_cells, "ALS-Kette: fast gebundene Mengen in {cells}.", "{almost_locked_sets}", "ALS-Kette"},
    {Id::death_blossom, look_forcing, "{title} von {forcing_from} aus, mit einer Menge von Zellen für jede Ziffer.", "{forced}", "Death Blossom"},
    {Id::aligned_pair_exclusion, "Sieh dir {target} mit {cells} an.", "{title}: {target} mit {cells}.", "{target} verträgt {digit} neben keinem Kandidaten von {cells}: {holding_cells}, und jeder davon sieht diese {digit}{witnesses}. Also {effect}.", "Aligned Pair Exclusion"},
    {Id::aligned_triplet_exclusion, "Sieh dir {target} mit {cells} an.", "{title}: {target} mit {cells}.", "Mit {digit} in {target} lassen sich {cells} auf keine Art füllen: {holding_cells}, und jede Art wiederholt eine Ziffer in Sichtweite{witnesses}. Also {effect}.", "Aligned Triplet Exclusion"},
    {Id::tridagon, "Sieh dir {twelve} an.", "{title} auf {three} in {twelve}.", "{twelve}, drei in jedem von vier Blöcken, können nicht nur {three} enthalten: Wie auch immer drei der Blöcke gefüllt werden, der vierte lässt sich dann nicht füllen. In {guards} steht also eine andere Ziffer: {effect}.", "Tridagon"},
    {Id::sk_loop, look_cells, "{title}: {cells}.", sectors, "SK-Schleife"},
    {Id::exocet, look_pivot, "{title} von {pivot} aus, mit den Zielen {ons}.", "Welche Ziffern {pivot} auch nehmen, diese brauchen {ons}: Ohne die beiden Zellen wäre nicht genug Platz für sie, {bases_by_digit}. {ons} nehmen also dieselben zwei Ziffern wie {pivot}: {effect}.", "Exocet"},
    {Id::multi_sector_locked_sets, look_cells, "{title}: {cells}.", sectors, "Multi-Sektor-Mengen"},
    {Id::nishio, "Sieh dir die {digit} an, und darunter die in {start}.", "Nishio: {digit} in {start} führt nicht weiter.", "{forced}", "Nishio"},
    {Id::forcing_chain_contradiction, look_start, "Forcing Chain von {start} aus: {start_node} führt zu einem Widerspruch.", "{forced}", "Forcing Chain, Widerspruch"},
    {Id::forcing_chain_verity, look_forcing, "Forcing Chains von {forcing_from} aus, die übereinstimmen.", "{forced}", "Forcing Chains, Übereinstimmung"},
    {Id::constraint_chain, "Sieh dir {start} und {rules} an.", "{title} von {start} aus mit {rules}: {start_node} führt zu einem Widerspruch.", "{forced}", "Vorschriftenkette"},
    {Id::forcing_net_contradiction, look_start, "Forcing Net von {start} aus: {start_node} führt zu einem Widerspruch.", "{forced}", "Forcing Net, Widerspruch"},
    {Id::forcing_net_verity, look_forcing, "Forcing Nets von {forcing_from} aus, die übereinstimmen.", "{forced}", "Forcing Nets, Übereinstimmung"},
    {Id::dynamic_forcing_net, look_forcing, "{title} von {forcing_from} aus: Einer allein reichen nicht weit genug.", "{forced}", "Dynamic Forcing Net"},
    {Id::nested_forcing_chain, look_start, "{title} von {start} aus: Darin scheitern andere Ketten.", "{forced}", "Nested Forcing Chain"},
    {Id::nested_forcing_net, look_start, "{title} von {start} aus: Darin scheitern andere Netze.", "{forced}", "Nested Forcing Net"},
    {Id::trial, look_start, "Eine Probe mit {start}: Nimmt man {start_node} an, führen Einer und gebundene Kandidaten zu einem Fehler.", "{forced}", "Probe"},
    {Id::nested_trial, look_start, "Eine verschachtelte Probe mit {start}: Nimmt man {start_node} an, führt das zu einem Fehler, mit Proben anderer Kandidaten darin.", "{forced}", "Verschachtelte Probe"},
};
// clang-format on
static_assert(are_all(rows), "each technique has its row, in their order");

}  // namespace

std::span<const Told> techniques() { return rows; }

}  // namespace clew::words::german
