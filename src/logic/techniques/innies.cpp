// The rule of 45: a complete house adds to the same number in every solution. Subtract from some
// houses the known sums within them, and the remaining cells have a known total: innies; cells
// outside count against them: outies.
//
//     Rows 1 and 2 add to 90, the cages in them to 83: r2c9, the one cell of no cage, is 7.
//
// With several cells left, each loses the candidates that do not fit, also by the houses that they
// share. Known since the first killers; JSudoku and SudokuWiki call differences of both IOD.
#include "logic/techniques/rule_search.h"

namespace clew::logic {

namespace {

// Places the digit if one is left for the last open cell.
template <int W>
bool settle(Finder<W>& f, const Balance& balance) {
  for (const CellId c : balance.cells) {
    const DigitSet left = f.scratch.rules.work[c];
    if (f.board.value(c) || left.size() != 1 || !f.wanted(left.first())) continue;
    if (f.board.candidates(c) == left) continue;  // a naked single
    f.begin().place(c, left.first());
    f.draft.adds_all(balance.of);
    return true;
  }
  return false;
}

}  // namespace

template <int W>
bool find_innies(Finder<W>& f, int most_cells) {
  if (!f.frame.rules()) return true;
  const Layout& layout = f.frame.layout();
  const auto& balances = f.frame.rules()->balances;
  auto& s = f.scratch.rules;
  RuleSearch search(f, Barren::balance);
  for (std::size_t i = 0; i < balances.size(); ++i) {
    const Balance& balance = balances[i];
    int open = 0;
    for (const CellId c : balance.cells) open += f.board.value(c) == 0;
    if (open == 0 || open > most_cells) continue;
    search.load(balance.cells);
    if (search.is_barren(i)) continue;
    f.begin();
    f.draft.adds_all(balance.of);
    bool possible = s.narrower.narrow(layout, balance.parts, s.work), differs = false;
    if (possible && !search.conclude() && open > 1) {
      const Ways::Part parts[] = {{&balance.parts, balance.cells}};
      const auto found = s.ways.look(layout, balance.cells, parts, search.sees(), s.work, 2000);
      possible = found != Ways::Found::none;
      differs = search.conclude() || !possible;
    }
    const bool placed = possible && open == 1 && settle(f, balance);
    if (possible && !f.draft.has_conclusion()) {
      search.note_barren(i);
      continue;
    }
    if (differs && !placed) {
      search.tell_differ();
      if (!search.is_left_with_rule()) continue;
    }
    if (!f.emit()) return false;
  }
  return true;
}

template <int W>
bool find_sum(Finder<W>& f, int) {
  if (!f.frame.rules()) return true;
  constexpr int few = 5;  // open cells, of which it matters that they differ
  constexpr std::size_t patience = 500;
  const Layout& layout = f.frame.layout();
  auto& s = f.scratch.rules;
  const auto& balances = f.frame.rules()->balances;
  RuleSearch search(f, Barren::sum);
  for (std::size_t i = 0; i < balances.size(); ++i) {
    const Balance& balance = balances[i];
    search.load(balance.cells);
    if (search.is_barren(i) || search.is_barren(i, Barren::balance)) continue;
    int open = 0;
    for (const CellId c : balance.cells) open += f.board.value(c) == 0;
    f.begin();
    f.draft.adds_all(balance.of);
    bool possible = s.narrower.narrow(layout, balance.parts, s.work);
    if (possible && !search.conclude()) {
      const Ways::Part parts[] = {{&balance.parts, balance.cells}};
      possible = open <= few ? s.ways.look(layout, balance.cells, parts, search.sees(), s.work,
                                           patience) != Ways::Found::none
                             : s.narrower.narrow(layout, balance.apart, s.work);
      if (!possible || search.conclude()) search.tell_differ();
    }
    if (possible && !f.draft.has_conclusion())
      search.note_barren(i);
    else if (!f.emit())
      return false;
  }
  return true;
}

CLEW_TECHNIQUE(find_innies)
CLEW_TECHNIQUE(find_sum)

}  // namespace clew::logic
