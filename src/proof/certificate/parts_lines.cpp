// Primitives that read their cells in order: automata, tests, and ranks among lines.
#include <algorithm>

#include "constraints/holds.h"
#include "constraints/shape.h"
#include "proof/certificate/parts.h"

namespace clew::certificate {

void PartsEncoder::chain(const constraints::Chain& chain) {
  std::vector<sat::Lit> before;  // empty: there is one state
  for (std::size_t i = 0; i < chain.cells.size(); ++i) {
    std::vector<sat::Lit> after;
    if (i + 1 < chain.cells.size() && chain.layers[i + 1].states > 1) {
      for (std::uint32_t s = 0; s < chain.layers[i + 1].states; ++s) after.push_back(variable());
      exactly_one(after);
    }
    layer(chain.layers[i], chain.cells[i], before, after);
    before = std::move(after);
  }
}

// A state and a digit lead to a state or nowhere; a state is reached with a digit from some state.
void PartsEncoder::layer(const constraints::Layer& layer, CellId cell,
                         const std::vector<sat::Lit>& before, const std::vector<sat::Lit>& after) {
  const auto without = [](const std::vector<sat::Lit>& states, std::size_t s) {
    return states.empty() ? std::vector<sat::Lit>{} : std::vector{~states[s]};
  };
  for (const Digit d : layout_.all_digits()) {
    const auto& edges = layer.edges[d - 1u];
    for (std::uint32_t s = 0; s < layer.states; ++s) {
      std::vector<sat::Lit> literals = without(before, s);
      literals.push_back(~to_.literal(cell, d));
      const auto edge = std::ranges::find(edges, s, &constraints::Layer::Edge::from);
      if (edge == edges.end())
        clause(std::move(literals));
      else if (!after.empty())
        literals.push_back(after[edge->to]), clause(std::move(literals));
    }
    if (before.empty() && after.empty()) continue;
    for (std::size_t t = 0; t < std::max<std::size_t>(1, after.size()); ++t) {
      std::vector<sat::Lit> literals = without(after, t);
      literals.push_back(~to_.literal(cell, d));
      bool always = false;
      for (const constraints::Layer::Edge& edge : edges) {
        if (edge.to != t) continue;
        always |= before.empty();
        if (!before.empty()) literals.push_back(before[edge.from]);
      }
      if (!always) clause(std::move(literals));
    }
  }
}

void PartsEncoder::test(const constraints::Test& test) {
  if (test.constraint.kind == Constraint::Kind::full_rank) return full_rank(test.constraint);
  constexpr double most_fillings = 600'000;
  double fillings = 1;
  for (std::size_t i = 0; i < test.cells.size(); ++i) fillings *= layout_.digits();
  too_large_ |= fillings > most_fillings;
  if (too_large_) return;
  std::vector<Digit> digits(static_cast<std::size_t>(layout_.size()), 1);
  std::vector<sat::Lit> beginning;
  if (forbid(test, digits, 0, beginning)) clause({});
}

// Returns true if no filling with this beginning keeps it; otherwise those with a longer beginning of
// which none does are forbidden.
bool PartsEncoder::forbid(const constraints::Test& test, std::vector<Digit>& digits,
                          std::size_t filled, std::vector<sat::Lit>& beginning) {
  if (filled == test.cells.size()) return !constraints::holds(layout_, test.constraint, digits);
  const CellId cell = test.cells[filled];
  DigitSet none;
  const RowId before = rows_.last();
  const std::size_t text = to_.text_.size();
  const int lines = lines_;
  for (const Digit d : layout_.all_digits()) {
    digits[cell] = d;
    beginning.push_back(~to_.literal(cell, d));
    if (forbid(test, digits, filled + 1, beginning)) none.add(d);
    beginning.pop_back();
  }
  if (none == layout_.all_digits()) {
    rows_.cut(before);
    to_.text_.resize(text);
    lines_ = lines;
    return true;
  }
  for (const Digit d : none) {
    std::vector<sat::Lit> literals = beginning;
    literals.push_back(~to_.literal(cell, d));
    clause(std::move(literals));
  }
  return false;
}

// Rows that count the other lines which are less than this one.
void PartsEncoder::full_rank(const Constraint& c) {
  std::vector<RowTerm> terms;
  const bool may_tie = c.values.size() > 1 && c.values[1] != 0;
  for (const auto& line : constraints::lines_both_ways(layout_, c.cells)) {
    if (line == c.cells) continue;
    const sat::Lit is_less = variable();
    less(line, c.cells, is_less, may_tie);
    terms.push_back({is_less, 1});
  }
  add(terms, c.values[0] - 1);
  for (RowTerm& t : terms) t.factor = -t.factor;
  add(std::move(terms), 1 - c.values[0]);
}

// As numbers, digit by digit while they are the same.
void PartsEncoder::less(const std::vector<CellId>& line, const std::vector<CellId>& than,
                        sat::Lit is_less, bool may_tie) {
  std::vector<sat::Lit> same;  // so far; empty: certainly
  const std::size_t both = std::min(line.size(), than.size());
  for (std::size_t i = 0; i < both; ++i) {
    const CellId a = line[i], b = than[i];
    const auto with = [&](std::vector<sat::Lit> more) {
      more.insert(more.end(), same.begin(), same.end());
      clause(std::move(more));
    };
    for (int d = 2; d <= layout_.digits(); ++d) {
      with({to_.at_least(a, d), ~to_.at_least(b, d), is_less});
      with({~to_.at_least(a, d), to_.at_least(b, d), ~is_less});
    }
    const bool last = i + 1 == both;
    const sat::Lit goes_on = last ? is_less : variable();
    for (const Digit d : layout_.all_digits()) {
      std::vector<sat::Lit> equal{~to_.literal(a, d), ~to_.literal(b, d)};
      if (!last) {
        equal.push_back(goes_on);
      } else if (line.size() < than.size()) {
        equal.push_back(is_less);
      } else if (may_tie || line.size() > than.size()) {
        equal.push_back(~is_less);
      }
      with(std::move(equal));
    }
    same = {~goes_on};
  }
}

}  // namespace clew::certificate
