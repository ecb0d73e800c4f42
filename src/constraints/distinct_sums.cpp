#include "constraints/distinct_sums.h"

#include <algorithm>
#include <array>
#include <bit>

#include "base/assert.h"
#include "constraints/sums.h"

namespace clew::constraints {
namespace {

using Cells = std::vector<CellId>;

constexpr int most_digits = 12;                 // more digits have too many sets
constexpr std::size_t most_sides = 6;           // of which all unions are looked at
constexpr std::size_t most_sets_of_sum = 3000;  // of one sum in all its values

// Adds a place for a digit in a group of cells; moves other digits if that is needed.
struct Matching {
  std::span<const CellId> cells;
  std::span<const DigitSet> candidates;
  std::array<Digit, 64> held{};  // by place of the cell; 0: nothing

  bool add(Digit d, DigitSet& tried_cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const auto place = static_cast<Digit>(i + 1);
      if (tried_cells.has(place) || !candidates[cells[i]].has(d)) continue;
      tried_cells.add(place);
      if (held[i] && !add(held[i], tried_cells)) continue;
      held[i] = d;
      return true;
    }
    return false;
  }
};

// Digits that cells can hold at once form a matroid, so the first that fit are the best.
std::optional<std::int64_t> best_sum(std::span<const CellId> cells,
                                     std::span<const DigitSet> candidates, bool least) {
  DigitSet together;
  for (const CellId c : cells) together = together | candidates[c];
  std::vector<Digit> digits;
  for (const Digit d : together) digits.push_back(d);
  if (!least) std::ranges::reverse(digits);
  if (together.size() < static_cast<int>(cells.size())) return std::nullopt;
  Matching matching{cells, candidates};
  std::int64_t sum = 0;
  std::size_t placed = 0;
  for (const Digit d : digits) {
    DigitSet tried;
    if (placed == cells.size() || !matching.add(d, tried)) continue;
    sum += d;
    ++placed;
  }
  return placed == cells.size() ? std::optional(sum) : std::nullopt;
}

// Cells with one sum, cut into groups that differ; the sum is that of the first side and an offset.
struct Side {
  Cells cells;
  std::int64_t offset = 0;
  std::vector<Cells> groups{};
  std::vector<SumRange> ranges{};  // of the groups
  SumRange range{};
};

class OneSum {
 public:
  OneSum(const Layout& layout, std::span<const DigitSet> candidates, const Differs& differ)
      : layout_(layout), candidates_(candidates), differ_(differ) {}

  void add(Cells cells, std::int64_t offset) { sides_.push_back({std::move(cells), offset}); }

  std::optional<DistinctSums> tell() {
    bool any = false;
    for (Side& side : sides_) {
      side.groups = groups_of(side.cells);
      for (const Cells& group : side.groups) any = any || group.size() > 1;
    }
    if (!any) return std::nullopt;
    for (Side& side : sides_)
      if (!bound(side)) return never();
    for (const std::size_t size : {2, 3, 4, 5, 6})
      for (unsigned choice = 1; sides_.size() <= most_sides && choice < 1u << sides_.size();
           ++choice)
        if (static_cast<std::size_t>(std::popcount(choice)) == size && !bound_together(choice))
          return never();
    return in_sets();
  }

 private:
  // Groups of cells that all differ, the largest of a house first.
  std::vector<Cells> groups_of(Cells cells) const {
    std::vector<Cells> groups;
    while (!cells.empty()) {
      Cells best = that_differ(cells);
      for (const House& house : layout_.houses()) {
        Cells in;
        std::ranges::set_intersection(cells, house.cells, std::back_inserter(in));
        if (in.size() <= best.size()) continue;
        in = that_differ(in);
        if (in.size() > best.size()) best = in;
      }
      Cells rest;
      std::ranges::set_difference(cells, best, std::back_inserter(rest));
      cells = std::move(rest);
      groups.push_back(std::move(best));
    }
    return groups;
  }
  Cells that_differ(const Cells& cells) const {
    Cells group;
    for (const CellId c : cells)
      if (std::ranges::all_of(group, [&](CellId other) { return differ_(c, other); }))
        group.push_back(c);
    return group;
  }

  void set_apart(const std::vector<Cells>& groups) {
    for (const Cells& group : groups)
      if (group.size() > 1 && std::ranges::find(apart_, group) == apart_.end())
        apart_.push_back(group);
  }

  bool narrow(std::int64_t least, std::int64_t greatest) {
    least_ = std::max(least_, least);
    greatest_ = std::min(greatest_, greatest);
    return least_ <= greatest_;
  }

  bool bound(Side& side) {
    set_apart(side.groups);
    for (const Cells& group : side.groups) {
      const auto range = range_of_sum(group, candidates_);
      if (!range) return false;
      side.ranges.push_back(*range);
      side.range.least += range->least;
      side.range.greatest += range->greatest;
    }
    return narrow(side.range.least - side.offset, side.range.greatest - side.offset);
  }

