// Cells in a relation: neighbours along lines, cells that a dot joins, neighbours in the grid; and cells
// of which each has a property.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

#include "text/choice.h"
#include "text/rules/binder.h"

namespace clew::text::rules {
namespace {

bool is_negated(Meaning meaning) {
  return meaning == Meaning::line_never || meaning == Meaning::dot_never ||
         meaning == Meaning::all_never || meaning == Meaning::knight_never ||
         meaning == Meaning::touch_never;
}

}  // namespace

bool Binder::has_relation(const Statement& s, int a, int b) const {
  const std::vector<int>& n = s.numbers;
  if (s.meaning == Meaning::never_beside) {
    for (std::size_t i = 0; i < n.size(); i += 2)
      if ((a == n[i] && b == n[i + 1]) || (a == n[i + 1] && b == n[i])) return false;
    return true;
  }
  if (s.relation == Relation::none) return !n.empty() && std::abs(a - b) >= n.back();
  return relates(s.relation, s.amounts, a, b) != is_negated(s.meaning);
}

/// Each of the cells holds a digit with the property of the statement.
ConstraintSpec Binder::cells_that(const Statement& s, std::vector<Place> cells) const {
  ConstraintSpec spec{.kind = Drawn::candidates, .cells = std::move(cells)};
  for (int d = 1; d <= digits_; ++d)
    if (has_relation(s, d, d)) spec.values.push_back(d);
  return spec;
}

Binder::Problem Binder::line_of_relation(const Statement& s, const Object& line) {
  if (drawing_.values && !drawing_.values->values.are_digits())
    return "the digits have other values";
  if (s.meaning == Meaning::line_cells) {
    std::vector<Place> cells = line.cells;
    std::ranges::sort(cells);
    const auto twice = std::ranges::unique(cells);
    cells.erase(twice.begin(), twice.end());
    ConstraintSpec spec = cells_that(s, std::move(cells));
    if (spec.values.empty()) return "no digit is such a one";
    add(std::move(spec));
    return {};
  }
  for (std::size_t i = 1; i < line.cells.size(); ++i)
    add(pairs({line.cells[i - 1], line.cells[i]},
              [&](int a, int b) { return has_relation(s, a, b); }));
  return {};
}

Binder::Problem Binder::related_dots(const Statement& s) {
  if (s.hues.size() != 1) return "the colour of the dots is not clear";
  bool any = false;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::dot || !fits(s, o) || !o.text.empty()) continue;
    claim(o);
    any = true;
    add(pairs(o.cells, [&](int a, int b) { return has_relation(s, a, b); }));
  }
  return any || lacks_nothing(Sort::dot) ? Problem() : absent("no dot of that colour is drawn");
}

// Shaded cells and circles of a colour that no other sentence claims, in order.
std::vector<Place> Binder::coloured_cells(const Statement& s) {
  std::set<Place> cells;
  for (Object& o : reading_.objects) {
    const bool shape = o.sort == Sort::shade || o.sort == Sort::square ||
                       (o.sort == Sort::circle && o.cells.size() == 1 && o.attached < 0);
    if (!shape || o.sentence >= 0 || !o.text.empty() || !fits(s, o)) continue;
    claim(o);
    cells.insert(o.cells.begin(), o.cells.end());
  }
  return {cells.begin(), cells.end()};
}

Binder::Problem Binder::bind_index_cells(const Statement& s) {
  if (drawing_.rows != drawing_.cols || digits_ != drawing_.rows ||
      (drawing_.values && !drawing_.values->values.are_digits()))
    return "the grid has not as many digits as columns";
  std::vector<Place> cells = coloured_cells(s);
  if (cells.empty()) return absent("no such cell is marked");
  // A digit that is named is that of the column.
  for (const Place p : cells)
    if (!s.numbers.empty() && p.col + 1 != s.numbers.back())
      return "a marked cell is not in the column of the digit";
  add({.kind =
           s.meaning == Meaning::column_index_cells ? Drawn::column_indexer : Drawn::row_indexer,
       .cells = std::move(cells)});
  return {};
}

Binder::Problem Binder::equal_cells(const Statement& s) {
  if (s.hues.size() != 1) return "the colour of the cells is not clear";
  const std::vector<Place> cells = coloured_cells(s);
  if (cells.size() < 2) return "there are not two such cells";
  for (std::size_t i = 1; i < cells.size(); ++i)
    add(pairs({cells[i - 1], cells[i]}, [](int a, int b) { return a == b; }));
  return {};
}

// Circles in cells, of arrows and thermometers too. Their objects stay with the other sentences.
Binder::Problem Binder::distinct_circles(const Statement& s) {
  std::set<Place> cells;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::circle || !o.text.empty() || o.size < 0.5) continue;
    if (o.cells.size() != 1) return "a circle has several cells";
    if (o.sentence < 0) claim(o);
    cells.insert(o.cells[0]);
  }
  const auto most = static_cast<std::size_t>(digits_);
  if (cells.size() < 2 || cells.size() > most) return "there are not so many circles";
  if (!s.numbers.empty() && (s.numbers != std::vector{1, digits_} || cells.size() != most))
    return "there are not as many circles as digits";
  add({.kind = Drawn::group, .cells = {cells.begin(), cells.end()}});
  return {};
}

