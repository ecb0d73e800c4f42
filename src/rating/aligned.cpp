// Aligned exclusion: of the ways to fill two or three cells, those are impossible that repeat a
// digit in cells which see each other, and those that take all candidates of a cell which all of
// them see. What no way left allows is removed.
#include "rating/triplets.h"

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
    if (!several(board.at(c))) continue;
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

// What each of three cells may hold in some way to fill them. The third cell's digits are taken all
// at once; most triplets allow everything after a few ways, and are left.
std::array<Mask, 3> triplet_allows(const Board& board, const std::array<std::uint16_t, 3>& cells,
                                   const std::vector<Mask>& excluders) {
  const auto [a, b, c] = cells;
  const Shape& shape = board.shape();
  const bool ab = shape.peers(a).has(b), ac = shape.peers(a).has(c), bc = shape.peers(b).has(c);
  std::array<Mask, 3> allowed{};
  for (Mask x = board.at(a); x; x &= x - 1)
    for (Mask y = board.at(b); y; y &= y - 1) {
      const Mask p = x & -x, q = y & -y;
      if ((ab && p == q) || ((allowed[0] & p) && (allowed[1] & q) && allowed[2] == board.at(c)))
        continue;
      Mask rest = board.at(c);
      if (ac) rest &= ~p;
      if (bc) rest &= ~q;
      for (Mask m : excluders) {
        const Mask left = m & ~(p | q);
        if (!left) rest = 0;
        if (one(left)) rest &= ~left;
      }
      if (!rest) continue;
      allowed[0] |= p;
      allowed[1] |= q;
      allowed[2] |= rest;
    }
  return allowed;
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

bool Triplets::find(const Board& board, Hint& hint, Sink& sink) {
  const Shape& shape = board.shape();
  const Base base = bases(board, 3);
  CellBits is_base, changed;
  for (std::uint16_t c : base.cells) is_base.add(c);
  const bool known = note(board, changed);
  auto touches = [&](const CellBits& x, const CellBits& y) {
    for (int w = 0; w < shape.words(); ++w)
      if (x.word[w] & y.word[w] & changed.word[w]) return true;
    return false;
  };
  CellBits near = changed;
  for (int c = 0; known && c < board.cells(); ++c)
    if (changed.has(c))
      for (int w = 0; w < shape.words(); ++w) near.word[w] |= shape.peers(c).word[w];
  std::vector<std::uint16_t> tails;
  std::vector<Mask> excluders;
  for (std::size_t j = 1; j < base.cells.size(); ++j)
    for (std::size_t i = 0; i < j; ++i) {
      const std::uint16_t a = base.cells[i], b = base.cells[j];
      if (known && !near.has(a) && !near.has(b)) continue;
      const CellBits &of_a = base.excluders[a], &of_b = base.excluders[b];
      int both = 0;
      for (int w = 0; w < shape.words(); ++w)
        if (const std::uint64_t m = of_a.word[w] & of_b.word[w]) both += several(m) ? 2 : 1;
      if (both < 2) continue;
      const bool stale =
          !known || changed.has(a) || changed.has(b) || touches(shape.peers(a), shape.peers(b));
      // The third cell is one that the first sees, or else the second.
      tails.clear();
      for (std::uint16_t side : {a, b})
        for (std::uint16_t c : shape.sees(side))
          if ((stale || changed.has(c)) && base.excluders[side].has(c) && is_base.has(c) &&
              c != a && c != b && !(side == b && of_a.has(c)))
            tails.push_back(c);
      for (std::uint16_t c : tails) {
        excluders.clear();
        for (int w = 0; w < shape.words(); ++w)
          for (std::uint64_t m = of_a.word[w] & of_b.word[w] & base.excluders[c].word[w]; m;
               m &= m - 1)
            excluders.push_back(board.at(w * 64 + lowest(m)));
        if (excluders.size() < 2) continue;
        const std::array<std::uint16_t, 3> cells{a, b, c};
        if (finish(board, cells, triplet_allows(board, cells, excluders), 7.5, hint, sink)) {
          before_.clear();
          return true;
        }
      }
    }
  return false;
}

bool Triplets::note(const Board& board, CellBits& changed) {
  bool narrowed = !before_.empty();
  if (!narrowed) before_.resize(board.cells());
  for (int c = 0; c < board.cells(); ++c) {
    if (narrowed && board.at(c) & ~before_[c]) return note_anew(board);
    if (board.at(c) != before_[c]) changed.add(c);
    before_[c] = board.at(c);
  }
  return narrowed;
}

bool Triplets::note_anew(const Board& board) {
  before_.resize(board.cells());
  for (int c = 0; c < board.cells(); ++c) before_[c] = board.at(c);
  return false;
}

}  // namespace clew::rating
