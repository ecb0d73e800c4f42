#include "search/cyclic_grid.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace clew::search {
namespace {

/// Permutations of the constructed grid: the position of each row and column, and the name of each
/// digit.
struct Shifted {
  int n, height;
  std::vector<int> rows, columns;
  std::array<Digit, max_digits> names{};

  Shifted(int side, int box_height) : n(side), height(box_height), rows(side), columns(side) {
    std::iota(rows.begin(), rows.end(), 0);
    std::iota(columns.begin(), columns.end(), 0);
  }
  int shift(int row, int column) const {
    const int r = rows[row];
    return (n / height * (r % height) + r / height + columns[column]) % n;
  }
};

struct Known {
  int row, column;
  Digit digit;
};

/// Names the digits, first come, first served; returns how many of the known ones are right.
int name(Shifted& grid, std::span<const Known> known) {
  int right = 0;
  DigitSet used;
  grid.names.fill(0);
  for (const auto [row, column, digit] : known) {
    Digit& name = grid.names[grid.shift(row, column)];
    if (!name && !used.has(digit)) {
      name = digit;
      used.add(digit);
    }
    right += name == digit;
  }
  auto others = DigitSet::up_to(grid.n) - used;
  for (int i = 0; i < grid.n; ++i) {
    if (grid.names[i]) continue;
    grid.names[i] = others.first();
    others.remove(grid.names[i]);
  }
  return right;
}

/// Swaps lines of a band, or whole bands, as long as this does no harm.
void approach(Shifted& grid, std::span<const Known> known) {
  constexpr int tries = 4000;
  std::uint32_t state = 1;  // Lehmer's generator, as std::minstd_rand has it
  const auto below = [&](int n) {
    state = static_cast<std::uint32_t>(std::uint64_t{48271} * state % 0x7fffffff);
    return static_cast<int>(state % static_cast<std::uint32_t>(n));
  };
  int right = name(grid, known);
  for (int i = 0; i < tries && right < std::ssize(known); ++i) {
    const bool of_rows = below(2);
    auto& lines = of_rows ? grid.rows : grid.columns;
    const int thick = of_rows ? grid.height : grid.n / grid.height, bands = grid.n / thick;
    const bool whole = below(2);
    const int band = below(bands), a = below(whole ? bands : thick),
              b = below(whole ? bands : thick);
    const auto swap = [&] {
      if (!whole) return std::swap(lines[band * thick + a], lines[band * thick + b]);
      for (int k = 0; k < thick; ++k) std::swap(lines[a * thick + k], lines[b * thick + k]);
    };
    swap();
    if (const int now = name(grid, known); now >= right)
      right = now;
    else
      swap();
  }
  name(grid, known);
}

bool keeps_rules(const Tables& tables, std::span<const Digit> grid) {
  for (int h = 0; h < tables.houses; ++h) {
    DigitSet met;
    for (const CellId c : tables.house_cells[h]) {
      if (met.has(grid[c])) return false;
      met.add(grid[c]);
    }
  }
  for (int c = 0; c < tables.cells; ++c)
    for (const CellId other : tables.links[c])
      if (grid[c] == grid[other]) return false;
  return true;
}

}  // namespace

std::vector<Digit> shifted_grid(const Tables& tables, std::span<const DigitSet> candidates) {
  const int n = tables.digits;
  if (tables.cells != n * n) return {};
  std::vector<Known> known;
  for (int c = 0; c < tables.cells; ++c)
    if (candidates[c].size() == 1) known.push_back({c / n, c % n, candidates[c].first()});
  std::vector<Digit> digits(tables.cells);
  for (int height = 1; height <= n; ++height) {
    if (n % height) continue;
    Shifted grid(n, height);
    approach(grid, known);
    for (int c = 0; c < tables.cells; ++c) digits[c] = grid.names[grid.shift(c / n, c % n)];
    if (keeps_rules(tables, digits)) return digits;
  }
  return {};
}

}  // namespace clew::search
