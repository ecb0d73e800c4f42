// Growth of a net: nodes that are on are followed before nodes that are off, each in the order of
// discovery.
#include <algorithm>

#include "rating/assumptions.h"
#include "rating/loops.h"
#include "rating/producers.h"

namespace clew::rating {

// Returns false if the net contradicts itself.
template <NetKind kind>
bool AssumptionNets::turn_on(AssumptionNet& net, int p) {
  const RatingLayout& shape = *shape_;
  const RatingBoard& board = kind == NetKind::fixed ? *board_ : work_;
  const Cand a = cand_of(net[p].lit);
  const int c = board.cell_of(a), d = board.digit_of(a);
  auto follow = [&](Cand b, std::int16_t cause) {
    if (net.has(on(b))) {
      net.clash_on = rank_[on(b)];
      net.clash_off = net.loose(off(b), cause, p);
      return false;
    }
    if (!net.has(off(b))) off_queue_.push_back(rank_[off(b)] = net.add(off(b), cause, p));
    return true;
  };
  if (kind != NetKind::nishio)
    for (Mask m = board.at(c) & ~(Mask{1} << d); m; m &= m - 1)
      if (!follow(board.cand(c, lowest(m)), by_cell)) return false;
  for (const HousePlace& seat : shape.seats(c))
    for (Mask m = board.in(seat, d) & seat.fresh; m; m &= m - 1)
      if (!follow(board.cand(shape.cell(seat.house, lowest(m)), d),
                  static_cast<std::int16_t>(seat.house)))
        return false;
  for (std::uint16_t other : shape.links(c))
    if (board.has(other, d) && !follow(board.cand(other, d), by_cell)) return false;
  return true;
}

template <NetKind kind>
bool AssumptionNets::turn_off(AssumptionNet& net, int p) {
  const RatingLayout& shape = *shape_;
  constexpr bool fixed = kind == NetKind::fixed;
  const Cand a = cand_of(net[p].lit);
  const int c = shape.cell_of(a), d = shape.digit_of(a);
  // Turns on the last candidate of a unit. Its further parents are the removals of this net from
  // the unit.
  auto follow = [&](Cand b, std::int16_t cause, auto&& hidden) {
    const bool clash = net.has(off(b));
    if (!clash && net.has(on(b))) return true;
    const int node = clash ? net.loose(on(b), cause, p) : net.add(on(b), cause, p);
    if (!fixed) hidden();
    if (!clash) {
      on_queue_.push_back(rank_[on(b)] = node);
      return true;
    }
    net.clash_off = rank_[off(b)];
    net.clash_on = node;
    return false;
  };
  const Mask digit = Mask{1} << d;
  const Mask at = (fixed ? board_->at(c) : work_.remove_at(c, d)) & ~digit;
  if (kind != NetKind::nishio && one(at) && !follow(board_->cand(c, lowest(at)), by_cell, [&] {
        for (Mask m = board_->at(c) & ~at & ~digit; m; m &= m - 1)
          net.parent(rank_[off(board_->cand(c, lowest(m)))]);
      }))
    return false;
  for (const HousePlace& seat : shape.seats(c)) {
    const Mask before = board_->in(seat, d) & ~seat.bit;
    const Mask in = fixed ? before : work_.remove_in(seat, d) & ~seat.bit;
    if (!one(in) || !seat.complete) continue;
    const int h = seat.house;
    if (!follow(board_->cand(shape.cell(h, lowest(in)), d), static_cast<std::int16_t>(h), [&] {
          for (Mask m = before & ~in; m; m &= m - 1)
            net.parent(rank_[off(board_->cand(shape.cell(h, lowest(m)), d))]);
        }))
      return false;
  }
  return true;
}

template <NetKind kind>
void AssumptionNets::grow_as(AssumptionNet& net, Lit start) {
  net.clear();
  if (stopped_ || stop_.requested()) {
    stopped_ = true;
    return;
  }
  rank_[start] = net.add(start, by_assumption);
  if (kind != NetKind::fixed) work_.copy_candidates(*board_);
  on_queue_.clear();
  off_queue_.clear();
  (is_on(start) ? on_queue_ : off_queue_).push_back(0);
  std::size_t next_on = 0, next_off = 0;
  for (;;) {
    if (next_on < on_queue_.size()) {
      if (!turn_on<kind>(net, on_queue_[next_on++])) return;
    } else if (next_off < off_queue_.size()) {
      if (!turn_off<kind>(net, off_queue_[next_off++])) return;
    } else if (level_ == 0 || (stopped_ = stop_.requested()) || !ask_rules(net)) {
      return;
    }
  }
}

void AssumptionNets::grow(AssumptionNet& net, Lit start) {
  switch (kind_) {
    case NetKind::nishio:
      return grow_as<NetKind::nishio>(net, start);
    case NetKind::fixed:
      return grow_as<NetKind::fixed>(net, start);
    case NetKind::dynamic:
      return grow_as<NetKind::dynamic>(net, start);
  }
}

// Collects all hints of one rule on the working board, with their removals and the removals of this
// net that each hint needs. A hint that needs none existed before the net and is ignored.
class AssumptionNets::Asker final : public HintSink {
 public:
  Asker(const RatingBoard& before, const RatingBoard& now, std::vector<std::vector<Fact>>* notes)
      : before_(before), now_(now), notes_(notes) {}

