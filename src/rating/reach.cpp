#include "rating/reach.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::rating {
namespace {

constexpr std::size_t most = 4096;  // candidates: 4 MB of rows

}  // namespace

void Reach::close(const RatingBoard& board, bool x, bool y) {
  enrol(board, [&](int c) { return board.at(c); });
  close_enrolled(board, x, y);
}

// X links stay with their digit.
void Reach::close_x(const RatingBoard& board, const Reach& both) {
  const Mask digits = both.known_ ? both.refuted_digits_ : ~Mask{0};
  enrol(board, [&](int c) { return board.at(c) & digits; });
  close_enrolled(board, true, false);
}

// Y links go through cells with two candidates.
void Reach::close_y(const RatingBoard& board, const Reach& both) {
  enrol(board, [&](int c) {
    if (!both.known_ || two(board.at(c))) return board.at(c);
    Mask refuted = 0;
    for (Mask m = board.at(c); m; m &= m - 1)
      if (both.refuted(board.cand(c, lowest(m)))) refuted |= m & -m;
    return refuted;
  });
  close_enrolled(board, false, true);
}

void Reach::close_enrolled(const RatingBoard& board, bool x, bool y) {
  known_ = cand_.size() <= most;
  if (!known_) return;
  see(board, y);
  bind(board, x, y);
  const int n = static_cast<int>(cand_.size());
  leader_.assign(n, -1);
  order_.assign(n, 0);
  low_.resize(n);
  visited_ = 0;
  for (int node = 0; node < n; ++node)
    if (!order_[node]) visit(node);
  CLEW_ASSERT(component_.empty() && path_.empty() && visited_ == n);
  note_refuted(board);
}

void Reach::note_refuted(const RatingBoard& board) {
  refuted_digits_ = 0;
  fruitful_.assign(cand_.size(), 0);
  for (Cand z : cand_) {
    if (!refuted(z)) continue;
    const int c = board.cell_of(z), d = board.digit_of(z);
    refuted_digits_ |= Mask{1} << d;
    for (std::uint16_t other : board.shape().sees(c))
      if (const int p = number_[board.cand(other, d)]; p >= 0) fruitful_[leader_[p]] = 1;
  }
}

bool Reach::proven(Cand a) const {
  const std::uint64_t* next = &strong_[static_cast<std::size_t>(number_[a]) * words_];
  for (int w = 0; w < words_; ++w)
    for (std::uint64_t m = next[w]; m; m &= m - 1)
      if (row(w * 64 + lowest(m))[word(a)] >> bit(a) & 1) return true;
  return false;
}

void Reach::meet(Row& common, Cand a, bool first) const {
  const std::uint64_t* mine = on_row(a);
  common.resize(2 * static_cast<std::size_t>(words_));
  for (int w = 0; w < 2 * words_; ++w) {
    std::uint64_t bits = mine[w];
    if (w == static_cast<int>(word(a))) bits |= std::uint64_t{1} << bit(a);
    common[w] = first ? bits : common[w] & bits;
  }
}

template <class Wanted>
void Reach::enrol(const RatingBoard& board, Wanted&& wanted) {
  cand_.clear();
  number_.assign(static_cast<std::size_t>(board.cells()) * board.digits(), -1);
  for (int c = 0; c < board.cells(); ++c)
    for (Mask m = wanted(c); m; m &= m - 1) {
      const Cand a = board.cand(c, lowest(m));
      number_[a] = static_cast<int>(cand_.size());
      cand_.push_back(a);
    }
  words_ = static_cast<int>((cand_.size() + 63) / 64);
}

// Each row begins with the candidates that its candidate turns off directly.
void Reach::see(const RatingBoard& board, bool cells) {
  const RatingLayout& shape = board.shape();
  rows_.assign(cand_.size() * 2 * words_, 0);
  for (std::size_t node = 0; node < cand_.size(); ++node) {
    std::uint64_t* offs = &rows_[node * 2 * words_ + words_];
    const int c = board.cell_of(cand_[node]), d = board.digit_of(cand_[node]);
    auto add = [&](Cand b) {
      if (const int n = number_[b]; n >= 0) offs[n >> 6] |= std::uint64_t{1} << (n & 63);
    };
    if (cells)
      for (Mask m = board.at(c) & ~(Mask{1} << d); m; m &= m - 1) add(board.cand(c, lowest(m)));
    for (const HousePlace& seat : shape.seats(c))
      for (Mask m = board.in(seat.house, d) & seat.fresh; m; m &= m - 1)
        add(board.cand(shape.cell(seat.house, lowest(m)), d));
    for (std::uint16_t other : shape.links(c)) add(board.cand(other, d));
  }
}

