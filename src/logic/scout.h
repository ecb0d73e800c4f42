// Which assumptions fail under constraints: found out by the board of the search, fast and without
// why. It looks at constraints, houses and sums one by one, as a trial does (logic/attempt.h), which
// is then made step by step; so nothing rests on what is said here.
#pragma once

#include <memory>
#include <vector>

#include "clew/evidence.h"
#include "clew/stop.h"
#include "logic/rules.h"
#include "search/constrained/board.h"

namespace clew::logic {

class Witnesses;

class Scout {
 public:
  /// The layout must outlive it.
  Scout(const Layout&, const Rules&);
  ~Scout();

  /// Takes over candidates, by cell. False: it has nothing to say of them. What it says depends on
  /// them alone, and on what it has been asked since: it forgets what it knew of others.
  bool load(std::span<const DigitSet>);
  void forget();

  bool fails(Candidate);
  /// Whether it fails once others that fail beside it are gone: those of cells with up to so many
  /// candidates. They are added in order to those that are known: with 2, none; with more, those of
  /// one fewer.
  bool fails(Candidate, int most, std::vector<Candidate>& others);

  /// How many assumptions have been followed.
  long followed() const { return followed_; }

 private:
  bool leave(CellId, search::Mask);
  bool fails_bare(CellId, search::Mask);

  std::unique_ptr<const search::Model> model_;
  std::unique_ptr<search::ConstrainedBoard> board_;
  std::vector<search::Mask> start_;
  std::vector<Witnesses> nested_;  // by `most`: with others that fail beside them
  Witnesses& bare_;                // of assumptions alone: the first
  long followed_ = 0;
};

}  // namespace clew::logic
