// Independent meanings of the kinds of constraints, written from docs/formats.md for grids on
// paper. They use only the plain data of a spec; tests compare the library with them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <span>
#include <vector>

#include "clew/layout.h"

namespace clew::test {

/// Digits by place; 0 for a place without a cell. Places go up to row and column 23.
class Picture {
 public:
  static constexpr int side = 24;
  int at(Place p) const {
    return p.row < 0 || p.col < 0 || p.row >= side || p.col >= side ? 0 : digits_[index(p)];
  }
  void put(Place p, int digit) { digits_[index(p)] = digit; }

 private:
  static std::size_t index(Place p) { return static_cast<std::size_t>(p.row * side + p.col); }
  std::array<int, side * side> digits_{};
};

class Meaning {
 public:
  using Kind = Constraint::Kind;
  using Rule = ConstraintSpec;
  using Rules = std::span<const Rule>;
  using Places = std::vector<Place>;
  using Digits = std::vector<int>;

  /// `rules`: those of the layout; `cells`: the places of its cells
  Meaning(const LayoutSpec& layout, Places cells, Rules rules)
      : layout_(layout), cells_(std::move(cells)), scope_{rules}, top_(layout.digits) {}

  bool keeps_all(const Picture& picture) {
    return std::ranges::all_of(scope_[0], [&](const Rule& rule) { return keeps(picture, rule); });
  }

  bool keeps(const Picture& picture, const Rule& rule) {
    picture_ = &picture;
    return keeps(rule);
  }

 private:
  // Digits and places.
  int at(Place p) const { return picture_->at(p); }
  Digits at(const Places& places) const {
    Digits x;
    for (const Place p : places) x.push_back(at(p));
    return x;
  }
  static int total(const Digits& x) { return std::accumulate(x.begin(), x.end(), 0); }
  static bool differ(Digits x) {
    std::ranges::sort(x);
    return std::ranges::adjacent_find(x) == x.end();
  }
  static int times(const Digits& x, int d) { return static_cast<int>(std::ranges::count(x, d)); }
  static std::vector<Places> lists(const Rule& rule) {
    std::vector<Places> all(1);
    for (std::size_t i = 0; i < rule.cells.size(); ++i) {
      if (std::ranges::find(rule.splits, i) != rule.splits.end()) all.emplace_back();
      all.back().push_back(rule.cells[i]);
    }
    return all;
  }
  static int number(const Rule& rule, int without) {
    return rule.values.empty() ? without : rule.values[0];
  }
  static bool listed(const Rule& rule, int n) {
    return std::ranges::find(rule.values, n) != rule.values.end();
  }
  // 0 low, 1 middle, 2 high: up to a third of the digits, up to two thirds, rounded up.
  int class_of(int d) const { return d <= (top_ + 2) / 3 ? 0 : d <= (2 * top_ + 2) / 3 ? 1 : 2; }
  int middle() const { return top_ % 2 ? top_ / 2 + 1 : -1; }
  template <class Good>
  bool each_two(int rows, int cols, Good good) const {  // cells so far apart, right or below
    return std::ranges::all_of(cells_, [&](Place p) {
      const Place q{p.row + rows, p.col + cols};
      return p == q || !at(q) || good(p, q);
    });
  }
  template <class Good>
  bool each_neighbours(Good good) const {
    return each_two(0, 1, good) && each_two(1, 0, good);
  }
  template <class Good>
  bool each_diagonal(Good good) const {
    return each_two(1, 1, good) && each_two(1, -1, good);
  }
  bool marked(std::initializer_list<Kind> kinds, Place p, Place q) const {
    for (const Rules rules : scope_)
      for (const Rule& rule : rules)
        if (std::ranges::find(kinds, rule.kind) != kinds.end() &&
            (rule.cells == Places{p, q} || rule.cells == Places{q, p}))
          return true;
    return false;
  }

