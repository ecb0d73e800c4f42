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

  if (is_one_sum()) {
    std::size_t ways = 1;
    for (const CellId c : cells) ways = std::min(ways * candidates[c].size(), few_sums + 1);
    if (ways <= few_sums) return go_through(candidates);
  }
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

bool Ways::is_one_sum() const {
  if (parts_.size() != 1 || parts_[0]->totals.size() != 1) return false;
  const constraints::Parts& p = *parts_[0];
  return p.unaries.empty() && p.differ.empty() && p.pairs.empty() && p.sets.empty() &&
         p.chains.empty() && p.somes.empty() && p.eithers.empty() && p.tests.empty() &&
         p.totals[0].terms.size() == cells_.size();
}

// A sum alone, in few ways: one after the other, until each candidate is used.
Ways::Found Ways::go_through(std::span<DigitSet> candidates) {
  const auto& terms = parts_[0]->totals[0].terms;
  const std::size_t n = cells_.size();
  std::vector<DigitSet> used(n);
  std::vector<Digit> digits(n);
  std::vector<std::size_t> at(n);  // of each term its cell
  int unused = 0;
  for (std::size_t i = 0; i < n; ++i) {
    at[i] = static_cast<std::size_t>(std::ranges::find(cells_, terms[i].cell) - cells_.begin());
    unused += candidates[terms[i].cell].size();
  }
  const auto fill = [&](auto&& self, std::size_t i, std::int64_t rest) -> void {
    if (i == n) {
      for (std::size_t k = 0; k < n && rest == 0; ++k) {
        unused -= !used[k].has(digits[k]);
        used[k].add(digits[k]);
      }
      return;
    }
    const bool last = i + 1 == n;
    for (const Digit d : candidates[terms[i].cell]) {
      if (unused == 0) return;
      if (last && rest != std::int64_t{terms[i].factor} * d) continue;
      bool repeats = false;
      for (std::size_t k = 0; k < i && !repeats; ++k)
        repeats = digits[k] == d && sees_[at[i] * n + at[k]];
      if (repeats) continue;
      digits[i] = d;
      self(self, i + 1, rest - std::int64_t{terms[i].factor} * d);
    }
  };
  fill(fill, 0, parts_[0]->totals[0].total);
  if (used[0].empty()) return Found::none;
  for (std::size_t i = 0; i < n; ++i) candidates[terms[i].cell] = used[i];
  return unused ? Found::fewer : Found::all;
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
