// Builds a Layout from its spec: collects places and houses, numbers the cells, and then fills the
// lookup tables of houses and pairs of cells.
#pragma once

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

  // Checks the conditions that every spec must meet (check_spec.cpp).
  Expected<void> check() const;
  Expected<void> check(const SubGrid&) const;

  // Cells and houses by their places (builder.cpp, triangle.cpp).
  void add_cell(const Cell& cell) { cells_.push_back(cell); }
  void order_cells();
  bool has_cell(Place) const;
  House& add_house(HouseKind, int number, int grid, std::vector<Place>, bool implied = false);
  void add_houses(HouseKind, int grid, std::vector<std::vector<Place>>);
  void add_grid(const SubGrid&, int grid);
  void add_diagonals(const SubGrid&, int grid);
  void add_windows(const SubGrid&, int grid);
  void add_disjoint(const SubGrid&, int grid);
  void add_triangle();
  void add_groups();
  void add_moves(std::initializer_list<Place>);  // links to the cells so far away
  void add_link(Place, Place);

  // Houses and links by cell number, and the tables computed from them (number.cpp).
  void number_cells(Layout&);
  Expected<void> number_houses(Layout&);
  void number_links(Layout&);
  static Expected<void> number_constraints(Layout&);
  static Expected<Constraint> on_cells(const ConstraintSpec&, Layout&);
  static void find_seats(Layout&);
  static void find_peers(Layout&);
  static void find_crossings(Layout&);
  static bool in_order(const Layout&);
  static bool seats_are_whole(const Layout&);
  static bool peers_are_whole(const Layout&);
  static bool crossings_are_whole(const Layout&);

  LayoutSpec spec_;
  std::vector<Cell> cells_;  // one place several times at first; the first of them stays
  std::vector<HouseDraft> drafts_;
  std::vector<std::pair<Place, Place>> links_;  // ordered and each once when they are numbered
};

}  // namespace clew
