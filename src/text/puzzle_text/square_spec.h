// What f-puzzles and SudokuPad share: one grid of cells, its regions, groups and chess moves.
#pragma once

#include <set>

#include "text/forms.h"
#include "text/json/json_text.h"

namespace clew::text {

/// What a puzzle says beyond "these cells differ", as it is met. One rule for all forms: a rule, or
/// a drawing that may stand for one, refuses the puzzle; what plainly decorates it is passed over
/// with a remark, and so are its rules in words.
class Beyond {
 public:
  /// A rule by the form's own name.
  void rule(std::string name) { refused_.insert(std::move(name)); }
  /// What is drawn, and only words tell why.
  void drawing(std::string name) {
    refused_.insert(std::move(name));
    drawn_ = true;
  }
  /// What says nothing about digits.
  void decoration(std::string name) { passed_over_.insert(std::move(name)); }
  void words(std::string text) { words_ = std::move(text); }

  bool refuses() const { return !refused_.empty(); }
  /// Why the puzzle is refused; quotes its words when the drawings are to blame.
  std::string reason() const;
  /// What was passed over; empty when there is nothing to say.
  std::string remark() const;

 private:
  std::set<std::string> refused_, passed_over_;
  std::string words_;
  bool drawn_ = false;
};

/// Whether something of that size, in cells, that has no text covers whole cells: shading.
bool is_shading(const Json& width, const Json& height);

/// Boxes where the regions are the boxes of a usual grid, regions where they are not, nothing when
/// no cell has one (-1).
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
