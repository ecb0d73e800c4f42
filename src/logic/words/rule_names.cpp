// Names of constraints: kind and place, as in "the 20-cage at r6c8" and "the arrow from r4c3". A
// constraint has a number only if another one has the same name.
#include <algorithm>
#include <optional>

#include "constraints/pieces.h"
#include "logic/words/rules.h"

namespace clew::words {
namespace {

using Kind = Constraint::Kind;

// Kinds without a first and a last cell.
constexpr Kinds without_ends{Kind::group,
                             Kind::odd,
                             Kind::even,
                             Kind::candidates,
                             Kind::minimum,
                             Kind::maximum,
                             Kind::cage,
                             Kind::rellik,
                             Kind::sum,
                             Kind::equality_cage,
                             Kind::quadruple,
                             Kind::contain,
                             Kind::lunchbox,
                             Kind::look_and_say,
                             Kind::contain_exactly,
                             Kind::counting_circles,
                             Kind::clone,
                             Kind::same_values,
                             Kind::row_indexer,
                             Kind::column_indexer,
                             Kind::either,
                             Kind::box_indexer,
                             Kind::count_distinct,
                             Kind::count_alike,
                             Kind::run_length,
                             Kind::connected,
                             Kind::chaos,
                             Kind::modifier};

// The cells that a name tells.
enum class Place : std::uint8_t { first, ends, all };

// Returns true if the constraint can be called by its first and last cell; a loop cannot.
bool has_ends(const Constraint& c) {
  return !without_ends.has(c.kind) && c.cells.front() != c.cells.back();
}

bool names_total(const Constraint& c) { return c.kind == Kind::cage && c.values.size() == 1; }

// Returns numbers that differ exactly if two names do.
std::vector<int> key_of(const Constraint& c, Place place) {
  std::vector<int> key{static_cast<int>(c.kind), names_total(c) ? c.values[0] : -1};
  if (place == Place::all)
    key.insert(key.end(), c.cells.begin(), c.cells.end());
  else
    key.push_back(has_ends(c) ? c.cells.front() : std::ranges::min(c.cells));
  if (place == Place::ends) key.push_back(c.cells.back());
  return key;
}

bool is_alone(const Layout& layout, const Constraint& c, Place place) {
  const auto key = key_of(c, place);
  return std::ranges::count_if(layout.constraints(), [&](const Constraint& other) {
           return other.kind == c.kind && !other.cells.empty() && key_of(other, place) == key;
         }) < 2;
}

// "20-cage"; "arrow".
std::string kind_told(const Speech& say, const Constraint& c) {
  const std::string kind(name(c.kind, say.words.language));
  return names_total(c)
             ? say.say(say.words.cage_of, {{"n", std::to_string(c.values[0])}, {"rule", kind}})
             : kind;
}

std::string from_end_to_end(const Speech& say, const Constraint& c) {
  return say.say(say.words.rule_from, {{"rule", kind_told(say, c)},
                                       {"a", say.cell(c.cells.front())},
                                       {"b", say.cell(c.cells.back())}});
}

bool is_called_by_number(const Constraint& c) {
  return c.cells.empty() || called_by_cells.has(c.kind) || !c.label.empty();
}

// The cells of the rules to choose from, ascending.
std::vector<CellId> cells_of_choice(const Constraint& c) {
  std::vector<CellId> cells;
  for (const Constraint& inner : c.inner)
    cells.insert(cells.end(), inner.cells.begin(), inner.cells.end());
  std::ranges::sort(cells);
  const auto again = std::ranges::unique(cells);
  cells.erase(again.begin(), again.end());
  return cells;
}

// "the choice for r1c1 and r1c2", or with many cells "the choice at r1c1", by the first cell that a rule names;
// nothing if another choice would have this name.
std::optional<std::string> choice_name(const Speech& say, const Constraint& c) {
  constexpr std::size_t few = 6;
  const auto cells = cells_of_choice(c);
  if (cells.empty() || !c.label.empty()) return std::nullopt;
  const auto first_of = [](const Constraint& choice) {
    const auto with =
        std::ranges::find_if(choice.inner, [](const auto& i) { return !i.cells.empty(); });
    return with == choice.inner.end() ? std::nullopt : std::optional(with->cells.front());
  };
  const bool lists = cells.size() <= few;
  const auto alike = std::ranges::count_if(say.layout.constraints(), [&](const Constraint& other) {
    if (other.kind != Kind::either) return false;
    return lists ? cells_of_choice(other) == cells : first_of(other) == first_of(c);
  });
  if (alike > 1) return std::nullopt;
  return lists ? say.say(say.words.choice_for, {{"cells", say.cells(cells)}})
               : say.say(say.words.choice_at, {{"a", say.cell(*first_of(c))}});
}

}  // namespace

std::string rule_name(const Speech& say, const Unit& unit) {
  if (unit.b && say.layout.constraints()[unit.a].kind == Kind::modifier)
    return modifier_name(say, unit);
  if (unit.b) {
    const auto piece = constraints::piece_of(say.layout, unit.a, unit.b);
    if (piece && say.layout.constraints()[unit.a].kind == Kind::chaos)
      return piece->parts.regions.empty()
                 ? std::string(say.words.region_order)
                 : say.say(say.words.region_number, {{"n", std::to_string(unit.b)}});
    return piece ? say.cells(piece->cells) : std::string(hole);
  }
  const Constraint& c = say.layout.constraints()[unit.a];
  if (c.kind == Kind::either)
    if (const auto choice = choice_name(say, c)) return *choice;
  if (is_called_by_number(c)) return say.layout.constraint_told(unit.a, say.words.language);
  const bool ends = has_ends(c);
  if (is_alone(say.layout, c, Place::first))
    return say.say(ends ? say.words.rule_along : say.words.rule_at,
                   {{"rule", kind_told(say, c)},
                    {"a", say.cell(ends ? c.cells.front() : std::ranges::min(c.cells))}});
  if (ends && is_alone(say.layout, c, Place::ends)) return from_end_to_end(say, c);
  return say.layout.constraint_told(unit.a, say.words.language);
}

// "the 8-cage at r1c1, the 5-cage at r2c3 and the arrow from r4c3".
std::string rule_names(const Speech& say, std::vector<Unit> units) {
  std::ranges::stable_sort(units, {}, &Unit::a);
  std::vector<std::string> items;
  for (const Unit& unit : units) items.push_back(rule_name(say, unit));
  return say.join(items, say.words.both);
}

// "the 8-cage in r1c1 and r1c2", "the thermometer from r1c1 to r4c2".
std::string rule_where(const Speech& say, const Unit& unit) {
  const Constraint& c = say.layout.constraints()[unit.a];
  if (unit.b || is_called_by_number(c)) return rule_name(say, unit);
  constexpr std::size_t few = 4;
  const bool whole = c.cells.size() > few;
  if (whole ? !has_ends(c) || !is_alone(say.layout, c, Place::ends)
            : !is_alone(say.layout, c, Place::all))
    return rule_name(say, unit);
  if (whole) return from_end_to_end(say, c);
  return say.say(say.words.rule_in, {{"rule", kind_told(say, c)}, {"cells", say.cells(c.cells)}});
}

}  // namespace clew::words
