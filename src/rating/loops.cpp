#include "rating/loops.h"

#include <algorithm>

#include "rating/length.h"

namespace clew::rating {
Loops::Loops(ShapePtr shape) : shape_(std::move(shape)) {
  std::size_t most = 0;
  for (int c = 0; c < shape_->cells(); ++c) most = std::max(most, shape_->seats(c).size());
  stride_ = static_cast<int>(most) + 1;
  const std::size_t cands = static_cast<std::size_t>(shape_->cells()) * shape_->digits();
  strong_.resize(cands * stride_);
  strong_count_.resize(cands);
  useful_at_.resize(shape_->cells());
  useful_in_.resize(static_cast<std::size_t>(shape_->houses()) * shape_->digits());
  met_.resize(cands);
  hop_begin_.resize(cands + 1);
}

bool Loops::best(const Board& board, Hint& hint) {
  everything_ = false;
  found_.clear();
  pass(board, true, false);
  pass(board, false, true);
  pass(board, true, true);
  if (found_.empty()) return false;
  const Found& f = found_.front();
  hint.clear();
  hint.rating = f.rating;
  hint.removed = f.removed;
  if (f.to_on) hint.placed = f.source;
  const bool both = f.x && f.y;
  if (f.cycle)
    hint.rule = both ? Rule::xy_cycle : f.y ? Rule::y_cycle : Rule::x_cycle;
  else
    hint.rule = both ? Rule::forcing_chain : Rule::forcing_x_chain;
  hint.size = static_cast<std::uint8_t>(std::min(f.complexity, 255));
  return true;
}

void Loops::all(const Board& board, const Board& before, std::vector<Nested>& out,
                bool with_facts) {
  everything_ = true;
  found_.clear();
  pass(board, true, false);
  pass(board, false, true);
  pass(board, true, true);
  std::stable_sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) {
    return std::tuple(a.rating, a.complexity, a.key) < std::tuple(b.rating, b.complexity, b.key);
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

std::int16_t Loops::weak_cause(const Board& board, int cell, int other) const {
  for (const Seat& seat : board.shape().seats(cell))
    if (board.shape().bits(seat.house).has(other)) return static_cast<std::int16_t>(seat.house);
  return by_cell;
}

void Loops::prepare(const Board& board, bool x, bool y) {
  const Shape& shape = *shape_;
  std::fill(useful_in_.begin(), useful_in_.end(), Mask{0});
  for (int c = 0; c < shape.cells(); ++c) {
    const Mask at = board.at(c);
    const bool bivalue = y && two(at);
    useful_at_[c] = 0;
    for (Mask m = at; m; m &= m - 1) {
      const int d = lowest(m);
      const Cand a = board.cand(c, d);
      Strong* slot = &strong_[static_cast<std::size_t>(a) * stride_];
      int n = 0;
      if (bivalue) slot[n++] = {board.cand(c, lowest(at & ~(Mask{1} << d))), by_cell};
      if (x)
        for (const Seat& seat : shape.seats(c)) {
          const Mask others = board.in(seat.house, d) & ~(Mask{1} << seat.place);
          if (!one(others) || !shape.complete(seat.house)) continue;
          const Cand to = board.cand(shape.cell(seat.house, lowest(others)), d);
          bool repeated = false;
          for (int i = 0; i < n; ++i) repeated |= slot[i].to == to;
          if (!repeated) slot[n++] = {to, static_cast<std::int16_t>(seat.house)};
        }
      strong_count_[a] = static_cast<std::uint8_t>(n);
      if (!n) continue;
      useful_at_[c] |= Mask{1} << d;
      for (const Seat& seat : shape.seats(c))
        useful_in_[seat.house * shape.digits() + d] |= Mask{1} << seat.place;
    }
  }
}

// From each "on" over each neighbour turned off to what that turns on, in the order of discovery.
void Loops::list_hops(const Board& board, bool y) {
  const Shape& shape = *shape_;
  hop_to_.clear();
  hops_.clear();
  Cand next = 0;
  auto over = [&](Cand b, std::int16_t weak) {
    const Strong* slot = &strong_[static_cast<std::size_t>(b) * stride_];
    for (int i = 0; i < strong_count_[b]; ++i) {
      hop_to_.push_back(slot[i].to);
      hops_.push_back({b, weak, slot[i].cause});
    }
  };
  for (int c = 0; c < board.cells(); ++c)
    for (Mask at = board.at(c); at; at &= at - 1) {
      const int d = lowest(at);
      const Cand a = board.cand(c, d);
      while (next <= a) hop_begin_[next++] = static_cast<std::uint32_t>(hops_.size());
      if (y)
        for (Mask m = useful_at_[c] & ~(Mask{1} << d); m; m &= m - 1)
          over(board.cand(c, lowest(m)), by_cell);
      for (const Seat& seat : shape.seats(c))
        for (Mask m = useful_in_[seat.house * shape.digits() + d] & seat.fresh; m; m &= m - 1)
          over(board.cand(shape.cell(seat.house, lowest(m)), d),
               static_cast<std::int16_t>(seat.house));
      for (std::uint16_t other : shape.links(c))
        if (useful_at_[other] >> d & 1) over(board.cand(other, d), by_cell);
    }
  while (next < static_cast<Cand>(hop_begin_.size()))
    hop_begin_[next++] = static_cast<std::uint32_t>(hops_.size());
}

void Loops::pass(const Board& board, bool x, bool y) {
  if (!everything_ && !found_.empty() && (x && y ? 7.0 : 6.5) > found_.front().rating) return;
  prepare(board, x, y);
  list_hops(board, y);
  for (int c = 0; c < board.cells(); ++c) {
    const int n = count(board.at(c));
    if (n < 2 || (!x && n > 2)) continue;
    for (Mask m = board.at(c); m; m &= m - 1) {
      const Cand a = board.cand(c, lowest(m));
      from_on(board, a, x, y);
      if (x) from_off(board, a, y);
    }
  }
}

// Whether a candidate was turned off on the way to an "on".
bool Loops::on_the_way(int twig, Cand b) const {
  for (; twig > 0; twig = tree_[twig].up)
    if (tree_[twig].via == b) return true;
  return false;
}

bool Loops::too_long(double base, int complexity, int key) const {
  if (everything_ || found_.empty()) return false;
  const Found& best = found_.front();
  const double rating = base + length_rating(complexity);
  return std::tuple(rating, complexity, key) >= std::tuple(best.rating, best.complexity, best.key);
}

// The hints of one source are kept in the original's order: cycles as met, the chain to "off", then
// (from_off) the chain to "on".
void Loops::from_on(const Board& board, Cand source, bool x, bool y) {
  const Shape& shape = *shape_;
  const int key = x && y ? 4 : y ? 3 : 2;
  const double cycle_base = x && y ? 7.0 : 6.5, chain_base = x && y ? 7.0 : 6.6;
  const int source_cell = board.cell_of(source), source_digit = board.digit_of(source);
  ++round_;
  tree_.clear();
  tree_.push_back({source, -1, -1, 0, 0, 0});
  met_[source] = round_;
  int off_end = -1;
  std::int16_t off_cause = 0;
  for (std::size_t head = 0; head < tree_.size(); ++head) {
    const Twig p = tree_[head];
    const int length = 2 * p.depth + 2;
    if (too_long(cycle_base, length, key) &&
        (!x || off_end >= 0 || too_long(chain_base, length, key)))
      break;
    const int c = board.cell_of(p.cand), d = board.digit_of(p.cand);
    if (x && off_end < 0 && head > 0) {
      if (c == source_cell && y) {
        off_end = static_cast<int>(head);
        off_cause = by_cell;
      } else if (d == source_digit && shape.peers(c).has(source_cell)) {
        off_end = static_cast<int>(head);
        off_cause = weak_cause(board, c, source_cell);
      }
    }
    for (std::uint32_t i = hop_begin_[p.cand]; i < hop_begin_[p.cand + 1]; ++i) {
      const Cand q = hop_to_[i];
      if (met_[q] == round_) {
        if (q == source && p.depth >= 1 && !on_the_way(static_cast<int>(head), hops_[i].via))
          cycle(board, source, static_cast<int>(head), hops_[i].via, hops_[i].weak, hops_[i].strong,
                x, y);
        continue;
      }
      met_[q] = round_;
      tree_.push_back({q, hops_[i].via, static_cast<int>(head), hops_[i].weak, hops_[i].strong,
                       static_cast<std::uint16_t>(p.depth + 1)});
    }
  }
  if (off_end >= 0) chain(board, source, off_end, source, off_cause, 0, false, y);
}

void Loops::from_off(const Board& board, Cand source, bool y) {
  const int key = y ? 4 : 2;
  const double base = y ? 7.0 : 6.6;
  ++round_;
  tree_.clear();
  met_[source] = round_;
  const Strong* slot = &strong_[static_cast<std::size_t>(source) * stride_];
  for (int i = 0; i < strong_count_[source]; ++i) {
    met_[slot[i].to] = round_;
    tree_.push_back({slot[i].to, source, -1, by_assumption, slot[i].cause, 1});
  }
  for (std::size_t head = 0; head < tree_.size(); ++head) {
    const Twig p = tree_[head];
    if (too_long(base, 2 * p.depth + 2, key)) break;
    for (std::uint32_t i = hop_begin_[p.cand]; i < hop_begin_[p.cand + 1]; ++i) {
      const Cand q = hop_to_[i];
      if (met_[q] == round_) {
        if (q != source) continue;
        chain(board, source, static_cast<int>(head), hops_[i].via, hops_[i].weak, hops_[i].strong,
              true, y);
        return;
      }
      met_[q] = round_;
      tree_.push_back({q, hops_[i].via, static_cast<int>(head), hops_[i].weak, hops_[i].strong,
                       static_cast<std::uint16_t>(p.depth + 1)});
    }
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

void Loops::chain(const Board& board, Cand source, int end, Cand via, std::int16_t weak,
                  std::int16_t cause, bool to_on, bool y) {
  Found f;
  f.cycle = false;
  f.to_on = to_on;
  f.x = 1;
  f.y = y;
  f.source = source;
  f.key = y ? 4 : 2;
  if (to_on) {
    f.path.emplace_back(on(source), cause);
    f.path.emplace_back(off(via), end < 0 ? std::int16_t{by_assumption} : weak);
  } else {
    f.path.emplace_back(off(source), weak);
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

void Loops::cycle(const Board& board, Cand source, int end, Cand via, std::int16_t weak,
                  std::int16_t strong, bool x, bool y) {
  const int complexity = 2 * tree_[end].depth + 2;
  const int key = x && y ? 4 : y ? 3 : 2;
  const double base = x && y ? 7.0 : 6.5;
  if (too_long(base, complexity, key)) return;
  Found f;
  f.cycle = true;
  f.to_on = false;
  f.x = x;
  f.y = y;
  f.source = source;
  f.key = key;
  f.complexity = complexity;
  f.rating = base + length_rating(complexity);
  f.path.emplace_back(on(source), strong);
  f.path.emplace_back(off(via), weak);
  trace_back(end, f.path, source);
  f.path.pop_back();  // the source again
  // Whatever sees a candidate of the cycle turned on and one of the same digit turned off.
  const Shape& shape = *shape_;
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

void Loops::explain(const Board& board, const Found& f, Facts& facts) {
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
    if (!found_.empty() && std::tuple(f.rating, f.complexity, f.key) >=
                               std::tuple(found_[0].rating, found_[0].complexity, found_[0].key))
      return;
    found_.clear();
  }
  found_.push_back(std::move(f));
}

}  // namespace clew::rating
