// What f-puzzles and SudokuPad share: one grid of cells, its regions, groups and chess moves.
#pragma once

#include <set>

#include "text/forms.h"
#include "text/json_text.h"

namespace clew::text {

/// A form's own names for rules that are not of the form "these cells differ", as they are met.
class ForeignRules {
 public:
  void add(std::string name) { names_.insert(std::move(name)); }
  bool any() const { return !names_.empty(); }
  /// "thermometer, arrow".
  std::string list() const;

 private:
  std::set<std::string> names_;
};

/// Boxes where the regions are the boxes of a usual grid, regions where they are not, nothing when
/// no cell has one (-1).
void set_regions(SubGrid&, const std::vector<int>& region_of_cell);
/// Groups that are windows of a 9x9 grid become the spec's windows.
void recognise_windows(LayoutSpec&);
/// The region of each cell, from 0; -1 for none.
std::vector<int> regions_of(const SubGrid&);
/// The four windows of a 9x9 grid.
std::vector<std::vector<Place>> windows_of_9x9();
/// The puzzle's only grid, when all its cells lie in one at the upper left corner.
const SubGrid* only_grid(const Layout&);
/// Reads "R1C1" or any other name of a cell within a grid.
std::optional<Place> cell_in(const SubGrid&, const Json& name);

}  // namespace clew::text
