#include "generate/unavoidable.h"

#include <bit>

namespace clew::generation {
namespace {

constexpr int most_cells = 14;  // larger sets hardly ever decide

}  // namespace

void UnavoidableFinder::add(Found& set, int cell) const {
  set.cells |= bit_of[cell];
  set.last = std::max(set.last, place_[cell]);
}

// Two digits can be exchanged in any set of rows that is closed under sharing a column or a box.
void UnavoidableFinder::pairs_of_digits(const std::uint8_t* grid) {
  struct Digit {
    std::uint8_t cell[9], column[9], box[9];        // by row
    std::uint16_t row_in_column[9], row_in_box[9];  // as bits
  } digit[10];
  for (int r = 0; r < 9; ++r)
    for (int k = 0; k < 9; ++k) {
      Digit& d = digit[grid[9 * r + k]];
      const int box = r / 3 * 3 + k / 3;
      d.cell[r] = static_cast<std::uint8_t>(9 * r + k);
      d.column[r] = static_cast<std::uint8_t>(k);
      d.box[r] = static_cast<std::uint8_t>(box);
      d.row_in_column[k] = d.row_in_box[box] = static_cast<std::uint16_t>(1 << r);
    }
  for (int x = 1; x <= 9; ++x)
    for (int y = x + 1; y <= 9; ++y) {
      const Digit &d = digit[x], &e = digit[y];
      unsigned linked[9];
      for (int r = 0; r < 9; ++r) linked[r] = d.row_in_column[e.column[r]] | d.row_in_box[e.box[r]];
      for (unsigned todo = 511; todo;) {
        unsigned rows = todo & -todo;
        for (unsigned fresh = rows; fresh;) {
          const int r = std::countr_zero(fresh);
          fresh &= fresh - 1;
          fresh |= linked[r] & ~rows;
          rows |= linked[r];
        }
        todo &= ~rows;
        if (2 * std::popcount(rows) > most_cells) continue;
        Found set{0, 0};
        for (unsigned rest = rows; rest; rest &= rest - 1) {
          const int r = std::countr_zero(rest);
          add(set, d.cell[r]);
          add(set, e.cell[r]);
        }
        found_.push_back(set);
      }
    }
}

// Two rows of a band can be exchanged in any set of columns that holds the same digits in both.
void UnavoidableFinder::pairs_of_lines(const std::uint8_t* grid, int along, int across) {
  for (int a = 0; a < 9; ++a)
    for (int b = a + 1; b < a / 3 * 3 + 3; ++b) {
      std::uint8_t place[10];
      for (int k = 0; k < 9; ++k)
        place[grid[a * across + k * along]] = static_cast<std::uint8_t>(k);
      for (unsigned todo = 511; todo;) {
        const int start = std::countr_zero(todo);
        Found set{0, 0};
        int size = 0, k = start;
        do {
          todo &= ~(1U << k);
          add(set, a * across + k * along);
          add(set, b * across + k * along);
          size += 2;
          k = place[grid[b * across + k * along]];
        } while (k != start);
        if (size > 4 && size <= most_cells)
          found_.push_back(set);  // of four: two digits, found already
      }
    }
}

void UnavoidableFinder::find(const std::uint8_t* grid, const std::array<std::uint8_t, 81>& order,
                             UnavoidableSets& sets) {
  for (std::uint8_t i = 0; i < 81; ++i) place_[order[i]] = i;
  found_.clear();
  pairs_of_digits(grid);
  pairs_of_lines(grid, 1, 9);
  pairs_of_lines(grid, 9, 1);
  auto& from = sets.from_;
  from.fill(0);
  for (const Found& set : found_) ++from[set.last + 1];
  for (std::size_t i = 1; i < from.size(); ++i)
    from[i] = static_cast<std::uint16_t>(from[i] + from[i - 1]);
  sets.others_.resize(found_.size());
  auto next = from;
  for (const Found& set : found_)
    sets.others_[next[set.last]++] = set.cells & ~bit_of[order[set.last]];
}

}  // namespace clew::generation
