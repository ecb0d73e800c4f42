// Sandwiches over a house with every digit. Wherever the crusts, 1 and the greatest digit, can be, the
// cells between them hold the digits of a filling and the cells outside all others. A filling is
// impossible there when one side has no place for one of its digits, or one of its cells no digit.
#include <array>

#include "search/constrained/board.h"
#include "search/constrained/distinct.h"

namespace clew::search {

bool ConstrainedBoard::run_sandwich(const Model::ChainItem& line) {
  const std::size_t length = line.cells.size();
  const Mask low = 1, high = Mask{1} << (length - 1);
  std::array<Mask, most_distinct_digits> had{}, kept{};
  for (std::size_t i = 0; i < length; ++i) had[i] = cells_[line.cells[i]];
  for (std::size_t i = 0; i < length; ++i)
    for (std::size_t j = i + 1; j < length; ++j) {
      const bool up = (had[i] & low) && (had[j] & high), down = (had[i] & high) && (had[j] & low);
      if (!up && !down) continue;
      for (const Mask inner : line.fillings[j - i - 1]) {
        const Mask outer = model_.all & ~(inner | low | high);
        std::array<Mask, most_distinct_digits> left{};
        Mask seen = 0;
        bool possible = true;
        for (std::size_t k = 0; k < length && possible; ++k) {
          if (k == i || k == j) continue;
          left[k] = had[k] & (k > i && k < j ? inner : outer);
          seen |= left[k];
          possible = left[k] != 0;
        }
        if (!possible || seen != (inner | outer)) continue;
        left[i] = (up ? low : 0) | (down ? high : 0);
        left[j] = (up ? high : 0) | (down ? low : 0);
        for (std::size_t k = 0; k < length; ++k) kept[k] |= left[k];
      }
    }
  for (std::size_t k = 0; k < length; ++k)
    if (!narrow(line.cells[k], kept[k])) return false;
  return true;
}

}  // namespace clew::search
