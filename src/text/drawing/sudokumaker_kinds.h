// SudokuMaker's typed constraints as constraints of a drawing.
#pragma once

#include <array>
#include <set>
#include <string_view>
#include <vector>

#include "text/drawing/sudokumaker_grid.h"
#include "text/drawing/sudokumaker_types.h"

namespace clew::text::drawing::maker {

class KindReader {
 public:
  KindReader(const MakerGrid& grid, Drawing& drawing) : grid_(grid), drawing_(drawing) {}

  /// Adds the constraints of an item. Returns false if the item is malformed. An item that is not
  /// understood becomes an unknown member.
  bool read(const Json& item);
  /// Adds the constraints that dots of several items express together.
  void finish();

 private:
  using Sides = std::array<Place, 2>;
  /// Dots of one type: their edges, the edges that have to keep the rule of the other type of dots,
  /// and the values that edges without a dot never have.
  struct Dots {
    std::set<Sides> edges, not_exempt;
    std::set<int> never;
  };

  bool unknown(const Json& item, std::string_view what = "");
  bool read_row(const TypeRow&, const Json& item);
  void add(ConstraintSpec spec) { drawing_.typed.push_back(std::move(spec)); }
  bool add_cells(Drawn, const Json& cells, std::vector<int> values = {});
  bool read_flag(Drawn, const Json& item);
  bool read_regions(const Json& item);
  bool add_disjoint(const Json& item);
  bool read_groups(const Json& item);
  bool read_edges(const TypeRow&, const Json& item);
  bool read_cage(const Json& cage);
  bool read_clones(const Json& item);
  bool read_quadruple(const Json& clue);
  bool read_look(const Json& item);
  bool read_lines(const TypeRow&, const Json& item);
  bool add_region_sum(std::vector<Place> cells, bool one_total_a_region);
  bool read_arrow(const Json& bulb);
  bool read_clue(const TypeRow&, const Json& clue);
  bool read_drawn(int type, const Json& item);
  void add_never(Drawn, const std::set<int>& values);
  void forbid_pairs(const std::set<Sides>& edges, const Dots& other, Drawn kind);
  int region_of(Place p) const {
    return grid_.regions.empty() ? -1 : grid_.regions[static_cast<std::size_t>(grid_.index(p))];
  }
  int digits() const { return grid_.most - grid_.least + 1; }

  const MakerGrid& grid_;
  Drawing& drawing_;
  Dots differences_, ratios_, sums_;
  bool has_regions_ = false;
};

}  // namespace clew::text::drawing::maker
