// A grid while logic works on it: values and candidates, and everything that techniques ask of them
// kept up to date with each removal: where a digit can go on the whole board and in each house,
// which cells and which digits have one place left, what changed since when.
#pragma once

#include <cstdint>
#include <vector>

#include "clew/evidence.h"
#include "clew/puzzle.h"
#include "logic/frame.h"

namespace clew::logic {

template <int W>
class Board {
 public:
  using Cells = BitSet<W>;

  /// An empty board: every digit everywhere. The frame must outlive it.
  explicit Board(const Frame<W>&);
  /// Takes over values and candidates; a candidate that sees its digit's value is dropped. No heap.
  void load(const Grid&);
  /// Values and candidates as plain data; `grid` is resized if need be.
  void store(Grid&) const;

  const Frame<W>& frame() const { return *frame_; }
  int digits() const { return frame_->digits(); }

  Digit value(CellId c) const { return values_[c]; }  // 0: open
  /// Of an open cell its candidates, otherwise its value alone.
  DigitSet candidates(CellId c) const { return candidates_[c]; }
  bool can(CellId c, Digit d) const { return places_[d].has(c); }
  /// Cells without a value.
  const Cells& open() const { return open_; }
  /// Open cells that can hold d.
  const Cells& places(Digit d) const { return places_[d]; }
  /// Positions in h of the open cells that can hold d; none when h has it, as a value.
  Positions places(HouseId h, Digit d) const { return in_house_[h * stride_ + d]; }
  /// Positions in h of its open cells.
  Positions open(HouseId h) const { return open_in_[h]; }
  /// Returns true if each digit of missing(h) must appear in h: h is complete, or its open cells have
  /// no more candidates than there are cells. Stays true once it is.
  bool closed(HouseId h) const { return closed_[h]; }
  /// Digits without a value in h; in a closed house those that its open cells must hold.
  DigitSet missing(HouseId h) const { return missing_[h]; }
  /// Open cells with one candidate.
  const Cells& naked_singles() const { return naked_; }
  /// Open cells with two candidates.
  const Cells& bivalue() const { return bivalue_; }
  /// Digits that have one place left in h, which is closed.
  DigitSet hidden_singles(HouseId h) const { return hidden_[h]; }

  bool solved() const { return open_.empty() && !in_error_; }
  /// A cell lost its last candidate, a digit its last place in a closed house, or a value
  /// repeats.
  bool in_error() const { return in_error_; }

  /// d must be a candidate of the open cell c. Removes d from all cells that see c through declared
  /// houses and links.
  void place(CellId c, Digit d);
  /// d must be a candidate of the open cell c.
  void remove(CellId c, Digit d);
  /// From here on no house becomes closed. What follows from an assumption is told by facts about the
  /// houses as they are without it.
  void suppose() { supposed_ = true; }
  /// Placements and eliminations of a step; what no longer stands is passed over.
  void apply(std::span<const Candidate> placements, std::span<const Candidate> eliminations);

  /// Goes up by one with each apply(). Scans that found nothing need look again only at what
  /// changed later.
  std::uint32_t clock() const { return clock_; }
  std::uint32_t changed(HouseId h) const { return house_changed_[h]; }
  std::uint32_t digit_changed(Digit d) const { return digit_changed_[d]; }

 private:
  void find_places();
  void set_value(CellId, Digit);
  void recount(CellId);
  void leave_houses(CellId, Digit);
  void close(HouseId);
  bool is_whole() const;

  const Frame<W>* frame_;
  int stride_;
  std::vector<Digit> values_;
  std::vector<DigitSet> candidates_;
  std::vector<Cells> places_;        // by digit
  std::vector<Positions> in_house_;  // by house and digit
  std::vector<Positions> open_in_;   // by house
  std::vector<DigitSet> missing_, hidden_;
  std::vector<std::uint8_t> closed_;  // by house
  std::vector<std::uint32_t> house_changed_, digit_changed_;
  Cells open_, naked_, bivalue_;
  std::uint32_t clock_ = 1;
  bool in_error_ = false;
  bool supposed_ = false;
};

}  // namespace clew::logic
