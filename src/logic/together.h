// What a few constraints and all houses exclude together, in full: candidates that no grid of these
// holds. A clause solver says so, grid by grid; and each grid that it finds is kept, for it shows of
// every candidate in it that it stays, whichever of the constraints are looked at that the grid keeps.
//
// As nothing is ever given back on a path, a grid is good until one of its candidates goes, so that most
// questions are answered by those that were asked before.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/bit_set.h"
#include "clew/evidence.h"
#include "logic/rules.h"
#include "sat/solver.h"

namespace clew::logic {

class Together {
 public:
  /// Both must outlive it.
  Together(const Layout&, const Rules&);

  /// Candidates by cell, of a solved cell its value alone.
  void load(std::span<const DigitSet>);
  void forget();

  /// How much may still be worked: a question is one unit, and so are eight conflicts.
  using Work = std::int64_t;

  /// Adds the candidates that these pieces, by their place among the rules' pieces, and the houses
  /// exclude; but those that the houses exclude by themselves. None of the pieces may be a test. What is
  /// not known when the work is done is left out.
  void look(std::span<const std::uint32_t> pieces, std::vector<Candidate>& gone, Work&);

  /// A candidate, and pieces that exclude it with the houses: none of them can be left out. No pieces:
  /// nothing was found.
  struct Excluded {
    Candidate what{};
    std::vector<std::uint32_t> pieces;
  };
  /// Of some candidates that all pieces exclude together, the one that the fewest of them do.
  Excluded look_at_all(Work&);

 private:
  static constexpr int words = 16;
  static constexpr int most = 64 * words;  // grids that are kept: the oldest is written over
  using Grids = BitSet<words>;

  std::size_t at(CellId c, Digit d) const { return c * stride_ + d; }
  Grids keeping(std::span<const std::uint32_t> pieces) const;
  void ask(std::span<const std::uint32_t> pieces, std::vector<Candidate>& open,
           std::vector<Candidate>& gone, Work&);
  void write_houses();
  void write(std::span<const std::uint32_t> pieces);
  std::vector<sat::Lit> write_all();
  const constraints::Parts& apart(std::uint32_t piece);
  void keep_model(std::span<const std::uint32_t> pieces);
  void look_at_houses(Work&);

  const Layout& layout_;
  const Rules& rules_;
  std::size_t stride_;
  std::vector<DigitSet> candidates_;
  std::vector<DigitSet> by_houses_;  // of each cell: what the houses exclude by themselves
  bool houses_done_ = false;
  Grids alive_;
  std::vector<Grids> holding_;  // by cell and digit
  std::vector<Grids> kept_;     // by piece
  std::vector<Digit> grids_;    // one after the other
  int next_ = 0;
  sat::ClauseSolver solver_;
  std::vector<sat::Var> variables_;  // by cell and digit
  std::vector<sat::Var> members_;
  std::vector<std::optional<constraints::Parts>> apart_;  // by piece: its sums, as sets of digits
};

}  // namespace clew::logic
