#include "logic/chain/almost_locked.h"

#include "logic/widths.h"

namespace clew::logic {
namespace {

template <int W>
class Gather {
 public:
  Gather(const Board<W>& board, int least, int most, std::vector<AlmostLocked<W>>& out)
      : board_(board), least_(least), most_(most), out_(out) {}

  void in(HouseId h) {
    house_ = h;
    extend(board_.open(h), {}, {}, 0);
  }

 private:
  void extend(Positions rest, BitSet<W> cells, DigitSet digits, int n) {
    while (rest) {
      const CellId c = board_.frame().cell(house_, std::countr_zero(rest));
      rest &= rest - 1;
      const DigitSet all = digits | board_.candidates(c);
      if (all.size() > most_ + 1) continue;
      BitSet<W> more = cells;
      more.add(c);
      if (n + 1 >= least_ && all.size() == n + 2 && board_.frame().common_house(more) == house_)
        out_.push_back({more, all, house_});
      if (n + 1 < most_) extend(rest, more, all, n + 1);
    }
  }

  const Board<W>& board_;
  int least_, most_;
  std::vector<AlmostLocked<W>>& out_;
  HouseId house_ = 0;
};

}  // namespace

template <int W>
void find_almost_locked(const Board<W>& board, int least, int most,
                        std::vector<AlmostLocked<W>>& out) {
  out.clear();
  if (least <= 1) {
    for (int c : board.bivalue()) {
      const auto seats = board.frame().seats(static_cast<CellId>(c));
      BitSet<W> cells{};
      cells.add(c);
      out.push_back({cells, board.candidates(static_cast<CellId>(c)),
                     seats.empty() ? HouseId{0} : seats[0].house});
    }
  }
  Gather<W> gather(board, std::max(least, 2), most, out);
  for (int h = 0; h < board.frame().houses(); ++h) gather.in(static_cast<HouseId>(h));
}

#define CLEW_ALMOST_LOCKED(W)                                            \
  template void find_almost_locked(const Board<W>&, int least, int most, \
                                   std::vector<AlmostLocked<W>>& out);
CLEW_FOR_WIDTHS(CLEW_ALMOST_LOCKED)

}  // namespace clew::logic
