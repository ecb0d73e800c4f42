#include "rating/nets.h"

#include <algorithm>

#include "rating/assumptions.h"
#include "rating/loops.h"

namespace clew::rating {

AssumptionNets::AssumptionNets(const RatingLayoutPtr& shape, NetKind kind, const Nesting& nesting)
    : shape_(shape), kind_(kind), level_(nesting.level), last_(shape), work_(shape) {
  const std::size_t literals =
      2 * static_cast<std::size_t>(shape_->cells()) * static_cast<std::size_t>(shape_->digits());
  nets_.resize(literals);
  grown_.resize(literals);
  rank_.resize(literals);
  if (level_ == 2 || level_ == 3) loops_ = std::make_unique<Loops>(shape);
  if (level_ == 3) inner_.push_back(std::make_unique<Assumptions>(shape, NetKind::fixed));
  for (int inner : nesting.inner)
    inner_.push_back(std::make_unique<Assumptions>(shape, NetKind::dynamic, Nesting{inner, {}}));
}

AssumptionNets::~AssumptionNets() = default;

void AssumptionNets::begin(const RatingBoard& board, const Stop& stop, bool with_facts) {
  board_ = &board;
  stop_ = stop;
  stopped_ = false;
  with_facts_ = with_facts;
  work_ = board;
  nested_.clear();
  notes_.clear();
  keep_valid_nets();
}

void AssumptionNets::end() {
  last_ = *board_;
  if (!stopped_) return;
  for (Lit l : alive_) grown_[l] = 0;
  alive_.clear();
}

// Boards follow one another with some candidates less, and most nets do not notice.
void AssumptionNets::keep_valid_nets() {
  const RatingBoard& board = *board_;
  gone_.assign((nets_.size() / 2 + 63) / 64, 0);
  loosened_.clear();
  bool narrowed = level_ == 0;  // rules use the whole board
  for (int c = 0; c < board.cells() && narrowed; ++c) {
    narrowed = !(board.at(c) & ~last_.at(c));
    const Mask lost = last_.at(c) & ~board.at(c);
    for (Mask m = lost; m; m &= m - 1) {
      const Cand a = board.cand(c, lowest(m));
      gone_[a >> 6] |= std::uint64_t{1} << (a & 63);
    }
    if (!lost || kind_ == NetKind::nishio) continue;
    auto& left = loosened_.emplace_back();
    for (Mask m = board.at(c); m; m &= m - 1) left.push_back(board.cand(c, lowest(m)));
  }
  for (int h = 0; h < shape_->houses() && narrowed; ++h)
    for (int d = 0; d < shape_->digits(); ++d) {
      if (!(last_.in(h, d) & ~board.in(h, d))) continue;
      auto& left = loosened_.emplace_back();
      for (Mask m = board.in(h, d); m; m &= m - 1)
        left.push_back(board.cand(shape_->cell(h, lowest(m)), d));
    }
  if (kind_ == NetKind::fixed)
    std::erase_if(loosened_, [](const auto& left) { return left.size() != 2; });
  else
    std::erase_if(loosened_, [](const auto& left) { return left.empty(); });
  std::erase_if(alive_, [&](Lit l) {
    if (narrowed && untouched(*nets_[l])) return false;
    grown_[l] = 0;
    return true;
  });
}

// Returns true if the net is unaffected by the changes of the board: no candidate that it names was
// removed, and no unit has become a strong link for it. A static net uses a strong link if two
// candidates remain and one of them is off; a dynamic net, if all but one of the remaining
// candidates are off.
bool AssumptionNets::untouched(const AssumptionNet& net) const {
  if (net.meets(gone_)) return false;
  for (const auto& left : loosened_) {
    std::size_t offs = 0;
    for (Cand a : left) offs += net.has(off(a));
    if (offs && (kind_ == NetKind::fixed || offs + 1 >= left.size())) return false;
  }
  return true;
}

void AssumptionNets::make(Lit start) {
  auto& net = nets_[start];
  if (!net) net = std::make_unique<AssumptionNet>(shape_->cells() * shape_->digits());
  grown_[start] = 1;
  alive_.push_back(start);
  grow(*net, start);
}

AssumptionNet AssumptionNets::grown_again(Lit start) {
  AssumptionNet again(shape_->cells() * shape_->digits());
  grow(again, start);
  return again;
}

}  // namespace clew::rating
