#include "rating/ranking.h"

#include <algorithm>
#include <bit>

#include "base/assert.h"

namespace clew::rating {

std::vector<Cand> removed_by(Lit target, const RatingBoard& board) {
  const Cand a = cand_of(target);
  if (!is_on(target)) return {a};
  std::vector<Cand> removed;
  const int c = board.cell_of(a);
  for (Mask m = board.at(c) & ~(Mask{1} << board.digit_of(a)); m; m &= m - 1)
    removed.push_back(board.cand(c, lowest(m)));
  return removed;
}

void Ranking::begin(const RatingBoard& board, bool all) {
  board_ = &board;
  all_ = all;
  order_ = 0;
  kept_.clear();
  if (all_) std::fill(slot_.begin(), slot_.end(), -1);
}

void Ranking::consider(HintRule rule, int key, Lit target, int cell, int house,
                       const std::vector<NetEnd>& ends) {
  const Cand a = cand_of(target);
  const int c = board_->cell_of(a);
  if (is_on(target)) {
    const int n = count(board_->at(c));
    if (n < 2 || (n == 1 && board_->has(a))) return;  // nothing to remove
  }
  ++order_;
  // Two hints that remove the same are one: with two candidates, on is the other's off.
  Lit same = target;
  if (is_on(target) && two(board_->at(c)))
    same = off(board_->cand(c, lowest(board_->at(c) & ~(Mask{1} << board_->digit_of(a)))));
  Finding* rival = nullptr;
  if (all_) {
    if (slot_[same] >= 0) rival = &kept_[static_cast<std::size_t>(slot_[same])];
  } else if (!kept_.empty()) {
    rival = &kept_.front();
  }
  auto loses = [&](int length) {
    return rival && std::pair(length, key) >= std::pair(rival->complexity, rival->key);
  };
  int least = 0;
  for (const NetEnd& end : ends) least += (*end.net)[end.node].depth + 1;
  if (loses(least)) return;
  const int length = complexity(ends);
  CLEW_ASSERT(length >= least);
  if (loses(length)) return;
  if (!rival) {
    slot_[same] = static_cast<int>(kept_.size());
    rival = &kept_.emplace_back();
  }
  CLEW_ASSERT(all_ || kept_.size() == 1);
  *rival = {rule, length, key, order_, target, cell, house, ends};
}

const std::vector<Finding>& Ranking::sorted() {
  std::sort(kept_.begin(), kept_.end(), [](const Finding& a, const Finding& b) {
    return std::tuple(a.complexity, a.key, a.order) < std::tuple(b.complexity, b.key, b.order);
  });
  return kept_;
}

int Ranking::ancestors(const NetEnd& end) {
  const AssumptionNet& net = *end.net;
  marks_.assign(static_cast<std::size_t>(end.node) / 64 + 1, 0);
  marks_[end.node >> 6] |= std::uint64_t{1} << (end.node & 63);
  int n = 0;
  for (int w = end.node >> 6; w >= 0; --w)
    while (marks_[w]) {
      const int i = w * 64 + 63 - std::countl_zero(marks_[w]);
      marks_[w] &= ~(std::uint64_t{1} << (i & 63));
      ++n;
      CLEW_ASSERT(i <= end.node);
      const AssumptionNode& node = net[i];
      if (node.nested >= 0) {
        const Nested& hint = nets_.nested(node);
        if (std::find(prints_.begin(), prints_.end(), hint.print) == prints_.end()) {
          prints_.push_back(hint.print);
          n += hint.complexity;
        }
      }
      for (int k = 0; k < node.parent_count; ++k) {
        const int p = net.parents(node)[k];
        CLEW_ASSERT(p >= 0 && p < i);
        marks_[p >> 6] |= std::uint64_t{1} << (p & 63);
      }
    }
  return n;
}

int Ranking::complexity(const std::vector<NetEnd>& ends) {
  prints_.clear();
  int n = 0;
  for (const NetEnd& end : ends) n += ancestors(end);
  return n;
}

}  // namespace clew::rating
