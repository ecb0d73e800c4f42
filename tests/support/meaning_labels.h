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

// The halves in the cells as a modifier counts them, on a picture of their own.
inline bool Meaning::keeps_by_values(const Rule& rule) {
  Picture values;
  for (const Place p : cells_) values.put(p, 2 * at(p));
  std::set<Place> done;
  for (const Rule& modifier : scope_[0]) {
    if (modifier.kind != Kind::modifier) continue;
    const std::vector<Places> both = lists(modifier);
    for (std::size_t i = 0; i < both[0].size(); ++i) {
      if (!done.insert(both[0][i]).second) continue;
      const auto change = 3 * static_cast<std::size_t>(at(both[1][i]) - 1);
      if (change == 0 || change > modifier.values.size()) continue;
      const int* v = &modifier.values[change - 3];
      values.put(both[0][i], 2 * at(both[0][i]) * v[0] / v[1] + 2 * v[2]);
    }
  }
  if (rule.kind == Kind::cage && !differ(at(rule.cells))) return false;
  if (rule.kind == Kind::arrow && lists(rule)[0].size() > 4) return false;
  Rule doubled = rule;
  if (rule.kind == Kind::difference) doubled.values = {number(rule, 1)};
  if (rule.kind == Kind::whispers) doubled.values = {number(rule, (top_ + 1) / 2)};
  if (rule.kind == Kind::lockout) doubled.values = {number(rule, 4)};
  if (rule.kind == Kind::sum)
    doubled.values[0] *= 2;
  else if (rule.kind != Kind::ratio)
    for (int& v : doubled.values) v *= 2;
  const Picture* digits = picture_;
  picture_ = &values;
  halves_ = 2;
  bool kept = false;
  if (rule.kind == Kind::cage) {
    // Any of its totals.
    const int sum = total(at(rule.cells));
    kept = rule.values.empty() || listed(doubled, sum);
  } else {
    kept = keeps(doubled);
  }
  picture_ = digits;
  halves_ = 1;
  return kept;
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
    case Kind::modifier: {
      if (twice(rule.cells)) return false;
      const int changes = static_cast<int>(rule.values.size()) / 3;
      const auto once = [&](const Places& house, int flag) {
        int found = 0;
        for (const Place p : house) {
          const auto i = std::ranges::find(all[0], p) - all[0].begin();
          if (i == std::ssize(all[0])) return true;  // the house is not of these cells
          found += at(all[1][static_cast<std::size_t>(i)]) == flag;
        }
        return found == 1;
      };
      for (int flag = 2; flag <= changes + 1; ++flag) {
        Digits digits;
        for (std::size_t i = 0; i < all[0].size(); ++i)
          if (at(all[1][i]) == flag) digits.push_back(at(all[0][i]));
        if (!differ(digits)) return false;
        for (const SubGrid& g : layout_.grids) {
          auto houses = rows_and_columns(g);
          std::map<std::pair<int, int>, Places> areas;
          for (const Place p : cells_)
            for (const auto& area : boxes(g, p)) areas[area].push_back(p);
          for (const auto& area : areas) houses.push_back(area.second);
          if (!std::ranges::all_of(houses, [&](const Places& h) { return once(h, flag); }))
            return false;
        }
      }
      return std::ranges::all_of(all[1], [&](Place p) { return at(p) <= changes + 1; });
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
