#include "rating/assumptions.h"

#include <algorithm>

#include "rating/length.h"

namespace clew::rating {
namespace {

double base_rating(Assumptions::Kind kind, int level) {
  if (level > 0) return level >= 2 ? 9.5 + 0.5 * (level - 2) : 8.5 + 0.5 * level;
  return kind == Assumptions::Kind::nishio ? 7.5 : kind == Assumptions::Kind::dynamic ? 8.5 : 8.0;
}

}  // namespace

Assumptions::Assumptions(const RatingLayoutPtr& shape, Kind kind, const Nesting& nesting)
    : shape_(shape),
      kind_(kind),
      level_(nesting.level),
      base_(base_rating(kind, nesting.level)),
      work_(shape),
      last_(shape) {
  const std::size_t cands = static_cast<std::size_t>(shape_->cells()) * shape_->digits();
  nets_.resize(2 * cands);
  grown_.resize(2 * cands);
  rank_.resize(2 * cands);
  slot_.assign(2 * cands, -1);
  mask_.resize((cands + 63) / 64);
  if (kind_ == Kind::nishio) one_digit_ = std::make_unique<OneDigit>(shape);
  if (level_ == 2 || level_ == 3) loops_ = std::make_unique<Loops>(shape);
  if (level_ == 3) inner_.push_back(std::make_unique<Assumptions>(shape, Kind::fixed));
  for (int inner : nesting.inner)
    inner_.push_back(std::make_unique<Assumptions>(shape, Kind::dynamic, Nesting{inner, {}}));
}

Assumptions::~Assumptions() = default;

bool Assumptions::best(const RatingBoard& board, Hint& hint, const Stop& stop, const Reach* reach) {
  stop_ = stop;
  reach_ = reach;
  everything_ = with_facts_ = false;
  best_.ends.clear();
  search(board);
  if (stopped_ || best_.ends.empty()) return false;
  hint.clear();
  hint.rule = best_.rule;
  hint.level = static_cast<std::uint8_t>(level_);
  hint.dynamic = kind_ == Kind::dynamic;
  hint.rating = base_ + length_rating(best_.complexity);
  hint.removed = removed_by(best_.target);
  if (is_on(best_.target)) hint.placed = cand_of(best_.target);
  return true;
}

void Assumptions::all(const RatingBoard& board, const RatingBoard& before, std::vector<Nested>& out,
                      const Stop& stop, bool with_facts) {
  with_facts_ = with_facts;
  stop_ = stop;
  reach_ = nullptr;
  everything_ = true;
  all_.clear();
  search(board);
  std::sort(all_.begin(), all_.end(), [](const Choice& a, const Choice& b) {
    return std::tuple(a.complexity, a.key, a.order) < std::tuple(b.complexity, b.key, b.order);
  });
  for (const Choice& choice : all_) {
    slot_[choice.target] = -1;
    describe(choice, before, out.emplace_back());
  }
  std::fill(slot_.begin(), slot_.end(), -1);
}

void Assumptions::search(const RatingBoard& board) {
  board_ = &board;
  work_ = board;
  keep_valid_nets(board);
  close_links(board);
  if (one_digit_) one_digit_->look(board);
  order_ = 0;
  nested_.clear();
  notes_.clear();
  stopped_ = false;
  const int least = kind_ == Kind::fixed ? 3 : 2;
  for (int c = 0; c < board.cells() && !stopped_; ++c)
    if (!at_most(board.at(c), least - 1)) from_cell(board, c);
  last_ = board;
  if (stopped_) {  // the last net may be cut short
    for (Lit l : alive_) grown_[l] = 0;
    alive_.clear();
  }
}

// Where no candidate refutes itself static nets contradict nothing, and so hold all that their
// sources reach: what is common to them is known before they are grown, and most have nothing.
void Assumptions::close_links(const RatingBoard& board) {
  if (kind_ != Kind::fixed) return;
  if (!reach_) {
    if (!own_reach_) own_reach_ = std::make_unique<Reach>();
    own_reach_->close(board, true, true);
    reach_ = own_reach_.get();
  }
  closed_ = reach_->known() && !reach_->any_refuted();
}

// Boards follow one another with some candidates less, and most nets do not notice.
void Assumptions::keep_valid_nets(const RatingBoard& board) {
  gone_.assign(mask_.size(), 0);
  loosened_.clear();
  bool narrowed = level_ == 0;  // rules look at the whole board
  for (int c = 0; c < board.cells() && narrowed; ++c) {
    narrowed = !(board.at(c) & ~last_.at(c));
    const Mask lost = last_.at(c) & ~board.at(c);
    for (Mask m = lost; m; m &= m - 1) {
      const Cand a = board.cand(c, lowest(m));
      gone_[a >> 6] |= std::uint64_t{1} << (a & 63);
    }
    if (!lost || kind_ == Kind::nishio) continue;
    auto& left = loosened_.emplace_back();
    for (Mask m = board.at(c); m; m &= m - 1) left.push_back(board.cand(c, lowest(m)));
  }
  for (int h = 0; h < shape_->houses() && narrowed; ++h)
    for (int d = 0; d < shape_->digits(); ++d) {
      if (!(last_.in(h, d) & ~board.in(h, d))) continue;
      auto& left = loosened_.emplace_back();
      for (Mask m = board.in(h, d); m; m &= m - 1)
        left.push_back(board.cand(shape_->cell(h, lowest(m)), d));
    }
  if (kind_ == Kind::fixed)
    std::erase_if(loosened_, [](const auto& left) { return left.size() != 2; });
  else
    std::erase_if(loosened_, [](const auto& left) { return left.empty(); });
  std::erase_if(alive_, [&](Lit l) {
    if (narrowed && untouched(*nets_[l])) return false;
    grown_[l] = 0;
    return true;
  });
}

// A net does not notice when nothing that it names is gone and no unit has come to show it a strong
// link: a static net sees one where two candidates are left and one of them is off; a dynamic one
// where all but one of what is left is off.
bool Assumptions::untouched(const AssumptionNet& net) const {
  if (net.meets(gone_)) return false;
  for (const auto& left : loosened_) {
    std::size_t offs = 0;
    for (Cand a : left) offs += net.has(off(a));
    if (offs && (kind_ == Kind::fixed || offs + 1 >= left.size())) return false;
  }
  return true;
}

void Assumptions::from_cell(const RatingBoard& board, int c) {
  const int n = count(board.at(c));
  for (Mask m = board.at(c); m; m &= m - 1) {
    const int d = lowest(m);
    const Cand a = board.cand(c, d);
    if (kind_ == Kind::nishio) {
      for (Lit start : {on(a), off(a)})
        if (one_digit_->contradicts(start)) contradiction(net(start), opposite(start));
    }
    if (kind_ == Kind::dynamic) {
      const AssumptionNet& if_on = net(on(a));
      const AssumptionNet& if_off = net(off(a));
      contradiction(if_on, off(a));
      contradiction(if_off, on(a));
      if (n >= 3) {
        branch_ = {&if_on, &if_off};
        outcomes(HintRule::double_chains, 1, branch_, -1, -1);
        outcomes(HintRule::double_chains, 0, branch_, -1, -1);
      }
    }
    if (stopped_) return;
    if (kind_ != Kind::nishio) regions(board, c, d);
    if (stopped_) return;
  }
  if (kind_ == Kind::nishio) return;
  starts_.clear();
  for (Mask m = board.at(c); m; m &= m - 1) starts_.push_back(board.cand(c, lowest(m)));
  branches(HintRule::cell_chains, c, -1);
}

void Assumptions::regions(const RatingBoard& board, int c, int d) {
  for (const HousePlace& seat : shape_->seats(c)) {
    const Mask places = board.in(seat.house, d);
    if (!several(places) || lowest(places) != seat.place || !shape_->complete(seat.house)) continue;
    starts_.clear();
    for (Mask m = places; m; m &= m - 1)
      starts_.push_back(board.cand(shape_->cell(seat.house, lowest(m)), d));
    branches(HintRule::region_chains, -1, seat.house);
    if (stopped_) return;
  }
}

// From each of starts_ turned on.
void Assumptions::branches(HintRule rule, int cell, int house) {
  bool agreed[2] = {true, true};
  if (closed_) {
    for (Cand a : starts_) reach_->meet(common_, a, a == starts_.front());
    const auto middle = common_.begin() + reach_->half();
    auto any = [](std::uint64_t word) { return word != 0; };
    agreed[1] = std::any_of(common_.begin(), middle, any);
    agreed[0] = std::any_of(middle, common_.end(), any);
    if (!agreed[0] && !agreed[1]) return;
  }
  branch_.clear();
  for (Cand a : starts_) branch_.push_back(&net(on(a)));
  if (stopped_) return;
  for (Lit polarity : {1u, 0u})
    if (agreed[polarity]) outcomes(rule, polarity, branch_, cell, house);
}

// What all branches agree upon, in the order of the first one.
void Assumptions::outcomes(HintRule rule, Lit polarity,
                           const std::vector<const AssumptionNet*>& branches, int cell, int house) {
  std::uint64_t any = 0;
  const auto& first = polarity ? branches[0]->ons() : branches[0]->offs();
  for (std::size_t w = 0; w < mask_.size(); ++w) {
    std::uint64_t common = first[w];
    for (std::size_t i = 1; common && i < branches.size(); ++i)
      common &= polarity ? branches[i]->ons()[w] : branches[i]->offs()[w];
    any |= mask_[w] = common;
  }
  if (!any) return;
  const int key = rule == HintRule::double_chains ? 1 : rule == HintRule::cell_chains ? 5 : 6;
  for (const AssumptionNode& node : branches[0]->nodes()) {
    const Lit l = node.lit;
    if ((l & 1) != polarity || !(mask_[cand_of(l) >> 6] >> (cand_of(l) & 63) & 1)) continue;
    if (!branches[0]->has(l)) continue;
    ends_.clear();
    for (const AssumptionNet* net : branches) ends_.push_back({net, net->node(l)});
    consider(rule, key, l, cell, house);
  }
}

void Assumptions::contradiction(const AssumptionNet& net, Lit target) {
  if (net.clash_on < 0) return;
  ends_ = {{&net, net.clash_on}, {&net, net.clash_off}};
  consider(kind_ == Kind::nishio ? HintRule::nishio : HintRule::contradiction_chains, 7, target, -1,
           -1);
}

void Assumptions::consider(HintRule rule, int key, Lit target, int cell, int house) {
  const Cand a = cand_of(target);
  const int c = board_->cell_of(a);
  if (is_on(target)) {
    const int n = count(board_->at(c));
    if (n < 2 || (n == 1 && board_->has(a))) return;  // nothing to remove
  }
  ++order_;
  // Two hints that remove the same are one: with two candidates, on is the other's off.
  Lit same = target;
  if (is_on(target) && two(board_->at(c)))
    same = off(board_->cand(c, lowest(board_->at(c) & ~(Mask{1} << board_->digit_of(a)))));
  Choice* rival = nullptr;
  if (everything_) {
    if (slot_[same] >= 0) rival = &all_[slot_[same]];
  } else if (!best_.ends.empty()) {
    rival = &best_;
  }
  auto loses = [&](int length) {
    return rival && std::pair(length, key) >= std::pair(rival->complexity, rival->key);
  };
  int least = 0;
  for (const End& end : ends_) least += (*end.net)[end.node].depth + 1;
  if (loses(least)) return;
  const int length = complexity(ends_);
  if (loses(length)) return;
  if (!rival) {
    if (everything_) {
      slot_[same] = static_cast<int>(all_.size());
      rival = &all_.emplace_back();
    } else {
      rival = &best_;
    }
  }
  rival->rule = rule;
  rival->complexity = length;
  rival->key = key;
  rival->order = order_;
  rival->target = target;
  rival->cell = cell;
  rival->house = house;
  rival->ends = ends_;
}

int Assumptions::ancestors(const End& end) {
  const AssumptionNet& net = *end.net;
  marks_.assign(static_cast<std::size_t>(end.node) / 64 + 1, 0);
  marks_[end.node >> 6] |= std::uint64_t{1} << (end.node & 63);
  int n = 0;
  for (int w = end.node >> 6; w >= 0; --w)
    while (marks_[w]) {
      const int i = w * 64 + 63 - std::countl_zero(marks_[w]);
      marks_[w] &= ~(std::uint64_t{1} << (i & 63));
      ++n;
      const AssumptionNode& node = net[i];
      if (node.nested >= 0) {
        const Nested& hint = nested_[node.nested];
        if (std::find(prints_.begin(), prints_.end(), hint.print) == prints_.end()) {
          prints_.push_back(hint.print);
          n += hint.complexity;
        }
      }
      for (int k = 0; k < node.parent_count; ++k) {
        const int p = net.parents(node)[k];
        marks_[p >> 6] |= std::uint64_t{1} << (p & 63);
      }
    }
  return n;
}

int Assumptions::complexity(const std::vector<End>& ends) {
  prints_.clear();
  int n = 0;
  for (const End& end : ends) n += ancestors(end);
  return n;
}

std::vector<Cand> Assumptions::removed_by(Lit target) const {
  const Cand a = cand_of(target);
  if (!is_on(target)) return {a};
  std::vector<Cand> removed;
  const int c = board_->cell_of(a);
  for (Mask m = board_->at(c) & ~(Mask{1} << board_->digit_of(a)); m; m &= m - 1)
    removed.push_back(board_->cand(c, lowest(m)));
  return removed;
}

// Walks each branch back breadth first: the order in which its parents are named and its print
// taken.
void Assumptions::describe(const Choice& choice, const RatingBoard& before, Nested& out) {
  out.removed = removed_by(choice.target);
  out.complexity = choice.complexity;
  Parents parents(before, *board_, out.parents);
  std::uint64_t print = 3;
  std::vector<int> todo, next;
  std::vector<std::uint8_t> done;
  for (const End& end : choice.ends) print = mix(print, (*end.net)[end.node].lit);
  for (const End& end : choice.ends) {
    const AssumptionNet& net = *end.net;
    done.assign(net.nodes().size(), 0);
    print = mix(print, ~std::uint64_t{0});
    todo = {end.node};
    while (!todo.empty()) {
      next.clear();
      for (int i : todo) {
        if (done[i]) continue;
        done[i] = 1;
        const AssumptionNode& node = net[i];
        const Cand a = cand_of(node.lit);
        print = mix(print, node.lit);
        if (is_on(node.lit)) {
          if (node.cause >= 0)
            parents.house(node.cause, board_->digit_of(a));
          else if (node.cause == by_cell || (node.cause == by_assumption && choice.cell >= 0))
            parents.cell(board_->cell_of(a));
          else if (node.cause == by_assumption && choice.house >= 0)
            parents.house(choice.house, board_->digit_of(a));
        }
        next.insert(next.end(), net.parents(node), net.parents(node) + node.parent_count);
      }
      todo.swap(next);
    }
  }
  out.print = print;
  if (!with_facts_) return;
  Facts facts(*board_);
  collect(choice, facts);
  out.facts = std::move(facts.list);
}

void Assumptions::explain(const RatingBoard& board, Facts& facts) {
  with_facts_ = true;
  board_ = &board;
  work_ = board;
  nested_.clear();
  notes_.clear();
  for (const End& end : best_.ends) {
    AssumptionNet again(shape_->cells() * shape_->digits());
    grow(again, (*end.net)[0].lit);
    collect(again, end.node, facts);
  }
  if (best_.cell >= 0) facts.some_cell(best_.cell, Role::pivot);
  if (best_.house >= 0)
    facts.some_house(best_.house, board.digit_of(cand_of((*best_.ends[0].net)[0].lit)),
                     Role::pivot);
}

void Assumptions::collect(const Choice& choice, Facts& facts) {
  for (const End& end : choice.ends) collect(*end.net, end.node, facts);
  if (choice.cell >= 0) facts.some_cell(choice.cell, Role::pivot);
  if (choice.house >= 0)
    facts.some_house(choice.house, board_->digit_of(cand_of((*choice.ends[0].net)[0].lit)),
                     Role::pivot);
}

// All that leads to a node: a net's nodes are in order, so one look back suffices.
void Assumptions::collect(const AssumptionNet& net, int end, Facts& facts) {
  std::vector<std::uint8_t> needed(static_cast<std::size_t>(end) + 1);
  needed[end] = 1;
  for (int i = end; i >= 0; --i) {
    if (!needed[i]) continue;
    const AssumptionNode& node = net[i];
    for (int k = 0; k < node.parent_count; ++k) needed[net.parents(node)[k]] = 1;
    const int c = board_->cell_of(cand_of(node.lit)), d = board_->digit_of(cand_of(node.lit));
    if (node.cause == by_rule) {
      if (node.nested >= 0) facts.add(nested_[node.nested].facts);
      for (auto [noted, note] : net.notes)
        if (noted == i) facts.add(notes_[note]);
    } else if (node.cause == by_assumption) {
      continue;
    } else if (is_on(node.lit)) {
      if (node.cause >= 0)
        facts.some_house(node.cause, d, Role::strong);
      else
        facts.some_cell(c, Role::strong);
    } else if (const int from = board_->cell_of(cand_of(net[net.parents(node)[0]].lit));
               from != c) {
      facts.see(c, from, d);
    }
  }
}

const AssumptionNet& Assumptions::net(Lit start) {
  auto& slot = nets_[start];
  if (!slot) slot = std::make_unique<AssumptionNet>(shape_->cells() * shape_->digits());
  if (!grown_[start]) {
    grown_[start] = 1;
    alive_.push_back(start);
    grow(*slot, start);
  }
  return *slot;
}

}  // namespace clew::rating
