// Rules of an ISS string that relate cells by pairs of digits or by an automaton.
#include <algorithm>
#include <map>
#include <set>

#include "text/iss/known.h"
#include "text/iss/rule_reader.h"
#include "text/iss/told.h"
#include "text/pieces/piece.h"
#include "text/sudokupad/links.h"

namespace clew::text::iss {
namespace {

constexpr Kinds of_dots{Kind::difference, Kind::ratio};
constexpr Kinds of_two = of_dots | Kinds{Kind::pair_sum, Kind::clone};

bool is_symmetric(const std::vector<int>& pairs) {
  std::set<std::pair<int, int>> all;
  for (std::size_t i = 0; i < pairs.size(); i += 2) all.emplace(pairs[i], pairs[i + 1]);
  return std::ranges::all_of(all, [&](auto p) { return all.contains({p.second, p.first}); });
}

bool repeats(Cells cells) {
  std::ranges::sort(cells);
  return std::ranges::adjacent_find(cells) != cells.end();
}

bool one_class(std::string_view pattern) {
  return pattern.starts_with('[') && pattern.find(']') == pattern.size() - 1;
}

}  // namespace

Expected<std::vector<RuleReader::Line>> RuleReader::lines() const {
  std::vector<Line> all;
  std::string name;
  bool open = false;
  for (std::size_t i = 1; i < item_.args.size(); ++i) {
    const std::string_view arg = item_.args[i];
    if (arg.empty() || (arg[0] == '_' && rule_.type != "Regex")) {
      if (!arg.empty()) name = percent_decoded(arg.substr(1));
      open = false;
      continue;
    }
    if (!open) all.push_back({name, {}});
    open = true;
    if (arg == "-" && rule_.type == "NFA") {
      all.back().parts.push_back(0);
      continue;
    }
    const auto place = cell_of(arg, shape_, move_);
    if (!place) return wrong(place.error().reason);
    all.back().cells.push_back(*place);
    ++all.back().parts.back();
  }
  return all;
}

Expected<void> RuleReader::read_relation() {
  if (item_.args.empty()) return wrong("says nothing");
  const auto all = lines();
  if (!all) return std::unexpected(all.error());
  if (rule_.kind == Kind::automaton) return read_automaton(*all);
  std::string letters(item_.args[0]);
  if (rule_.type.starts_with("Binary"))  // an older alphabet
    for (char& c : letters) c = c == '-' ? '_' : c == '_' ? '-' : c;
  auto relation = relation_of(letters, shape_.digits);
  if (!relation) return wrong("has a relation that cannot be read");
  for (int& value : *relation) value -= shape_.shift();  // ISS packs relations of digits
  if (rule_.kind == Kind::every_pair && !is_symmetric(*relation))
    return wrong("relates every two cells, but not both ways");
  for (const Line& line : *all) {
    ConstraintSpec c = called(named(line, *relation), line.name);
    if (c.kind == Kind::clone && !specs_.empty() && specs_.back().kind == Kind::clone &&
        specs_.back().label == c.label) {
      auto& cells = specs_.back().cells;  // shape, then shape
      auto& half = specs_.back().splits[0];
      cells.insert(cells.begin() + half++, c.cells[0]);
      cells.push_back(c.cells[1]);
    } else {
      add(std::move(c));
    }
  }
  return {};
}

// Returns the kind named by the relation, if the relation is that kind's.
ConstraintSpec RuleReader::named(const Line& line, const std::vector<int>& relation) const {
  std::string_view rest = line.name;
  const Kind kind = kind_of(take_word(rest));
  std::vector<int> values;
  while (!(rest = trimmed(rest)).empty()) values.push_back(number(take_word(rest)));
  ConstraintSpec c{.kind = kind, .cells = line.cells, .values = values};
  if (kind == Kind::clone) c.splits = {1};
  const bool right_way = (rule_.kind == Kind::every_pair) == (kind == Kind::nabner);
  const bool fits = !of_two.has(kind) || line.cells.size() == 2;
  const bool exempts = (setting_.strict_kropki && of_dots.has(kind)) ||
                       (setting_.strict_xv && kind == Kind::pair_sum);
  if (right_way && fits && !exempts && !relation.empty() && kind != Kind::count &&
      relation_of_kind(kind, values, shape_) == relation &&
      (told_kinds.has(kind) || check(c, shape_.digits, shape_.values())))
    return c;
  c = {.kind = rule_.kind, .cells = line.cells, .values = relation};
  const auto known = known_rule(c, shape_.digits, !shape_.shift());
  if (!known || (setting_.strict_kropki && of_dots.has(known->kind)) ||
      (setting_.strict_xv && known->kind == Kind::pair_sum))
    return c;
  return as_known(c, *known);
}

// A name that only repeats the rule was not given by a person.
ConstraintSpec RuleReader::called(ConstraintSpec c, const std::string& name) {
  if (name != name_of_relation(c)) c.label = name;
  return c;
}

Expected<void> RuleReader::read_automaton(const std::vector<Line>& all) {
  std::optional<IssAutomaton> automaton;
  if (rule_.type == "Regex") {
    auto pattern = item_.args[0].contains('%')
                       ? percent_decoded(item_.args[0])
                       : bytes_of(item_.args[0]).value_or(std::string(item_.args[0]));
    std::erase_if(pattern, is_space);
    automaton = automaton_of_regex(pattern, shape_.first, shape_.digits);
    if (automaton && one_class(pattern) &&
        std::ranges::all_of(all, [](const Line& line) { return line.cells.size() == 1; })) {
      add_candidates(*automaton, all);
      return {};
    }
  } else {
    automaton = automaton_of(item_.args[0]);
  }
  if (!automaton) return wrong("has a pattern that cannot be read, or is too large");
  // Lines of one length, cut into parts at the same places, have the same rule.
  std::map<std::vector<std::size_t>, ConstraintSpec> of_parts;
  std::map<std::vector<std::size_t>, std::optional<KnownRule>> known;
  for (const Line& line : all) {
    if (line.cells.empty()) continue;
    ConstraintSpec& rule = of_parts[line.parts];
    const bool is_new = known.emplace(line.parts, std::nullopt).second;
    if (is_new) {
      auto values = values_of(*automaton, shape_.digits, line.parts);
      if (!values) return wrong("has too many states");
      for (std::size_t i = 0; i < values->size(); i += 3)
        if ((*values)[i + 1] >= 0) (*values)[i + 2] -= shape_.shift();
      rule = {.kind = Kind::automaton, .cells = line.cells, .values = *std::move(values)};
      known[line.parts] = known_rule(rule, shape_.digits, !shape_.shift());
    }
    rule.cells = line.cells;
    const bool is_known = known[line.parts] && !repeats(line.cells);
    add(called(is_known ? as_known(rule, *known[line.parts]) : rule, line.name));
  }
  return {};
}

// A single class, for cells one by one, gives their candidates.
void RuleReader::add_candidates(const IssAutomaton& automaton, const std::vector<Line>& all) {
  ConstraintSpec c{.kind = Kind::candidates};
  for (const auto& step : automaton.steps) c.values.push_back(step.symbol + shape_.first);
  std::ranges::sort(c.values);
  for (const Line& line : all) c.cells.push_back(line.cells[0]);
  for (const Kind kind : {Kind::odd, Kind::even}) {
    std::vector<int> all_of_kind;
    for (const int v : shape_.all_values())
      if ((v % 2 == 1) == (kind == Kind::odd)) all_of_kind.push_back(v);
    if (c.values == all_of_kind) c.kind = kind;
  }
  if (c.kind != Kind::candidates) c.values.clear();
  if (!c.cells.empty()) add(std::move(c));
}

}  // namespace clew::text::iss
