// Partition: n cells of a house with fewer than n digits between them, or n digits of a complete
// house with fewer than n places. That cannot be: the grid is in error, and this shows why.
//
//     12 12 12 | . . . | . . .    Three cells, two digits.
//     The plainest: a cell without candidates, a digit without a place, a value that repeats.
//
// The cells are those reached from one that can have no digit of its own (logic/hall.h).
#include "logic/hall.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
bool emit_cells(Finder<W>& f, HouseId h, Positions set) {
  DigitSet digits;
  f.begin();
  for (int p : Bits{set}) {
    const CellId c = f.frame.cell(h, p);
    f.draft.some_cell(c, Role::subset);
    digits = digits | f.board.candidates(c);
  }
  for (Digit d : digits) f.draft.one_in(h, d, Role::cover);
  return f.emit();
}

// Two cells that see each other have the same value.
template <int W>
bool find_repeat(Finder<W>& f) {
  for (int i = 0; i < f.frame.size(); ++i) {
    const auto c = static_cast<CellId>(i);
    if (!f.board.value(c)) continue;
    for (int j : f.frame.peers(c)) {
      const auto other = static_cast<CellId>(j);
      if (j < i || f.board.value(other) != f.board.value(c)) continue;
      f.begin().some_cell(c, Role::subset);
      f.draft.some_cell(other, Role::subset);
      f.one(c, other, f.board.value(c), Role::cover);
      if (!f.emit()) return false;
    }
  }
  return true;
}

}  // namespace

template <int W>
bool find_partition(Finder<W>& f, int) {
  if (f.board.in_error() && !find_repeat(f)) return false;
  if (f.board.in_error())
    for (int i : f.board.open()) {
      const auto c = static_cast<CellId>(i);
      if (!f.board.candidates(c).empty()) continue;
      f.begin().some_cell(c, Role::subset);
      if (!f.emit()) return false;
    }
  for (int i = 0; i < f.frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    if (!f.stale(h)) continue;
    Hall cells;
    cells.left = f.board.open(h);
    for (int p : Bits{cells.left}) cells.edges[p] = f.board.candidates(f.frame.cell(h, p)).bits;
    if (const int lost = cells.match(); lost >= 0 && cells.edges[lost])
      if (!emit_cells(f, h, cells.closure(lost))) return false;
    if (!f.frame.complete(h)) continue;
    Hall digits;
    digits.left = f.board.missing(h).bits;
    for (int d : Bits{digits.left}) digits.edges[d] = f.board.places(h, static_cast<Digit>(d + 1));
    if (const int lost = digits.match(); lost >= 0) {
      f.begin();
      for (Digit d : DigitSet{digits.closure(lost)}) f.draft.some_in(h, d, Role::subset);
      if (!f.emit()) return false;
    }
  }
  return true;
}

CLEW_TECHNIQUE(find_partition)

}  // namespace clew::logic