  bool take(Hint& hint) override {
    Parents parents(before_, now_, parents_);
    const RatingLayout& shape = now_.shape();
    switch (hint.rule) {
      case HintRule::locking:
      case HintRule::fish:
        lines(hint, parents);
        break;
      case HintRule::intersection:
        parents.house(hint.base[0], lowest(hint.digits));
        break;
      case HintRule::hidden_set: {
        Mask places = 0;
        for (Mask m = hint.digits; m; m &= m - 1) places |= now_.in(hint.base[0], lowest(m));
        for (int i = 0; i < shape.size(hint.base[0]); ++i) {
          if (places >> i & 1) continue;
          const int c = shape.cell(hint.base[0], i);
          for (Mask m = before_.at(c) & hint.digits; m; m &= m - 1) parents.one(c, lowest(m));
        }
        break;
      }
      default:  // a naked set
        for (std::uint16_t c : hint.cells)
          for (Mask m = before_.at(c) & ~hint.digits; m; m &= m - 1) parents.one(c, lowest(m));
    }
    if (!parents_.empty()) {
      int note = -1;
      if (notes_) {
        Facts facts(now_);
        Pattern none;
        rating::explain(now_, hint, facts, none);
        note = static_cast<int>(notes_->size());
        notes_->push_back(std::move(facts.list));
      }
      table_order(hint.removed, now_);
      add(hint.removed, parents_, -1, note);
    }
    return false;
  }

  void add(const std::vector<Cand>& removed, const std::vector<Lit>& parents, int nested,
           int note = -1) {
    for (Cand a : removed) found.push_back({a, nested, note, parents});
  }

  struct Found {
    Cand cand;
    int nested, note;
    std::vector<Lit> parents;
  };
  std::vector<Found> found;

 private:
  void lines(const Hint& hint, Parents& parents) {
    const RatingLayout& shape = now_.shape();
    const int d = lowest(hint.digits);
    for (std::uint16_t h : hint.base)
      for (Mask m = before_.in (h, d) & ~now_.in(h, d); m; m &= m - 1) {
        const int c = shape.cell(h, lowest(m));
        bool covered = false;
        for (std::uint16_t cover : hint.cover) covered |= shape.bits(cover).has(c);
        if (!covered) parents.one(c, d);
      }
  }

  const RatingBoard& before_;
  const RatingBoard& now_;
  std::vector<std::vector<Fact>>* notes_;
  std::vector<Lit> parents_;
};

bool AssumptionNets::ask_rules(AssumptionNet& net) {
  Asker asker(*board_, work_, with_facts_ ? &notes_ : nullptr);
  auto nothing = [&] { return asker.found.empty(); };
  if (shape_->classic())
    locking(work_, false, rule_hint_, asker);
  else
    intersections(work_, rule_hint_, asker);
  if (nothing()) hidden_sets(work_, 2, false, rule_hint_, asker);
  if (nothing()) naked_sets(work_, 2, rule_hint_, asker);
  if (nothing()) fish(work_, 2, rule_hint_, asker);
  auto take_chains = [&](std::size_t from) {
    for (std::size_t i = from; i < nested_.size(); ++i)
      if (!nested_[i].parents.empty())
        asker.add(nested_[i].removed, nested_[i].parents, static_cast<int>(i));
  };
  if (nothing() && loops_) {
    const std::size_t from = nested_.size();
    loops_->all(work_, *board_, nested_, stop_, with_facts_);
    take_chains(from);
  }
  for (auto& inner : inner_) {
    if (!nothing()) break;
    const std::size_t from = nested_.size();
    inner->all(work_, *board_, nested_, stop_, with_facts_);
    take_chains(from);
  }
  bool grew = false;
  for (const auto& each : asker.found) {
    if (net.has(off(each.cand))) continue;
    const int node = net.add(off(each.cand), by_rule, -1, each.nested);
    off_queue_.push_back(rank_[off(each.cand)] = node);
    for (Lit l : each.parents) net.parent(rank_[l]);
    if (each.note >= 0) net.notes.emplace_back(node, each.note);
    grew = true;
  }
  return grew;
}

}  // namespace clew::rating