  // Grids.
  static bool holds(const SubGrid& g, Place p) {
    return p.row >= g.at.row && p.col >= g.at.col && p.row < g.at.row + g.height &&
           p.col < g.at.col + g.width;
  }
  /// A box as pairs (0, number) and a region as (1, number), one list a grid.
  static std::vector<std::pair<int, int>> boxes(const SubGrid& g, Place p) {
    std::vector<std::pair<int, int>> all;
    if (!holds(g, p)) return all;
    const int row = p.row - g.at.row, col = p.col - g.at.col;
    if (g.box_height) all.emplace_back(0, (row / g.box_height) * 100 + col / g.box_width);
    if (!g.regions.empty())
      all.emplace_back(1, g.regions[static_cast<std::size_t>(row * g.width + col)]);
    return all;
  }
  // The nine triangles of Tridoku, by the top row that they touch: rows of three, points up and down.
  static int big_triangle(Place p) {
    const int l = p.row % 3;
    for (int k = 0; k <= 2 * (p.row / 3); ++k) {
      const bool up = k % 2 == 0;
      const int first = up ? 3 * k : 3 * (k - 1) + 2 * l + 1;
      const int size = up ? 2 * l + 1 : 5 - 2 * l;
      if (p.col >= first && p.col < first + size) return p.row / 3 * 10 + k;
    }
    return -1;
  }
  bool same_boxes(Place p, Place q) const {
    if (layout_.triangle) return big_triangle(p) == big_triangle(q);
    return std::ranges::all_of(layout_.grids,
                               [&](const SubGrid& g) { return boxes(g, p) == boxes(g, q); });
  }
  template <class Good>
  const SubGrid* topmost(Good good) const {
    const SubGrid* best = nullptr;
    for (const SubGrid& g : layout_.grids) {
      if (!good(g)) continue;
      if (!best || g.at.row < best->at.row || (g.at.row == best->at.row && g.at.col < best->at.col))
        best = &g;
    }
    return best;
  }
  static std::vector<Places> rows_and_columns(const SubGrid& g) {
    std::vector<Places> all;
    for (int r = 0; r < g.height; ++r) {
      all.emplace_back();
      for (int c = 0; c < g.width; ++c) all.back().push_back({g.at.row + r, g.at.col + c});
    }
    for (int c = 0; c < g.width; ++c) {
      all.emplace_back();
      for (int r = 0; r < g.height; ++r) all.back().push_back({g.at.row + r, g.at.col + c});
    }
    return all;
  }

  bool keeps(const Rule&);
  bool keeps_by_values(const Rule&);
  bool whole(const Rule&) const;
  bool of_grids(Kind) const;
  bool without_repeats(const Rule&, const Digits&) const;
  bool along(const Rule&, const Digits&) const;
  bool seen_from_outside(const Rule&, const Digits&) const;
  bool of_lists(const Rule&) const;
  bool of_labels(const Rule&) const;
  static bool hang_together(Places);
  bool indexes(const Rule&, Place) const;
  bool ranks(const Rule&) const;
  static bool can_be_cut(const Digits&, int piece);
  static bool spells(const Rule&, const Digits&);

