#include "logic/words/story.h"

#include <algorithm>

#include "constraints/narrow.h"
#include "logic/ways.h"
#include "logic/words/rules.h"

namespace clew::words {

using Id = TechniqueId;

Story::Story(const Speech& speech, const Evidence& evidence)
    : say_(speech), e_(evidence), form_(form_of()), net_(is_net()) {
  constexpr std::size_t most_in_a_sentence = 8;
  in_lines_ = e_.step.chain.size() > (net_ ? most_in_a_sentence / 2 : most_in_a_sentence);
  read();
}

Story::Form Story::form_of() const {
  const Step& step = e_.step;
  if (step.chain.empty()) return Form::refutes;
  const Node& start = step.chain.front();
  const Candidate supposed{e_.cells(start)[0], start.digit};
  const bool forcing = step.technique == Id::bivalue_forcing_chain || step.technique >= Id::nishio;
  if (start.on ? e_.eliminates(supposed.cell, supposed.digit) : forcing && e_.places(supposed))
    return Form::refutes;
  return forcing || e_.first(Role::pivot) ? Form::cases : Form::ends;
}

bool Story::is_net() const {
  const Id id = e_.step.technique;
  return id >= Id::nishio && id != Id::forcing_chain_contradiction &&
         id != Id::forcing_chain_verity;
}

// ---- node by node

void Story::read() {
  numbers_.assign(e_.step.chain.size(), 0);
  for (std::size_t i = 0; i < e_.step.chain.size(); ++i) {
    const Node& node = e_.step.chain[i];
    read_node(node);
    last_ = &node;
    if (!in_lines_) continue;
    const Candidate x{e_.cells(node)[0], node.digit};
    if (node.count > 1 || !net_) {
      numbers_[i] = next() - 1;
    } else {
      const auto& list = node.on ? state_.on : state_.off;
      if (const auto it = list.find(x); it != list.end()) numbers_[i] = it->second;
    }
  }
  if (form_ == Form::cases) end_case();
}

bool Story::is_case(const Node& n) const {
  if (form_ != Form::cases || n.link != Link::none || n.count != 1) return false;
  const CellId c = e_.cells(n)[0];
  const Fact* pivot = e_.first(Role::pivot);
  if (!pivot) {
    const Node& first = e_.step.chain.front();
    return c == e_.cells(first)[0] && n.digit == first.digit && !known(n);
  }
  if (!n.on || known(n)) return false;
  if (Evidence::of_cell(*pivot)) return pivot->unit.a == c;
  return pivot->unit.digit == n.digit &&
         std::ranges::binary_search(e_.layout.houses()[pivot->unit.a].cells, c);
}

bool Story::known(const Node& n) const {
  const auto cells = e_.cells(n);
  if (!n.on)
    return std::ranges::all_of(cells, [&](CellId c) { return state_.off.contains({c, n.digit}); });
  if (cells.size() == 1) return state_.on.contains({cells[0], n.digit});
  return std::ranges::any_of(state_.groups, [&](const Group& g) {
    return g.digit == n.digit && std::ranges::equal(g.cells, cells);
  });
}

void Story::read_node(const Node& n) {
  const Candidate x{e_.cells(n)[0], n.digit};
  if (outside_ && !n.on && n.link == Link::none && x == supposed_) return fail(n);
  if (n.link == Link::none) {
    if (lines_.empty() || is_case(n)) {
      if (!lines_.empty()) end_case();
      return suppose(n, Line::suppose);
    }
    if (form_ == Form::ends) return suppose(n, Line::suppose);
    if (known(n)) {
      if (!in_lines_ && !net_)
        lines_.push_back({Line::again, {say_.holds(e_.cells(n), n.digit, n.on)}});
      return;
    }
    if (n.on && is_within(n)) {
      outside_ = state_;
      supposed_ = x;
      return suppose(n, Line::more);
    }
  }
  if (known(n)) {
    went_back_ = !is_on_last_line(n);
    return;
  }
  n.on ? follow_on(n) : follow_off(n);
  went_back_ = false;
}

// Supposed on top of what is: of trials, which link nothing, what turns out wrong later.
bool Story::is_within(const Node& n) const {
  const Id id = e_.step.technique;
  if (id == Id::nested_forcing_chain || id == Id::nested_forcing_net) return true;
  const auto& chain = e_.step.chain;
  return id == Id::nested_trial && !outside_ &&
         std::any_of(&n, &*chain.begin() + chain.size(), [&](const Node& later) {
           return !later.on && later.digit == n.digit && e_.cells(later)[0] == e_.cells(n)[0];
         });
}

void Story::suppose(const Node& n, Line::Kind kind) {
  if (kind == Line::suppose) state_ = {};
  lines_.push_back({kind, {say_.holds(e_.cells(n), n.digit, n.on)}});
  learn(n, next() - 1);
}

void Story::fail(const Node& n) {
  const std::string clash = clash_of(state_);
  const std::string node = say_.holds(e_.cells(n), n.digit, false);
  lines_.push_back({Line::fails, {say_.say(say_.words.fails_so, {{"a", clash}, {"b", node}})}});
  state_ = *std::exchange(outside_, std::nullopt);
  learn(n, next() - 1);
}

void Story::learn(const Node& n, int line) {
  const auto cells = e_.cells(n);
  if (!n.on)
    for (CellId c : cells) state_.off.try_emplace({c, n.digit}, line);
  else if (cells.size() == 1)
    state_.on.try_emplace({cells[0], n.digit}, line);
  else
    state_.groups.push_back({{cells.begin(), cells.end()}, n.digit, line});
}

// What a branch goes back to is told on a line further up.
bool Story::is_on_last_line(const Node& n) const {
  const auto it = state_.off.find({e_.cells(n)[0], n.digit});
  return it != state_.off.end() && it->second == next() - 1;
}

// On the line of the claim before where it rests on that alone, else on one of its own.
void Story::follow_on(const Node& n) {
  const Why why = why_on(n);
  const bool joins = why.rests && !net_ && last_ && !last_->on && n.link != Link::none &&
                     lines_.back().kind == Line::follow && lines_.back().claims.size() == 1 &&
                     is_on_last_line(*last_);
  if (!joins) lines_.push_back({Line::follow, {}});
  lines_.back().aside = !why.rests || went_back_;
  claim(say_.holds(e_.cells(n), n.digit, true) +
        (why.words.empty() ? " " + std::string(hole) : because(why.words, why.by, next() - 1)));
  learn(n, next() - 1);
}

// In nets what a true digit rules out goes without saying.
void Story::follow_off(const Node& n) {
  Lines by;
  bool ruled = true;
  for (CellId c : e_.cells(n)) {
    const int line = ruled_out({c, n.digit});
    ruled = ruled && line >= 0;
    by.insert(line);
  }
  if (net_ && ruled) return learn(n, *by.begin());
  lines_.push_back({Line::follow, {}});
  const std::string off = say_.holds(e_.cells(n), n.digit, false);
  if (ruled)
    claim(off + because({}, by, next() - 1));
  else if (const auto why = net_ ? why_set(n) : std::nullopt)
    claim(say_.say(say_.words.set_says, {{"a", *why}, {"b", off}}));
  else if (const auto rule = net_ ? why_rule(n) : std::nullopt)
    claim(say_.say(say_.words.set_says, {{"a", *rule}, {"b", off}}));
  else
    claim(off + " " + std::string(hole));
  learn(n, next() - 1);
}

// What all cases come to, where the case has not said it yet.
void Story::end_case() {
  const Step& step = e_.step;
  if (step.placements.size() + step.eliminations.size() != 1) return;
  const bool on = !step.placements.empty();
  const Candidate x = on ? step.placements[0] : step.eliminations[0];
  const CellId cells[] = {x.cell};
  const bool said = (on ? state_.on : state_.off).contains(x);
  if (said && lines_.back().kind == Line::suppose)
    lines_.push_back({Line::follow, {std::string(say_.words.settled)}});
  else if (!on && (!said || net_) && is_off(x))
    lines_.push_back(
        {Line::follow, {say_.holds(cells, x.digit, false) + because({}, {ruled_out(x)}, next())}});
}

// ---- why

// What the cases are of is no reason within them.
bool Story::is_pivot(const Fact& fact) const {
  return form_ == Form::cases && fact.role == Role::pivot;
}

bool Story::excludes(Candidate x, Candidate y) const {
  if (x.cell == y.cell) return x.digit != y.digit;
  return x.digit == y.digit && e_.see(x.cell, y.cell, x.digit);
}

int Story::ruled_out(Candidate x) const {
  if (const auto it = state_.off.find(x); it != state_.off.end()) return it->second;
  for (const auto& [y, line] : state_.on)
    if (excludes(y, x)) return line;
  for (const Group& g : state_.groups)
    if (g.digit == x.digit &&
        std::ranges::all_of(g.cells, [&](CellId c) { return excludes({c, g.digit}, x); }))
      return g.line;
  return -1;
}

std::vector<Candidate> Story::members(const Fact& fact) const {
  std::vector<Candidate> result;
  if (Evidence::of_cell(fact))
    for (Digit d : e_.candidates(fact.unit.a)) result.push_back({fact.unit.a, d});
  else
    for (CellId c : e_.places(fact.unit.a, fact.unit.digit)) result.push_back({c, fact.unit.digit});
  return result;
}

// Whether the fact has no candidate left but d in these cells.
bool Story::gone(const Fact& fact, std::span<const CellId> but, Digit d, Lines& by) const {
  std::size_t met = 0;
  for (const Candidate& x : members(fact)) {
    if (x.digit == d && std::ranges::find(but, x.cell) != but.end()) {
      ++met;
      continue;
    }
    const int line = ruled_out(x);
    if (line < 0) return false;
    by.insert(line);
  }
  return met == but.size();
}

// Whether the claim before took away one of the fact's members.
bool Story::rests_on_last(const Fact& fact) const {
  if (!last_) return true;
  const auto cells = e_.cells(*last_);
  return std::ranges::any_of(members(fact), [&](Candidate x) {
    if (!last_->on)
      return x.digit == last_->digit && std::ranges::find(cells, x.cell) != cells.end();
    return std::ranges::all_of(cells, [&](CellId c) { return excludes({c, last_->digit}, x); });
  });
}

// " (the last place in row 3, by 1 and 4)". That a line of a chain follows from the one before it
// goes without saying, where it follows from no other. `here` is the line of the claim.
std::string Story::because(const std::string& why, const Lines& by, int here) const {
  std::vector<std::string> lines;
  bool others = net_;
  for (int line : by) others |= line > 0 && line != here && line + 1 != here;
  for (int line : by)
    if (in_lines_ && others && line > 0 && line != here) lines.push_back(std::to_string(line));
  if (lines.empty()) return why.empty() ? why : say_.say(say_.words.why, {{"a", why}});
  const std::string list = say_.join(lines, say_.words.both);
  if (why.empty()) return say_.say(say_.words.by, {{"lines", list}});
  return say_.say(say_.words.why_by, {{"a", why}, {"lines", list}});
}

// A fact that has not been told yet is told first.
Story::Why Story::why_on(const Node& n) const {
  const auto cells = e_.cells(n);
  const Fact* found = nullptr;
  Lines found_by;
  for (const Fact& fact : e_.step.facts) {
    if (!Evidence::is_some(fact) || is_pivot(fact)) continue;
    if (Evidence::of_house(fact) ? fact.unit.digit != n.digit
                                 : cells.size() != 1 || fact.unit.a != cells[0])
      continue;
    Lines by;
    if ((found && told_.contains(&fact)) || !gone(fact, cells, n.digit, by)) continue;
    if (found && !told_.contains(found)) break;
    found = &fact;
    found_by = by;
  }
  if (!found) return locked_set(n);
  told_.insert(found);
  const std::string_view place = cells.size() > 1 ? say_.words.last_places : say_.words.last_place;
  return {Evidence::of_cell(*found) ? std::string(say_.words.last_candidate)
                                    : say_.say(place, {{"house", say_.house(found->unit.a)}}),
          found_by, rests_on_last(*found)};
}

// The cells of a set, one fewer than their digits: the node before takes one away, so they hold all
// others. Where the facts are too few for that, any cells that have just as many digits left.
Story::Why Story::locked_set(const Node& n) const {
  constexpr std::size_t most = 16;
  const Cells pool = e_.cells(Role::subset);
  const auto cells = e_.cells(n);
  Cells best;
  bool best_is_set = false;
  for (const House& house : e_.layout.houses()) {
    Cells in;
    std::ranges::set_intersection(pool, house.cells, std::back_inserter(in));
    if (in.size() > most || !std::ranges::includes(in, cells)) continue;
    for (std::uint32_t choice = 1; choice < std::uint32_t{1} << in.size(); ++choice) {
      Cells set;
      for (std::size_t i = 0; i < in.size(); ++i)
        if (choice >> i & 1) set.push_back(in[i]);
      if (!std::ranges::includes(set, cells) || !all_places(set, n)) continue;
      const bool is_set = loses_one(set);
      const bool better =
          best.empty() || is_set > best_is_set ||
          (is_set == best_is_set && (is_set ? set.size() > best.size() : set.size() < best.size()));
      if (!better || (!is_set && !is_full(set, n.digit))) continue;
      best = set;
      best_is_set = is_set;
    }
  }
  if (best.empty()) return {};
  const bool rests = !last_ || std::ranges::any_of(e_.cells(*last_), [&](CellId c) {
    return std::ranges::binary_search(best, c);
  });
  for (const Fact& fact : e_.step.facts)
    if (fact.role == Role::subset && Evidence::of_cell(fact) &&
        std::ranges::binary_search(best, fact.unit.a))
      told_.insert(&fact);
  return {best.size() == 1
              ? std::string(say_.words.last_candidate)
              : say_.say(say_.words.locked_set, {{"cells", say_.cells(best)},
                                                 {"digits", say_.digits(e_.digits_of(best))}}),
          {},
          rests};
}

// Whether the node has all places for its digit in the set.
bool Story::all_places(const Cells& set, const Node& n) const {
  const auto cells = e_.cells(n);
  return std::ranges::all_of(set, [&](CellId c) {
    return !e_.can(c, n.digit) || std::ranges::find(cells, c) != cells.end();
  });
}
// Whether the set has one digit more than cells, and the node before takes one away.
bool Story::loses_one(const Cells& set) const {
  if (!last_ || last_->on || e_.digits_of(set).size() != static_cast<int>(set.size()) + 1)
    return false;
  return e_.digits_of(set).has(last_->digit) && all_places(set, *last_);
}
bool Story::is_full(const Cells& set, Digit d) const {
  DigitSet left = DigitSet::of(d);
  for (CellId c : set)
    for (Digit other : e_.candidates(c))
      if (!is_off({c, other})) left.add(other);
  return left.size() == static_cast<int>(set.size());
}

std::vector<Candidate> Story::left(const Fact& fact) const {
  std::vector<Candidate> list = members(fact);
  std::erase_if(list, [&](Candidate x) { return is_off(x); });
  return list;
}

std::string Story::left_words(const Fact& fact, const std::vector<Candidate>& list) const {
  if (Evidence::of_cell(fact)) {
    DigitSet digits;
    for (const Candidate& x : list) digits.add(x.digit);
    return say_.say(say_.words.left_cell, {{"cells", say_.cell(fact.unit.a)},
                                           {"digits", say_.digits(digits, say_.words.either)}});
  }
  Cells cells;
  for (const Candidate& x : list) cells.push_back(x.cell);
  return say_.say(say_.words.left_house, {{"house", say_.house(fact.unit.a)},
                                          {"digits", say_.digit(fact.unit.digit)},
                                          {"cells", say_.cells(cells, say_.words.either)}});
}

// What is left of one unit, or of two together, leaves no room for the node's candidate.
std::optional<std::string> Story::why_set(const Node& n) const {
  const Candidate x{e_.cells(n)[0], n.digit};
  struct Rest {
    const Fact* fact;
    std::vector<Candidate> list;
  };
  std::vector<Rest> rests;
  for (const Fact& fact : e_.step.facts) {
    if (!Evidence::is_some(fact) || is_pivot(fact)) continue;
    Rest rest{&fact, left(fact)};
    if (rest.list.empty()) continue;
    if (std::ranges::all_of(rest.list, [&](Candidate y) { return excludes(x, y); })) {
      told_.insert(&fact);
      return left_words(fact, rest.list);
    }
    rests.push_back(std::move(rest));
  }
  if (e_.step.technique >= Id::trial) return std::nullopt;  // it looks at one at a time
  auto fits = [&](Candidate y) { return !excludes(x, y); };
  for (std::size_t i = 0; i < rests.size(); ++i)
    for (std::size_t j = i + 1; j < rests.size(); ++j) {
      bool possible = false;
      for (const Candidate& y : rests[i].list)
        for (const Candidate& z : rests[j].list)
          possible = possible || (fits(y) && fits(z) && !excludes(y, z));
      if (possible) continue;
      told_.insert({rests[i].fact, rests[j].fact});
      return left_words(*rests[i].fact, rests[i].list) + std::string(say_.words.and_also) +
             left_words(*rests[j].fact, rests[j].list);
    }
  return std::nullopt;
}

// A constraint, or the first fact of a sum: it stands for all of them.
bool Story::speaks_of_rules(const Fact& fact) const {
  if (fact.says != Fact::Says::adds) return fact.says == Fact::Says::holds;
  return &fact == &*std::ranges::find_if(e_.step.facts, [&](const Fact& other) {
    return other.says == Fact::Says::adds && other.part == fact.part;
  });
}

constraints::Piece Story::rule_of(const Fact& fact) const {
  if (fact.says == Fact::Says::holds)
    return constraints::piece_of(e_.layout, fact.unit.a, fact.unit.b)
        .value_or(constraints::Piece{});
  const Balanced sum = balanced(e_, fact.part);
  constraints::Piece piece{};
  piece.parts.totals.push_back({{}, sum.whole - sum.part});
  for (const auto& [cell, factor] : sum.factors) {
    piece.parts.totals[0].terms.push_back({cell, factor});
    piece.cells.push_back(cell);
  }
  return piece;
}

// "cage 4"; "the sum of row 1 less cage 4 and cage 5".
std::string Story::rule_told(const Fact& fact) const {
  if (fact.says == Fact::Says::holds) return rule_name(say_, fact.unit);
  const Balanced sum = balanced(e_, fact.part);
  std::vector<std::string> taken;
  for (const Unit& unit : sum.taken) taken.push_back(rule_name(say_, unit));
  return say_.say(say_.words.sum_less,
                  {{"houses", say_.houses(sum.houses)}, {"a", say_.join(taken, say_.words.both)}});
}

const constraints::Piece& Story::known_rule(const Fact& fact) const {
  const auto [known, is_new] = rules_.try_emplace(&fact);
  if (is_new) known->second = rule_of(fact);
  return known->second;
}

// What a constraint leaves of candidates so far; nothing: it cannot be kept.
std::optional<std::vector<DigitSet>> Story::left_by(const Fact& fact) const {
  const constraints::Piece& piece = known_rule(fact);
  std::vector<DigitSet> left = e_.grid.candidates;
  for (const CellId c : piece.cells)
    for (const Digit d : e_.candidates(c))
      if (is_off({c, d})) left[c].remove(d);
  if (!constraints::Narrower().narrow(e_.layout, piece.parts, left)) return std::nullopt;
  if (fact.says != Fact::Says::adds) return left;
  constexpr std::size_t patience = 1000;  // more than any search for a step
  const constraints::Parts* const parts[] = {&piece.parts};
  const auto differ = [&](CellId a, CellId b) {
    bool all = true;
    for (const Digit d : left[a] & left[b]) all = all && e_.see(a, b, d);
    return all;
  };
  const auto found = logic::Ways().look(e_.layout, piece.cells, parts, differ, left, patience);
  if (found == logic::Ways::Found::none) return std::nullopt;
  return left;
}

// A constraint that has no room for the node's candidate.
std::optional<std::string> Story::why_rule(const Node& n) const {
  for (const Fact& fact : e_.step.facts) {
    if (!speaks_of_rules(fact)) continue;
    if (!std::ranges::binary_search(known_rule(fact).cells, e_.cells(n)[0])) continue;
    const auto left = left_by(fact);
    if (left && (*left)[e_.cells(n)[0]].has(n.digit)) continue;
    told_.insert(&fact);
    return say_.say(say_.words.rule_leaves, {{"a", rule_told(fact)}});
  }
  return std::nullopt;
}

// ---- how it ends

std::string Story::clash() const {
  if (clash_.empty()) clash_ = clash_of(state_);
  return clash_;
}

std::string Story::clash_of(const State& state) const {
  const Fact* empty = nullptr;
  for (const Fact& fact : e_.step.facts) {
    if (!Evidence::is_some(fact) || is_pivot(fact)) continue;
    Lines by;
    if (!gone(fact, {}, 0, by)) continue;
    if (!empty || !told_.contains(&fact)) empty = &fact;
    if (fact.role == Role::clash) break;
  }
  if (empty) {
    told_.insert(empty);
    Lines by;
    gone(*empty, {}, 0, by);
    const std::string text =
        Evidence::of_cell(*empty)
            ? say_.say(say_.words.clash_cell, {{"cells", say_.cell(empty->unit.a)}})
            : say_.say(say_.words.clash_place, {{"digits", say_.digit(empty->unit.digit)},
                                                {"house", say_.house(empty->unit.a)}});
    return text + because({}, by, next());
  }
  for (const Fact& fact : e_.step.facts) {
    if (!speaks_of_rules(fact) || left_by(fact)) continue;
    told_.insert(&fact);
    return say_.say(say_.words.rule_fails, {{"a", rule_told(fact)}});
  }
  for (const auto& [x, line] : state.on)
    if (const auto it = state.off.find(x); it != state.off.end())
      return say_.say(say_.words.clash_self,
                      {{"cells", say_.cell(x.cell)}, {"digits", say_.digit(x.digit)}}) +
             because({}, {line, it->second}, next());
  for (auto it = state.on.begin(); it != state.on.end(); ++it)
    for (auto other = std::next(it); other != state.on.end(); ++other) {
      const auto& [x, x_line] = *it;
      const auto& [y, y_line] = *other;
      if (!excludes(x, y)) continue;
      const std::string by = because({}, {x_line, y_line}, next());
      if (x.cell == y.cell)
        return say_.say(say_.words.clash_two, {{"cells", say_.cell(x.cell)},
                                               {"a", say_.digit(x.digit)},
                                               {"b", say_.digit(y.digit)}}) +
               by;
      const CellId cells[] = {x.cell, y.cell};
      for (HouseId h : e_.layout.houses_of(x.cell))
        if (std::ranges::binary_search(e_.layout.houses()[h].cells, y.cell) &&
            !e_.layout.houses()[h].implied)
          return say_.say(say_.words.clash_twice, {{"house", say_.house(h)},
                                                   {"digits", say_.digit(x.digit)},
                                                   {"cells", say_.cells(cells)}}) +
                 by;
      return say_.say(say_.words.clash_both,
                      {{"cells", say_.cells(cells)}, {"digits", say_.digit(x.digit)}}) +
             by;
    }
  return clash_of_many();
}

// Some cells with fewer digits left than they are, or digits with fewer places in a house: the
// first facts of their house.
std::string Story::clash_of_many() const {
  for (HouseId h = 0; h < e_.layout.houses().size(); ++h)
    for (const bool of_cells : {true, false}) {
      std::set<int> room;
      Cells cells;
      DigitSet digits;
      std::size_t n = 0;
      std::vector<const Fact*> parts;
      for (const Fact& fact : e_.step.facts) {
        if (!Evidence::is_some(fact) || Evidence::of_cell(fact) != of_cells) continue;
        const auto& in = e_.layout.houses()[h].cells;
        if (of_cells ? !std::ranges::binary_search(in, fact.unit.a) : fact.unit.a != h) continue;
        ++n;
        if (of_cells)
          cells.push_back(fact.unit.a);
        else
          digits.add(fact.unit.digit);
        for (const Candidate& x : left(fact)) {
          room.insert(of_cells ? x.digit : x.cell);
          if (of_cells)
            digits.add(x.digit);
          else
            cells.push_back(x.cell);
        }
        parts.push_back(&fact);
        if (n > 1 && room.size() < n) told_.insert(parts.begin(), parts.end());
        if (n > 1 && room.size() < n)
          return say_.say(of_cells ? say_.words.clash_cells : say_.words.clash_digits,
                          {{"cells", say_.cells(sorted(std::move(cells)))},
                           {"digits", say_.digits(digits)},
                           {"house", say_.house(h)}});
      }
    }
  return std::string(hole);
}

std::string Story::cases() const {
  const Fact* pivot = e_.first(Role::pivot);
  if (!pivot) {
    const Node& n = e_.step.chain.front();
    return say_.say(say_.words.case_split,
                    {{"cells", say_.cells(e_.cells(n))}, {"digits", say_.digit(n.digit)}});
  }
  if (Evidence::of_cell(*pivot))
    return say_.say(say_.words.case_cell,
                    {{"cells", say_.cell(pivot->unit.a)},
                     {"digits", say_.digits(e_.candidates(pivot->unit.a), say_.words.either)}});
  const Cells cells = e_.places(pivot->unit.a, pivot->unit.digit);
  return say_.say(say_.words.case_house, {{"house", say_.house(pivot->unit.a)},
                                          {"digits", say_.digit(pivot->unit.digit)},
                                          {"cells", say_.cells(cells, say_.words.either)}});
}

// Facts that the story could do without: nets hold such. Those of bases are told beside it.
std::string Story::besides() const {
  std::vector<std::string> items;
  for (const Fact& fact : e_.step.facts) {
    const bool is_rule = speaks_of_rules(fact);
    if ((!Evidence::is_some(fact) && !is_rule) || told_.contains(&fact) || is_pivot(fact) ||
        fact.role == Role::base)
      continue;
    if (is_rule) {
      items.push_back(rule_told(fact));
      continue;
    }
    items.push_back(
        Evidence::of_cell(fact)
            ? say_.say(say_.words.besides_cell, {{"cells", say_.cell(fact.unit.a)}})
            : say_.say(say_.words.besides_house, {{"digits", say_.digit(fact.unit.digit)},
                                                  {"house", say_.house(fact.unit.a)}}));
  }
  if (items.empty()) return {};
  return say_.say(say_.words.besides, {{"a", say_.join(items, say_.words.both)}});
}

bool Story::whole() const {
  const auto has_hole = [](const std::string& claim) {
    return claim.find(hole) != std::string::npos;
  };
  const bool is_kraken =
      e_.step.technique == Id::kraken_fish_1 || e_.step.technique == Id::kraken_fish_2;
  if (refutes() && !is_kraken && has_hole(clash())) return false;
  return !lines_.empty() && std::ranges::none_of(lines_, [&](const Line& line) {
    return std::ranges::any_of(line.claims, has_hole);
  });
}

std::string Story::text() const {
  const Catalogue& w = say_.words;
  if (lines_.empty()) return std::string(hole);
  std::string text;
  if (in_lines_) {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const Line& line = lines_[i];
      std::string claims;
      for (const std::string& one : line.claims)
        claims += std::string(claims.empty() ? "" : w.so) + one;
      const std::string_view as = line.kind == Line::suppose
                                      ? (form_ == Form::cases ? w.in_case : w.suppose)
                                  : line.kind == Line::more  ? w.suppose_more
                                  : line.kind == Line::fails ? w.fails
                                                             : w.line;
      text += "\n" + std::to_string(i + 1) + ". " + capital(say_.say(as, {{"a", claims}}));
    }
    return text + "\n";
  }
  bool first = true;
  for (const Line& line : lines_) {
    if (line.kind == Line::follow) {
      bool aside = line.aside;
      for (const std::string& one : line.claims) {
        text += std::string(first ? w.then : aside ? w.and_also : w.so) + one;
        first = aside = false;
      }
      continue;
    }
    if (!text.empty()) text += w.sentence_end;
    if (line.kind == Line::fails)
      text += say_.say(w.fails_then, {{"a", line.claims[0]}});
    else
      text += std::string(w.if_) + line.claims[0];
    first = line.kind != Line::fails;
  }
  return text + std::string(w.sentence_end);
}

}  // namespace clew::words
