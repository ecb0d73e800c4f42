// Leftovers: as many houses on one side as on the other hold the same digits, each as often. So do
// the cells that only one side has, once those that both have are left out.
//
//     Law of leftovers, on jigsaws: rows side by side, and as many regions that lie in them but for
//     a few cells. The cells outside hold the digits of the rest of the rows.
//
//     Set equivalence: Phistomefel's ring. Rows 1, 2, 8, 9 with box 5 against columns 3 to 7:
//         A A . . . . . A A
//         A A . . . . . A A      The corners, A, hold the same digits as the ring, B.
//         . . B B B B B . .
//         . . B . . . B . .      With the rows of a band, and the columns of a stack, in any order.
//         . . B . . . B . .
//
// A digit that none of the cells left on one side can hold goes from those on the other.
// The law has been known since the first jigsaws; the ring was shown by Phistomefel in 2020.
#include <algorithm>

#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
using Side = typename Rings<W>::Side;

// The houses of a kind in a grid, in order.
template <int W>
std::vector<HouseId> houses_of(const Frame<W>& frame, HouseKind kind, std::uint16_t grid) {
  std::vector<HouseId> houses;
  for (int i = 0; i < frame.houses(); ++i) {
    const House& house = frame.house(static_cast<HouseId>(i));
    if (house.kind == kind && house.grid == grid && house.complete && !house.implied)
      houses.push_back(static_cast<HouseId>(i));
  }
  return houses;
}

template <int W>
int grids_of(const Frame<W>& frame) {
  int last = 0;
  for (int i = 0; i < frame.houses(); ++i)
    last = std::max<int>(last, frame.house(static_cast<HouseId>(i)).grid);
  return last;
}

template <int W>
DigitSet digits_to_look_at(const Finder<W>& f) {
  DigitSet digits;
  for (const Digit d : DigitSet::up_to(f.board.digits()))
    if (f.wanted(d) && f.stale(d)) digits.add(d);
  return digits;
}

// Eliminations from b's leftovers of digits that a's cannot hold.
template <int W>
bool compare(Finder<W>& f, const Side<W>& a, const Side<W>& b, DigitSet digits) {
  const BitSet<W> left = a.cells - b.cells, others = b.cells - a.cells;
  for (const Digit d : digits) {
    const BitSet<W> gone = others & f.board.places(d);
    if (gone.empty()) continue;
    if (left.meets(f.board.places(d))) continue;
    const BitSet<W> settled = left - f.board.open();
    bool held = false;
    for (int c : settled) held = held || f.board.value(static_cast<CellId>(c)) == d;
    if (held) continue;
    f.begin();
    for (int c : gone) f.draft.eliminate(static_cast<CellId>(c), d);
    for (const HouseId h : a.houses) f.draft.some_in(h, d, Role::base);
    for (const HouseId h : b.houses) f.draft.one_in(h, d, Role::cover);
    if (!f.scratch.trim.by_checker(f.board, f.draft)) continue;
    const auto& facts = f.draft.facts();
    const auto bases = std::ranges::count(facts, Role::base, &Fact::role);
    // One house against one other is pointing or claiming.
    if (bases > 1 && 2 * bases == std::ssize(facts) && !f.emit()) return false;
  }
  return true;
}

template <int W>
bool look_at_run(Finder<W>& f, const Side<W>& lines, const std::vector<HouseId>& regions) {
  constexpr int few = 4;
  std::vector<std::pair<int, HouseId>> overlaps;
  for (const HouseId r : regions)
    overlaps.emplace_back(-(f.frame.cells(r) & lines.cells).size(), r);
  std::ranges::stable_sort(overlaps, {}, [](const auto& o) { return o.first; });
  Side<W> others;
  for (std::size_t i = 0; i < lines.houses.size() && i < overlaps.size(); ++i)
    others.add(f.frame, overlaps[i].second);
  const int left = (others.cells - lines.cells).size();
  if (left == 0 || left > few || others.houses.size() != lines.houses.size()) return true;
  const DigitSet digits = digits_to_look_at(f);
  return compare(f, lines, others, digits) && compare(f, others, lines, digits);
}

}  // namespace

template <int W>
bool find_leftovers(Finder<W>& f, int) {
  for (int grid = 0; grid <= grids_of(f.frame); ++grid) {
    const auto regions = houses_of(f.frame, HouseKind::region, static_cast<std::uint16_t>(grid));
    for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
      if (regions.empty()) continue;
      const auto lines = houses_of(f.frame, kind, static_cast<std::uint16_t>(grid));
      for (std::size_t first = 0; first < lines.size(); ++first) {
        Side<W> run;
        for (std::size_t i = first; i < lines.size() && 2 * (i - first + 1) <= lines.size(); ++i) {
          run.add(f.frame, lines[i]);
          if (!look_at_run(f, run, regions)) return false;
        }
      }
    }
  }
  return true;
}

namespace {

// All rings of a grid of nine boxes: a band and a stack in the middle, a row of each other band and
// a column of each other stack beside it.
template <int W>
void add_rings(const Frame<W>& frame, std::uint16_t grid, Rings<W>& rings) {
  const auto rows = houses_of(frame, HouseKind::row, grid),
             columns = houses_of(frame, HouseKind::column, grid),
             boxes = houses_of(frame, HouseKind::box, grid);
  if (rows.size() != 9 || columns.size() != 9 || boxes.size() != 9) return;
  const auto at = [](int i) { return static_cast<std::size_t>(i); };
  for (int ring = 0; ring < 3 * 3 * 9 * 9; ++ring) {
    const int band = ring % 3, stack = ring / 3 % 3, row = ring / 9 % 9, column = ring / 81;
    Side<W> a, b;
    b.add(frame, boxes[at(3 * band + stack)]);
    for (int i = 0, others = 0; i < 3; ++i) {
      if (i == band) continue;
      const int out = others++ ? row / 3 : row % 3;
      for (int k = 0; k < 3; ++k)
        if (k != out) b.add(frame, rows[at(3 * i + k)]);
    }
    for (int i = 0, others = 0; i < 3; ++i) {
      const int in = i == stack ? -1 : others++ ? column / 3 : column % 3;
      for (int k = 0; k < 3; ++k)
        if (in < 0 || k == in) a.add(frame, columns[at(3 * i + k)]);
    }
    if (a.cells.size() != 45 || b.cells.size() != 45) return;  // boxes of another shape
    rings.all.emplace_back(std::move(a), std::move(b));
  }
}

}  // namespace

template <int W>
bool find_rings(Finder<W>& f, int) {
  Rings<W>& rings = f.scratch.rings;
  if (!rings.known)
    for (int grid = 0; grid <= grids_of(f.frame); ++grid)
      add_rings(f.frame, static_cast<std::uint16_t>(grid), rings);
  rings.known = true;
  const DigitSet digits = digits_to_look_at(f);
  for (const auto& [a, b] : rings.all)
    if (!compare(f, a, b, digits) || !compare(f, b, a, digits)) return false;
  return true;
}

CLEW_TECHNIQUE(find_leftovers)
CLEW_TECHNIQUE(find_rings)

}  // namespace clew::logic
