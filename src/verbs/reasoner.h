// Common code of the verbs of human logic: one layout's logic, search and checker, and the status
// of a puzzle before logic begins.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "clew/certificate.h"
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
  Status status = Status::unknown;  // status of the givens alone
  std::vector<Digit> solution;      // solution of the givens, if there is exactly one
  std::vector<Mistake> mistakes;    // mistakes of the player
  /// The candidates that the puzzle gives, if its givens alone have several solutions.
  std::vector<DigitSet> given_marks;
};

/// Returns the time limit of the search before logic begins. Under constraints logic does not
/// depend on the result, so the search gets a third of the time, and uniqueness may remain unknown.
Stop stop_of_search(const Layout&, Stop);
/// The puzzle without entries and marks of the player.
Puzzle as_given(const Puzzle&);
/// Returns the candidates that the puzzle gives; empty if the givens alone have one solution, which
/// makes them unnecessary.
std::vector<DigitSet> needed_marks(const Solver&, const Puzzle&, const Stop&);

class Reasoner {
 public:
  static Expected<Reasoner> make(const LayoutPtr&);

  const LayoutPtr& layout() const { return explainer.layout(); }
  Standing standing(const Puzzle&, const Stop&) const;
  /// Sets the only solution of the puzzle, so that it is not searched for. Returns false if it is
  /// not a solution.
  bool know(const Puzzle&, std::vector<Digit> solution);
  /// Made when it is first asked for.
  Expected<Certifier*> certifier();

  Explainer explainer;
  Solver solver;
  Checker checker;

 private:
  Reasoner(Explainer e, Solver s, Checker c)
      : explainer(std::move(e)), solver(std::move(s)), checker(std::move(c)) {}

  std::vector<Digit> known_;
  std::optional<Certifier> certifier_;
};

/// The subject of a request and the reasoner for it: from "puzzle" and related fields, and
/// "solution".
struct Inquiry {
  Puzzle puzzle;
  Reasoner reasoner;
};
Expected<Inquiry> inquiry(Request&);

/// Returns techniques by name or code, in the order of the words. Fails with the unknown word.
Expected<std::vector<TechniqueId>> named(const std::vector<std::string>& words);
/// Returns all techniques, or only the given ones, without the excluded ones.
Expected<TechniqueSet> choose(const std::vector<std::string>& only,
                              const std::vector<std::string>& without);

}  // namespace clew::verbs
