// XY-wing and XYZ-wing: a pivot that sees two bivalue cells, the three holding three digits so that
// one of them must be z.
#include "rating/producers.h"

namespace clew::rating {

bool wings(const Board& board, bool three, Hint& hint, Sink& sink, const Since& since) {
  const Shape& shape = board.shape();
  const CellBits changed = since.cells(board);
  for (int pivot = 0; pivot < board.cells(); ++pivot) {
    const Mask xy = board.at(pivot);
    if (!counts(xy, three ? 3 : 2)) continue;
    bool stale = changed.has(pivot);
    for (int w = 0; w < shape.words(); ++w) stale |= (changed.word[w] & shape.peers(pivot).word[w]);
    if (!stale) continue;
    for (std::uint16_t a : shape.sees(pivot)) {
      const Mask xz = board.at(a);
      if (!two(xz) || !one(xy & ~xz)) continue;
      for (std::uint16_t b : shape.sees(pivot)) {
        const Mask yz = board.at(b);
        if (!two(yz) || !counts(xy | xz | yz, 3) || !counts(xy & xz & yz, three ? 1 : 0)) continue;
        const int z = lowest(xz & yz);
        hint.clear();
        for (int w = 0; w < shape.words(); ++w) {
          std::uint64_t seen = shape.peers(a).word[w] & shape.peers(b).word[w];
          if (three) seen &= shape.peers(pivot).word[w];
          for (; seen; seen &= seen - 1)
            if (const int c = w * 64 + lowest(seen); c != pivot && board.has(c, z))
              hint.removed.push_back(board.cand(c, z));
        }
        if (hint.removed.empty()) continue;
        hint.rule = three ? Rule::xyz_wing : Rule::xy_wing;
        hint.rating = three ? 4.4 : 4.2;
        hint.cells = {static_cast<std::uint16_t>(pivot), a, b};
        hint.digits = Mask{1} << z;
        if (sink.take(hint)) return true;
      }
    }
  }
  return false;
}

}  // namespace clew::rating
