#include "logic/chain/trim.h"

#include "logic/widths.h"

namespace clew::logic {

template <int W>
void Trim<W>::operator()(const Board<W>& board, Draft& draft) {
  board_ = &board;
  size_ = static_cast<std::size_t>(board.frame().size());
  marks_.resize((board.digits() + 1) * size_);
  read_facts(draft);
  used_.assign(facts_.size(), false);
  left_out_.assign(facts_.size(), false);
  if (!proves(draft)) return by_checker(board, draft);
  for (std::size_t i = 0; i < facts_.size(); ++i) left_out_[i] = !used_[i];
  for (std::size_t i = 0; i < facts_.size(); ++i) {
    if (left_out_[i]) continue;
    left_out_[i] = true;
    left_out_[i] = proves(draft);
  }
  std::size_t i = 0;
  std::erase_if(draft.facts(), [&](const Fact&) { return left_out_[i++]; });
}

template <int W>
void Trim<W>::by_checker(const Board<W>& board, Draft& draft) {
  board_ = &board;
  if (!checker_)  // the layout outlives the board
    checker_.emplace(LayoutPtr(std::shared_ptr<void>(), &board_->frame().layout()));
  board_->store(grid_);
  const std::vector<bool> needed = checker_->needed(grid_, draft.step());
  std::size_t i = 0;
  std::erase_if(draft.facts(), [&](const Fact&) { return !needed.empty() && !needed[i++]; });
}

template <int W>
bool Trim<W>::proves(const Draft& draft) {
  for (const Candidate& x : draft.eliminations())
    if (!refutes(x, Truth::on)) return false;
  for (const Candidate& x : draft.placements())
    if (!refutes(x, Truth::off)) return false;
  return true;
}

template <int W>
void Trim<W>::read_facts(const Draft& draft) {
  facts_ = draft.facts();
  if (members_.size() < facts_.size()) members_.resize(facts_.size());
  for (std::size_t i = 0; i < facts_.size(); ++i) {
    const Unit& unit = facts_[i].unit;
    auto& members = members_[i];
    members.clear();
    auto want = [&](CellId c, Digit d) {
      if (board_->can(c, d)) members.push_back({c, d});
    };
    if (unit.kind == Unit::Kind::cell) {
      for (Digit d : board_->candidates(unit.a)) want(unit.a, d);
    } else if (unit.kind == Unit::Kind::house) {
      for (CellId c : board_->frame().house(unit.a).cells) want(c, unit.digit);
    } else {
      want(unit.a, unit.digit);
      want(unit.b, unit.digit);
    }
  }
}

template <int W>
bool Trim<W>::refutes(Candidate x, Truth assumed) {
  ++now_;
  if (!set(x, assumed, -1, x)) return true;
  do {
    changed_ = false;
    for (int i = 0; i < static_cast<int>(facts_.size()); ++i)
      if (!left_out_[i] && !(facts_[i].says == Fact::Says::some ? follow_some(i) : follow_one(i)))
        return true;
  } while (changed_);
  return false;
}

// All false: a clash. All but one: that one is true.
template <int W>
bool Trim<W>::follow_some(int fact) {
  const Candidate* last = nullptr;
  for (const Candidate& x : members_[fact]) {
    if (truth(x) == Truth::off) continue;
    if (last || truth(x) == Truth::on) return true;
    last = &x;
  }
  if (last) return set(*last, Truth::on, fact, *last);
  used_[fact] = true;
  for (const Candidate& x : members_[fact]) use(x);
  return false;
}

template <int W>
bool Trim<W>::follow_one(int fact) {
  for (const Candidate& x : members_[fact]) {
    if (truth(x) != Truth::on) continue;
    for (const Candidate& y : members_[fact])
      if (!(y == x) && !set(y, Truth::off, fact, x)) return false;
    return true;
  }
  return true;
}

// False: it was the opposite already, and what led to either is marked.
template <int W>
bool Trim<W>::set(Candidate x, Truth truth, int fact, Candidate from) {
  Mark& m = mark(x);
  if (m.stamp == now_) {
    if (m.truth == truth) return true;
    use(x);
    if (fact >= 0) use_fact(fact, x);
    if (!(from == x)) use(from);
    return false;
  }
  m = {now_, truth, false, fact, from};
  changed_ = true;
  if (truth == Truth::on)
    for (Digit e : board_->candidates(x.cell))
      if (e != x.digit && !set({x.cell, e}, Truth::off, -1, x)) return false;
  return true;
}

template <int W>
void Trim<W>::use(Candidate x) {
  Mark& m = mark(x);
  if (m.stamp != now_ || m.used) return;
  m.used = true;
  if (m.fact >= 0) use_fact(m.fact, x);
  if (!(m.from == x)) use(m.from);
}

// A fact that says "some" gave x because its other members are false.
template <int W>
void Trim<W>::use_fact(int fact, Candidate but) {
  used_[fact] = true;
  if (facts_[fact].says == Fact::Says::some)
    for (const Candidate& y : members_[fact])
      if (!(y == but)) use(y);
}

#define CLEW_TRIM(W) template class Trim<W>;
CLEW_FOR_WIDTHS(CLEW_TRIM)

}  // namespace clew::logic
