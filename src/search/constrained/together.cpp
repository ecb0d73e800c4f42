#include "search/constrained/together.h"

#include <algorithm>
#include <bit>

#include "constraints/shape.h"

namespace clew::search {
namespace {

using constraints::Some;

constexpr std::size_t most_together = 4;

bool counts_digits(const Some& some) {
  return std::ranges::all_of(some.literals,
                             [&](const auto& l) { return l.digits == some.literals[0].digits; });
}

bool same_cells(const Some& a, const Some& b) {
  return std::ranges::equal(a.literals, b.literals, {}, &Some::Literal::cell, &Some::Literal::cell);
}

// How many cells must hold its digits.
std::ptrdiff_t least_of(const Some& some) {
  return std::ranges::find(some.allowed, 1) - some.allowed.begin();
}

}  // namespace

std::vector<Some> together(const std::vector<Some>& somes) {
  std::vector<Some> result;
  for (std::size_t i = 0, end; i < somes.size(); i = end) {
    end = i + 1;
    if (somes[i].literals.empty() || !counts_digits(somes[i])) continue;
    while (end < somes.size() && counts_digits(somes[end]) && same_cells(somes[i], somes[end]))
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
  const auto in_all = static_cast<std::size_t>(layout.digits());  // how often the grid has a digit
  for (const Some& some : somes) {
    if (some.literals.empty() || !counts_digits(some)) continue;
    const DigitSet digits = some.literals[0].digits;
    std::vector<bool> counted(static_cast<std::size_t>(layout.size()));
    for (const auto& literal : some.literals) counted[literal.cell] = true;
    const auto cells = static_cast<std::size_t>(std::ranges::count(counted, true));
    if (cells != some.literals.size() || 2 * cells < counted.size()) continue;
    Some& rest = result.emplace_back();
    for (CellId c = 0; c < counted.size(); ++c)
      if (!counted[c]) rest.literals.push_back({c, digits});
    const std::size_t all = in_all * static_cast<std::size_t>(digits.size());
    for (std::size_t n = 0; n <= rest.literals.size(); ++n)
      rest.allowed.push_back(n <= all && all - n < some.allowed.size() && some.allowed[all - n]);
  }
  return result;
}

}  // namespace clew::search
