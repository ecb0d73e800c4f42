// Removes values and constraints in ever smaller portions while the rest has no solution. Each
// portion takes a search; if the search is given up, the portion stays.
#include "search/constrained/why_not.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "search/constrained/search.h"
#include "search/puzzle_candidates.h"

namespace clew::search {
namespace {

using Kind = Constraint::Kind;

constexpr std::uint64_t patience = 20'000;  // nodes of one search

// Returns the remainder of a removed constraint: groups and candidates create cells of their own.
std::optional<ConstraintSpec> cells_of(const ConstraintSpec& c, const Layout& layout) {
  if (c.kind != Kind::group && c.kind != Kind::candidates) return std::nullopt;
  ConstraintSpec any = c;
  any.kind = Kind::candidates;
  any.values.clear();
  for (const Digit d : layout.all_digits()) any.values.push_back(layout.value(d));
  return any;
}

class Question {
 public:
  Question(const Puzzle& puzzle, const Stop& stop) : puzzle_(puzzle), stop_(stop) {
    for (std::size_t c = 0; c < puzzle.givens.size(); ++c)
      if (value_of(puzzle, c)) elements_.push_back({true, static_cast<std::uint32_t>(c)});
    const auto& all = puzzle.layout->constraints();
    for (std::uint32_t i = 0; i < all.size(); ++i) elements_.push_back({false, i});
  }

  ConstraintCore answer();

 private:
  struct Element {
    bool value;
    std::uint32_t index;
  };
  bool without_solution(const std::vector<Element>&);

  const Puzzle& puzzle_;
  const Stop& stop_;
  std::vector<Element> elements_;
  bool sure_ = true;
};

bool Question::without_solution(const std::vector<Element>& kept) {
  const Layout& layout = *puzzle_.layout;
  std::vector<DigitSet> start(puzzle_.givens.size());
  for (std::size_t c = 0; c < start.size(); ++c) start[c] = open_candidates(puzzle_, c);
  std::vector<bool> stays(layout.constraints().size());
  for (const Element& e : kept) {
    if (e.value)
      start[e.index] = DigitSet::of(value_of(puzzle_, e.index));
    else
      stays[e.index] = true;
  }
  LayoutSpec spec = layout.spec();
  spec.constraints.clear();
  // The houses are those of the remaining constraints. Meanings use the whole layout: a removed dot
  // still exempts its cells from a rule about cells without a dot.
  constraints::Parts parts;
  for (std::size_t i = 0; i < stays.size(); ++i) {
    const ConstraintSpec& said = layout.spec().constraints[i];
    if (!stays[i]) {
      if (auto cells = cells_of(said, layout)) spec.constraints.push_back(*std::move(cells));
      continue;
    }
    spec.constraints.push_back(said);
    const Constraint& constraint = layout.constraints()[i];
    if (!told_by_houses.has(constraint.kind) &&
        !add_parts(layout, constraint, parts, constraints::Outsides::said))
      return false;
  }
  const auto smaller = build(std::move(spec));
  if (!smaller || (*smaller)->size() != layout.size()) return false;
  const Outcome outcome = search_constrained(Model(**smaller, parts),
                                             {.start = start, .limit = 1, .stop = stop_}, patience);
  if (!outcome.exact && outcome.solutions == 0) sure_ = false;
  return outcome.exact && outcome.solutions == 0;
}

ConstraintCore Question::answer() {
  for (std::size_t portion = std::max<std::size_t>(elements_.size() / 2, 1);; portion /= 2) {
    sure_ = true;
    for (std::size_t at = 0; at < elements_.size();) {
      const std::size_t n = std::min(portion, elements_.size() - at);
      auto kept = elements_;
      kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(at),
                 kept.begin() + static_cast<std::ptrdiff_t>(at + n));
      if (without_solution(kept))
        elements_ = std::move(kept);
      else
        at += n;
    }
    if (portion <= 1) break;
  }
  ConstraintCore core;
  for (const Element& e : elements_) {
    if (e.value)
      core.cells.push_back(static_cast<CellId>(e.index));
    else
      core.constraints.push_back(e.index);
  }
  core.minimal = sure_;
  core.fewest = sure_ && elements_.size() <= 1;
  return core;
}

}  // namespace

ConstraintCore why_not_constrained(const Puzzle& puzzle, const Stop& stop) {
  return Question(puzzle, stop).answer();
}

}  // namespace clew::search
