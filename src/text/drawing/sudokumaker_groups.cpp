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

std::vector<unsigned> entropic_groups(int least, int most) {
  const int count = most - least + 1, low = (count + 2) / 3, middle = (2 * count + 2) / 3;
  std::vector<unsigned> groups(3, 0);
  for (int i = 0; i < count && least + i < 32; ++i)
    groups[static_cast<std::size_t>((i >= low) + (i >= middle))] |= 1U << (least + i);
  return groups;
}

std::vector<unsigned> groups_of_remainders(int divisor, int least, int most) {
  std::vector<unsigned> groups(static_cast<std::size_t>(divisor), 0);
  for (int value = least; value <= most && value < 32; ++value)
    groups[static_cast<std::size_t>(value % divisor)] |= 1U << value;
  return groups;
}

std::optional<ConstraintSpec> line_of_groups(std::vector<unsigned> groups, int least, int most) {
  std::ranges::sort(groups);
  auto are_groups = [&](std::vector<unsigned> sets) {
    std::ranges::sort(sets);
    return groups == sets;
  };
  if (are_groups(entropic_groups(least, most)))
    return ConstraintSpec{.kind = Constraint::Kind::entropic};
  for (int divisor = 2; divisor <= most - least; ++divisor)
    if (are_groups(groups_of_remainders(divisor, least, most)))
      return ConstraintSpec{.kind = Constraint::Kind::modular, .values = {divisor}};
  return std::nullopt;
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
