// Aligned exclusion over two or three cells. A combination of digits is impossible if it repeats a
// digit in cells that see each other, or if it uses all candidates of a cell that all of them see.
// Digits that occur in no possible combination are removed.
#include <array>

#include "rating/producers.h"

namespace clew::rating {
namespace {

// Cells that may be filled: none they see has one candidate, and some have at most `degree`; these
// are the excluders.
class Base {
 public:
  Base(const RatingBoard& board, int degree) : words_(board.shape().words()) {
    const RatingLayout& shape = board.shape();
    CellBits single, small;
    for (int c = 0; c < board.cells(); ++c) {
      if (one(board.at(c))) single.add(c);
      if (several(board.at(c)) && at_most(board.at(c), degree)) small.add(c);
    }
    excluders_.resize(static_cast<std::size_t>(board.cells()) * words_);
    for (int c = 0; c < board.cells(); ++c) {
      if (!several(board.at(c))) continue;
      bool beside_single = false, any = false;
      std::uint64_t* mine = &excluders_[static_cast<std::size_t>(c) * words_];
      for (int w = 0; w < words_; ++w) {
        beside_single |= (shape.peers(c).word[w] & single.word[w]) != 0;
        mine[w] = shape.peers(c).word[w] & small.word[w];
        any |= mine[w] != 0;
      }
      if (!beside_single && any) {
        cells.push_back(static_cast<std::uint16_t>(c));
        is_base.add(c);
      }
    }
  }

  const std::uint64_t* excluders(int c) const {
    return &excluders_[static_cast<std::size_t>(c) * words_];
  }
  /// Intersects the excluders of both cells into `into`. Returns false if there are fewer than two.
  bool common(int a, int b, CellBits& into) const {
    int n = 0;
    for (int w = 0; w < words_; ++w) {
      into.word[w] = excluders(a)[w] & excluders(b)[w];
      if (into.word[w]) n += several(into.word[w]) ? 2 : 1;
    }
    return n >= 2;
  }
  bool meet(const CellBits& x, const CellBits& y) const {
    for (int w = 0; w < words_; ++w)
      if (x.word[w] & y.word[w]) return true;
    return false;
  }

  /// For each of `cells`: true if the cell or one of its excluders has changed.
  struct News {
    bool own, near;
  };
  std::vector<News> news(const CellBits& changed) const {
    std::vector<News> result;
    for (std::uint16_t c : cells) {
      std::uint64_t near = 0;
      for (int w = 0; w < words_; ++w) near |= excluders(c)[w] & changed.word[w];
      result.push_back({changed.has(c), near != 0});
    }
    return result;
  }

  std::vector<std::uint16_t> cells;
  CellBits is_base;

 private:
  int words_;
  std::vector<std::uint64_t> excluders_;
};

bool excluded(const std::vector<Mask>& excluders, Mask taken) {
  for (Mask m : excluders)
    if (!(m & ~taken)) return true;
  return false;
}

template <std::size_t N>
bool finish(const RatingBoard& board, const std::array<std::uint16_t, N>& cells,
            const std::array<Mask, N>& allowed, double rating, Hint& hint, HintSink& sink) {
  hint.clear();
  for (std::size_t i = 0; i < N; ++i)
    for (Mask m = board.at(cells[i]) & ~allowed[i]; m; m &= m - 1)
      hint.removed.push_back(board.cand(cells[i], lowest(m)));
  if (hint.removed.empty()) return false;
  hint.rule = HintRule::aligned_exclusion;
  hint.rating = rating;
  hint.size = static_cast<std::uint8_t>(N);
  hint.cells.assign(cells.begin(), cells.end());
  return sink.take(hint);
}

// Triplets on two cells; only those that changed, in a cell or in an excluder of all three.
class Triplets {
 public:
  Triplets(const RatingBoard& board, const Base& base, const CellBits& changed)
      : board_(board), shape_(board.shape()), base_(base), changed_(changed) {}

  /// Returns false if these two cells can give nothing new.
  bool begin(int a, int b) {
    if (!base_.common(a, b, common_)) return false;
    a_ = a;
    b_ = b;
    ab_ = shape_.peers(a).has(b);
    const int words = shape_.words();
    const bool all = changed_.has(a) || changed_.has(b);
    for (int w = 0; w < words; ++w) third_.word[w] = all ? ~std::uint64_t{0} : changed_.word[w];
    for (int w = 0; w < words && !all; ++w)
      for (std::uint64_t m = common_.word[w] & changed_.word[w]; m; m &= m - 1) {
        const CellBits& near = shape_.peers(w * 64 + lowest(m));
        for (int k = 0; k < words; ++k) third_.word[k] |= near.word[k];
      }
    // The third cell is an excluder itself, and one that the first sees, or else the second.
    bool any = false;
    for (int w = 0; w < words; ++w) {
      third_.word[w] &= (base_.excluders(a)[w] | base_.excluders(b)[w]) & base_.is_base.word[w];
      any |= third_.word[w] != 0;
    }
    return any;
  }

