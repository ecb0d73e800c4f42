// What the verbs of human logic share: one layout's logic, search and checker, and how a puzzle
// stands before logic begins.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "clew/check.h"
#include "clew/explain.h"
#include "clew/solve.h"
#include "verbs/request.h"

namespace clew::verbs {

/// An entry or a removed candidate that no solution allows.
struct Mistake {
  enum Kind : std::uint8_t { value, removed } kind;
  CellId cell;
  Digit digit;         // the wrong value; the candidate that was removed
  Digit solution = 0;  // the digit of every solution there; 0: solutions differ
  bool only = false;   // there is one solution
};

struct Standing {
  Status status = Status::unknown;  // of the givens alone
  std::vector<Digit> solution;      // of the givens, when there is exactly one
  std::vector<Mistake> mistakes;    // of the player
  /// The candidates that the puzzle gives, where its givens alone have several solutions.
  std::vector<DigitSet> given_marks;
};

/// How long the search may take before logic begins. Under constraints logic does not rest on what
/// it finds: there a third of the time is left for it, and that there is one solution may not be known.
Stop stop_of_search(const Layout&, Stop);
/// The puzzle without entries and marks of the player.
Puzzle as_given(const Puzzle&);
/// The candidates that the puzzle gives; none where the givens alone have one solution, which then
/// allows them all.
std::vector<DigitSet> needed_marks(const Solver&, const Puzzle&, const Stop&);

class Reasoner {
 public:
  static Expected<Reasoner> make(const LayoutPtr&);

  const LayoutPtr& layout() const { return explainer.layout(); }
  Standing standing(const Puzzle&, const Stop&) const;
  /// Takes this as the only solution of the puzzle that is asked about, which is not searched for then.
  /// False where it is none.
  bool know(const Puzzle&, std::vector<Digit> solution);

  Explainer explainer;
  Solver solver;
  Checker checker;

 private:
  Reasoner(Explainer e, Solver s, Checker c)
      : explainer(std::move(e)), solver(std::move(s)), checker(std::move(c)) {}

  std::vector<Digit> known_;
};

/// What a request asks about, and what reasons about it: from "puzzle" and its like, and "solution".
struct Inquiry {
  Puzzle puzzle;
  Reasoner reasoner;
};
Expected<Inquiry> inquiry(Request&);

/// Techniques by name or code, in the order of the words. An error names what is unknown.
Expected<std::vector<TechniqueId>> named(const std::vector<std::string>& words);
/// Of all techniques, or only of those, what is left without these.
Expected<TechniqueSet> choose(const std::vector<std::string>& only,
                              const std::vector<std::string>& without);

}  // namespace clew::verbs
