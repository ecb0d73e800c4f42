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
  Digit solution = 0;  // what stands there in the only solution; 0: there are several
};

struct Standing {
  Status status = Status::unknown;  // of the givens alone
  std::vector<Digit> solution;      // of the givens, when there is exactly one
  std::vector<Mistake> mistakes;    // of the player
};

/// How long the search may take before logic begins. Under constraints logic does not rest on what
/// it finds: there a third of the time is left for it, and that there is one solution may not be known.
Stop stop_of_search(const Layout&, Stop);
/// How long logic may go on. With several solutions it cannot finish, and on a nearly empty grid it
/// may not even find a step: there it gets a moment.
Stop stop_of_logic(const Standing&, Stop);

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
