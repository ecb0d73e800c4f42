#include "unavoidable/nine.h"

#include "base/assert.h"
#include "unavoidable/closure.h"

namespace clew::unavoidable {

const CellHouses& nine() {
  static constexpr CellHouses shape = [] {
    CellHouses s{.cells = 81, .digits = 9};
    for (std::size_t c = 0; c < 81; ++c) {
      s.house[0][c] = static_cast<std::uint8_t>(c / 9);
      s.house[1][c] = static_cast<std::uint8_t>(c % 9);
      s.house[2][c] = static_cast<std::uint8_t>(c / 27 * 3 + c % 9 / 3);
    }
    return s;
  }();
  return shape;
}

bool add_of_two_bands(const Digit* grid, int other, int most, int most_sockets,
                      std::vector<Cells>& found, const Stop& stop) {
  using Finder = Closure<std::uint64_t>;
  CLEW_ASSERT(other >= 0 && other < 3);
  Finder finder(nine(), grid, band(other));
  for (int first = 27 * other; first < 27 * other + 27; first += 3) {
    auto change = [&](int cell, int like) {
      return Finder::Change{static_cast<std::uint8_t>(first + cell), grid[first + like]};
    };
    for (int k = 0; k < 3; ++k) {
      const int a = (k + 1) % 3, b = (k + 2) % 3;
      const Finder::Change swapped[] = {change(a, b), change(b, a)};
      finder.find_with(swapped, 2, most_sockets, found, stop);
    }
    for (int turn = 1; turn < 3; ++turn) {
      const Finder::Change turned[] = {change(0, turn), change(1, (1 + turn) % 3),
                                       change(2, (2 + turn) % 3)};
      finder.find_with(turned, 3, most_sockets, found, stop);
    }
  }
  return finder.find(most, found, stop);
}

}  // namespace clew::unavoidable
