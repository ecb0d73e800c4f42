// Hand-made positions for tests of techniques, and the steps found in them. Every step found is
// proven from its evidence, and must not have a superfluous fact.
//
//   Position p("9x9");
//   p.only("row 1", 7, "r1c1 r1c2");
//   EXPECT_EQ(found(p, "pointing"), Found({"r2c3<>7 r3c1<>7"}));
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>

#include "clew/check.h"
#include "clew/explain.h"
#include "clew/text.h"
#include "support/prover.h"

namespace clew::test {

inline LayoutPtr layout_named(std::string_view name) {
  auto layout = find_layout(name);
  EXPECT_TRUE(layout) << name;
  return layout ? *layout : nullptr;
}
/// A layout of the catalogue with constraints in the words of puzzle text, each with an end of line.
inline LayoutPtr layout_with(std::string_view name, const std::string& constraints) {
  const LayoutPtr bare = layout_named(name);
  const auto read =
      read_puzzle("sudoku 1\nlayout " + std::string(name) + "\n" + constraints + "givens\n" +
                  to_line(*bare, std::vector<Digit>(static_cast<std::size_t>(bare->size()))));
  EXPECT_TRUE(read) << constraints << (read ? "" : read.error().reason);
  return read ? read->layout : bare;
}

class Position {
 public:
  explicit Position(std::string_view layout) : Position(layout_named(layout)) {}
  explicit Position(LayoutPtr layout) : layout_(std::move(layout)) {
    grid_.values.resize(layout_->size());
    grid_.candidates.resize(layout_->size(), layout_->all_digits());
  }

  const LayoutPtr& layout() const { return layout_; }
  const Grid& grid() const { return grid_; }
  const std::vector<Digit>& givens() const { return givens_; }

  /// Givens in line form, 1-9 and A- for more, `.` for blank; candidates follow.
  Position& line(std::string_view symbols) {
    Puzzle puzzle{.layout = layout_, .givens = std::vector<Digit>(layout_->size())};
    for (std::size_t i = 0; i < symbols.size() && i < puzzle.givens.size(); ++i)
      puzzle.givens[i] = digit(symbols[i]);
    givens_ = puzzle.givens;
    grid_ = start(puzzle);
    return *this;
  }
  /// Sets a whole grid and its givens.
  Position& set(Grid grid, std::vector<Digit> givens) {
    grid_ = std::move(grid);
    givens_ = std::move(givens);
    return *this;
  }
  /// Cell r1c1 has just these candidates.
  Position& cell(std::string_view name, std::string_view digits) {
    grid_.candidates[id(name)] = set_of(digits);
    return *this;
  }
  Position& remove(std::string_view cells, std::string_view digits) {
    for (CellId c : ids(cells)) grid_.candidates[c] = grid_.candidates[c] - set_of(digits);
    return *this;
  }
  /// Restricts the digit in that house to these cells.
  Position& only(std::string_view house_name, Digit d, std::string_view cells) {
    const auto keep = ids(cells);
    for (CellId c : layout_->houses()[house(house_name)].cells)
      if (std::find(keep.begin(), keep.end(), c) == keep.end()) grid_.candidates[c].remove(d);
    return *this;
  }
  /// A value that is not a given.
  Position& value(std::string_view name, Digit d) {
    if (givens_.empty()) givens_.resize(layout_->size());
    Step step;
    const Candidate placement{id(name), d};
    step.placements = {&placement, 1};
    apply(*layout_, step, grid_);
    return *this;
  }

  HouseId house(std::string_view name) const {
    for (HouseId h = 0; h < layout_->houses().size(); ++h)
      if (layout_->house_name(h) == name) return h;
    ADD_FAILURE() << "no house is called " << name;
    return 0;
  }
  CellId id(std::string_view name) const {
    for (CellId c = 0; c < layout_->size(); ++c)
      if (layout_->cell_name(c) == name) return c;
    ADD_FAILURE() << "no cell is called " << name;
    return 0;
  }
  std::vector<CellId> ids(std::string_view names) const {
    std::vector<CellId> result;
    std::istringstream in{std::string(names)};
    for (std::string name; in >> name;) result.push_back(id(name));
    return result;
  }

