#include "search/constrained/together.h"

#include <algorithm>
#include <bit>

#include "constraints/shape.h"

namespace clew::search {
namespace {

using constraints::Some;

constexpr std::size_t most_together = 4;

bool counts_digits(std::span<const Some::Literal> literals) {
  return std::ranges::all_of(literals,
                             [&](const auto& l) { return l.digits == literals[0].digits; });
}

// Returns its cells, one flag each; empty if it counts a cell twice.
std::vector<bool> cells_of(std::span<const Some::Literal> literals, const Layout& layout) {
  std::vector<bool> cells(static_cast<std::size_t>(layout.size()));
  for (const auto& literal : literals) {
    if (cells[literal.cell]) return {};
    cells[literal.cell] = true;
  }
  return cells;
}

bool same_cells(const Some& a, const Some& b) {
  return std::ranges::equal(a.literals, b.literals, {}, &Some::Literal::cell, &Some::Literal::cell);
}

// Number of cells that must hold its digits.
std::ptrdiff_t least_of(const Some& some) {
  return std::ranges::find(some.allowed, 1) - some.allowed.begin();
}

}  // namespace

std::vector<Some> together(const std::vector<Some>& somes) {
  std::vector<Some> result;
  for (std::size_t i = 0, end; i < somes.size(); i = end) {
    end = i + 1;
    if (somes[i].literals.empty() || !counts_digits(somes[i].literals)) continue;
    while (end < somes.size() && counts_digits(somes[end].literals) &&
           same_cells(somes[i], somes[end]))
      ++end;
    if (end - i > most_together) continue;
    for (unsigned which = 3; which < 1u << (end - i); ++which) {
      if (std::popcount(which) < 2) continue;
      DigitSet digits;
      std::ptrdiff_t least = 0;
      bool apart = true;
      for (unsigned rest = which; rest; rest &= rest - 1) {
        const Some& some = somes[i + static_cast<unsigned>(std::countr_zero(rest))];
        apart = apart && (digits & some.literals[0].digits).empty();
        digits = digits | some.literals[0].digits;
        least += least_of(some);
      }
      if (!apart) continue;
      Some& some = result.emplace_back(somes[i]);
      for (auto& literal : some.literals) literal.digits = digits;
      for (std::size_t n = 0; n < some.allowed.size(); ++n)
        some.allowed[n] = static_cast<std::ptrdiff_t>(n) >= least;
    }
  }
  return result;
}

std::vector<Some> elsewhere(const Layout& layout, const std::vector<Some>& somes) {
  std::vector<Some> result;
  if (!constraints::rows_and_columns_are_complete(layout)) return result;
  // occurrences of a digit in the grid
  const auto in_all = static_cast<std::size_t>(layout.digits());
  for (const Some& some : somes) {
    if (some.literals.empty() || !counts_digits(some.literals)) continue;
    const DigitSet digits = some.literals[0].digits;
    const auto counted = cells_of(some.literals, layout);
    if (counted.empty() || 2 * some.literals.size() < counted.size()) continue;
    Some& rest = result.emplace_back();
    for (CellId c = 0; c < counted.size(); ++c)
      if (!counted[c]) rest.literals.push_back({c, digits});
    const std::size_t all = in_all * static_cast<std::size_t>(digits.size());
    for (std::size_t n = 0; n <= rest.literals.size(); ++n)
      rest.allowed.push_back(n <= all && all - n < some.allowed.size() && some.allowed[all - n]);
  }
  return result;
}

std::vector<std::vector<std::uint8_t>> shared_out(const Layout& layout,
                                                  std::span<const Some::Literal> literals) {
  constexpr std::size_t most_houses = 64;
  std::vector<std::vector<std::uint8_t>> ways;
  if (std::ssize(literals) <= layout.digits() || literals[0].digits.size() != 1 ||
      !counts_digits(literals) || cells_of(literals, layout).empty())
    return ways;
  for (const HouseKind kind :
       {HouseKind::row, HouseKind::column, HouseKind::box, HouseKind::region}) {
    std::vector<HouseId> houses;  // by number
    std::vector<std::uint8_t> way;
    for (const auto& literal : literals) {
      const auto of_cell = layout.houses_of(literal.cell);
      const auto house =
          std::ranges::find(of_cell, kind, [&](HouseId h) { return layout.houses()[h].kind; });
      if (house == of_cell.end()) break;
      const auto number = std::ranges::find(houses, *house) - houses.begin();
      if (number == std::ssize(houses)) houses.push_back(*house);
      way.push_back(static_cast<std::uint8_t>(number));
    }
    if (way.size() == literals.size() && houses.size() <= most_houses)
      ways.push_back(std::move(way));
  }
  return ways;
}

}  // namespace clew::search
