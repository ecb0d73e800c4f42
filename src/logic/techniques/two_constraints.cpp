// Two constraints that share cells or houses: fillings of their cells that satisfy both.
//
//     sets 3 and 4, in box 2             4 in their common cell leaves 1 2 6 and 1 3 6 for the rest:
//                                        both need 1 and 6 in the box.
//
// Pairs with few open cells are filled by a small search (logic/ways.h), those that share most
// first. All other pairs, and the places of digits in the houses, are left to the solver of
// exclusions.cpp, which comes next.
#include "logic/techniques/rule_search.h"

namespace clew::logic {
namespace {

constexpr int most_open = 10;            // cells of a pair: more have too many fillings to be told
constexpr std::size_t patience = 2'000;  // nodes of a search; ten cells of six digits need 600
constexpr std::size_t most_pairs = 100;  // of a layout

// Takes back what one of the constraints excludes alone: that is a step of its own.
template <int W>
void keep_what_one_excludes(Finder<W>& f, RuleSearch<W>& search, std::span<const CellId> list,
                            std::span<const Ways::Part> parts) {
  auto& s = f.scratch.rules;
  std::vector<DigitSet> left = s.work;
  for (const Ways::Part& part : parts) {
    search.load(list);
    s.ways.look(f.frame.layout(), list, {&part, 1}, search.sees(), s.work, patience);
    for (const CellId c : list) left[c] = left[c] | (f.board.candidates(c) - s.work[c]);
  }
  s.work = std::move(left);
}

template <int W>
bool find_in_pairs(Finder<W>& f) {
  const auto& pieces = f.frame.rules()->pieces;
  auto& s = f.scratch.rules;
  if (!s.pairs)
    s.pairs = pairs_near(f.frame.layout(), *f.frame.rules(), most_pairs,
                         [&](std::uint32_t piece) { return !pieces[piece].tested; });
  RuleSearch search(f, Barren::pair);
  for (std::size_t i = 0; i < s.pairs->size(); ++i) {
    if (f.terms.stop.requested()) return true;
    const auto& [p, q] = (*s.pairs)[i];
    BitSet<W> cells;
    for (const std::uint32_t of : {p, q})
      for (const CellId c : pieces[of].cells) cells.add(c);
    cells &= f.board.open();
    if (cells.size() < 3 || cells.size() > most_open) continue;
    std::vector<CellId> list;
    std::ranges::set_union(pieces[p].cells, pieces[q].cells, std::back_inserter(list));
    search.load(list);
    if (search.is_barren(i)) continue;
    const Ways::Part parts[] = {{&pieces[p].parts, pieces[p].cells},
                                {&pieces[q].parts, pieces[q].cells}};
    const auto found = s.ways.look(f.frame.layout(), list, parts, search.sees(), s.work, patience);
    if (found == Ways::Found::fewer) keep_what_one_excludes(f, search, list, parts);
    f.begin().holds(unit_of(pieces[p]), Role::base);
    f.draft.holds(unit_of(pieces[q]), Role::base);
    const bool possible = found != Ways::Found::none;
    if (possible && !search.conclude()) {
      search.note_barren(i);
      continue;
    }
    search.tell_differ();
    std::uint64_t conflicts = 2'000;  // a longer proof is too hard to follow
    if (!search.is_left_with_rule(f.terms.wide ? nullptr : &conflicts) || !search.needs(2))
      search.note_barren(i);
    else if (!f.emit())
      return false;
  }
  return true;
}

}  // namespace

template <int W>
bool find_two_constraints(Finder<W>& f, int) {
  if (!f.frame.rules()) return true;
  return (f.terms.patient || find_in_pairs(f)) && find_exclusions(f, 2);
}

CLEW_TECHNIQUE(find_two_constraints)

}  // namespace clew::logic
