// The plan of sweeps on one layout: every house, and the supported cages and sums.
#pragma once

#include <span>
#include <vector>

#include "base/bit_set.h"
#include "constraints/parts.h"
#include "search/sweep/kernel.h"

namespace clew::search {

/// The kernels that this processor runs, widest first: some with AVX2 or NEON, otherwise none. All take
/// away the same.
const std::vector<const SweepKernel*>& sweep_kernels();
/// The widest, or null.
const SweepKernel* best_sweep_kernel();

/// Some of the cells.
using SweepCells = BitSet<2>;

class SweepPlan {
 public:
  /// Returns true if sweeps can hold the layout's cells and digits.
  static bool fits(const Layout&);

  /// Starts the plan of a layout that fits. `seen`: the peers of each cell as bits, in words by
  /// cell. The layout and everything added must live until lay_out returns.
  SweepPlan(const Layout&, std::span<const std::uint64_t> seen, const SweepKernel&);
  /// Returns true if sweeps handle the set or total: a set whose only rule is the sum of its
  /// digits, a total with factors 1 and -1 only.
  bool add(const constraints::Set&);
  bool add(const constraints::Total&);
  /// A skyscraper, of a number of digits that can be seen.
  void add_towers(const constraints::Outside& clue) { towers_.push_back(&clue); }
  /// Finishes the plan with the other cells that differ. Must be called last.
  void lay_out(std::span<const constraints::Differ>);

  const SweepCells& sees(CellId c) const { return sees_[c]; }
  /// The cells that a cell sees in some lane, and itself.
  const SweepCells& covered(CellId c) const { return base_.covered[c]; }

  /// Takes candidates away, bit d for digit d, until nothing changes; false on a contradiction.
  bool run(std::uint16_t (&cells)[sweep_cells]) const;

 private:
  /// The part that is the same for all layouts with the same complete houses.
  struct Base {
    std::vector<SweepCells> houses;
    std::vector<SweepCells> covered;  // by cell: cells that share one of these with it
    std::vector<SweepLanes> lanes;    // all rows
    std::vector<SweepHouses> house_banks;
    std::vector<SweepCrossings> crossing_banks;
  };
  using Groups = std::vector<const std::vector<CellId>*>;

  static const Base& classic();
  void lay_out_base();
  Groups groups_beside(std::span<const constraints::Differ>);
  SweepRows add_rows(std::size_t count, unsigned value = sweep_unused);
  SweepRows add_homes(const SweepRows& cells);
  void fill(const SweepRows&, unsigned lane, std::span<const CellId>);
  void fill(const SweepRows&, unsigned lane, const SweepCells&);
  SweepCells cover(std::span<const CellId>);
  void lay_out_houses(const Groups&);
  void lay_out_crossings(bool complete);
  void lay_out_sets();
  void lay_out_totals();
  void lay_out_towers();
  void lay_out_cliques(SweepTotals&, std::size_t lanes);

  const Layout* layout_;
  const SweepKernel* kernel_;
  std::vector<SweepCells> sees_;
  Base base_;  // items added to it
  std::vector<const constraints::Set*> sets_;
  std::vector<const constraints::Total*> totals_;
  std::vector<SweepSets> set_banks_;
  std::vector<const constraints::Outside*> towers_;
  std::vector<SweepTotals> total_banks_;
  std::vector<SweepTowers> tower_banks_;
};

}  // namespace clew::search
