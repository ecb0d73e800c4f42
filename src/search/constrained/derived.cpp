#include "search/constrained/derived.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <map>
#include <utility>

#include "constraints/sums.h"

namespace clew::search {
namespace {

using constraints::Parts;

constexpr int most_cells = 6;            // of an equation that is worth its time
constexpr int most_tight = 12;           // of one whose sum is near the least or the most
constexpr std::size_t most_beyond = 12;  // of the cells of a known sum, outside the houses
constexpr std::size_t longest_run = 4;   // of rows or columns that are looked at together

// Cells as bits.
using Cells = std::vector<std::uint64_t>;

void add(Cells& cells, CellId c) { cells[c / 64] |= std::uint64_t{1} << c % 64; }

struct Known {
  std::vector<CellId> cells;
  std::int64_t sum;
  Cells bits{};
};

int sum_of(DigitSet set) {
  int sum = 0;
  for (const Digit d : set) sum += d;
  return sum;
}

std::vector<Known> known_sums(const Parts& parts) {
  std::vector<Known> result;
  for (const auto& set : parts.sets) {
    const int sum = sum_of(set.family.front());
    if (std::ranges::all_of(set.family, [&](DigitSet s) { return sum_of(s) == sum; }))
      result.push_back({set.cells, sum});
  }
  for (const auto& total : parts.totals) {
    if (!std::ranges::all_of(total.terms, [](const auto& t) { return t.factor == 1; })) continue;
    Known known{{}, total.total};
    for (const auto& term : total.terms) known.cells.push_back(term.cell);
    result.push_back(std::move(known));
  }
  return result;
}

class Deriver {
 public:
  Deriver(const Layout& layout, const Parts& parts)
      : layout_(layout),
        known_(known_sums(parts)),
        over_(static_cast<std::size_t>(layout.size()) / 64 + 1),
        taken_(over_) {
    for (Known& known : known_) {
      known.bits.resize(over_.size());
      for (const CellId c : known.cells) add(known.bits, c);
      for (const std::uint64_t word : known.bits) seen_.insert(seen_.end(), {word, 0});
      see();
    }
  }

  Parts run();

 private:
  using Equation = std::vector<std::pair<CellId, int>>;  // factors, by cell

  void look_at(std::int64_t sum);
  void take(std::int64_t sum);
  bool is_new();
  bool see();
  void add_set(const Equation&, std::int64_t sum);
  bool tight(const Equation&, std::int64_t sum) const;

