#include "rating/loops.h"

#include <algorithm>

#include "rating/length.h"

namespace clew::rating {

Loops::Loops(RatingLayoutPtr shape) : shape_(shape), links_(shape) {
  met_.resize(static_cast<std::size_t>(shape->cells()) * shape->digits());
}

bool Loops::best(const RatingBoard& board, Hint& hint, const Stop& stop) {
  everything_ = false;
  stop_ = stop;
  if (!search(board)) return false;
  const Found& f = found_.front();
  hint.clear();
  hint.rating = f.rating;
  hint.removed = f.removed;
  if (f.to_on) hint.placed = f.source;
  const bool both = f.x && f.y;
  if (f.cycle)
    hint.rule = both ? HintRule::xy_cycle : f.y ? HintRule::y_cycle : HintRule::x_cycle;
  else
    hint.rule = both ? HintRule::forcing_chain : HintRule::forcing_x_chain;
  hint.size = static_cast<std::uint8_t>(std::min(f.complexity, 255));
  return true;
}

void Loops::all(const RatingBoard& board, const RatingBoard& before, std::vector<Nested>& out,
                const Stop& stop, bool with_facts) {
  everything_ = true;
  stop_ = stop;
  search(board);
  std::stable_sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) {
    return std::tuple(a.rating, a.complexity, a.key, a.order) <
           std::tuple(b.rating, b.complexity, b.key, b.order);
  });
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
    nested.complexity = f.complexity;
    Parents parents(before, board, nested.parents);
    auto note = [&](Lit l, std::int16_t cause) {
      const Cand a = cand_of(l);
      if (cause >= 0)
        parents.house(cause, board.digit_of(a));
      else if (cause == by_cell)
        parents.cell(board.cell_of(a));
    };
    std::uint64_t print = f.cycle ? 2 : 1;
    for (auto [l, cause] : f.path) {
      if (is_on(l)) note(l, cause);
      print = mix(print, l);
    }
    if (f.cycle) {  // and once the other way round
      for (auto it = f.path.rbegin(); it != f.path.rend(); ++it) {
        // The far end stands for the source, whose way back has no cause.
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

// Whoever is seen by a cycle's "on" and by its "off" of the same digit leads around it to its own
// off, so where nothing refutes itself there is neither chain nor cycle; and what proves itself on
// refutes those that see it.
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
  if (!everything_ && !found_.empty() && (x && y ? 7.0 : 6.5) > found_.front().rating) return;
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
      if (!known || reach.refuted(a)) refute(board, a, y);
      if (!known || reach.proven(a)) prove(board, a, y);
    });
  each_source([&](Cand a) {
    if (!known || (reach.returns(a) && reach.fruitful(a))) cycles(board, a, x, y);
  });
}

// Whether a candidate was turned off on the way to an "on".
bool Loops::on_the_way(int twig, Cand b) const {
  for (; twig > 0; twig = tree_[twig].up)
    if (tree_[twig].via == b) return true;
  return false;
}

// As the original meets them: source by source, in each the cycles, the chain to "off", the one to
// "on".
int Loops::order_of(Cand source, bool cycle, bool to_on) { return source * 3 + !cycle + to_on; }

bool Loops::too_long(double base, int complexity, int key, int order) const {
  if (everything_ || found_.empty()) return false;
  const Found& best = found_.front();
  const double rating = base + length_rating(complexity);
  return std::tuple(rating, complexity, key, order) >=
         std::tuple(best.rating, best.complexity, best.key, best.order);
}

void Loops::plant(const Twig& root) {
  ++round_;
  tree_.clear();
  tree_.push_back(root);
  met_[root.cand] = round_;
}

// Grows the tree by the hops of one twig; `again` is told of hops to what it has already.
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

void Loops::cycles(const RatingBoard& board, Cand source, bool x, bool y) {
  const int key = x && y ? 4 : y ? 3 : 2, order = order_of(source, true, false);
  const double base = x && y ? 7.0 : 6.5;
  plant({source, -1, -1, 0, 0, 0});
  for (int head = 0; head < static_cast<int>(tree_.size()); ++head) {
    const int depth = tree_[head].depth;
    if (too_long(base, 2 * depth + 2, key, order)) break;
    branch(head, [&](Cand q, const Links::Hop& hop) {
      if (q == source && depth >= 1 && !on_the_way(head, hop.via))
        cycle(board, source, head, hop, x, y);
      return false;
    });
  }
}

