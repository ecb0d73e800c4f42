#include "search/constrained/derived.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <map>
#include <utility>

#include "constraints/sums.h"
#include "search/constrained/related.h"
#include "search/constrained/shortened.h"

namespace clew::search {
namespace {

using constraints::Parts;

constexpr int most_cells = 6;           // cells of an equation worth its time
constexpr std::size_t large = 4;        // one more cell if known sums have more cells than this
constexpr int most_tight = 12;          // cells of an equation whose sum is near its least or
                                        // greatest value
constexpr int most_of_lines = 12;       // cells of a long sum that need not differ
constexpr int most_beyond = 12;         // cells of a known sum outside the houses
constexpr std::size_t longest_run = 4;  // rows or columns that are combined

// Cells as bits, in a number of words.
template <std::size_t Words>
using Bits = std::array<std::uint64_t, Words>;

template <std::size_t Words>
Bits<Words> bits_of(const std::vector<CellId>& cells) {
  Bits<Words> bits{};
  for (const CellId c : cells) bits[c / 64] |= std::uint64_t{1} << c % 64;
  return bits;
}

using constraints::sum_of;

// A known sum; its cells as bits.
template <std::size_t Words>
struct Known {
  Bits<Words> bits;
  std::int64_t sum;
};

bool counts_once(const constraints::Total& total) {
  return std::ranges::all_of(total.terms, [](const auto& t) { return t.factor == 1; });
}

template <std::size_t Words>
std::vector<Known<Words>> known_sums(const Parts& parts) {
  std::vector<Known<Words>> result;
  result.reserve(parts.sets.size() + parts.totals.size());
  for (const auto& set : parts.sets) {
    const int sum = sum_of(set.family.front());
    if (std::ranges::all_of(set.family, [&](DigitSet s) { return sum_of(s) == sum; }))
      result.push_back({bits_of<Words>(set.cells), sum});
  }
  for (const auto& total : parts.totals) {
    if (!counts_once(total)) continue;
    Known<Words> known{{}, total.total};
    for (const auto& term : total.terms)
      known.bits[term.cell / 64] |= std::uint64_t{1} << term.cell % 64;
    result.push_back(known);
  }
  return result;
}

template <std::size_t Words>
class Deriver {
 public:
  Deriver(const Layout& layout, const Parts& parts)
      : layout_(layout), known_(known_sums<Words>(parts)) {
    std::size_t cells = 0;
    for (const auto& known : known_) {
      see({known.bits, {}});
      for (const std::uint64_t word : known.bits)
        cells += static_cast<std::size_t>(std::popcount(word));
    }
    most_ = most_cells + (cells > large * known_.size());
    lines_ = std::ranges::any_of(parts.totals, [](const auto& total) {
      return total.terms.size() > large && counts_once(total);
    });
    if (lines_) add_lines();
  }

  Parts run();

 private:
  using Cells = Bits<Words>;
  using Equation = std::vector<std::pair<CellId, int>>;  // factors, by cell
  struct Sides {  // cells that count once, and that count -1 times
    Cells once, less;
    bool operator==(const Sides&) const = default;
  };

  void add_lines();
  void look_at(std::int64_t sum);
  void take_in_order(std::int64_t sum);
  void take(std::int64_t sum);
  bool see(const Sides&);
  void add_set(const Equation&, std::int64_t sum);
  bool tight(const Equation&, std::int64_t sum) const;

