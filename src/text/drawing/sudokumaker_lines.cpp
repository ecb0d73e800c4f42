// Lines, arrows and clues beside the grid of SudokuMaker.
#include <algorithm>

#include "text/drawing/sudokumaker_groups.h"
#include "text/drawing/sudokumaker_kinds.h"

namespace clew::text::drawing::maker {

bool KindReader::read_lines(const TypeRow& row, const Json& item) {
  const Json& lines = member(item, "lines");
  Drawn kind = row.kind;
  std::vector<int> values;
  switch (row.kind) {
    case Drawn::whispers:
      values = {whole_number(member(item, "minDifference"))};
      if (values[0] < 0) return false;
      break;
    case Drawn::lockout:
      values = {lockout_of(digits())};
      break;
    case Drawn::entropic: {
      const auto spec =
          line_of_groups(maker::read_groups(member(item, "groups"), grid_.least, grid_.most),
                         grid_.least, grid_.most);
      if (!spec) return unknown(item, "with groups of its own");
      kind = spec->kind;
      values = spec->values;
      break;
    }
    case Drawn::region_sum: {
      const bool one_total = !says_nothing(member(item, "singleRegionTotals"));
      for (const Json& line : lines) {
        auto cells = grid_.cells_of(line);
        if (!cells) return false;
        if (!add_region_sum(std::move(*cells), one_total))
          return unknown(item, "on cells without a region");
      }
      return lines.is_array() || lines.is_null();
    }
    default:
      break;
  }
  return (lines.is_array() || lines.is_null()) && std::ranges::all_of(lines, [&](const Json& line) {
           return add_cells(kind, line, values);
         });
}

// The sums of a line's pieces. A piece is a visit to a region, or all visits to it.
bool KindReader::add_region_sum(std::vector<Place> cells, bool one_total_a_region) {
  std::vector<std::pair<int, std::vector<Place>>> pieces;
  bool comes_again = false;
  for (const Place p : cells) {
    const int region = region_of(p);
    if (region < 0) return false;
    auto piece = std::ranges::find(pieces, region, &std::pair<int, std::vector<Place>>::first);
    const bool known = piece != pieces.end();
    const bool goes_on = known && pieces.back().first == region;
    comes_again |= known && !goes_on;
    if (one_total_a_region ? !known : !goes_on) pieces.push_back({region, {}});
    (one_total_a_region && known ? *piece : pieces.back()).second.push_back(p);
  }
  if (cells.size() < 2) return true;
  ConstraintSpec spec{.kind = Drawn::region_sum};
  const bool split = one_total_a_region && comes_again;
  if (split) spec.kind = Drawn::equal_sums;
  for (const auto& [region, piece] : pieces) {
    if (!spec.cells.empty() && (split || !grid_.has_rows_and_columns))
      spec.splits.push_back(static_cast<std::uint16_t>(spec.cells.size()));
    spec.cells.insert(spec.cells.end(), piece.begin(), piece.end());
  }
  add(std::move(spec));
  return true;
}

// Cells of a pill are listed from the ones on; each shaft begins in the pill.
bool KindReader::read_arrow(const Json& json) {
  auto bulb = grid_.cells_of(member(json, "bulbCells"));
  if (!bulb || bulb->empty()) return false;
  ConstraintSpec spec{.kind = Drawn::arrow};
  spec.cells.assign(bulb->rbegin(), bulb->rend());
  for (const Json& arrow : member(json, "arrows")) {
    auto shaft = grid_.cells_of(arrow);
    if (!shaft) return false;
    if (!shaft->empty() && std::ranges::find(*bulb, shaft->front()) != bulb->end())
      shaft->erase(shaft->begin());
    if (shaft->empty()) continue;
    spec.splits.push_back(static_cast<std::uint16_t>(spec.cells.size()));
    spec.cells.insert(spec.cells.end(), shaft->begin(), shaft->end());
  }
  if (!spec.splits.empty()) add(std::move(spec));
  return true;
}

// A clue without a number is not shown. Direction 1 of a diagonal rises to the right, -1 falls.
bool KindReader::read_clue(const TypeRow& row, const Json& clue) {
  const Json& number = member(clue, "value");
  if (number.is_null()) return true;
  const auto at = grid_.beside(member(clue, "outerCell"));
  if (!at) return false;
  Place step = at->step;
  const bool corner = step.row && step.col;
  if (row.form == Form::diagonal) {
    const Json& diagonal = member(clue, "diagonal");
    if (diagonal != 1 && diagonal != -1) return false;
    const int sign = diagonal == 1 ? -1 : 1;  // of column steps against row steps
    if (corner && step.row * step.col != sign) return false;
    if (!corner && step.row) step.col = step.row * sign;
    if (!corner && !at->step.row) step.row = step.col * sign;
  } else if (corner) {
    return false;
  }
  ConstraintSpec spec{
      .kind = row.kind, .cells = grid_.ray(at->cell, step), .values = {whole_number(number)}};
  if (spec.cells.empty() || spec.values[0] < 0) return false;
  add(std::move(spec));
  return true;
}

}  // namespace clew::text::drawing::maker
