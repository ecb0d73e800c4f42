#include "logic/equations.h"

#include <algorithm>
#include <map>
#include <set>

namespace clew::logic {
namespace {

constexpr std::size_t longest_run = 4;  // rows or columns that are combined
constexpr std::size_t most_terms = 12;  // of an equation
constexpr std::size_t most_sides = 64;  // of sums that are joined
constexpr std::size_t most_equations = 500;

using Cells = std::vector<CellId>;

/// The cells of one side add to the total more than those of the other.
struct Difference {
  Unit unit;
  constraints::Total sum;
  Cells sides[2];  // ascending

  bool is_mixed() const { return !sides[0].empty() && !sides[1].empty(); }
};

class EquationMaker {
 public:
  EquationMaker(const Layout& layout, const std::vector<constraints::ConstraintPiece>& pieces)
      : layout_(layout) {
    for (const constraints::ConstraintPiece& piece : pieces) {
      const auto sum = constraints::sum_of(piece.parts);
      if (!sum || piece.tested) continue;
      Difference difference{unit_of(piece), *sum, {}};
      if (!std::ranges::all_of(sum->terms, [&](const constraints::Term& t) {
            difference.sides[t.factor < 0].push_back(t.cell);
            return t.factor == 1 || t.factor == -1;
          }))
        continue;
      for (Cells& side : difference.sides) std::ranges::sort(side);
      known_.push_back(std::move(difference));
    }
  }

  std::vector<Balance> run() {
    if (std::ranges::none_of(known_, &Difference::is_mixed)) return {};
    for (const std::vector<HouseId>& houses : houses_together(layout_)) replace_in(houses);
    join_sides();
    std::ranges::stable_sort(
        found_, {}, [](const Balance& b) { return std::pair(b.of.size(), b.cells.size()); });
    return std::move(found_);
  }

 private:
  /// A sum, times 1 or -1.
  struct Used {
    const Difference* of;
    std::int8_t times;
  };

  // Replaces one side of each sum that lies in the houses by its other side, larger sides first.
  void replace_in(const std::vector<HouseId>& houses) {
    std::set<CellId> left;
    for (const HouseId h : houses)
      left.insert(layout_.houses()[h].cells.begin(), layout_.houses()[h].cells.end());
    const auto is_left = [&](CellId c) { return left.contains(c); };
    std::vector<Used> inside;
    for (const Difference& sum : known_)
      for (const int side : {0, 1})
        if (!sum.sides[side].empty() && std::ranges::all_of(sum.sides[side], is_left) &&
            (sum.sides[1 - side].empty() || !std::ranges::all_of(sum.sides[1 - side], is_left)))
          inside.push_back({&sum, static_cast<std::int8_t>(side == 0 ? -1 : 1)});
    const auto taken_of = [](const Used& used) -> const Cells& {
      return used.of->sides[used.times > 0];
    };
    std::ranges::stable_sort(inside, std::greater<>(),
                             [&](const Used& used) { return taken_of(used).size(); });
    std::vector<Used> used;
    for (const Used& one : inside) {
      if (!std::ranges::all_of(taken_of(one), is_left)) continue;
      for (const CellId c : taken_of(one)) left.erase(c);
      used.push_back(one);
    }
    if (std::ranges::any_of(used, [](const Used& one) { return one.of->is_mixed(); }))
      take(houses, used);
  }

  // Joins sums that have a side in common, by the fewest of them for each two sides.
  void join_sides() {
    std::map<Cells, std::size_t> number;
    struct Edge {
      std::size_t to;
      Used by;
    };
    std::vector<std::vector<Edge>> edges;
    const auto number_of = [&](const Cells& side) {
      const auto [at, fresh] = number.try_emplace(side, edges.size());
      if (fresh) edges.emplace_back();
      return at->second;
    };
    for (const Difference& sum : known_) {
      if (!sum.is_mixed()) continue;
      const std::size_t a = number_of(sum.sides[0]), b = number_of(sum.sides[1]);
      edges[a].push_back({b, {&sum, 1}});
      edges[b].push_back({a, {&sum, -1}});
    }
    if (edges.size() > most_sides) return;
    for (std::size_t from = 0; from < edges.size(); ++from) {
      std::vector<std::vector<Used>> way(edges.size());
      std::vector<std::size_t> reached{from};
      for (std::size_t i = 0; i < reached.size(); ++i)
        for (const auto& [to, by] : edges[reached[i]]) {
          if (to == from || !way[to].empty()) continue;
          way[to] = way[reached[i]];
          way[to].push_back(by);
          reached.push_back(to);
          if (to > from && way[to].size() > 1) take({}, way[to]);
        }
    }
  }

  void take(const std::vector<HouseId>& houses, const std::vector<Used>& used) {
    if (found_.size() == most_equations) return;
    Addition sum(layout_, houses);
    for (const auto& [of, times] : used) sum.add(of->unit, of->sum, times);
    if (sum.factors().empty() || sum.factors().size() > most_terms) return;
    if (seen_.insert(sum.factors()).second) found_.push_back(sum.balance());
  }

  const Layout& layout_;
  std::vector<Difference> known_;
  std::vector<Balance> found_;
  std::set<std::map<CellId, int>> seen_;
};

}  // namespace

Addition::Addition(const Layout& layout, const std::vector<HouseId>& houses) {
  for (const HouseId h : houses) {
    for (const CellId c : layout.houses()[h].cells) ++factors_[c];
    total_ += layout.digits() * (layout.digits() + 1) / 2;
    of_.push_back({{Unit::Kind::house, 0, h, 0}, 1});
  }
}

void Addition::add(Unit unit, const constraints::Total& sum, std::int8_t times) {
  for (const auto& [cell, factor] : sum.terms)
    if ((factors_[cell] += times * factor) == 0) factors_.erase(cell);
  total_ += times * sum.total;
  of_.push_back({unit, times});
}

Balance Addition::balance() const {
  Balance result{of_, {}, {}, {}};
  constraints::Total sum{{}, total_};
  for (const auto& [cell, factor] : factors_) {
    sum.terms.push_back({cell, factor});
    result.cells.push_back(cell);
  }
  result.parts.totals.push_back(std::move(sum));
  return result;
}

std::vector<std::vector<HouseId>> houses_together(const Layout& layout) {
  std::map<std::pair<HouseKind, int>, std::vector<HouseId>> kinds;
  for (std::size_t h = 0; h < layout.houses().size(); ++h) {
    const House& house = layout.houses()[h];
    if (house.complete && !house.implied)
      kinds[{house.kind, house.grid}].push_back(static_cast<HouseId>(h));
  }
  std::vector<std::vector<HouseId>> all;
  for (const auto& [key, houses] : kinds) {
    const bool lines = key.first == HouseKind::row || key.first == HouseKind::column;
    const bool boxes = key.first == HouseKind::box || key.first == HouseKind::region;
    for (std::size_t i = 0; i < houses.size(); ++i) {
      std::vector<HouseId> together;
      for (std::size_t k = i; k < houses.size() && k < i + (lines ? longest_run : 1); ++k) {
        together.push_back(houses[k]);
        all.push_back(together);
      }
      for (std::size_t k = i + 1; boxes && k < houses.size(); ++k)
        all.push_back({houses[i], houses[k]});
    }
  }
  return all;
}

std::vector<Balance> equations_of(const Layout& layout,
                                  const std::vector<constraints::ConstraintPiece>& pieces) {
  // If values are not consecutive, sums of digits are not sums of values.
  if (!layout.values().are_consecutive()) return {};
  return EquationMaker(layout, pieces).run();
}

}  // namespace clew::logic
