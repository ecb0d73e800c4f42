// Clues beside the grid.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "text/choice.h"
#include "text/rules/binder.h"

namespace clew::text::rules {
namespace {

using Cells = std::vector<Place>;

// Returns true for digits alone, one or more, with blanks, commas or line ends between them.
bool is_digits(std::string_view text) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  return std::ranges::any_of(text, is_digit) && std::ranges::all_of(text, [&](char c) {
           return is_digit(c) || c == ' ' || c == ',' || c == '\n';
         });
}

// The first digit with the parity of this one is this one.
ConstraintSpec first_of_parity(const Cells& line, int digit, int most) {
  ConstraintSpec others{.kind = Constraint::Kind::candidates};
  for (int other = 1; other <= most; ++other)
    if ((other - digit) % 2 != 0) others.values.push_back(other);
  std::vector<std::vector<ConstraintSpec>> choices;
  for (const Place p : line) {
    auto& choice = choices.emplace_back();
    if (!others.cells.empty()) choice.push_back(others);
    choice.push_back({.kind = Constraint::Kind::candidates, .cells = {p}, .values = {digit}});
    others.cells.push_back(p);
  }
  return choice_between(std::move(choices));
}

// The last x cells have the sum, x being the first digit.
ConstraintSpec last_x_sum(const Cells& line, int sum) {
  std::vector<std::vector<ConstraintSpec>> choices;
  for (std::size_t x = 1; x <= line.size(); ++x)
    choices.push_back({{.kind = Constraint::Kind::candidates,
                        .cells = {line[0]},
                        .values = {static_cast<int>(x)}},
                       {.kind = Constraint::Kind::sum,
                        .cells = Cells(line.end() - static_cast<std::ptrdiff_t>(x), line.end()),
                        .values = {sum}}});
  return choice_between(std::move(choices));
}

// The neighbours of a digit along the line are these: two, or one beside an end.
ConstraintSpec neighbours_are(const Cells& line, int of, const std::vector<int>& digits) {
  const auto holds = [](Place p, int digit) {
    return ConstraintSpec{.kind = Constraint::Kind::candidates, .cells = {p}, .values = {digit}};
  };
  const std::size_t n = line.size();
  std::vector<std::vector<ConstraintSpec>> choices;
  if (digits.size() == 1) {
    choices.push_back({holds(line[0], of), holds(line[1], digits[0])});
    choices.push_back({holds(line[n - 1], of), holds(line[n - 2], digits[0])});
    return choice_between(std::move(choices));
  }
  for (std::size_t i = 1; i + 1 < n; ++i)
    for (const bool turned : {false, true})
      choices.push_back({holds(line[i], of), holds(line[i - 1], digits[turned]),
                         holds(line[i + 1], digits[!turned])});
  return choice_between(std::move(choices));
}

Constraint::Kind kind_of(Meaning meaning) {
  switch (meaning) {
    case Meaning::frame_sum:
      return Constraint::Kind::sum;
    case Meaning::little_killer:
      return Constraint::Kind::little_killer;
    case Meaning::sandwich:
      return Constraint::Kind::sandwich;
    case Meaning::x_sum:
      return Constraint::Kind::x_sum;
    case Meaning::skyscraper:
      return Constraint::Kind::skyscraper;
    case Meaning::full_rank:
      return Constraint::Kind::full_rank;
    default:
      return Constraint::Kind::numbered_room;
  }
}

}  // namespace

// The cells that a clue beside the grid is about, nearest first; or why there are none.
std::pair<std::vector<Place>, Binder::Problem> Binder::line_from(Place outer, Place step) const {
  if (step.row == 0 || step.col == 0) {
    const bool row = outer.row >= 0 && outer.row < drawing_.rows,
               col = outer.col >= 0 && outer.col < drawing_.cols;
    const bool next = outer.row == -1 || outer.row == drawing_.rows || outer.col == -1 ||
                      outer.col == drawing_.cols;
    if (row == col || !next) return {{}, "a number is not beside one row or column"};
    const Place inwards{row ? 0 : outer.row < 0 ? 1 : -1, row ? (outer.col < 0 ? 1 : -1) : 0};
    if (step != Place{0, 0} && step != inwards)
      return {{}, "an arrow does not point into the grid"};
    step = inwards;
  }
  std::vector<Place> line;
  for (Place p{outer.row + step.row, outer.col + step.col}; inside(p);
       p = {p.row + step.row, p.col + step.col})
    line.push_back(p);
  if (line.empty()) return {{}, "an arrow does not point into the grid"};
  return {std::move(line), {}};
}

