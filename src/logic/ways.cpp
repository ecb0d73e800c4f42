#include "logic/ways.h"

#include <algorithm>

namespace clew::logic {

Ways::Found Ways::look(const Layout& layout, std::span<const CellId> cells,
                       std::span<const constraints::Parts* const> parts, const Sees& sees,
                       std::span<DigitSet> candidates, std::size_t most_nodes) {
  layout_ = &layout;
  cells_ = cells;
  parts_ = parts;
  nodes_ = most_nodes;
  const std::size_t n = cells.size();
  sees_.assign(n * n, 0);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k < n; ++k) sees_[i * n + k] = i != k && sees(cells[i], cells[k]);

  const std::vector<DigitSet> before(candidates.begin(), candidates.end());
  std::vector<DigitSet> start = before, used(n), tried;
  if (!settle(start)) return Found::none;
  bool fewer = false;
  for (std::size_t i = 0; i < n; ++i) {
    const CellId c = cells[i];
    for (const Digit d : start[c]) {
      if (used[i].has(d)) continue;
      tried = start;
      tried[c] = DigitSet::of(d);
      if (fill(tried))
        for (std::size_t k = 0; k < n; ++k) used[k] = used[k] | tried[cells[k]];
      if (nodes_ == 0) return Found::gave_up;
    }
    if (used[i].empty()) return Found::none;
  }
  for (std::size_t i = 0; i < n; ++i) {
    fewer |= used[i] != before[cells[i]];
    candidates[cells[i]] = used[i];
  }
  return fewer ? Found::fewer : Found::all;
}

// What follows at once.
bool Ways::settle(std::span<DigitSet> candidates) {
  const std::size_t n = cells_.size();
  const auto count = [&] {
    int all = 0;
    for (const CellId c : cells_) all += candidates[c].size();
    return all;
  };
  for (int before = -1, now = count(); before != now; before = now, now = count()) {
    for (std::size_t i = 0; i < n; ++i) {
      if (candidates[cells_[i]].size() != 1) continue;
      for (std::size_t k = 0; k < n; ++k) {
        if (!sees_[i * n + k]) continue;
        DigitSet& other = candidates[cells_[k]];
        other = other - candidates[cells_[i]];
        if (other.empty()) return false;
      }
    }
    for (const constraints::Parts* parts : parts_)
      if (!narrower_.narrow(*layout_, *parts, candidates)) return false;
  }
  return true;
}

// Leaves one way in the candidates; false: there is none, or it takes too long.
bool Ways::fill(std::span<DigitSet> candidates) {
  if (nodes_ == 0) return false;
  --nodes_;
  if (!settle(candidates)) return false;
  CellId best = 0;
  int fewest = max_digits + 1;
  for (const CellId c : cells_)
    if (const int size = candidates[c].size(); size > 1 && size < fewest) best = c, fewest = size;
  if (fewest > max_digits) return true;
  const std::vector<DigitSet> before(candidates.begin(), candidates.end());
  for (const Digit d : before[best]) {
    std::ranges::copy(before, candidates.begin());
    candidates[best] = DigitSet::of(d);
    if (fill(candidates)) return true;
  }
  return false;
}

}  // namespace clew::logic
