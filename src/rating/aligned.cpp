// Aligned exclusion: of the ways to fill two or three cells, those are impossible that repeat a
// digit in cells which see each other, and those that take all candidates of a cell which all of
// them see. What no way left allows is removed.
#include <algorithm>
#include <array>

#include "rating/producers.h"

namespace clew::rating {
namespace {

struct Base {
  std::vector<std::uint16_t> cells;
  std::vector<CellBits>
      excluders;  // one per cell of the board: what a base cell sees, small enough
};

// Cells that may be filled: none they see has one candidate, and some have at most `degree`.
Base bases(const Board& board, int degree) {
  const Shape& shape = board.shape();
  Base base;
  base.excluders.resize(board.cells());
  CellBits single, small;
  for (int c = 0; c < board.cells(); ++c) {
    const int n = count(board.at(c));
    if (n == 1) single.add(c);
    if (n >= 2 && n <= degree) small.add(c);
  }
  for (int c = 0; c < board.cells(); ++c) {
    if (count(board.at(c)) < 2) continue;
    bool beside_single = false, any = false;
    for (int w = 0; w < shape.words(); ++w) {
      beside_single |= (shape.peers(c).word[w] & single.word[w]) != 0;
      base.excluders[c].word[w] = shape.peers(c).word[w] & small.word[w];
      any |= base.excluders[c].word[w] != 0;
    }
    if (!beside_single && any) base.cells.push_back(static_cast<std::uint16_t>(c));
  }
  return base;
}

int intersect(const Shape& shape, CellBits& into, const CellBits& with) {
  int n = 0;
  for (int w = 0; w < shape.words(); ++w) n += count(into.word[w] &= with.word[w]);
  return n;
}

std::vector<Mask> candidates_of(const Board& board, const CellBits& cells) {
  std::vector<Mask> result;
  for (int w = 0; w < board.shape().words(); ++w)
    for (std::uint64_t m = cells.word[w]; m; m &= m - 1)
      result.push_back(board.at(w * 64 + lowest(m)));
  return result;
}

bool excluded(const std::vector<Mask>& excluders, Mask taken) {
  for (Mask m : excluders)
    if (!(m & ~taken)) return true;
  return false;
}

template <std::size_t N>
bool finish(const Board& board, const std::array<std::uint16_t, N>& cells,
            const std::array<Mask, N>& allowed, double rating, Hint& hint, Sink& sink) {
  hint.clear();
  for (std::size_t i = 0; i < N; ++i)
    for (Mask m = board.at(cells[i]) & ~allowed[i]; m; m &= m - 1)
      hint.removed.push_back(board.cand(cells[i], lowest(m)));
  if (hint.removed.empty()) return false;
  hint.rule = Rule::aligned_exclusion;
  hint.rating = rating;
  hint.size = static_cast<std::uint8_t>(N);
  hint.cells.assign(cells.begin(), cells.end());
  return sink.take(hint);
}

}  // namespace

bool aligned_pairs(const Board& board, Hint& hint, Sink& sink) {
  const Shape& shape = board.shape();
  const Base base = bases(board, 2);
  for (std::size_t j = 1; j < base.cells.size(); ++j)
    for (std::size_t i = 0; i < j; ++i) {
      const std::array<std::uint16_t, 2> cells{base.cells[i], base.cells[j]};
      CellBits common = base.excluders[cells[0]];
      if (intersect(shape, common, base.excluders[cells[1]]) < 2) continue;
      const std::vector<Mask> excluders = candidates_of(board, common);
      const bool see = shape.peers(cells[0]).has(cells[1]);
      std::array<Mask, 2> allowed{};
      for (Mask a = board.at(cells[0]); a; a &= a - 1)
        for (Mask b = board.at(cells[1]); b; b &= b - 1) {
          const Mask first = a & -a, second = b & -b;
          if ((see && first == second) || excluded(excluders, first | second)) continue;
          allowed[0] |= first;
          allowed[1] |= second;
        }
      if (finish(board, cells, allowed, 6.2, hint, sink)) return true;
    }
  return false;
}

bool aligned_triplets(const Board& board, Hint& hint, Sink& sink) {
  const Shape& shape = board.shape();
  const Base base = bases(board, 3);
  CellBits is_base;
  for (std::uint16_t c : base.cells) is_base.add(c);
  for (std::size_t j = 1; j < base.cells.size(); ++j)
    for (std::size_t i = 0; i < j; ++i) {
      const std::uint16_t a = base.cells[i], b = base.cells[j];
      CellBits pair = base.excluders[a];
      if (intersect(shape, pair, base.excluders[b]) < 2) continue;
      // The third cell is one that the first sees, or else the second.
      std::vector<std::uint16_t> tails;
      for (std::uint16_t side : {a, b})
        for (std::uint16_t c : shape.sees(side))
          if (base.excluders[side].has(c) && is_base.has(c) && c != a && c != b &&
              !(side == b && base.excluders[a].has(c)))
            tails.push_back(c);
      for (std::uint16_t c : tails) {
        CellBits common = pair;
        if (intersect(shape, common, base.excluders[c]) < 2) continue;
        const std::array<std::uint16_t, 3> cells{a, b, c};
        const std::vector<Mask> excluders = candidates_of(board, common);
        const bool ab = shape.peers(a).has(b), ac = shape.peers(a).has(c),
                   bc = shape.peers(b).has(c);
        std::array<Mask, 3> allowed{};
        for (Mask x = board.at(a); x; x &= x - 1)
          for (Mask y = board.at(b); y; y &= y - 1) {
            const Mask p = x & -x, q = y & -y;
            if (ab && p == q) continue;
            for (Mask z = board.at(c); z; z &= z - 1) {
              const Mask r = z & -z;
              if ((ac && p == r) || (bc && q == r) || excluded(excluders, p | q | r)) continue;
              allowed[0] |= p;
              allowed[1] |= q;
              allowed[2] |= r;
            }
          }
        if (finish(board, cells, allowed, 7.5, hint, sink)) return true;
      }
    }
  return false;
}

}  // namespace clew::rating