// Sums of cages that are of a kind, or multiples of their numbers: one of these sums holds.
Binder::Problem Binder::related_cages(const Statement& s) {
  const bool distinct = has(Meaning::cage_distinct);
  const bool multiple = s.meaning == Meaning::cage_multiple,
             remainder = s.meaning == Meaning::cage_remainder;
  if (remainder && (s.numbers.empty() || s.numbers.back() < 2)) return "the divisor is not clear";
  const int divisor = remainder ? s.numbers.back() : 0;
  const int most = drawing_.values ? drawing_.values->values.of_digit(digits_) : digits_;
  bool any = false;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::cage) continue;
    if (multiple    ? o.value < 1
        : remainder ? o.value >= divisor || (o.value < 0 && !o.text.empty())
                    : o.value >= 0)
      return "cages have other numbers";
    any = true;
    if (o.sentence < 0) {
      claim(o);
      if ((distinct || o.unique) && o.cells.size() > 1)
        add({.kind = Drawn::group, .cells = o.cells});
    }
    if (remainder && o.value < 0) continue;
    auto holds = [&](int sum) {
      return multiple    ? sum % o.value == 0
             : remainder ? sum % divisor == o.value
                         : relates(s.relation, s.amounts, sum, 0);
    };
    ConstraintSpec spec = sum_that(o.cells, most, holds);
    if (spec.inner.empty()) return "no sum is such a one";
    add(std::move(spec));
  }
  return any ? Problem() : absent("no cage is drawn");
}

// Numbers on corners that are the sum, or the greatest or smallest digit, of the four cells around.
Binder::Problem Binder::bind_corner_sums(const Statement& s) {
  if (s.meaning != Meaning::corner_sum && !has_digits())
    return "the rule is not known for such digits";
  bool any = false;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::corner || !fits(s, o)) continue;
    if (o.value < 0) return "a mark on a corner is no number";
    claim(o);
    any = true;
    if (s.meaning == Meaning::corner_sum) {
      add({.kind = Drawn::sum, .cells = o.cells, .values = {o.value}});
      continue;
    }
    const bool greatest = s.meaning == Meaning::corner_greatest;
    ConstraintSpec others{.kind = Drawn::candidates, .cells = o.cells};
    for (int d = greatest ? 1 : o.value; d <= (greatest ? o.value : digits_); ++d)
      others.values.push_back(d);
    add(std::move(others));
    add({.kind = Drawn::quadruple, .cells = o.cells, .values = {o.value}});
  }
  return any ? Problem() : absent("no mark on a corner is drawn");
}

// Numbers on edges and corners: what the sum of the two or four cells around leaves.
Binder::Problem Binder::remainders_around(const Statement& s) {
  const int divisor = s.numbers.empty() ? 0 : s.numbers.back();
  if (divisor < 2) return "the divisor is not clear";
  bool any = false;
  for (Object& o : reading_.objects) {
    const bool edge = o.sort == Sort::other && o.cells.size() == 2;
    if ((!edge && o.sort != Sort::corner) || o.value < 0 || o.sentence >= 0) continue;
    if (o.value >= divisor) return "a number is no such remainder";
    claim(o);
    any = true;
    add(sum_that(o.cells, digits_, [&](int sum) { return sum % divisor == o.value; }));
  }
  return any ? Problem() : absent("no such number is drawn");
}

// Dots of three colours, one for each remainder. The first colour is of sums that leave none.
Binder::Problem Binder::dots_with_remainders(const Statement& s) {
  const std::vector<int>& n = s.numbers;
  if (s.hues.size() != 3 || n.size() != 4 || n[0] != n[3] || n[0] < 2 || n[1] >= n[0] ||
      n[2] >= n[0])
    return "the remainders are not clear";
  bool any = false;
  for (std::size_t i = 0; i < 3; ++i)
    for (Object& o : reading_.objects) {
      if (o.sort != Sort::dot || !o.text.empty() || o.sentence >= 0 ||
          !is_called(o.colour, s.hues[i]))
        continue;
      claim(o);
      any = true;
      add(pairs(o.cells, [&](int a, int b) { return (a + b) % n[0] == (i ? n[i] : 0); }));
    }
  return any ? Problem() : absent("no dot of these colours is drawn");
}

// Circled cells that hold the sum of their neighbours.
Binder::Problem Binder::bind_circle_sums(const Statement& s) {
  const bool touch = s.meaning == Meaning::circle_touch_sum;
  const std::vector<Place> circles = coloured_cells(s);
  if (circles.empty()) return absent("no circle is drawn");
  for (const Place p : circles) {
    ConstraintSpec spec{.kind = Drawn::equal_sums, .cells = {p}, .splits = {1}};
    for (const Place step : touch ? std::array<Place, 4>{{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}}
                                  : std::array<Place, 4>{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}})
      if (const Place q{p.row + step.row, p.col + step.col}; inside(q)) spec.cells.push_back(q);
    add(std::move(spec));
  }
  return {};
}

