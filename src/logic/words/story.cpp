#include "logic/words/story.h"

#include <algorithm>

namespace clew::words {

using Id = TechniqueId;

Story::Story(const Speech& speech, const Evidence& evidence)
    : say_(speech), e_(evidence), form_(form_of()), net_(is_net()) {
  constexpr std::size_t most_in_a_sentence = 8;
  in_lines_ = e_.step.chain.size() > (net_ ? most_in_a_sentence / 2 : most_in_a_sentence);
  state_.gone.resize(e_.layout.size());
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
  if (id >= Id::constraint_and_houses && id <= Id::constraints_together) return true;
  return id >= Id::nishio && id != Id::forcing_chain_contradiction &&
         id != Id::forcing_chain_verity;
}

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
  if (!within_.empty() && !n.on && n.link == Link::none && x == within_.back().first)
    return fail(n);
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
      within_.emplace_back(x, state_);
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

// Supposed on top of what is: of trials, which link nothing, what turns out wrong later, before what
// is supposed around it does.
bool Story::is_within(const Node& n) const {
  const Id id = e_.step.technique;
  if (id == Id::nested_forcing_chain || id == Id::nested_forcing_net) return true;
  if (id != Id::nested_trial) return false;
  const auto& chain = e_.step.chain;
  const Candidate x{e_.cells(n)[0], n.digit};
  for (const Node* later = &n; later != chain.data() + chain.size(); ++later) {
    const Candidate gone{e_.cells(*later)[0], later->digit};
    if (later->on) continue;
    if (gone == x) return true;
    if (!within_.empty() && gone == within_.back().first) return false;
  }
  return false;
}

void Story::suppose(const Node& n, Line::Kind kind) {
  if (kind == Line::suppose) {
    state_ = {};
    state_.gone.resize(e_.layout.size());
  }
  lines_.push_back({kind, {say_.holds(e_.cells(n), n.digit, n.on)}});
  learn(n, next() - 1);
}

void Story::fail(const Node& n) {
  const std::string clash = clash_of(state_);
  const std::string node = say_.holds(e_.cells(n), n.digit, false);
  lines_.push_back({Line::fails, {say_.say(say_.words.fails_so, {{"a", clash}, {"b", node}})}});
  state_ = std::move(within_.back().second);
  within_.pop_back();
  learn(n, next() - 1);
}

void Story::learn(const Node& n, int line) {
  const auto cells = e_.cells(n);
  if (!n.on) {
    for (CellId c : cells) {
      state_.off.try_emplace({c, n.digit}, line);
      state_.gone[c].add(n.digit);
    }
    return;
  }
  if (cells.size() == 1)
    state_.on.try_emplace({cells[0], n.digit}, line);
  else
    state_.groups.push_back({{cells.begin(), cells.end()}, n.digit, line});
  rule_out(cells, n.digit);
}

// What cannot be when one of these cells holds d.
void Story::rule_out(std::span<const CellId> cells, Digit d) {
  if (cells.size() == 1)
    state_.gone[cells[0]] =
        state_.gone[cells[0]] | (DigitSet::up_to(e_.layout.digits()) - DigitSet::of(d));
  for (CellId c = 0; c < e_.layout.size(); ++c)
    if (std::ranges::all_of(cells, [&](CellId x) { return excludes({x, d}, {c, d}); }))
      state_.gone[c].add(d);
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

// A cell that a line leaves one digit alone holds it: no line of its own says so.
void Story::learn_alone(CellId c) {
  const DigitSet left = e_.candidates(c) - state_.gone[c];
  if (left.size() != 1) return;
  const auto fact = std::ranges::find_if(e_.step.facts, [c](const Fact& f) {
    return Evidence::is_some(f) && Evidence::of_cell(f) && f.unit.a == c;
  });
  if (fact == e_.step.facts.end()) return;
  told_.insert(&*fact);
  const CellId cells[] = {c};
  state_.on.try_emplace({c, *left.begin()}, next() - 1);
  rule_out(cells, *left.begin());
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
  const auto why = !ruled && net_ ? why_set(n) : std::nullopt;
  const Fact* fact = nullptr;
  const auto rule = !ruled && net_ && !why ? why_rule(n, fact) : std::nullopt;
  if (why || rule) {
    const CellId c = e_.cells(n)[0];
    rule_off({c, n.digit}, fact, why ? *why : *rule);
    learn(n, next() - 1);
    if (rule) learn_alone(c);
    return;
  }
  if (ruled) {
    say_off(n, by);
  } else {
    lines_.push_back({Line::follow, {}});
    claim(say_.holds(e_.cells(n), n.digit, false) + " " + std::string(hole));
  }
  learn(n, next() - 1);
}

// Goes on with the line before if that line says the same of other cells.
void Story::say_off(const Node& n, const Lines& by) {
  const Line& last = lines_.back();
  if (!in_lines_ || last.claims.size() != 1 || last.digit != n.digit || last.by != by) {
    lines_.push_back({Line::follow, {}});
    lines_.back().digit = n.digit;
    lines_.back().by = by;
  }
  Line& line = lines_.back();
  const auto cells = e_.cells(n);
  line.none.insert(line.none.end(), cells.begin(), cells.end());
  std::ranges::sort(line.none);
  line.claims = {say_.holds(line.none, n.digit, false) + because({}, by, next() - 1)};
}

// Goes on with the line before if that line names the same reason.
void Story::rule_off(Candidate x, const Fact* rule, const Left& why) {
  const Line& last = lines_.back();
  if (last.off.empty() || last.rule != rule || (!rule && last.key != why.again)) {
    lines_.push_back({Line::follow, {}});
    lines_.back().rule = rule;
    lines_.back().why = why.words;
    lines_.back().key = why.again;
    claim({});
  }
  Line& line = lines_.back();
  auto of = std::ranges::find(line.off, x.cell, &std::pair<CellId, DigitSet>::first);
  if (of == line.off.end()) of = line.off.insert(line.off.end(), {x.cell, {}});
  of->second.add(x.digit);
  line.claims = {say_.say(say_.words.set_says,
                          {{"a", line.why}, {"b", rule ? off_told(line) : off_by_digit(line)}})};
}

// "none of r2c4 and r2c5 is 2 or 3 and r2c6 is not 2".
std::string Story::off_by_digit(const Line& line) const {
  std::vector<std::pair<DigitSet, Cells>> groups;
  for (const auto& [cell, gone] : line.off) {
    auto of = std::ranges::find(groups, gone, &std::pair<DigitSet, Cells>::first);
    if (of == groups.end()) of = groups.insert(groups.end(), {gone, {}});
    of->second.push_back(cell);
  }
  std::vector<std::string> items;
  for (auto& [digits, cells] : groups) {
    std::ranges::sort(cells);
    items.push_back(say_.hold_none(cells, digits));
  }
  return say_.join(items, say_.words.both);
}

// "r2c4 is not 2 or 3 and r2c5 can only be 1": the shorter form for each cell.
std::string Story::off_told(const Line& line) const {
  std::vector<std::string> items;
  for (const auto& [cell, gone] : line.off) {
    const DigitSet left = e_.candidates(cell) - state_.gone[cell] - gone;
    const bool only = left.size() == 1 || (!left.empty() && left.size() < gone.size());
    items.push_back(say_.say(only ? say_.words.can_only : say_.words.is_not,
                             {{"cells", say_.cell(cell)},
                              {"digits", say_.digits(only ? left : gone, say_.words.either)}}));
  }
  return say_.join(items, say_.words.both);
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