void Reach::bind(const RatingBoard& board, bool x, bool y) {
  const RatingLayout& shape = board.shape();
  strong_.assign(cand_.size() * words_, 0);
  bound_.assign(words_, 0);
  hops_.resize(cand_.size() * words_);
  auto pair = [&](Cand a, Cand b) {
    if (number_[a] < 0) return;
    strong_row(number_[a])[word(b)] |= std::uint64_t{1} << bit(b);
    strong_row(number_[b])[word(a)] |= std::uint64_t{1} << bit(a);
    bound_[word(a)] |= std::uint64_t{1} << bit(a);
    bound_[word(b)] |= std::uint64_t{1} << bit(b);
  };
  for (int c = 0; c < board.cells() && y; ++c)
    if (const Mask at = board.at(c); two(at))
      pair(board.cand(c, lowest(at)), board.cand(c, lowest(at & (at - 1))));
  for (int h = 0; h < shape.houses() && x; ++h) {
    if (!shape.complete(h)) continue;
    for (int d = 0; d < shape.digits(); ++d)
      if (const Mask in = board.in(h, d); two(in))
        pair(board.cand(shape.cell(h, lowest(in)), d),
             board.cand(shape.cell(h, lowest(in & (in - 1))), d));
  }
}

// On, a neighbour off, that one's partners on; its own way back does not count.
void Reach::hop(int node) {
  std::uint64_t* next = &hops_[static_cast<std::size_t>(node) * words_];
  const std::uint64_t* offs = &rows_[static_cast<std::size_t>(node) * 2 * words_ + words_];
  std::fill(next, next + words_, 0);
  for (int w = 0; w < words_; ++w)
    for (std::uint64_t m = offs[w] & bound_[w]; m; m &= m - 1) {
      const std::uint64_t* partners = strong_row(w * 64 + lowest(m));
      for (int k = 0; k < words_; ++k) next[k] |= partners[k];
    }
  next[node >> 6] &= ~(std::uint64_t{1} << (node & 63));
}

void Reach::visit(int root) {
  auto open = [&](int node) {
    order_[node] = low_[node] = ++visited_;
    component_.push_back(node);
    hop(node);
    path_.push_back({node, 0});
  };
  open(root);
  while (!path_.empty()) {
    Frame& top = path_.back();
    const int node = top.node;
    std::uint64_t* mine = &rows_[static_cast<std::size_t>(node) * 2 * words_];
    const std::uint64_t* hops = &hops_[static_cast<std::size_t>(node) * words_];
    bool deeper = false;
    while (top.word < words_) {
      const std::uint64_t left = hops[top.word] & ~mine[top.word];
      if (!left) {
        ++top.word;
        continue;
      }
      const int next = top.word * 64 + lowest(left);
      if (!order_[next]) {
        open(next);
        deeper = true;
        break;
      }
      mine[top.word] |= left & -left;
      if (leader_[next] >= 0) {
        const std::uint64_t* its = row(next);
        for (int w = 0; w < 2 * words_; ++w) mine[w] |= its[w];
      } else {
        low_[node] = std::min(low_[node], order_[next]);
      }
    }
    if (deeper) continue;
    path_.pop_back();
    if (low_[node] == order_[node]) finish(node);
    if (!path_.empty()) {
      const int up = path_.back().node;
      low_[up] = std::min(low_[up], low_[node]);
    }
  }
}

// A component is complete: its members share their leader's row.
void Reach::finish(int leader) {
  std::uint64_t* all = &rows_[static_cast<std::size_t>(leader) * 2 * words_];
  int member;
  do {
    CLEW_ASSERT(!component_.empty());
    member = component_.back();
    component_.pop_back();
    CLEW_ASSERT(leader_[member] < 0);
    leader_[member] = leader;
    if (member == leader) break;
    const std::uint64_t* its = &rows_[static_cast<std::size_t>(member) * 2 * words_];
    for (int w = 0; w < 2 * words_; ++w) all[w] |= its[w];
  } while (true);
}

}  // namespace clew::rating
