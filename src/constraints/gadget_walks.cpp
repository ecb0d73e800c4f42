// Gadgets of primitives that walk along cells from state to state: chains, sums and counts.
//
// The states and edges on a path from the first state to a last state are computed for the current
// candidates. Each gets a variable. One group per label and two per state ensure that the true ones
// form one path, which agrees with the cells. Under a condition, the first step tests the
// condition; if it is false, the path leads to a state that accepts everything.
#include <algorithm>
#include <bit>
#include <limits>
#include <map>

#include "base/assert.h"
#include "constraints/gadgets.h"

namespace clew::constraints {

struct Gadgets::Walk {
  std::vector<std::vector<Label>> steps;  // by step: of its labels exactly one is true
  State start = 0;
  std::function<std::optional<State>(std::size_t step, State, std::size_t label)> next;
  std::function<bool(State)> accepts;
};

struct WalkEdge {
  std::uint32_t from, to, label;
};

namespace {

constexpr std::int64_t free_state = std::numeric_limits<std::int64_t>::min();
constexpr std::uint32_t none = ~std::uint32_t{0};

std::vector<sat::Var> variables(sat::ClauseSolver& solver, std::size_t count) {
  std::vector<sat::Var> result(count);
  const sat::Var first = solver.add_variables(count);
  for (std::size_t i = 0; i < count; ++i) result[i] = first + static_cast<sat::Var>(i);
  return result;
}

}  // namespace

void Gadgets::walk(const Walk& walk) {
  auto steps = walk.steps;
  const std::size_t shift = condition_ ? 1 : 0;
  if (condition_) {
    const sat::Var no = solver_.add_variable();
    solver_.exactly_one({*condition_, no});
    steps.insert(steps.begin(), std::vector<Label>{Label{*condition_}, Label{no}});
  }
  const auto next = [&](std::size_t i, State s, std::size_t label) -> std::optional<State> {
    if (s == free_state) return s;
    if (i < shift) return label == 0 ? walk.start : free_state;
    return walk.next(i - shift, s, label);
  };
  // Forth.
  std::vector<std::vector<WalkEdge>> edges(steps.size());
  std::vector<State> here{walk.start};
  std::vector<std::size_t> counts{1};  // number of states before each step, and after the last
  for (std::size_t i = 0; i < steps.size(); ++i) {
    std::map<State, std::uint32_t> number;
    std::vector<State> after;
    for (std::uint32_t s = 0; s < here.size(); ++s)
      for (std::uint32_t l = 0; l < steps[i].size(); ++l) {
        if (steps[i][l].empty()) continue;
        const auto to = next(i, here[s], l);
        if (!to) continue;
        const auto [at, fresh] = number.try_emplace(*to, static_cast<std::uint32_t>(after.size()));
        if (fresh) after.push_back(*to);
        edges[i].push_back({s, at->second, l});
      }
    if (!grows_by(edges[i].size())) return;
    here = std::move(after);
    counts.push_back(here.size());
  }
  // Backwards: merges the last states into one and removes states that do not lead there.
  std::vector<std::uint32_t> name;
  bool any = false;
  for (const State s : here) {
    const bool good = s == free_state || walk.accepts(s);
    name.push_back(good ? 0 : none);
    any |= good;
  }
  if (!any) return clause({});
  std::vector<sat::Var> after_step, before_step;
  for (std::size_t i = steps.size(); i-- > 0;) {
    CLEW_ASSERT(name.size() == counts[i + 1]);
    std::vector<std::uint32_t> alive(counts[i], none);
    std::uint32_t states = 0;
    for (WalkEdge& e : edges[i]) {
      e.to = name[e.to];
      if (e.to != none && alive[e.from] == none) alive[e.from] = states++;
    }
    std::erase_if(edges[i], [](const WalkEdge& e) { return e.to == none; });
    for (WalkEdge& e : edges[i]) e.from = alive[e.from];
    CLEW_ASSERT(states > 0 &&
                std::ranges::all_of(edges[i], [&](const WalkEdge& e) { return e.from < states; }));
    before_step = states > 1 ? variables(solver_, states) : std::vector<sat::Var>{};
    if (states > 1) solver_.exactly_one(before_step);
    write_step(steps[i], edges[i], before_step, after_step);
    after_step = std::move(before_step);
    name = std::move(alive);
  }
}

// A step between single states needs no variables of states, because they are true.
void Gadgets::write_step(const std::vector<Label>& labels, std::span<const WalkEdge> edges,
                         std::span<const sat::Var> before, std::span<const sat::Var> after) {
  std::vector<std::size_t> of_label(labels.size());
  for (const WalkEdge& e : edges) ++of_label[e.label];
  CLEW_ASSERT(!edges.empty());
  // The only edge of a digit is true when the digit is.
  std::vector<sat::Var> edge;
  for (const WalkEdge& e : edges)
    edge.push_back(of_label[e.label] == 1 && labels[e.label].size() == 1 ? labels[e.label][0]
                                                                         : solver_.add_variable());
  std::vector<sat::Var> group;
  const auto exactly_one = [&] {
    if (grows_by(group.size())) solver_.exactly_one(group);
  };
  for (std::size_t l = 0; l < labels.size(); ++l) {
    if (of_label[l] == 0) {
      for (const sat::Var v : labels[l]) solver_.fact(sat::Lit::no(v));
      continue;
    }
    if (of_label[l] == 1 && labels[l].size() == 1) continue;
    group.clear();
    for (std::size_t i = 0; i < edges.size(); ++i)
      if (edges[i].label == l) group.push_back(edge[i]);
    for (std::size_t k = 0; k < labels.size(); ++k)
      if (k != l) group.insert(group.end(), labels[k].begin(), labels[k].end());
    exactly_one();
  }
  const auto flow = [&](std::span<const sat::Var> states, auto end) {
    for (std::uint32_t s = 0; s < states.size(); ++s) {
      group.clear();
      for (std::size_t i = 0; i < edges.size(); ++i)
        if (edges[i].*end == s) group.push_back(edge[i]);
      for (std::uint32_t k = 0; k < states.size(); ++k)
        if (k != s) group.push_back(states[k]);
      exactly_one();
    }
  };
  flow(before, &WalkEdge::from);
  flow(after, &WalkEdge::to);
}

void Gadgets::total(const Total& total) {
  const auto& terms = total.terms;
  if (terms.size() == 2) {
    Relation relation(static_cast<std::size_t>(layout_.digits()));
    for (int d = 1; d <= layout_.digits(); ++d)
      for (int e = 1; e <= layout_.digits(); ++e)
        if (std::int64_t{terms[0].factor} * d + std::int64_t{terms[1].factor} * e == total.total)
          relation[static_cast<std::size_t>(d) - 1].add(static_cast<Digit>(e));
    return pair(relation, terms[0].cell, terms[1].cell);
  }
  if (total_in_cell(total)) return;
  Walk w;
  w.start = total.total;
  // least and most that the terms from here on can add
  std::vector<State> least(terms.size() + 1), most(terms.size() + 1);
  for (std::size_t i = terms.size(); i-- > 0;) {
    const DigitSet cell = candidates_[terms[i].cell];
    const State one = State{terms[i].factor} * cell.first(),
                other = State{terms[i].factor} * std::bit_width(cell.bits);
    least[i] = least[i + 1] + std::min(one, other);
    most[i] = most[i + 1] + std::max(one, other);
  }
  std::vector<std::vector<int>> digits;
  for (const Term& t : terms) {
    w.steps.emplace_back();
    digits.emplace_back();
    for (const Digit d : candidates_[t.cell]) {
      w.steps.back().push_back({variable_(t.cell, d)});
      digits.back().push_back(d);
    }
  }
  w.next = [&](std::size_t i, State rest, std::size_t l) -> std::optional<State> {
    rest -= State{terms[i].factor} * digits[i][l];
    if (rest < least[i + 1] || rest > most[i + 1]) return {};
    return rest;
  };
  w.accepts = [](State rest) { return rest == 0; };
  walk(w);
}

void Gadgets::chain(const Chain& chain) {
  CLEW_ASSERT(chain.layers.size() == chain.cells.size());
  Walk w;
  std::vector<std::vector<int>> digits;
  for (const CellId c : chain.cells) {
    w.steps.emplace_back();
    digits.emplace_back();
    for (const Digit d : candidates_[c]) {
      w.steps.back().push_back({variable_(c, d)});
      digits.back().push_back(d);
    }
  }
  w.next = [&](std::size_t i, State s, std::size_t l) -> std::optional<State> {
    const auto& edges = chain.layers[i].edges[static_cast<std::size_t>(digits[i][l]) - 1];
    const auto at =
        std::ranges::lower_bound(edges, s, {}, [](const Layer::Edge& e) { return State{e.from}; });
    if (at == edges.end() || at->from != s) return {};
    return at->to;
  };
  w.accepts = [](State) { return true; };
  walk(w);
}

void Gadgets::some(const Some& some) {
  CLEW_ASSERT(some.allowed.size() == some.literals.size() + 1);
  Walk w;
  std::vector<sat::Lit> any;
  for (const auto& [cell, digits] : some.literals) {
    w.steps.push_back({label(cell, digits), label(cell, candidates_[cell] - digits)});
    for (const sat::Var v : w.steps.back()[0]) any.push_back(sat::Lit::yes(v));
  }
  if (!some.allowed[0] && std::ranges::count(some.allowed, 0) == 1) return clause(std::move(any));
  w.next = [](std::size_t, State s, std::size_t l) { return std::optional<State>(s + (l == 0)); };
  w.accepts = [&](State s) { return some.allowed[static_cast<std::size_t>(s)] != 0; };
  walk(w);
}

}  // namespace clew::constraints
