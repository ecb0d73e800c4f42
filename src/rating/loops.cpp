#include "rating/loops.h"

#include <algorithm>

#include "rating/length.h"

namespace clew::rating {

// Source by source, in each the cycles, the chain to "off", the one to "on".
Loops::Rank Loops::Sort::rank(int complexity) const {
  const double base = x && y ? 7.0 : cycle ? 6.5 : 6.6;
  return {base + length_rating(complexity), complexity,
          x && y ? 4
          : y    ? 3
                 : 2,
          source * 3 + !cycle + to_on};
}

Loops::Loops(RatingLayoutPtr shape) : shape_(shape), links_(shape) {
  met_.resize(static_cast<std::size_t>(shape->cells()) * shape->digits());
}

bool Loops::best(const RatingBoard& board, Hint& hint, const Stop& stop) {
  everything_ = false;
  stop_ = stop;
  if (!search(board)) return false;
  const Found& f = found_.front();
  hint.clear();
  hint.rating = f.rank.rating;
  hint.removed = f.removed;
  const Sort& sort = f.sort;
  if (sort.to_on) hint.placed = sort.source;
  const bool both = sort.x && sort.y;
  if (sort.cycle)
    hint.rule = both ? HintRule::xy_cycle : sort.y ? HintRule::y_cycle : HintRule::x_cycle;
  else
    hint.rule = both ? HintRule::forcing_chain : HintRule::forcing_x_chain;
  hint.size = static_cast<std::uint8_t>(std::min(f.rank.complexity, 255));
  return true;
}

void Loops::all(const RatingBoard& board, const RatingBoard& before, std::vector<Nested>& out,
                const Stop& stop, bool with_facts) {
  everything_ = true;
  stop_ = stop;
  search(board);
  std::ranges::stable_sort(found_, {}, &Found::rank);
  std::vector<std::vector<Cand>> seen;
  for (Found& f : found_) {
    std::vector<Cand> sorted = f.removed;
    std::sort(sorted.begin(), sorted.end());
    if (std::find(seen.begin(), seen.end(), sorted) != seen.end()) continue;
    seen.push_back(sorted);
    Nested& nested = out.emplace_back();
    if (with_facts) {
      Facts facts(board);
      explain(board, f, facts);
      nested.facts = std::move(facts.list);
    }
    nested.removed = std::move(f.removed);
    table_order(nested.removed, board);
    nested.complexity = f.rank.complexity;
    Parents parents(before, board, nested.parents);
    auto note = [&](Lit l, std::int16_t cause) {
      const Cand a = cand_of(l);
      if (cause >= 0)
        parents.house(cause, board.digit_of(a));
      else if (cause == by_cell)
        parents.cell(board.cell_of(a));
    };
    std::uint64_t print = f.sort.cycle ? 2 : 1;
    for (auto [l, cause] : f.path) {
      if (is_on(l)) note(l, cause);
      print = mix(print, l);
    }
    if (f.sort.cycle) {  // and once the other way round
      for (auto it = f.path.rbegin(); it != f.path.rend(); ++it) {
        // The far end represents the source; its way back has no cause.
        if (it != f.path.rend() - 1 && !is_on(it->first)) note(opposite(it->first), it->second);
        print = mix(print, opposite(it->first));
      }
    }
    nested.print = print;
  }
}

std::int16_t Loops::weak_cause(const RatingBoard& board, int cell, int other) const {
  for (const HousePlace& seat : board.shape().seats(cell))
    if (board.shape().bits(seat.house).has(other)) return static_cast<std::int16_t>(seat.house);
  return by_cell;
}

// A candidate seen by a cycle's "on" and by its "off" of the same digit leads around the cycle to
// its own "off". So if nothing refutes itself there is neither chain nor cycle. A candidate that
// proves itself on refutes the candidates that see it.
bool Loops::search(const RatingBoard& board) {
  found_.clear();
  reach_.close(board, true, true);
  if (reach_.known() && !reach_.any_refuted()) return false;
  one_kind_.close_x(board, reach_);
  pass(board, one_kind_, true, false, reach_.known() ? reach_.refuted_digits() : ~Mask{0});
  one_kind_.close_y(board, reach_);
  pass(board, one_kind_, false, true);
  pass(board, reach_, true, true);
  return !found_.empty();
}

// Chains first: they are few, and the best of them bounds the search for cycles.
void Loops::pass(const RatingBoard& board, const Reach& reach, bool x, bool y, Mask digits) {
  const bool known = reach.known();
  if (known && !reach.any_refuted()) return;
  if (!everything_ && !found_.empty() && (x && y ? 7.0 : 6.5) > found_.front().rank.rating) return;
  links_.list(board, x, y, digits);
  auto each_source = [&](auto&& look) {
    for (int c = 0; c < board.cells() && !stop_.requested(); ++c) {
      const Mask at = board.at(c);
      if (!several(at) || (!x && !two(at))) continue;
      for (Mask m = at & digits; m; m &= m - 1) look(board.cand(c, lowest(m)));
    }
  };
  if (x)
    each_source([&](Cand a) {
      if (!known || reach.refuted(a))
        refute(board, {.source = a, .cycle = false, .to_on = false, .x = x, .y = y});
      if (!known || reach.proven(a))
        prove(board, {.source = a, .cycle = false, .to_on = true, .x = x, .y = y});
    });
  each_source([&](Cand a) {
    if (!known || (reach.returns(a) && reach.fruitful(a)))
      cycles(board, {.source = a, .cycle = true, .to_on = false, .x = x, .y = y});
  });
}

// Returns true if a candidate was turned off on the path to an "on".
bool Loops::on_the_way(int twig, Cand b) const {
  for (; twig > 0; twig = tree_[twig].up)
    if (tree_[twig].via == b) return true;
  return false;
}

bool Loops::too_long(const Sort& sort, int complexity) const {
  if (everything_ || found_.empty()) return false;
  return sort.rank(complexity) >= found_.front().rank;
}

void Loops::plant(const Twig& root) {
  ++round_;
  tree_.clear();
  tree_.push_back(root);
  met_[root.cand] = round_;
}

// Extends the tree by the hops of one twig; calls `again` for hops to nodes already in the tree.
template <class Again>
void Loops::branch(int twig, Again&& again) {
  const Twig p = tree_[twig];
  for (std::uint32_t i = links_.hops(p.cand); i < links_.hops(p.cand + 1); ++i) {
    const Cand q = links_.to(i);
    const Links::Hop& hop = links_.hop(i);
    if (met_[q] == round_) {
      if (again(q, hop)) return;
      continue;
    }
    met_[q] = round_;
    tree_.push_back(
        {q, hop.via, twig, hop.weak, hop.strong, static_cast<std::uint16_t>(p.depth + 1)});
  }
}

void Loops::cycles(const RatingBoard& board, const Sort& sort) {
  plant({sort.source, -1, -1, 0, 0, 0});
  for (int head = 0; head < static_cast<int>(tree_.size()); ++head) {
    const int depth = tree_[head].depth;
    if (too_long(sort, 2 * depth + 2)) break;
    branch(head, [&](Cand q, const Links::Hop& hop) {
      if (q == sort.source && depth >= 1 && !on_the_way(head, hop.via))
        cycle(board, sort, head, hop);
      return false;
    });
  }
}

void Loops::refute(const RatingBoard& board, const Sort& sort) {
  const RatingLayout& shape = *shape_;
  const Cand source = sort.source;
  const int source_cell = board.cell_of(source), source_digit = board.digit_of(source);
  plant({source, -1, -1, 0, 0, 0});
  for (int head = 0; head < static_cast<int>(tree_.size()); ++head) {
    const Twig& p = tree_[head];
    if (too_long(sort, 2 * p.depth + 2)) return;
    const int c = board.cell_of(p.cand), d = board.digit_of(p.cand);
    if (head > 0 && c == source_cell && sort.y)
      return chain(board, sort, head, {source, by_cell, 0});
    if (head > 0 && d == source_digit && shape.peers(c).has(source_cell))
      return chain(board, sort, head, {source, weak_cause(board, c, source_cell), 0});
    branch(head, [](Cand, const Links::Hop&) { return false; });
  }
}

void Loops::prove(const RatingBoard& board, const Sort& sort) {
  const Cand source = sort.source;
  ++round_;
  tree_.clear();
  met_[source] = round_;
  for (const Links::Strong& link : links_.strong(source)) {
    met_[link.to] = round_;
    tree_.push_back({link.to, source, -1, by_assumption, link.cause, 1});
  }
  bool done = false;
  for (int head = 0; head < static_cast<int>(tree_.size()) && !done; ++head) {
    if (too_long(sort, 2 * tree_[head].depth + 2)) return;
    branch(head, [&](Cand q, const Links::Hop& hop) {
      if (q != source) return false;
      chain(board, sort, head, hop);
      return done = true;
    });
  }
}

void Loops::trace_back(int twig, std::vector<std::pair<Lit, std::int16_t>>& path,
                       Cand source) const {
  while (twig >= 0) {
    const Twig& t = tree_[twig];
    if (t.via < 0) {
      path.emplace_back(on(source), by_assumption);
      return;
    }
    path.emplace_back(on(t.cand), t.strong);
    path.emplace_back(off(t.via), t.up < 0 ? std::int16_t{by_assumption} : t.weak);
    twig = t.up;
  }
}

void Loops::chain(const RatingBoard& board, const Sort& sort, int end, const Links::Hop& hop) {
  const Cand source = sort.source;
  Found f{.sort = sort, .rank = {}};
  if (sort.to_on) {
    f.path.emplace_back(on(source), hop.strong);
    f.path.emplace_back(off(hop.via), end < 0 ? std::int16_t{by_assumption} : hop.weak);
  } else {
    f.path.emplace_back(off(source), hop.weak);
  }
  trace_back(end, f.path, source);
  f.rank = sort.rank(static_cast<int>(f.path.size()));
  if (sort.to_on) {
    const int c = board.cell_of(source);
    for (Mask m = board.at(c) & ~(Mask{1} << board.digit_of(source)); m; m &= m - 1)
      f.removed.push_back(board.cand(c, lowest(m)));
  } else {
    f.removed.push_back(source);
  }
  keep(std::move(f));
}

void Loops::cycle(const RatingBoard& board, const Sort& sort, int end, const Links::Hop& hop) {
  const Cand source = sort.source;
  const int complexity = 2 * tree_[end].depth + 2;
  if (too_long(sort, complexity)) return;
  Found f{.sort = sort, .rank = sort.rank(complexity)};
  f.path.emplace_back(on(source), hop.strong);
  f.path.emplace_back(off(hop.via), hop.weak);
  trace_back(end, f.path, source);
  f.path.pop_back();  // the source again
  // Candidates that see a candidate of the cycle turned on and another, of the same digit, turned
  // off.
  const RatingLayout& shape = *shape_;
  CellBits cells;
  for (auto [l, _] : f.path) cells.add(board.cell_of(cand_of(l)));
  for (auto [l, _] : f.path) {
    if (!is_on(l)) continue;
    const int c = board.cell_of(cand_of(l)), d = board.digit_of(cand_of(l));
    for (std::uint16_t other : shape.sees(c)) {
      if (cells.has(other) || !board.has(other, d)) continue;
      const Cand a = board.cand(other, d);
      if (std::find(f.removed.begin(), f.removed.end(), a) != f.removed.end()) continue;
      for (auto [k, __] : f.path)
        if (!is_on(k) && board.digit_of(cand_of(k)) == d &&
            shape.peers(board.cell_of(cand_of(k))).has(other)) {
          f.removed.push_back(a);
          break;
        }
    }
  }
  if (!f.removed.empty()) keep(std::move(f));
}

void Loops::explain(const RatingBoard& board, const Found& f, Facts& facts) {
  // The path goes from the end back to the source: the cause of a node is the next node.
  for (std::size_t i = 0; i < f.path.size(); ++i) {
    const auto [l, cause] = f.path[i];
    if (cause == by_assumption) continue;
    const Cand a = cand_of(l);
    const int c = board.cell_of(a), d = board.digit_of(a);
    const Lit from = i + 1 < f.path.size() ? f.path[i + 1].first : on(f.sort.source);
    const int other = board.cell_of(cand_of(from));
    if (is_on(l)) {
      if (cause >= 0)
        facts.some_house(cause, d, Role::strong);
      else
        facts.some_cell(c, Role::strong);
    } else if (other != c) {
      facts.see(c, other, d);
    }
  }
  if (!f.sort.cycle) return;
  for (Cand a : f.removed) {
    bool seen[2] = {};
    for (auto [l, _] : f.path) {
      const int c = board.cell_of(cand_of(l)), d = board.digit_of(a);
      if (seen[is_on(l)] || board.digit_of(cand_of(l)) != d ||
          !board.shape().peers(c).has(board.cell_of(a)))
        continue;
      seen[is_on(l)] = true;
      facts.see(board.cell_of(a), c, d);
    }
  }
}

void Loops::keep(Found&& f) {
  if (!everything_) {
    if (!found_.empty() && f.rank >= found_.front().rank) return;
    found_.clear();
  }
  found_.push_back(std::move(f));
}

}  // namespace clew::rating
