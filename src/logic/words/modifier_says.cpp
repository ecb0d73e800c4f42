// Sentences about modifiers: how often a modification occurs in a house, and on which digits.
#include <algorithm>

#include "constraints/pieces.h"
#include "logic/words/rules.h"
#include "model/modification.h"

namespace clew::words {
namespace {

// "doubler", "n+1 cell"
std::string modification_name(const Speech& say, const Constraint& c, Digit flag) {
  const int* v = &c.values[3u * (flag - 2u)];
  const auto is = [&](int factor, int divisor, int addend) {
    return v[0] == factor && v[1] == divisor && v[2] == addend;
  };
  if (is(2, 1, 0)) return std::string(say.words.doubler);
  if (is(1, 2, 0)) return std::string(say.words.halver);
  if (is(-1, 1, 0)) return std::string(say.words.negator);
  if (is(0, 1, 0)) return std::string(say.words.zero_cell);
  return say.say(say.words.modified_cell, {{"n", modification(v[0], v[1], v[2])}});
}

// "row 3", or the cells if the layout has no such house.
std::string house_told(const Speech& say, const Constraint& c, const constraints::Some& count) {
  std::vector<CellId> cells;
  for (const auto& flag : count.literals)
    cells.push_back(c.cells[static_cast<std::size_t>(
        std::find(c.cells.begin() + c.splits[0], c.cells.end(), flag.cell) - c.cells.begin() -
        c.splits[0])]);
  std::ranges::sort(cells);
  for (std::size_t h = 0; h < say.layout.houses().size(); ++h)
    if (say.layout.houses()[h].cells == cells) return say.house(static_cast<HouseId>(h));
  return say.cells(cells);
}

struct Form {
  std::string_view in_house, of_digits, of_flags;
};

std::string told(const Speech& say, const Unit& unit, const Form& form) {
  const Constraint& c = say.layout.constraints()[unit.a];
  const auto piece = constraints::piece_of(say.layout, unit.a, unit.b);
  if (!piece) return std::string(hole);
  if (!piece->parts.somes.empty()) {
    const constraints::Some& count = piece->parts.somes[0];
    return say.say(form.in_house,
                   {{"n", modification_name(say, c, count.literals[0].digits.first())},
                    {"house", house_told(say, c, count)}});
  }
  if (!piece->parts.regions.empty())
    return say.say(form.of_digits,
                   {{"n", modification_name(say, c, piece->parts.regions[0].label)}});
  return say.say(form.of_flags, {{"n", say.digit(static_cast<Digit>(1 + c.values.size() / 3))}});
}

}  // namespace

std::string modifier_name(const Speech& say, const Unit& unit) {
  return told(say, unit, {say.words.modified_in, say.words.modified_cells, say.words.flags});
}

std::string modifier_told(const Speech& say, const Unit& unit) {
  return told(say, unit,
              {say.words.modified_in_says, say.words.modified_cells_say, say.words.flags_say});
}

}  // namespace clew::words
