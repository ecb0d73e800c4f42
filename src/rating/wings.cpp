// XY-wing and XYZ-wing: a pivot that sees two bivalue cells, the three holding three digits so that
// one of them must be z.
#include "rating/producers.h"

namespace clew::rating {

namespace {

class Wings {
 public:
  Wings(const RatingBoard& board, bool three)
      : board_(board), shape_(board.shape()), three_(three) {
    for (int c = 0; c < board.cells(); ++c)
      if (two(board.at(c))) bivalue_.add(c);
  }

  /// Some pair of cells makes a wing with this pivot.
  bool any(int pivot) {
    int near[64], n = 0;
    const Mask xy = board_.at(pivot);
    for (int w = 0; w < shape_.words(); ++w)
      for (std::uint64_t m = shape_.peers(pivot).word[w] & bivalue_.word[w]; m; m &= m - 1) {
        const int a = w * 64 + lowest(m);
        if (!one(xy & ~board_.at(a))) continue;
        if (n == 64) return true;
        for (int i = 0; i < n; ++i)
          if (makes(pivot, near[i], a)) return true;
        near[n++] = a;
      }
    return false;
  }

  /// Fills removed with the cells that see both wings (for an XYZ-wing, the pivot too) and contain
  /// z.
  bool makes(int pivot, int a, int b) {
    const Mask xy = board_.at(pivot), xz = board_.at(a), yz = board_.at(b);
    if (!counts(xy | xz | yz, 3) || !counts(xy & xz & yz, three_ ? 1 : 0)) return false;
    z = lowest(xz & yz);
    removed.clear();
    for (int w = 0; w < shape_.words(); ++w) {
      std::uint64_t seen = shape_.peers(a).word[w] & shape_.peers(b).word[w];
      if (three_) seen &= shape_.peers(pivot).word[w];
      for (; seen; seen &= seen - 1)
        if (const int c = w * 64 + lowest(seen); c != pivot && board_.has(c, z))
          removed.push_back(board_.cand(c, z));
    }
    return !removed.empty();
  }

  int z = 0;
  std::vector<Cand> removed;

 private:
  const RatingBoard& board_;
  const RatingLayout& shape_;
  bool three_;
  CellBits bivalue_;
};

}  // namespace

bool wings(const RatingBoard& board, bool three, Hint& hint, HintSink& sink, const Since& since) {
  const RatingLayout& shape = board.shape();
  const CellBits changed = since.cells(board);
  Wings search(board, three);
  for (int pivot = 0; pivot < board.cells(); ++pivot) {
    const Mask xy = board.at(pivot);
    if (!counts(xy, three ? 3 : 2)) continue;
    std::uint64_t stale = changed.has(pivot);
    for (int w = 0; w < shape.words(); ++w) stale |= changed.word[w] & shape.peers(pivot).word[w];
    if (!stale || !search.any(pivot)) continue;
    // There is one: which comes first?
    for (std::uint16_t a : shape.sees(pivot)) {
      if (!two(board.at(a)) || !one(xy & ~board.at(a))) continue;
      for (std::uint16_t b : shape.sees(pivot)) {
        if (!two(board.at(b)) || !search.makes(pivot, a, b)) continue;
        hint.clear();
        hint.removed = search.removed;
        hint.rule = three ? HintRule::xyz_wing : HintRule::xy_wing;
        hint.rating = three ? 4.4 : 4.2;
        hint.cells = {static_cast<std::uint16_t>(pivot), a, b};
        hint.digits = Mask{1} << search.z;
        if (sink.take(hint)) return true;
      }
    }
  }
  return false;
}

}  // namespace clew::rating
