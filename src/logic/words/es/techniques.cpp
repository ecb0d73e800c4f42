// The title and the sentences of each technique, in Spanish.
#include "logic/words/catalogue.h"

namespace clew::words::spanish {
namespace {

using Id = TechniqueId;

constexpr std::string_view look_cell = "Mira {cell}.";
constexpr std::string_view look_house = "Mira {house}.";
constexpr std::string_view look_base = "Mira los {digit} en {base}.";
constexpr std::string_view look_digit = "Mira los {digit}.";
constexpr std::string_view look_cells = "Mira {cells}.";
constexpr std::string_view look_pivot = "Mira {pivot}.";
constexpr std::string_view look_start = "Mira {start}.";
constexpr std::string_view look_pattern = "Mira {pattern}.";
constexpr std::string_view look_forcing = "Mira {forcing_from}.";
constexpr std::string_view look_rule = "Mira {rule}.";
constexpr std::string_view look_rules = "Mira {rules}.";
constexpr std::string_view on_base = "{title} con {digit}: {base}.";
constexpr std::string_view on_crossing = "{title} con {digit}: {base} contra {cover}.";
constexpr std::string_view on_strong = "{title} con {digit}: {strong}.";
constexpr std::string_view in_house = "{title}: {digits} en {house}.";
constexpr std::string_view in_cells = "{title}: {digits} en {cells}.";
constexpr std::string_view on_pair = "{title} con {pair} en {pattern}.";
constexpr std::string_view from_start = "{title} desde {start}.";
constexpr std::string_view from_pivot = "{title} desde {pivot} con {digit}.";
constexpr std::string_view to_end = "{title} desde {start} hasta {end}.";
constexpr std::string_view single = "En {base}, el {digit} solo puede ir en {cell}: {effect}.";
constexpr std::string_view in_cover = "{title}: todos los {digit} en {base} están en {cover}.";
constexpr std::string_view locked =
    "En {base}, el {digit} solo puede ir en {places}, siempre dentro de {cover}. Así que en "
    "{cover} se excluye fuera de ahí: {effect}.";
constexpr std::string_view locked_subset =
    "{cells} solo tienen {digits} en conjunto y los usan todos. Estas celdas están juntas en "
    "{cover}, donde ninguna otra celda puede tener esos dígitos: {effect}.";
constexpr std::string_view fish =
    "En {base}, el {digit} solo puede ir en {cover}. En {base}, cada {digit} ocupa una distinta; "
    "así que en {cover} está ahí y en ningún otro lugar: {effect}.";
constexpr std::string_view finned =
    "En {base}, el {digit} solo puede ir en {cover}, salvo {fins}. O el {digit} está en una aleta, "
    "o {cover} tienen el suyo en {base}. En ambos casos, {effect}.";
constexpr std::string_view siamese =
    "En {base}, el {digit} forma dos peces con aleta a la vez. Comparten parte de sus coberturas, "
    "{cover}, pero no todas, y por eso tienen aletas distintas. Cada uno excluye lo que ven sus "
    "propias aletas: {effect}.";
constexpr std::string_view kraken = "{kraken}";
constexpr std::string_view sectors =
    "{cells} solo pueden tener sus dígitos un número limitado de veces: {covers_by_digit}, una vez "
    "en cada unidad. Son justo tantos dígitos como celdas. Así que todos se usan ahí, y en ningún "
    "otro lugar de estas unidades: {effect}.";
constexpr std::string_view naked =
    "En {house}, {cells} solo tienen {digits} en conjunto: {n} celdas para {n} dígitos. Ninguna "
    "otra celda que las ve todas puede tener uno de ellos: {effect}.";
constexpr std::string_view hidden =
    "En {house}, {digits} solo pueden ir en {cells}: {n} dígitos para {n} celdas. Nada más cabe "
    "ahí: {effect}.";
constexpr std::string_view two_ends = "{two_ends}";
constexpr std::string_view forced = "{forced}";
constexpr std::string_view excluded = "{excluded}";
constexpr std::string_view almost_locked = "{almost_locked_sets}";
constexpr std::string_view wing =
    "{holding_pivot}; {holding_pincers}. {wing}. Así que lo que ve todas estas celdas no es "
    "{digit} en ningún caso: {effect}.";
constexpr std::string_view guarded =
    "Si {pattern} solo tuvieran {pair}, se podrían intercambiar los dos dígitos y el sudoku "
    "tendría dos soluciones. Así que una de las celdas {guards} es {digit}, y lo que las ve todas "
    "no lo es: {effect}.";
constexpr std::string_view guarded_subset =
    "Si {pattern} solo tuvieran {pair}, se podrían intercambiar los dos dígitos y el sudoku "
    "tendría dos soluciones. Así que una de las celdas {guards} toma otro candidato. Con esos "
    "candidatos actúan como una sola celda y forman un conjunto desnudo con {cells}: {effect}.";
constexpr std::string_view guarded_locked =
    "Si {pattern} solo tuvieran {pair}, se podrían intercambiar los dos dígitos y el sudoku "
    "tendría dos soluciones. En {strong}, el {locked_digit} no tiene lugar fuera de estas celdas. "
    "Así que, con {opposite}, a las cuatro solo les quedaría {pair}: {effect}.";
constexpr std::string_view leftovers =
    "En {base}, el {digit} solo puede ir en {cover}, y son otras tantas. Así que en {cover} cada "
    "{digit} está ahí, y lo que sobresale, por no estar en {base}, lo pierde: {effect}.";
constexpr std::string_view killer =
    "{shares_at_least}. Eso agota {cover_digits} en {house}, donde solo hay un lugar para cada "
    "uno: {effect}.";
constexpr std::string_view hidden_killer =
    "En {house}, {digits} solo pueden ir en {cells}. {shares_at_most}. Así que en todas partes "
    "tiene que haber tantos como se pueda: {effect}.";
constexpr std::string_view of_killer = "{title} con {cover_digits} en {house}: {members}.";
constexpr std::string_view of_hidden_killer = "{title} con {digits} en {house}, junto con {rules}.";
constexpr std::string_view of_rule = "{title}: {rules_told}.";
constexpr std::string_view one_rule =
    "{rules_told}.{combinations}{bounds} Eso excluye el resto: {effect}.";

// clang-format off
constexpr Told rows[] = {
    {Id::full_house, look_house, "Última celda: {house} tiene una sola celda libre.", "{cell} es la última celda libre en {house}, donde solo falta {value}: {effect}.", "Última celda libre"},
    {Id::naked_single, look_cell, "{title}: {cell} tiene un solo candidato.", "{because}. Solo queda {value}: {effect}.", "Único desnudo"},
    {Id::hidden_single_box, look_base, "Único oculto: el {digit} tiene un solo lugar en {base}.", single, "Único oculto en una caja"},
    {Id::hidden_single_line, look_base, "Único oculto: el {digit} tiene un solo lugar en {base}.", single, "Único oculto en una línea"},
    {Id::pointing, look_base, in_cover, locked, "Candidatos bloqueados (pointing)"},
    {Id::claiming, look_base, in_cover, locked, "Candidatos bloqueados (claiming)"},
    {Id::crossing, "Mira {crossing_from}.", "{title} con {digit}: {crossing_name}.", "{crossing}", "Unidades cruzadas"},
    {Id::law_of_leftovers, look_base, "{title} con {digit}: {base} y {cover}.", leftovers, "Ley de los sobrantes"},
    {Id::multiple_lines, look_base, "{title} con {digit}: {base} y, en común, {cover}.", "En {base}, el {digit} solo puede ir en {cover}, y son otras tantas. Así que en {cover} cada {digit} está ahí, y se excluye en lo demás: {effect}.", "Líneas múltiples"},
    {Id::marked_cells, look_rule, of_rule, one_rule, "Celdas marcadas"},
    {Id::cage_combinations, look_rule, of_rule, one_rule, "Combinaciones de jaula"},
    {Id::thermometer, look_rule, of_rule, one_rule, "Termómetro"},
    {Id::kropki_dots, look_rule, of_rule, one_rule, "Puntos Kropki"},
    {Id::xv, look_rule, of_rule, one_rule, "XV"},
    {Id::inequality, look_rule, of_rule, one_rule, "Desigualdad"},
    {Id::whispers, look_rule, of_rule, one_rule, "Susurros"},
    {Id::arrow, look_rule, of_rule, one_rule, "Flecha"},
    {Id::renban, look_rule, of_rule, one_rule, "Renban"},
    {Id::palindrome, look_rule, of_rule, one_rule, "Palíndromo"},
    {Id::quadruple, look_rule, of_rule, one_rule, "Cuádruple"},
    {Id::innie, "Mira {balance_houses}.", "{title}: {balance_houses} sin {rules}.", "{balance}: {effect}.", "Celda interior o exterior"},
    {Id::locked_pair, look_cells, in_cells, locked_subset, "Par bloqueado"},
    {Id::locked_triple, look_cells, in_cells, locked_subset, "Trío bloqueado"},
    {Id::naked_pair, look_house, in_house, naked, "Par desnudo"},
    {Id::naked_triple, look_house, in_house, naked, "Trío desnudo"},
    {Id::naked_quad, look_house, in_house, naked, "Cuarteto desnudo"},
    {Id::naked_set, look_house, "{title}, {n} dígitos: {digits} en {house}.", naked, "Conjunto desnudo"},
    {Id::hidden_pair, look_house, in_house, hidden, "Par oculto"},
    {Id::hidden_triple, look_house, in_house, hidden, "Trío oculto"},
    {Id::hidden_quad, look_house, in_house, hidden, "Cuarteto oculto"},
    {Id::hidden_set, look_house, "{title}, {n} dígitos: {digits} en {house}.", hidden, "Conjunto oculto"},
    {Id::nonconsecutive, look_rule, of_rule, one_rule, "Vecinos no consecutivos"},
    {Id::between_line, look_rule, of_rule, one_rule, "Línea entre extremos"},
    {Id::entropic_line, look_rule, of_rule, one_rule, "Línea entrópica"},
    {Id::region_sum, look_rule, of_rule, one_rule, "Sumas por región"},
    {Id::zipper, look_rule, of_rule, one_rule, "Cremallera"},
    {Id::little_killer, look_rule, of_rule, one_rule, "Little killer"},
    {Id::sandwich, look_rule, of_rule, one_rule, "Sándwich"},
    {Id::x_sum, look_rule, of_rule, one_rule, "Suma X"},
    {Id::skyscraper_clue, look_rule, of_rule, one_rule, "Pista de rascacielos"},
    {Id::numbered_room, look_rule, of_rule, one_rule, "Habitación numerada"},
    {Id::counting, look_rule, of_rule, one_rule, "Recuento"},
    {Id::other_rule, look_rule, of_rule, one_rule, "Otra regla"},
    {Id::required_digit, look_rule, "{title}: {digit} para {rule}.", "{rules_told}, y no puede prescindir del {digit}. Lo que ve todos sus lugares no puede ser {digit}: {effect}.", "Dígito necesario"},
    {Id::killer_pair, look_house, of_killer, killer, "Par killer"},
    {Id::killer_triple, look_house, of_killer, killer, "Trío killer"},
    {Id::conflicting_combinations, look_house, "{title} en {house}: {members}.", "{members_told}. Todo eso está en {house}, donde ningún dígito se repite. {conflict}: {effect}.", "Combinaciones incompatibles"},
    {Id::cage_splitting, look_rule, "{title}: {rule}; {balance_houses}.", "{balance}. {rule_told}. Ambas cosas a la vez, sin dígitos repetidos entre celdas que se ven, excluyen el resto: {effect}.", "Jaula repartida"},
    {Id::innies_and_outies, "Mira {balance_houses}.", "{title}: {balance_houses} sin {rules}.", "{balance}. Dos celdas que se ven tienen dígitos distintos. Eso excluye el resto: {effect}.", "Celdas interiores y exteriores"},
    {Id::sum_bounds, "Mira {rules}.", "{title}: {rules}.", "{sum_told}. Dos celdas que se ven tienen dígitos distintos.{group_bounds} Todo junto, eso excluye el resto: {effect}.", "Límites de sumas"},
    {Id::partition, look_house, "Hay un error en la cuadrícula: no se puede rellenar {house}.", "No se puede rellenar {house}. {error}", "Reparto"},
    {Id::killer_quad, look_house, of_killer, killer, "Cuarteto killer"},
    {Id::hidden_killer_pair, look_house, of_hidden_killer, hidden_killer, "Par killer oculto"},
    {Id::hidden_killer_triple, look_house, of_hidden_killer, hidden_killer, "Trío killer oculto"},
    {Id::constraint_and_house, look_rule, "Una restricción con sus unidades: {rules_told}.", "{rules_told}. Dos celdas que se ven tienen dígitos distintos.{bounds} Todo junto, eso excluye el resto: {effect}.", "Restricción y unidad"},
    {Id::x_wing, look_base, on_base, fish, "X-Wing"},
    {Id::swordfish, look_base, on_base, fish, "Swordfish"},
    {Id::jellyfish, look_base, on_base, fish, "Jellyfish"},
    {Id::squirmbag, look_base, on_base, fish, "Squirmbag"},
    {Id::whale, look_base, on_base, fish, "Whale"},
    {Id::leviathan, look_base, on_base, fish, "Leviathan"},
    {Id::finned_x_wing, look_base, on_base, finned, "X-Wing con aleta"},
    {Id::finned_swordfish, look_base, on_base, finned, "Swordfish con aleta"},
    {Id::finned_jellyfish, look_base, on_base, finned, "Jellyfish con aleta"},
    {Id::finned_squirmbag, look_base, on_base, finned, "Squirmbag con aleta"},
    {Id::finned_whale, look_base, on_base, finned, "Whale con aleta"},
    {Id::finned_leviathan, look_base, on_base, finned, "Leviathan con aleta"},
    {Id::sashimi_x_wing, look_base, on_base, finned, "X-Wing sashimi"},
    {Id::sashimi_swordfish, look_base, on_base, finned, "Swordfish sashimi"},
    {Id::sashimi_jellyfish, look_base, on_base, finned, "Jellyfish sashimi"},
    {Id::sashimi_squirmbag, look_base, on_base, finned, "Squirmbag sashimi"},
    {Id::sashimi_whale, look_base, on_base, finned, "Whale sashimi"},
    {Id::sashimi_leviathan, look_base, on_base, finned, "Leviathan sashimi"},
    {Id::skyscraper, look_digit, on_strong, two_ends, "Rascacielos"},
    {Id::two_string_kite, look_digit, on_strong, two_ends, "Cometa"},
    {Id::turbot_fish, look_digit, on_strong, two_ends, "Turbot fish"},
    {Id::empty_rectangle, look_base, "{title} con {digit} en {base}.", two_ends, "Rectángulo vacío"},
    {Id::dual_two_string_kite, look_digit, on_strong, two_ends, "Cometa doble"},
    {Id::dual_empty_rectangle, look_digit, "{title} con {digit}.", two_ends, "Rectángulo vacío doble"},
    {Id::simple_colours_trap, look_digit, "Coloreado simple con {digit}: hay celdas que ven los dos colores.", "El {digit} tiene solo dos lugares en {colour_houses}. Así que {colours}. Lo que ve los dos no es {digit} en ningún caso: {effect}.", "Coloreado simple (trampa)"},
    {Id::simple_colours_wrap, look_digit, "Coloreado simple con {digit}: un color se encuentra consigo mismo.", "El {digit} tiene solo dos lugares en {colour_houses}. Así que {colours}. Dos celdas de un mismo color se ven, así que ese color es falso: {effect}.", "Coloreado simple (envoltura)"},
    {Id::multi_colours_1, look_digit, "Coloreado múltiple con {digit}: dos pares de colores.", "El {digit} tiene solo dos lugares en {colour_houses}. Así que {colours}; y {second_colours}. Un color del primer par ve uno del segundo, y no pueden ser ciertos los dos. Así que uno de los otros dos lo es: {effect}.", "Coloreado múltiple 1"},
    {Id::multi_colours_2, look_digit, "Coloreado múltiple con {digit}: dos pares de colores.", "El {digit} tiene solo dos lugares en {colour_houses}. Así que {colours}; y {second_colours}. Un color del primer par ve los dos del segundo, y uno de ellos es cierto. Así que es falso: {effect}.", "Coloreado múltiple 2"},
    {Id::xy_wing, look_pivot, from_pivot, wing, "XY-Wing"},
    {Id::xyz_wing, look_pivot, from_pivot, wing, "XYZ-Wing"},
    {Id::wxyz_wing, look_pivot, from_pivot, wing, "WXYZ-Wing"},
    {Id::w_wing, look_cells, "{title}: {cells}, con un enlace en {strong}.", two_ends, "W-Wing"},
    {Id::remote_pair, look_start, to_end, "{cells} tienen todas solo {digits}, y cada una ve la siguiente. Así que los dígitos se alternan: {start} y {end} tienen los dos entre ambas, y lo que las ve a las dos no puede ser ninguno: {effect}.", "Par remoto"},
    {Id::x_chain, look_digit, "{title} con {digit}.", two_ends, "X-Chain"},
    {Id::xy_chain, look_start, to_end, two_ends, "XY-Chain"},
    {Id::bivalue_forcing_chain, look_forcing, "{title} desde {forcing_from}.", forced, "Cadena forzada de dos valores"},
    {Id::continuous_nice_loop, look_start, "{title} por {start}.", two_ends, "Bucle continuo"},
    {Id::discontinuous_nice_loop, look_start, from_start, two_ends, "Bucle discontinuo"},
    {Id::aic, look_start, to_end, two_ends, "AIC (cadena de inferencias alternas)"},
    {Id::grouped_continuous_nice_loop, look_start, "{title} por {start}.", two_ends, "Bucle continuo agrupado"},
    {Id::grouped_discontinuous_nice_loop, look_start, from_start, two_ends, "Bucle discontinuo agrupado"},
    {Id::grouped_aic, look_start, to_end, two_ends, "AIC agrupada"},
    {Id::uniqueness_1, look_pattern, on_pair, "Si {pattern} solo tuvieran {pair}, se podrían intercambiar los dos dígitos y el sudoku tendría dos soluciones. Solo {target} tiene otros candidatos, así que uno de estos es cierto: {effect}.", "Rectángulo único tipo 1"},
    {Id::uniqueness_2, look_pattern, on_pair, guarded, "Rectángulo único tipo 2"},
    {Id::uniqueness_3, look_pattern, on_pair, guarded_subset, "Rectángulo único tipo 3"},
    {Id::uniqueness_4, look_pattern, on_pair, guarded_locked, "Rectángulo único tipo 4"},
    {Id::uniqueness_5, look_pattern, on_pair, guarded, "Rectángulo único tipo 5"},
    {Id::uniqueness_6, look_pattern, on_pair, guarded_locked, "Rectángulo único tipo 6"},
    {Id::hidden_rectangle, look_pattern, on_pair, guarded_locked, "Rectángulo oculto"},
    {Id::avoidable_rectangle_1, look_pattern, on_pair, "Ninguna de las celdas {pattern} estaba dada. Si solo hubiera {pair} en ellas, se podrían intercambiar los dos dígitos y el sudoku tendría dos soluciones. Las otras ya están rellenas así, conque la última no: {effect}.", "Rectángulo evitable tipo 1"},
    {Id::avoidable_rectangle_2, look_pattern, on_pair, "Ninguna de las celdas {pattern} estaba dada. Si solo hubiera {pair} en ellas, se podrían intercambiar los dos dígitos y el sudoku tendría dos soluciones. Así que {guards} no pueden completarlas ambas: una de las dos es {digit}, y lo que ve ambas no lo es: {effect}.", "Rectángulo evitable tipo 2"},
    {Id::unique_loop, look_pattern, "{title} con {pair}: {pattern}.", "{unique_loop}", "Bucle único"},
    {Id::bug_plus_1, "Mira toda la cuadrícula, y en ella {target}: casi todas las celdas libres tienen dos candidatos.", "BUG+1: todas las celdas libres salvo {target} tienen dos candidatos.", "Cada celda libre salvo {target} tiene dos candidatos, y cada dígito tiene dos lugares en cada unidad donde falta. Si fuera así también en {target}, cada celda podría tomar el otro de sus dos candidatos, y el sudoku tendría dos soluciones. Así que el candidato de más es cierto ahí: {effect}.", "BUG+1"},
    {Id::bug_plus_n, "Mira toda la cuadrícula, y en ella {guards}: casi todas las celdas libres tienen dos candidatos.", "BUG+n: todas las celdas libres salvo {guards} tienen dos candidatos.", "Cada celda libre salvo {guards} tiene dos candidatos, y cada dígito tiene dos lugares en cada unidad donde falta. Si fuera así también en {guards}, cada celda podría tomar el otro de sus dos candidatos, y el sudoku tendría dos soluciones. Así que uno de los candidatos de más es cierto ahí. Sea cual sea, {effect}.", "BUG+n"},
    {Id::constraints_in_house, look_rules, "{title}: {rules}.", "{rules_told}. Dos celdas que se ven tienen dígitos distintos. Cumplir todo eso{filled_too} excluye el resto: {effect}.", "Restricciones en una unidad"},
    {Id::constraint_and_houses, look_rule, "Una restricción con todas las unidades: {rules_told}.", excluded, "Restricción y todas las unidades"},
    {Id::two_constraints, look_rules, "{title} con todas las unidades: {rules}.", excluded, "Dos restricciones"},
    {Id::constraints_together, look_rules, "{title} con todas las unidades: {rules}.", excluded, "Restricciones juntas"},
    {Id::set_equivalence, look_base, "{title} con {digit}: {base} contra {cover}.", leftovers, "Equivalencia de conjuntos"},
    {Id::franken_x_wing, look_base, on_crossing, fish, "X-Wing Franken"},
    {Id::franken_swordfish, look_base, on_crossing, fish, "Swordfish Franken"},
    {Id::franken_jellyfish, look_base, on_crossing, fish, "Jellyfish Franken"},
    {Id::franken_squirmbag, look_base, on_crossing, fish, "Squirmbag Franken"},
    {Id::franken_whale, look_base, on_crossing, fish, "Whale Franken"},
    {Id::franken_leviathan, look_base, on_crossing, fish, "Leviathan Franken"},
    {Id::finned_franken_x_wing, look_base, on_crossing, finned, "X-Wing Franken con aleta"},
    {Id::finned_franken_swordfish, look_base, on_crossing, finned, "Swordfish Franken con aleta"},
    {Id::finned_franken_jellyfish, look_base, on_crossing, finned, "Jellyfish Franken con aleta"},
    {Id::finned_franken_squirmbag, look_base, on_crossing, finned, "Squirmbag Franken con aleta"},
    {Id::finned_franken_whale, look_base, on_crossing, finned, "Whale Franken con aleta"},
    {Id::finned_franken_leviathan, look_base, on_crossing, finned, "Leviathan Franken con aleta"},
    {Id::mutant_x_wing, look_base, on_crossing, fish, "X-Wing mutante"},
    {Id::mutant_swordfish, look_base, on_crossing, fish, "Swordfish mutante"},
    {Id::mutant_jellyfish, look_base, on_crossing, fish, "Jellyfish mutante"},
    {Id::mutant_squirmbag, look_base, on_crossing, fish, "Squirmbag mutante"},
    {Id::mutant_whale, look_base, on_crossing, fish, "Whale mutante"},
    {Id::mutant_leviathan, look_base, on_crossing, fish, "Leviathan mutante"},
    {Id::finned_mutant_x_wing, look_base, on_crossing, finned, "X-Wing mutante con aleta"},
    {Id::finned_mutant_swordfish, look_base, on_crossing, finned, "Swordfish mutante con aleta"},
    {Id::finned_mutant_jellyfish, look_base, on_crossing, finned, "Jellyfish mutante con aleta"},
    {Id::finned_mutant_squirmbag, look_base, on_crossing, finned, "Squirmbag mutante con aleta"},
    {Id::finned_mutant_whale, look_base, on_crossing, finned, "Whale mutante con aleta"},
    {Id::finned_mutant_leviathan, look_base, on_crossing, finned, "Leviathan mutante con aleta"},
    {Id::kraken_fish_1, "Mira los {base_digit} en {base}.", "Pez kraken con {base_digit}: {base}.", kraken, "Pez kraken tipo 1"},
    {Id::kraken_fish_2, "Mira los {base_digit} en {base}.", "Pez kraken con {base_digit}: {base}.", kraken, "Pez kraken tipo 2"},
    {Id::siamese_finned_x_wing, look_base, on_base, siamese, "X-Wing siamés con aleta"},
    {Id::siamese_finned_swordfish, look_base, on_base, siamese, "Swordfish siamés con aleta"},
    {Id::siamese_finned_jellyfish, look_base, on_base, siamese, "Jellyfish siamés con aleta"},
    {Id::siamese_finned_squirmbag, look_base, on_base, siamese, "Squirmbag siamés con aleta"},
    {Id::siamese_finned_whale, look_base, on_base, siamese, "Whale siamés con aleta"},
    {Id::siamese_finned_leviathan, look_base, on_base, siamese, "Leviathan siamés con aleta"},
    {Id::siamese_sashimi_x_wing, look_base, on_base, siamese, "X-Wing siamés sashimi"},
    {Id::siamese_sashimi_swordfish, look_base, on_base, siamese, "Swordfish siamés sashimi"},
    {Id::siamese_sashimi_jellyfish, look_base, on_base, siamese, "Jellyfish siamés sashimi"},
    {Id::siamese_sashimi_squirmbag, look_base, on_base, siamese, "Squirmbag siamés sashimi"},
    {Id::siamese_sashimi_whale, look_base, on_base, siamese, "Whale siamés sashimi"},
    {Id::siamese_sashimi_leviathan, look_base, on_base, siamese, "Leviathan siamés sashimi"},
    {Id::siamese_finned_franken_x_wing, look_base, on_base, siamese, "X-Wing siamés Franken con aleta"},
    {Id::siamese_finned_franken_swordfish, look_base, on_base, siamese, "Swordfish siamés Franken con aleta"},
    {Id::siamese_finned_franken_jellyfish, look_base, on_base, siamese, "Jellyfish siamés Franken con aleta"},
    {Id::siamese_finned_franken_squirmbag, look_base, on_base, siamese, "Squirmbag siamés Franken con aleta"},
    {Id::siamese_finned_franken_whale, look_base, on_base, siamese, "Whale siamés Franken con aleta"},
    {Id::siamese_finned_franken_leviathan, look_base, on_base, siamese, "Leviathan siamés Franken con aleta"},
    {Id::siamese_finned_mutant_x_wing, look_base, on_base, siamese, "X-Wing siamés mutante con aleta"},
    {Id::siamese_finned_mutant_swordfish, look_base, on_base, siamese, "Swordfish siamés mutante con aleta"},
    {Id::siamese_finned_mutant_jellyfish, look_base, on_base, siamese, "Jellyfish siamés mutante con aleta"},
    {Id::siamese_finned_mutant_squirmbag, look_base, on_base, siamese, "Squirmbag siamés mutante con aleta"},
    {Id::siamese_finned_mutant_whale, look_base, on_base, siamese, "Whale siamés mutante con aleta"},
    {Id::siamese_finned_mutant_leviathan, look_base, on_base, siamese, "Leviathan siamés mutante con aleta"},
    {Id::template_set, look_digit, "Plantillas con {value}: todas tienen algo en común.", "Todas las formas de colocar estos dígitos a la vez, {bases_by_digit}, tienen algo en común: {effect}.", "Plantillas (colocación)"},
    {Id::template_delete, look_digit, "Plantillas con {digit}: algunas celdas no están en ninguna.", "Ninguna forma de colocar estos dígitos a la vez, {bases_by_digit}, usa estas celdas: {effect}.", "Plantillas (eliminación)"},
    {Id::sue_de_coq, look_cells, "{title} en {cells}.", "{holding_parts}. Son tantos dígitos como celdas, y ninguno puede ir en dos de las celdas. Así que cada dígito ocupa una de las celdas, y se excluye donde se ven todos sus lugares: {effect}.", "Sue de Coq"},
    {Id::als_xz, look_cells, "ALS-XZ: dos conjuntos casi bloqueados en {cells}.", almost_locked, "ALS-XZ"},
    {Id::als_xy_wing, look_cells, "ALS-XY-Wing: tres conjuntos casi bloqueados en {cells}.", almost_locked, "ALS-XY-Wing"},
    {Id::als_chain, look_cells, "Cadena ALS: conjuntos casi bloqueados en {cells}.", almost_locked, "Cadena ALS"},
    {Id::death_blossom, look_forcing, "{title} desde {forcing_from}, con un conjunto de celdas para cada dígito.", forced, "Death Blossom"},
    {Id::aligned_pair_exclusion, "Mira {target} con {cells}.", "{title}: {target} con {cells}.", "{target} no puede ser {digit} junto a ningún candidato en {cells}: {holding_cells}, y cada uno ve ese {digit}{witnesses}. Así que {effect}.", "Exclusión de par alineado"},
    {Id::aligned_triplet_exclusion, "Mira {target} con {cells}.", "{title}: {target} con {cells}.", "Con {digit} en {target}, no hay forma de rellenar {cells}: {holding_cells}, y cada forma repite un dígito a la vista{witnesses}. Así que {effect}.", "Exclusión de trío alineado"},
    {Id::tridagon, "Mira {twelve}.", "{title} con {three} en {twelve}.", "{twelve}, tres en cada una de cuatro cajas, no pueden tener solo {three}: se rellenen como se rellenen tres de las cajas, la cuarta no tiene solución. Así que en {guards} tiene que haber otro dígito: {effect}.", "Tridagon"},
    {Id::sk_loop, look_cells, "{title}: {cells}.", sectors, "Bucle SK"},
    {Id::exocet, look_pivot, "{title} desde {pivot}, con sus objetivos en {ons}.", "Sean cuales sean los dígitos que toman {pivot}, necesitan {ons}: sin estas dos celdas no habría lugares bastantes para ellos, {bases_by_digit}. Así que {ons} toman los mismos dos dígitos que {pivot}: {effect}.", "Exocet"},
    {Id::multi_sector_locked_sets, look_cells, "{title}: {cells}.", sectors, "Conjuntos bloqueados multisector"},
    {Id::nishio, "Mira los {digit}, y entre ellos el de {start}.", "Nishio: {digit} en {start} no lleva a ninguna parte.", forced, "Nishio"},
    {Id::forcing_chain_contradiction, look_start, "Cadena forzada desde {start}: si {start_node}, se llega a una contradicción.", forced, "Cadena forzada (contradicción)"},
    {Id::forcing_chain_verity, look_forcing, "Cadenas forzadas desde {forcing_from}, que coinciden.", forced, "Cadenas forzadas (coincidencia)"},
    {Id::constraint_chain, "Mira {start}, y {rules}.", "{title} desde {start}, por {rules}: si {start_node}, se llega a una contradicción.", forced, "Cadena de restricciones"},
    {Id::forcing_net_contradiction, look_start, "Red forzada desde {start}: si {start_node}, se llega a una contradicción.", forced, "Red forzada (contradicción)"},
    {Id::forcing_net_verity, look_forcing, "Redes forzadas desde {forcing_from}, que coinciden.", forced, "Redes forzadas (coincidencia)"},
    {Id::dynamic_forcing_net, look_forcing, "{title} desde {forcing_from}: los únicos solos no llegan bastante lejos.", forced, "Red forzada dinámica"},
    {Id::nested_forcing_chain, look_start, "{title} desde {start}: dentro fallan otras cadenas.", forced, "Cadena forzada anidada"},
    {Id::nested_forcing_net, look_start, "{title} desde {start}: dentro fallan otras redes.", forced, "Red forzada anidada"},
    {Id::trial, look_start, "Un ensayo en {start}: si {start_node}, los únicos y los candidatos bloqueados llevan a un error.", forced, "Ensayo"},
    {Id::nested_trial, look_start, "Un ensayo anidado en {start}: si {start_node}, se llega a un error, con ensayos de otros candidatos dentro.", forced, "Ensayo anidado"},
};
// clang-format on
static_assert(are_all(rows), "each technique has its row, in their order");

}  // namespace

std::span<const Told> techniques() { return rows; }

}  // namespace clew::words::spanish
