// A grid for nets: its open candidates by number, their exclusions, and the units in which one
// candidate must be true. Cells, houses and links are treated alike, so the code is independent of
// Sudoku and compiled once for all widths.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "clew/evidence.h"
#include "logic/board.h"

namespace clew::logic {

/// A candidate by number: by cell, then digit.
using Cand = std::uint16_t;

/// A set of candidates of a web, as words.
using CandBits = std::vector<std::uint64_t>;

class Web {
 public:
  /// More candidates would need too much memory for their exclusions.
  static constexpr int most = 8192;

  /// Reads the board; false, and an empty web, when it has too many candidates.
  template <int W>
  bool load(const Board<W>&);

  int size() const { return static_cast<int>(candidates_.size()); }
  /// Words of a set of candidates.
  int words() const { return words_; }
  Candidate candidate(Cand x) const { return candidates_[x]; }
  const Layout& layout() const { return *layout_; }

  /// Returns the candidates that are false if x is true: of its cell, or of its digit in its peers.
  std::span<const std::uint64_t> excluded(Cand x) const {
    return {excluded_.data() + static_cast<std::size_t>(x) * words_,
            static_cast<std::size_t>(words_)};
  }
  bool exclude(Cand x, Cand y) const { return excluded(x)[y >> 6] >> (y & 63) & 1; }
  /// As above, without its own cell.
  std::span<const std::uint64_t> of_digit(Digit d) const {
    return {of_digit_.data() + static_cast<std::size_t>(d) * words_,
            static_cast<std::size_t>(words_)};
  }

  int units() const { return static_cast<int>(units_.size()); }
  /// A cell, or a digit in a closed house, with one true candidate.
  const Unit& unit(int u) const { return units_[u]; }
  std::span<const Cand> members(int u) const {
    return {members_.data() + member_begin_[u], members_.data() + member_begin_[u + 1]};
  }
  /// Returns the units of a candidate, its cell first.
  std::span<const std::uint32_t> units_of(Cand x) const {
    return {units_of_.data() + units_begin_[x], units_of_.data() + units_begin_[x + 1]};
  }

 private:
  void index_units();

  const Layout* layout_ = nullptr;
  int words_ = 0;
  std::vector<Candidate> candidates_;
  std::vector<std::uint64_t> excluded_, of_digit_;
  std::vector<Unit> units_;
  std::vector<Cand> members_;
  std::vector<std::uint32_t> member_begin_, units_of_, units_begin_;
};

}  // namespace clew::logic
