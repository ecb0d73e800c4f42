#include "text/rules/reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "base/assert.h"
#include "constraints/holds.h"
#include "text/puzzle_text/square_spec.h"
#include "text/rules/binder.h"
#include "text/rules/conventions.h"

namespace clew::text::rules {
namespace {

// Cells whose rows and columns say nothing, and their regions.
void add_cells(LayoutSpec& spec, const Drawing& drawing) {
  ConstraintSpec all{.kind = Constraint::Kind::candidates};
  for (int row = 0; row < drawing.rows; ++row)
    for (int col = 0; col < drawing.cols; ++col)
      if (std::ranges::find(drawing.gaps, Place{row, col}) == drawing.gaps.end())
        all.cells.push_back({row, col});
  for (int digit = 1; digit <= spec.digits; ++digit)
    all.values.push_back(spec.values.of_digit(digit));
  spec.add(std::move(all));
  for (const auto& region : drawing.regions)
    spec.add({.kind = Constraint::Kind::group, .cells = region});
}

// The numbers of the cells of a drawing, in the order of the layout's cells.
template <class T>
std::vector<T> in_order(const Layout& layout, const Drawing& drawing, const std::vector<T>& all) {
  std::vector<T> result;
  for (const Cell& cell : layout.cells()) result.push_back(all[drawing.index(cell.place)]);
  return result;
}

LayoutSpec spec_of(const Reading& reading) {
  const Drawing& drawing = reading.drawing;
  LayoutSpec spec{.grids = {}};
  spec.digits = std::max(drawing.rows, drawing.cols);
  if (drawing.values) {
    spec.digits = drawing.values->digits;
    spec.values = drawing.values->values;
  }
  if (drawing.loose) {
    add_cells(spec, drawing);
    for (const Made& made : reading.made) spec.add(made.constraint);
    return spec;
  }
  SubGrid grid{.height = drawing.rows, .width = drawing.cols};
  std::vector<int> regions(drawing.cells(), -1);
  int number = 0;
  for (const auto& region : drawing.regions) {
    for (const Place p : region) regions[drawing.index(p)] = number;
    ++number;
  }
  set_regions(grid, regions);
  spec.grids = {grid};
  for (const Made& made : reading.made) spec.add(made.constraint);
  recognise_windows(spec);
  return spec;
}

bool all_stated(const std::vector<int>& solution, const std::vector<CellId>& cells) {
  return std::ranges::all_of(cells, [&](CellId c) { return solution[c] > 0; });
}

// Whether the stated solution breaks a house, a link or a constraint of which all cells are stated.
std::optional<std::string> broken(const Layout& layout, const std::vector<int>& solution,
                                  const std::vector<Digit>& givens) {
  for (std::size_t c = 0; c < givens.size(); ++c) {
    if (solution[c] > layout.digits()) return "a digit that the grid lacks";
    if (givens[c] && solution[c] && givens[c] != solution[c]) return "a given";
  }
  for (int h = 0; h < layout.declared_houses(); ++h) {
    DigitSet seen;
    for (const CellId c : layout.houses()[static_cast<std::size_t>(h)].cells) {
      if (!solution[c]) continue;
      if (seen.has(static_cast<Digit>(solution[c])))
        return layout.house_name(static_cast<HouseId>(h));
      seen.add(static_cast<Digit>(solution[c]));
    }
  }
  for (const auto& [a, b] : layout.links())
    if (solution[a] && solution[a] == solution[b]) return "two cells that see each other";
  const bool full = std::ranges::all_of(solution, [](int d) { return d > 0; });
  std::vector<Digit> digits;
  for (const int d : solution) digits.push_back(static_cast<Digit>(d ? d : 1));
  for (std::size_t i = 0; i < layout.constraints().size(); ++i) {
    const Constraint& c = layout.constraints()[i];
    if (told_by_houses.has(c.kind)) continue;
    // The stated solution says nothing of the cells that are modified.
    if (of_values.has(c.kind) && layout.kinds().has(Constraint::Kind::modifier)) continue;
    if (!full && (c.cells.empty() || !all_stated(solution, c.cells))) continue;
    if (!constraints::holds(layout, c, digits)) return layout.constraint_told(i);
  }
  return std::nullopt;
}

// A cell lies in one region. Where normal rules apply, every cell does.
std::optional<std::string> wrong_regions(const Drawing& drawing, bool normal) {
  std::vector<bool> seen(drawing.cells());
  std::size_t cells = 0;
  for (const auto& region : drawing.regions)
    for (const Place p : region) {
      const auto at = drawing.index(p);
      if (seen[at]) return fmt::format("r{}c{} lies in two regions", p.row + 1, p.col + 1);
      seen[at] = true;
      ++cells;
    }
  if (!normal) return std::nullopt;
  if (drawing.regions.empty()) return "the drawing has no regions";
  if (cells != seen.size()) return "cells lie in no region";
  return std::nullopt;
}

bool is_drawn(const Object& o) { return o.sort != Sort::decoration && !o.native; }

// Rules may say that the digits are 0 to 8. No given is one of them then: a 0 would not have been read.
void use_values_from_zero(Reading& reading) {
  Drawing& d = reading.drawing;
  const int digits = std::max(d.rows, d.cols);
  const bool says = std::ranges::any_of(reading.sentences, [&](const Sentence& sentence) {
    return std::ranges::any_of(sentence.statements, [&](const Statement& s) {
      auto names = [&](int n) { return std::ranges::find(s.numbers, n) != s.numbers.end(); };
      return s.meaning == Meaning::sudoku_digits && names(0) && names(digits - 1);
    });
  });
  auto values = Values::read(fmt::format("0-{}", digits - 1));
  if (!says || d.values || !values) return;
  if (std::ranges::any_of(d.givens, [](int given) { return given > 0; })) return;
  d.values = *values;
  // The stated solution has a 0 where others have a blank.
  const bool whole = d.solution.size() == d.cells();
  reading.solution.clear();
  for (const char c : whole ? d.solution : std::string())
    reading.solution.push_back(c >= '0' && c < '0' + digits ? c - '0' + 1 : 0);
}

// The reading of a drawing by these rules in words.
Reading read_by(const Grammar& grammar, Drawing drawing, const std::vector<Object>& objects,
                std::string_view rules, Layouts& layouts) {
  Reading reading;
  reading.drawing = std::move(drawing);
  const Drawing& d = reading.drawing;
  reading.solution = drawing::stated_solution(d);
  reading.sentences = parse_rules(grammar, rules);
  use_values_from_zero(reading);
  reading.objects = objects;
  for (const std::string& name : d.unknown)
    reading.missing.push_back("member: '" + name + "' is not understood");
  Binder(reading).bind();
  const bool says_sudoku = std::ranges::any_of(reading.sentences, [](const Sentence& s) {
    return std::ranges::any_of(s.statements, [](const Statement& t) {
      return t.meaning == Meaning::sudoku || t.meaning == Meaning::sudoku_digits;
    });
  });
  if (const auto wrong = wrong_regions(d, says_sudoku && !d.exact))
    reading.missing.push_back("regions: " + *wrong);
  if (reading.sentences.empty() && std::ranges::any_of(reading.objects, is_drawn))
    reading.missing.emplace_back("rules: no rules are stated in words");
  else if (!reading.sentences.empty() && !says_sudoku && reading.solution.empty() && !d.exact)
    reading.missing.emplace_back("sudoku: no sentence says that normal sudoku rules apply");

  Puzzle& puzzle = reading.puzzle;
  for (const int given : d.givens) puzzle.givens.push_back(static_cast<Digit>(given));
  puzzle.title = d.title;
  puzzle.author = d.author;
  puzzle.source = d.source;
  puzzle.rules = d.rules;
  puzzle.message = d.message;
  auto layout = layouts.of(spec_of(reading));
  if (!layout) {
    reading.missing.push_back("layout: " + layout.error().reason);
    return reading;
  }
  puzzle.layout = *layout;
  // Cells beside the grid come after it.
  if (!d.loose) {
    puzzle.givens.resize(static_cast<std::size_t>((*layout)->size()));
    puzzle.marks = d.candidates;
    if (!d.candidates.empty())
      puzzle.marks.resize(puzzle.givens.size(), DigitSet::up_to((*layout)->digits()));
    puzzle.given_marks = puzzle.marks;
    if (!reading.solution.empty()) reading.solution.resize(puzzle.givens.size());
  }
  if (d.loose) {
    puzzle.givens = in_order(**layout, d, puzzle.givens);
    if (!reading.solution.empty()) reading.solution = in_order(**layout, d, reading.solution);
  }
  if (!reading.solution.empty())
    if (const auto what = broken(*puzzle.layout, reading.solution, puzzle.givens))
      reading.missing.push_back("solution: the stated solution breaks " + *what);
  return reading;
}

}  // namespace

bool Reading::may_suffice() const {
  return !in_full() && !needs_one_solution() && puzzle.layout && !solution.empty() &&
         std::ranges::all_of(solution | std::views::take(drawing.cells()),
                             [](int digit) { return digit > 0; });
}

bool Reading::agrees(std::span<const Digit> digits) const {
  CLEW_ASSERT(solution.empty() || digits.size() <= solution.size());
  for (std::size_t c = 0; c < digits.size() && !solution.empty(); ++c)
    if (solution[c] && solution[c] != digits[c]) return false;
  return true;
}

Solved search(const Puzzle& puzzle) {
  constexpr std::uint64_t conflicts = 20'000;  // the same on every machine, unless one is very slow
  constexpr double seconds = 20;
  auto solved = solve(puzzle, {.stop = stop_after(seconds), .conflicts = conflicts});
  return solved ? std::move(*solved) : Solved{};
}

void settle(Reading& reading) {
  if (reading.solutions || (!reading.needs_one_solution() && !reading.may_suffice())) return;
  const Solved solved = search(reading.puzzle);
  reading.solutions = reading.agrees(solved.solution) ? solved.status : Status::none;
}

Expected<Reading> read_drawing(Drawing drawing, Layouts& layouts) {
  const Grammar grammar;
  const std::string rules = drawing.rules;
  const std::vector<Object> objects = classify(drawing);
  Reading reading = read_by(grammar, std::move(drawing), objects, rules, layouts);
  if (!reading.sentences.empty() || !std::ranges::any_of(reading.objects, is_drawn)) return reading;
  Reading usual = read_by(grammar, reading.drawing, objects, usual_rules(objects), layouts);
  if (!usual.missing.empty() || !usual.puzzle.layout) return reading;
  usual.by_convention = true;
  usual.absent.clear();
  usual.missing = std::move(reading.missing);
  return usual;
}

}  // namespace clew::text::rules
