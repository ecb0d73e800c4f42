// Arrows, thermometers and other lines.
#include <fmt/format.h>

#include <algorithm>
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
         meaning == Meaning::line_distinct || meaning == Meaning::line_total;
}

/// Lines that say something of neighbours, or end in circles: where strokes meet makes no difference.
bool is_by_pairs(Meaning meaning) {
  return meaning == Meaning::whispers || meaning == Meaning::german_whispers ||
         meaning == Meaning::dutch_whispers || meaning == Meaning::parity ||
         meaning == Meaning::line_equal || meaning == Meaning::between ||
         meaning == Meaning::double_arrow;
}

// Returns true if one line begins within the other one.
bool branches(const Object& a, const Object& b) {
  auto on_the_way = [](Place end, const Object& line) {
    return line.cells.size() > 2 &&
           std::find(line.cells.begin() + 1, line.cells.end() - 1, end) != line.cells.end() - 1;
  };
  return a.colour == b.colour && a.cells != b.cells &&
         (on_the_way(a.cells.front(), b) || on_the_way(a.cells.back(), b) ||
          on_the_way(b.cells.front(), a) || on_the_way(b.cells.back(), a));
}

bool repeats(const std::vector<Place>& cells) {
  std::vector<Place> sorted = cells;
  std::ranges::sort(sorted);
  return std::ranges::adjacent_find(sorted) != sorted.end();
}

}  // namespace

Binder::Problem Binder::bind_arrows(const Statement& s) {
  std::map<int, ConstraintSpec> by_circle;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::arrow || !fits({.hues = s.hues}, o)) continue;
    claim(o);
    Object& circle = reading_.objects[static_cast<std::size_t>(o.attached)];
    if (o.circle_cells > 2) return "a pill has more than two cells";
    auto [it, fresh] = by_circle.try_emplace(o.attached);
    ConstraintSpec& spec = it->second;
    if (fresh) {
      claim(circle);
      spec.kind = Drawn::arrow;
      // Pills are read from left to right, and from top to bottom.
      std::vector<Place> pill(o.cells.begin(),
                              o.cells.begin() + static_cast<std::ptrdiff_t>(o.circle_cells));
      std::ranges::sort(pill);
      spec.cells = std::move(pill);
    }
    spec.splits.push_back(static_cast<std::uint16_t>(spec.cells.size()));
    spec.cells.insert(spec.cells.end(),
                      o.cells.begin() + static_cast<std::ptrdiff_t>(o.circle_cells), o.cells.end());
  }
  bool any = !by_circle.empty();
  for (auto& [circle, spec] : by_circle) add(std::move(spec));
  for (Made& m : reading_.made)
    if (m.constraint.kind == Drawn::arrow && m.sentence < 0) {
      m.sentence = sentence_;
      any = true;
    }
  return any ? Problem() : Problem("no arrow is drawn");
}

std::vector<Object*> Binder::circles_at(Place p) {
  std::vector<Object*> found;
  for (Object& o : reading_.objects)
    if (o.sort == Sort::circle && o.cells.size() == 1 && o.cells[0] == p) found.push_back(&o);
  return found;
}

// A bulb is at exactly one end of a line and has its hue. Lines that leave a thermometer on the way
// are branches of it: thermometers from the same bulb.
Binder::Problem Binder::bind_thermos(const Statement& s) {
  const Drawn kind = s.meaning == Meaning::thermo ? Drawn::thermometer : Drawn::slow_thermometer;
  auto bulb_at = [&](const Object& line, Place p) -> Object* {
    for (Object* circle : circles_at(p))
      if (hue_of(circle->colour) == hue_of(line.colour) && circle->size >= 0.5 &&
          circle->text.empty())
        return circle;
    return nullptr;
  };
  struct Thermo {
    std::vector<Place> cells;
    Hue hue;
  };
  std::vector<Thermo> thermos;
  std::vector<Object*> rest;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::line || o.sentence >= 0 || !fits(s, o)) continue;
    Object* front = bulb_at(o, o.cells.front());
    Object* back = bulb_at(o, o.cells.back());
    if (front && back && front != back) return "a line has a bulb at both ends";
    if (!front && !back) {
      rest.push_back(&o);
      continue;
    }
    if (repeats(o.cells)) return "a thermometer crosses itself";
    claim(o);
    claim(front ? *front : *back);
    std::vector<Place> cells = o.cells;
    if (!front) std::ranges::reverse(cells);
    thermos.push_back({std::move(cells), hue_of(o.colour)});
  }
  for (bool again = true; again;) {
    again = false;
    for (Object*& o : rest) {
      if (!o) continue;
      for (std::size_t t = 0; t < thermos.size(); ++t) {
        if (thermos[t].hue != hue_of(o->colour)) continue;
        std::vector<Place> branch = o->cells;
        auto at = std::ranges::find(thermos[t].cells, branch.front());
        if (at == thermos[t].cells.end()) {
          std::ranges::reverse(branch);
          at = std::ranges::find(thermos[t].cells, branch.front());
        }
        if (at == thermos[t].cells.end() || at == thermos[t].cells.begin()) continue;
        std::vector<Place> cells(thermos[t].cells.begin(), at);
        cells.insert(cells.end(), branch.begin(), branch.end());
        if (repeats(cells)) continue;
        claim(*o);
        thermos.push_back({std::move(cells), hue_of(o->colour)});
        o = nullptr;
        again = true;
        break;
      }
    }
  }
  bool any = !thermos.empty();
  for (Thermo& thermo : thermos) add({.kind = kind, .cells = std::move(thermo.cells)});
  for (Made& m : reading_.made)
    if (m.constraint.kind == kind && m.sentence < 0) {
      m.sentence = sentence_;
      any = true;
    }
  return any ? Problem() : Problem("no line with a bulb at one end is drawn");
}

