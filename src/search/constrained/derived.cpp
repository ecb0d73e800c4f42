#include "search/constrained/derived.h"

#include <algorithm>
#include <map>
#include <set>

#include "constraints/sums.h"

namespace clew::search {
namespace {

using constraints::Parts;

constexpr std::size_t most_cells = 6;    // of an equation that is worth its time
constexpr std::size_t most_tight = 12;   // of one whose sum is near the least or the most
constexpr std::size_t most_beyond = 12;  // of the cells of a known sum, outside the houses
constexpr std::size_t longest_run = 4;   // of rows or columns that are looked at together

struct Known {
  std::vector<CellId> cells;
  std::int64_t sum;
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
        factor_(static_cast<std::size_t>(layout.size())) {
    for (const Known& known : known_) {
      Equation equation;
      for (const CellId c : known.cells) equation.push_back({c, 1});
      std::ranges::sort(equation);
      seen_.insert(std::move(equation));
    }
  }

  Parts run();

 private:
  using Equation = std::vector<std::pair<CellId, int>>;  // factors, by cell

  void look_at(const std::vector<const House*>& together);
  void take(std::int64_t sum);
  void change(CellId, int by);
  void add_set(const Equation&, std::int64_t sum);
  bool tight(const Equation&, std::int64_t sum) const;

  const Layout& layout_;
  std::vector<Known> known_;
  std::vector<int> factor_;  // by cell: how often it is left over
  std::size_t left_ = 0;     // how many cells are left over
  std::set<Equation> seen_;
  Parts found_;
  std::vector<std::pair<std::size_t, std::size_t>> meeting_;  // cells outside, and which known sum
  std::vector<std::uint8_t> taken_;                           // by cell
};

void Deriver::change(CellId c, int by) {
  left_ -= factor_[c] != 0;
  factor_[c] += by;
  left_ += factor_[c] != 0;
}

// What is left over adds up to this.
void Deriver::take(std::int64_t sum) {
  if (left_ > most_tight) return;
  Equation equation;
  for (std::size_t c = 0; c < factor_.size(); ++c)
    if (factor_[c]) equation.push_back({static_cast<CellId>(c), factor_[c]});
  if (equation.empty()) {
    if (sum) found_.never = true;
    return;
  }
  if (equation.front().second < 0) {
    sum = -sum;
    for (auto& [_, factor] : equation) factor = -factor;
  }
  const bool all_ones = std::ranges::all_of(equation, [](const auto& e) { return e.second == 1; });
  if (left_ > most_cells && !(all_ones && tight(equation, sum))) return;
  if (!seen_.insert(equation).second) return;
  const auto differ = [&] {
    return std::ranges::all_of(equation, [&](const auto& a) {
      return std::ranges::all_of(equation, [&](const auto& b) {
        return a.first >= b.first || layout_.sees(a.first, b.first);
      });
    });
  };
  if (all_ones && left_ <= most_cells && layout_.digits() <= 16 && differ())
    return add_set(equation, sum);
  constraints::Total total{{}, sum};
  for (const auto& [cell, factor] : equation) total.terms.push_back({cell, factor});
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

void Deriver::look_at(const std::vector<const House*>& together) {
  const int digits = layout_.digits();
  std::int64_t sum =
      std::int64_t{digits} * (digits + 1) / 2 * static_cast<std::int64_t>(together.size());
  std::ranges::fill(factor_, 0);
  left_ = 0;
  for (const House* house : together)
    for (const CellId c : house->cells) change(c, 1);
  // What lies inside first, then what sticks out least; each cell is taken once.
  meeting_.clear();
  for (std::size_t i = 0; i < known_.size(); ++i) {
    const auto& cells = known_[i].cells;
    const auto inside = static_cast<std::size_t>(
        std::ranges::count_if(cells, [&](CellId c) { return factor_[c] > 0; }));
    if (inside && cells.size() - inside <= most_beyond)
      meeting_.push_back({cells.size() - inside, i});
  }
  std::ranges::sort(meeting_);
  taken_.assign(factor_.size(), 0);
  std::size_t last = 0;
  bool any = false;
  for (const auto& [outside, which] : meeting_) {
    const Known& known = known_[which];
    if (std::ranges::any_of(known.cells, [&](CellId c) { return taken_[c] != 0; })) continue;
    if (outside > last) take(sum);
    last = outside;
    sum -= known.sum;
    for (const CellId c : known.cells) {
      taken_[c] = 1;
      change(c, -1);
    }
    any = true;
  }
  if (any) take(sum);
}

Parts Deriver::run() {
  if (known_.empty()) return {};
  std::map<std::pair<HouseKind, int>, std::vector<const House*>> kinds;
  for (const House& house : layout_.houses())
    if (house.complete && !house.implied) kinds[{house.kind, house.grid}].push_back(&house);
  for (const auto& [key, houses] : kinds) {
    const bool lines = key.first == HouseKind::row || key.first == HouseKind::column;
    const bool boxes = key.first == HouseKind::box || key.first == HouseKind::region;
    for (std::size_t i = 0; i < houses.size(); ++i) {
      std::vector<const House*> together;
      for (std::size_t k = i; k < houses.size() && k < i + (lines ? longest_run : 1); ++k) {
        together.push_back(houses[k]);
        look_at(together);
      }
      for (std::size_t k = i + 1; boxes && k < houses.size(); ++k) look_at({houses[i], houses[k]});
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
