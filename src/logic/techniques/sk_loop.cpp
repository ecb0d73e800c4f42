// SK-loop: four boxes in a rectangle. In each of them a row and a column cross, the same two rows
// and two columns for all four; leave the crossing cells out, and sixteen cells in eight pairs
// stay.
//
//     * A A | . . . | B B *      The pairs are joined in a ring, by turns within a box and along a
//     H . . | . . . | . . C      line. When each digit of the pairs can be covered by so few boxes
//     H . . | . . . | . . C      and lines that there are sixteen covers in all, each cover has its
//     ------+-------+------      digit among the pairs and loses it elsewhere.
//     . . . | . . . | . . .
//     . . . | . . . | . . .
//     . . . | . . . | . . .
//     ------+-------+------
//     G . . | . . . | . . D
//     G . . | . . . | . . D
//     * F F | . . . | E E *
//
// Found in Easter Monster by Steve Kurzhals (Steve K), 2007.
#include <algorithm>
#include <array>

#include "logic/techniques/all.h"
#include "logic/techniques/fish.h"
#include "logic/techniques/locked_sectors.h"

namespace clew::logic {
namespace {

template <int W>
class SkLoop {
 public:
  explicit SkLoop(Finder<W>& f) : f_(f), sectors_(f) {}

  bool run() {
    if (!f_.terms.wide && f_.frame.size() > 128) return true;  // too many rings for a path
    for (const Weave& weave : f_.frame.weaves()) {
      if (weave.warp_kind != HouseKind::row || weave.weft_kind != HouseKind::column) continue;
      for (std::size_t a = 0; a < weave.warp.size(); ++a)
        for (std::size_t b = a + 1; b < weave.warp.size() && !f_.terms.stop.requested(); ++b)
          for (std::size_t c = 0; c < weave.weft.size(); ++c)
            for (std::size_t d = c + 1; d < weave.weft.size(); ++d)
              if (!ring({weave.warp[a], weave.warp[b]}, {weave.weft[c], weave.weft[d]}))
                return false;
    }
    return true;
  }

 private:
  // The box at the crossing, -1: none.
  int box_at(CellId c) const {
    for (const Seat& seat : f_.frame.seats(c))
      if (is_box(f_.frame.house(seat.house).kind)) return seat.house;
    return -1;
  }
  int crossing(HouseId row, HouseId column) const {
    const BitSet<W> both = f_.frame.cells(row) & f_.frame.cells(column);
    return both.empty() ? -1 : both.first();
  }

  bool ring(std::array<HouseId, 2> rows, std::array<HouseId, 2> columns) {
    // All counted cells lie in these lines, and elsewhere eliminations only become fewer.
    if (!f_.stale(rows[0]) && !f_.stale(rows[1]) && !f_.stale(columns[0]) && !f_.stale(columns[1]))
      return true;
    BitSet<W> cells{}, in_boxes{};
    bool disjoint = true;
    for (int i = 0; i < 4; ++i) {
      const HouseId row = rows[i / 2], column = columns[i % 2];
      const int at = crossing(row, column), box = at < 0 ? -1 : box_at(static_cast<CellId>(at));
      if (box < 0) return true;
      for (int k = 0; k < i; ++k)
        if (houses_[k] == box) return true;
      houses_[i] = static_cast<HouseId>(box);
      const BitSet<W>& in = f_.frame.cells(houses_[i]);
      disjoint = disjoint && !in.meets(in_boxes);
      in_boxes |= in;
      for (int k : {0, 1}) {
        BitSet<W>& arm = arms_[2 * i + k];
        arm = in & f_.frame.cells(k ? column : row) & f_.board.open();
        arm.remove(at);
        cells |= arm;
      }
    }
    houses_[4] = rows[0], houses_[5] = rows[1], houses_[6] = columns[0], houses_[7] = columns[1];
    const int n = cells.size();
    if (n < 12 || (disjoint && at_least() > n)) return true;
    int covers = 0;
    for (Digit d = 1; d <= f_.board.digits() && covers <= n; ++d)
      covers += fewest(cells & f_.board.places(d));
    return covers != n || tell(cells);
  }

  // Returns a lower bound on the covers: if no boxes overlap, each of the eight houses contains two
  // arms.
  int at_least() const {
    int covers = 0;
    for (int d = 1; d <= f_.board.digits(); ++d) {
      int arms = 0;
      for (const BitSet<W>& arm : arms_) arms += f_.board.places(static_cast<Digit>(d)).meets(arm);
      covers += (arms + 1) / 2;
    }
    return covers;
  }

  // Returns the fewest of the eight houses that cover these cells: any choice of boxes, and the
  // lines of the rest.
  int fewest(const BitSet<W>& places) const {
    if (places.empty()) return 0;
    int least = 8;
    for (unsigned boxes = 0; boxes < 16; ++boxes)
      least = std::min(least, std::popcount(with_boxes(places, boxes)));
    return least;
  }
  unsigned with_boxes(BitSet<W> places, unsigned boxes) const {
    for (int k : Bits{boxes}) places -= f_.frame.cells(houses_[k]);
    for (int k = 4; k < 8; ++k)
      if (places.meets(f_.frame.cells(houses_[k]))) boxes |= 1u << k;
    return boxes;
  }

  bool tell(const BitSet<W>& cells) {
    sectors_.begin(cells);
    for (Digit d = 1; d <= f_.board.digits(); ++d) {
      const BitSet<W> places = cells & f_.board.places(d);
      const int least = fewest(places);
      bool covered = places.empty();
      for (unsigned boxes = 0; boxes < 16; ++boxes) {
        const unsigned some = with_boxes(places, boxes);
        if (std::popcount(some) != least) continue;
        std::vector<HouseId> houses;
        for (int k : Bits{some}) houses.push_back(houses_[k]);
        const bool is_last = boxes == 15 && !covered;
        if (!sectors_.takes(d, houses) && !is_last) {
          if (spare_.empty()) spare_ = houses;
          continue;
        }
        sectors_.cover(d, houses);
        covered = true;
      }
      if (!covered) sectors_.cover(d, spare_);
      spare_.clear();
    }
    return sectors_.emit();
  }

  Finder<W>& f_;
  LockedSectors<W> sectors_;
  std::array<HouseId, 8> houses_{};  // four boxes, two rows, two columns
  std::array<BitSet<W>, 8> arms_{};  // the pairs, by box
  std::vector<HouseId> spare_;       // covers the digit, but takes nothing
};

}  // namespace

template <int W>
bool find_sk_loop(Finder<W>& f, int) {
  return SkLoop<W>(f).run();
}

CLEW_TECHNIQUE(find_sk_loop)

}  // namespace clew::logic
