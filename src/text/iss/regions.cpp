// Rules of an ISS string about connected values and about regions that are to be found.
#include <algorithm>

#include "text/iss/rule_reader.h"
#include "text/pieces/piece.h"

namespace clew::text::iss {

// ConnectedValues~prefix of cells beside the grid~1_2~size.
Expected<void> RuleReader::read_connected() {
  const auto values = numbers(split(item_.arg(1), '_'));
  if (!values) return std::unexpected(values.error());
  const auto size = item_.arg(2).empty() ? Expected<int>(0) : number_at(2);
  if (!size) return std::unexpected(size.error());
  if (*size < 0) return wrong("needs a size from 1 on");
  ConstraintSpec c{.kind = Kind::connected, .values = {*size}};
  for (const int value : *values)
    if (shape_.has_value(value)) c.values.push_back(value);
  if (item_.arg(0).empty()) {
    c.cells = shape_.grid();
  } else {
    c.cells = shape_.variables_of(item_.arg(0));
    if (c.cells.empty()) return wrong("names no list of cells: " + quoted(item_.arg(0)));
    const int columns = shape_.in_list(c.cells[0]).columns,
              rows = (static_cast<int>(c.cells.size()) + columns - 1) / columns;
    if (rows > shape_.height || columns > shape_.width)
      return wrong("has more rows or columns of cells than the grid");
    c.splits = {static_cast<std::uint16_t>(c.cells.size())};
    for (int i = 0; i < c.splits[0]; ++i) c.cells.push_back({i / columns, i % columns});
  }
  if (c.values.size() > 1)
    add(std::move(c));
  else if (*size)
    add_never(c.cells);
  return {};
}

// The cell that holds the count.
Expected<Place> RuleReader::control() const {
  auto place = cell_of(item_.arg(0), shape_, move_);
  if (!place) return wrong(place.error().reason);
  if (!shape_.in_grid(*place))
    return wrong("has a cell beside the grid in place of one of the grid");
  return place;
}

// The label of the region of a cell of the grid.
Place RuleReader::label_of(const Cells& labels, Place p) const {
  const int cell = p.row * shape_.width + p.col;
  return labels[static_cast<std::size_t>(cell)];
}

// 1 if the first cell does not count.
Expected<int> RuleReader::less() const {
  if (item_.arg(1).empty() || item_.arg(1) == "0") return 0;
  if (item_.arg(1) == "1") return 1;
  return wrong("has a number other than 0 and 1");
}

// ChaosCount~R1C1~less~CC1~CC2; without cells: the label of the cell and of those around it.
Expected<void> RuleReader::read_count_alike() {
  const auto cell = control();
  const auto number = less();
  if (!cell || !number) return std::unexpected(cell ? number.error() : cell.error());
  const Cells labels = shape_.variables_of(region_labels);
  if (labels.empty()) return wrong("needs the rule 'ChaosConstruction'");
  ConstraintSpec c{.kind = Kind::count_alike, .cells = {*cell}, .splits = {1}, .values = {*number}};
  if (item_.args.size() > 2) {
    const auto all = cells(2);
    if (!all) return std::unexpected(all.error());
    c.cells.insert(c.cells.end(), all->begin(), all->end());
  } else {
    const auto label = [&](Place p) { return label_of(labels, p); };
    c.cells.push_back(label(*cell));
    for (int r = -1; r <= 1; ++r)
      for (int k = -1; k <= 1; ++k)
        if (const Place p{cell->row + r, cell->col + k}; p != *cell && shape_.in_grid(p))
          c.cells.push_back(label(p));
  }
  add(std::move(c));
  return {};
}

// ChaosArrow~R1C1~less~CC1~CC2~-~CC1~CC10: arms from one cell on; without arms: in all four directions.
Expected<void> RuleReader::read_run_length() {
  const auto cell = control();
  const auto number = less();
  if (!cell || !number) return std::unexpected(cell ? number.error() : cell.error());
  const Cells labels = shape_.variables_of(region_labels);
  if (labels.empty()) return wrong("needs the rule 'ChaosConstruction'");
  std::vector<Cells> arms;
  if (item_.args.size() > 2) {
    std::vector<std::string_view> names;
    for (std::size_t i = 2; i <= item_.args.size(); ++i) {
      if (i < item_.args.size() && item_.args[i] != "-") {
        names.push_back(item_.args[i]);
        continue;
      }
      auto arm = cells(names);
      if (!arm) return std::unexpected(arm.error());
      arms.push_back(*std::move(arm));
      names.clear();
    }
  } else {
    for (const auto& [rows, cols] : {std::pair{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
      Cells& arm = arms.emplace_back();
      for (Place p = *cell; shape_.in_grid(p); p = {p.row + rows, p.col + cols})
        arm.push_back(label_of(labels, p));
    }
  }
  ConstraintSpec c{
      .kind = Kind::run_length, .cells = {*cell, arms[0][0]}, .splits = {1}, .values = {*number}};
  for (const Cells& arm : arms) {
    if (arm[0] != arms[0][0]) return wrong("has arms from different cells");
    if (arm.size() < 2) continue;
    c.splits.push_back(static_cast<std::uint16_t>(c.cells.size()));
    c.cells.insert(c.cells.end(), arm.begin() + 1, arm.end());
  }
  add(std::move(c));
  return {};
}

}  // namespace clew::text::iss
