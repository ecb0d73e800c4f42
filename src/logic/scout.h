// A fast test of assumptions under constraints, without reasons, on the board of the search. It
// examines constraints, houses and sums one by one, as a trial does (logic/attempt.h). The trial is
// then made step by step, so no proof depends on this test.
#pragma once

#include <memory>
#include <vector>

#include "clew/evidence.h"
#include "clew/stop.h"
#include "logic/rules.h"
#include "search/constrained/board.h"

namespace clew::logic {

class Witnesses;

/// A candidate supposed in a nested trial: with depth 1 beside the trial's own, with depth 2 beside
/// the last one before it of depth 1, and so on.
struct Supposed {
  Candidate x;
  int depth = 1;
};

class Scout {
 public:
  using Care = search::Model::Care;
  /// The layout must outlive it. With `together` it also sees what several primitives exclude at
  /// once, which a trial does not always follow.
  Scout(const Layout&, const Rules&, Care = Care::apart);
  ~Scout();

  /// Loads candidates, by cell. Returns false if it cannot use them. Its answers depend on the
  /// candidates and on the questions since then alone: it forgets its knowledge of other boards.
  bool load(std::span<const DigitSet>);
  void forget();

  /// Returns the loaded candidates that fail without an assumption, in the order in which it found
  /// them.
  const std::vector<Candidate>& excluded() const { return excluded_; }

  bool fails(Candidate);
  /// Returns true if the candidate fails once others that fail beside it are removed: those of
  /// cells with up to `most` candidates. They are added in order to the known ones: with 2, none;
  /// with more, those of one fewer.
  bool fails(Candidate, int most, std::vector<Supposed>& others);
  /// Returns true if the candidate fails once others that fail beside it are removed, these likewise,
  /// as deep as it takes; `within` then has them in order. It gives up after `most` assumptions.
  bool refutes(Candidate, long most, std::vector<Supposed>& within);

  /// Returns the number of assumptions followed.
  long followed() const { return followed_; }
  /// Returns the work done so far: the smaller for one failure, the shorter its story, in general.
  std::uint64_t work() const { return board_->work(); }

 private:
  void note_excluded();
  bool leave(CellId, search::Mask);
  bool fails_bare(CellId, search::Mask);
  bool shaves(int depth, long last, std::vector<Supposed>& within);
  bool refutes_rest(int depth, long last, std::vector<Supposed>& within);

  std::unique_ptr<const search::Model> model_;
  std::unique_ptr<search::ConstrainedBoard> board_;
  std::vector<search::Mask> start_;
  std::vector<Candidate> excluded_;
  std::vector<Witnesses> nested_;  // by `most`: with others that fail beside them
  Witnesses& bare_;                // witnesses of assumptions alone
  long followed_ = 0;
};

}  // namespace clew::logic
