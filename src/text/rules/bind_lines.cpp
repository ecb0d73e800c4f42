// Arrows, thermometers and other lines.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

#include "text/rules/binder.h"

namespace clew::text::rules {
namespace {

bool is_loop(const Object& line) {
  return line.cells.size() > 2 && line.cells.front() == line.cells.back();
}

/// Lines that say something of their cells without an order: strokes that meet are one of them.
bool is_set(Meaning meaning) {
  return meaning == Meaning::renban || meaning == Meaning::nabner ||
         meaning == Meaning::line_distinct || meaning == Meaning::line_total ||
         meaning == Meaning::line_even || meaning == Meaning::line_odd ||
         meaning == Meaning::line_sums_equal;
}

/// Lines that may have another rule too.
bool is_property(Meaning meaning) { return is_set(meaning) && meaning != Meaning::renban; }

bool is_ended(Meaning meaning) {
  return meaning == Meaning::between || meaning == Meaning::double_arrow;
}

/// Lines that say something of neighbours, or end in circles: where strokes meet makes no difference.
bool is_by_pairs(Meaning meaning) {
  return meaning == Meaning::whispers || meaning == Meaning::whispers_bare ||
         meaning == Meaning::german_whispers || meaning == Meaning::dutch_whispers ||
         meaning == Meaning::parity || meaning == Meaning::line_equal ||
         meaning == Meaning::between || meaning == Meaning::double_arrow;
}

// Returns true if one line begins within the other one, or at an end of it.
bool branches(const Object& a, const Object& b) {
  auto on_the_way = [](Place end, const Object& line) {
    return std::ranges::find(line.cells, end) != line.cells.end();
  };
  auto begins_on = [&](const Object& line, const Object& other) {
    return !is_loop(line) &&
           (on_the_way(line.cells.front(), other) || on_the_way(line.cells.back(), other));
  };
  return a.colour == b.colour && a.cells != b.cells && (begins_on(a, b) || begins_on(b, a));
}

bool repeats(const std::vector<Place>& cells) {
  std::vector<Place> sorted = cells;
  std::ranges::sort(sorted);
  return std::ranges::adjacent_find(sorted) != sorted.end();
}

}  // namespace

// Lines of the statement's colour; without a colour, all that are left, if they have one. Lines that
// another sentence of the same meaning claims are left out.
std::vector<Object*> Binder::lines_of(const Statement& s) {
  if (is_ended(s.meaning)) return ended_lines(s);
  std::vector<Object*> lines;
  for (Object& o : reading_.objects)
    if (o.sort == Sort::line && (s.hues.empty() ? o.sentence < 0 : fits(s, o))) lines.push_back(&o);
  // Thermometers of that colour are lines of another kind.
  if (std::ranges::any_of(lines, [](const Object* line) { return line->sentence < 0; }))
    std::erase_if(lines, [&](const Object* line) { return is_thermometer(*line); });
  return lines;
}

bool Binder::is_thermometer(const Object& line) const {
  return line.sentence >= 0 &&
         std::ranges::any_of(reading_.sentences[static_cast<std::size_t>(line.sentence)].statements,
                             [](const Statement& t) {
                               return t.meaning == Meaning::thermo ||
                                      t.meaning == Meaning::slow_thermo;
                             });
}

// Without a colour, lines that end in circles. The colour may be that of the circles.
std::vector<Object*> Binder::ended_lines(const Statement& s) {
  auto has_circles = [&](const Object& o, bool of_colour) {
    return std::ranges::all_of(std::array{o.cells.front(), o.cells.back()}, [&](Place end) {
      const auto circles = circles_at(end);
      return std::ranges::any_of(
          circles, [&](const Object* circle) { return !of_colour || fits(s, *circle); });
    });
  };
  std::vector<Object*> coloured, ended, left;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::line) continue;
    if (!s.hues.empty() && fits(s, o)) coloured.push_back(&o);
    if (o.sentence >= 0) continue;
    left.push_back(&o);
    if (has_circles(o, !s.hues.empty())) ended.push_back(&o);
  }
  if (!coloured.empty()) return coloured;
  return ended.empty() && s.hues.empty() ? left : ended;
}

// Lines of other sentences that have another property besides: those of the statement's colour; without
// a colour, all lines if it names no kind of them.
std::vector<Object*> Binder::lines_with_property(const Statement& s) {
  std::vector<Object*> lines;
  if (!is_property(s.meaning) || !s.hues.empty()) return lines;
  auto says = [&](const Object& o, auto means) {
    return o.sentence >= 0 &&
           std::ranges::any_of(reading_.sentences[static_cast<std::size_t>(o.sentence)].statements,
                               [&](const Statement& t) { return means(t.meaning); });
  };
  if (s.names_kind && s.meaning != Meaning::nabner) return lines;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::line) continue;
    if (is_thermometer(o)) return {};
    if (!s.names_kind || says(o, [](Meaning m) { return m == Meaning::line_distinct; }))
      lines.push_back(&o);
  }
  return lines;
}

