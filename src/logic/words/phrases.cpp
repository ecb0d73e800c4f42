// The slots that are whole phrases.
#include <algorithm>
#include <map>

#include "logic/words/slots.h"

namespace clew::words {

// Why each other digit is out of a naked single: the houses that hold it, a cell in sight that
// does, or a step before.
std::string Slots::because() const {
  if (e_.step.placements.empty()) return std::string(hole);
  const auto [cell, value] = e_.step.placements[0];
  DigitSet open = e_.layout.all_digits() - DigitSet::of(value);
  std::string seen;
  const auto see = [&](std::string_view sentence, std::initializer_list<Speech::Fill> fills) {
    if (!seen.empty()) seen += say_.words.semicolon;
    say_.say(seen, sentence, fills);
  };
  for (HouseId h : e_.layout.houses_of(cell)) {
    if (open.empty()) break;
    if (e_.layout.houses()[h].implied) continue;
    DigitSet here;
    for (CellId c : e_.layout.houses()[h].cells)
      if (e_.grid.values[c]) here = here | e_.candidates(c);
    here = here & open;
    if (here.empty()) continue;
    open = open - here;
    see(say_.words.seen_in_house, {{"digits", say_.digits(here)}, {"house", say_.house(h)}});
  }
  for (CellId c : e_.layout.peers(cell)) {
    if (open.empty()) break;
    if (const Digit d = e_.grid.values[c]; d && open.has(d)) {
      open.remove(d);
      see(say_.words.seen_in_cell, {{"digits", say_.digit(d)}, {"cells", say_.cell(c)}});
    }
  }
  const std::string name = say_.cell(cell);
  constexpr int many = 4;  // that went before need not be listed
  if (seen.empty())
    return open.empty() ? say_.say(say_.words.no_other, {{"cells", name}})
                        : say_.say(open.size() < many ? say_.words.sees_nothing
                                                      : say_.words.sees_nothing_of_many,
                                   {{"cells", name}, {"digits", say_.digits(open)}});
  std::string text = say_.say(say_.words.sees, {{"cells", name}, {"a", seen}});
  if (!open.empty())
    say_.say(text, open.size() < many ? say_.words.went_before : say_.words.many_went_before,
             {{"digits", say_.digits(open)}});
  return text;
}

// Loops are put to use in all the ways of rectangles.
std::string Slots::unique_loop() const {
  return fill(e_.first(Role::strong)   ? say_.words.unique_loop_strong
              : e_.first(Role::subset) ? say_.words.unique_loop_subset
              : e_.first(Role::guard)  ? say_.words.unique_loop_guards
                                       : say_.words.unique_loop);
}

// Whether what goes lies in one other house; it may be seen by links as well.
bool Slots::one_cover() const {
  const auto covers = std::ranges::count(e_.step.facts, Role::cover, &Fact::role);
  return covers == 1 && e_.houses(Role::cover).size() == 1;
}

std::string Slots::crossing() const {
  const bool value = !e_.cells(Role::base).empty();
  return fill(value         ? say_.words.crossing_value
              : one_cover() ? say_.words.crossing_house
                            : say_.words.crossing_seen);
}
std::string Slots::crossing_from() const {
  const bool value = !e_.cells(Role::base).empty();
  return fill(value ? say_.words.digit_in_cells : say_.words.digits_in_house);
}
std::string Slots::crossing_name() const {
  const bool value = !e_.cells(Role::base).empty();
  return fill(value         ? say_.words.places_and_cover
              : one_cover() ? say_.words.base_and_cover
                            : say_.words.base_alone);
}

// ---- colours

std::string Slots::colour_houses() const {
  Houses houses = e_.houses_with_some(Role::colour);
  std::ranges::sort(houses);
  return say_.houses(houses);
}

// Clusters are drawn one by one, the nodes that are on before those that are off.
std::string Slots::colours_of(int cluster) const {
  Cells sides[2];
  int at = 0;
  const Node* before = nullptr;
  for (const Node& node : e_.step.chain) {
    if (before && !before->on && node.on) ++at;
    before = &node;
    if (at == cluster) sides[node.on ? 0 : 1].push_back(e_.cells(node)[0]);
  }
  const std::string digit = this->digit();
  const auto side = [&](int i) { return sorted(sides[i]); };
  auto are = [&](const Cells& cells) {
    return say_.say(cells.size() == 1 ? say_.words.is : say_.words.are,
                    {{"cells", say_.cells(cells)}, {"digits", digit}});
  };
  return say_.say(say_.words.either_or, {{"a", are(side(0))}, {"b", are(side(1))}});
}
std::string Slots::colours() const { return colours_of(0); }
std::string Slots::second_colours() const { return colours_of(1); }

// ---- wings and sets

std::string Slots::holding(const Cells& cells) const {
  std::vector<std::string> items;
  for (CellId c : cells)
    items.push_back(say_.say(say_.words.has,
                             {{"cells", say_.cell(c)}, {"digits", say_.digits(e_.candidates(c))}}));
  return say_.join(items, say_.words.both);
}
std::string Slots::holding_pivot() const { return holding(e_.cells(Role::pivot)); }
std::string Slots::holding_pincers() const { return holding(e_.cells(Role::pincer)); }
std::string Slots::holding_cells() const { return holding(subset_cells()); }

// The cells of a Sue de Coq: those where the houses cross, then those of either.
std::string Slots::holding_parts() const {
  std::vector<std::string> items;
  for (int part = 0; part < 3; ++part) {
    const Cells cells = e_.cells(Role::subset, part);
    if (cells.empty()) continue;
    items.push_back(
        say_.say(cells.size() == 1 ? say_.words.has : say_.words.have,
                 {{"cells", say_.cells(cells)}, {"digits", say_.digits(e_.digits_of(cells))}}));
  }
  return say_.join(items, say_.words.both);
}

// What each digit of the pivot leads to.
std::string Slots::wing() const {
  const Cells pivot = e_.cells(Role::pivot);
  if (pivot.size() != 1 || e_.step.eliminations.empty()) return std::string(hole);
  const Digit z = first_digit();
  std::vector<std::string> items;
  for (Digit x : e_.candidates(pivot[0])) {
    std::string then;
    if (x == z) {
      then = std::string(say_.words.wing_itself);
    } else {
      for (CellId c : e_.cells(Role::pincer))
        if (then.empty() && e_.can(c, x) && e_.see(c, pivot[0], x))
          then = say_.say(say_.words.is, {{"cells", say_.cell(c)}, {"digits", say_.digit(z)}});
    }
    items.push_back(
        say_.say(items.empty() ? say_.words.wing_case : say_.words.wing_more,
                 {{"cells", say_.cell(pivot[0])}, {"digits", say_.digit(x)}, {"a", then}}));
  }
  return say_.clauses(items);
}

std::string Slots::witnesses() const {
  const bool told = e_.cells(Role::subset).empty();  // all of them as the cells themselves
  return told || e_.cells(Role::pincer).empty() ? std::string() : fill(say_.words.witnesses);
}

// "1 in rows 2 and 5, 2 in column 3".
std::string Slots::houses_by_digit(Role role, bool some) const {
  std::map<Digit, Houses> by;
  for (const Fact& fact : e_.step.facts)
    if (fact.role == role && Evidence::of_house(fact) && Evidence::is_some(fact) == some)
      by[fact.unit.digit].push_back(fact.unit.a);
  std::vector<std::string> items;
  for (auto& [d, houses] : by) {
    std::ranges::sort(houses);
    items.push_back(say_.say(say_.words.lines_of_digit,
                             {{"digits", say_.digit(d)}, {"houses", say_.houses(houses)}}));
  }
  return say_.list(items);
}
std::string Slots::bases_by_digit() const { return houses_by_digit(Role::base, true); }
std::string Slots::covers_by_digit() const { return houses_by_digit(Role::cover, false); }

std::string Slots::left_for_bases() const {
  return fill(e_.houses(Role::cover).empty() ? say_.words.left_without : say_.words.left_with);
}

// ---- chains and nets

std::string Slots::story() const { return told_story().text(); }
std::string Slots::clash() const { return told_story().clash(); }
std::string Slots::cases() const { return told_story().cases(); }
std::string Slots::forced() const {
  return fill(!told_story().whole()    ? say_.words.flat
              : told_story().refutes() ? say_.words.refuted
                                       : say_.words.agreed);
}

std::string Slots::forcing_from() const {
  const Fact* pivot = e_.first(Role::pivot);
  if (!pivot) return start();
  if (Evidence::of_cell(*pivot)) return say_.cell(pivot->unit.a);
  return say_.say(say_.words.places_in_house, {{"digits", say_.digit(pivot->unit.digit)},
                                               {"house", say_.house(pivot->unit.a)}});
}

bool Slots::closes() const {
  const auto chain = e_.step.chain;
  return chain.size() > 2 && chain.front().digit == chain.back().digit &&
         chain.front().on == chain.back().on &&
         std::ranges::equal(e_.cells(chain.front()), e_.cells(chain.back()));
}

std::string Slots::start_node() const {
  if (e_.step.chain.empty()) return std::string(hole);
  const Node& n = e_.step.chain.front();
  return say_.holds(e_.cells(n), n.digit, n.on);
}

// One of a chain's ends is true; where they are one candidate, that has been said.
std::string Slots::closing() const {
  std::vector<std::string> items;
  const auto chain = e_.step.chain;
  for (std::size_t i = 0; i < chain.size();) {
    std::size_t end = i + 1;
    while (end < chain.size() && chain[end].link != Link::none) ++end;
    const Node &a = chain[i], &b = chain[end - 1];
    const auto a_cells = e_.cells(a), b_cells = e_.cells(b);
    i = end;
    if (a.digit == b.digit && std::ranges::equal(a_cells, b_cells)) continue;
    if (a.digit == b.digit) {
      Cells both(a_cells.begin(), a_cells.end());
      both.insert(both.end(), b_cells.begin(), b_cells.end());
      both = sorted(std::move(both));
      items.push_back(say_.say(
          say_.words.ends_same,
          {{"cells", say_.cells(both, say_.words.either)}, {"digits", say_.digit(a.digit)}}));
    } else {
      items.push_back(say_.holds(a_cells, a.digit, true) + std::string(say_.words.either) +
                      say_.holds(b_cells, b.digit, true));
    }
  }
  return items.empty() ? std::string()
                       : say_.say(say_.words.ends, {{"a", say_.join(items, say_.words.both)}});
}

// Some chains are drawn as what fails when a candidate is supposed to be true.
std::string Slots::two_ends() const {
  const auto starts = std::ranges::count(e_.step.chain, Link::none, &Node::link);
  return fill(!told_story().whole()    ? say_.words.flat
              : told_story().refutes() ? say_.words.refuted
              : closes()               ? say_.words.loop
              : starts > 1             ? say_.words.two_chains
                                       : say_.words.one_end);
}
std::string Slots::almost_locked_sets() const {
  const bool ring = closes() && told_story().whole() && !told_story().refutes();
  return ring ? fill(say_.words.sets_in_a_ring) : two_ends();
}

std::string Slots::kraken() const {
  return fill(told_story().whole() ? say_.words.kraken : say_.words.flat);
}

// The facts one by one, where the drawing does not follow from them.
std::string Slots::flat_facts() const {
  std::string text;
  for (const Fact& fact : e_.step.facts) {
    const Unit& unit = fact.unit;
    const bool is_rule = unit.kind == Unit::Kind::constraint;
    if (!Evidence::is_some(fact) && !is_rule) continue;
    if (!text.empty()) text += say_.words.semicolon;
    if (is_rule)
      text += rule_told(unit);
    else if (Evidence::of_cell(fact))
      text += say_.say(say_.words.has, {{"cells", say_.cell(unit.a)},
                                        {"digits", say_.digits(e_.candidates(unit.a))}});
    else
      text += say_.say(say_.words.has_house,
                       {{"house", say_.house(unit.a)},
                        {"digits", say_.digit(unit.digit)},
                        {"cells", say_.cells(e_.places(unit.a, unit.digit), say_.words.either)}});
  }
  return text;
}

std::string Slots::besides() const {
  const bool flat = story_ && !story_->whole();
  return !story_ || flat || (closes() && e_.step.technique == TechniqueId::als_xz)
             ? std::string()
             : story_->besides();
}

// ---- implied houses

std::string Slots::implied_houses() const {
  std::string text;
  Houses done;
  for (const Fact& fact : e_.step.facts) {
    if (!Evidence::of_house(fact) || !e_.layout.houses()[fact.unit.a].implied ||
        std::ranges::find(done, fact.unit.a) != done.end())
      continue;
    done.push_back(fact.unit.a);
    text += " " + capital(implied_house(fact.unit.a));
  }
  return text;
}

// Cells that all see each other by links; or a window over lines that the declared windows leave:
// rows, or columns, less the windows in them; in the corner where neither does, rows and columns
// and all windows cover every cell once and it twice.
std::string Slots::implied_house(HouseId id) const {
  const auto& houses = e_.layout.houses();
  const House& house = houses[id];
  auto lines_of = [&](HouseKind kind) {
    Houses lines;
    for (CellId c : house.cells)
      for (HouseId h : e_.layout.houses_of(c))
        if (houses[h].kind == kind && houses[h].grid == house.grid &&
            std::ranges::find(lines, h) == lines.end())
          lines.push_back(h);
    std::ranges::sort(lines);
    return lines;
  };
  const std::string name = say_.house(id), cells = say_.cells(house.cells);
  if (!house.complete)
    return say_.say(say_.words.implied_links, {{"house", name}, {"cells", cells}});
  Houses all_windows;
  for (HouseId h = 0; h < houses.size(); ++h)
    if (houses[h].kind == house.kind && houses[h].grid == house.grid && !houses[h].implied)
      all_windows.push_back(h);
  const Houses rows = lines_of(HouseKind::row), cols = lines_of(HouseKind::column);
  for (const Houses& lines : {rows, cols}) {
    Cells in;
    for (HouseId h : lines) in.insert(in.end(), houses[h].cells.begin(), houses[h].cells.end());
    in = sorted(std::move(in));
    Houses windows;
    Cells filled = house.cells;
    for (HouseId h : all_windows)
      if (std::ranges::includes(in, houses[h].cells)) {
        windows.push_back(h);
        filled.insert(filled.end(), houses[h].cells.begin(), houses[h].cells.end());
      }
    if (windows.empty() || sorted(std::move(filled)) != in) continue;
    return say_.say(say_.words.implied_lines, {{"house", name},
                                               {"cells", cells},
                                               {"a", say_.houses(windows)},
                                               {"b", say_.houses(lines)}});
  }
  Houses lines = rows;
  lines.insert(lines.end(), cols.begin(), cols.end());
  return say_.say(say_.words.implied_corners, {{"house", name},
                                               {"cells", cells},
                                               {"a", say_.houses(lines)},
                                               {"b", say_.houses(all_windows)}});
}

}  // namespace clew::words
