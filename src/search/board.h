// Candidates of every cell, stored twice (by cell, and by house and digit), with a trail to undo
// changes. Removing one candidate is the only kind of change; propagation follows from it:
//
//   naked single    a cell with one candidate removes it from all cells that it sees
//   hidden single   a digit with one cell left in a closed house clears the rest of that cell
//   locked          a digit whose cells in a complete house all lie in another house is removed
//                   from the rest of the other house (pointing and claiming)
//
// A house is closed if each digit that its cells can hold must appear in it: complete houses, and,
// at the start of a search, houses with no more candidates than cells.
//
// A contradiction is a cell without candidates or a closed house without a cell for a digit.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/tables.h"

namespace clew::search {

class SearchBoard {
 public:
  explicit SearchBoard(const Tables&);

  /// Starts over with these candidates; false on a contradiction. Runs propagate().
  bool reset(std::span<const DigitSet> start);
  /// Puts a digit, which must be a candidate, into a cell; takes effect with propagate().
  void place(CellId, Digit);
  /// Removes a candidate if it is there; takes effect with propagate().
  void remove(CellId, Digit);
  /// Singles and locked candidates until nothing changes; false on a contradiction.
  bool propagate();

  /// A moment to which undo() returns.
  std::size_t mark() const { return trail_.size(); }
  void undo(std::size_t mark);

  bool solved() const { return open_ == 0; }
  std::span<const DigitSet> candidates() const { return cells_; }
  /// Returns true if each digit that has a place in the house must appear there.
  bool closed(int house) const { return closed_[house]; }
  /// The positions of a digit in a house.
  std::uint64_t places(int house, Digit d) const { return places_[index(house, d)]; }
  /// Returns the number of candidates removed since reset(), a measure of work.
  std::uint64_t work() const { return work_; }

 private:
  struct Single {
    CellId cell;
    Digit digit;
  };
  struct Removal {  // digit 0: the cell's peers have been cleared
    CellId cell;
    Digit digit;
  };

  std::size_t index(int house, Digit d) const {
    return static_cast<std::size_t>(house) * tables_.digits + d - 1;
  }
  bool put_values(std::span<const DigitSet> start);
  bool is_whole() const;
  void look_at_places(HouseId, Digit);
  bool close_houses();
  void settle(CellId, Digit);
  void lock(HouseId, Digit);
  void drop_queues();

  const Tables& tables_;
  std::vector<DigitSet> cells_;
  std::vector<std::uint64_t> places_;
  std::vector<std::uint8_t> closed_;   // by house
  std::vector<std::uint8_t> settled_;  // by cell: its peers have been cleared
  std::vector<Removal> trail_;
  std::vector<Single> singles_;
  std::vector<std::uint32_t> locks_;  // index(house, digit) with few cells left
  std::vector<std::uint8_t> queued_;  // by the same index
  int open_ = 0;                      // cells not settled
  bool dead_ = false;
  std::uint64_t work_ = 0;
};

}  // namespace clew::search