  const Layout& layout_;
  std::vector<Known> known_;
  Cells over_;   // of the houses that are looked at together
  Cells taken_;  // of the known sums that are taken from them
  // Word by word, of one sum after the other: cells that count once, and that count -1 times.
  Cells seen_;
  std::array<std::uint32_t, 512> first_seen_{};  // by hash: which of them, from 1, or 0
  std::vector<std::uint32_t> next_seen_;         // by each: another with that hash
  Equation equation_;
  Parts found_;
  std::vector<std::pair<std::size_t, std::size_t>> meeting_;  // cells outside, and which known sum
};

// Whether what is left over was not seen before.
bool Deriver::is_new() {
  const std::size_t words = over_.size();
  bool turned = false;  // the first cell counts once
  for (std::size_t w = words; w-- > 0;)
    if (const auto left = over_[w] ^ taken_[w]) turned = (left & -left & taken_[w]) != 0;
  const Cells& once = turned ? taken_ : over_;
  const Cells& less = turned ? over_ : taken_;
  for (std::size_t w = 0; w < words; ++w) {
    seen_.push_back(once[w] & ~less[w]);
    seen_.push_back(less[w] & ~once[w]);
  }
  return see();
}

// Whether the last of those seen is new; if not, it is taken away.
bool Deriver::see() {
  const std::size_t width = 2 * over_.size(), mine = seen_.size() - width;
  std::uint64_t hash = 0;
  for (std::size_t i = mine; i < seen_.size(); ++i) {
    hash = (hash ^ seen_[i]) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 32;
  }
  std::uint32_t& first = first_seen_[hash % first_seen_.size()];
  for (std::uint32_t k = first; k; k = next_seen_[k - 1])
    if (std::equal(&seen_[mine], &seen_[mine] + width, &seen_[(k - 1) * width])) {
      seen_.resize(mine);
      return false;
    }
  next_seen_.push_back(std::exchange(first, static_cast<std::uint32_t>(next_seen_.size() + 1)));
  return true;
}

// What is left over adds up to this.
void Deriver::take(std::int64_t sum) {
  int once = 0, less = 0;
  for (std::size_t w = 0; w < over_.size(); ++w) {
    once += std::popcount(over_[w] & ~taken_[w]);
    less += std::popcount(taken_[w] & ~over_[w]);
  }
  const int left = once + less;
  if (left == 0 && sum) found_.never = true;
  const bool all_ones = !once || !less;
  if (left == 0 || left > (all_ones ? most_tight : most_cells) || !is_new()) return;
  equation_.clear();
  for (std::size_t w = 0; w < over_.size(); ++w)
    for (auto rest = over_[w] ^ taken_[w]; rest; rest &= rest - 1) {
      const std::size_t c = w * 64 + static_cast<unsigned>(std::countr_zero(rest));
      equation_.push_back({static_cast<CellId>(c), rest & -rest & over_[w] ? 1 : -1});
    }
  if (equation_.front().second < 0) {
    sum = -sum;
    for (auto& [_, factor] : equation_) factor = -factor;
  }
  if (left > most_cells && !tight(equation_, sum)) return;
  const auto differ = [&] {
    return std::ranges::all_of(equation_, [&](const auto& a) {
      return std::ranges::all_of(equation_, [&](const auto& b) {
        return a.first >= b.first || layout_.sees(a.first, b.first);
      });
    });
  };
  if (all_ones && left <= most_cells && layout_.digits() <= 16 && differ())
    return add_set(equation_, sum);
  constraints::Total total{{}, sum};
  total.terms.reserve(equation_.size());
  for (const auto& [cell, factor] : equation_) total.terms.push_back({cell, factor});
  found_.totals.push_back(std::move(total));
}

// Whether digits that are mostly low, or mostly high, leave little to be shared out above the least
// that the cells add, or below the most: those that see each other hold different ones.
bool Deriver::tight(const Equation& equation, std::int64_t sum) const {
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

void Deriver::add_set(const Equation& equation, std::int64_t sum) {
  constraints::Set set;
  for (const auto& [cell, _] : equation) set.cells.push_back(cell);
  set.family = constraints::sets_adding_to(layout_.all_digits(), set.cells.size(), sum);
  if (set.family.empty())
    found_.never = true;
  else
    found_.sets.push_back(std::move(set));
}

// The houses in `over_` add up to this.
void Deriver::look_at(std::int64_t sum) {
  // What lies inside first, then what sticks out least; each cell is taken once.
  meeting_.clear();
  for (std::size_t i = 0; i < known_.size(); ++i) {
    const Cells& bits = known_[i].bits;
    std::uint64_t inside = 0;
    std::size_t outside = 0;
    for (std::size_t w = 0; w < over_.size(); ++w) inside |= bits[w] & over_[w];
    if (!inside) continue;
    for (std::size_t w = 0; w < over_.size(); ++w)
      outside += static_cast<unsigned>(std::popcount(bits[w] & ~over_[w]));
    if (outside <= most_beyond) meeting_.push_back({outside, i});
  }
  std::ranges::sort(meeting_);
  std::ranges::fill(taken_, 0);
  std::size_t last = 0;
  for (const auto& [outside, which] : meeting_) {
    const Known& known = known_[which];
    bool apart = true;
    for (std::size_t w = 0; w < over_.size(); ++w) apart &= !(taken_[w] & known.bits[w]);
    if (!apart) continue;
    if (outside > last) take(sum);
    last = outside;
    sum -= known.sum;
    for (std::size_t w = 0; w < over_.size(); ++w) taken_[w] |= known.bits[w];
  }
  if (!meeting_.empty()) take(sum);
}

// Houses of one kind in one grid have no cell in common.
Parts Deriver::run() {
  if (known_.empty()) return {};
  std::map<std::pair<HouseKind, int>, std::vector<Cells>> kinds;
  for (const House& house : layout_.houses()) {
    if (!house.complete || house.implied) continue;
    Cells& cells = kinds[{house.kind, house.grid}].emplace_back(over_.size());
    for (const CellId c : house.cells) add(cells, c);
  }
  const std::int64_t digits = layout_.digits(), of_one = digits * (digits + 1) / 2;
  const auto join = [&](const Cells& house) {
    for (std::size_t w = 0; w < over_.size(); ++w) over_[w] |= house[w];
  };
  for (const auto& [key, houses] : kinds) {
    const bool lines = key.first == HouseKind::row || key.first == HouseKind::column;
    const bool boxes = key.first == HouseKind::box || key.first == HouseKind::region;
    for (std::size_t i = 0; i < houses.size(); ++i) {
      std::ranges::fill(over_, 0);
      for (std::size_t n = 1; n <= (lines ? longest_run : 1) && i + n <= houses.size(); ++n) {
        join(houses[i + n - 1]);
        look_at(of_one * static_cast<std::int64_t>(n));
      }
      for (std::size_t k = i + 1; boxes && k < houses.size(); ++k) {
        over_ = houses[i];
        join(houses[k]);
        look_at(of_one * 2);
      }
    }
  }
  return std::move(found_);
}

}  // namespace

Parts derived_sums(const Layout& layout, const Parts& parts) {
  Deriver deriver(layout, parts);
  return deriver.run();
}

}  // namespace clew::search
