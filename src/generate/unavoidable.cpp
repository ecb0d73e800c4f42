#include "generate/unavoidable.h"

#include <bit>

namespace clew::generation {
namespace {

using Cells = TwoLineSets::Cells;

constexpr int most_cells = 14;  // larger sets hardly ever decide

/// The cells of the first column in a set of rows.
constexpr std::array<Cells, 512> upright = [] {
  std::array<Cells, 512> cells{};
  for (std::size_t set = 0; set < cells.size(); ++set)
    for (int r = 0; r < 9; ++r)
      if (set >> r & 1) cells[set] |= Cells{1} << 9 * r;
  return cells;
}();

}  // namespace

// Two rows of a band can be exchanged in any set of columns that holds the same digits in both; so
// can columns.
template <class CellsOf>
void UnavoidableFinder::pairs_of_lines(const Lines& digits, const Lines& places,
                                       CellsOf&& cells_of) {
  for (std::size_t a = 0; a < 9; ++a) {
    std::uint8_t at[10];
    for (std::uint8_t k = 0; k < 9; ++k) at[digits[a][k]] = k;
    for (std::size_t b = a + 1; b < a / 3 * 3 + 3; ++b)
      for (unsigned todo = 511; todo;) {
        const unsigned before = todo;
        std::uint8_t last = 0;
        for (std::size_t k = static_cast<std::size_t>(std::countr_zero(todo)); todo >> k & 1;
             k = at[digits[b][k]]) {
          todo &= ~(1U << k);
          last = std::max({last, places[a][k], places[b][k]});
        }
        const unsigned set = before & ~todo;
        if (2 * std::popcount(set) <= most_cells) found_[size_++] = {cells_of(set, a, b), last};
      }
  }
}

void UnavoidableFinder::find(const std::uint8_t* grid, const std::array<std::uint8_t, 81>& order,
                             TwoLineSets& sets) {
  Lines rows, columns, places_in_rows, places_in_columns;
  for (std::uint8_t i = 0; i < 81; ++i) {
    const std::uint8_t r = order[i] / 9, k = order[i] % 9;
    rows[r][k] = columns[k][r] = grid[order[i]];
    places_in_rows[r][k] = places_in_columns[k][r] = i;
  }
  size_ = 0;
  pairs_of_lines(rows, places_in_rows, [](unsigned set, std::size_t a, std::size_t b) {
    return Cells{set} << 9 * a | Cells{set} << 9 * b;
  });
  pairs_of_lines(columns, places_in_columns, [](unsigned set, std::size_t a, std::size_t b) {
    return upright[set] << a | upright[set] << b;
  });
  auto& from = sets.from_;
  from.fill(0);
  for (std::size_t i = 0; i < size_; ++i) ++from[found_[i].last + 1];
  for (std::size_t i = 1; i < from.size(); ++i)
    from[i] = static_cast<std::uint8_t>(from[i] + from[i - 1]);
  auto next = from;
  for (std::size_t i = 0; i < size_; ++i) {
    const auto& [cells, last] = found_[i];
    sets.others_[next[last]++] = cells & ~TwoLineSets::bit_of[order[last]];
  }
}

}  // namespace clew::generation
