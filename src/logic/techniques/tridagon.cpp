// Tridagon (anti-tridagon, "Thor's hammer", trivalue oddagon): four boxes in a rectangle, three
// cells in each, in different rows and columns. These twelve cells cannot all be filled with the
// same three digits, if an odd number of the boxes have their cells on a falling diagonal.
//
//     x . . | x . .      In a box the three digits stand in some order; each cell of the next box
//     . x . | . x .      sees one of this, so there the order has moved on by one or by two: an
//     . . x | . . x      even permutation. Round the four boxes the moves must add up to nothing,
//     ------+------      but if the cells are joined by an odd permutation, they cannot.
//     x . . | . . x
//     . x . | . x .      So some other candidate of the twelve cells is true: with one such guard
//     it . . x | x . .      is placed; with several, their common eliminations follow.
//
// Nothing in this needs boxes: any four houses serve whose triples see each other cell by cell in a
// ring. First seen by eleven and others on the New Sudoku Players' forum ("trivalue oddagon",
// 2012); worked out from 2022 by mith, Denis Berthier (*tridagon*) and others.
#include <array>

#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

constexpr std::array<std::array<int, 3>, 6> orders{
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}}};  // three even, three odd
enum : int { no_way = 0, even = 1, odd = 2 };                             // kinds of join

template <int W>
class Tridagon {
 public:
  explicit Tridagon(Finder<W>& f) : f_(f) {}

  bool run() {
    if (!f_.terms.wide && f_.frame.size() > 128) return true;  // too many digits for a path
    const int n = f_.board.digits();
    for (Digit a = 1; a <= n; ++a)
      for (auto b = static_cast<Digit>(a + 1); b <= n; ++b)
        for (auto c = static_cast<Digit>(b + 1); c <= n && !f_.terms.stop.requested(); ++c)
          if (!of(DigitSet::of(a) | DigitSet::of(b) | DigitSet::of(c))) return false;
    return true;
  }

 private:
  struct Triple {
    HouseId house;
    std::array<CellId, 3> cells;
    BitSet<W> set;
    int guards;
  };

  int most_guards() const { return f_.terms.wide ? 8 : 4; }
  DigitSet guards_of(CellId c) const { return f_.board.candidates(c) - three_; }

  bool of(DigitSet three) {
    three_ = three;
    BitSet<W> cells{};
    int pure = 0;
    for (int i : f_.board.open()) {
      const auto c = static_cast<CellId>(i);
      if ((f_.board.candidates(c) & three).size() < 2 || guards_of(c).size() > most_guards())
        continue;
      cells.add(c);
      pure += guards_of(c).empty();
    }
    if (cells.size() < 12 || pure + most_guards() < 12) return true;
    gather(cells);
    for (std::size_t i = 0; i < triples_.size(); ++i)
      if (!rings(i)) return false;
    return true;
  }

  void gather(const BitSet<W>& cells) {
    triples_.clear();
    for (int i = 0; i < f_.frame.houses(); ++i) {
      const auto h = static_cast<HouseId>(i);
      if (is_line(f_.frame.house(h).kind)) continue;
      std::vector<CellId>& in = in_;
      in.clear();
      for (int c : cells& f_.frame.cells(h)) in.push_back(static_cast<CellId>(c));
      for (std::size_t x = 0; x < in.size(); ++x)
        for (std::size_t y = x + 1; y < in.size(); ++y)
          for (std::size_t z = y + 1; z < in.size(); ++z) add(h, {in[x], in[y], in[z]});
    }
  }
  void add(HouseId h, std::array<CellId, 3> cells) {
    Triple triple{h, cells, {}, 0};
    for (CellId c : cells) {
      triple.set.add(c);
      triple.guards += guards_of(c).size();
    }
    if (triple.guards <= most_guards()) triples_.push_back(triple);
  }

  // Returns the orders that join each cell of a to a cell of b that it sees.
  int joins(const Triple& a, const Triple& b) const {
    int result = no_way;
    for (std::size_t k = 0; k < orders.size(); ++k)
      if (joined(a, b, orders[k])) result |= k < 3 ? even : odd;
    return result;
  }
  bool joined(const Triple& a, const Triple& b, const std::array<int, 3>& order) const {
    for (int i = 0; i < 3; ++i)
      if (!f_.frame.sees(a.cells[i], b.cells[order[i]])) return false;
    return true;
  }
  bool apart(const Triple& a, const Triple& b) const {
    return a.house != b.house && !a.set.meets(b.set);
  }

