// Sentences about doublers, halvers and other cells whose values differ from their digits.
//
// All of them together make one modifier. Cells below the grid hold its flags.
#include <algorithm>
#include <array>

#include "text/rules/binder.h"

namespace clew::text::rules {

/// A modification as sentences describe it.
struct Binder::Modification {
  std::string name;
  std::array<int, 3> function{};  // factor, divisor, addend; the divisor is 0 if it is not said
  bool once = false, digits = false;
};

namespace {

using Kind = Constraint::Kind;

constexpr std::string_view names[] = {"doubler", "halver", "negator", "hot", "cold"};

bool says(const Statement& s, std::initializer_list<std::string_view> words) {
  return std::ranges::any_of(s.tokens, [&](const Token& token) {
    return std::ranges::find(words, token.word) != words.end();
  });
}

std::vector<std::string> names_in(const Statement& s) {
  std::vector<std::string> result;
  for (const Token& token : s.tokens)
    if (std::ranges::find(names, token.word) != std::end(names)) result.push_back(token.word);
  return result;
}

std::array<int, 3> function_of(const Statement& s) {
  if (says(s, {"increase"})) return {1, 1, s.numbers.back()};
  if (says(s, {"decrease"})) return {1, 1, -s.numbers.back()};
  return says(s, {"double", "twice"}) ? std::array{2, 1, 0} : std::array{1, 2, 0};
}

// Returns true if the name of a modification does not contradict what it does.
bool fits_name(std::string_view name, const std::array<int, 3>& function) {
  if (name == "doubler") return function == std::array{2, 1, 0};
  if (name == "halver") return function == std::array{1, 2, 0};
  return name != "negator";
}

const Statement* first_of_values(const Reading& reading) {
  for (const Sentence& sentence : reading.sentences)
    for (const Statement& s : sentence.statements)
      if (is_of_values(s.meaning)) return &s;
  return nullptr;
}

// Kinds of clues that a sentence names; all if it names none.
Kinds clues_of(const Statement& s) {
  Kinds kinds;
  const auto add = [&](std::initializer_list<std::string_view> words, Kinds named) {
    if (says(s, words)) kinds = kinds | named;
  };
  add({"cage"}, {Kind::cage, Kind::sum});
  add({"thermo"}, {Kind::thermometer, Kind::slow_thermometer});
  add({"between"}, {Kind::between});
  add({"arrow"}, {Kind::arrow});
  add({"line"}, says(s, {"sum"}) ? Kinds{Kind::region_sum, Kind::equal_sums} : Kinds{});
  add({"kropki"}, {Kind::difference, Kind::ratio});
  add({"renban"}, {Kind::renban});
  add({"nabner"}, {Kind::nabner});
  return kinds.empty() ? of_values : kinds;
}

}  // namespace

Binder::Problem Binder::find_modifications(std::vector<Modification>& all) const {
  std::vector<const Statement*> statements;
  for (const Sentence& sentence : reading_.sentences)
    for (const Statement& s : sentence.statements)
      if (is_of_values(s.meaning)) statements.push_back(&s);
  for (const Statement* s : statements)
    for (std::string& name : names_in(*s))
      if (std::ranges::find(all, name, &Modification::name) == all.end())
        all.push_back({std::move(name)});
  if (all.empty()) return "no sentence says which cells are modified";
  const Values values = drawing_.values ? drawing_.values->values : Values();
  for (const Statement* s : statements) {
    const auto named = names_in(*s);
    if (named.empty() && all.size() > 1 && s->meaning != Meaning::modified_single &&
        s->meaning != Meaning::modified_repeat)
      return "it does not say which modified cells it is about";
    Modification& m =
        named.empty() ? all[0] : *std::ranges::find(all, named[0], &Modification::name);
    const bool both = s->meaning == Meaning::modified_once_digits;
    m.once |= both || s->meaning == Meaning::modified_once;
    if (both || s->meaning == Meaning::modified_digits) {
      m.digits = true;
      const std::size_t n = s->numbers.size();
      if (n > 1 && (s->numbers[n - 2] != values.of_digit(1) ||
                    s->numbers[n - 1] != values.of_digit(digits_)))
        return "the digits of modified cells are not those of the grid";
    }
    if (s->meaning == Meaning::modified_value) m.function = function_of(*s);
  }
  for (const Statement* s : statements)
    if (s->meaning == Meaning::modified_like) {
      const auto named = names_in(*s);
      const auto at = [&](std::size_t i) {
        return std::ranges::find(all, named[i], &Modification::name);
      };
      at(0)->once |= at(1)->once;
      at(0)->digits |= at(1)->digits;
    }
  return {};
}

// Every clue is of a kind that sees the values of modified cells and is meant, or cannot see them.
Binder::Problem Binder::check_values() const {
  Kinds seen;
  for (const Sentence& sentence : reading_.sentences)
    for (const Statement& s : sentence.statements)
      if (s.meaning == Meaning::modified_value) seen = seen | clues_of(s);
  constexpr Kinds of_digits{Kind::odd, Kind::even, Kind::quadruple, Kind::candidates};
  for (const Made& made : reading_.made) {
    const Kind kind = made.constraint.kind;
    if (!seen.has(kind) && !of_digits.has(kind) && !told_by_houses.has(kind))
      return "no sentence says whether the " + std::string(name(kind)) + " is about values";
  }
  return {};
}

Binder::Problem Binder::bind_modifiers(const Statement& s) {
  if (&s != first_of_values(reading_)) return {};  // it speaks for all
  std::vector<Modification> all;
  if (auto problem = find_modifications(all)) return problem;
  for (const Modification& m : all)
    if (!m.once || !m.digits || !m.function[1] || !fits_name(m.name, m.function))
      return "it is not said where each " + m.name + " is, on which digits, or how it counts";
  if (all.size() > 1 && !has(Meaning::modified_single))
    return "no sentence says that a cell is modified once at most";
  if (has(Meaning::modified_repeat) && !has(Meaning::cage_distinct) &&
      !has(Meaning::cage_sum_distinct))
    return "no sentence says where digits do not repeat";
  if (drawing_.loose) return "the grid has no rows and columns";
  if (auto problem = check_values()) return problem;
  const auto flag_of = [&](Place p) { return Place{drawing_.rows + 1 + p.row, p.col}; };
  ConstraintSpec modifier{.kind = Kind::modifier};
  for (int row = 0; row < drawing_.rows; ++row)
    for (int col = 0; col < drawing_.cols; ++col) modifier.cells.push_back({row, col});
  modifier.splits = {static_cast<std::uint16_t>(modifier.cells.size())};
  for (std::size_t i = 0; i < modifier.splits[0]; ++i)
    modifier.cells.push_back(flag_of(modifier.cells[i]));
  for (const Modification& m : all)
    modifier.values.insert(modifier.values.end(), m.function.begin(), m.function.end());
  if (has(Meaning::modified_not_dots)) {
    const Values values = drawing_.values ? drawing_.values->values : Values();
    ConstraintSpec plain{.kind = Kind::candidates, .values = {values.of_digit(1)}};
    for (const Made& made : reading_.made)
      if (made.constraint.kind == Kind::difference || made.constraint.kind == Kind::ratio)
        for (const Place p : made.constraint.cells) plain.cells.push_back(flag_of(p));
    if (plain.cells.empty()) return absent("no dots are drawn");
    add(std::move(plain));
  }
  add(std::move(modifier));
  return {};
}

}  // namespace clew::text::rules
