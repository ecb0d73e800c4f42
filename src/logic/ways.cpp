#include "logic/ways.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::logic {

Ways::Found Ways::look(const Layout& layout, std::span<const CellId> cells,
                       std::span<const Part> parts, const Sees& sees,
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
  std::vector<DigitSet> start = before, tried;
  used_.assign(n, {});
  watch();
  if (!settle(start, 0, n)) return Found::none;
  bool fewer = false;
  for (std::size_t i = 0; i < n; ++i) {
    const CellId c = cells[i];
    for (const Digit d : start[c]) {
      if (used_[i].has(d)) continue;
      tried = start;
      tried[c] = DigitSet::of(d);
      if (fill(tried, i))
        for (std::size_t k = 0; k < n; ++k) used_[k] = used_[k] | tried[cells[k]];
      if (nodes_ == 0) return Found::gave_up;
    }
    if (used_[i].empty()) return Found::none;
  }
  for (std::size_t i = 0; i < n; ++i) {
    fewer |= used_[i] != before[cells[i]];
    CLEW_ASSERT((used_[i] - before[cells[i]]).empty());
    candidates[cells[i]] = used_[i];
  }
  return fewer ? Found::fewer : Found::all;
}

bool Ways::is_one_sum() const {
  if (parts_.size() != 1 || parts_[0].says->totals.size() != 1) return false;
  const constraints::Parts& p = *parts_[0].says;
  return p.unaries.empty() && p.differ.empty() && p.pairs.empty() && p.sets.empty() &&
         p.chains.empty() && p.somes.empty() && p.connected.empty() && p.regions.empty() &&
         p.eithers.empty() && p.tests.empty() && p.totals[0].terms.size() == cells_.size();
}

// A sum alone, in few ways: one after the other, until each candidate is used.
Ways::Found Ways::go_through(std::span<DigitSet> candidates) {
  const auto& terms = parts_[0].says->totals[0].terms;
  const std::size_t n = cells_.size();
  std::vector<DigitSet> used(n);
  std::vector<Digit> digits(n);
  std::vector<std::size_t> at(n);  // cell of each term
  int unused = 0;
  for (std::size_t i = 0; i < n; ++i) {
    at[i] = static_cast<std::size_t>(std::ranges::find(cells_, terms[i].cell) - cells_.begin());
    unused += candidates[terms[i].cell].size();
    CLEW_ASSERT(at[i] < n);
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
  fill(fill, 0, parts_[0].says->totals[0].total);
  CLEW_ASSERT(unused >= 0);
  if (used[0].empty()) return Found::none;
  for (std::size_t i = 0; i < n; ++i) candidates[terms[i].cell] = used[i];
  return unused ? Found::fewer : Found::all;
}

// Lists the parts to examine when a cell changes.
void Ways::watch() {
  watchers_.assign(cells_.size(), {});
  about_.assign(parts_.size(), {});
  stale_.assign(parts_.size(), 0);
  for (std::size_t p = 0; p < parts_.size(); ++p)
    for (const CellId c : parts_[p].cells) {
      const auto i = static_cast<std::size_t>(std::ranges::find(cells_, c) - cells_.begin());
      CLEW_ASSERT(i < cells_.size());
      watchers_[i].push_back(p);
      about_[p].push_back(i);
    }
}

void Ways::touch(std::size_t i) {
  changed_.push_back(i);
  for (const std::size_t p : watchers_[i]) stale_[p] = 1;
}

// Propagates changes of these cells.
bool Ways::settle(std::span<DigitSet> candidates, std::size_t from, std::size_t to) {
  const std::size_t n = cells_.size();
  changed_.clear();
  std::ranges::fill(stale_, 0);
  for (std::size_t i = from; i < to; ++i) touch(i);
  for (;;) {
    if (!changed_.empty()) {
      const std::size_t i = changed_.back();
      changed_.pop_back();
      const DigitSet digits = candidates[cells_[i]];
      if (digits.empty()) return false;
      if (digits.size() != 1) continue;
      for (std::size_t k = 0; k < n; ++k) {
        if (!sees_[i * n + k]) continue;
        DigitSet& other = candidates[cells_[k]];
        if ((other & digits).empty()) continue;
        other = other - digits;
        touch(k);
      }
      continue;
    }
    const auto stale = std::ranges::find(stale_, 1);
    if (stale == stale_.end()) return true;
    const auto p = static_cast<std::size_t>(stale - stale_.begin());
    seen_.clear();
    for (const CellId c : parts_[p].cells) seen_.push_back(candidates[c]);
    if (!narrower_.narrow(*layout_, *parts_[p].says, candidates)) return false;
    for (std::size_t i = 0; i < about_[p].size(); ++i)
      if (candidates[parts_[p].cells[i]] != seen_[i]) touch(about_[p][i]);
    *stale = 0;  // nothing more follows from it by itself
  }
}

// Reduces the candidates to one filling, after changes of one cell. Returns false if there is none,
// or if it takes too long.
bool Ways::fill(std::span<DigitSet> candidates, std::size_t changed) {
  if (nodes_ == 0) return false;
  --nodes_;
  if (!settle(candidates, changed, changed + 1)) return false;
  std::size_t best = 0;
  int fewest = max_digits + 1;
  for (std::size_t i = 0; i < cells_.size(); ++i)
    if (const int size = candidates[cells_[i]].size(); size > 1 && size < fewest)
      best = i, fewest = size;
  if (fewest > max_digits) return true;
  const std::vector<DigitSet> before(candidates.begin(), candidates.end());
  // Unused candidates come first, so that few fillings use everything.
  const DigitSet all = before[cells_[best]];
  for (const DigitSet digits : {all - used_[best], all & used_[best]})
    for (const Digit d : digits) {
      std::ranges::copy(before, candidates.begin());
      candidates[cells_[best]] = DigitSet::of(d);
      if (fill(candidates, best)) return true;
    }
  return false;
}

}  // namespace clew::logic
