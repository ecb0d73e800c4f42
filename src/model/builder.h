// Puts a Layout together from its spec: collects places and houses first, numbers the cells then,
// and looks up last what is asked of houses and pairs of cells.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "clew/layout.h"

namespace clew {

class LayoutBuilder {
 public:
  explicit LayoutBuilder(LayoutSpec);
  Expected<LayoutPtr> build();

 private:
  struct HouseDraft {  // a house while its cells are still places
    House house;
    std::vector<Place> places;
  };

  // What a spec must keep (check_spec.cpp).
  Expected<void> check() const;
  Expected<void> check(const SubGrid&) const;

  // Cells and houses by their places (builder.cpp, triangle.cpp).
  void add_house(HouseKind, int number, int grid, std::vector<Place>, bool implied = false);
  void add_grid(const SubGrid&, int grid);
  void add_diagonals(const SubGrid&, int grid);
  void add_windows(const SubGrid&, int grid);
  void add_disjoint(const SubGrid&, int grid);
  void add_triangle();
  void add_groups();
  void add_moves(std::initializer_list<Place>);  // links to the cells so far away

  // By their numbers, and what is looked up once (number.cpp).
  void number_cells(Layout&) const;
  Expected<void> number_houses(Layout&) const;
  void number_links(Layout&) const;
  Expected<void> number_constraints(Layout&) const;
  static Expected<Constraint> on_cells(const ConstraintSpec&, Layout&);
  static void find_seats(Layout&);
  static void find_peers(Layout&);
  static void find_crossings(Layout&);
  static bool in_order(const Layout&);

  LayoutSpec spec_;
  std::map<Place, Cell> cells_;
  std::vector<HouseDraft> drafts_;
  std::set<std::pair<Place, Place>> links_;
};

}  // namespace clew
