// Candidates that a few constraints and all houses exclude: no grid with these constraints holds
// them.
//
// A clause solver finds grids, and each grid is kept. It is a witness for all its candidates under
// each constraint that it satisfies, until one of its candidates is removed. The first grid
// satisfies all constraints if possible, and later grids stay near it, so that one grid answers
// many questions. A question is repeated only if its witnesses are lost. Every constraint has a
// solver of its own, which is written once for a path and receives the removed candidates.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/bit_set.h"
#include "clew/evidence.h"
#include "constraints/distinct_sums.h"
#include "logic/rules.h"
#include "sat/solver.h"

namespace clew::logic {

class Excluder {
 public:
  /// Both must outlive the object.
  Excluder(const Layout&, const Rules&);

  /// Returns true if the piece can be asked: it has several cells and no test.
  bool takes(std::uint32_t piece) const;

  /// Bounds of a search.
  struct Effort {
    std::uint64_t conflicts = 100;   // of the solver for one question, which is then left open
    std::size_t open_questions = 4;  // of a piece, which is then left to a later look
    std::size_t literals = 8;        // of an answer from which a short list of pieces is sought
    std::ptrdiff_t lists = 3;        // of each length
  };

  /// Loads the candidates of each cell; for a solved cell its value alone. Keeps its knowledge if
  /// candidates were only removed since the last call.
  void load(std::span<const DigitSet>, const Effort&);
  void forget();

  /// Remaining work: a question costs a unit, and each conflict of the solver another; as many
  /// more as the solver has times 4,000 variables.
  using Work = std::int64_t;
  /// Returns the units of a question about these pieces.
  Work weight(std::span<const std::uint32_t> pieces);

  /// Adds the candidates that a piece and the houses exclude, but not the houses alone: those of
  /// the piece's cells and of houses with two of its cells, ascending. The piece is an index into
  /// the rules' pieces, and `takes` it. Unless the work ends or a question
  /// stays open, the answer depends on the candidates alone.
  void look(std::uint32_t piece, std::vector<Candidate>& gone, Work&);

  /// Skips a piece in `look` until a candidate of its questions is removed or the effort is greater:
  /// its exclusions cannot be explained.
  void give_up(std::uint32_t piece);

  /// Pieces, and candidates that they exclude with the houses. None of the pieces can be left out
  /// for the first candidate.
  struct Excluded {
    std::vector<Candidate> what;
    std::vector<std::uint32_t> pieces;
  };
  /// Searches among the candidates that all pieces exclude for short lists; returns the first few
  /// lists of each length up to `most_pieces`. The answer depends on the candidates and on the work
  /// alone.
  const std::vector<Excluded>& look_at_all(Work);
  static constexpr std::size_t most_pieces = 3;

  /// Searches pairs of pieces with two cells that are the same or see each other, those with more of
  /// them first, for candidates of their cells that both exclude together, but neither alone.
  /// Returns the first few pairs.
  std::vector<Excluded> look_at_pairs(Work);

 private:
  static constexpr int words = 8;
  static constexpr int most = 64 * words;  // kept grids; a new one then replaces the oldest
  using Grids = BitSet<words>;
  /// Houses, and some pieces, as groups and clauses.
  struct Asker {
    sat::ClauseSolver solver;
    std::vector<sat::Var> variables;  // by cell and digit
    std::vector<DigitSet> written;    // candidates that the solver has
    std::vector<sat::Lit> pieces;     // for all pieces: each counts if assumed
  };

  /// A question that took too long, and the conflicts that it took.
  struct Open {
    Candidate what;
    std::uint64_t conflicts;
  };
  /// Looks in vain, most of whose questions stayed open: the conflicts allowed, how many looks are
  /// left out before the next one, and after it if it is in vain too.
  struct Vain {
    std::uint64_t conflicts = 0;
    int rest = 0, next = 1;
  };
  /// Work done for a piece: the candidates near it then, and the conflicts allowed.
  struct Done {
    std::vector<DigitSet> marks;
    std::uint64_t conflicts = 0;
  };

  /// Two pieces, the candidates near them when no question about them was left, and whether their solver is
  /// too large.
  struct Pair {
    std::uint32_t pieces[2];
    std::vector<DigitSet> marks{};
    bool is_large = false;
  };

  std::size_t at(CellId c, Digit d) const { return c * stride_ + d; }
  std::unique_ptr<Asker> houses_alone() const;
  void write_houses(Asker&) const;
  Asker& asker_of(std::uint32_t piece);
  Asker& asker_of_houses();
  std::unique_ptr<Asker> asker_of_all();
  std::unique_ptr<Asker> asker_with(std::span<const std::uint32_t> pieces) const;
  void find_first();
  void narrow(Asker&) const;
  std::vector<constraints::DistinctSums> distinct_sums(std::uint32_t piece) const;
  static Work weight_of(const Asker&);
  sat::Lit literal_of(const Asker& asker, Candidate x) const {
    return sat::Lit::yes(asker.variables[at(x.cell, x.digit)]);
  }
  sat::ClauseAnswer ask(Asker&, std::span<const sat::Lit>, std::uint64_t conflicts, Work&);
  sat::ClauseAnswer ask(Asker&, Candidate, std::uint64_t conflicts, Work&);
  bool houses_exclude(Candidate, Work&);
  bool is_open(std::uint32_t piece, Candidate) const;
  void leave_open(std::uint32_t piece, Candidate);
  bool rests(Vain&) const;
  void note_vain(Vain&, bool) const;
  std::vector<Digit> model_of(const Asker&) const;
  void keep(std::span<const Digit> grid, std::optional<std::uint32_t> piece);
  std::vector<Candidate> excluded_by(Pair&, Work&);
  bool look_for_core(Asker&, Candidate, Work&);
  void add_others(Asker&, Excluded&, Work&);
  std::vector<DigitSet> marks_of(std::uint32_t piece) const;

  const Layout& layout_;
  const Rules& rules_;
  Effort effort_;
  std::size_t stride_;
  std::vector<std::vector<CellId>> reach_;  // by piece: cells of its questions
  std::vector<DigitSet> candidates_;
  std::vector<DigitSet> by_houses_;  // by cell: digits that the houses alone exclude
  Grids alive_;
  std::vector<Grids> holding_;  // by cell and digit
  std::vector<Grids> kept_;     // by piece
  std::vector<Digit> grids_;    // one after the other
  int next_ = 0;
  std::vector<std::vector<Candidate>> gone_;  // by piece: its known exclusions
  std::vector<std::vector<Open>> unknown_;    // by piece
  std::vector<std::vector<DigitSet>> asked_;  // by piece: the marks at its last questions
  std::vector<Done> given_up_;                // by piece
  std::vector<Vain> vain_;                    // by piece; the last one is for all
  Vain vain_pairs_;
  std::vector<std::unique_ptr<Asker>> alone_;  // by piece
  std::unique_ptr<Asker> houses_;
  bool sought_first_ = false;
  std::vector<Digit> first_;  // a grid that satisfies all pieces, if one was found
  std::optional<std::vector<Excluded>> excluded_;
  std::optional<std::vector<Pair>> pairs_;
};

}  // namespace clew::logic