// Circles and squares, or cells of a colour, that no other sentence claims.
Binder::Problem Binder::related_shapes(const Statement& s) {
  const bool any_shape = s.meaning == Meaning::cells_related;
  const bool circles = any_shape || s.letters.contains('c'),
             squares = any_shape || s.letters.contains('s');
  std::set<Place> cells;
  for (Object& o : reading_.objects) {
    const bool shape = (circles && o.sort == Sort::circle && o.cells.size() == 1) ||
                       (squares && o.sort == Sort::square) || (any_shape && o.sort == Sort::shade);
    if (!shape || o.sentence >= 0 || !o.text.empty() || !fits(s, o)) continue;
    if (o.attached >= 0 && reading_.objects[static_cast<std::size_t>(o.attached)].sentence >= 0)
      continue;
    claim(o);
    cells.insert(o.cells.begin(), o.cells.end());
  }
  if (cells.empty()) return absent("no such cell is marked");
  ConstraintSpec spec = cells_that(s, {cells.begin(), cells.end()});
  if (spec.values.empty()) return "no digit is such a one";
  add(std::move(spec));
  return {};
}

// Every two cells that lie so apart.
Binder::Problem Binder::related_at(const Statement& s, const std::vector<Place>& offsets) {
  for (int r = 0; r < drawing_.rows; ++r)
    for (int c = 0; c < drawing_.cols; ++c)
      for (const Place step : offsets)
        if (const Place q{r + step.row, c + step.col}; inside(q))
          add(pairs({{r, c}, q}, [&](int a, int b) { return has_relation(s, a, b); }));
  return {};
}

// Three cells in a row, or the four of a square, are neither all odd nor all even.
Binder::Problem Binder::mixed_parity(const Statement& s) {
  const bool square = s.meaning == Meaning::mixed_parity;
  if (square && std::ranges::count(s.numbers, 2) < 2) return "it is not about areas of 2x2";
  std::vector<std::vector<Place>> shapes;
  if (square)
    shapes = {{{0, 0}, {0, 1}, {1, 0}, {1, 1}}};
  else
    shapes = {{{0, 0}, {0, 1}, {0, 2}}, {{0, 0}, {1, 0}, {2, 0}}};
  for (int r = 0; r < drawing_.rows; ++r)
    for (int c = 0; c < drawing_.cols; ++c)
      for (const auto& shape : shapes) {
        std::vector<Place> cells;
        for (const Place p : shape) cells.push_back({r + p.row, c + p.col});
        if (!inside(cells.back())) continue;
        // The first cell is odd and another one even, or the other way round.
        std::vector<ConstraintSpec> mixed;
        for (std::size_t i = 1; i < cells.size(); ++i)
          mixed.push_back(
              pairs({cells[0], cells[i]}, [](int a, int b) { return (a + b) % 2 == 1; }));
        add(choice_of(std::move(mixed)));
      }
  return {};
}

Binder::Problem Binder::bind_relation(const Statement& s) {
  if (drawing_.values && s.meaning != Meaning::cage_remainder &&
      !drawing_.values->values.are_digits())
    return "the digits have other values";
  switch (s.meaning) {
    case Meaning::dot_related:
    case Meaning::dot_never:
      return related_dots(s);
    case Meaning::shape_related:
    case Meaning::cells_related:
      return related_shapes(s);
    case Meaning::cage_related:
    case Meaning::cage_multiple:
    case Meaning::cage_remainder:
      return related_cages(s);
    case Meaning::cells_equal:
      return equal_cells(s);
    case Meaning::circles_distinct:
      return distinct_circles(s);
    case Meaning::around_remainder:
      return remainders_around(s);
    case Meaning::dot_remainders:
      return dots_with_remainders(s);
    case Meaning::corner_sum:
    case Meaning::corner_greatest:
    case Meaning::corner_smallest:
      return bind_corner_sums(s);
    case Meaning::circle_beside_sum:
    case Meaning::circle_touch_sum:
      return bind_circle_sums(s);
    case Meaning::frame_digits:
    case Meaning::neighbour_digits:
      return bind_digits_beside(s);
    case Meaning::never_beside:
      if (s.numbers.empty() || s.numbers.size() % 2) return "it does not name pairs of digits";
      return related_at(s, {{0, 1}, {1, 0}});
    case Meaning::all_related:
    case Meaning::all_never:
      return related_at(s, {{0, 1}, {1, 0}});
    case Meaning::rows_related:
      return related_at(s, {{0, 1}});
    case Meaning::columns_related:
      return related_at(s, {{1, 0}});
    case Meaning::knight_related:
    case Meaning::knight_never:
      return related_at(s, {{1, 2}, {2, 1}, {1, -2}, {2, -1}});
    case Meaning::touch_related:
    case Meaning::touch_never:
      return related_at(s, {{1, 1}, {1, -1}});
    case Meaning::rising_related:
      return related_at(s, {{1, -1}});
    case Meaning::falling_related:
      return related_at(s, {{1, 1}});
    default:
      return mixed_parity(s);
  }
}

}  // namespace clew::text::rules