  const Layout& layout_;
  std::vector<Known<Words>> known_;
  Cells over_{};   // cells of the combined houses
  Cells taken_{};  // cells of the known sums that are subtracted
  std::vector<Sides> seen_;
  std::array<std::uint32_t, 512> first_seen_{};  // by hash: which of them, from 1, or 0
  std::vector<std::uint32_t> next_seen_;         // by each: another with that hash
  Equation equation_;
  Parts found_;
  int most_;                                  // cells of an equation
  bool lines_;                                // long sums of cells that need not differ
  std::vector<std::pair<int, int>> meeting_;  // rank, least first, and which known sum
};

// Equations are as long as the lines then, and other complete houses may run along these: diagonals, windows.
template <std::size_t Words>
void Deriver<Words>::add_lines() {
  most_ = most_of_lines;
  for (const House& house : layout_.houses())
    if (house.complete && !house.implied && house.kind > HouseKind::region)
      known_.push_back({bits_of<Words>(house.cells), sum_of(layout_.all_digits())});
}

// Returns true if the equation is new.
template <std::size_t Words>
bool Deriver<Words>::see(const Sides& sides) {
  std::uint64_t hash = 0;
  for (const Cells* cells : {&sides.once, &sides.less})
    for (const std::uint64_t word : *cells) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
      hash ^= hash >> 32;
    }
  std::uint32_t& first = first_seen_[hash % first_seen_.size()];
  for (std::uint32_t k = first; k; k = next_seen_[k - 1])
    if (seen_[k - 1] == sides) return false;
  seen_.push_back(sides);
  next_seen_.push_back(std::exchange(first, static_cast<std::uint32_t>(seen_.size())));
  return true;
}

// Adds the equation of the remaining cells. Of two equations that differ only in sign, keeps the
// one whose first cell counts once.
template <std::size_t Words>
void Deriver<Words>::take(std::int64_t sum) {
  Sides left;
  int once = 0, less = 0;
  bool turned = false;
  for (std::size_t w = Words; w-- > 0;) {
    left.once[w] = over_[w] & ~taken_[w];
    left.less[w] = taken_[w] & ~over_[w];
    once += std::popcount(left.once[w]);
    less += std::popcount(left.less[w]);
    if (const auto both = left.once[w] | left.less[w]) turned = (both & -both & left.less[w]) != 0;
  }
  const int number = once + less;
  if (number == 0 && sum) found_.never = true;
  const bool all_ones = !once || !less;
  if (number == 0 || number > (all_ones ? most_tight : most_)) return;
  if (turned) {
    std::swap(left.once, left.less);
    sum = -sum;
  }
  if (!see(left)) return;
  equation_.clear();
  for (std::size_t w = 0; w < Words; ++w)
    for (auto rest = left.once[w] | left.less[w]; rest; rest &= rest - 1) {
      const std::size_t c = w * 64 + static_cast<unsigned>(std::countr_zero(rest));
      equation_.push_back({static_cast<CellId>(c), rest & -rest & left.once[w] ? 1 : -1});
    }
  if (number > most_ && !tight(equation_, sum)) return;
  const auto differ = [&] {
    return std::ranges::all_of(equation_, [&](const auto& a) {
      return std::ranges::all_of(equation_, [&](const auto& b) {
        return a.first >= b.first || layout_.sees(a.first, b.first);
      });
    });
  };
  if (all_ones && number <= most_ && layout_.digits() <= 16 && differ())
    return add_set(equation_, sum);
  constraints::Total total{{}, sum};
  total.terms.reserve(equation_.size());
  for (const auto& [cell, factor] : equation_) total.terms.push_back({cell, factor});
  found_.totals.push_back(std::move(total));
}

// Returns true if digits that are mostly low, or mostly high, leave little slack above the least
// sum or below the greatest. Cells that see each other have different digits.
template <std::size_t Words>
bool Deriver<Words>::tight(const Equation& equation, std::int64_t sum) const {
  const std::int64_t digits = layout_.digits();
  const auto even = static_cast<std::int64_t>(equation.size()) * (digits + 1);
  if (std::abs(2 * sum - even) * 3 < even) return false;
  std::vector<std::vector<CellId>> cliques;
  for (const auto& [cell, _] : equation) {
    const auto fits = std::ranges::find_if(cliques, [&](const auto& clique) {
      return std::ranges::all_of(clique, [&](CellId other) { return layout_.sees(cell, other); });
    });
    if (fits == cliques.end())
      cliques.push_back({cell});
    else
      fits->push_back(cell);
  }
  std::int64_t least = 0, most = 0;
  for (const auto& clique : cliques) {
    const auto n = static_cast<std::int64_t>(clique.size());
    least += n * (n + 1) / 2;
    most += n * digits - n * (n - 1) / 2;
  }
  return std::min(sum - least, most - sum) * 8 < most - least;
}

template <std::size_t Words>
void Deriver<Words>::add_set(const Equation& equation, std::int64_t sum) {
  constraints::Set set;
  for (const auto& [cell, _] : equation) set.cells.push_back(cell);
  set.family = constraints::sets_adding_to(layout_.all_digits(), set.cells.size(), sum);
  if (set.family.empty())
    found_.never = true;
  else
    found_.sets.push_back(std::move(set));
}

// Adds the equations of the houses in `over_`. Subtracts the sums inside them first, then those
// with the fewest cells outside; then, for lines, those with the most cells inside.
template <std::size_t Words>
void Deriver<Words>::look_at(std::int64_t sum) {
  for (const bool most_inside : {false, true}) {
    if (most_inside && !lines_) continue;
    meeting_.clear();
    for (std::size_t i = 0; i < known_.size(); ++i) {
      int inside = 0, outside = 0;
      for (std::size_t w = 0; w < Words; ++w) {
        const std::uint64_t bits = known_[i].bits[w];
        if (const auto in = bits & over_[w]) inside += std::popcount(in);
        if (const auto out = bits & ~over_[w]) outside += std::popcount(out);
      }
      if (inside && outside <= most_beyond)
        meeting_.push_back({most_inside ? outside - inside : outside, static_cast<int>(i)});
    }
    std::ranges::sort(meeting_);
    take_in_order(sum);
  }
}

// Takes known sums from the houses, each cell once.
template <std::size_t Words>
void Deriver<Words>::take_in_order(std::int64_t sum) {
  taken_ = {};
  int last = meeting_.empty() ? 0 : meeting_[0].first;
  for (const auto& [rank, which] : meeting_) {
    const Known<Words>& known = known_[static_cast<std::size_t>(which)];
    bool apart = true;
    for (std::size_t w = 0; w < Words; ++w) apart &= !(taken_[w] & known.bits[w]);
    if (!apart) continue;
    if (rank > last) take(sum);
    last = rank;
    sum -= known.sum;
    for (std::size_t w = 0; w < Words; ++w) taken_[w] |= known.bits[w];
  }
  if (!meeting_.empty()) take(sum);
}

// Houses of one kind in one grid have no cell in common.
template <std::size_t Words>
Parts Deriver<Words>::run() {
  if (known_.empty()) return {};
  std::map<std::pair<HouseKind, int>, std::vector<Cells>> kinds;
  for (const House& house : layout_.houses()) {
    if (!house.complete || house.implied) continue;
    kinds[{house.kind, house.grid}].push_back(bits_of<Words>(house.cells));
  }
  const std::int64_t of_one = sum_of(layout_.all_digits());
  const auto join = [&](const Cells& house) {
    for (std::size_t w = 0; w < Words; ++w) over_[w] |= house[w];
  };
  for (const auto& [key, houses] : kinds) {
    const bool lines = key.first == HouseKind::row || key.first == HouseKind::column;
    const bool boxes = key.first == HouseKind::box || key.first == HouseKind::region;
    for (std::size_t i = 0; i < houses.size(); ++i) {
      over_ = {};
      for (std::size_t n = 1; n <= (lines ? longest_run : 1) && i + n <= houses.size(); ++n) {
        join(houses[i + n - 1]);
        look_at(of_one * static_cast<std::int64_t>(n));
      }
      for (std::size_t k = i + 1; boxes && k < houses.size(); ++k) {
        over_ = houses[i];
        join(houses[k]);
        look_at(of_one * 2);
        const Cells two = over_;
        for (std::size_t l = k + 1; lines_ && l < houses.size(); ++l) {
          over_ = two;
          join(houses[l]);
          look_at(of_one * 3);
        }
      }
    }
  }
  return std::move(found_);
}

Parts of_houses(const Layout& layout, const Parts& parts) {
  constexpr std::size_t few = 2, more = 8, many = 32, most = 1024;  // words; no layout has more
  const auto cells = static_cast<std::size_t>(layout.size());
  if (cells <= few * 64) return Deriver<few>(layout, parts).run();
  if (cells <= more * 64) return Deriver<more>(layout, parts).run();
  if (cells <= many * 64) return Deriver<many>(layout, parts).run();
  return Deriver<most>(layout, parts).run();
}

}  // namespace

Parts derived_sums(const Layout& layout, const Parts& parts) {
  Parts result = of_houses(layout, parts);
  for (auto& total : shortened(layout, parts.totals)) {
    if (total.terms.empty())
      result.never = result.never || total.total != 0;
    else
      result.totals.push_back(std::move(total));
  }
  for (auto& set : related_sets(layout)) result.sets.push_back(std::move(set));
  return result;
}

}  // namespace clew::search
