// Random rules with odd parameters: zero and negative numbers, cells that come twice, one cell, lines that
// cross or close themselves, cells of several grids, lists of any sizes. Many of them cannot be kept, and
// some are refused.
#pragma once

#include <random>

#include "support/meaning.h"

namespace clew::test {

class OddRules {
 public:
  using Kind = Constraint::Kind;
  using Random = std::mt19937_64;

  OddRules(const LayoutSpec& layout, std::vector<Place> cells, Random& random)
      : layout_(layout), cells_(std::move(cells)), random_(random) {}

  /// A rule of that kind. Numbers are taken from `picture` half the time.
  ConstraintSpec make(Kind kind, const Picture& picture, int depth = 0) {
    ConstraintSpec rule{.kind = kind};
    if (kind < Kind::group) {
      make_whole(rule);
    } else if (kind == Kind::either) {
      const int n = between(1, 4);
      for (int i = 0; i < n; ++i) {
        if (i && chance(2)) rule.splits.push_back(static_cast<std::uint16_t>(i));
        rule.inner.push_back(make(inner_kind(depth), picture, depth + 1));
      }
    } else {
      rule.cells = line(kind);
      make_lists(rule);
      make_values(rule, picture);
    }
    return rule;
  }

  Kind any_kind() {
    Kind kind = Kind::custom;
    while (kind == Kind::custom || (layout_.triangle && needs_grid(kind)))
      kind = static_cast<Kind>(below(static_cast<int>(Kind::count)));
    return kind;
  }
  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  int between(int a, int b) { return a + below(b - a + 1); }
  bool chance(int in) { return below(in) == 0; }

 private:
  static bool needs_grid(Kind kind) {
    return kind < Kind::group || kind == Kind::minimum || kind == Kind::maximum ||
           kind == Kind::full_rank || kind == Kind::row_indexer || kind == Kind::column_indexer ||
           kind == Kind::box_indexer;
  }
  // Rules that look at other rules are frequent, and so are the rules that they look at.
  Kind inner_kind(int depth) {
    constexpr Kind looking[] = {Kind::minimum,    Kind::maximum,  Kind::no_difference,
                                Kind::no_ratio,   Kind::no_sum,   Kind::ratio,
                                Kind::difference, Kind::pair_sum, Kind::full_rank};
    for (;;) {
      const Kind kind = chance(3) ? looking[below(9)] : any_kind();
      if (layout_.triangle && needs_grid(kind)) continue;
      if (kind == Kind::either && depth > 1) continue;
      if (kind < Kind::nonconsecutive) continue;  // excludes choices
      return kind;
    }
  }

  void make_whole(ConstraintSpec& rule) {
    auto& v = rule.values;
    const int n = between(1, 2);
    if (rule.kind == Kind::antitaxicab && chance(2)) v = {between(1, layout_.digits)};
    if (rule.kind == Kind::no_difference)
      for (int i = 0; i < n; ++i) v.push_back(between(0, 4));
    if (rule.kind == Kind::no_ratio)
      for (int i = 0; i < n; ++i) v.push_back(between(0, 5));
    if (rule.kind == Kind::no_sum)
      for (int i = 0; i < n; ++i) v.push_back(between(0, 10));
    if (rule.kind == Kind::no_move_sum) v = {between(0, 3), between(0, 3), between(0, 10)};
  }

  // Cells of a line, random or neighbouring; rows and columns for kinds that need them.
  std::vector<Place> line(Kind kind) {
    const bool outside = kind >= Kind::sandwich && kind <= Kind::full_rank;
    if (outside && !layout_.grids.empty() && !chance(4)) return whole_line();
    const bool two = kind >= Kind::difference && kind <= Kind::greater;
    const int most = kind == Kind::full_rank || two ? 4 : 6;
    const int n = two && !chance(20) ? 2 : chance(8) ? 1 : between(2, most);
    std::vector<Place> cells{any_cell()};
    const bool walk = !chance(3), twice = chance(4);
    for (int tries = 0; static_cast<int>(cells.size()) < n && tries < 60; ++tries) {
      const Place p = walk ? neighbour_of(cells.back()) : any_cell();
      if (twice || std::ranges::find(cells, p) == cells.end()) cells.push_back(p);
    }
    if (chance(8) && cells.size() > 1) cells.push_back(cells[0]);  // a loop
    return cells;
  }
  std::vector<Place> whole_line() {
    const SubGrid& g =
        layout_.grids[static_cast<std::size_t>(below(static_cast<int>(layout_.grids.size())))];
    const bool row = chance(2);
    const int at = below(row ? g.height : g.width);
    std::vector<Place> cells;
    for (int i = 0; i < (row ? g.width : g.height); ++i)
      cells.push_back(row ? Place{g.at.row + at, g.at.col + i}
                          : Place{g.at.row + i, g.at.col + at});
    if (chance(2)) std::ranges::reverse(cells);
    return cells;
  }
  Place any_cell() {
    return cells_[static_cast<std::size_t>(below(static_cast<int>(cells_.size())))];
  }
  Place neighbour_of(Place p) {
    std::vector<Place> next;
    for (const Place q : cells_)
      if (q != p && std::abs(q.row - p.row) <= 1 && std::abs(q.col - p.col) <= 1) next.push_back(q);
    return next.empty() ? any_cell()
                        : next[static_cast<std::size_t>(below(static_cast<int>(next.size())))];
  }

