// Subsets: n cells of a house with n digits between them (naked), or n digits of a complete house
// with n places between them (hidden). Pairs, triples, quads and on.
//
//     12 .  12 | 123 . .  | ...    The two cells 12 use up 1 and 2 in row 1: the cell 123 is 3.
//     The cells need not all hold all digits: 12, 23, 13 are a naked triple.
//
// A naked subset's digit goes from every cell that sees all of the subset's cells that hold it,
// which may be more than the house. When two or three cells lie in two houses at once and take
// digits from both, the subset is called locked. Sets are found as closures (logic/hall.h), so a
// subset that only contains a smaller one is not listed again. Known since 2005, as *disjoint
// subsets* or *n-tuples*.
#include "logic/hall.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
Hall cells_of(const Finder<W>& f, HouseId h) {
  Hall hall;
  hall.left = f.board.open(h);
  for (int p : Bits{hall.left}) hall.edges[p] = f.board.candidates(f.frame.cell(h, p)).bits;
  return hall;
}

template <int W>
Hall digits_of(const Finder<W>& f, HouseId h) {
  Hall hall;
  hall.left = f.board.missing(h).bits;
  for (int d : Bits{hall.left}) hall.edges[d] = f.board.places(h, static_cast<Digit>(d + 1));
  return hall;
}

constexpr bool has_size(std::uint64_t set, int size) {
  const int n = std::popcount(set);
  return size ? n == size : n >= 5;
}

// The second house that holds all these cells, or -1.
template <int W>
int second_house(const Frame<W>& frame, HouseId h, const BitSet<W>& cells) {
  for (const Seat& seat : frame.seats(static_cast<CellId>(cells.first())))
    if (seat.house != h && cells.within(frame.cells(seat.house))) return seat.house;
  return -1;
}

// Cells that see all these cells, but not through one house.
template <int W>
BitSet<W> across(const Finder<W>& f, const BitSet<W>& cells) {
  BitSet<W> result = f.common_peers(cells);
  for (const Seat& seat : f.frame.seats(static_cast<CellId>(cells.first())))
    if (cells.within(f.frame.cells(seat.house))) result -= f.frame.cells(seat.house);
  return result;
}

// The step that this naked subset of h makes, if any; as a locked subset of h and another house
// when that is given.
template <int W>
bool emit_naked(Finder<W>& f, HouseId h, Positions set, DigitSet own, int other) {
  using Cells = BitSet<W>;
  const Cells cells = f.frame.cells(h, set);
  DigitSet digits;
  for (int c : cells) digits = digits | f.board.candidates(static_cast<CellId>(c));
  f.begin();
  for (int c : cells) f.draft.some_cell(static_cast<CellId>(c), Role::subset);
  bool here = false, there = false, needed = false;
  DigitSet only_across;  // digits that nothing in these houses loses
  for (Digit d : digits) {
    const Cells holders = cells & f.board.places(d), rest = f.board.places(d) - cells;
    const Cells in_house = rest & f.frame.cells(h);
    Cells in_other, elsewhere;
    if (other >= 0) in_other = (rest & f.frame.cells(static_cast<HouseId>(other))) - in_house;
    if (!f.frame.sees_across(h).empty())
      elsewhere = (rest & across(f, holders)) - in_house - in_other;
    here = here || !in_house.empty();
    there = there || !in_other.empty();
    const Cells gone = in_house | in_other | elsewhere;
    needed = needed || (own.has(d) && !gone.empty());
    if (!in_house.empty()) f.draft.one_in(h, d, Role::cover);
    if (!in_other.empty()) f.draft.one_in(static_cast<HouseId>(other), d, Role::cover);
    if (in_house.empty() && in_other.empty()) only_across.add(d);
    for (int c : gone) f.draft.eliminate(static_cast<CellId>(c), d);
    for (int c : elsewhere) f.one(static_cast<CellId>(c), holders, d, Role::cover);
  }
  // A digit must be used once in the subset to force the others; not to force itself.
  for (Digit d : only_across)
    if (f.draft.concludes_other_than(d)) f.draft.one_in(h, d, Role::cover);
  if (!needed || (other >= 0 && !(here && there))) return true;
  return f.emit();
}

template <int W>
bool find_naked(Finder<W>& f, int size, bool locked) {
  for (int i = 0; i < f.frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    if (std::popcount(f.board.open(h)) < 3 || !f.stale(h)) continue;
    Hall hall = cells_of(f, h);
    if (!hall.each_tight_set([&](Positions set, std::uint64_t own) {
          if (!has_size(set, size)) return true;
          const int other = locked ? second_house(f.frame, h, f.frame.cells(h, set)) : -1;
          return (locked && other < 0) || emit_naked(f, h, set, DigitSet{own}, other);
        }))
      return false;
  }
  return true;
}

}  // namespace

template <int W>
bool find_naked_subset(Finder<W>& f, int size) {
  return find_naked(f, size, false);
}

template <int W>
bool find_locked_subset(Finder<W>& f, int size) {
  return find_naked(f, size, true);
}

template <int W>
bool find_hidden_subset(Finder<W>& f, int size) {
  for (int i = 0; i < f.frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    if (!f.board.closed(h) || std::popcount(f.board.open(h)) < 3 || !f.stale(h)) continue;
    Hall hall = digits_of(f, h);
    const bool on = hall.each_tight_set([&](std::uint64_t set, Positions own) {
      if (!has_size(set, size)) return true;
      f.begin();
      const DigitSet digits{set};
      bool needed = false;
      for (Digit d : digits) f.draft.some_in(h, d, Role::subset);
      for (int p : Bits{hall.reach(set)}) {
        const CellId c = f.frame.cell(h, p);
        const DigitSet gone = f.board.candidates(c) - digits;
        needed = needed || (!gone.empty() && (own >> p & 1));
        for (Digit d : gone) f.draft.eliminate(c, d);
      }
      return !needed || f.emit();
    });
    if (!on) return false;
  }
  return true;
}

CLEW_TECHNIQUE(find_naked_subset)
CLEW_TECHNIQUE(find_locked_subset)
CLEW_TECHNIQUE(find_hidden_subset)

}  // namespace clew::logic