// Lines of the statement's colour; without a colour, all that are left, if they have one.
std::vector<Object*> Binder::lines_of(const Statement& s) {
  std::vector<Object*> lines;
  for (Object& o : reading_.objects)
    if (o.sort == Sort::line && (s.hues.empty() ? o.sentence < 0 : fits(s, o))) lines.push_back(&o);
  return lines;
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
  bool any = !lines.empty();
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
    if (s.hues.empty() && !about_all && hue_of(line->colour) != hue_of(lines[0]->colour))
      return "it names no colour, and lines of several colours are left";
    if (s.shade && !(line->colour == lines[0]->colour))
      return "lines of several such colours are drawn";
  }
  for (Object* line : lines) claim(*line);
  std::vector<bool> joined(lines.size(), false);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (joined[i]) continue;
    Object whole = *lines[i];
    // Strokes that branch off are the same line, if that has no order.
    std::vector<std::size_t> parts{i};
    for (std::size_t p = 0; p < parts.size() && !is_by_pairs(s.meaning); ++p)
      for (std::size_t j = i + 1; j < lines.size(); ++j) {
        if (joined[j] || !branches(*lines[parts[p]], *lines[j])) continue;
        if (!is_set(s.meaning)) return "a line has a branch";
        joined[j] = true;
        parts.push_back(j);
        whole.cells.insert(whole.cells.end(), lines[j]->cells.begin(), lines[j]->cells.end());
      }
    if (parts.size() > 1) {
      std::ranges::sort(whole.cells);
      const auto twice = std::ranges::unique(whole.cells);
      whole.cells.erase(twice.begin(), twice.end());
    }
    if (auto problem = bind_line(s, whole)) return problem;
  }
  return {};
}

Binder::Problem Binder::bind_ended_line(const Statement& s, const Object& line) {
  for (const Place end : {line.cells.front(), line.cells.back()}) {
    const auto circles = circles_at(end);
    if (circles.empty()) return "a line has no circle at an end";
    for (Object* circle : circles) circle->sentence = sentence_;
  }
  if (line.cells.size() < 3) return "a line has no cell between its ends";
  add({.kind = s.meaning == Meaning::between ? Drawn::between : Drawn::double_arrow,
       .cells = line.cells});
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
    case Meaning::german_whispers:
      return by_pairs(Drawn::whispers, {5});
    case Meaning::dutch_whispers:
      return by_pairs(Drawn::whispers, {4});
    case Meaning::parity:
      return by_pairs(Drawn::modular, {2});
    case Meaning::renban:
    case Meaning::nabner:
    case Meaning::line_distinct: {
      std::ranges::sort(cells);
      const auto twice = std::ranges::unique(cells);
      cells.erase(twice.begin(), twice.end());
      if (s.meaning == Meaning::line_distinct) {
        if (cells.size() > static_cast<std::size_t>(digits_)) return "a line has too many cells";
        add({.kind = Drawn::group, .cells = std::move(cells)});
      } else {
        add({.kind = s.meaning == Meaning::renban ? Drawn::renban : Drawn::nabner,
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
    case Meaning::zipper:
      return whole(Drawn::zipper);
    case Meaning::entropic:
      return digits_ == 9 ? whole(Drawn::entropic) : Problem("the digits are not 1 to 9");
    case Meaning::modular:
      return digits_ == 9 ? whole(Drawn::modular, {3}) : Problem("the digits are not 1 to 9");
    case Meaning::region_sum:
      return region_sum(line);
    case Meaning::between:
    case Meaning::double_arrow:
      if (loop || crosses) return "a line is closed or crosses itself";
      return bind_ended_line(s, line);
    default:
      return "no constraint is known for it";
  }
}

}  // namespace clew::text::rules
