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
  if (!proves(draft)) {
    by_checker(board, draft);
    return;
  }
  for (std::size_t i = 0; i < facts_.size(); ++i) left_out_[i] = !used_[i];
  for (std::size_t i = 0; i < facts_.size(); ++i) {
    if (left_out_[i]) continue;
    left_out_[i] = true;
    left_out_[i] = proves(draft);
  }
  const bool all = std::ranges::find(left_out_, true) == left_out_.end();
  if (!all && draft.has_nodes()) redraw(draft);
  std::size_t i = 0;
  std::erase_if(draft.facts(), [&](const Fact&) { return left_out_[i++]; });
}

// Returns false if the layout has no checker.
template <int W>
bool Trim<W>::load(const Board<W>& board) {
  board_ = &board;
  if (!checker_) {  // the layout outlives the board
    auto made = Checker::make(LayoutPtr(std::shared_ptr<void>(), &board_->frame().layout()));
    if (!made) return false;
    checker_ = std::move(*made);
  }
  board_->store(grid_);
  return true;
}

template <int W>
bool Trim<W>::proven(const Board<W>& board, Draft& draft, std::uint64_t conflicts) {
  return load(board) && checker_->proves(grid_, draft.step(), conflicts);
}

template <int W>
bool Trim<W>::by_checker(const Board<W>& board, Draft& draft, std::uint64_t* conflicts) {
  if (!load(board)) return false;
  const std::vector<bool> needed = checker_->needed(grid_, draft.step(), conflicts);
  std::size_t i = 0;
  std::erase_if(draft.facts(), [&](const Fact&) { return !needed.empty() && !needed[i++]; });
  if (std::ranges::find(needed, false) != needed.end()) redraw_from(draft);
  return !needed.empty();
}

// A drawing that begins with the opposite of the one conclusion: follows that once more and draws
// what leads to a clash, or else to what is gone from the bases of a fish.
template <int W>
void Trim<W>::redraw_from(Draft& draft) {
  const Step step = draft.step();
  if (step.chain.empty() || step.eliminations.size() != 1 || !step.placements.empty()) return;
  const Candidate x = step.eliminations[0];
  if (!step.chain[0].on || step.chain[0].digit != x.digit || step.chain_cells[0] != x.cell) return;
  size_ = static_cast<std::size_t>(board_->frame().size());
  marks_.resize((board_->digits() + 1) * size_);
  read_facts(draft);
  used_.assign(facts_.size(), false);
  left_out_.assign(facts_.size(), false);
  if (!refutes(x, Truth::on))
    for (std::size_t i = 0; i < facts_.size(); ++i)
      if (facts_[i].role == Role::base)
        for (const Candidate& y : members_[i])
          if (truth(y) == Truth::off) use(y);
  draw_used(x, true, draft);
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
  trail_.clear();
  clash_ = {};
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
    clash_ = {x, truth, fact, from};
    use(x);
    if (fact >= 0) use_fact(fact, x);
    if (!(from == x)) use(from);
    return false;
  }
  m = {now_, truth, false, fact, from};
  trail_.push_back(x);
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

// ---- drawing

// From the opposite of the conclusion to the clash, where there is one conclusion.
template <int W>
void Trim<W>::redraw(Draft& draft) {
  if (draft.placements().size() + draft.eliminations().size() != 1) return;
  const bool placed = !draft.placements().empty();
  const Candidate x = placed ? draft.placements()[0] : draft.eliminations()[0];
  if (refutes(x, placed ? Truth::off : Truth::on)) draw_used(x, !placed, draft);
}

// All that was used, from x on.
template <int W>
void Trim<W>::draw_used(Candidate x, bool on, Draft& draft) {
  draft.undraw();
  drawn_ = x;
  drawn_on_ = on;
  draft.node(x.digit, drawn_on_, Link::none);
  draft.node_cell(x.cell);
  for (const Candidate& y : std::vector<Candidate>(trail_)) {
    const Mark& m = mark(y);
    if (m.used && !(y == x)) draw({y, m.truth, m.fact, m.from}, draft);
  }
  if (clash_.truth != Truth::open) draw(clash_, draft);
}

// Goes on from the last node, or else from one that is drawn again.
template <int W>
void Trim<W>::draw_from(Candidate x, bool on, Draft& draft) {
  if (drawn_ == x && drawn_on_ == on) return;
  draft.node(x.digit, on, Link::none);
  draft.node_cell(x.cell);
}

template <int W>
void Trim<W>::draw(const Cause& cause, Draft& draft) {
  const auto [what, truth, fact, from] = cause;
  auto to = [&](Link link) {
    draft.node(what.digit, truth == Truth::on, link);
    draft.node_cell(what.cell);
    drawn_ = what;
    drawn_on_ = truth == Truth::on;
  };
  if (truth == Truth::off) {
    draw_from(from, true, draft);
    return to(Link::weak);
  }
  for (const Candidate& y : members_[fact]) {
    if (y == what) continue;
    draw_from(y, false, draft);
    to(Link::strong);
  }
}

#define CLEW_TRIM(W) template class Trim<W>;
CLEW_FOR_WIDTHS(CLEW_TRIM)

}  // namespace clew::logic
