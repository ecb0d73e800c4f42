// Sentences that say what each kind of constraint demands, in Spanish.
#include "logic/words/catalogue.h"
#include "model/kind_table.h"

namespace clew::words::spanish {
namespace {

using Kind = Constraint::Kind;

// clang-format off
constexpr KindName rules[] = {
    {Kind::main_diagonal, "no tiene ningún dígito dos veces"},
    {Kind::anti_diagonal, "no tiene ningún dígito dos veces"},
    {Kind::windows, "no tiene ningún dígito dos veces"},
    {Kind::disjoint, "no tiene ningún dígito dos veces"},
    {Kind::antiknight, "no tiene ningún dígito dos veces"},
    {Kind::antiking, "no tiene ningún dígito dos veces"},
    {Kind::nonconsecutive, "no tienen una diferencia de 1"},
    {Kind::diagonal_nonconsecutive, "no tienen una diferencia de 1"},
    {Kind::antitaxicab, "no tienen las dos el dígito que dice su distancia"},
    {Kind::taxicab, "están a {values} pasos una de otra, así que son distintas"},
    {Kind::no_difference, "no tienen punto entre sí, así que sus dígitos no piden ninguno"},
    {Kind::no_ratio, "no tienen punto entre sí, así que sus dígitos no piden ninguno"},
    {Kind::no_sum, "no tienen signo entre sí, así que no suman {values}"},
    {Kind::no_move_sum, "están demasiado cerca para formar una suma prohibida"},
    {Kind::global_entropy, "tienen un dígito bajo, uno medio y uno alto"},
    {Kind::global_modular, "tienen un dígito de cada resto por 3"},
    {Kind::flatmates, "cumplen la regla de los compañeros de piso"},
    {Kind::group, "no tiene ningún dígito dos veces"},
    {Kind::odd, "tiene un dígito impar"},
    {Kind::even, "tiene un dígito par"},
    {Kind::candidates, "deja {values}"},
    {Kind::minimum, "es menor que sus vecinas"},
    {Kind::maximum, "es mayor que sus vecinas"},
    {Kind::cage, "suma {values} sin repeticiones"},
    {Kind::product_cage, "tiene como producto {values} sin repeticiones"},
    {Kind::rellik, "no tiene dígitos que sumen {n}, ni repeticiones"},
    {Kind::equality_cage, "tiene tantos dígitos impares como pares y tantos bajos como altos, sin repeticiones"},
    {Kind::sum, "suma {n}"},
    {Kind::little_killer, "suma {n} a lo largo de su diagonal"},
    {Kind::arrow, "suma en cada brazo el número de su círculo"},
    {Kind::double_arrow, "suma por dentro lo mismo que sus dos extremos"},
    {Kind::difference, "dice que las dos celdas tienen una diferencia de {n}"},
    {Kind::ratio, "dice que una de las celdas es {times} la otra"},
    {Kind::pair_sum, "dice que las dos celdas suman {n}"},
    {Kind::greater, "dice que {a} es mayor que {b}"},
    {Kind::thermometer, "sube desde su bulbo"},
    {Kind::slow_thermometer, "nunca baja desde su bulbo"},
    {Kind::whispers, "salta al menos {n} a cada paso"},
    {Kind::palindrome, "se lee igual desde sus dos extremos"},
    {Kind::clone, "tiene los mismos dígitos en sus dos formas"},
    {Kind::same_values, "pide los mismos dígitos en cada grupo"},
    {Kind::renban, "tiene dígitos consecutivos en cualquier orden"},
    {Kind::nabner, "no tiene dos dígitos iguales o consecutivos"},
    {Kind::between, "queda entre sus dos extremos"},
    {Kind::lockout, "tiene extremos con una diferencia de al menos {n}, y nada intermedio por dentro"},
    {Kind::region_sum, "tiene la misma suma en cada uno de sus tramos"},
    {Kind::equal_sums, "tiene la misma suma en cada uno de sus tramos"},
    {Kind::sum_line, "se divide en tramos que suman {n} cada uno"},
    {Kind::zipper, "tiene la misma suma en cada dos celdas a igual distancia de su centro"},
    {Kind::entropic, "tiene un dígito bajo, uno medio y uno alto en cada tres celdas seguidas"},
    {Kind::modular, "tiene restos distintos por {n} en cada {n} celdas seguidas"},
    {Kind::sequence, "avanza siempre con el mismo paso"},
    {Kind::index_line, "dice en su n-ésima celda dónde lleva el dígito n"},
    {Kind::quadruple, "contiene {values}"},
    {Kind::contain, "contiene {values}"},
    {Kind::contain_exactly, "contiene exactamente {counts}"},
    {Kind::sandwich, "suma {n} entre {least} y {greatest}"},
    {Kind::lunchbox, "suma {n} entre su celda más baja y su celda más alta"},
    {Kind::x_sum, "suma {n} en tantas celdas como dice la primera"},
    {Kind::skyscraper, "dice que el número de torres más altas que todas las anteriores es {n}"},
    {Kind::hidden_skyscraper, "oculta {n} el primero tras una torre más alta"},
    {Kind::numbered_room, "tiene {n} en la celda hasta la que cuenta la primera"},
    {Kind::full_rank, "da a su línea el rango {n}"},
    {Kind::row_indexer, "dice dónde está su dígito"},
    {Kind::column_indexer, "dice dónde está su dígito"},
    {Kind::box_indexer, "dice dónde está su dígito"},
    {Kind::look_and_say, "contiene exactamente {counts}"},
    {Kind::counting_circles, "contiene cada dígito tantas veces como este dice"},
    {Kind::count_distinct, "dice cuántos dígitos distintos hay"},
    {Kind::count_alike, "dice cuántas celdas tienen el dígito de la primera"},
    {Kind::run_length, "cuenta las celdas hasta otro dígito"},
    {Kind::connected, "es de una sola pieza"},
    {Kind::chaos, "tiene cada dígito una vez en cada región de una sola pieza"},
    {Kind::modifier, "cambia los valores de algunas celdas"},
    {Kind::value_indexing, "dice en qué lugar de la línea está su dígito"},
    {Kind::pair, "relaciona a vecinos"},
    {Kind::every_pair, "relaciona celdas"},
    {Kind::automaton, "solo permite ciertas series de dígitos"},
    {Kind::either, "deja una opción"},
    {Kind::custom, "se aplica"},
};
// clang-format on
static_assert(has_row_of_each_kind(rules));

}  // namespace

std::string_view rule(Constraint::Kind kind) { return rules[static_cast<std::size_t>(kind)].name; }

}  // namespace clew::words::spanish
