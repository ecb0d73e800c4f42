// What sweeps look at on one layout: every house, and the cages and sums that they know.
#pragma once

#include <bitset>
#include <span>
#include <vector>

#include "constraints/parts.h"
#include "search/sweep/kernel.h"
#include "search/tables.h"

namespace clew::search {

/// The kernels that this processor runs, widest first; perhaps none.
const std::vector<const SweepKernel*>& sweep_kernels();
/// The widest, or null.
const SweepKernel* best_sweep_kernel();

class SweepPlan {
 public:
  /// Whether sweeps can hold the layout's cells and digits.
  static bool fits(const Layout&);

  /// Of a layout that fits, with what its cells see. Both must outlive the calls of add and lay_out.
  SweepPlan(const Layout&, const Rows<CellId>& peers, const SweepKernel&);
  /// Whether sweeps look after it: a set whose digits add up to a number and are told by nothing else, a
  /// total without other factors than 1 and -1. A total's cells are different ones.
  bool add(std::span<const CellId>, std::span<const DigitSet> family);
  bool add(const constraints::Total&);
  /// To be called last, with what else differs.
  void lay_out(std::span<const constraints::Differ>);

  /// Whether cells that see each other do so in a lane.
  bool covers(CellId a, CellId b) const { return covered_[a][b]; }

  /// Takes candidates away, bit d for digit d, until nothing changes; false on a contradiction.
  bool run(std::uint16_t (&cells)[sweep_cells]) const;

 private:
  using Cells = std::bitset<sweep_cells>;
  struct Set {
    std::vector<CellId> cells;
    std::vector<DigitSet> family;
    std::uint16_t total;
  };
  SweepRows add_rows(std::size_t count, unsigned value = sweep_unused);
  SweepRows add_homes(const SweepRows& cells);
  void fill(const SweepRows&, unsigned lane, std::span<const CellId>);
  void cover(std::span<const CellId>);
  void lay_out_houses(std::span<const constraints::Differ>);
  void lay_out_crossings();
  void lay_out_sets();
  void lay_out_totals();
  void lay_out_cliques(std::span<const constraints::Total>, SweepTotals&);

  const Layout* layout_;
  const SweepKernel* kernel_;
  std::vector<Cells> sees_, covered_;
  std::vector<Set> sets_;
  std::vector<constraints::Total> totals_;
  std::vector<SweepLanes> lanes_;  // all rows
  std::vector<SweepHouses> houses_;
  std::vector<SweepCrossings> crossings_;
  std::vector<SweepSets> set_banks_;
  std::vector<SweepTotals> total_banks_;
};

}  // namespace clew::search
