#include "text/drawing/sudokumaker_groups.h"

#include <algorithm>

#include "text/choice.h"

namespace clew::text::drawing::maker {

std::vector<unsigned> read_groups(const Json& json, int least, int most) {
  unsigned all = 0;
  for (int value = least; value <= most && value < 32; ++value) all |= 1U << value;
  std::vector<unsigned> groups;
  for (const Json& group : json)
    groups.push_back(static_cast<unsigned>(std::max(whole_number(group), 0)) & all);
  return groups;
}

std::optional<ConstraintSpec> line_of_groups(std::vector<unsigned> groups, int least, int most) {
  std::ranges::sort(groups);
  auto same = [&](auto class_of, int classes) {
    std::vector<unsigned> sets(static_cast<std::size_t>(classes), 0);
    for (int value = least; value <= most && value < 32; ++value)
      sets[static_cast<std::size_t>(class_of(value))] |= 1U << value;
    std::ranges::sort(sets);
    return groups == sets;
  };
  const int count = most - least + 1, low = (count + 2) / 3, middle = (2 * count + 2) / 3;
  std::optional<ConstraintSpec> spec;
  for (const int modulus : {2, 3})
    if (same([&](int value) { return value % modulus; }, modulus))
      spec = {.kind = Constraint::Kind::modular, .values = {modulus}};
  if (same([&](int value) { return (value - least >= low) + (value - least >= middle); }, 3))
    spec = {.kind = Constraint::Kind::entropic};
  return spec;
}

// One of the four cells is limited to the group, whichever it is.
std::vector<ConstraintSpec> squares_of_groups(const std::vector<unsigned>& groups, Place size) {
  std::vector<ConstraintSpec> specs;
  for (int row = 0; row + 1 < size.row; ++row)
    for (int col = 0; col + 1 < size.col; ++col)
      for (const unsigned group : groups) {
        std::vector<int> values;
        for (int value = 0; value < 32; ++value)
          if (group >> value & 1) values.push_back(value);
        std::vector<ConstraintSpec> cells;
        for (const Place p : {Place{row, col}, {row, col + 1}, {row + 1, col}, {row + 1, col + 1}})
          cells.push_back({.kind = Constraint::Kind::candidates, .cells = {p}, .values = values});
        specs.push_back(choice_of(std::move(cells)));
      }
  return specs;
}

}  // namespace clew::text::drawing::maker