  void make_lists(ConstraintSpec& rule) {
    const int n = static_cast<int>(rule.cells.size());
    const auto split = [&](int at) { rule.splits = {static_cast<std::uint16_t>(at)}; };
    if (n < 2) return;
    switch (rule.kind) {
      case Kind::arrow:
      case Kind::same_values:
      case Kind::equal_sums:
        split(chance(2) ? between(1, n - 1) : (n + 1) / 2);
        if (rule.splits[0] + 1 < n && chance(3))
          rule.splits.push_back(static_cast<std::uint16_t>(between(rule.splits[0] + 1, n - 1)));
        break;
      case Kind::run_length:
        rule.splits = {1};
        for (int at = 2; at < n && rule.splits.size() < 4; at += between(1, 2))
          if (at == 2 || chance(2)) rule.splits.push_back(static_cast<std::uint16_t>(at));
        break;
      case Kind::connected:
        if (n % 2 == 0 && chance(2)) split(n / 2);
        break;
      case Kind::chaos:
      case Kind::modifier:
      case Kind::clone:
        if (n % 2) rule.cells.pop_back();
        if (rule.cells.size() > 1) split(n / 2);
        break;
      case Kind::count_alike:
      case Kind::count_distinct:
        split(1);
        break;
      case Kind::region_sum:
        if (chance(5)) split(between(1, n - 1));
        break;
      default:
        break;
    }
  }

  int sum_of(const ConstraintSpec& rule, const Picture& picture) {
    int sum = 0;
    for (const Place p : rule.cells) sum += picture.at(p);
    return sum;
  }
  int digit() { return between(1, layout_.digits); }

  void make_values(ConstraintSpec& rule, const Picture& picture) {
    auto& v = rule.values;
    const int sum = chance(2) ? sum_of(rule, picture) : between(0, 14);
    switch (rule.kind) {
      case Kind::candidates:
        for (int n = between(1, 3); n > 0; --n) v.push_back(digit());
        break;
      case Kind::cage:
        for (int n = between(0, 2); n > 0; --n) v.push_back(n == 1 ? sum : between(0, 14));
        break;
      case Kind::product_cage: {
        int product = 1;
        for (const Place p : rule.cells) product = std::min(product * picture.at(p), 1000);
        for (int n = between(1, 2); n > 0; --n)
          v.push_back(n == 1 && chance(2) ? product : between(0, 24));
        break;
      }
      case Kind::taxicab:
        for (int n = between(1, 2); n > 0; --n) v.push_back(between(0, 5));
        break;
      case Kind::sum:
        v = {chance(8) ? -sum : sum};
        if (!chance(2)) break;
        v[0] = chance(4) ? between(-6, 6) : 0;
        for (const Place p : rule.cells) {
          v.push_back(chance(9) ? between(-99, 99) : between(-3, 3));
          v[0] += v.back() * picture.at(p);
        }
        break;
      case Kind::rellik:
      case Kind::little_killer:
      case Kind::x_sum:
        v = {sum};
        break;
      case Kind::sandwich:
      case Kind::lunchbox:
      case Kind::sum_line:
        v = {chance(12) ? 0 : between(0, 8)};
        if (rule.kind == Kind::sum_line && chance(2)) v = {sum};
        break;
      case Kind::difference:
      case Kind::ratio:
      case Kind::whispers:
      case Kind::lockout:
        if (!chance(3)) v = {between(0, 4)};
        break;
      case Kind::pair_sum:
        v = {sum};
        break;
      case Kind::count_alike:
      case Kind::run_length:
        v = {between(0, 2)};
        break;
      case Kind::connected:
        v = {chance(2) ? 0 : between(1, 4), digit()};
        if (chance(2)) v.push_back(digit());
        break;
      case Kind::chaos:
        if (!chance(3)) v = {chance(2) ? 1 : std::max(1, static_cast<int>(rule.cells.size()) / 2)};
        break;
      case Kind::modifier:
        for (int n = between(1, 2); n > 0; --n)
          v.insert(v.end(), {between(-2, 2), between(1, 2), chance(3) ? between(-2, 2) : 0});
        break;
      case Kind::modular:
        if (!chance(3)) v = {between(1, 6)};
        break;
      case Kind::quadruple:
      case Kind::contain:
      case Kind::contain_exactly:
        for (int n = between(1, 3); n > 0; --n)
          v.push_back(chance(2) ? picture.at(rule.cells[0]) : digit());
        break;
      case Kind::skyscraper:
      case Kind::hidden_skyscraper:
      case Kind::numbered_room:
        v = {between(0, layout_.digits)};
        break;
      case Kind::full_rank:
        v = {between(0, 17)};
        if (!chance(3)) v.push_back(below(2));
        break;
      case Kind::look_and_say:
        for (int n = between(1, 2); n > 0; --n) v.insert(v.end(), {between(0, 2), digit()});
        break;
      case Kind::pair:
      case Kind::every_pair:
        for (int a = 1; a <= layout_.digits; ++a)
          for (int b = 1; b <= layout_.digits; ++b)
            if (!chance(3)) v.insert(v.end(), {a, b});
        break;
      case Kind::automaton:
        make_automaton(v);
        break;
      default:
        break;
    }
  }
  void make_automaton(std::vector<int>& v) {
    const int states = between(1, 4);
    for (int from = 0; from < states; ++from)
      for (int d = 1; d <= layout_.digits; ++d)
        for (int k = between(0, 2); k > 0; --k) v.insert(v.end(), {from, below(states), d});
    for (int s = 0; s < states; ++s)
      if (!chance(3)) v.insert(v.end(), {s, -1, 0});
  }

  const LayoutSpec& layout_;
  std::vector<Place> cells_;
  Random& random_;
};

}  // namespace clew::test
