// Random constraints of every kind that fit a grid, as often as chance allows.
#pragma once

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "clew/layout.h"
#include "constraints/holds.h"
#include "constraints/shape.h"

namespace clew::test {

class ConstraintMaker {
 public:
  using Kind = Constraint::Kind;
  using Random = std::mt19937_64;

  ConstraintMaker(const Layout& layout, std::vector<Digit> grid, Random& random)
      : layout_(layout), grid_(std::move(grid)), random_(random) {}

  /// Makes a constraint of a kind, with numbers from the grid if that makes sense. It need not
  /// hold. At most `most_cells` cells.
  Constraint make(Kind kind, int most_cells) {
    Constraint c{kind};
    const int most = std::min(most_cells, layout_.size());
    auto cells = [&](int least, int up_to) {
      c.cells = some_cells(between(least, std::max(least, std::min(most, up_to))));
    };
    if (of_whole_layout.has(kind)) {
      if (kind == Kind::antitaxicab && below(2)) c.values = {digit()};
      if (kind == Kind::taxicab) c.values = {between(1, 4)};
      if (kind == Kind::no_difference) c.values = {between(1, 2)};
      if (kind == Kind::no_ratio) c.values = {between(1, 3)};
      if (kind == Kind::no_sum) c.values = {between(2, 5), between(2, 9)};
      if (kind == Kind::no_move_sum) c.values = {below(3), between(1, 2), between(2, 7)};
      return c;
    }
    switch (kind) {
      case Kind::odd:
      case Kind::even:
      case Kind::minimum:
      case Kind::maximum:
      case Kind::row_indexer:
      case Kind::column_indexer:
      case Kind::box_indexer:
        cells(1, 2);
        break;
      case Kind::candidates:
        cells(1, 2);
        c.values = {digit(), digit()};
        break;
      case Kind::cage:
        cells(1, layout_.digits());
        if (below(5)) c.values = {sum(c.cells)};
        if (!below(4)) c.values.push_back(between(1, 12));
        break;
      case Kind::product_cage:
        cells(1, std::min(4, layout_.digits()));
        c.values = {1};
        for (const CellId cell : c.cells) c.values[0] *= grid_[cell];
        if (!below(4)) c.values.push_back(between(0, 24));
        break;
      case Kind::rellik:
        cells(1, layout_.digits());
        c.values = {between(0, 9)};
        break;
      case Kind::sum:
        cells(1, most);
        c.values = {sum(c.cells)};
        if (below(2)) {
          c.values[0] = 0;
          for (CellId cell : c.cells) {
            c.values.push_back(below(6) ? between(-3, 3) : between(-100, 100));
            c.values[0] += c.values.back() * value(cell);
          }
        }
        break;
      case Kind::little_killer:
        cells(1, most);
        c.values = {sum(c.cells)};
        break;
      case Kind::arrow: {
        cells(2, most);
        const int n = size(c);
        const int pill = n > 3 && below(2) ? 2 : 1;
        c.splits = {static_cast<std::uint16_t>(pill)};
        if (n - pill > 2 && below(2))
          c.splits.push_back(static_cast<std::uint16_t>(pill + 1 + below(n - pill - 1)));
        break;
      }
      case Kind::double_arrow:
      case Kind::value_indexing:
        cells(3, most);
        break;
      case Kind::difference:
        cells(2, 2);
        if (below(2)) c.values = {std::abs(value(c.cells[0]) - value(c.cells[1]))};
        break;
      case Kind::ratio:
        cells(2, 2);
        if (below(2)) c.values = {between(1, 3)};
        break;
      case Kind::pair_sum:
        cells(2, 2);
        c.values = {sum(c.cells)};
        break;
      case Kind::greater:
        cells(2, 2);
        if (grid_[c.cells[0]] < grid_[c.cells[1]]) std::swap(c.cells[0], c.cells[1]);
        break;
      case Kind::thermometer:
      case Kind::slow_thermometer:
        cells(2, most);
        if (below(3)) std::ranges::sort(c.cells, {}, [&](CellId x) { return grid_[x]; });
        break;
      case Kind::whispers:
        cells(2, most);
        if (below(2)) c.values = {between(1, 3)};
        break;
      case Kind::lockout:
        cells(2, most);
        c.values = {between(0, 3)};
        break;
      case Kind::modular:
        cells(2, most);
        if (below(2)) c.values = {between(2, 4)};
        break;
      case Kind::clone: {
        cells(2, most);
        if (c.cells.size() % 2) c.cells.pop_back();
        c.splits = {static_cast<std::uint16_t>(c.cells.size() / 2)};
        break;
      }
      case Kind::same_values:
      case Kind::equal_sums:
      case Kind::count_distinct: {
        cells(2, most);
        c.splits = {static_cast<std::uint16_t>(kind == Kind::same_values ? size(c) / 2
                                               : kind == Kind::count_distinct
                                                   ? 1
                                                   : between(1, size(c) - 1))};
        break;
      }
      case Kind::count_alike:
      case Kind::run_length:
        cells(kind == Kind::run_length ? 3 : 2, most);
        c.splits = {1};
        if (kind == Kind::run_length) c.splits.push_back(2);
        if (size(c) > 3 && kind == Kind::run_length && below(2)) c.splits.push_back(3);
        c.values = {below(2)};
        break;
      case Kind::connected:
        cells(1, most);
        c.values = {below(2) ? 0 : between(1, size(c)), digit()};
        if (below(2)) c.values.push_back(digit());
        if (size(c) % 2 == 0 && below(2)) c.splits = {static_cast<std::uint16_t>(size(c) / 2)};
        break;
      case Kind::chaos:
        cells(2, most);
        if (size(c) % 2) c.cells.pop_back();
        c.splits = {static_cast<std::uint16_t>(size(c) / 2)};
        if (!below(4)) break;
        c.values = {below(2) ? 1 : size(c) / 2};
        break;
      case Kind::modifier:
        cells(2, most);
        if (size(c) % 2) c.cells.pop_back();
        c.splits = {static_cast<std::uint16_t>(size(c) / 2)};
        c.values = {between(-1, 2), between(1, 2), between(-1, 1)};
        if (below(2)) c.values.insert(c.values.end(), {2, 1, 0});
        break;
      case Kind::region_sum:
      case Kind::zipper:
      case Kind::palindrome:
      case Kind::nabner:
      case Kind::between:
      case Kind::entropic:
      case Kind::sequence:
      case Kind::index_line:
      case Kind::lunchbox:
        cells(2, most);
        if (kind == Kind::lunchbox) c.values = {lunch(c.cells)};
        if (kind == Kind::region_sum && below(3) == 0)
          c.splits = {static_cast<std::uint16_t>(between(1, size(c) - 1))};
        break;
      case Kind::sum_line:
        cells(1, most);
        c.values = {between(2, 9)};
        if (size(c) > 2 && below(2)) c.cells.push_back(c.cells[0]);
        break;
      case Kind::quadruple:
      case Kind::contain:
      case Kind::contain_exactly:
        cells(1, most);
        c.values = {value(c.cells[0])};
        if (below(2)) c.values.push_back(value(c.cells[static_cast<std::size_t>(below(size(c)))]));
        break;
      case Kind::look_and_say:
        cells(1, most);
        c.values = {between(0, 2), digit()};
        if (below(2)) c.values.insert(c.values.end(), {between(0, 2), digit()});
        break;
      case Kind::full_rank: {
        const SubGrid& g = layout_.spec().grids[0];
        std::vector<CellId> row;
        for (int i = 0; i < g.width; ++i)
          row.push_back(static_cast<CellId>(layout_.at({g.at.row, g.at.col + i})));
        const auto lines = constraints::lines_both_ways(layout_, row);
        c.cells = lines[static_cast<std::size_t>(below(static_cast<int>(lines.size())))];
        c.values = {between(1, static_cast<int>(lines.size())), below(2)};
        break;
      }
      case Kind::pair:
      case Kind::every_pair:
        cells(2, most);
        for (int a = 1; a <= layout_.digits(); ++a)
          for (int b = 1; b <= layout_.digits(); ++b)
            if (below(3)) c.values.insert(c.values.end(), {layout_.value(a), layout_.value(b)});
        break;
      case Kind::automaton:
        cells(1, most);
        for (int from = 0; from < 3; ++from)
          for (int d = 1; d <= layout_.digits(); ++d)
            for (int k = between(0, 2); k > 0; --k)
              c.values.insert(c.values.end(), {from, below(3), layout_.value(d)});
        c.values.insert(c.values.end(), {below(3), -1, 0});
        break;
      case Kind::either: {
        const int n = between(1, 3);
        for (int i = 0; i < n; ++i) {
          if (i && below(3)) c.splits.push_back(static_cast<std::uint16_t>(i));
          Kind inner = Kind::either;
          while (inner == Kind::either || inner == Kind::custom || inner == Kind::full_rank ||
                 (told_by_houses.has(inner) && inner != Kind::group))
            inner = static_cast<Kind>(below(static_cast<int>(Kind::count)));
          c.inner.push_back(make(inner, most_cells));
        }
        break;
      }
      case Kind::group:
        cells(2, layout_.digits());
        break;
      case Kind::renban:
      case Kind::equality_cage:
        cells(1, layout_.digits());
        break;
      case Kind::x_sum:
      case Kind::numbered_room:
      case Kind::hidden_skyscraper:
      case Kind::skyscraper:
      case Kind::sandwich:
        cells(1, most);
        c.values = {kind == Kind::x_sum      ? between(1, 12)
                    : kind == Kind::sandwich ? between(0, 9)
                                             : between(1, layout_.digits())};
        break;
      default:  // counting circles
        cells(1, most);
    }
    return c;
  }

