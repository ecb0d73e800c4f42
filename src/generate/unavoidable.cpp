#include "generate/unavoidable.h"

#include <bit>

namespace clew::generation {
namespace {

constexpr int most_cells = 14;  // larger sets hardly ever decide

}  // namespace

// Two digits can be exchanged in any set of rows that is closed under sharing a column or a box.
void UnavoidableSets::pairs_of_digits(const std::uint8_t* grid) {
  std::uint8_t column[10][9], row_in_column[10][9], row_in_box[10][9];  // of each digit
  for (int c = 0; c < 81; ++c) {
    const int r = c / 9, k = c % 9, d = grid[c];
    column[d][r] = static_cast<std::uint8_t>(k);
    row_in_column[d][k] = static_cast<std::uint8_t>(r);
    row_in_box[d][r / 3 * 3 + k / 3] = static_cast<std::uint8_t>(r);
  }
  for (int d = 1; d <= 9; ++d)
    for (int e = d + 1; e <= 9; ++e) {
      unsigned linked[9];
      for (int r = 0; r < 9; ++r) {
        const int k = column[e][r];
        linked[r] = 1U << row_in_column[d][k] | 1U << row_in_box[d][r / 3 * 3 + k / 3];
      }
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
          for (const int cell : {9 * r + column[d][r], 9 * r + column[e][r]}) {
            set.cells |= Cells{1} << cell;
            set.last = std::max(set.last, place_[cell]);
          }
        }
        found_.push_back(set);
      }
    }
}

// Two rows of a band can be exchanged in any set of columns that holds the same digits in both.
void UnavoidableSets::pairs_of_lines(const std::uint8_t* grid, int along, int across) {
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
          for (const int cell : {a * across + k * along, b * across + k * along}) {
            set.cells |= Cells{1} << cell;
            set.last = std::max(set.last, place_[cell]);
          }
          size += 2;
          k = place[grid[b * across + k * along]];
        } while (k != start);
        if (size > 4 && size <= most_cells)
          found_.push_back(set);  // of four: two digits, found already
      }
    }
}

void UnavoidableSets::find(const std::uint8_t* grid, const std::array<std::uint8_t, 81>& order) {
  for (std::uint8_t i = 0; i < 81; ++i) place_[order[i]] = i;
  found_.clear();
  pairs_of_digits(grid);
  pairs_of_lines(grid, 1, 9);
  pairs_of_lines(grid, 9, 1);
  from_.fill(0);
  for (const Found& set : found_) ++from_[set.last + 1];
  for (std::size_t i = 1; i < from_.size(); ++i)
    from_[i] = static_cast<std::uint16_t>(from_[i] + from_[i - 1]);
  sorted_.resize(found_.size());
  auto next = from_;
  for (const Found& set : found_) sorted_[next[set.last]++] = set.cells;
}

}  // namespace clew::generation
