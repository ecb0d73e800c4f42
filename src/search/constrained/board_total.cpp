// Totals. After each cell's least contribution is subtracted, the remaining slack is usually below
// 64. The sums reachable up to a cell, and the sums from which the rest can still arrive, are then
// bit sets, and a digit stays if it leads from one to the other. Cells that see each other and have
// one factor cannot all have their least value; the excess of such a clique reduces the slack of
// all other cells.
#include <algorithm>
#include <bit>

#include "search/constrained/board.h"

namespace clew::search {
namespace {

struct Open {          // a cell that is not settled
  Mask sees;           // parts of the total that it sees
  Mask digits;         // known late; bit i: the digit that counts i steps more than the least
  std::int64_t extra;  // excess of its clique over the sum of its cells' least values
  std::size_t part;    // its own place among them
  int step;            // difference of a digit's contribution to that of the next smaller one
  int first;           // the digit, from 0, that counts least: bit 0
  int last;            // the clique's best digits: the one with the greatest contribution, as a bit
  CellId cell;
  std::uint16_t clique;
  bool turned;  // first is the greatest
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

// Moves bit i to bit i times step; no bit exceeds the last.
Mask spaced(Mask digits, int step) {
  if (step == 1) return digits;
  Mask result = 0;
  for (; digits; digits &= digits - 1) result |= Mask{1} << std::countr_zero(digits) * step;
  return result;
}

Mask closed_up(Mask spaced, int step) {
  if (step == 1) return spaced;
  Mask result = 0;
  for (; spaced; spaced &= spaced - 1) result |= Mask{1} << std::countr_zero(spaced) / step;
  return result;
}

Mask first_bits(std::int64_t n) {
  return n < 0 ? 0 : n >= 63 ? ~Mask{0} : (Mask{1} << (n + 1)) - 1;
}

Mask mirrored(Mask m, int around) { return reversed(m) >> (63 - around); }  // bit i, and around - i

void remove(Mask& from, int bit) {
  if (bit >= 0 && bit < 64) from &= ~(Mask{1} << bit);
}

// Contribution of another cell with the digit that gives a cell a certain contribution.
struct Twin {
  Twin(const Open& one, const Open& other)
      : asked(other.part < 64 && (one.sees >> other.part & 1) && one.step == 1 && other.step == 1),
        alike(one.turned == other.turned),
        off(other.turned ? other.first - one.first : one.first - other.first) {}
  int of(int adds) const { return alike ? off + adds : off - adds; }

