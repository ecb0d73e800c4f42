// Sentences that say what each kind of constraint demands, in French.
#include "logic/words/catalogue.h"
#include "model/kind_table.h"

namespace clew::words::french {
namespace {

using Kind = Constraint::Kind;

// clang-format off
constexpr KindName rules[] = {
    {Kind::main_diagonal, "ne contient aucun chiffre deux fois"},
    {Kind::anti_diagonal, "ne contient aucun chiffre deux fois"},
    {Kind::windows, "ne contient aucun chiffre deux fois"},
    {Kind::disjoint, "ne contient aucun chiffre deux fois"},
    {Kind::antiknight, "ne contient aucun chiffre deux fois"},
    {Kind::antiking, "ne contient aucun chiffre deux fois"},
    {Kind::nonconsecutive, "ne diffèrent pas de 1"},
    {Kind::diagonal_nonconsecutive, "ne diffèrent pas de 1"},
    {Kind::antitaxicab, "n'ont pas toutes deux le chiffre qui dit leur distance"},
    {Kind::taxicab, "sont à {values} pas l'une de l'autre, donc différentes"},
    {Kind::no_difference, "n'ont pas de point entre elles, donc leurs chiffres n'en appellent aucun"},
    {Kind::no_ratio, "n'ont pas de point entre elles, donc leurs chiffres n'en appellent aucun"},
    {Kind::no_sum, "n'ont pas de signe entre elles, donc ne totalisent pas {values}"},
    {Kind::no_move_sum, "sont trop proches pour former une somme interdite"},
    {Kind::global_entropy, "contiennent un petit, un moyen et un grand chiffre"},
    {Kind::global_modular, "contiennent un chiffre de chaque reste par 3"},
    {Kind::flatmates, "respectent la règle des colocataires"},
    {Kind::group, "ne contient aucun chiffre deux fois"},
    {Kind::odd, "contient un chiffre impair"},
    {Kind::even, "contient un chiffre pair"},
    {Kind::candidates, "laisse {values}"},
    {Kind::minimum, "est plus petite que ses voisines"},
    {Kind::maximum, "est plus grande que ses voisines"},
    {Kind::cage, "totalise {values} sans répétition"},
    {Kind::product_cage, "a pour produit {values} sans répétition"},
    {Kind::rellik, "ne contient pas de chiffres qui totalisent {n}, et pas de répétition"},
    {Kind::equality_cage, "contient autant de chiffres impairs que de pairs et autant de petits que de grands, sans répétition"},
    {Kind::sum, "totalise {n}"},
    {Kind::little_killer, "totalise {n} le long de sa diagonale"},
    {Kind::arrow, "totalise sur chaque tige le nombre de son cercle"},
    {Kind::double_arrow, "totalise à l'intérieur autant que ses deux bouts"},
    {Kind::difference, "dit que les deux cases diffèrent de {n}"},
    {Kind::ratio, "dit que l'une des cases vaut {times} l'autre"},
    {Kind::pair_sum, "dit que les deux cases totalisent {n}"},
    {Kind::greater, "dit que {a} dépasse {b}"},
    {Kind::thermometer, "monte depuis son bulbe"},
    {Kind::slow_thermometer, "ne descend jamais depuis son bulbe"},
    {Kind::whispers, "saute d'au moins {n} à chaque pas"},
    {Kind::palindrome, "se lit de même depuis ses deux bouts"},
    {Kind::clone, "a les mêmes chiffres dans ses deux formes"},
    {Kind::same_values, "demande les mêmes chiffres dans chaque groupe"},
    {Kind::renban, "contient des chiffres consécutifs dans un ordre quelconque"},
    {Kind::nabner, "ne contient pas deux chiffres égaux ou consécutifs"},
    {Kind::between, "reste entre ses deux bouts"},
    {Kind::lockout, "a des bouts distants d'au moins {n}, et rien d'intermédiaire à l'intérieur"},
    {Kind::region_sum, "a la même somme dans chacun de ses morceaux"},
    {Kind::equal_sums, "a la même somme dans chacun de ses morceaux"},
    {Kind::sum_line, "se découpe en morceaux qui totalisent chacun {n}"},
    {Kind::zipper, "a la même somme dans deux cases quelconques à égale distance de son milieu"},
    {Kind::entropic, "a un petit, un moyen et un grand chiffre dans trois cases de suite quelconques"},
    {Kind::modular, "a des restes différents par {n} dans {n} cases de suite quelconques"},
    {Kind::sequence, "avance toujours du même pas"},
    {Kind::index_line, "dit dans sa n-ième case où elle porte le chiffre n"},
    {Kind::quadruple, "contient {values}"},
    {Kind::contain, "contient {values}"},
    {Kind::contain_exactly, "contient exactement {counts}"},
    {Kind::sandwich, "totalise {n} entre {least} et {greatest}"},
    {Kind::lunchbox, "totalise {n} entre sa plus petite et sa plus grande case"},
    {Kind::x_sum, "totalise {n} sur autant de cases que le dit la première"},
    {Kind::skyscraper, "dit que le nombre de tours plus hautes que toutes les précédentes est {n}"},
    {Kind::hidden_skyscraper, "cache {n} en premier derrière une tour plus haute"},
    {Kind::numbered_room, "a {n} dans la case jusqu'où compte la première"},
    {Kind::full_rank, "donne à sa ligne le rang {n}"},
    {Kind::row_indexer, "dit où se trouve son chiffre"},
    {Kind::column_indexer, "dit où se trouve son chiffre"},
    {Kind::box_indexer, "dit où se trouve son chiffre"},
    {Kind::look_and_say, "contient exactement {counts}"},
    {Kind::counting_circles, "contient chaque chiffre autant de fois que ce chiffre le dit"},
    {Kind::count_distinct, "dit combien il y a de chiffres différents"},
    {Kind::count_alike, "dit combien de cases ont le chiffre de la première"},
    {Kind::run_length, "compte les cases jusqu'à un autre chiffre"},
    {Kind::connected, "est d'un seul tenant"},
    {Kind::chaos, "a chaque chiffre une fois dans chaque région d'un seul tenant"},
    {Kind::modifier, "change les valeurs de certaines cases"},
    {Kind::value_indexing, "dit à quelle place de la ligne se trouve son chiffre"},
    {Kind::pair, "met des voisins en relation"},
    {Kind::every_pair, "met des cases en relation"},
    {Kind::automaton, "ne permet que certaines suites de chiffres"},
    {Kind::either, "laisse un choix"},
    {Kind::custom, "s'applique"},
};
// clang-format on
static_assert(has_row_of_each_kind(rules));

}  // namespace

std::string_view rule(Constraint::Kind kind) { return rules[static_cast<std::size_t>(kind)].name; }

}  // namespace clew::words::french
