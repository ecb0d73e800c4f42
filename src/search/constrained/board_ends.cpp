// Lines between two ends. Once these are known, every cell inside has the same digits to choose from
// and no more to do with the others than that cells that see each other differ.
#include <bit>

#include "search/constrained/board.h"

namespace clew::search {

bool ConstrainedBoard::run_ends(const Model::EndsItem& line) {
  const Mask had[2] = {cells_[line.ends[0]], cells_[line.ends[1]]}, either = had[0] | had[1];
  Mask kept[2] = {}, inside = 0;
  for (Mask lows = either; lows; lows &= lows - 1) {
    const Mask low = lows & -lows;
    for (Mask highs = lows; highs; highs &= highs - 1) {
      const Mask high = highs & -highs;
      if (std::countr_zero(high) - std::countr_zero(low) < line.apart) continue;
      const bool up = (had[0] & low) && (had[1] & high), down = (had[1] & low) && (had[0] & high);
      if (!up && !down) continue;
      const Mask reach = high | (high - low);  // digits from one end to the other
      const Mask allowed = line.between ? reach & ~(low | high) : model_.all & ~reach;
      Mask together = 0;
      bool possible = true;
      for (std::size_t i = 0; i < line.inside.size() && possible; ++i) {
        const Mask here = cells_[line.inside[i]] & allowed;
        if (i < line.clique) together |= here;
        possible = here != 0;
      }
      if (!possible || std::popcount(together) < static_cast<int>(line.clique)) continue;
      if (up) kept[0] |= low, kept[1] |= high;
      if (down) kept[0] |= high, kept[1] |= low;
      inside |= allowed;
    }
  }
  if (!narrow(line.ends[0], kept[0]) || !narrow(line.ends[1], kept[1])) return false;
  for (const CellId c : line.inside)
    if (!narrow(c, inside)) return false;
  return true;
}

}  // namespace clew::search