  bool asked, alike;
  int off;
};

// Two or three cells: keeps contributions that are part of a sum. Cells that see each other have
// different digits.
void keep_sums(std::span<const Open> open, int slack, Mask* adds) {
  const Open &second = open[open.size() - 2], &third = open.back();
  Mask& of_second = adds[open.size() - 2];
  Mask& of_third = adds[open.size() - 1];
  const Twin twin(second, third);
  const auto pairs = [&](int rest) {
    Mask one = of_second & mirrored(of_third, rest);
    if (!twin.asked) return one;
    if (!twin.alike) return rest == twin.off ? 0 : one;
    if ((rest - twin.off) % 2 == 0) remove(one, (rest - twin.off) / 2);
    return one;
  };
  if (open.size() == 2) {
    of_second = pairs(slack);
    of_third = mirrored(of_second, slack);
    return;
  }
  const Twin to_second(open[0], second), to_third(open[0], third);
  Mask kept = 0, kept_second = 0, kept_third = 0;
  for (Mask left = adds[0]; left; left &= left - 1) {
    const int add = std::countr_zero(left), rest = slack - add;
    Mask one = pairs(rest);
    if (to_second.asked) remove(one, to_second.of(add));
    if (to_third.asked) remove(one, rest - to_third.of(add));
    if (!one) continue;
    kept |= left & -left;
    kept_second |= one;
    kept_third |= mirrored(one, rest);
  }
  adds[0] = kept;
  of_second = kept_second;
  of_third = kept_third;
}

// Any number of cells, as if none saw another: the sums that can be reached up to a cell, and those
// from which the rest can still arrive.
void keep_reachable(std::size_t n, int slack, Mask* adds) {
  const Mask within = first_bits(slack);
  Mask before[most_open];
  before[0] = 1;
  for (std::size_t i = 1; i < n; ++i) {
    Mask sums = 0;
    for (Mask rest = adds[i - 1]; rest; rest &= rest - 1)
      sums |= before[i - 1] << std::countr_zero(rest);
    before[i] = sums & within;
  }
  Mask after = Mask{1} << slack;
  for (std::size_t i = n; i-- > 0;) {
    Mask sums = 0, kept = 0;
    for (Mask rest = adds[i]; rest; rest &= rest - 1) {
      const int by = std::countr_zero(rest);
      if (!(before[i] << by & after)) continue;
      kept |= rest & -rest;
      sums |= after >> by;
    }
    adds[i] = kept;
    after = sums;
  }
}

}  // namespace

bool ConstrainedBoard::run_total(const Model::TotalItem& total) {
  std::size_t n = 0;
  std::int64_t slack = total.total, room = 0, widest = 0;
  for (const auto& part : total.parts) {
    const Mask m = cells_[part.cell];
    const int low = std::countr_zero(m), high = highest(m), step = std::abs(part.factor);
    slack -= std::int64_t{part.factor} * ((part.factor < 0 ? high : low) + 1);
    const std::int64_t most = std::int64_t{step} * (high - low);
    room += most;
    widest = std::max(widest, most);
    n += low != high;
  }
  if (slack < 0 || slack > room) return false;
  if (n == 0 || n > most_open) return true;  // long totals are examined when more is known

  // Counting down from the greatest works the same way: the direction with less slack is used.
  const bool down = room - slack < slack;
  if (down) slack = room - slack;
  // With this much slack, bounds exclude nothing; with many open cells, nearly all sums are
  // reachable.
  const auto excludes_nothing = [&](std::int64_t taken) {
    return n > few_open && slack - taken >= widest;
  };
  if (excludes_nothing(static_cast<std::int64_t>(n * (n - 1) / 2))) return true;

  Open open[most_open];
  n = 0;
  for (const auto& part : total.parts) {
    const Mask m = cells_[part.cell];
    if (!(m & (m - 1))) continue;
    const bool turned = (part.factor < 0) != down;
    const int first = turned ? highest(m) : std::countr_zero(m);
    const auto place = static_cast<std::size_t>(&part - total.parts.data());
    open[n++] = {.sees = part.sees,
                 .digits = 0,
                 .extra = 0,
                 .part = place,
                 .step = std::abs(part.factor),
                 .first = first,
                 .last = 64,
                 .cell = part.cell,
                 .clique = part.clique,
                 .turned = turned};
  }

  // At best the cells of a clique hold the digits that count least, as many as there are cells.
  std::int64_t extras = 0;
  for (std::size_t i = 0, end; i < n; i = end) {
    for (end = i + 1; end < n && open[end].clique == open[i].clique;) ++end;
    if (end - i < 2) continue;
    Mask together = 0;
    for (std::size_t k = i; k < end; ++k) together |= cells_[open[k].cell];
    std::int64_t more = 0;
    int d = 0;
    for (std::size_t k = i; k < end; ++k) {
      if (!together) return false;
      const Mask own = cells_[open[k].cell];
      d = open[i].turned ? highest(together) : std::countr_zero(together);
      more += open[i].turned ? highest(own) - d : d - std::countr_zero(own);
      together &= ~(Mask{1} << d);
    }
    if (more <= 0) continue;
    more *= open[i].step;
    extras += more;
    for (std::size_t k = i; k < end; ++k) {
      open[k].extra = more;
      open[k].last = open[i].turned ? open[k].first - d : d - open[k].first;
    }
  }
  if (extras > slack) return false;
  if (excludes_nothing(extras)) return true;

  Mask keep[most_open];
  for (std::size_t i = 0; i < n; ++i) {
    const std::int64_t rest = slack - extras;
    const std::int64_t most =
        std::min((rest + open[i].extra) / open[i].step, rest / open[i].step + open[i].last);
    const Mask m = cells_[open[i].cell];
    open[i].digits = open[i].turned ? turn(m) : m >> open[i].first;
    keep[i] = open[i].digits & first_bits(most);
  }
  if (slack <= 63) {
    Mask adds[most_open];  // bit i: its digit adds i to the least
    for (std::size_t i = 0; i < n; ++i) adds[i] = spaced(keep[i], open[i].step);
    if (n == 2 || n == 3)
      keep_sums({open, n}, static_cast<int>(slack), adds);
    else
      keep_reachable(n, static_cast<int>(slack), adds);
    for (std::size_t i = 0; i < n; ++i) keep[i] = closed_up(adds[i], open[i].step);
  }
  for (std::size_t i = 0; i < n; ++i) {
    if (keep[i] == open[i].digits) continue;
    if (!keep[i]) return false;
    const Mask kept =
        open[i].turned ? reversed(keep[i]) >> (63 - open[i].first) : keep[i] << open[i].first;
    if (!narrow(open[i].cell, kept)) return false;
  }
  return true;
}

}  // namespace clew::search
