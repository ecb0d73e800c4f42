#include "verbs/reasoner.h"

#include <algorithm>

#include "base/assert.h"
#include "clew/text.h"

namespace clew::verbs {
namespace {

// The digits that occur in solutions, cell by cell; with one solution, its values. A candidate
// removed because the cell sees a wrong entry of its digit is not a separate mistake: it returns
// when the entry is removed.
std::vector<Mistake> mistakes_of(const Puzzle& puzzle, const std::vector<DigitSet>& possible,
                                 bool one_solution) {
  auto only = [&](std::size_t c) {
    return possible[c].size() == 1 ? possible[c].first() : Digit{0};
  };
  auto wrong_entry = [&](std::size_t c) {
    const Digit entry = puzzle.entries.empty() ? Digit{0} : puzzle.entries[c];
    const bool asked = entry && !puzzle.givens[c] && !possible[c].empty();
    return asked && !possible[c].has(entry) ? entry : Digit{0};
  };
  std::vector<Mistake> mistakes;
  for (std::size_t c = 0; c < possible.size(); ++c) {
    if (puzzle.givens[c] || possible[c].empty()) continue;
    const auto cell = static_cast<CellId>(c);
    if (const Digit entry = wrong_entry(c)) {
      mistakes.push_back({Mistake::value, cell, entry, only(c), one_solution});
    } else if ((puzzle.entries.empty() || !puzzle.entries[c]) && !puzzle.marks.empty()) {
      DigitSet left = puzzle.marks[c];
      for (const CellId peer : puzzle.layout->peers(cell))
        if (const Digit wrong = wrong_entry(peer)) left.add(wrong);
      if ((left & possible[c]).empty())
        mistakes.push_back({Mistake::removed, cell, possible[c].first(), only(c), one_solution});
    }
  }
  return mistakes;
}

}  // namespace

Stop stop_of_search(const Layout& layout, Stop stop) {
  const bool ruled = std::ranges::any_of(
      layout.constraints(), [](const Constraint& c) { return !told_by_houses.has(c.kind); });
  if (!ruled || !stop.deadline) return stop;
  const auto now = Stop::Clock::now();
  if (*stop.deadline > now) stop.deadline = now + (*stop.deadline - now) / 3;
  return stop;
}

Puzzle as_given(const Puzzle& puzzle) {
  Puzzle given = puzzle;
  given.entries.clear();
  given.marks = given.given_marks;
  return given;
}

std::vector<DigitSet> needed_marks(const Solver& solver, const Puzzle& puzzle, const Stop& stop) {
  if (puzzle.given_marks.empty()) return {};
  const Puzzle bare{.layout = puzzle.layout, .givens = puzzle.givens};
  const auto solved = solver.solve(bare, {.limit = 2, .stop = stop});
  if (solved && solved->status == Status::unique) return {};
  return puzzle.given_marks;
}

Expected<Reasoner> Reasoner::make(const LayoutPtr& layout) {
  auto explainer = Explainer::make(layout);
  if (!explainer) return std::unexpected(explainer.error());
  auto solver = Solver::make(layout);
  if (!solver) return std::unexpected(solver.error());
  auto checker = Checker::make(layout);
  if (!checker) return std::unexpected(checker.error());
  return Reasoner(std::move(*explainer), std::move(*solver), std::move(*checker));
}

Expected<Certifier*> Reasoner::certifier() {
  if (!certifier_) {
    auto made = Certifier::make(layout());
    if (!made) return std::unexpected(std::move(made.error()));
    certifier_ = *std::move(made);
  }
  return &*certifier_;
}

bool Reasoner::know(const Puzzle& puzzle, std::vector<Digit> solution) {
  for (std::size_t c = 0; c < solution.size(); ++c)
    if (!solution[c] || (puzzle.givens[c] && puzzle.givens[c] != solution[c]) ||
        (!puzzle.given_marks.empty() && !puzzle.given_marks[c].has(solution[c])))
      return false;
  Puzzle full{.layout = puzzle.layout, .givens = solution};
  const auto solved = solver.solve(full, {.limit = 1});
  if (!solved || solved->solution != solution) return false;
  CLEW_ASSERT(solution.size() == puzzle.givens.size());
  known_ = std::move(solution);
  return true;
}

Standing Reasoner::standing(const Puzzle& puzzle, const Stop& stop) const {
  Puzzle given = as_given(puzzle);
  Standing result{.status = Status::unique, .solution = known_};
  const auto solve_given = [&] {
    auto solved = solver.solve(given, {.limit = 2, .stop = stop});
    result.status = solved ? solved->status : Status::unknown;
    if (result.status == Status::unique) result.solution = std::move(solved->solution);
    CLEW_ASSERT(result.status != Status::unique || !result.solution.empty());
  };
  if (known_.empty()) solve_given();
  result.given_marks = needed_marks(solver, puzzle, stop);
  // A position may come as a puzzle: a candidate that it lacks is a mistake if the givens alone have
  // one solution.
  if (result.status == Status::none && !given.marks.empty() && result.given_marks.empty()) {
    given.marks.clear();
    given.given_marks.clear();
    solve_given();
  }
  const bool played = !puzzle.entries.empty() || !puzzle.marks.empty();
  if (!played || result.status == Status::none || result.status == Status::unknown) return result;
  std::vector<DigitSet> possible;
  if (result.status == Status::unique) {
    for (Digit d : result.solution) possible.push_back(DigitSet::of(d));
  } else {
    const auto found = solver.candidates(given, {.stop = stop});
    if (!found || !found->exact) return result;
    CLEW_ASSERT(found->digits.size() == puzzle.givens.size());
    possible = found->digits;
  }
  CLEW_ASSERT(possible.size() == puzzle.givens.size());
  result.mistakes = mistakes_of(puzzle, possible, result.status == Status::unique);
  return result;
}

Expected<Inquiry> inquiry(Request& request) {
  const std::string solution = request.text("solution");
  auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  auto reasoner = Reasoner::make(puzzle->layout);
  if (!reasoner) return std::unexpected(reasoner.error());
  if (!solution.empty()) {
    auto digits = read_values(*puzzle->layout, solution);
    if (!digits) return std::unexpected(digits.error());
    if (!reasoner->know(*puzzle, *std::move(digits)))
      return std::unexpected(Error{"\"solution\" is no solution of the puzzle"});
  }
  return Inquiry{*std::move(puzzle), *std::move(reasoner)};
}

Expected<std::vector<TechniqueId>> named(const std::vector<std::string>& words) {
  std::vector<TechniqueId> all;
  for (const std::string& word : words) {
    const auto ids = find_techniques(word);
    if (!ids) return std::unexpected(ids.error());
    all.insert(all.end(), ids->begin(), ids->end());
  }
  return all;
}

Expected<TechniqueSet> choose(const std::vector<std::string>& only,
                              const std::vector<std::string>& without) {
  TechniqueSet set = only.empty() ? TechniqueSet::all() : TechniqueSet{};
  const auto added = named(only), removed = named(without);
  for (const auto* list : {&added, &removed})
    if (!*list) return std::unexpected(list->error());
  for (const TechniqueId id : *added) set.add(id);
  for (const TechniqueId id : *removed) set.remove(id);
  return set;
}

}  // namespace clew::verbs
