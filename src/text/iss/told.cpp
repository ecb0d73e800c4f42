#include "text/iss/told.h"

#include <algorithm>
#include <set>

#include "constraints/shape.h"

namespace clew::text::iss {
namespace {

using Kind = Constraint::Kind;
using Pair = std::pair<Place, Place>;

// Pairs of a symmetric rule begin with the first cell in reading order.
std::vector<Pair> related(const Layout& layout, const ConstraintSpec& rule) {
  std::vector<Pair> pairs;
  const auto add = [&](CellId a, CellId b) {
    pairs.emplace_back(layout.cells()[a].place, layout.cells()[b].place);
  };
  if (negative_kinds.has(rule.kind)) {
    for (const auto& [a, b] : constraints::unmarked(layout, rule.kind != Kind::no_sum)) add(a, b);
    return pairs;
  }
  for (const Place p : rule.cells) {
    const auto cell = static_cast<CellId>(layout.at(p));
    for (const CellId other : constraints::compared(layout, rule.kind, cell)) add(cell, other);
  }
  return pairs;
}

}  // namespace

bool is_strict(const LayoutSpec& spec, bool dots) {
  const auto just = [&](Kind kind, const std::vector<int>& values) {
    const auto it = std::ranges::find(spec.constraints, kind, &ConstraintSpec::kind);
    return it != spec.constraints.end() && it->values == values &&
           std::ranges::count(spec.constraints, kind, &ConstraintSpec::kind) == 1;
  };
  return dots ? just(Kind::no_difference, {1}) && just(Kind::no_ratio, {2})
              : just(Kind::no_sum, {5, 10});
}

ConstraintSpec whole_of(const std::vector<ConstraintSpec>& lines) {
  ConstraintSpec rule{.kind = lines[0].kind, .values = lines[0].values};
  if (negative_kinds.has(rule.kind)) return rule;
  for (const ConstraintSpec& line : lines)
    if (std::ranges::find(rule.cells, line.cells[0]) == rule.cells.end())
      rule.cells.push_back(line.cells[0]);
  return rule;
}

bool tells_all(const Layout& layout, const std::vector<ConstraintSpec>& lines) {
  const bool both_ways = negative_kinds.has(lines[0].kind);
  std::set<Pair> told;
  for (const ConstraintSpec& line : lines)
    for (std::size_t i = 1; i < line.cells.size(); ++i) {
      const Place a = line.cells[i - 1], b = line.cells[i];
      told.insert(both_ways && b < a ? Pair(b, a) : Pair(a, b));
    }
  const auto all = related(layout, whole_of(lines));
  return told == std::set<Pair>(all.begin(), all.end());
}

std::vector<std::vector<Place>> related_lines(const Layout& layout, const ConstraintSpec& rule) {
  std::vector<std::vector<Place>> lines;
  const auto all = related(layout, rule);
  std::set<Pair> left(all.begin(), all.end());
  for (auto [a, b] : all) {
    if (!left.erase({a, b})) continue;
    auto& line = lines.emplace_back(std::vector{a, b});
    if (!negative_kinds.has(rule.kind)) continue;
    const auto after = [&] { return Place{2 * b.row - a.row, 2 * b.col - a.col}; };
    for (Place next = after(); left.erase({b, next}); next = after()) {
      line.push_back(next);
      a = b, b = next;
    }
  }
  return lines;
}

}  // namespace clew::text::iss