 private:
  static Digit digit(char ch) {
    if (ch >= '1' && ch <= '9') return static_cast<Digit>(ch - '0');
    if (ch >= 'A' && ch <= 'Z') return static_cast<Digit>(ch - 'A' + 10);
    return 0;
  }
  static DigitSet set_of(std::string_view digits) {
    DigitSet set;
    for (char ch : digits) set.add(digit(ch));
    return set;
  }

  LayoutPtr layout_;
  Grid grid_;
  std::vector<Digit> givens_;
};

using Found = std::multiset<std::string>;

/// "r1c1=5 r2c3<>4": placements, then eliminations; "error" when there is neither.
inline std::string conclusion(const Layout& layout, const Step& step) {
  std::string text;
  for (const Candidate& x : step.placements)
    text += (text.empty() ? "" : " ") + layout.cell_name(x.cell) + "=" + std::to_string(x.digit);
  for (const Candidate& x : step.eliminations)
    text += (text.empty() ? "" : " ") + layout.cell_name(x.cell) + "<>" + std::to_string(x.digit);
  return text.empty() ? "error" : text;
}

/// Fails the test unless `proves(facts)` for the facts of the step, and for none fewer when `lean`.
template <class Proves>
void expect_proven_by(Proves proves, const Layout& layout, const Step& step, bool lean) {
  const std::vector<Fact> facts(step.facts.begin(), step.facts.end());
  const std::string what =
      std::string(technique(step.technique).name) + ": " + conclusion(layout, step);
  EXPECT_TRUE(proves(facts)) << what;
  for (std::size_t i = 0; lean && i < facts.size(); ++i) {
    std::vector<Fact> fewer = facts;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_FALSE(proves(fewer)) << what << ": fact " << i << " is one too many";
  }
}

/// The checker's judgement alone, for steps with too many facts for the slow prover.
inline void expect_checked(const Position& position, const Step& step, bool lean = true) {
  Checker checker = *Checker::make(position.layout());
  auto proves = [&](const std::vector<Fact>& facts) {
    Step argued = step;
    argued.facts = facts;
    return checker.check(position.grid(), position.givens(), argued) == Verdict::proven;
  };
  expect_proven_by(proves, *position.layout(), step, lean);
}

/// The checker and a slow, obvious prover must agree.
inline void expect_proven(const Position& position, const Step& step, bool lean = true) {
  const Layout& layout = *position.layout();
  Checker checker = *Checker::make(position.layout());
  auto proves = [&](const std::vector<Fact>& facts) {
    Step argued = step;
    argued.facts = facts;
    const bool proven =
        checker.check(position.grid(), position.givens(), argued) == Verdict::proven;
    if (!step.deadly) EXPECT_EQ(Prover(layout, position.grid()).proves(facts, step), proven);
    return proven;
  };
  expect_proven_by(proves, layout, step, lean);
}

/// Returns true if the evidence may have superfluous facts: nets and trials are not trimmed, and bounds of
/// sums name whole groups of cells.
inline bool is_net(const Step& step) {
  const TechniqueId id = step.technique;
  if (id >= TechniqueId::constraint_and_houses && id <= TechniqueId::constraints_together)
    return !step.chain.empty();
  return id == TechniqueId::nishio || id == TechniqueId::sum_bounds ||
         id == TechniqueId::constraint_chain ||
         (id >= TechniqueId::forcing_net_contradiction && id <= TechniqueId::nested_trial);
}

/// The conclusions of every instance of the technique (a name, a code, or a family of names).
inline Found found(const Position& position, std::string_view technique, bool unique = false) {
  auto ids = find_techniques(technique);
  EXPECT_TRUE(ids) << technique;
  auto explainer = Explainer::make(position.layout());
  EXPECT_TRUE(explainer);
  if (!ids || !explainer) return {};
  ExplainOptions options{.unique = unique, .techniques = {}, .givens = position.givens()};
  for (TechniqueId id : *ids) options.techniques.add(id);
  const Path path = explainer->find(position.grid(), options);
  Found result;
  for (const Step& step : path.steps()) {
    result.insert(conclusion(*position.layout(), step));
    expect_proven(position, step, !is_net(step));
  }
  return result;
}

}  // namespace clew::test
