// Why each node of a story follows: what the facts leave, from what the story has come to.
#include <algorithm>

#include "constraints/narrow.h"
#include "logic/ways.h"
#include "logic/words/rules.h"
#include "logic/words/story.h"

namespace clew::words {

using Id = TechniqueId;

// What the cases are of is no reason within them.
bool Story::is_pivot(const Fact& fact) const {
  return form_ == Form::cases && fact.role == Role::pivot;
}

bool Story::excludes(Candidate x, Candidate y) const {
  if (x.cell == y.cell) return x.digit != y.digit;
  return x.digit == y.digit && e_.see(x.cell, y.cell, x.digit);
}

int Story::ruled_out(Candidate x) const {
  if (!is_off(x)) return -1;
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
    for (CellId c : e_.layout.houses()[fact.unit.a].cells)
      if (e_.can(c, fact.unit.digit)) result.push_back({c, fact.unit.digit});
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
std::optional<Story::Left> Story::why_set(const Node& n) const {
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
      const std::string words = left_words(fact, rest.list);
      return Left{words, words};
    }
    rests.push_back(std::move(rest));
  }
  auto fits = [&](Candidate y) { return !excludes(x, y); };
  for (std::size_t i = 0; i < rests.size(); ++i)
    for (std::size_t j = i + 1; j < rests.size(); ++j) {
      bool possible = false;
      for (const Candidate& y : rests[i].list)
        for (const Candidate& z : rests[j].list)
          possible = possible || (fits(y) && fits(z) && !excludes(y, z));
      if (possible) continue;
      told_.insert({rests[i].fact, rests[j].fact});
      const std::string words = left_words(*rests[i].fact, rests[i].list) +
                                std::string(say_.words.and_also) +
                                left_words(*rests[j].fact, rests[j].list);
      return Left{words, words};
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

constraints::ConstraintPiece Story::rule_of(const Fact& fact) const {
  if (fact.says == Fact::Says::holds)
    return constraints::piece_of(e_.layout, fact.unit.a, fact.unit.b)
        .value_or(constraints::ConstraintPiece{});
  const Balanced sum = balanced(e_, fact.part);
  constraints::ConstraintPiece piece{};
  piece.parts.totals.push_back({{}, sum.whole - sum.part});
  for (const auto& [cell, factor] : sum.factors) {
    piece.parts.totals[0].terms.push_back({cell, factor});
    piece.cells.push_back(cell);
  }
  return piece;
}

std::string Story::by_rule(const Fact& fact, std::string_view now, std::string_view again,
                           std::string_view digits, std::string_view cells) const {
  const bool is_new = told_.insert(&fact).second && fact.says == Fact::Says::holds;
  return say_.say(is_new ? now : again,
                  {{"a", is_new ? words::rule_told(say_, fact.unit) : rule_told(fact)},
                   {"digits", digits},
                   {"cells", cells}});
}

// "the 20-cage at r6c8"; "the sum of row 1 less the 20-cage at r1c4 (12 for r1c1 and r1c2)".
std::string Story::rule_told(const Fact& fact) const {
  if (fact.says == Fact::Says::holds) return rule_name(say_, fact.unit);
  const Balanced sum = balanced(e_, fact.part);
  Cells cells;
  for (const auto& [cell, factor] : sum.factors)
    if (factor == 1) cells.push_back(cell);
  const bool told = !cells.empty() && cells.size() == sum.factors.size();
  const auto more = (e_.layout.value(1) - 1) * (sum.whole_cells - sum.part_cells);
  return say_.say(told ? say_.words.sum_less : say_.words.sum_less_of_one,
                  {{"houses", say_.houses(sum.houses)},
                   {"a", rule_names(say_, sum.taken)},
                   {"n", std::to_string(sum.whole - sum.part + more)},
                   {"cells", told ? say_.cells(cells) : std::string()}});
}

Story::Rule& Story::known_rule(const Fact& fact) const {
  const auto [known, is_new] = rules_.try_emplace(&fact);
  if (is_new) known->second.piece = rule_of(fact);
  return known->second;
}

// What a constraint leaves of candidates so far; nothing: it cannot be kept.
const std::optional<std::vector<DigitSet>>& Story::left_by(const Fact& fact, bool differ) const {
  Rule::Answer& rule = known_rule(fact).answers[differ];
  const constraints::ConstraintPiece& piece = known_rule(fact).piece;
  std::vector<DigitSet> left = e_.grid.candidates;
  for (const CellId c : piece.cells) left[c] = left[c] - state_.gone[c];
  if (left == rule.had) return rule.left;
  rule.had = left;
  rule.left.reset();
  if (can_be_kept(piece, left, differ)) rule.left = std::move(left);
  return rule.left;
}

// Returns true if a constraint can be kept with the candidates left in its cells, and removes those
// that it excludes. With `differ`, its cells differ where the facts say so.
bool Story::can_be_kept(const constraints::ConstraintPiece& piece, std::vector<DigitSet>& left,
                        bool differ) const {
  if (std::ranges::any_of(piece.cells, [&](CellId c) { return left[c].empty(); })) return false;
  if (!constraints::Narrower().narrow(e_.layout, piece.parts, left)) return false;
  if (!differ) return true;
  constexpr std::size_t patience = 1000;  // more than any search for a step
  const logic::Ways::Part parts[] = {{&piece.parts, piece.cells}};
  const auto sees = [&](CellId a, CellId b) {
    bool all = true;
    for (const Digit d : left[a] & left[b]) all = all && e_.see(a, b, d);
    return all;
  };
  return logic::Ways().look(e_.layout, piece.cells, parts, sees, left, patience) !=
         logic::Ways::Found::none;
}

// A constraint that has no room for the node's candidate: by itself, or else as its cells differ.
// One that cannot be kept at all has no room for anything; it is the last choice.
std::optional<Story::Left> Story::why_rule(const Node& n, const Fact*& by) const {
  const auto look = [&](bool differ, bool kept) {
    return std::ranges::any_of(e_.step.facts, [&](const Fact& fact) {
      if (!speaks_of_rules(fact) || (differ && is_sum(fact))) return false;
      if (!std::ranges::binary_search(known_rule(fact).piece.cells, e_.cells(n)[0])) return false;
      const auto& left = left_by(fact, differ || is_sum(fact));
      if (left ? !kept || (*left)[e_.cells(n)[0]].has(n.digit) : kept) return false;
      by = &fact;
      return true;
    });
  };
  const auto told = [&] {
    return Left{by_rule(*by, say_.words.now_leaves, say_.words.rule_leaves), {}};
  };
  if (look(false, true)) return told();
  if (auto needed = why_needed(n)) return needed;
  if (look(true, true) || look(false, false) || look(true, false)) return told();
  return std::nullopt;
}

// A constraint that must have the digit in cells that the node's cell sees.
std::optional<Story::Left> Story::why_needed(const Node& n) const {
  const Candidate x{e_.cells(n)[0], n.digit};
  for (const Fact& fact : e_.step.facts) {
    if (!speaks_of_rules(fact)) continue;
    const constraints::ConstraintPiece& piece = known_rule(fact).piece;
    std::vector<DigitSet> left = e_.grid.candidates;
    Cells places;
    bool seen = true;
    for (const CellId c : piece.cells) {
      left[c] = left[c] - state_.gone[c];
      if (!left[c].has(x.digit)) continue;
      left[c].remove(x.digit);
      places.push_back(c);
      seen = seen && excludes(x, {c, x.digit});
    }
    if (!seen || places.empty() || can_be_kept(piece, left, is_sum(fact))) continue;
    const auto told = [&] {
      return by_rule(fact, say_.words.now_needs, say_.words.rule_needs, say_.digit(x.digit),
                     say_.cells(places, say_.words.either));
    };
    std::string words = told();
    return Left{std::move(words), told()};
  }
  return std::nullopt;
}

}  // namespace clew::words
