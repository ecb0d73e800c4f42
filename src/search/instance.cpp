#include "search/instance.h"

#include <bit>

#include "base/assert.h"

namespace clew::search {

void Instance::exactly_one() {
  ++groups;
  solver.exactly_one(group_);
}

void Instance::at_most_one() {
  if (group_.size() < 2) return;
  ++groups;
  solver.at_most_one(group_);
}

void Instance::add_cells() {
  const auto cells = board_.candidates();
  std::size_t count = 0;
  for (const DigitSet cell : cells) {
    first_.push_back(static_cast<sat::Var>(count));
    if (cell.size() > 1) count += static_cast<std::size_t>(cell.size());
  }
  solver.add_variables(count);
  CLEW_ASSERT(solver.variables() == count && first_.size() == cells.size());
  for (int c = 0; c < tables_.cells; ++c) {
    if (cells[c].size() < 2) continue;
    group_.clear();
    for (int i = 0; i < cells[c].size(); ++i)
      group_.push_back(first_[c] + static_cast<sat::Var>(i));
    exactly_one();
  }
}

void Instance::add_houses() {
  for (int h = 0; h < tables_.houses; ++h) {
    const auto cells = tables_.house_cells[h];
    for (const Digit d : tables_.all) {
      group_.clear();
      for (std::uint64_t rest = board_.places(h, d); rest; rest &= rest - 1) {
        const CellId c = cells[std::countr_zero(rest)];
        if (board_.candidates()[c].size() > 1) group_.push_back(variable(c, d));
      }
      if (group_.empty()) continue;
      if (board_.closed(h))
        exactly_one();
      else
        at_most_one();
    }
  }
}

void Instance::add_cliques() {
  for (std::size_t i = 0; i < tables_.cliques.size(); ++i)
    for (const Digit d : tables_.all) {
      group_.clear();
      for (const CellId c : tables_.cliques[i])
        if (const DigitSet cell = board_.candidates()[c]; cell.size() > 1 && cell.has(d))
          group_.push_back(variable(c, d));
      at_most_one();
    }
}

void Instance::read(std::vector<Digit>& solution) const {
  for (int c = 0; c < tables_.cells; ++c) {
    const DigitSet cell = board_.candidates()[c];
    solution[c] = cell.first();
    if (cell.size() < 2) continue;
    sat::Var v = first_[c];
    for (const Digit d : cell)
      if (solver.value(v++)) solution[c] = d;
    CLEW_ASSERT(v == first_[c] + static_cast<sat::Var>(cell.size()));
    CLEW_ASSERT(solver.value(variable(static_cast<CellId>(c), solution[c])));
  }
}

}  // namespace clew::search
