#include "logic/scout.h"

#include <bit>
#include <optional>
#include <ranges>

#include "logic/witnesses.h"

namespace clew::logic {

using search::Mask;

namespace {

// Balances of few cells only: larger ones take more time than they save.
constraints::Parts sums_of(const Rules& rules) {
  constexpr std::size_t most_cells = 6;
  constraints::Parts sums;
  for (const Balance& balance : rules.balances) {
    if (balance.cells.size() > most_cells) continue;
    if (!balance.apart.sets.empty())
      sums.sets.push_back(balance.apart.sets[0]);
    else
      sums.totals.push_back(balance.parts.totals[0]);
  }
  return sums;
}

}  // namespace

Scout::Scout(const Layout& layout, const Rules& rules, Care care)
    : nested_(static_cast<std::size_t>(layout.digits()) + 1,
              Witnesses(static_cast<std::size_t>(layout.size()),
                        static_cast<std::size_t>(layout.digits()))),
      bare_(nested_[0]) {
  auto parts = constraints::parts_of(layout);
  if (!parts) return;
  // Without sweeps, which see beyond one constraint, while a trial made step by step may not.
  model_ = std::make_unique<const search::Model>(layout, *parts, sums_of(rules), care);
  board_ = std::make_unique<search::ConstrainedBoard>(*model_);
}

Scout::~Scout() = default;

bool Scout::load(std::span<const DigitSet> candidates) {
  if (!board_) return false;
  std::vector<Mask> start;
  for (const DigitSet can : candidates) start.push_back(can.bits);
  if (start != start_) forget();
  start_ = std::move(start);
  if (!board_->reset(start_)) return false;
  note_excluded();
  return true;
}

void Scout::note_excluded() {
  excluded_.clear();
  std::vector<Mask> after = board_->candidates();
  const auto note = [&](CellId c, Mask before) {
    for (const Digit d : DigitSet{before & ~after[c]}) excluded_.push_back({c, d});
    after[c] = before;
  };
  for (const auto& [cell, before] : board_->narrowed() | std::views::reverse) note(cell, before);
  for (std::size_t c = 0; c < start_.size(); ++c) note(static_cast<CellId>(c), start_[c]);
  std::ranges::reverse(excluded_);
}

void Scout::forget() {
  for (Witnesses& witnesses : nested_) witnesses.clear();
}

bool Scout::leave(CellId c, Mask digits) {
  return board_->narrow(c, digits) && board_->propagate();
}

bool Scout::fails_bare(CellId c, Mask digit) {
  if (bare_.show(c, digit)) return false;
  ++followed_;
  const std::size_t mark = board_->mark();
  const bool stands = leave(c, digit);
  if (stands) bare_.add(board_->candidates());
  board_->undo(mark);
  return !stands;
}

bool Scout::fails(Candidate x) { return fails_bare(x.cell, DigitSet::of(x.digit).bits); }

bool Scout::fails(Candidate x, int most, std::vector<Supposed>& others) {
  const auto& cells = board_->candidates();
  const Mask supposed = DigitSet::of(x.digit).bits;
  Witnesses& nested = nested_[static_cast<std::size_t>(most)];
  if (nested.show(x.cell, supposed)) return false;
  const std::size_t mark = board_->mark();
  bool stands = leave(x.cell, supposed);
  for (std::size_t i = 0; stands && i < others.size(); ++i)
    stands = leave(others[i].x.cell, ~DigitSet::of(others[i].x.digit).bits);
  bare_.ask_within(cells, x.cell, supposed);
  for (int size = most; stands && size <= most;) {
    bool any = false;
    for (std::size_t i = 0; stands && i < cells.size(); ++i) {
      const auto c = static_cast<CellId>(i);
      if (std::popcount(cells[c]) != size) continue;
      for (const Digit d : DigitSet{cells[c]}) {
        const Mask digit = DigitSet::of(d).bits;
        if (!(cells[c] & digit) || !fails_bare(c, digit)) continue;
        others.push_back({{c, d}});
        any = true;
        if (!(stands = leave(c, ~digit))) break;
        bare_.ask_within(cells);
      }
    }
    size = any ? 2 : size + 1;
  }
  bare_.ask_of_all();
  if (stands) nested.add(cells);
  board_->undo(mark);
  return !stands;
}

bool Scout::refutes(Candidate x, long most, std::vector<Supposed>& within) {
  within.clear();
  const std::size_t mark = board_->mark();
  const bool fails =
      !leave(x.cell, DigitSet::of(x.digit).bits) || refutes_rest(1, followed_ + most, within);
  bare_.ask_of_all();
  board_->undo(mark);
  return fails;
}

// Removes candidates that fail by themselves, until none does. Returns true if the board fails.
bool Scout::shaves(int depth, long last, std::vector<Supposed>& within) {
  const auto& cells = board_->candidates();
  const int digits = static_cast<int>(nested_.size()) - 1;
  bare_.ask_of_all();
  bare_.ask_within(cells);
  for (int size = 2; size <= digits;) {
    bool any = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const auto c = static_cast<CellId>(i);
      if (std::popcount(cells[c]) != size) continue;
      for (const Digit d : DigitSet{cells[c]}) {
        const Mask digit = DigitSet::of(d).bits;
        if (followed_ > last) return false;
        if (!(cells[c] & digit) || !fails_bare(c, digit)) continue;
        within.push_back({{c, d}, depth});
        any = true;
        if (!leave(c, ~digit)) return true;
        bare_.ask_within(cells);
      }
    }
    size = any ? 2 : size + 1;
  }
  return false;
}

// Refutes the candidates of the cell with the fewest one after the other, once none fails by itself.
bool Scout::refutes_rest(int depth, long last, std::vector<Supposed>& within) {
  const auto& cells = board_->candidates();
  while (!shaves(depth, last, within)) {
    std::optional<CellId> fewest;
    for (std::size_t c = 0; c < cells.size(); ++c)
      if (!std::has_single_bit(cells[c]) &&
          (!fewest || std::popcount(cells[c]) < std::popcount(cells[*fewest])))
        fewest = static_cast<CellId>(c);
    if (!fewest || followed_ > last) return false;
    const Digit d = *DigitSet{cells[*fewest]}.begin();
    const Mask digit = DigitSet::of(d).bits;
    within.push_back({{*fewest, d}, depth});
    const std::size_t mark = board_->mark();
    const bool fails = !leave(*fewest, digit) || refutes_rest(depth + 1, last, within);
    board_->undo(mark);
    if (!fails) return false;
    if (!leave(*fewest, ~digit)) return true;
  }
  return true;
}

}  // namespace clew::logic
