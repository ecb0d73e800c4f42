#include "text/sudokumaker/item_writer.h"

#include <algorithm>

#include "text/drawing/sudokumaker_groups.h"
#include "text/drawing/sudokumaker_types.h"

namespace clew::text::sudokumaker {
namespace {

using namespace drawing::maker;

int type_of(Drawn kind) {
  switch (kind) {
    case Drawn::group:
      return 305;
    case Drawn::slow_thermometer:
      return 300;
    case Drawn::modular:
      return 406;
    case Drawn::global_modular:
      return 16;
    case Drawn::no_difference:
      return 200;
    case Drawn::no_ratio:
      return 201;
    case Drawn::no_sum:
      return 202;
    default: {
      const auto row = std::ranges::find(types, kind, &TypeRow::kind);
      return row == std::end(types) || kind == Drawn::custom ? -1 : row->type;
    }
  }
}

// The lists that an item always has, empty at first.
Json empty_item(int type) {
  const auto row = std::ranges::find(types, type, &TypeRow::type);
  Json item = {{"type", type}};
  for (const char* list :
       {"cells", "lines", "clues", "cages", "thermometers", "bulbsWithArrows", "negative"})
    if (row->members.contains(list)) item[list] = Json::array();
  for (const char* flag : {"overrideNegativeRatios", "overrideNegativeDifferences"})
    if (row->members.contains(flag)) item[flag] = true;
  return item;
}

// The cell of a pill from which a shaft leaves.
Place nearest_of(std::span<const Place> pill, Place shaft) {
  return *std::ranges::min_element(pill, {}, [&](Place p) {
    const int rows = p.row - shaft.row, cols = p.col - shaft.col;
    return rows * rows + cols * cols;
  });
}

}  // namespace

Json& ItemWriter::own_item(int type, Drawn kind, const Json& members) {
  Json made = empty_item(type);
  made.update(members);
  const bool whispers = made.contains("minDifference"), groups = made.contains("groups");
  const int number = whispers ? made["minDifference"].get<int>()
                     : groups ? static_cast<int>(made["groups"].size())
                              : 0;
  Json style = style_of(kind, number, digits());
  if (!style.is_null()) made["style"] = std::move(style);
  items_.push_back(std::move(made));
  return items_.back();
}

Json& ItemWriter::item(int type, Drawn kind, const Json& members) {
  for (Json& known : items_) {
    const bool same =
        known["type"] == type && std::ranges::all_of(members.items(), [&](const auto& m) {
          return known.contains(m.key()) && known[m.key()] == m.value();
        });
    if (same) return known;
  }
  return own_item(type, kind, members);
}

Json ItemWriter::numbers_of(std::span<const Place> cells) const {
  Json numbers = Json::array();
  for (const Place p : cells) numbers.push_back(grid_.index(p));
  return numbers;
}

bool ItemWriter::write(const ConstraintSpec& c) {
  const int type = type_of(c.kind);
  const auto row = std::ranges::find(types, type, &TypeRow::type);
  if (row == std::end(types)) return false;
  switch (row->form) {
    case Form::flag: {
      const bool diagonal = c.kind == Drawn::main_diagonal || c.kind == Drawn::anti_diagonal;
      if (diagonal && grid_.height != grid_.width) return false;
      own_item(type, c.kind);
      return true;
    }
    case Form::groups: {
      const Json groups = groups_of(c);
      if (std::ranges::find(groups, Json(0U)) != groups.end()) return false;
      own_item(type, c.kind, {{"groups", groups}});
      return true;
    }
    case Form::cells: {
      Json& list = c.kind == Drawn::group ? own_item(type, c.kind) : item(type, c.kind);
      for (const Place p : c.cells) list["cells"].push_back(grid_.index(p));
      return true;
    }
    case Form::edges:
      return negative_of(row->kind) == c.kind ? write_never(c) : write_edge(type, c);
    case Form::thermos:
      item(type, c.kind, {{"slow", c.kind == Drawn::slow_thermometer}})["thermometers"].push_back(
          numbers_of(c.cells));
      return true;
    case Form::cages:
      return write_cage(type, c);
    case Form::clones:
      return write_clone(type, c);
    case Form::quadruple:
      return write_quadruple(type, c);
    case Form::look:
      return write_look(type, c);
    case Form::lines:
      return write_line(type, c);
    case Form::arrows:
      return write_arrow(type, c);
    case Form::diagonal:
    case Form::outside:
      return write_clue(type, c);
    default:
      return false;
  }
}

// Sums have letters only for 5 and 10.
bool ItemWriter::write_never(const ConstraintSpec& c) {
  auto has_letter = [](int sum) { return sum == 5 || sum == 10; };
  if (c.kind == Drawn::no_sum && !std::ranges::all_of(c.values, has_letter)) return false;
  Json& list = item(type_of(c.kind), c.kind);
  for (const int value : c.values) list["negative"].push_back(value);
  return true;
}

bool ItemWriter::write_edge(int type, const ConstraintSpec& c) {
  const int edge = grid_.edge_between(c.cells[0], c.cells[1]);
  const int value = c.values.empty() ? (c.kind == Drawn::ratio ? 2 : 1) : c.values[0];
  if (edge < 0 || (c.kind == Drawn::pair_sum && value != 5 && value != 10)) return false;
  item(type, c.kind)["clues"].push_back({{"value", value}, {"edge", edge}});
  return true;
}

// There the number 0 says that the cage has no sum.
bool ItemWriter::write_cage(int type, const ConstraintSpec& c) {
  if (c.values.size() > 1 || c.values == std::vector{0}) return false;
  item(type, c.kind)["cages"].push_back(
      {{"cells", numbers_of(c.cells)}, {"value", c.values.empty() ? 0 : c.values[0]}});
  return true;
}

// The cells of the first shape, each with its copy.
bool ItemWriter::write_clone(int type, const ConstraintSpec& c) {
  Json pairs = Json::array();
  const std::size_t size = c.splits[0];
  for (std::size_t i = 0; i < size; ++i)
    pairs.push_back({grid_.index(c.cells[i]), grid_.index(c.cells[size + i])});
  own_item(type, c.kind, {{"groups", std::move(pairs)}});
  return true;
}

bool ItemWriter::write_quadruple(int type, const ConstraintSpec& c) {
  auto cells = c.cells;
  std::ranges::sort(cells);
  const Place low = cells.back();
  const int corner = low.row * (grid_.width + 1) + low.col;
  if (cells.size() != 4 || grid_.around(corner) != cells) return false;
  item(type, c.kind)["clues"].push_back({{"corner", corner}, {"digits", c.values}});
  return true;
}

bool ItemWriter::write_look(int type, const ConstraintSpec& c) {
  std::string text;
  for (const int number : c.values) {
    if (number > 9) return false;
    text += static_cast<char>('0' + number);
  }
  item(type, c.kind)["cages"].push_back({{"cells", numbers_of(c.cells)}, {"value", text}});
  return true;
}

// Sets of values, as bits: low, middle and high ones, or those of each remainder.
Json ItemWriter::groups_of(const ConstraintSpec& c) const {
  const bool modular = c.kind == Drawn::modular || c.kind == Drawn::global_modular;
  const int count = c.kind == Drawn::modular && !c.values.empty() ? c.values[0] : 3;
  const std::vector<unsigned> groups = modular
                                           ? groups_of_remainders(count, grid_.least, grid_.most)
                                           : entropic_groups(grid_.least, grid_.most);
  return groups;
}

bool ItemWriter::write_line(int type, const ConstraintSpec& c) {
  if (!c.splits.empty()) return false;
  Json members = Json::object();
  switch (c.kind) {
    case Drawn::whispers:
      members["minDifference"] = c.values.empty() ? (digits() + 1) / 2 : c.values[0];
      break;
    case Drawn::lockout:
      if ((c.values.empty() ? 4 : c.values[0]) != lockout_of(digits())) return false;
      break;
    case Drawn::region_sum:
      if (grid_.regions.empty()) return false;
      members["singleRegionTotals"] = false;
      break;
    case Drawn::entropic:
    case Drawn::modular:
      members["groups"] = groups_of(c);
      if (!line_of_groups(members["groups"].get<std::vector<unsigned>>(), grid_.least, grid_.most))
        return false;
      break;
    default:
      break;
  }
  item(type, c.kind, members)["lines"].push_back(numbers_of(c.cells));
  return true;
}

// Cells of a pill are listed from the ones on. Each shaft begins in the pill.
bool ItemWriter::write_arrow(int type, const ConstraintSpec& c) {
  const std::span<const Place> cells = c.cells;
  const auto pill = cells.first(c.splits[0]);
  Json shafts = Json::array();
  for (std::size_t i = 0; i < c.splits.size(); ++i) {
    const std::size_t end = i + 1 < c.splits.size() ? c.splits[i + 1] : cells.size();
    Json shaft = numbers_of(cells.subspan(c.splits[i], end - c.splits[i]));
    shaft.insert(shaft.begin(), grid_.index(nearest_of(pill, cells[c.splits[i]])));
    shafts.push_back(std::move(shaft));
  }
  Json bulb = numbers_of(pill);
  std::ranges::reverse(bulb);
  item(type, c.kind)["bulbsWithArrows"].push_back(
      {{"bulbCells", std::move(bulb)}, {"arrows", std::move(shafts)}});
  return true;
}

bool ItemWriter::write_clue(int type, const ConstraintSpec& c) {
  const bool diagonal = c.kind == Drawn::little_killer;
  if (!diagonal && c.cells.size() < 2) return false;
  for (const int down : {-1, 0, 1})
    for (const int right : {-1, 0, 1}) {
      const Place from{c.cells[0].row - down, c.cells[0].col - right};
      if ((down && right) != diagonal || (!down && !right) || grid_.inside(from) ||
          grid_.ray(from, {down, right}) != c.cells)
        continue;
      Json clue = {{"value", c.values[0]}, {"outerCell", grid_.outer_cell(from)}};
      if (diagonal) clue["diagonal"] = down * right < 0 ? 1 : -1;
      item(type, c.kind)["clues"].push_back(std::move(clue));
      return true;
    }
  return false;
}

}  // namespace clew::text::sudokumaker
