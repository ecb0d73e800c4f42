#include "clew/layout.h"

#include <algorithm>

#include "clew/symbol.h"
#include "model/names.h"

namespace clew {

int Layout::at(Place p) const {
  if (p.row < 0 || p.col < 0 || p.row >= rows_ || p.col >= cols_) return -1;
  return at_[static_cast<std::size_t>(p.row) * cols_ + p.col];
}

bool Layout::sees(CellId a, CellId b) const { return std::ranges::binary_search(peers(a), b); }

// Both lists ascend, and declared houses come first.
int Layout::common_house(CellId a, CellId b) const {
  const auto x = houses_of(a), y = houses_of(b);
  for (std::size_t i = 0, j = 0; i < x.size() && j < y.size();) {
    if (x[i] == y[j]) return x[i];
    x[i] < y[j] ? ++i : ++j;
  }
  return -1;
}

std::string Layout::symbol(Digit d) const {
  const int number = value(d);
  return in_numbers() ? std::to_string(number) : std::string(1, symbol_of(number));
}

std::string Layout::cell_name(CellId c) const {
  const Place p = cells_[c].place;
  std::string name = "r";
  name += std::to_string(p.row + 1);
  name += 'c';
  name += std::to_string(p.col + 1);
  return name;
}

std::string Layout::house_name(HouseId h, Language language) const {
  const House& house = houses_[h];
  if (house.constraint >= 0)
    return constraint_told(static_cast<std::size_t>(house.constraint), language);
  const Names& names = names_of(language);
  std::string name;
  if (house.kind == HouseKind::diagonal && house.number <= 2 && house.complete) {
    name = house.number == 1 ? names.main_diagonal : names.anti_diagonal;
  } else {
    name = names.houses[static_cast<std::size_t>(house.kind)];
    name += ' ';
    name += std::to_string(house.number);
  }
  if (!house.grid) return name;
  name += names.of_grid;
  return name += std::to_string(house.grid);
}

}  // namespace clew
