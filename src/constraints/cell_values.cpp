#include "constraints/cell_values.h"

#include <numeric>

#include "constraints/shape.h"

namespace clew::constraints {

CellValues::CellValues(const Layout& layout, Constraint::Kind kind)
    : layout_(layout), least_(layout.value(1)), greatest_(layout.value(layout.digits())) {
  if (!of_values.has(kind) || !layout.kinds().has(Constraint::Kind::modifier)) return;
  cells_.resize(static_cast<std::size_t>(layout.size()));
  for (const Constraint& c : layout.constraints()) {
    if (c.kind != Constraint::Kind::modifier) continue;
    for (std::size_t i = 1; i < c.values.size(); i += 3) unit_ = std::lcm(unit_, c.values[i]);
    for (std::size_t i = 0; i < c.splits[0]; ++i)
      if (Cell& cell = cells_[c.cells[i]]; !cell.modifier) cell = {&c, c.cells[c.splits[0] + i]};
  }
  least_ *= unit_, greatest_ *= unit_;
  for (std::size_t c = 0; c < cells_.size(); ++c) {
    if (!cells_[c].modifier) continue;
    const auto flags = static_cast<Digit>(1 + cells_[c].modifier->values.size() / 3);
    for (Digit flag = 1; flag <= flags; ++flag)
      for (const Digit d : layout.all_digits()) {
        const int v = value(static_cast<CellId>(c), d, flag);
        least_ = std::min(least_, v), greatest_ = std::max(greatest_, v);
      }
  }
}

int CellValues::value(CellId cell, Digit digit, Digit flag) const {
  const int n = layout_.value(digit) * unit_;
  const Constraint* modifier = differ() ? cells_[cell].modifier : nullptr;
  if (!modifier || flag < 2 || 3u * (flag - 1u) > modifier->values.size()) return n;
  const int* function = &modifier->values[3u * (flag - 2u)];
  return n / function[1] * function[0] + function[2] * unit_;
}

void CellValues::add_flags(std::vector<CellId>& cells) const {
  for (std::size_t i = 0, size = cells.size(); i < size; ++i)
    if (const int flag = flag_of(cells[i]); flag >= 0) cells.push_back(static_cast<CellId>(flag));
}

// A state before a cell holds the digit of the cell's flag.
std::optional<Chain> CellValues::chain(const std::vector<CellId>& cells, const Automaton& a) const {
  struct Step {
    std::size_t index;
    bool reads_flag;
  };
  std::vector<CellId> read;
  std::vector<Step> steps;
  const auto add = [&](int cell, Step step) {
    read.push_back(static_cast<CellId>(cell));
    steps.push_back(step);
  };
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (const int flag = flag_of(cells[i]); flag >= 0) add(flag, {i, true});
    add(cells[i], {i, false});
  }
  constexpr State flags = max_digits + 1;
  const auto floor = [](State s) { return s >= 0 ? s / flags : -((flags - 1 - s) / flags); };
  return chain_of(std::move(read), layout_.digits(),
                  {a.start,
                   [&](std::size_t at, State s, int digit, States& to) {
                     const auto [i, reads_flag] = steps[at];
                     if (reads_flag) return to.push_back(s * flags + digit);
                     const bool flagged = at > 0 && steps[at - 1].reads_flag;
                     const State before = flagged ? floor(s) : s;
                     const auto flag = static_cast<Digit>(flagged ? s - before * flags : 1);
                     a.step(i, before, value(cells[i], static_cast<Digit>(digit), flag), to);
                   },
                   a.accepts});
}

}  // namespace clew::constraints