// Digits beside the grid, one or more at a place.
Binder::Problem Binder::bind_digits_beside(const Statement& s) {
  const int number = s.numbers.empty() ? 0 : s.numbers.back();
  if (number < 1 || number > digits_) return "the number is not clear";
  if (!has_digits()) return "the rule is not known for such digits";
  bool any = false;
  for (Object& o : reading_.objects) {
    const Place outer{static_cast<int>(std::floor(o.at.row)),
                      static_cast<int>(std::floor(o.at.col))};
    const bool listed = o.sort == Sort::other && is_digits(o.text) && !inside(outer);
    if (!listed && o.sort != Sort::beside) continue;
    if (o.step != Place{0, 0}) return "a number is not beside one row or column";
    auto [line, problem] = line_from(outer, o.step);
    if (problem) return problem;
    std::vector<int> digits;
    for (const char c : o.text)
      if (c >= '0' && c <= '9') digits.push_back(c - '0');
    if (std::ranges::any_of(digits, [this](int d) { return d < 1 || d > digits_; }))
      return "a number holds more than digits";
    const bool first = s.meaning == Meaning::frame_digits;
    const auto most = static_cast<std::size_t>(first ? number : 2);
    if (digits.size() > most) return "a number has too many digits";
    if (line.size() < std::max<std::size_t>(most, 2)) return "there are not so many cells";
    claim(o);
    any = true;
    if (!first) {
      add(neighbours_are(line, number, digits));
      continue;
    }
    line.resize(most);
    add({.kind = Drawn::contain, .cells = std::move(line), .values = std::move(digits)});
  }
  return any ? Problem() : absent("no such number is beside the grid");
}

Binder::Problem Binder::bind_beside(const Statement& s) {
  // Between the least and the greatest digit.
  if (s.meaning == Meaning::sandwich && !s.numbers.empty() && s.numbers != std::vector{digits_})
    return fmt::format("the digits are not 1 to {}", s.numbers.back());
  const bool chosen = s.meaning == Meaning::first_of_parity || s.meaning == Meaning::last_x_sum;
  if (chosen && !has_digits()) return "the rule is not known for such digits";
  bool any = false;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::beside) continue;
    const bool diagonal = o.step.row != 0 && o.step.col != 0;
    if (diagonal != (s.meaning == Meaning::little_killer)) continue;
    auto [line, problem] = line_from(o.cells[0], o.step);
    if (problem) return problem;
    claim(o);
    any = true;
    if (chosen) {
      add(s.meaning == Meaning::last_x_sum ? last_x_sum(line, o.value)
                                           : first_of_parity(line, o.value, digits_));
      continue;
    }
    if (s.meaning == Meaning::frame_sum) {
      const int cells = s.numbers.empty() ? 0 : s.numbers.back();
      if (cells < 1 || static_cast<std::size_t>(cells) > line.size())
        return "there are not so many cells";
      line.resize(static_cast<std::size_t>(cells));
    }
    add({.kind = kind_of(s.meaning), .cells = std::move(line), .values = {o.value}});
  }
  const bool by_form = s.meaning == Meaning::little_killer || s.meaning == Meaning::sandwich ||
                       s.meaning == Meaning::x_sum || s.meaning == Meaning::skyscraper;
  for (Made& m : reading_.made)
    if (by_form && m.constraint.kind == kind_of(s.meaning) && m.sentence < 0) {
      m.sentence = sentence_;
      any = true;
    }
  return any ? Problem() : absent("no such number is beside the grid");
}

}  // namespace clew::text::rules
