#include "unavoidable/closure.h"

#include <algorithm>

#include "base/assert.h"
#include "search/processor.h"

// Counting and finding bits takes half as long with the instructions made for it.
#if defined(__x86_64__)
#define CLEW_NEWER [[gnu::target("popcnt,bmi,bmi2")]]
#else
#define CLEW_NEWER
#endif

namespace clew::unavoidable {

template <class Set>
Closure<Set>::Closure(const CellHouses& shape, const Digit* grid, Cells fixed)
    : newer_(search::has_avx2()) {
  std::array<int, 128> free_of;
  free_of.fill(-1);
  columns_ = shape.house[1];
  for (int c = 0; c < shape.cells; ++c) digits_[c] = static_cast<std::uint8_t>(grid[c] - 1);
  for (int c = 0; c < shape.cells; ++c)
    if (!(fixed >> c & 1)) {
      free_of[c] = free_size_;
      FreeCell& free_cell = free_[free_size_++];
      free_cell.cell = static_cast<std::uint8_t>(c);
      free_cell.digit = digits_[c];
      for (int kind = 0; kind < 3; ++kind) free_cell.house[kind] = shape.house[kind][c];
    }
  CLEW_ASSERT(free_size_ <= static_cast<int>(8 * sizeof(Set)));
  std::array<std::array<std::array<int, 16>, 16>, 3> place;  // position of a digit in a house
  for (int c = 0; c < shape.cells; ++c)
    for (int kind = 0; kind < 3; ++kind) place[kind][shape.house[kind][c]][digits_[c]] = c;
  for (int i = 0; i < free_size_; ++i) {
    FreeCell& free_cell = free_[i];
    free_cell.allowed = static_cast<Digits>(((1U << shape.digits) - 1) & ~(1U << free_cell.digit));
    free_cell.with_row = free_cell.with_column = 0;
    for (int d = 0; d < shape.digits; ++d) {
      int at[3];
      holders_[i][d] = 0;
      for (int kind = 0; kind < 3; ++kind) {
        at[kind] = place[kind][free_cell.house[kind]][d];
        if (free_of[at[kind]] < 0)
          free_cell.allowed = static_cast<Digits>(free_cell.allowed & ~(1U << d));
        else
          holders_[i][d] |= cell_bit<Set>(free_of[at[kind]]);
      }
      if (at[2] == at[0]) free_cell.with_row = static_cast<Digits>(free_cell.with_row | 1U << d);
      if (at[2] == at[1])
        free_cell.with_column = static_cast<Digits>(free_cell.with_column | 1U << d);
    }
  }
}

template <class Set>
void Closure<Set>::vacate(Set free_cells, Digits digit) {
  for (; free_cells; free_cells &= free_cells - 1) {
    const FreeCell& free_cell = free_[lowest(free_cells)];
    CLEW_ASSERT(!((vacated_[0][free_cell.house[0]] | vacated_[1][free_cell.house[1]] |
                   vacated_[2][free_cell.house[2]]) &
                  digit));
    for (int kind = 0; kind < 3; ++kind) vacated_[kind][free_cell.house[kind]] |= digit;
  }
}

template <class Set>
void Closure<Set>::restore(Set free_cells, Digits digit) {
  for (; free_cells; free_cells &= free_cells - 1) {
    const FreeCell& free_cell = free_[lowest(free_cells)];
    for (int kind = 0; kind < 3; ++kind)
      vacated_[kind][free_cell.house[kind]] &= static_cast<Digits>(~digit);
  }
}

template <class Set>
void Closure<Set>::emit(Set known) {
  Cells cells = base_;
  for (; known; known &= known - 1) cells |= cell_bit<Cells>(free_[lowest(known)].cell);
  CLEW_ASSERT(size_of(cells) <= most_);
  found_->push_back(cells);
}

/// `pending` cells have lost their digit and wait for another; `known` are these and those that
/// have got theirs.
template <class Set>
template <class Next>
[[gnu::always_inline]] inline void Closure<Set>::step(int changed, int waiting, Set pending,
                                                      Set known, Next next) {
  if (!pending) return emit(known);
  CLEW_ASSERT(waiting == size_of(pending) && !(pending & ~known));
  if (!(++nodes_ & 0xFFFF) && stop_ && stop_->requested()) stopped_ = true;
  if (stopped_) return;
  const int spare = most_ - changed - waiting;
  int chosen = -1, fewest = 99;
  unsigned options = 0;
  for (Set rest = pending; rest; rest &= rest - 1) {
    const int i = lowest(rest);
    const FreeCell& free_cell = free_[i];
    const auto [row, column, box] = free_cell.house;
    unsigned digits = free_cell.allowed & ~(placed_[0][row] | placed_[1][column] | placed_[2][box]);
    const unsigned in_row = ~unsigned{vacated_[0][row]}, in_column = ~unsigned{vacated_[1][column]};
    const unsigned in_box =
        ~unsigned{vacated_[2][box]} & ~(free_cell.with_row | free_cell.with_column);
    if (spare == 0)
      digits &= ~(in_row | in_column | in_box);
    else if (spare == 1)
      digits &= ~((in_row & in_column) | (in_box & (in_row | in_column)));
    else if (spare == 2)
      digits &= ~(in_row & in_column & in_box);
    const int n = std::popcount(digits);
    if (n < fewest) {
      if (n == 0) return;
      fewest = n;
      chosen = i;
      options = digits;
      if (n == 1) break;
    }
  }
  const auto [row, column, box] = free_[chosen].house;
  CLEW_ASSERT(chosen >= 0 && options != 0);
  pending &= ~cell_bit<Set>(chosen);
  for (; options; options &= options - 1) {
    const int d = std::countr_zero(options);
    const auto digit = static_cast<Digits>(1U << d);
    const Set more = holders_[chosen][d] & ~known;
    CLEW_ASSERT(!((placed_[0][row] | placed_[1][column] | placed_[2][box]) & digit));
    placed_[0][row] |= digit;
    placed_[1][column] |= digit;
    placed_[2][box] |= digit;
    vacate(more, digit);
    next(changed + 1, waiting - 1 + size_of(more), pending | more, known | more);
    restore(more, digit);
    placed_[0][row] &= static_cast<Digits>(~digit);
    placed_[1][column] &= static_cast<Digits>(~digit);
    placed_[2][box] &= static_cast<Digits>(~digit);
  }
}

// Returns true if no digit is placed or lost: all changes were taken back.
template <class Set>
bool Closure<Set>::is_at_rest() const {
  const auto empty = [](const auto& houses) {
    return std::ranges::all_of(houses, [](Digits digits) { return digits == 0; });
  };
  return std::ranges::all_of(placed_, empty) && std::ranges::all_of(vacated_, empty);
}

template <class Set>
void Closure<Set>::close(int changed, int waiting, Set pending, Set known) {
  step(changed, waiting, pending, known, [this](int c, int w, Set p, Set k) { close(c, w, p, k); });
}

template <class Set>
CLEW_NEWER void Closure<Set>::close_with_newer_instructions(int changed, int waiting, Set pending,
                                                            Set known) {
  step(changed, waiting, pending, known,
       [this](int c, int w, Set p, Set k) { close_with_newer_instructions(c, w, p, k); });
}

template <class Set>
void Closure<Set>::begin(int changed, Set pending) {
  if (newer_)
    close_with_newer_instructions(changed, size_of(pending), pending, pending);
  else
    close(changed, size_of(pending), pending, pending);
}

// A set is met from its lowest cell: later ones must leave it alone.
template <class Set>
bool Closure<Set>::find(int most, std::vector<Cells>& found, const Stop& stop) {
  most_ = most;
  found_ = &found;
  stop_ = &stop;
  base_ = 0;
  const auto free_cells = free_;
  for (int i = 0; i < free_size_ && !stopped_; ++i) {
    const FreeCell& first = free_[i];
    const auto digit = static_cast<Digits>(1U << first.digit);
    vacate(cell_bit<Set>(i), digit);
    begin(0, cell_bit<Set>(i));
    restore(cell_bit<Set>(i), digit);
    for (int k = i + 1; k < free_size_; ++k)
      for (int kind = 0; kind < 3; ++kind)
        if (free_[k].house[kind] == first.house[kind])
          free_[k].allowed &= static_cast<Digits>(~digit);
  }
  free_ = free_cells;
  CLEW_ASSERT(is_at_rest());
  stop_ = nullptr;
  return !stopped_;
}

template <class Set>
bool Closure<Set>::find_with(const Change* changes, int n, int most, std::vector<Cells>& found,
                             const Stop& stop) {
  most_ = most;
  found_ = &found;
  stop_ = &stop;
  base_ = 0;
  const auto free_cells = free_;
  Set pending = 0;
  // The rows and boxes of the changed cells hold the same digits as before and have no free cells;
  // their columns gain one digit and lose another.
  for (int k = 0; k < n; ++k) {
    const int column = columns_[changes[k].cell];
    CLEW_ASSERT(digits_[changes[k].cell] != changes[k].to - 1);
    const auto digit = static_cast<Digits>(1U << (changes[k].to - 1));
    const auto lost = static_cast<Digits>(1U << digits_[changes[k].cell]);
    base_ |= cell_bit<Cells>(changes[k].cell);
    placed_[1][column] |= digit;
    vacated_[1][column] |= lost;
    for (int i = 0; i < free_size_; ++i) {
      FreeCell& free_cell = free_[i];
      if (free_cell.house[1] != column) continue;
      free_cell.allowed |= lost;
      if (free_cell.digit == changes[k].to - 1) pending |= cell_bit<Set>(i);
    }
  }
  auto digit_of = [&](Set free_cell) {
    return static_cast<Digits>(1U << free_[lowest(free_cell)].digit);
  };
  for (Set rest = pending; rest; rest &= rest - 1) vacate(rest & -rest, digit_of(rest));
  begin(n, pending);
  for (Set rest = pending; rest; rest &= rest - 1) restore(rest & -rest, digit_of(rest));
  for (int k = 0; k < n; ++k) {
    const int column = columns_[changes[k].cell];
    placed_[1][column] = vacated_[1][column] = 0;
  }
  free_ = free_cells;
  CLEW_ASSERT(is_at_rest());
  stop_ = nullptr;
  return !stopped_;
}

template class Closure<std::uint64_t>;
template class Closure<Cells>;

}  // namespace clew::unavoidable