  // Several sides that share no cell: their sum is that many times the sum.
  bool bound_together(unsigned choice) {
    Cells all;
    std::int64_t times = 0, offset = 0;
    for (std::size_t i = 0; i < sides_.size(); ++i) {
      if (!(choice >> i & 1)) continue;
      if (sides_[i].cells.empty()) return true;
      all.insert(all.end(), sides_[i].cells.begin(), sides_[i].cells.end());
      offset += sides_[i].offset;
      ++times;
    }
    std::ranges::sort(all);
    if (std::ranges::adjacent_find(all) != all.end()) return true;
    const auto groups = groups_of(all);
    SumRange together{};
    for (const Cells& group : groups) {
      const auto range = range_of_sum(group, candidates_);
      if (!range) return set_apart(groups), false;
      together.least += range->least;
      together.greatest += range->greatest;
    }
    std::int64_t least = least_, greatest = greatest_;
    while (least <= greatest && times * least + offset < together.least) ++least;
    while (greatest >= least && times * greatest + offset > together.greatest) --greatest;
    if (least == least_ && greatest == greatest_) return true;
    set_apart(groups);
    return narrow(least, greatest);
  }

  // The sets of a side with a sum. Returns false if there are none.
  bool add_sets(const Side& side, std::int64_t sum, Parts& to) {
    if (side.cells.empty()) return sum == 0;
    for (std::size_t i = 0; i < side.groups.size(); ++i) {
      const Cells& group = side.groups[i];
      const SumRange own = side.ranges[i];
      const std::int64_t least = std::max(own.least, sum - (side.range.greatest - own.greatest));
      const std::int64_t greatest = std::min(own.greatest, sum - (side.range.least - own.least));
      Set set{group, {}};
      for (std::int64_t n = least; n <= greatest; ++n) {
        const auto more = sets_adding_to(layout_.all_digits(), group.size(), n);
        set.family.insert(set.family.end(), more.begin(), more.end());
      }
      if (set.family.empty()) return false;
      sets_ += set.family.size();
      to.sets.push_back(std::move(set));
    }
    return true;
  }

  std::optional<DistinctSums> in_sets() {
    Either by_sum;
    for (std::int64_t sum = least_; sum <= greatest_; ++sum) {
      Parts choice;
      if (std::ranges::all_of(sides_,
                              [&](const Side& s) { return add_sets(s, sum + s.offset, choice); }))
        by_sum.choices.push_back(std::move(choice));
      if (sets_ > most_sets_of_sum) return std::nullopt;
    }
    if (by_sum.choices.empty()) return never();
    DistinctSums result{{}, std::move(apart_)};
    if (sides_.size() > 1 && std::ranges::all_of(sides_, [](const Side& s) {
          return s.offset == 0 && !s.cells.empty();
        }))
      result.of_each = SumRange{least_, greatest_};
    result.parts.eithers.push_back(std::move(by_sum));
    return result;
  }
  std::optional<DistinctSums> never() {
    DistinctSums result{{}, std::move(apart_)};
    result.parts.never = true;
    return result;
  }

  const Layout& layout_;
  std::span<const DigitSet> candidates_;
  const Differs& differ_;
  std::vector<Side> sides_;
  std::vector<Cells> apart_;
  std::int64_t least_ = -100'000, greatest_ = 100'000;  // of the first side's sum
  std::size_t sets_ = 0;
};

// Two sides of an equation: the first is the second and a number.
struct Equation {
  Cells sides[2];
  std::int64_t more;
};

std::vector<Equation> equations_of(std::span<const Total> totals) {
  std::vector<Equation> all;
  for (const Total& total : totals) {
    Equation equation{{}, total.total};
    const bool plain = std::ranges::all_of(total.terms, [&](const Term& t) {
      equation.sides[t.factor < 0].push_back(t.cell);
      return t.factor == 1 || t.factor == -1;
    });
    if (!plain) continue;
    for (Cells& side : equation.sides) std::ranges::sort(side);
    all.push_back(std::move(equation));
  }
  return all;
}

}  // namespace

std::optional<SumRange> range_of_sum(std::span<const CellId> cells,
                                     std::span<const DigitSet> candidates) {
  const auto least = best_sum(cells, candidates, true), most = best_sum(cells, candidates, false);
  if (!least || !most) return std::nullopt;
  return SumRange{*least, *most};
}

std::vector<DistinctSums> distinct_sums(const Layout& layout, std::span<const Total> totals,
                                        std::span<const DigitSet> candidates,
                                        const Differs& differ) {
  std::vector<DistinctSums> result;
  if (layout.digits() > most_digits) return result;
  std::vector<Equation> open = equations_of(totals);
  while (!open.empty()) {
    OneSum sum(layout, candidates, differ);
    std::vector<Cells> known{open[0].sides[open[0].sides[0].empty()]};
    std::vector<std::int64_t> offsets{0};
    for (std::size_t i = 0; i < known.size(); ++i) {
      const Cells cells = known[i];
      const std::int64_t offset = offsets[i];
      sum.add(cells, offset);
      // No cells come to 0 in each equation, which does not make their other sides one sum.
      if (cells.empty()) continue;
      std::erase_if(open, [&](const Equation& e) {
        const int on = e.sides[0] == cells ? 0 : 1;
        if (e.sides[on] != cells) return false;
        const std::int64_t other = on == 0 ? offset - e.more : offset + e.more;
        if (std::ranges::find(known, e.sides[1 - on]) == known.end()) {
          known.push_back(e.sides[1 - on]);
          offsets.push_back(other);
        }
        return true;
      });
    }
    std::erase_if(open, [](const Equation& e) { return e.sides[0].empty() && e.sides[1].empty(); });
    if (auto told = sum.tell()) result.push_back(std::move(*told));
  }
  return result;
}

}  // namespace clew::constraints
