// German names of constraints and houses. They are used without an article, so each noun has the
// same form in every case.
#include "clew/constraint.h"
#include "clew/layout.h"
#include "model/kind_table.h"
#include "model/names.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

struct Row {
  Kind kind;
  std::string_view name;
};

constexpr Row rows[] = {
    {Kind::main_diagonal, "Diagonale ↘"},
    {Kind::anti_diagonal, "Diagonale ↗"},
    {Kind::windows, "Fenster"},
    {Kind::disjoint, "Getrennte Gruppe"},
    {Kind::antiknight, "Anti-Springer"},
    {Kind::antiking, "Anti-König"},
    {Kind::nonconsecutive, "Nachbarregel"},
    {Kind::diagonal_nonconsecutive, "schräge Nachbarregel"},
    {Kind::antitaxicab, "Taxiregel"},
    {Kind::taxicab, "Abstandsregel der Taxis"},
    {Kind::no_difference, "Punktregel"},
    {Kind::no_ratio, "Punktregel"},
    {Kind::no_sum, "Summenregel"},
    {Kind::no_move_sum, "Abstandsregel"},
    {Kind::global_entropy, "Entropieregel"},
    {Kind::global_modular, "Restregel"},
    {Kind::flatmates, "Mitbewohnerregel"},
    {Kind::group, "Gruppe"},
    {Kind::odd, "ungerade Zelle"},
    {Kind::even, "gerade Zelle"},
    {Kind::candidates, "vorgegebene Auswahl"},
    {Kind::minimum, "kleinste Zelle"},
    {Kind::maximum, "größte Zelle"},
    {Kind::cage, "Käfig"},
    {Kind::product_cage, "Produktkäfig"},
    {Kind::rellik, "Rellik-Käfig"},
    {Kind::equality_cage, "Gleichheitskäfig"},
    {Kind::sum, "Summe"},
    {Kind::little_killer, "Little Killer"},
    {Kind::arrow, "Pfeil"},
    {Kind::double_arrow, "Doppelpfeil"},
    {Kind::difference, "Differenzpunkt"},
    {Kind::ratio, "Kropki-Punkt"},
    {Kind::pair_sum, "Paarsumme"},
    {Kind::greater, "Größerzeichen"},
    {Kind::thermometer, "Thermometer"},
    {Kind::slow_thermometer, "langsames Thermometer"},
    {Kind::whispers, "Flüsterlinie"},
    {Kind::palindrome, "Palindrom"},
    {Kind::clone, "Klon"},
    {Kind::same_values, "Ziffernvergleich"},
    {Kind::renban, "Renban"},
    {Kind::nabner, "Nabner"},
    {Kind::between, "Zwischenlinie"},
    {Kind::lockout, "Sperrlinie"},
    {Kind::region_sum, "Gebietssumme"},
    {Kind::equal_sums, "Summenvergleich"},
    {Kind::sum_line, "Summenlinie"},
    {Kind::zipper, "Reißverschluss"},
    {Kind::entropic, "Entropielinie"},
    {Kind::modular, "Restlinie"},
    {Kind::sequence, "Folge"},
    {Kind::index_line, "Zeigerlinie"},
    {Kind::quadruple, "Quadrupel"},
    {Kind::contain, "Inhalt"},
    {Kind::contain_exactly, "Anzahlregel"},
    {Kind::sandwich, "Sandwich"},
    {Kind::lunchbox, "Lunchbox"},
    {Kind::x_sum, "X-Summe"},
    {Kind::skyscraper, "Hochhauszahl"},
    {Kind::hidden_skyscraper, "verdecktes Hochhaus"},
    {Kind::numbered_room, "Raumzahl"},
    {Kind::full_rank, "Rang"},
    {Kind::row_indexer, "Zeilenzeiger"},
    {Kind::column_indexer, "Spaltenzeiger"},
    {Kind::box_indexer, "Blockzeiger"},
    {Kind::look_and_say, "Zählkäfig"},
    {Kind::counting_circles, "Zählkreise"},
    {Kind::count_distinct, "Anzahl der Ziffern"},
    {Kind::count_alike, "Anzahl gleicher Ziffern"},
    {Kind::run_length, "Länge gleicher Ziffern"},
    {Kind::connected, "zusammenhängende Fläche"},
    {Kind::chaos, "Chaoskonstruktion"},
    {Kind::modifier, "Veränderung"},
    {Kind::value_indexing, "Zeiger"},
    {Kind::pair, "Paarregel"},
    {Kind::every_pair, "Paarregel"},
    {Kind::automaton, "Automat"},
    {Kind::either, "Auswahl"},
    {Kind::custom, "eigene Regel"},
};
static_assert(has_row_of_each_kind(rows));

}  // namespace

std::string_view name(Constraint::Kind kind, Language language) {
  return language == Language::german ? rows[static_cast<std::size_t>(kind)].name : name(kind);
}

std::string german_house_name(const House& house) {
  const bool alone = house.kind == HouseKind::diagonal && house.number <= 2 && house.complete;
  std::string name(german_houses[static_cast<std::size_t>(house.kind)]);
  name += alone ? (house.number == 1 ? " ↘" : " ↗") : " " + std::to_string(house.number);
  return house.grid ? name + " von Gitter " + std::to_string(house.grid) : name;
}

}  // namespace clew