  /// Some triplet excludes something.
  bool any() {
    for (int w = 0; w < shape_.words(); ++w)
      for (std::uint64_t m = third_.word[w]; m; m &= m - 1)
        if (excludes(w * 64 + lowest(m))) return true;
    return false;
  }

  bool give(Hint& hint, HintSink& sink) {
    for (int side : {a_, b_})
      for (std::uint16_t c : shape_.sees(side)) {
        const bool first = shape_.peers(a_).has(c);
        if (!third_.has(c) || first != (side == a_) || !excludes(c)) continue;
        const std::array<std::uint16_t, 3> cells{static_cast<std::uint16_t>(a_),
                                                 static_cast<std::uint16_t>(b_), c};
        if (finish(board_, cells, allowed_, 7.5, hint, sink)) return true;
      }
    return false;
  }

 private:
  // Fills allowed_ with the digits that each cell has in some possible combination. The third
  // cell's digits are handled at once; most triplets allow everything after a few combinations.
  bool excludes(int c) {
    if (c == a_ || c == b_) return false;
    int n = 0;
    for (int w = 0; w < shape_.words(); ++w)
      for (std::uint64_t m = common_.word[w] & base_.excluders(c)[w]; m; m &= m - 1)
        excluders_[n++] = board_.at(w * 64 + lowest(m));
    if (n < 2) return false;
    const bool ac = shape_.peers(a_).has(c), bc = shape_.peers(b_).has(c);
    const Mask all_a = board_.at(a_), all_b = board_.at(b_), all_c = board_.at(c);
    Mask in_a = 0, in_b = 0, in_c = 0;
    for (Mask x = all_a; x; x &= x - 1)
      for (Mask y = all_b; y; y &= y - 1) {
        const Mask p = x & -x, q = y & -y;
        if ((ab_ && p == q) || ((in_a & p) && (in_b & q) && in_c == all_c)) continue;
        Mask rest = all_c;
        if (ac) rest &= ~p;
        if (bc) rest &= ~q;
        for (int i = 0; i < n; ++i) {
          const Mask left = excluders_[i] & ~(p | q);
          if (several(left)) continue;
          rest = left ? rest & ~left : 0;
        }
        if (!rest) continue;
        in_a |= p;
        in_b |= q;
        in_c |= rest;
        if (in_a == all_a && in_b == all_b && in_c == all_c) return false;
      }
    allowed_ = {in_a, in_b, in_c};
    return true;
  }

  const RatingBoard& board_;
  const RatingLayout& shape_;
  const Base& base_;
  const CellBits& changed_;
  int a_ = 0, b_ = 0;
  bool ab_ = false;
  CellBits common_, third_;
  std::array<Mask, 1536> excluders_;
  std::array<Mask, 3> allowed_{};
};

}  // namespace

// Pairs and triplets depend only on their cells and on the excluders that the cells share.
bool aligned_pairs(const RatingBoard& board, Hint& hint, HintSink& sink, const Since& since) {
  const RatingLayout& shape = board.shape();
  const Base base(board, 2);
  const CellBits changed = since.cells(board);
  const auto news = base.news(changed);
  CellBits common;
  std::vector<Mask> excluders;
  for (std::size_t j = 1; j < base.cells.size(); ++j)
    for (std::size_t i = 0; i < j; ++i) {
      const bool fresh = news[i].own || news[j].own;
      if (!fresh && !(news[i].near && news[j].near)) continue;
      const std::array<std::uint16_t, 2> cells{base.cells[i], base.cells[j]};
      if (!base.common(cells[0], cells[1], common) || !(fresh || base.meet(changed, common)))
        continue;
      excluders.clear();
      for (int w = 0; w < shape.words(); ++w)
        for (std::uint64_t m = common.word[w]; m; m &= m - 1)
          excluders.push_back(board.at(w * 64 + lowest(m)));
      const bool see = shape.peers(cells[0]).has(cells[1]);
      std::array<Mask, 2> allowed{};
      for (Mask a = board.at(cells[0]); a; a &= a - 1)
        for (Mask b = board.at(cells[1]); b; b &= b - 1) {
          const Mask first = a & -a, second = b & -b;
          if ((see && first == second) || ((allowed[0] & first) && (allowed[1] & second)) ||
              excluded(excluders, first | second))
            continue;
          allowed[0] |= first;
          allowed[1] |= second;
        }
      if (finish(board, cells, allowed, 6.2, hint, sink)) return true;
    }
  return false;
}

bool aligned_triplets(const RatingBoard& board, Hint& hint, HintSink& sink, const Since& since,
                      const Stop& stop) {
  const Base base(board, 3);
  const CellBits changed = since.cells(board);
  const auto news = base.news(changed);
  Triplets triplets(board, base, changed);
  for (std::size_t j = 1; j < base.cells.size() && !stop.requested(); ++j)
    for (std::size_t i = 0; i < j; ++i)
      if ((news[i].own || news[j].own || news[i].near || news[j].near) &&
          triplets.begin(base.cells[i], base.cells[j]) && triplets.any() &&
          triplets.give(hint, sink))
        return true;
  return false;
}

}  // namespace clew::rating
