// Common code of f-puzzles and SudokuPad: one grid of cells, its regions, groups and chess moves.
#pragma once

#include <set>

#include "text/forms.h"
#include "text/json/json_text.h"

namespace clew::text {

/// Collects the parts of a puzzle beyond "these cells differ". All formats follow one rule: a rule,
/// or a drawing that may represent one, refuses the puzzle. Pure decoration is ignored with a
/// remark, and so are its rules in words.
class Beyond {
 public:
  /// A rule by the form's own name.
  void rule(std::string name) { refused_.insert(std::move(name)); }
  /// Adds a drawing that only words explain.
  void drawing(std::string name) {
    refused_.insert(std::move(name));
    drawn_ = true;
  }
  /// Adds a part without meaning for digits.
  void decoration(std::string name) { passed_over_.insert(std::move(name)); }
  void words(std::string text) { words_ = std::move(text); }

  bool refuses() const { return !refused_.empty(); }
  /// Why the puzzle is refused; quotes its words when the drawings are to blame.
  std::string reason() const;
  /// Returns the remark about ignored parts; empty if there are none.
  std::string remark() const;

 private:
  std::set<std::string> refused_, passed_over_;
  std::string words_;
  bool drawn_ = false;
};

/// Returns true if an object of that size, in cells, without text covers whole cells: shading.
bool is_shading(const Json& width, const Json& height);

/// The height of the usual boxes of a square grid: as square as possible, wider than high.
int usual_box_height(int size);
/// Sets boxes if the regions are the boxes of a usual grid, regions otherwise, nothing if no cell
/// has one (-1).
void set_regions(SubGrid&, const std::vector<int>& region_of_cell);
/// Groups that are windows of a 9x9 grid become the spec's windows.
void recognise_windows(LayoutSpec&);
/// The region of each cell, from 0; -1 for none.
std::vector<int> regions_of(const SubGrid&);
/// The groups of a 9x9 grid, its windows among them.
std::vector<std::vector<Place>> groups_of(const LayoutSpec&);
/// The puzzle's only grid, when all its cells lie in one at the upper left corner.
const SubGrid* only_grid(const Layout&);
/// Reads "R1C1" or any other name of a cell within a grid.
std::optional<Place> cell_in(const SubGrid&, const Json& name);

}  // namespace clew::text
