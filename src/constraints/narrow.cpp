#include "constraints/narrow.h"

#include <algorithm>
#include <array>
#include <bit>

#include "base/assert.h"
#include "constraints/connected.h"
#include "constraints/may_hold.h"
#include "constraints/subsets.h"

namespace clew::constraints {
namespace {

using Words = std::span<std::uint64_t>;
using ConstWords = std::span<const std::uint64_t>;

// Adds the bits of `from`, shifted up by `by`, to `to`. Bits shifted beyond the end are lost.
void add_moved_up(ConstWords from, std::size_t by, Words to) {
  const std::size_t words = by / 64, bits = by % 64;
  for (std::size_t i = to.size(); i-- > words;) {
    to[i] |= from[i - words] << bits;
    if (bits && i > words) to[i] |= from[i - words - 1] >> (64 - bits);
  }
}
void add_moved_down(ConstWords from, std::size_t by, Words to) {
  const std::size_t words = by / 64, bits = by % 64;
  for (std::size_t i = 0; i + words < to.size(); ++i) {
    to[i] |= from[i + words] >> bits;
    if (bits && i + words + 1 < from.size()) to[i] |= from[i + words + 1] << (64 - bits);
  }
}
// Returns true if a bit of `from`, shifted up by `by`, is in `to`.
bool meets_moved_up(ConstWords from, std::size_t by, ConstWords to) {
  const std::size_t words = by / 64, bits = by % 64;
  for (std::size_t i = words; i < to.size(); ++i) {
    std::uint64_t moved = from[i - words] << bits;
    if (bits && i > words) moved |= from[i - words - 1] >> (64 - bits);
    if (moved & to[i]) return true;
  }
  return false;
}

}  // namespace

bool Narrower::narrow(const Layout& layout, const Parts& parts, std::span<DigitSet> candidates) {
  layout_ = &layout;
  candidates_ = candidates;
  return run(parts);
}

DigitSet Narrower::required(const Layout& layout, const Set& set, std::span<DigitSet> candidates) {
  candidates_ = candidates;
  DigitSet required = layout.all_digits(), together, standing;
  for (const CellId c : set.cells) {
    together = together | candidates_[c];
    if (candidates_[c].size() == 1) standing = standing | candidates_[c];
  }
  const bool large = set.cells.size() > most_cells;
  std::array<DigitSet, most_cells> kept;
  for (const DigitSet member : set.family) {
    if (!(member - together).empty() || !(standing - member).empty()) continue;
    if ((required - member).empty()) continue;
    kept[0] = {};
    if (!large) share_out(set, member, kept);
    if (large || !kept[0].empty()) required = required & member;
  }
  return required;
}

bool Narrower::leave(CellId c, DigitSet digits) {
  const DigitSet left = candidates_[c] & digits;
  if (left == candidates_[c]) return true;
  candidates_[c] = left;
  changed_ = true;
  return !left.empty();
}

bool Narrower::leave_pending() {
  return std::ranges::all_of(
      pending_, [this](const auto& narrowed) { return leave(narrowed.first, narrowed.second); });
}

bool Narrower::run(const Parts& parts) {
  if (parts.never) return false;
  const auto each = [this](const auto& list) {
    return std::ranges::all_of(list, [this](const auto& p) { return this->run(p); });
  };
  do {
    changed_ = false;
    for (const Pair& p : parts.pairs)
      if (!run(parts.relations[p.relation], p)) return false;
    if (!each(parts.unaries) || !each(parts.differ) || !each(parts.sets) || !each(parts.somes) ||
        !each(parts.totals) || !each(parts.chains) || !each(parts.connected) ||
        !each(parts.regions) || !each(parts.eithers) || !each(parts.tests))
      return false;
  } while (changed_);
  return true;
}

bool Narrower::run(const Differ& d) {
  for (const CellId c : d.cells) {
    if (candidates_[c].size() != 1) continue;
    const DigitSet others = layout_->all_digits() - candidates_[c];
    for (const CellId other : d.cells)
      if (other != c && !leave(other, others)) return false;
  }
  return true;
}

bool Narrower::run(const Relation& relation, const Pair& p) {
  DigitSet for_b, for_a;
  for (const Digit d : candidates_[p.a]) {
    const DigitSet partners = relation[d - 1u] & candidates_[p.b];
    if (!partners.empty()) for_a.add(d);
    for_b = for_b | partners;
  }
  return leave(p.a, for_a) && leave(p.b, for_b);
}

// Keeps, for each set of the family, the digits that a perfect matching of digits to cells can use.
bool Narrower::run(const Set& set) {
  const std::size_t n = set.cells.size();
  CLEW_ASSERT(n > 0);
  constexpr std::size_t most_ways = std::size_t{1} << 16;
  if (n > most_cells || set.family.size() << n > most_ways) return run_roughly(set);
  std::array<DigitSet, most_cells> kept{};
  DigitSet together;
  for (const CellId c : set.cells) together = together | candidates_[c];
  for (const DigitSet member : set.family) {
    if (!(member - together).empty()) continue;
    share_out(set, member, kept);
    bool all = true;
    for (std::size_t i = 0; i < n && all; ++i) all = kept[i] == candidates_[set.cells[i]];
    if (all) return true;
  }
  for (std::size_t i = 0; i < n; ++i)
    if (!leave(set.cells[i], kept[i])) return false;
  return true;
}

// The sets that can be used up to a cell, and those from which the rest can still be shared out.
void Narrower::share_out(const Set& set, DigitSet member, std::span<DigitSet> kept) {
  const std::size_t n = set.cells.size(), words = Subsets::words(n);
  DigitSet more;  // digits that could still be kept
  for (std::size_t i = 0; i < n; ++i) {
    const DigitSet can = candidates_[set.cells[i]] & member;
    if (can.empty()) return;
    more = more | (can - kept[i]);
  }
  if (more.empty()) return;
  if (n == 2) return share_out_two(set, member, kept);
  std::array<unsigned, most_cells> can{};
  std::array<Digit, most_cells> digit{};
  std::size_t count = 0;
  for (const Digit d : member) {
    for (std::size_t i = 0; i < n; ++i)
      can[i] |= unsigned{candidates_[set.cells[i]].has(d)} << count;
    digit[count++] = d;
  }
  std::array<std::uint64_t, Subsets::words(most_cells) * (most_cells + 1)> forth, back;
  std::fill_n(forth.begin(), words * (n + 1), 0);
  forth[0] = 1;
  for (std::size_t i = 0; i < n; ++i)
    for (const int k : Bits{can[i]})
      Subsets::add_with(k, {&forth[i * words], words}, &forth[(i + 1) * words]);
  const std::uint64_t full = std::uint64_t{1} << Subsets::full(n);
  if (!(forth[words * (n + 1) - 1] & full)) return;
  std::fill_n(back.begin(), words * (n + 1), 0);
  back[words * (n + 1) - 1] = full;
  for (std::size_t i = n; i-- > 0;)
    for (const int k : Bits{can[i]})
      if (Subsets::add_without(k, {&back[(i + 1) * words], words}, &forth[i * words],
                               &back[i * words]))
        kept[i].add(digit[static_cast<std::size_t>(k)]);
}

// Each of two cells keeps a digit if the other cell can hold the other digit.
void Narrower::share_out_two(const Set& set, DigitSet member, std::span<DigitSet> kept) {
  const DigitSet a = candidates_[set.cells[0]] & member, b = candidates_[set.cells[1]] & member;
  kept[0] = kept[0] | (b == member ? a : a - b);
  kept[1] = kept[1] | (a == member ? b : b - a);
}

// Each set by itself, without asking how its digits are shared out.
bool Narrower::run_roughly(const Set& set) {
  DigitSet together, possible;
  for (const CellId c : set.cells) together = together | candidates_[c];
  for (const DigitSet member : set.family)
    if ((member - together).empty() && std::ranges::none_of(set.cells, [&](CellId c) {
          return (candidates_[c] & member).empty();
        }))
      possible = possible | member;
  return std::ranges::all_of(set.cells, [&](CellId c) { return leave(c, possible); });
}

// After each cell's least contribution is subtracted, the rest to distribute is small.
bool Narrower::run(const Total& total) {
  std::int64_t slack = total.total;
  const auto least = [&](const Term& t) {
    const DigitSet can = candidates_[t.cell];
    const int d = t.factor > 0 ? can.first() : std::bit_width(can.bits);
    return std::int64_t{t.factor} * d;
  };
  for (const Term& t : total.terms) {
    if (candidates_[t.cell].empty()) return false;
    slack -= least(t);
  }
  CLEW_ASSERT(std::ranges::all_of(total.terms, [](const Term& t) { return t.factor != 0; }));
  if (slack < 0) return false;
  if (slack < 64) return run_short(total, slack);
  const std::size_t words = static_cast<std::size_t>(slack) / 64 + 1, n = total.terms.size();
  forth_.assign(words * (n + 1), 0);
  back_.assign(words * (n + 1), 0);
  const auto row = [&](std::vector<std::uint64_t>& rows, std::size_t i) {
    return Words(rows).subspan(i * words, words);
  };
  const auto extra = [&](const Term& t, Digit d) { return std::int64_t{t.factor} * d - least(t); };
  pending_.clear();
  row(forth_, 0)[0] = 1;
  back_[words * n + static_cast<std::size_t>(slack) / 64] = std::uint64_t{1} << slack % 64;
  for (std::size_t i = 0; i < n; ++i)
    for (const Digit d : candidates_[total.terms[i].cell])
      if (const auto by = extra(total.terms[i], d); by <= slack)
        add_moved_up(row(forth_, i), static_cast<std::size_t>(by), row(forth_, i + 1));
  for (std::size_t i = n; i-- > 0;) {
    const Term& t = total.terms[i];
    DigitSet left;
    for (const Digit d : candidates_[t.cell]) {
      const auto by = extra(t, d);
      if (by > slack) continue;
      const auto up = static_cast<std::size_t>(by);
      add_moved_down(row(back_, i + 1), up, row(back_, i));
      if (meets_moved_up(row(forth_, i), up, row(back_, i + 1))) left.add(d);
    }
    pending_.emplace_back(t.cell, left);  // keeps its least contribution until all cells are done
  }
  return leave_pending();
}

// The same for sums that fit in a word.
bool Narrower::run_short(const Total& total, std::int64_t slack) {
  const std::size_t n = total.terms.size();
  CLEW_ASSERT(slack >= 0 && slack < 64);
  const std::uint64_t all = ~std::uint64_t{0} >> (63 - slack);
  const auto ways = [&](std::size_t i, auto act) {  // each digit, and its contribution beyond the
                                                    // least
    const Term& t = total.terms[i];
    const DigitSet can = candidates_[t.cell];
    const int least = t.factor > 0 ? can.first() : std::bit_width(can.bits);
    for (const Digit d : can)
      if (const auto by = std::int64_t{t.factor} * (d - least); by <= slack) act(d, by);
  };
  forth_.assign(n + 1, 0);
  forth_[0] = 1;
  for (std::size_t i = 0; i < n; ++i)
    ways(i, [&](Digit, std::int64_t by) { forth_[i + 1] |= forth_[i] << by & all; });
  std::uint64_t back = std::uint64_t{1} << slack;
  pending_.clear();
  for (std::size_t i = n; i-- > 0;) {
    DigitSet left;
    std::uint64_t before = 0;
    ways(i, [&](Digit d, std::int64_t by) {
      before |= back >> by;
      if (forth_[i] << by & back) left.add(d);
    });
    back = before;
    pending_.emplace_back(total.terms[i].cell, left);
  }
  return leave_pending();
}

bool Narrower::run(const Chain& chain) {
  const std::size_t n = chain.cells.size();
  CLEW_ASSERT(chain.layers.size() == n);
  std::size_t most = 1;
  for (const Layer& layer : chain.layers) most = std::max<std::size_t>(most, layer.states);
  reached_.assign(most * (n + 1), 0);
  open_.assign(most * (n + 1), 0);
  reached_[0] = 1;
  for (std::size_t i = 0; i < n; ++i)
    for (const Digit d : candidates_[chain.cells[i]])
      for (const Layer::Edge& edge : chain.layers[i].edges[d - 1u])
        if (reached_[i * most + edge.from]) reached_[(i + 1) * most + edge.to] = 1;
  if (!reached_[n * most]) return false;
  open_[n * most] = 1;
  for (std::size_t i = n; i-- > 0;) {
    DigitSet left;
    for (const Digit d : candidates_[chain.cells[i]])
      for (const Layer::Edge& edge : chain.layers[i].edges[d - 1u])
        if (reached_[i * most + edge.from] && open_[(i + 1) * most + edge.to]) {
          open_[i * most + edge.from] = 1;
          left.add(d);
        }
    if (!leave(chain.cells[i], left)) return false;
  }
  return true;
}

// Counts how many of its statements are true. Statements about one cell are treated as independent.
bool Narrower::run(const Some& some) {
  std::size_t sure = 0, possible = 0;
  for (const Some::Literal& l : some.literals) {
    const DigitSet can = candidates_[l.cell];
    sure += (can - l.digits).empty();
    possible += !(can & l.digits).empty();
  }
  const auto allowed = [&](std::size_t from, std::size_t to) {
    return std::any_of(some.allowed.begin() + static_cast<std::ptrdiff_t>(from),
                       some.allowed.begin() + static_cast<std::ptrdiff_t>(to) + 1,
                       [](std::uint8_t yes) { return yes != 0; });
  };
  CLEW_ASSERT(sure <= possible && possible < some.allowed.size());
  if (!allowed(sure, possible)) return false;
  if (sure == possible) return true;
  const bool may_be_true = allowed(sure + 1, possible), may_be_false = allowed(sure, possible - 1);
  if (may_be_true && may_be_false) return true;
  for (const Some::Literal& l : some.literals) {
    const DigitSet can = candidates_[l.cell];
    if ((can - l.digits).empty() || (can & l.digits).empty()) continue;
    if (!leave(l.cell, may_be_true ? l.digits : can - l.digits)) return false;
  }
  return true;
}

// Keeps the union of the candidates left by each choice alone.
bool Narrower::run(const Either& either) {
  const std::vector<DigitSet> before(candidates_.begin(), candidates_.end());
  std::vector<DigitSet> any(before.size()), tried;
  bool possible = false;
  for (const Parts& choice : either.choices) {
    tried = before;
    if (!Narrower().narrow(*layout_, choice, tried)) continue;
    possible = true;
    for (std::size_t c = 0; c < any.size(); ++c) any[c] = any[c] | tried[c];
  }
  CLEW_ASSERT(
      std::ranges::equal(any, before, [](DigitSet a, DigitSet b) { return (a - b).empty(); }));
  if (!possible) return false;
  for (std::size_t c = 0; c < any.size(); ++c)
    if (before[c] != any[c] && !leave(static_cast<CellId>(c), any[c])) return false;
  return true;
}

bool Narrower::run(const Connected& connected) {
  std::vector<DigitSet> cells = at(connected.cells);
  return constraints::narrow(connected, cells) && leave(connected.cells, cells);
}

bool Narrower::run(const Region& region) {
  std::vector<DigitSet> cells = at(region.cells), labels = at(region.labels);
  return constraints::narrow(region, layout_->all_digits(), cells, labels) &&
         leave(region.cells, cells) && leave(region.labels, labels);
}

std::vector<DigitSet> Narrower::at(const std::vector<CellId>& cells) const {
  std::vector<DigitSet> sets;
  for (const CellId c : cells) sets.push_back(candidates_[c]);
  return sets;
}

bool Narrower::leave(const std::vector<CellId>& cells, std::span<const DigitSet> sets) {
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (!leave(cells[i], sets[i])) return false;
  return true;
}

bool Narrower::run(const Test& test) {
  std::vector<DigitSet> cells(candidates_.size(), DigitSet::of(1));
  for (const CellId c : test.cells) cells[c] = candidates_[c];
  return may_hold(*layout_, test.constraint, cells);
}

}  // namespace clew::constraints
