// Candidates that a few constraints and all houses exclude together, in full: no grid of these holds them.
//
// A clause solver finds grids, and each grid is kept. It is a witness for all its candidates under each
// constraint that it keeps, until one of its candidates goes. The first grid keeps all constraints where
// it can, and later ones stay near it, so that one grid answers many questions. A question is asked
// again only where its witnesses died. Every constraint has a solver of its own, which is written once
// for a path and told of candidates that go.
#pragma once

#include <cstdint>
#include <memory>
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

  /// Takes over the candidates of each cell; of a solved cell its value alone. Keeps what it knows
  /// while candidates only go.
  void load(std::span<const DigitSet>);
  void forget();

  /// Work left: a question costs one unit, and each eight conflicts of the solver another.
  using Work = std::int64_t;

  /// Adds the candidates that a piece and the houses exclude, of its cells and of houses that hold two
  /// of these; none that the houses exclude alone. The piece is named by its place among the rules'
  /// pieces and must not be a test. Leaves out what is not known when the work is done.
  void look(std::uint32_t piece, std::vector<Candidate>& gone, Work&);

  /// A candidate, and pieces that exclude it with the houses: none of them can be left out. No pieces:
  /// nothing was found.
  struct Excluded {
    Candidate what;
    std::vector<std::uint32_t> pieces;
  };
  /// Returns, of candidates that all pieces exclude, the one for which the fewest are enough. Asked
  /// again with the same candidates it answers the same.
  const Excluded& look_at_all(Work&);

 private:
  static constexpr int words = 8;
  static constexpr int most = 64 * words;  // grids that are kept: the oldest is written over
  using Grids = BitSet<words>;
  /// Houses, and some pieces, as groups and clauses.
  struct Asker {
    sat::ClauseSolver solver;
    std::vector<sat::Var> variables;  // by cell and digit
    std::vector<DigitSet> written;    // candidates that it knows to be left
    std::vector<sat::Lit> pieces;     // of all: counted where they are assumed
  };

  std::size_t at(CellId c, Digit d) const { return c * stride_ + d; }
  std::unique_ptr<Asker> houses_alone() const;
  void write_houses(Asker&) const;
  Asker& asker_of(std::uint32_t piece);
  Asker& asker_of_houses();
  Asker& asker_of_all(Work&);
  void narrow(Asker&) const;
  bool is_tested(std::uint32_t piece) const { return rules_.pieces[piece].tested; }
  const constraints::Parts& apart(std::uint32_t piece);
  sat::ClauseAnswer ask(Asker&, std::span<const sat::Lit>, std::uint64_t conflicts, Work&);
  bool houses_exclude(Candidate, Work&);
  void keep_model(const Asker&, std::optional<std::uint32_t> piece);
  Grids keeping_all() const;
  void look_for_core(Asker&, Candidate, Excluded& best, int& found, Work&);

  const Layout& layout_;
  const Rules& rules_;
  std::size_t stride_;
  std::vector<std::vector<CellId>> reach_;  // by piece: cells that it is asked about
  std::vector<DigitSet> candidates_;
  std::vector<DigitSet> by_houses_;  // of each cell: what the houses exclude by themselves
  Grids alive_;
  std::vector<Grids> holding_;  // by cell and digit
  std::vector<Grids> kept_;     // by piece
  std::vector<Digit> grids_;    // one after the other
  int next_ = 0;
  std::vector<std::vector<Candidate>> gone_;   // by piece: what it is known to exclude
  std::vector<std::unique_ptr<Asker>> alone_;  // by piece
  std::unique_ptr<Asker> houses_, all_;
  std::vector<Digit> first_;  // a grid that keeps all pieces, if one was found
  std::optional<Excluded> excluded_;
  std::vector<std::optional<constraints::Parts>> apart_;  // by piece: its sums, as sets of digits
};

}  // namespace clew::logic