  /// Makes a constraint of a kind that holds; nothing if all tries fail.
  std::optional<Constraint> make_true(Kind kind, int most_cells, int tries = 60) {
    for (int i = 0; i < tries; ++i) {
      Constraint c = make(kind, most_cells);
      if (constraints::holds(layout_, c, grid_)) return c;
    }
    return {};
  }

  ConstraintSpec spec_of(const Constraint& c) const {
    ConstraintSpec spec{c.kind, {}, c.splits, c.values};
    for (CellId cell : c.cells) spec.cells.push_back(layout_.cells()[cell].place);
    for (const Constraint& inner : c.inner) spec.inner.push_back(spec_of(inner));
    return spec;
  }

 private:
  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  int between(int a, int b) { return a + below(b - a + 1); }
  int digit() { return layout_.value(between(1, layout_.digits())); }
  int value(CellId c) const { return layout_.value(grid_[c]); }
  static int size(const Constraint& c) { return static_cast<int>(c.cells.size()); }
  int sum(const std::vector<CellId>& cells) const {
    return std::accumulate(cells.begin(), cells.end(), 0,
                           [&](int s, CellId c) { return s + value(c); });
  }
  int lunch(const std::vector<CellId>& cells) const {
    const auto [a, b] = std::ranges::minmax_element(cells, {}, [&](CellId c) { return grid_[c]; });
    int total = 0;
    for (auto it = std::min(a, b) + 1; it < std::max(a, b); ++it) total += value(*it);
    return total;
  }
  // Half the time a walk from neighbour to neighbour, as far as it gets.
  std::vector<CellId> some_cells(int n) {
    std::vector<CellId> all(static_cast<std::size_t>(layout_.size()));
    std::iota(all.begin(), all.end(), CellId{0});
    std::ranges::shuffle(all, random_);
    if (below(2)) {
      std::vector<CellId> walk{all[0]};
      while (static_cast<int>(walk.size()) < n) {
        const auto [row, col] = layout_.cells()[walk.back()].place;
        std::vector<CellId> next;
        for (int r = -1; r <= 1; ++r)
          for (int k = -1; k <= 1; ++k)
            if (const int c = layout_.at({row + r, col + k});
                c >= 0 && std::ranges::find(walk, c) == walk.end())
              next.push_back(static_cast<CellId>(c));
        if (next.empty()) break;
        walk.push_back(next[static_cast<std::size_t>(below(static_cast<int>(next.size())))]);
      }
      if (static_cast<int>(walk.size()) == n) return walk;
    }
    all.resize(static_cast<std::size_t>(n));
    return all;
  }

  const Layout& layout_;
  std::vector<Digit> grid_;
  Random& random_;
};

}  // namespace clew::test