  const LayoutSpec& layout_;
  Places cells_;
  std::vector<Rules> scope_;  // rules that a rule may look at: the layout's, and those of open
                              // choices
  int top_;
  const Picture* picture_ = nullptr;
  int halves_ = 1;  // by which all values are multiplied: 2 where cells are modified
};

inline bool Meaning::of_grids(Kind kind) const {
  for (const SubGrid& g : layout_.grids) {
    if (!g.box_height && (kind == Kind::disjoint || kind == Kind::windows))
      return false;  // refused
    std::map<int, Digits> groups;
    for (int r = 0; r < g.height; ++r)
      for (int c = 0; c < g.width; ++c) {
        const int d = at({g.at.row + r, g.at.col + c});
        if (kind == Kind::main_diagonal && r == c) groups[0].push_back(d);
        if (kind == Kind::anti_diagonal && r + c == g.width - 1) groups[0].push_back(d);
        if (kind == Kind::disjoint) groups[r % g.box_height * 100 + c % g.box_width].push_back(d);
        // Windows begin one line from the edge and are one line apart.
        const int h = g.box_height + 1, w = g.box_width + 1;
        if (kind == Kind::windows && r % h && c % w) groups[r / h * 100 + c / w].push_back(d);
      }
    for (const auto& [_, x] : groups)
      if (!differ(x)) return false;
  }
  return true;
}

inline bool Meaning::whole(const Rule& rule) const {
  const auto differ_here = [&](Place p, Place q) { return at(p) != at(q); };
  const auto not_consecutive = [&](Place p, Place q) { return std::abs(at(p) - at(q)) != 1; };
  switch (rule.kind) {
    case Kind::antiknight:
      return each_two(1, 2, differ_here) && each_two(2, 1, differ_here) &&
             each_two(1, -2, differ_here) && each_two(2, -1, differ_here);
    case Kind::antiking:
      return each_neighbours(differ_here) && each_diagonal(differ_here);
    case Kind::nonconsecutive:
      return each_neighbours(not_consecutive);
    case Kind::diagonal_nonconsecutive:
      return each_diagonal(not_consecutive);
    case Kind::antitaxicab:
      return std::ranges::all_of(cells_, [&](Place p) {
        return std::ranges::all_of(cells_, [&](Place q) {
          const int steps = std::abs(p.row - q.row) + std::abs(p.col - q.col);
          const bool asked = steps && (rule.values.empty() || listed(rule, steps));
          return !asked || at(p) != steps || at(q) != steps;
        });
      });
    case Kind::taxicab:
      return std::ranges::all_of(cells_, [&](Place p) {
        return std::ranges::all_of(cells_, [&](Place q) {
          const int steps = std::abs(p.row - q.row) + std::abs(p.col - q.col);
          return !steps || !listed(rule, steps) || at(p) != at(q);
        });
      });
    case Kind::no_difference:
      return each_neighbours([&](Place p, Place q) {
        return marked({Kind::difference, Kind::ratio}, p, q) ||
               !listed(rule, std::abs(at(p) - at(q)));
      });
    case Kind::no_ratio:
      return each_neighbours([&](Place p, Place q) {
        if (marked({Kind::difference, Kind::ratio}, p, q)) return true;
        return std::ranges::none_of(
            rule.values, [&](long long n) { return at(p) == n * at(q) || at(q) == n * at(p); });
      });
    case Kind::no_sum:
      return each_neighbours([&](Place p, Place q) {
        return marked({Kind::pair_sum}, p, q) || !listed(rule, at(p) + at(q));
      });
    case Kind::no_move_sum: {
      const Digits sums(rule.values.begin() + 2, rule.values.end());
      const auto good = [&](Place p, Place q) { return !times(sums, at(p) + at(q)); };
      const int a = rule.values[0], b = rule.values[1];
      return each_two(a, b, good) && each_two(b, a, good) && each_two(a, -b, good) &&
             each_two(b, -a, good);
    }
    case Kind::global_entropy:
    case Kind::global_modular:
      return std::ranges::all_of(cells_, [&](Place p) {
        std::set<int> classes;
        for (const Place q :
             Places{p, {p.row, p.col + 1}, {p.row + 1, p.col}, {p.row + 1, p.col + 1}})
          if (!at(q))
            return true;
          else
            classes.insert(rule.kind == Kind::global_entropy ? class_of(at(q)) : at(q) % 3);
        return classes.size() == 3;
      });
    case Kind::flatmates:
      return std::ranges::all_of(cells_, [&](Place p) {
        return at(p) != middle() || at({p.row - 1, p.col}) == 1 || at({p.row + 1, p.col}) == top_;
      });
    default:
      return of_grids(rule.kind);
  }
}

inline bool Meaning::indexes(const Rule& rule, Place p) const {
  const SubGrid* g = topmost([&](const SubGrid& grid) {
    return holds(grid, p) && (rule.kind != Kind::box_indexer || !boxes(grid, p).empty());
  });
  Places line;
  for (int r = 0; g && r < g->height; ++r)
    for (int c = 0; c < g->width; ++c) {
      const Place q{g->at.row + r, g->at.col + c};
      const bool in = rule.kind == Kind::row_indexer      ? q.col == p.col
                      : rule.kind == Kind::column_indexer ? q.row == p.row
                                                          : boxes(*g, q)[0] == boxes(*g, p)[0];
      if (in) line.push_back(q);
    }
  const auto own = static_cast<int>(std::ranges::find(line, p) - line.begin()) + 1;
  for (int v = 1; v <= top_; ++v) {
    const bool there =
        v <= static_cast<int>(line.size()) && at(line[static_cast<std::size_t>(v) - 1]) == own;
    if ((at(p) == v) != there) return false;
  }
  return true;
}

inline bool Meaning::ranks(const Rule& rule) const {
  Places backwards(rule.cells.rbegin(), rule.cells.rend());
  const auto has = [](const SubGrid& g, const Places& line) {
    const auto all = rows_and_columns(g);
    return std::ranges::find(all, line) != all.end();
  };
  const SubGrid* g =
      topmost([&](const SubGrid& grid) { return has(grid, rule.cells) || has(grid, backwards); });
  if (!g) return false;
  const bool ties = rule.values.size() > 1 && rule.values[1] != 0;
  const Digits own = at(rule.cells);
  int rank = 1;
  for (const Places& line : rows_and_columns(*g))
    for (const bool turned : {false, true}) {
      const Places way = turned ? Places(line.rbegin(), line.rend()) : line;
      if (way == rule.cells) continue;
      if (at(way) == own && !ties) return false;
      if (at(way) < own) ++rank;
    }
  return rank == rule.values[0];
}

inline bool Meaning::keeps(const Rule& rule) {
  if (rule.kind < Kind::group) return whole(rule);
  if (rule.kind == Kind::either) {
    for (std::size_t i = 0; i <= rule.splits.size(); ++i) {
      const std::size_t from = i ? rule.splits[i - 1] : 0;
      const std::size_t to = i < rule.splits.size() ? rule.splits[i] : rule.inner.size();
      const Rules choice = Rules(rule.inner).subspan(from, to - from);
      scope_.push_back(choice);
      const bool kept =
          std::ranges::all_of(choice, [&](const Rule& inner) { return keeps(inner); });
      scope_.pop_back();
      if (kept) return true;
    }
    return false;
  }
  const bool modified = std::ranges::any_of(
      scope_[0], [](const Rule& other) { return other.kind == Kind::modifier; });
  if (of_values.has(rule.kind) && modified && halves_ == 1) return keeps_by_values(rule);
  const Digits x = at(rule.cells);
  const auto all = [&](auto good) { return std::ranges::all_of(x, good); };
  switch (rule.kind) {
    case Kind::odd:
      return all([](int d) { return d % 2; });
    case Kind::even:
      return all([](int d) { return d % 2 == 0; });
    case Kind::candidates:
      return all([&](int d) { return listed(rule, d); });
    case Kind::minimum:
    case Kind::maximum:
      for (const Place p : rule.cells)
        for (const Place q : Places{
                 {p.row - 1, p.col}, {p.row + 1, p.col}, {p.row, p.col - 1}, {p.row, p.col + 1}}) {
          if (!at(q)) continue;
          bool alike = false;
          for (const Rules rules : scope_)
            for (const Rule& other : rules)
              alike = alike || (other.kind == rule.kind &&
                                std::ranges::find(other.cells, q) != other.cells.end());
          const bool good = rule.kind == Kind::minimum ? at(p) < at(q) : at(p) > at(q);
          if (!alike && !good) return false;
        }
      return true;
    case Kind::group:
    case Kind::cage:
    case Kind::product_cage:
    case Kind::rellik:
    case Kind::equality_cage:
    case Kind::renban:
    case Kind::lunchbox:
      return without_repeats(rule, x);
    case Kind::sum: {
      long long sum = 0;
      for (std::size_t i = 0; i < x.size(); ++i)
        sum += static_cast<long long>(rule.values.size() > 1 ? rule.values[i + 1] : 1) * x[i];
      return sum == rule.values[0];
    }
    case Kind::little_killer:
      return total(x) == rule.values[0];
    case Kind::difference:
      return std::abs(x[0] - x[1]) == number(rule, 1);
    case Kind::ratio:
      return x[0] == 1LL * number(rule, 2) * x[1] || x[1] == 1LL * number(rule, 2) * x[0];
    case Kind::pair_sum:
      return x[0] + x[1] == rule.values[0];
    case Kind::greater:
      return x[0] > x[1];
    case Kind::arrow:
    case Kind::clone:
    case Kind::same_values:
    case Kind::region_sum:
    case Kind::equal_sums:
    case Kind::count_distinct:
      return of_lists(rule);
    case Kind::count_alike:
    case Kind::run_length:
    case Kind::connected:
    case Kind::chaos:
    case Kind::modifier:
      return of_labels(rule);
    case Kind::quadruple:
    case Kind::contain:
      return std::ranges::all_of(rule.values,
                                 [&](int d) { return times(x, d) >= times(rule.values, d); });
    case Kind::contain_exactly:
      return std::ranges::all_of(rule.values,
                                 [&](int d) { return times(x, d) == times(rule.values, d); });
    case Kind::look_and_say:
      for (std::size_t i = 0; i < rule.values.size(); i += 2)
        if (times(x, rule.values[i + 1]) != rule.values[i]) return false;
      return true;
    case Kind::counting_circles:
      return all([&](int d) { return times(x, d) == d; });
    case Kind::sandwich:
    case Kind::x_sum:
    case Kind::skyscraper:
    case Kind::hidden_skyscraper:
    case Kind::numbered_room:
      return seen_from_outside(rule, x);
    case Kind::full_rank:
      return ranks(rule);
    case Kind::row_indexer:
    case Kind::column_indexer:
    case Kind::box_indexer:
      return std::ranges::all_of(rule.cells, [&](Place p) { return indexes(rule, p); });
    default:
      return along(rule, x);
  }
}

}  // namespace clew::test

#include "support/meaning_labels.h"
#include "support/meaning_lines.h"