// Returns true if another sentence says the same of the line.
bool Binder::is_repeated(const Statement& s, const Object& line) const {
  if (line.sentence < 0 || line.sentence == sentence_) return false;
  const auto& statements = reading_.sentences[static_cast<std::size_t>(line.sentence)].statements;
  return std::ranges::any_of(statements, [&](const Statement& t) {
    const bool same_number = s.numbers.empty() || t.numbers.empty() ||
                             s.meaning == Meaning::region_sum ||
                             s.numbers.back() == t.numbers.back();
    return t.meaning == s.meaning && same_number;
  });
}

Binder::Problem Binder::bind_lines(const Statement& s) {
  static constexpr std::pair<Meaning, Drawn> kinds[] = {
      {Meaning::whispers, Drawn::whispers},
      {Meaning::german_whispers, Drawn::whispers},
      {Meaning::dutch_whispers, Drawn::whispers},
      {Meaning::renban, Drawn::renban},
      {Meaning::palindrome, Drawn::palindrome},
      {Meaning::region_sum, Drawn::region_sum},
      {Meaning::between, Drawn::between},
      {Meaning::double_arrow, Drawn::double_arrow},
      {Meaning::zipper, Drawn::zipper},
      {Meaning::entropic, Drawn::entropic},
      {Meaning::nabner, Drawn::nabner}};
  std::vector<Object*> lines = lines_of(s);
  const bool besides = lines.empty();
  if (besides) lines = lines_with_property(s);
  bool any = !lines.empty();
  std::erase_if(lines, [&](const Object* line) { return is_repeated(s, *line); });
  if (any && lines.empty()) return {};
  for (const auto& [meaning, kind] : kinds)
    for (Made& m : reading_.made)
      if (meaning == s.meaning && m.constraint.kind == kind && m.sentence < 0) {
        m.sentence = sentence_;
        any = true;
      }
  if (!any)
    return s.hues.empty() ? Problem("no line is left for it")
                          : Problem(fmt::format("no {} line is drawn", drawing::name(s.hues[0])));
  const bool about_all = is_about_all_lines(s);
  for (const Object* line : lines) {
    if (s.hues.empty() && !about_all && !besides &&
        hue_of(line->colour) != hue_of(lines[0]->colour))
      return "it names no colour, and lines of several colours are left";
    if (s.shade && !(line->colour == lines[0]->colour))
      return "lines of several such colours are drawn";
  }
  for (Object* line : lines)
    if (!besides) claim(*line);
  std::vector<Object> wholes;
  std::vector<bool> joined(lines.size(), false);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (joined[i]) continue;
    Object whole = *lines[i];
    // Strokes that branch off are the same line, if that has no order.
    std::vector<std::size_t> parts{i};
    for (std::size_t p = 0; p < parts.size() && !is_by_pairs(s.meaning); ++p)
      for (std::size_t j = i + 1; j < lines.size(); ++j) {
        if (joined[j] || !branches(*lines[parts[p]], *lines[j])) continue;
        if (!is_set(s.meaning) && s.meaning != Meaning::region_sum) return "a line has a branch";
        joined[j] = true;
        parts.push_back(j);
        whole.cells.insert(whole.cells.end(), lines[j]->cells.begin(), lines[j]->cells.end());
      }
    if (parts.size() > 1 && s.meaning == Meaning::region_sum) {
      std::vector<const Object*> branched;
      for (const std::size_t part : parts) branched.push_back(lines[part]);
      if (auto problem = branched_region_sum(branched)) return problem;
      continue;
    }
    if (parts.size() > 1) {
      std::ranges::sort(whole.cells);
      const auto twice = std::ranges::unique(whole.cells);
      whole.cells.erase(twice.begin(), twice.end());
    }
    if (s.meaning == Meaning::line_sums_equal)
      wholes.push_back(std::move(whole));
    else if (auto problem = bind_line(s, whole))
      return problem;
  }
  return s.meaning == Meaning::line_sums_equal ? equal_lines(wholes) : Problem();
}

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

// A line through a circle ends there, and another one begins.
Binder::Problem Binder::bind_ended_line(const Statement& s, const Object& line) {
  std::vector<std::vector<Place>> pieces{{}};
  for (std::size_t i = 0; i < line.cells.size(); ++i) {
    const Place p = line.cells[i];
    const auto circles = circles_at(p);
    const bool end = i == 0 || i + 1 == line.cells.size();
    if (end && circles.empty()) return "a line has no circle at an end";
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
    add({.kind = s.meaning == Meaning::between ? Drawn::between : Drawn::double_arrow,
         .cells = std::move(cells)});
  }
  return {};
}

// Cells of a branching line that hang together within a box are one segment.
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
Binder::Problem Binder::by_threes(Drawn kind, std::vector<int> values, const Object& line) {
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
  if (repeats(cells)) return "a line crosses itself";
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
      return bind_ended_line(s, line);
    default:
      return "no constraint is known for it";
  }
}

}  // namespace clew::text::rules
