// Meanings of connected digits, unknown regions, and counts of equal labels. Part of meaning.h.
#pragma once

namespace clew::test {

// Joins cells that share an edge until nothing changes.
inline bool Meaning::hang_together(Places cells) {
  std::vector<std::size_t> part(cells.size());
  std::iota(part.begin(), part.end(), std::size_t{0});
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < cells.size(); ++i)
      for (std::size_t k = 0; k < cells.size(); ++k) {
        const int steps =
            std::abs(cells[i].row - cells[k].row) + std::abs(cells[i].col - cells[k].col);
        if (steps > 1 || part[i] <= part[k]) continue;
        part[i] = part[k];
        changed = true;
      }
  }
  return std::ranges::all_of(part, [](std::size_t p) { return p == 0; });
}

inline bool Meaning::of_labels(const Rule& rule) const {
  const std::vector<Places> all = lists(rule);
  const auto twice = [](Places p) {
    std::ranges::sort(p);
    return std::ranges::adjacent_find(p) != p.end();
  };
  switch (rule.kind) {
    case Kind::count_alike:
      return at(all[0][0]) == times(at(all[1]), at(all[1][0])) - number(rule, 0);
    case Kind::run_length: {
      if (all[0].size() != 1 || all[1].size() != 1) return false;
      int length = 1 - number(rule, 0);
      for (std::size_t i = 2; i < all.size(); ++i)
        for (std::size_t k = 0; k < all[i].size() && at(all[i][k]) == at(all[1][0]); ++k) ++length;
      return at(all[0][0]) == length;
    }
    case Kind::connected: {
      if (twice(all[0]) || twice(all.back())) return false;
      Places in;
      for (std::size_t i = 0; i < all[0].size(); ++i)
        if (std::find(rule.values.begin() + 1, rule.values.end(), at(all[0][i])) !=
            rule.values.end())
          in.push_back(all.back()[i]);
      return hang_together(in) &&
             (rule.values[0] == 0 || rule.values[0] == static_cast<int>(in.size()));
    }
    default: {  // chaos
      if (twice(rule.cells)) return false;
      const int size = number(rule, 0) ? number(rule, 0) : top_;
      for (int label = 1, found = 0; found < static_cast<int>(all[0].size()); ++label) {
        Places region;
        Digits digits;
        for (std::size_t i = 0; i < all[0].size(); ++i) {
          if (at(all[1][i]) == label) {
            region.push_back(all[0][i]);
            digits.push_back(at(all[0][i]));
          }
          // A later label does not come before the first cell of this one.
          if (region.empty() && at(all[1][i]) > label) return false;
        }
        if (static_cast<int>(region.size()) != size || !differ(digits) || !hang_together(region))
          return false;
        found += size;
      }
      return true;
    }
  }
}

}  // namespace clew::test
