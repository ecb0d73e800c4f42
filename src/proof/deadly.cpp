#include "proof/deadly.h"

#include <algorithm>
#include <map>
#include <vector>

#include "base/assert.h"

namespace clew {
bool is_deadly(const Layout& layout, const Grid& grid, std::span<const Digit> givens,
               const DeadlyPattern& pattern, std::span<const DigitSet> given_marks) {
  if (pattern.cells.empty() || pattern.cells.size() != pattern.digits.size()) return false;
  std::map<CellId, DigitSet> digits;
  std::vector<HouseId> met;
  for (std::size_t i = 0; i < pattern.cells.size(); ++i) {
    const CellId c = pattern.cells[i];
    if (c >= layout.size() || pattern.digits[i].size() != 2 ||
        !(pattern.digits[i] - layout.all_digits()).empty())
      return false;
    if (givens.empty() ? grid.values[c] : givens[c]) return false;
    if (!given_marks.empty() && !(pattern.digits[i] - given_marks[c]).empty()) return false;
    if (!digits.emplace(c, pattern.digits[i]).second) return false;
    met.insert(met.end(), layout.houses_of(c).begin(), layout.houses_of(c).end());
  }
  std::ranges::sort(met);
  met.erase(std::unique(met.begin(), met.end()), met.end());
  for (HouseId h : met) {
    if (layout.houses()[h].implied) continue;  // follows from the others
    DigitSet once, twice, more;
    for (CellId c : layout.houses()[h].cells) {
      const auto at = digits.find(c);
      if (at == digits.end()) continue;
      more = more | (twice & at->second);
      twice = twice | (once & at->second);
      once = once | at->second;
    }
    CLEW_ASSERT((twice - once).empty() && (more - twice).empty());
    if (!more.empty() || once != twice) return false;
  }
  for (const auto& [a, b] : layout.lone_links())
    for (const auto& [cell, partner] : {std::pair(a, b), std::pair(b, a)}) {
      const auto at = digits.find(cell);
      if (at != digits.end() && !(grid.candidates[partner] & at->second).empty()) return false;
    }
  return true;
}

}  // namespace clew
