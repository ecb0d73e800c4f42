// Arrows and thermometers: lines that begin at a circle.
#include <algorithm>
#include <map>

#include "text/choice.h"
#include "text/rules/binder.h"
#include "text/rules/line_shapes.h"

namespace clew::text::rules {
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
  return any ? Problem() : absent("no arrow is drawn");
}

// Sums of shafts that are not the digit in the circle: as often that as they have cells, or beside it.
Binder::Problem Binder::bind_arrow_sums(const Statement& s) {
  bool any = false;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::arrow || !fits({.hues = s.hues}, o)) continue;
    if (o.circle_cells != 1) return "a pill has several cells";
    claim(o);
    if (Object& circle = reading_.objects[static_cast<std::size_t>(o.attached)];
        circle.sentence < 0)
      claim(circle);
    any = true;
    ConstraintSpec sum{.kind = Drawn::sum, .cells = o.cells, .values = {0}};
    sum.values.resize(o.cells.size() + 1, -1);
    const bool average = s.meaning == Meaning::arrow_average;
    sum.values[1] = average ? static_cast<int>(o.cells.size()) - 1 : 1;
    if (average) {
      add(std::move(sum));
      continue;
    }
    ConstraintSpec more = sum, less = std::move(sum);
    more.values[0] = -1;
    less.values[0] = 1;
    add(choice_of({std::move(more), std::move(less)}));
  }
  return any ? Problem() : absent("no arrow is drawn");
}

// A further rule of the thermometers, or of the arrows, that another sentence is about.
Binder::Problem Binder::bind_shafts_besides(const Statement& s) {
  const bool thermo =
      s.meaning == Meaning::thermo_related || s.meaning == Meaning::thermo_length_multiple;
  std::vector<ConstraintSpec> drawn;
  for (const Made& m : reading_.made) {
    const Drawn kind = m.constraint.kind;
    const bool shaft = thermo ? kind == Drawn::thermometer || kind == Drawn::slow_thermometer
                              : kind == Drawn::arrow && !m.constraint.splits.empty();
    if (shaft) drawn.push_back(m.constraint);
  }
  for (const ConstraintSpec& spec : drawn) {
    const std::vector<Place>& cells = spec.cells;
    if (s.meaning == Meaning::thermo_related) {
      add(pairs(cells, [&](int a, int b) { return relates(s.relation, s.amounts, a, b); }));
      continue;
    }
    if (thermo) {
      add(sum_is_multiple(cells, static_cast<int>(cells.size()), digits_));
      continue;
    }
    if (spec.splits[0] != 1) return "a pill has several cells";
    for (std::size_t i = 0; i < spec.splits.size(); ++i) {
      const auto end = i + 1 < spec.splits.size() ? spec.splits[i + 1] : cells.size();
      std::vector<Place> shaft(cells.begin() + spec.splits[i],
                               cells.begin() + static_cast<std::ptrdiff_t>(end));
      if (s.meaning == Meaning::arrow_palindrome) {
        if (shaft.size() > 1) add({.kind = Drawn::palindrome, .cells = std::move(shaft)});
        continue;
      }
      if (s.meaning == Meaning::arrow_rising) {
        std::ranges::reverse(shaft);
        if (shaft.size() > 1) add({.kind = Drawn::thermometer, .cells = std::move(shaft)});
        continue;
      }
      shaft.insert(shaft.begin(), cells[0]);
      add(from_either_end({.kind = Drawn::thermometer, .cells = std::move(shaft)}));
    }
  }
  return drawn.empty() ? absent(thermo ? "no thermometer is drawn" : "no arrow is drawn")
                       : Problem();
}

// Marks that end a line of such a rule: circles, or other shapes in a cell, such as diamonds.
std::vector<Object*> Binder::ends_at(Meaning meaning, Place p) {
  if (meaning != Meaning::lockout && meaning != Meaning::index_line) return circles_at(p);
  std::vector<Object*> found;
  for (Object& o : reading_.objects)
    if ((o.sort == Sort::square || o.sort == Sort::other) && o.cells.size() == 1 &&
        o.cells[0] == p && o.text.empty())
      found.push_back(&o);
  return found;
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
      if (is_bulb_of(*circle, line)) return circle;
    return nullptr;
  };
  struct Thermo {
    std::vector<Place> cells;
    Hue hue;
  };
  std::vector<Thermo> thermos;
  std::vector<Object*> rest;
  auto add_thermo = [&](std::vector<Place> cells, const Object& line) {
    thermos.push_back({std::move(cells), hue_of(line.colour)});
  };
  // Two thermometers that meet at a cell, or that both begin there.
  auto add_halves = [&](const Object& line, std::ptrdiff_t cut, bool meet) {
    const auto middle = line.cells.begin() + cut;
    std::vector<Place> before(line.cells.begin(), middle + 1), after(middle, line.cells.end());
    std::ranges::reverse(meet ? after : before);
    add_thermo(std::move(before), line);
    add_thermo(std::move(after), line);
  };
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::line || o.sentence >= 0 || !fits(s, o)) continue;
    Object* front = bulb_at(o, o.cells.front());
    Object* back = bulb_at(o, o.cells.back());
    if (!front && !back) {
      rest.push_back(&o);
      continue;
    }
    if (repeats(o.cells)) return "a thermometer crosses itself";
    // Two thermometers may meet at their ends.
    const bool meet = front && back;
    if (meet && o.joints.size() != 1) return "a line has a bulb at both ends";
    claim(o);
    for (Object* bulb : {front, back})
      if (bulb) claim(*bulb);
    if (meet)
      add_halves(o, std::ranges::find(o.cells, o.joints[0]) - o.cells.begin(), true);
    else
      add_thermo(front ? o.cells : std::vector<Place>(o.cells.rbegin(), o.cells.rend()), o);
  }
  // A line of such a colour through one bulb is two thermometers.
  for (Object*& o : rest) {
    const Hue hue = hue_of(o->colour);
    if (repeats(o->cells) || std::ranges::find(thermos, hue, &Thermo::hue) == thermos.end())
      continue;
    std::vector<std::ptrdiff_t> bulbs;
    for (std::size_t i = 0; i < o->cells.size(); ++i)
      if (bulb_at(*o, o->cells[i])) bulbs.push_back(static_cast<std::ptrdiff_t>(i));
    if (bulbs.size() != 1) continue;
    claim(*o);
    claim(*bulb_at(*o, o->cells[static_cast<std::size_t>(bulbs[0])]));
    add_halves(*o, bulbs[0], false);
    o = nullptr;
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
  return any ? Problem() : absent("no line with a bulb at one end is drawn");
}

}  // namespace clew::text::rules
