// Constraints as SudokuMaker's typed items.
#pragma once

#include <span>
#include <string>

#include "clew/layout.h"
#include "text/drawing/sudokumaker_grid.h"

namespace clew::text::sudokumaker {

using drawing::maker::MakerGrid;

class ItemWriter {
 public:
  /// Adds items to `items`, a list. All of them must outlive the writer.
  ItemWriter(const MakerGrid& grid, Json& items) : grid_(grid), items_(items) {}

  /// Adds a constraint. Returns false if no type expresses it.
  bool write(const ConstraintSpec&);

 private:
  /// An item of that type with these members; one that exists is used again.
  Json& item(int type, Constraint::Kind, const Json& members = Json::object());
  Json& own_item(int type, Constraint::Kind, const Json& members = Json::object());
  bool write_never(const ConstraintSpec&);
  bool write_edge(int type, const ConstraintSpec&);
  bool write_cage(int type, const ConstraintSpec&);
  bool write_clone(int type, const ConstraintSpec&);
  bool write_quadruple(int type, const ConstraintSpec&);
  bool write_look(int type, const ConstraintSpec&);
  bool write_line(int type, const ConstraintSpec&);
  bool write_arrow(int type, const ConstraintSpec&);
  bool write_clue(int type, const ConstraintSpec&);
  Json numbers_of(std::span<const Place>) const;
  Json groups_of(const ConstraintSpec&) const;
  int digits() const { return grid_.most - grid_.least + 1; }

  const MakerGrid& grid_;
  Json& items_;
};

/// Returns how SudokuMaker draws constraints of a kind; null if they have no style. `number`: the least
/// difference of whispers, or how many groups of digits a line has.
Json style_of(Constraint::Kind, int number, int digits);

/// Returns the rules in words, one sentence for each kind of constraint.
std::string rules_in_words(const LayoutSpec&);

}  // namespace clew::text::sudokumaker
