#include "clew/step.h"

#include <algorithm>

namespace clew {
namespace {

bool has(const Layout& layout, const Unit& unit) {
  if (unit.digit > layout.digits()) return false;
  switch (unit.kind) {
    case Unit::Kind::cell:
      return unit.a < layout.size();
    case Unit::Kind::house:
      return unit.a < layout.houses().size();
    case Unit::Kind::pair:
      return unit.a < layout.size() && unit.b < layout.size();
    case Unit::Kind::constraint:
      return unit.a < layout.constraints().size();
  }
  return false;
}

}  // namespace

Expected<void> validate(const Layout& layout, const Step& step) {
  const auto is_cell = [&](CellId c) { return c < layout.size(); };
  const auto is_digit = [&](Digit d) { return d >= 1 && d <= layout.digits(); };
  const auto is_candidate = [&](const Candidate& x) {
    return is_cell(x.cell) && is_digit(x.digit);
  };
  const auto is_node = [&](const Node& node) {
    return is_digit(node.digit) && node.count > 0 &&
           node.first + std::size_t{node.count} <= step.chain_cells.size();
  };
  if (step.technique >= TechniqueId::count) return fail("the technique of the step is unknown");
  if (!std::ranges::all_of(step.placements, is_candidate) ||
      !std::ranges::all_of(step.eliminations, is_candidate))
    return fail("the step has a conclusion about a cell or digit that the layout lacks");
  if (!std::ranges::all_of(step.facts, [&](const Fact& fact) { return has(layout, fact.unit); }))
    return fail("the step has a fact about a unit that the layout lacks");
  if (!std::ranges::all_of(step.chain_cells, is_cell) || !std::ranges::all_of(step.chain, is_node))
    return fail("the step's chain has a cell that the layout lacks");
  const auto are_digits = [&](DigitSet set) { return (set - layout.all_digits()).empty(); };
  if (step.deadly && (step.deadly->cells.size() != step.deadly->digits.size() ||
                      !std::ranges::all_of(step.deadly->cells, is_cell) ||
                      !std::ranges::all_of(step.deadly->digits, are_digits)))
    return fail("the step's pattern has other digits than cells");
  return {};
}

}  // namespace clew
