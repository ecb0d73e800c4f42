// Totals. With the least that each cell can add taken off, what is left to be shared out is the
// slack, mostly below 64: the sums that can be reached up to a cell, and those from which the rest
// can still arrive, are then sets of bits, and a digit stays when it leads from one to the other.
// Cells that see each other and count alike cannot all have their least: what they need above it is
// taken off the slack of all others.
#include <algorithm>
#include <bit>

#include "search/constrained/board.h"

namespace clew::search {
namespace {

struct Open {  // a cell that is not settled
  CellId cell;
  std::uint16_t clique;
  int step;                // a digit counts so much more than the next smaller one
  std::int64_t most;       // above the least
  Mask digits;             // bit i: the digit that counts i steps more than the least
  int shift;               // of these bits against the cell's candidates
  bool turned;             // the greatest digit counts least
  std::int64_t extra = 0;  // what its clique must add above the least of its cells
};

constexpr std::size_t most_open = 64, few_open = 3;

Mask reversed(Mask m) {
  m = (m >> 1 & 0x5555555555555555) | (m & 0x5555555555555555) << 1;
  m = (m >> 2 & 0x3333333333333333) | (m & 0x3333333333333333) << 2;
  m = (m >> 4 & 0x0F0F0F0F0F0F0F0F) | (m & 0x0F0F0F0F0F0F0F0F) << 4;
  return __builtin_bswap64(m);
}

int highest(Mask m) { return 63 - std::countl_zero(m); }

// Turns the cell round: bit i becomes the digit that counts i steps less than the most.
Mask turn(Mask digits) { return reversed(digits) >> std::countl_zero(digits); }

Mask first_bits(std::int64_t n) { return n >= 63 ? ~Mask{0} : (Mask{1} << (n + 1)) - 1; }

}  // namespace

bool ConstrainedBoard::run_total(const Model::TotalItem& total) {
  Open open[most_open];
  std::size_t n = 0;
  std::int64_t slack = total.total, room = 0, widest = 0;
  for (const auto& part : total.parts) {
    const Mask m = cells_[part.cell];
    const int low = std::countr_zero(m), high = highest(m);
    const bool turned = part.factor < 0;
    slack -= std::int64_t{part.factor} * ((turned ? high : low) + 1);
    if (low == high) continue;
    if (n == most_open) return true;  // it is looked at when more is known
    const int step = turned ? -part.factor : part.factor;
    const std::int64_t most = std::int64_t{step} * (high - low);
    room += most;
    widest = std::max(widest, most);
    open[n++] = {part.cell, part.clique, step, most, turned ? turn(m) : m >> low, low, turned};
  }
  if (slack < 0 || slack > room) return false;
  if (n == 0) return true;

  // Counting down from the greatest works the same way: whichever leaves less slack is taken.
  if (room - slack < slack) {
    slack = room - slack;
    for (std::size_t i = 0; i < n; ++i) {
      open[i].digits = turn(open[i].digits);
      open[i].turned = !open[i].turned;
    }
  }

  // At best the cells of a clique hold the digits that count least, as many as there are cells.
  std::int64_t extras = 0;
  for (std::size_t i = 0, end; i < n; i = end) {
    for (end = i + 1; end < n && open[end].clique == open[i].clique;) ++end;
    if (end - i < 2) continue;
    Mask together = 0;
    for (std::size_t k = i; k < end; ++k) together |= cells_[open[k].cell];
    std::int64_t more = 0;
    for (std::size_t k = i; k < end; ++k) {
      if (!together) return false;
      const Mask own = cells_[open[k].cell];
      const int d = open[i].turned ? highest(together) : std::countr_zero(together);
      more += open[i].turned ? highest(own) - d : d - std::countr_zero(own);
      together &= ~(Mask{1} << d);
    }
    if (more <= 0) continue;
    more *= open[i].step;
    extras += more;
    for (std::size_t k = i; k < end; ++k) open[k].extra = more;
  }
  if (extras > slack) return false;
  // With so much slack bounds exclude nothing, and with many open cells nearly all sums can be reached.
  if (n > few_open && slack - extras >= widest) return true;

  Mask keep[most_open];
  const auto slack_of = [&](const Open& o) { return slack - extras + o.extra; };
  if (slack > 63) {
    for (std::size_t i = 0; i < n; ++i)
      keep[i] = open[i].digits & first_bits(slack_of(open[i]) / open[i].step);
  } else {
    const auto shifted = [](Mask sums, const Open& o, bool left) {
      Mask result = 0;
      for (Mask rest = o.digits; rest; rest &= rest - 1) {
        const int by = std::countr_zero(rest) * o.step;
        if (by > 63) break;
        result |= left ? sums << by : sums >> by;
      }
      return result;
    };
    const Mask within = first_bits(slack);
    Mask before[most_open];
    Mask sums = 1;
    for (std::size_t i = 0; i < n; ++i) {
      before[i] = sums;
      sums = shifted(sums, open[i], true) & within;
    }
    Mask after = Mask{1} << slack;
    if (!(sums & after)) return false;
    for (std::size_t i = n; i-- > 0;) {
      const std::int64_t most = slack_of(open[i]);
      keep[i] = 0;
      for (Mask rest = open[i].digits; rest; rest &= rest - 1) {
        const int at = std::countr_zero(rest), by = at * open[i].step;
        if (by > most || by > 63) break;
        if (before[i] << by & after) keep[i] |= Mask{1} << at;
      }
      after = shifted(after, open[i], false);
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    if (keep[i] == open[i].digits) continue;
    if (!keep[i]) return false;
    const Mask m = cells_[open[i].cell];
    // Bit 0 is the least, or the greatest, of the candidates.
    const Mask kept =
        open[i].turned ? reversed(keep[i]) >> std::countl_zero(m) : keep[i] << open[i].shift;
    if (!narrow(open[i].cell, kept)) return false;
  }
  return true;
}

}  // namespace clew::search
