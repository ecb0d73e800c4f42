#include "photo/killer.h"

#include <algorithm>
#include <cmath>

namespace clew::photo {
namespace {

constexpr float missing = -6;    // logarithm that counts for a cage without a total
constexpr double beyond = 0.03;  // cells around outlines and totals that are covered, too

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// True if so many different digits from 1 to n add to the total.
bool possible(int total, int cells, int n) {
  return total >= cells * (cells + 1) / 2 && total <= cells * (2 * n + 1 - cells) / 2;
}

/// The upper left part of a cell, before the grid was turned upright.
CoveredPart before_turns(double right, double bottom, int quarters) {
  CoveredPart part{-1, right, -1, bottom};
  for (int turn = 0; turn < quarters; ++turn)
    part = {part.top, part.bottom, 1 - part.right, 1 - part.left};
  return part;
}

}  // namespace

int cell_before_turns(int cell, int n, int quarters) {
  int row = cell / n, column = cell % n;
  for (int turn = 0; turn < quarters; ++turn) {
    const int old_row = n - 1 - column;
    column = row;
    row = old_row;
  }
  return row * n + column;
}

Killer read_killer(const UprightSheet& sheet, const Outlines& outlines, const Network& network) {
  const int n = sheet.n;
  std::vector<int> upright(at(n * n));
  for (int cell = 0; cell < n * n; ++cell)
    upright[at(cell_before_turns(cell, n, sheet.quarters))] = cell;
  Killer killer;
  for (const auto& cells : outlines.cages) {
    CageReading cage;
    for (const int cell : cells) cage.cells.push_back(static_cast<CellId>(upright[at(cell)]));
    std::ranges::sort(cage.cells);
    killer.cages.push_back(std::move(cage));
  }
  std::ranges::sort(killer.cages, {}, [](const CageReading& cage) { return cage.cells.front(); });
  std::vector<int> firsts;
  for (const CageReading& cage : killer.cages) firsts.push_back(cage.cells.front());
  killer.cover.rim = outlines.inset + beyond;
  killer.cover.parts.resize(at(n * n));
  std::vector<float> inks;
  const auto totals = read_totals(sheet, network, firsts, outlines.inset);
  for (std::size_t k = 0; k < totals.size(); ++k) {
    const TotalReading& total = totals[k];
    CageReading& cage = killer.cages[k];
    std::vector<float> logarithms;
    for (const NumberReading& number : total.numbers)
      if (possible(number.number, static_cast<int>(cage.cells.size()), n)) {
        cage.totals.push_back(number.number);
        logarithms.push_back(number.logarithm);
      }
    killer.fit += logarithms.empty() ? missing : std::max(missing, logarithms[0]);
    killer.likelihoods.push_back(std::move(logarithms));
    if (total.numbers.empty()) continue;
    killer.cover.parts[at(cell_before_turns(firsts[k], n, sheet.quarters))] =
        before_turns(total.right + beyond, total.bottom + beyond, sheet.quarters);
    inks.push_back(total.contrast);
  }
  if (!inks.empty()) {
    std::ranges::sort(inks);
    killer.cover.ink = inks[inks.size() / 2];
  }
  return killer;
}

}  // namespace clew::photo
