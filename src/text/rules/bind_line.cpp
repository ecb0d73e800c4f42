// Constraints of a single line.
#include <algorithm>
#include <cstdlib>
#include <map>

#include "text/choice.h"
#include "text/rules/binder.h"
#include "text/rules/line_shapes.h"

namespace clew::text::rules {

Binder::Problem Binder::equal_lines(const std::vector<Object>& lines) {
  ConstraintSpec spec{.kind = Drawn::equal_sums};
  for (const Object& line : lines) {
    std::vector<Place> cells = line.cells;
    if (is_loop(line)) cells.pop_back();
    if (repeats(cells)) return "a line crosses itself";
    if (!spec.cells.empty()) spec.splits.push_back(static_cast<std::uint16_t>(spec.cells.size()));
    spec.cells.insert(spec.cells.end(), cells.begin(), cells.end());
  }
  if (spec.splits.empty()) return "there are not two lines";
  add(std::move(spec));
  return {};
}

// A line through a circle or diamond ends there, and another one begins.
Binder::Problem Binder::bind_ended_line(const Statement& s, const Object& line) {
  std::vector<std::vector<Place>> pieces{{}};
  for (std::size_t i = 0; i < line.cells.size(); ++i) {
    const Place p = line.cells[i];
    const auto circles = ends_at(s.meaning, p);
    const bool end = i == 0 || i + 1 == line.cells.size();
    if (end && circles.empty())
      return s.meaning == Meaning::lockout ? "a line has no diamond at an end"
                                           : "a line has no circle at an end";
    pieces.back().push_back(p);
    bool cut = end;
    for (Object* circle : circles) {
      if (!end && circle->sentence >= 0 && circle->sentence != sentence_) continue;
      circle->sentence = sentence_;
      cut = true;
    }
    if (cut && !end) pieces.push_back({p});
  }
  for (std::vector<Place>& cells : pieces) {
    if (repeats(cells)) return "a line is closed or crosses itself";
    if (cells.size() < 3 && pieces.size() > 1) continue;
    if (cells.size() < 3) return "a line has no cell between its ends";
    if (auto problem = add_between(s, std::move(cells))) return problem;
  }
  return {};
}

Binder::Problem Binder::add_between(const Statement& s, std::vector<Place> cells) {
  if (s.meaning == Meaning::split_peas) {
    // The ends are a pill of two digits, in either order.
    if (digits_ > 9) return "a digit is above 9";
    std::rotate(cells.begin() + 1, cells.end() - 1, cells.end());
    ConstraintSpec other{.kind = Drawn::arrow, .cells = cells, .splits = {2}};
    std::swap(other.cells[0], other.cells[1]);
    add(choice_of(
        {{.kind = Drawn::arrow, .cells = std::move(cells), .splits = {2}}, std::move(other)}));
  } else if (s.meaning == Meaning::lockout) {
    const Statement* number = s.numbers.empty() ? find(Meaning::lockout_ends) : &s;
    if (!number || number->numbers.empty()) return "it does not say by how much the ends differ";
    add({.kind = Drawn::lockout, .cells = std::move(cells), .values = {number->numbers.back()}});
  } else {
    add({.kind = s.meaning == Meaning::between ? Drawn::between : Drawn::double_arrow,
         .cells = std::move(cells)});
  }
  return {};
}

Binder::Problem Binder::index_line(const Object& line) {
  std::vector<Place> cells = line.cells;
  if (is_loop(line) || repeats(cells)) return "a line is closed or crosses itself";
  const auto front = ends_at(Meaning::index_line, cells.front()),
             back = ends_at(Meaning::index_line, cells.back());
  if (front.empty() == back.empty()) return "a line has no mark at one end only";
  for (Object* mark : front.empty() ? back : front) claim(*mark);
  if (front.empty()) std::ranges::reverse(cells);
  add({.kind = Drawn::index_line, .cells = std::move(cells)});
  return {};
}

// Cells of a line that branches or crosses itself are one segment if they hang together within a box.
Binder::Problem Binder::branched_region_sum(const std::vector<const Object*>& parts) {
  std::map<Place, Place> above;  // towards one cell of each segment
  auto top = [&](Place p) {
    while (above.at(p) != p) p = above.at(p);
    return p;
  };
  for (const Object* part : parts)
    for (std::size_t i = 0; i < part->cells.size(); ++i) {
      const Place p = part->cells[i];
      above.try_emplace(p, p);
      if (i == 0 || region_of(p) != region_of(part->cells[i - 1])) continue;
      above[top(p)] = top(part->cells[i - 1]);
    }
  std::map<Place, std::vector<Place>> segments;
  for (const auto& [p, up] : above) segments[top(p)].push_back(p);
  if (segments.size() < 2) return "a line stays in one box";
  ConstraintSpec spec{.kind = Drawn::equal_sums};
  for (const auto& [first, cells] : segments) {
    if (!spec.cells.empty()) spec.splits.push_back(static_cast<std::uint16_t>(spec.cells.size()));
    spec.cells.insert(spec.cells.end(), cells.begin(), cells.end());
  }
  add(std::move(spec));
  return {};
}

// Every three cells in a row, along a line that is closed or crosses itself.
Binder::Problem Binder::by_threes(Drawn kind, const std::vector<int>& values, const Object& line) {
  std::vector<Place> cells = line.cells;
  if (is_loop(line)) {
    if (cells.size() < 4) return "a line is closed too soon";
    cells.push_back(cells[1]);
  }
  for (std::size_t i = 2; i < cells.size(); ++i) {
    if (cells[i - 2] == cells[i]) return "a line turns back";
    add({.kind = kind, .cells = {cells[i - 2], cells[i - 1], cells[i]}, .values = values});
  }
  return {};
}

Binder::Problem Binder::related_neighbours(const Statement& s, const Object& line) {
  const std::vector<int>& n = s.numbers;
  if (s.meaning != Meaning::line_consecutive && n.size() < 2) return "the numbers are not clear";
  for (std::size_t i = 1; i < line.cells.size(); ++i)
    add(pairs({line.cells[i - 1], line.cells[i]}, [&](int a, int b) {
      const int apart = std::abs(a - b);
      if (s.meaning == Meaning::line_consecutive) return apart == 1;
      const int first = n[n.size() - 2], second = n.back();
      if (s.meaning == Meaning::line_pair_sums) return a + b == first || a + b == second;
      return apart >= first || a + b <= second;
    }));
  return {};
}

// Every three cells in a row have a sum that is a multiple of the number.
Binder::Problem Binder::multiples_of_threes(const Statement& s, const Object& line) {
  if (s.numbers.empty() || s.numbers.back() < 2) return "the divisor is not clear";
  for (std::size_t i = 2; i < line.cells.size(); ++i) {
    const std::vector<Place> three(line.cells.begin() + static_cast<std::ptrdiff_t>(i) - 2,
                                   line.cells.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    if (three[0] == three[2]) return "a line turns back";
    add(sum_is_multiple(three, s.numbers.back(), digits_));
  }
  return {};
}

// One difference, whichever it is, between all neighbours along the line.
Binder::Problem Binder::same_difference(const Object& line) {
  if (line.cells.size() < 3) return "a line has only two cells";
  if (repeats(line.cells)) return "a line is closed or crosses itself";
  ConstraintSpec spec{.kind = Drawn::either};
  for (int d = 0; d < digits_; ++d) {
    if (d > 0) spec.splits.push_back(static_cast<std::uint16_t>(d));
    spec.inner.push_back(pairs(line.cells, [&](int a, int b) { return std::abs(a - b) == d; }));
  }
  add(std::move(spec));
  return {};
}

// A closed line begins where it enters a box, so that no segment is cut.
Binder::Problem Binder::region_sum(const Object& line) {
  std::vector<Place> cells = line.cells;
  if (is_loop(line)) {
    cells.pop_back();
    std::size_t begin = 0;
    while (begin < cells.size() &&
           region_of(cells[begin]) == region_of(cells[(begin + cells.size() - 1) % cells.size()]))
      ++begin;
    if (begin == cells.size()) return "a line stays in one box";
    std::ranges::rotate(cells, cells.begin() + static_cast<std::ptrdiff_t>(begin));
  }
  if (repeats(cells)) return branched_region_sum({&line});
  add({.kind = Drawn::region_sum, .cells = std::move(cells)});
  return {};
}

Binder::Problem Binder::bind_line(const Statement& s, const Object& line) {
  std::vector<Place> cells = line.cells;
  const bool loop = is_loop(line);
  if (loop) cells.pop_back();
  const bool crosses = repeats(cells);
  auto whole = [&](Drawn kind, std::vector<int> values = {}) -> Problem {
    if (loop || crosses) return "a line is closed or crosses itself";
    add({.kind = kind, .cells = cells, .values = std::move(values)});
    return {};
  };
  auto by_pairs = [&](Drawn kind, const std::vector<int>& values) -> Problem {
    if (!crosses) {
      add({.kind = kind, .cells = cells, .values = values});
      if (loop) add({.kind = kind, .cells = {cells.back(), cells.front()}, .values = values});
      return {};
    }
    for (std::size_t i = 1; i < line.cells.size(); ++i)
      add({.kind = kind, .cells = {line.cells[i - 1], line.cells[i]}, .values = values});
    return {};
  };
  switch (s.meaning) {
    case Meaning::whispers:
      if (s.numbers.empty()) return "the difference is not clear";
      return by_pairs(Drawn::whispers, {s.numbers.back()});
    case Meaning::whispers_bare:
      // Three digits cannot all differ by so much, so neighbours are meant.
      if (s.numbers.empty() || 2 * s.numbers.back() < digits_) return "the difference is not clear";
      return by_pairs(Drawn::whispers, {s.numbers.back()});
    case Meaning::same_difference:
      return same_difference(line);
    case Meaning::line_consecutive:
    case Meaning::line_pair_sums:
    case Meaning::whispers_or_small:
      return related_neighbours(s, line);
    case Meaning::line_threes:
      return multiples_of_threes(s, line);
    case Meaning::line_monotone:
    case Meaning::line_end_sum:
      if (loop || crosses) return "a line is closed or crosses itself";
      if (cells.size() < 3) return "a line has only two cells";
      add(from_either_end(s.meaning == Meaning::line_end_sum
                              ? ConstraintSpec{.kind = Drawn::arrow, .cells = cells, .splits = {1}}
                              : ConstraintSpec{.kind = Drawn::thermometer, .cells = cells}));
      return {};
    case Meaning::line_related:
    case Meaning::line_never:
    case Meaning::line_cells:
      return line_of_relation(s, line);
    case Meaning::line_complete:
      if (crosses || cells.size() != static_cast<std::size_t>(digits_) || s.numbers.size() < 2 ||
          s.numbers[s.numbers.size() - 2] != 1 || s.numbers.back() != digits_)
        return "a line has not as many cells as there are digits";
      return whole(Drawn::group);
    case Meaning::german_whispers:
      return by_pairs(Drawn::whispers, {5});
    case Meaning::dutch_whispers:
      return by_pairs(Drawn::whispers, {4});
    case Meaning::parity:
      return by_pairs(Drawn::modular, {2});
    case Meaning::renban:
    case Meaning::nabner:
    case Meaning::line_even:
    case Meaning::line_odd:
    case Meaning::line_distinct: {
      std::ranges::sort(cells);
      const auto twice = std::ranges::unique(cells);
      cells.erase(twice.begin(), twice.end());
      if (s.meaning == Meaning::line_distinct) {
        if (cells.size() > static_cast<std::size_t>(digits_)) return "a line has too many cells";
        add({.kind = Drawn::group, .cells = std::move(cells)});
      } else {
        add({.kind = s.meaning == Meaning::renban      ? Drawn::renban
                     : s.meaning == Meaning::line_even ? Drawn::even
                     : s.meaning == Meaning::line_odd  ? Drawn::odd
                                                       : Drawn::nabner,
             .cells = std::move(cells)});
      }
      return {};
    }
    case Meaning::line_equal:
      return by_pairs(Drawn::palindrome, {});
    case Meaning::line_total:
      if (crosses || s.numbers.empty()) return "a line crosses itself";
      add({.kind = Drawn::sum, .cells = cells, .values = {s.numbers.back()}});
      return {};
    case Meaning::sum_line:
      return s.numbers.empty() ? Problem("the sum is not clear")
                               : whole(Drawn::sum_line, {s.numbers.back()});
    case Meaning::palindrome:
      return whole(Drawn::palindrome);
    case Meaning::zipper_equal:
      if (cells.size() % 2 == 1 && !has(Meaning::zipper_continued))
        return "a line has a middle that is not spoken of";
      return whole(Drawn::zipper);
    case Meaning::zipper:
      return whole(Drawn::zipper);
    case Meaning::entropic:
      if (digits_ != 9) return "the digits are not 1 to 9";
      return loop || crosses ? by_threes(Drawn::entropic, {}, line) : whole(Drawn::entropic);
    case Meaning::modular:
      if (digits_ != 9) return "the digits are not 1 to 9";
      return loop || crosses ? by_threes(Drawn::modular, {3}, line) : whole(Drawn::modular, {3});
    case Meaning::region_sum:
      return region_sum(line);
    case Meaning::between:
    case Meaning::double_arrow:
    case Meaning::split_peas:
    case Meaning::lockout:
      return bind_ended_line(s, line);
    case Meaning::index_line:
      return index_line(line);
    default:
      return "no constraint is known for it";
  }
}

}  // namespace clew::text::rules
