#include "rating/assumptions.h"

#include <algorithm>

#include "rating/length.h"

namespace clew::rating {
namespace {

double base_rating(NetKind kind, int level) {
  if (level > 0) return level >= 2 ? 9.5 + 0.5 * (level - 2) : 8.5 + 0.5 * level;
  return kind == NetKind::nishio ? 7.5 : kind == NetKind::dynamic ? 8.5 : 8.0;
}

std::size_t candidates_of(const RatingLayout& shape) {
  return static_cast<std::size_t>(shape.cells()) * static_cast<std::size_t>(shape.digits());
}

}  // namespace

Assumptions::Assumptions(const RatingLayoutPtr& shape, NetKind kind, const Nesting& nesting)
    : shape_(shape),
      kind_(kind),
      level_(nesting.level),
      nets_(shape, kind, nesting),
      ranking_(nets_, 2 * candidates_of(*shape)),
      mask_((candidates_of(*shape) + 63) / 64) {
  if (kind_ == NetKind::nishio) one_digit_ = std::make_unique<OneDigit>(shape);
}

bool Assumptions::best(const RatingBoard& board, Hint& hint, const Stop& stop, const Reach* reach) {
  reach_ = reach;
  search(board, stop, false, false);
  if (nets_.stopped() || !ranking_.any()) return false;
  const Finding& best = ranking_.best();
  hint.clear();
  hint.rule = best.rule;
  hint.level = static_cast<std::uint8_t>(level_);
  hint.dynamic = kind_ == NetKind::dynamic;
  hint.rating = base_rating(kind_, level_) + length_rating(best.complexity);
  hint.removed = removed_by(best.target, board);
  if (is_on(best.target)) hint.placed = cand_of(best.target);
  return true;
}

void Assumptions::search(const RatingBoard& board, const Stop& stop, bool all, bool with_facts) {
  nets_.begin(board, stop, with_facts);
  ranking_.begin(board, all);
  close_links(board);
  if (one_digit_) one_digit_->look(board);
  const int least = kind_ == NetKind::fixed ? 3 : 2;
  for (int c = 0; c < board.cells() && !nets_.stopped(); ++c)
    if (!at_most(board.at(c), least - 1)) from_cell(board, c);
  nets_.end();
}

// If no candidate refutes itself, static nets contain no contradiction and so contain everything
// reachable from their sources. Their common outcomes are then known before they are grown; most
// have none.
void Assumptions::close_links(const RatingBoard& board) {
  if (kind_ != NetKind::fixed) return;
  if (!reach_) {
    if (!own_reach_) own_reach_ = std::make_unique<Reach>();
    own_reach_->close(board, true, true);
    reach_ = own_reach_.get();
  }
  closed_ = reach_->known() && !reach_->any_refuted();
}

void Assumptions::from_cell(const RatingBoard& board, int c) {
  const int n = count(board.at(c));
  for (Mask m = board.at(c); m; m &= m - 1) {
    const int d = lowest(m);
    const Cand a = board.cand(c, d);
    if (kind_ == NetKind::nishio) {
      for (Lit start : {on(a), off(a)})
        if (one_digit_->contradicts(start)) contradiction(nets_.net(start), opposite(start));
    }
    if (kind_ == NetKind::dynamic) {
      const AssumptionNet& if_on = nets_.net(on(a));
      const AssumptionNet& if_off = nets_.net(off(a));
      contradiction(if_on, off(a));
      contradiction(if_off, on(a));
      if (n >= 3) {
        branch_ = {&if_on, &if_off};
        outcomes(HintRule::double_chains, 1, -1, -1);
        outcomes(HintRule::double_chains, 0, -1, -1);
      }
    }
    if (nets_.stopped()) return;
    if (kind_ != NetKind::nishio) regions(board, c, d);
    if (nets_.stopped()) return;
  }
  if (kind_ == NetKind::nishio) return;
  starts_.clear();
  for (Mask m = board.at(c); m; m &= m - 1) starts_.push_back(board.cand(c, lowest(m)));
  branches(HintRule::cell_chains, c, -1);
}

void Assumptions::regions(const RatingBoard& board, int c, int d) {
  for (const HousePlace& seat : shape_->seats(c)) {
    const Mask places = board.in(seat.house, d);
    if (!several(places) || lowest(places) != seat.place || !shape_->complete(seat.house)) continue;
    starts_.clear();
    for (Mask m = places; m; m &= m - 1)
      starts_.push_back(board.cand(shape_->cell(seat.house, lowest(m)), d));
    branches(HintRule::region_chains, -1, seat.house);
    if (nets_.stopped()) return;
  }
}

// Grows a branch from each of starts_, turned on.
void Assumptions::branches(HintRule rule, int cell, int house) {
  bool agreed[2] = {true, true};
  if (closed_) {
    for (Cand a : starts_) reach_->meet(common_, a, a == starts_.front());
    const auto middle = common_.begin() + reach_->half();
    auto any = [](std::uint64_t word) { return word != 0; };
    agreed[1] = std::any_of(common_.begin(), middle, any);
    agreed[0] = std::any_of(middle, common_.end(), any);
    if (!agreed[0] && !agreed[1]) return;
  }
  branch_.clear();
  for (Cand a : starts_) branch_.push_back(&nets_.net(on(a)));
  if (nets_.stopped()) return;
  for (Lit polarity : {1u, 0u})
    if (agreed[polarity]) outcomes(rule, polarity, cell, house);
}

// Collects the outcomes common to all branches, in the order of the first branch.
void Assumptions::outcomes(HintRule rule, Lit polarity, int cell, int house) {
  std::uint64_t any = 0;
  const auto& first = polarity ? branch_[0]->ons() : branch_[0]->offs();
  for (std::size_t w = 0; w < mask_.size(); ++w) {
    std::uint64_t common = first[w];
    for (std::size_t i = 1; common && i < branch_.size(); ++i)
      common &= polarity ? branch_[i]->ons()[w] : branch_[i]->offs()[w];
    any |= mask_[w] = common;
  }
  if (!any) return;
  const int key = rule == HintRule::double_chains ? 1 : rule == HintRule::cell_chains ? 5 : 6;
  for (const AssumptionNode& node : branch_[0]->nodes()) {
    const Lit l = node.lit;
    if ((l & 1) != polarity || !(mask_[cand_of(l) >> 6] >> (cand_of(l) & 63) & 1)) continue;
    if (!branch_[0]->has(l)) continue;
    ends_.clear();
    for (const AssumptionNet* net : branch_) ends_.push_back({net, net->node(l)});
    ranking_.consider(rule, key, l, cell, house, ends_);
  }
}

void Assumptions::contradiction(const AssumptionNet& net, Lit target) {
  if (net.clash_on < 0) return;
  ends_ = {{&net, net.clash_on}, {&net, net.clash_off}};
  ranking_.consider(kind_ == NetKind::nishio ? HintRule::nishio : HintRule::contradiction_chains, 7,
                    target, -1, -1, ends_);
}

}  // namespace clew::rating
