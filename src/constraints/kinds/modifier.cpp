// The kind that gives cells values other than their digits.
#include "constraints/compiler.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"

namespace clew::constraints {
namespace {

// Rows, columns, boxes and regions of grids that lie in the cells; as places in the list of cells.
std::vector<std::vector<std::size_t>> lines_within(const Layout& layout,
                                                   std::span<const CellId> cells) {
  std::vector<std::vector<std::size_t>> result;
  for (const std::vector<CellId>& house : houses_of_grids(layout)) {
    std::vector<std::size_t> places;
    for (const CellId c : house)
      places.push_back(static_cast<std::size_t>(std::ranges::find(cells, c) - cells.begin()));
    if (std::ranges::max(places) < cells.size()) result.push_back(std::move(places));
  }
  return result;
}

// Returns true if disjoint houses, as many as there are digits, are all cells: a modification that is once
// in each has every digit.
bool has_each_digit(const Compiler& k, const std::vector<std::vector<std::size_t>>& houses) {
  std::set<std::size_t> covered;
  int disjoint = 0;
  for (const auto& house : houses) {
    if (std::ranges::any_of(house, [&](std::size_t i) { return covered.contains(i); })) continue;
    covered.insert(house.begin(), house.end());
    ++disjoint;
  }
  return disjoint == k.top() && 2 * covered.size() == k.cells().size();
}

// For each modification the counts in each row, column, box and region, and then its digits.
void compile_modifier(Compiler& k) {
  if (Compiler::repeat(k.cells())) return k.never();
  const auto both = lists(k.constraint());
  const std::vector<CellId> cells(both[0].begin(), both[0].end()),
      flags(both[1].begin(), both[1].end());
  const auto houses = lines_within(k.layout(), both[0]);
  const bool complete = has_each_digit(k, houses);
  const int last = 1 + static_cast<int>(k.values().size() / 3);
  for (int n = 2; n <= last; ++n) {
    const auto flag = static_cast<Digit>(n);
    for (const auto& house : houses) {
      std::vector<CellId> counted;
      for (const std::size_t place : house) counted.push_back(flags[place]);
      k.count(counted, DigitSet::of(flag), [](int of) { return of == 1; });
    }
    k.parts().regions.push_back({cells, flags, flag, complete});
  }
  for (const CellId c : flags) k.unary(c, DigitSet::up_to(last));
}

bool modifier_holds(const Claim& k) {
  if (Compiler::repeat(k.c.cells)) return false;
  const auto both = lists(k.c);
  const auto flag_at = [&](std::size_t i) { return k.digits[both[1][i]]; };
  const std::size_t last = 1 + k.c.values.size() / 3;
  for (std::size_t flag = 2; flag <= last; ++flag) {
    for (const auto& house : lines_within(k.layout, both[0]))
      if (std::ranges::count(house, flag, flag_at) != 1) return false;
    std::set<int> digits;
    for (std::size_t i = 0; i < both[0].size(); ++i)
      if (flag_at(i) == flag && !digits.insert(k.digits[both[0][i]]).second) return false;
  }
  return std::ranges::all_of(both[1], [&](CellId c) { return k.digits[c] <= last; });
}

}  // namespace

const KindMeaning meanings::modifier{modifier_holds, compile_modifier};

}  // namespace clew::constraints