void Loops::refute(const RatingBoard& board, Cand source, bool y) {
  const RatingLayout& shape = *shape_;
  const int key = y ? 4 : 2, order = order_of(source, false, false);
  const double base = y ? 7.0 : 6.6;
  const int source_cell = board.cell_of(source), source_digit = board.digit_of(source);
  plant({source, -1, -1, 0, 0, 0});
  for (int head = 0; head < static_cast<int>(tree_.size()); ++head) {
    const Twig& p = tree_[head];
    if (too_long(base, 2 * p.depth + 2, key, order)) return;
    const int c = board.cell_of(p.cand), d = board.digit_of(p.cand);
    if (head > 0 && c == source_cell && y)
      return chain(board, source, head, {source, by_cell, 0}, false, y);
    if (head > 0 && d == source_digit && shape.peers(c).has(source_cell))
      return chain(board, source, head, {source, weak_cause(board, c, source_cell), 0}, false, y);
    branch(head, [](Cand, const Links::Hop&) { return false; });
  }
}

void Loops::prove(const RatingBoard& board, Cand source, bool y) {
  const int key = y ? 4 : 2, order = order_of(source, false, true);
  const double base = y ? 7.0 : 6.6;
  ++round_;
  tree_.clear();
  met_[source] = round_;
  for (const Links::Strong& link : links_.strong(source)) {
    met_[link.to] = round_;
    tree_.push_back({link.to, source, -1, by_assumption, link.cause, 1});
  }
  bool done = false;
  for (int head = 0; head < static_cast<int>(tree_.size()) && !done; ++head) {
    if (too_long(base, 2 * tree_[head].depth + 2, key, order)) return;
    branch(head, [&](Cand q, const Links::Hop& hop) {
      if (q != source) return false;
      chain(board, source, head, hop, true, y);
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

void Loops::chain(const RatingBoard& board, Cand source, int end, const Links::Hop& hop, bool to_on,
                  bool y) {
  Found f;
  f.order = order_of(source, false, to_on);
  f.cycle = false;
  f.to_on = to_on;
  f.x = 1;
  f.y = y;
  f.source = source;
  f.key = y ? 4 : 2;
  if (to_on) {
    f.path.emplace_back(on(source), hop.strong);
    f.path.emplace_back(off(hop.via), end < 0 ? std::int16_t{by_assumption} : hop.weak);
  } else {
    f.path.emplace_back(off(source), hop.weak);
  }
  trace_back(end, f.path, source);
  f.complexity = static_cast<int>(f.path.size());
  f.rating = (y ? 7.0 : 6.6) + length_rating(f.complexity);
  if (to_on) {
    const int c = board.cell_of(source);
    for (Mask m = board.at(c) & ~(Mask{1} << board.digit_of(source)); m; m &= m - 1)
      f.removed.push_back(board.cand(c, lowest(m)));
  } else {
    f.removed.push_back(source);
  }
  keep(std::move(f));
}

void Loops::cycle(const RatingBoard& board, Cand source, int end, const Links::Hop& hop, bool x,
                  bool y) {
  const int complexity = 2 * tree_[end].depth + 2;
  const int key = x && y ? 4 : y ? 3 : 2;
  const double base = x && y ? 7.0 : 6.5;
  const int order = order_of(source, true, false);
  if (too_long(base, complexity, key, order)) return;
  Found f;
  f.order = order;
  f.cycle = true;
  f.to_on = false;
  f.x = x;
  f.y = y;
  f.source = source;
  f.key = key;
  f.complexity = complexity;
  f.rating = base + length_rating(complexity);
  f.path.emplace_back(on(source), hop.strong);
  f.path.emplace_back(off(hop.via), hop.weak);
  trace_back(end, f.path, source);
  f.path.pop_back();  // the source again
  // Whatever sees a candidate of the cycle turned on and one of the same digit turned off.
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
  // The way goes from the end back to the source: what turned a node is the next one.
  for (std::size_t i = 0; i < f.path.size(); ++i) {
    const auto [l, cause] = f.path[i];
    if (cause == by_assumption) continue;
    const Cand a = cand_of(l);
    const int c = board.cell_of(a), d = board.digit_of(a);
    const Lit from = i + 1 < f.path.size() ? f.path[i + 1].first : on(f.source);
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
  if (!f.cycle) return;
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
    if (!found_.empty() &&
        std::tuple(f.rating, f.complexity, f.key, f.order) >=
            std::tuple(found_[0].rating, found_[0].complexity, found_[0].key, found_[0].order))
      return;
    found_.clear();
  }
  found_.push_back(std::move(f));
}

}  // namespace clew::rating