  // Rings that begin with triple i and hold only later ones.
  bool rings(std::size_t i) {
    const Triple& a = triples_[i];
    next_.clear();
    for (std::size_t j = i + 1; j < triples_.size(); ++j)
      if (apart(a, triples_[j]))
        if (const int way = joins(a, triples_[j])) next_.push_back({j, way});
    for (std::size_t p = 0; p < next_.size(); ++p)
      for (std::size_t q = p + 1; q < next_.size(); ++q) {
        const Triple &b = triples_[next_[p].first], &d = triples_[next_[q].first];
        if (!apart(b, d) || a.guards + b.guards + d.guards > most_guards()) continue;
        for (std::size_t k = i + 1; k < triples_.size(); ++k) {
          const Triple& c = triples_[k];
          if (!apart(a, c) || !apart(b, c) || !apart(c, d)) continue;
          const int guards = a.guards + b.guards + c.guards + d.guards;
          if (!guards || guards > most_guards()) continue;
          const int bc = joins(b, c), cd = joins(c, d);
          if (!can_be_odd({next_[p].second, bc, cd, next_[q].second})) continue;
          if (!emit({&a, &b, &c, &d})) return false;
        }
      }
    return true;
  }

  static bool can_be_odd(const std::array<int, 4>& ways) {
    int sums = even;  // reachable sums
    for (int way : ways) {
      int next = no_way;
      if (way & even) next |= sums;
      if (way & odd) next |= (sums & even ? odd : 0) | (sums & odd ? even : 0);
      sums = next;
    }
    return sums & odd;
  }

  bool emit(const std::array<const Triple*, 4>& ring) {
    std::vector<Candidate>& guards = guards_;
    guards.clear();
    for (const Triple* t : ring)
      for (CellId c : t->cells)
        for (Digit g : guards_of(c)) guards.push_back({c, g});
    f_.begin();
    conclude(guards);
    if (!f_.draft.has_conclusion()) return true;
    for (const Triple* t : ring)
      for (CellId c : t->cells)
        f_.draft.some_cell(c, guards_of(c).empty() ? Role::subset : Role::guard);
    for (Digit d : three_) {
      for (const Triple* t : ring) f_.draft.one_in(t->house, d, Role::pattern);
      for (int k = 0; k < 4; ++k) tell_joins(*ring[k], *ring[(k + 1) % 4], d);
    }
    for (const Candidate& x : std::vector<Candidate>(f_.draft.eliminations()))
      for (const Candidate& g : guards)
        if (g.cell != x.cell) f_.one(g.cell, x.cell, x.digit, Role::weak);
    f_.scratch.trim.by_checker(f_.board, f_.draft);
    return f_.emit();
  }
  void tell_joins(const Triple& a, const Triple& b, Digit d) {
    for (CellId x : a.cells)
      for (CellId y : b.cells)
        if (f_.frame.sees(x, y)) f_.one(x, y, d, Role::pattern);
  }

  // A single guard is placed. Of several guards one is true, so their common eliminations follow.
  void conclude(const std::vector<Candidate>& guards) {
    if (guards.size() == 1) {
      if (f_.wanted(guards[0].digit)) f_.draft.place(guards[0].cell, guards[0].digit);
      return;
    }
    for (Digit d : f_.board.candidates(guards[0].cell) | DigitSet::of(guards[0].digit)) {
      if (!f_.wanted(d)) continue;
      for (int c : f_.board.places(d))
        if (ruled_out({static_cast<CellId>(c), d}, guards))
          f_.draft.eliminate(static_cast<CellId>(c), d);
    }
  }
  bool ruled_out(Candidate x, const std::vector<Candidate>& guards) const {
    for (const Candidate& g : guards) {
      if (g == x) return false;
      if (g.cell == x.cell) continue;
      if (g.digit != x.digit || !f_.frame.sees(g.cell, x.cell)) return false;
    }
    return true;
  }

  Finder<W>& f_;
  DigitSet three_;
  std::vector<Triple> triples_;
  std::vector<CellId> in_;
  std::vector<std::pair<std::size_t, int>> next_;
  std::vector<Candidate> guards_;
};

}  // namespace

template <int W>
bool find_tridagon(Finder<W>& f, int) {
  return Tridagon<W>(f).run();
}

CLEW_TECHNIQUE(find_tridagon)

}  // namespace clew::logic
