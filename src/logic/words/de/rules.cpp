// Sentences that say what each kind of constraint demands, in German.
#include "logic/words/catalogue.h"
#include "model/kind_table.h"

namespace clew::words::german {
namespace {

using Kind = Constraint::Kind;

// clang-format off
constexpr KindName rules[] = {
    {Kind::main_diagonal, "enthält keine Ziffer zweimal"},
    {Kind::anti_diagonal, "enthält keine Ziffer zweimal"},
    {Kind::windows, "enthält keine Ziffer zweimal"},
    {Kind::disjoint, "enthält keine Ziffer zweimal"},
    {Kind::antiknight, "enthält keine Ziffer zweimal"},
    {Kind::antiking, "enthält keine Ziffer zweimal"},
    {Kind::nonconsecutive, "unterscheiden sich nicht um 1"},
    {Kind::diagonal_nonconsecutive, "unterscheiden sich nicht um 1"},
    {Kind::antitaxicab, "enthalten nicht beide die Ziffer, die sagt, wie weit sie auseinander liegen"},
    {Kind::taxicab, "sind {values} Schritte voneinander entfernt, also verschieden"},
    {Kind::no_difference, "haben keinen Punkt zwischen sich, also passen ihre Ziffern zu keinem"},
    {Kind::no_ratio, "haben keinen Punkt zwischen sich, also passen ihre Ziffern zu keinem"},
    {Kind::no_sum, "haben kein Zeichen zwischen sich, also ergeben sie nicht {values}"},
    {Kind::no_move_sum, "sind einander so nah, dass sie eine verbotene Summe nicht ergeben"},
    {Kind::global_entropy, "enthalten eine kleine, eine mittlere und eine große Ziffer"},
    {Kind::global_modular, "enthalten eine Ziffer mit jedem Rest bei 3"},
    {Kind::flatmates, "halten die Regel der Mitbewohner ein"},
    {Kind::group, "enthält keine Ziffer zweimal"},
    {Kind::odd, "enthält eine ungerade Ziffer"},
    {Kind::even, "enthält eine gerade Ziffer"},
    {Kind::candidates, "lässt {values}"},
    {Kind::minimum, "ist kleiner als ihre Nachbarn"},
    {Kind::maximum, "ist größer als ihre Nachbarn"},
    {Kind::cage, "ergibt {values} ohne Wiederholung"},
    {Kind::product_cage, "ergibt multipliziert {values} ohne Wiederholung"},
    {Kind::rellik, "enthält keine Ziffern, die zusammen {n} ergeben, und keine zweimal"},
    {Kind::equality_cage, "enthält so viele ungerade wie gerade und so viele kleine wie große Ziffern, keine zweimal"},
    {Kind::sum, "ergibt {n}"},
    {Kind::little_killer, "ergibt {n} entlang seiner Schrägen"},
    {Kind::arrow, "ergibt auf jedem Schaft die Zahl in seinem Kreis"},
    {Kind::double_arrow, "ergibt innen die Summe seiner beiden Enden"},
    {Kind::difference, "sagt, dass die beiden Zellen sich um {n} unterscheiden"},
    {Kind::ratio, "sagt, dass eine der beiden Zellen {times} der anderen ist"},
    {Kind::pair_sum, "sagt, dass die beiden Zellen zusammen {n} ergeben"},
    {Kind::greater, "sagt, dass {a} größer ist als {b}"},
    {Kind::thermometer, "steigt von der Kugel an"},
    {Kind::slow_thermometer, "fällt von der Kugel an nie"},
    {Kind::whispers, "springt bei jedem Schritt um mindestens {n}"},
    {Kind::palindrome, "liest sich von beiden Enden gleich"},
    {Kind::clone, "hat in beiden Formen dieselben Ziffern"},
    {Kind::same_values, "hat in jeder Gruppe dieselben Ziffern"},
    {Kind::renban, "enthält aufeinanderfolgende Ziffern in beliebiger Reihenfolge"},
    {Kind::nabner, "enthält keine zwei Ziffern, die gleich sind oder aufeinanderfolgen"},
    {Kind::between, "liegt zwischen ihren beiden Enden"},
    {Kind::lockout, "hat Enden, die sich um mindestens {n} unterscheiden, und innen nichts dazwischen"},
    {Kind::region_sum, "hat in jedem ihrer Teile dieselbe Summe"},
    {Kind::equal_sums, "hat in jedem Teil dieselbe Summe"},
    {Kind::sum_line, "zerfällt in Teile, die je {n} ergeben"},
    {Kind::zipper, "hat in je zwei Zellen, die gleich weit von der Mitte liegen, dieselbe Summe"},
    {Kind::entropic, "hat in je drei Zellen hintereinander eine kleine, eine mittlere und eine große Ziffer"},
    {Kind::modular, "hat in je {n} Zellen hintereinander verschiedene Reste bei {n}"},
    {Kind::sequence, "geht immer mit demselben Schritt weiter"},
    {Kind::index_line, "sagt in ihrer n-ten Zelle, wo auf ihr die Ziffer n steht"},
    {Kind::quadruple, "enthält {values}"},
    {Kind::contain, "enthält {values}"},
    {Kind::contain_exactly, "enthält genau {counts}"},
    {Kind::sandwich, "ergibt {n} zwischen {least} und {greatest}"},
    {Kind::lunchbox, "ergibt {n} zwischen ihrer kleinsten und ihrer größten Zelle"},
    {Kind::x_sum, "ergibt {n} über so viele Zellen, wie die erste sagt"},
    {Kind::skyscraper, "sagt, dass die Zahl der Türme, die höher sind als alle davor, {n} ist"},
    {Kind::hidden_skyscraper, "verbirgt {n} als Ersten hinter einem höheren Turm"},
    {Kind::numbered_room, "hat {n} in der Zelle, bis zu der die erste zählt"},
    {Kind::full_rank, "gibt dieser Linie den Platz {n} unter allen"},
    {Kind::row_indexer, "sagt, wo seine Ziffer steht"},
    {Kind::column_indexer, "sagt, wo seine Ziffer steht"},
    {Kind::box_indexer, "sagt, wo seine Ziffer steht"},
    {Kind::look_and_say, "enthält genau {counts}"},
    {Kind::counting_circles, "enthält jede Ziffer so oft, wie sie sagt"},
    {Kind::count_distinct, "zählt, wie viele verschiedene Ziffern es gibt"},
    {Kind::count_alike, "zählt die Zellen mit der Ziffer der ersten"},
    {Kind::run_length, "zählt Zellen bis zu einer mit anderer Ziffer"},
    {Kind::connected, "hängt an Kanten zusammen"},
    {Kind::chaos, "hat in jedem zusammenhängenden Gebiet jede Ziffer einmal"},
    {Kind::modifier, "verändert die Werte einiger Zellen"},
    {Kind::value_indexing, "sagt, an welcher Stelle der Linie seine Ziffer steht"},
    {Kind::pair, "setzt Nachbarn in Beziehung"},
    {Kind::every_pair, "setzt Zellen in Beziehung"},
    {Kind::automaton, "erlaubt nur bestimmte Folgen von Ziffern"},
    {Kind::either, "lässt eine Wahl"},
    {Kind::custom, "wird eingehalten"},
};
// clang-format on
static_assert(has_row_of_each_kind(rules));

}  // namespace

std::string_view rule(Constraint::Kind kind) { return rules[static_cast<std::size_t>(kind)].name; }

}  // namespace clew::words::german
