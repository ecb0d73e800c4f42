// Candidates of every cell under the primitives of a Model, with a trail to undo changes.
//
// A change of a cell is propagated at once to the cells that it sees and to its partners in
// relations. Then its other watchers run, fast ones first, until nothing changes.
#pragma once

#include <memory>
#include <optional>

#include "search/constrained/model.h"

namespace clew::search {

class ConstrainedBoard {
 public:
  explicit ConstrainedBoard(const Model&);

  /// Starts again with these candidates, which must be within the layout's, and runs propagate().
  /// Returns false on a contradiction.
  bool reset(std::span<const Mask> start);
  /// Leaves of a cell's candidates only these; false when none are left. Takes effect with
  /// propagate().
  bool narrow(CellId c, Mask allowed) { return !(cells_[c] & ~allowed) || change(c, allowed); }
  bool propagate();

  /// Returns the cell that propagate() last found to have one digit, if any.
  std::optional<CellId> fixed_last() const { return fixed_last_; }

  /// A cell that lost candidates, and those before.
  struct Narrowed {
    CellId cell;
    Mask before;
  };
  /// Returns what cells lost since the start, in order.
  std::vector<Narrowed> narrowed() const;

  std::size_t mark() const { return trail_.size(); }
  void undo(std::size_t mark);

  bool solved() const { return open_ == 0; }
  const std::vector<Mask>& candidates() const { return cells_; }
  const Model& model() const { return model_; }
  std::uint64_t work() const { return work_; }

 private:
  struct Change {
    Mask* where;
    Mask before;
  };

  /// Digits that some of the cells can hold, that two or more can, and that one alone holds.
  struct Tally {
    Mask once = 0, twice = 0, fixed = 0;
  };
  Tally tally(std::span<const CellId>) const;

  static bool single(Mask m) { return (m & (m - 1)) == 0; }
  bool change(CellId, Mask allowed);
  bool sweep();
  bool run(const Item&);
  bool run_house(const Model::HouseItem&);
  bool run_open_house(const Model::HouseItem&);
  bool find_places(const Model::HouseItem&, const Tally&);
  bool require_inside(const Model::HouseItem&);
  bool exclude_few(const Model::HouseItem&);
  bool exclude_together(const Model::HouseItem&, Mask digits);
  bool run_set(const Model::SetItem&);
  bool run_few(const Model::SetItem&, const Tally&);
  bool leave_to(const Model::SetItem&, Mask digits);
  bool require(const Model::SetItem&, Mask digits);
  bool run_some(const Model::SomeItem&);
  bool keep_enough(const Model::SomeItem&, std::size_t spare);
  bool share_out(const Model::SomeItem&, std::size_t least, std::span<const std::uint8_t> house_of);
  bool run_total(const Model::TotalItem&);
  bool run_chain(const Model::ChainItem&);
  bool run_split(const Model::SplitItem&);
  bool run_towers(const Model::TowersItem&);
  bool run_ends(const Model::EndsItem&);
  bool run_rank(const Model::RankItem&);
  bool may_be(const Model::RankItem&, std::span<const CellId> line, bool less) const;
  bool keep_side(const Model::RankItem&, const std::vector<std::vector<CellId>>& lines, bool less);
  bool keep_less(std::span<const CellId> a, std::span<const CellId> b, bool ties);
  bool may_be_less(std::span<const CellId> a, std::span<const CellId> b) const;
  bool may_be_equal(std::span<const CellId> a, std::span<const CellId> b) const;
  bool run_connected(const constraints::Connected&);
  bool run_region(const constraints::Region&);
  bool leave(std::span<const CellId>, std::span<const DigitSet>);
  bool run_either(std::size_t);
  bool run_test(const constraints::Test&);
  bool spread(CellId);
  void set_word(Mask& word, Mask value) {
    if (word == value) return;
    trail_.push_back({&word, word});
    word = value;
  }
  void drop_pending();

  const Model& model_;
  std::vector<Mask> cells_, words_;
  std::vector<Change> trail_;
  std::vector<CellId> changed_;
  std::vector<std::uint8_t> is_changed_;              // by cell
  std::vector<Mask> pending_;                         // by item: true if it must be examined
  std::size_t first_pending_ = 0;                     // no earlier word has a pending bit
  std::vector<std::vector<ConstrainedBoard>> inner_;  // by either: its choices
  std::vector<Mask> scratch_;
  std::vector<DigitSet> sets_, labels_;  // scratch
  std::vector<std::uint8_t> touched_;    // scratch
  std::vector<CellId> places_;           // scratch
  std::vector<std::size_t> seen_;        // scratch: by cell, and zero
  bool swept_ = false;                   // true if sweeps have seen all changes
  int open_ = 0;
  std::optional<CellId> fixed_last_;
  std::uint64_t work_ = 0;
};

}  // namespace clew::search
