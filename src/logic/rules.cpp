#include "logic/rules.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/assert.h"
#include "constraints/narrow.h"
#include "constraints/sums.h"
#include "logic/equations.h"

namespace clew::logic {
namespace {

using constraints::ConstraintPiece;

constexpr std::size_t most_cells = 8;  // cells of a balance; all but a few of them may be solved
constexpr int most_set_digits = 16;    // digits for which sets are listed

struct Known {
  const ConstraintPiece* piece;
  constraints::Total sum;
};

class Balancer {
 public:
  Balancer(const Layout& layout, const std::vector<ConstraintPiece>& pieces) : layout_(layout) {
    for (const ConstraintPiece& piece : pieces) {
      auto sum = constraints::sum_of(piece.parts);
      if (sum && std::ranges::all_of(sum->terms, [](const auto& t) { return t.factor == 1; }))
        known_.push_back({&piece, std::move(*sum)});
    }
  }

  std::vector<Balance> run() {
    // If values are not consecutive, sums of digits are not sums of values.
    if (known_.empty() || !layout_.values().are_consecutive()) return {};
    for (const std::vector<HouseId>& houses : houses_together(layout_)) look_at(houses);
    std::ranges::stable_sort(
        found_, {}, [](const Balance& b) { return std::pair(b.cells.size(), b.of.size()); });
    return std::move(found_);
  }

 private:
  // Houses inside are subtracted first, then those with the fewest cells outside; each cell is used
  // once.
  void look_at(const std::vector<HouseId>& together) {
    std::map<CellId, int> factors;
    for (const HouseId h : together)
      for (const CellId c : layout_.houses()[h].cells) ++factors[c];
    std::vector<std::pair<std::size_t, const Known*>> meeting;  // number of cells outside
    for (const Known& known : known_) {
      const auto out = std::ranges::count_if(
          known.sum.terms, [&](const auto& t) { return !factors.contains(t.cell); });
      if (static_cast<std::size_t>(out) < known.sum.terms.size()) meeting.emplace_back(out, &known);
    }
    std::ranges::stable_sort(meeting, {}, [](const auto& m) { return m.first; });
    std::vector<const Known*> less;
    std::set<CellId> taken;
    std::size_t last = 0;
    for (const auto& [out, known] : meeting) {
      if (std::ranges::any_of(known->sum.terms,
                              [&](const auto& t) { return taken.contains(t.cell); }))
        continue;
      if (out > last) take(together, less);
      last = out;
      for (const auto& t : known->sum.terms) taken.insert(t.cell);
      less.push_back(known);
    }
    take(together, less);
  }

  void take(const std::vector<HouseId>& houses, const std::vector<const Known*>& less) {
    if (less.empty()) return;
    Addition sum(layout_, houses);
    for (const Known* known : less) sum.add(unit_of(*known->piece), known->sum, -1);
    const auto& factors = sum.factors();
    if (factors.empty() || factors.size() > most_cells || !seen_.insert(factors).second) return;
    Balance result = sum.balance();
    if (all_differ(result.cells) &&
        std::ranges::all_of(factors, [](const auto& f) { return f.second == 1; }))
      add_sets(result.cells, sum.total(), result.apart);
    found_.push_back(std::move(result));
  }

  bool all_differ(const std::vector<CellId>& cells) const {
    return std::ranges::all_of(cells, [&](CellId a) {
      return std::ranges::all_of(cells, [&](CellId b) { return a == b || layout_.sees(a, b); });
    });
  }
  // Adds the sets of a cage; with too many sets, or none, the total alone.
  void add_sets(const std::vector<CellId>& cells, std::int64_t total, constraints::Parts& to) {
    if (layout_.digits() > most_set_digits || cells.size() < 2) return;
    constraints::Set set{cells,
                         constraints::sets_adding_to(layout_.all_digits(), cells.size(), total)};
    if (!set.family.empty()) to.sets.push_back(std::move(set));
  }

  const Layout& layout_;
  std::vector<Known> known_;
  std::vector<Balance> found_;
  std::set<std::map<CellId, int>> seen_;
};

}  // namespace

namespace {

std::vector<SplitCage> splits_of(const Rules& rules) {
  std::vector<SplitCage> splits;
  for (std::size_t b = 0; b < rules.balances.size(); ++b) {
    const auto& cells = rules.balances[b].cells;
    const auto& terms = rules.balances[b].parts.totals[0].terms;
    if (cells.size() < 2 ||
        std::ranges::any_of(terms, [&](const auto& t) { return t.factor != terms[0].factor; }))
      continue;
    for (std::size_t p = 0; p < rules.pieces.size(); ++p)
      if (const auto& whole = rules.pieces[p].cells; whole.size() > cells.size() &&
                                                     !rules.pieces[p].tested &&
                                                     std::ranges::includes(whole, cells))
        splits.push_back({b, p});
  }
  return splits;
}

}  // namespace

std::vector<PiecePair> pairs_near(const Layout& layout, const Rules& rules, std::size_t most,
                                  const std::function<bool(std::uint32_t piece)>& take) {
  const auto& pieces = rules.pieces;
  std::vector<std::pair<int, PiecePair>> near;
  for (std::uint32_t p = 0; p < pieces.size(); ++p)
    for (std::uint32_t q = p + 1; take(p) && q < pieces.size(); ++q) {
      if (!take(q)) continue;
      int shared = 0;
      for (const CellId a : pieces[p].cells)
        for (const CellId b : pieces[q].cells) shared += a == b ? 10 : layout.sees(a, b);
      if (shared > 0) near.push_back({-shared, {p, q}});
    }
  std::ranges::stable_sort(near, {}, [](const auto& one) { return one.first; });
  std::vector<PiecePair> pairs;
  for (const auto& [shared, pair] : near)
    if (pairs.size() < most) pairs.push_back(pair);
  return pairs;
}

bool are_kept(const Rules& rules, const Layout& layout, std::span<DigitSet> digits) {
  constraints::Narrower narrower;
  return std::ranges::all_of(rules.pieces, [&](const ConstraintPiece& piece) {
    return narrower.narrow(layout, piece.parts, digits);
  });
}

TechniqueId technique_of(Constraint::Kind of) {
  static constexpr TechniqueId by_kind[] = {
#define CLEW_KIND(id, word, name, shape, cells, lists, values, kept_by, technique, traits) \
  TechniqueId::technique,
#include "clew/kinds.def"
      TechniqueId::other_rule};
  CLEW_ASSERT(static_cast<std::size_t>(of) < std::size(by_kind));
  return by_kind[static_cast<std::size_t>(of)];
}

Expected<std::shared_ptr<const Rules>> rules_of(const Layout& layout) {
  auto pieces = constraints::pieces_of(layout);
  if (!pieces) return std::unexpected(std::move(pieces.error()));
  if (pieces->empty()) return nullptr;
  auto rules = std::make_shared<Rules>();
  rules->pieces = std::move(*pieces);
  rules->balances = Balancer(layout, rules->pieces).run();
  rules->equations = equations_of(layout, rules->pieces);
  rules->splits = splits_of(*rules);
  return rules;
}

}  // namespace clew::logic
