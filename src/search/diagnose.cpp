// diagnose(): repeats are read off the houses; the rest is asked of the engines.
#include "clew/diagnose.h"
#include "clew/validate.h"

#include <algorithm>

#include "search/constrained/why_not.h"
#include "search/engine.h"
#include "search/puzzle_candidates.h"
#include "search/questions/contradiction.h"
#include "search/questions/redundant_constraints.h"
#include "search/questions/redundant_values.h"
#include "search/tables.h"

namespace clew {
namespace {

using search::Outcome;
using search::value_of;

/// Returns the puzzle without marks that only repeat its values: a candidate missing from a cell
/// that sees its value is restored. With all values the two puzzles are equal; without one of them,
/// the result does not remember it.
Puzzle without_echoes(const Puzzle& puzzle) {
  Puzzle result = puzzle;
  for (CellId c = 0; c < result.marks.size(); ++c)
    if (const Digit value = value_of(puzzle, c))
      for (const CellId peer : puzzle.layout->peers(c)) result.marks[peer].add(value);
  return result;
}

class Examination {
 public:
  Examination(const Puzzle& puzzle, const DiagnoseOptions& options)
      : puzzle_(without_echoes(puzzle)),
        layout_(*puzzle.layout),
        options_(options),
        tables_(layout_),
        start_(search::start_of(puzzle_)) {}

  const std::optional<Error>& too_large() const { return tables_.too_large; }
  Diagnosis run();

 private:
  void find_repeats();
  void add_repeat(Digit, std::vector<CellId>, int house);
  void find_two();
  void find_core();

  const Puzzle puzzle_;
  const Layout& layout_;
  const DiagnoseOptions& options_;
  search::Tables tables_;
  std::vector<DigitSet> start_;
  Diagnosis found_;
};

Diagnosis Examination::run() {
  find_repeats();
  find_two();
  if (found_.status == Status::none) find_core();
  const bool solvable = found_.status == Status::unique || found_.status == Status::multiple;
  if (options_.idle && solvable) {
    search::Idle idle = search::idle_values(tables_, puzzle_, found_.first, options_);
    found_.idle = std::move(idle.cells);
    search::IdleConstraints more = search::idle_constraints(puzzle_, found_.first, options_);
    found_.idle_constraints = std::move(more.constraints);
    found_.idle_is_complete = idle.complete && more.complete;
  }
  return std::move(found_);
}

// Cells that share two houses, or a house and a link, are named once.
void Examination::add_repeat(Digit digit, std::vector<CellId> cells, int house) {
  const bool known =
      std::any_of(found_.repeats.begin(), found_.repeats.end(), [&](const Repeat& r) {
        return r.digit == digit &&
               std::includes(r.cells.begin(), r.cells.end(), cells.begin(), cells.end());
      });
  if (!known) found_.repeats.push_back({digit, std::move(cells), house});
}

void Examination::find_repeats() {
  std::vector<std::vector<CellId>> cells_of(static_cast<std::size_t>(layout_.digits()) + 1);
  for (int h = 0; h < layout_.declared_houses(); ++h) {
    for (auto& cells : cells_of) cells.clear();
    for (const CellId c : layout_.houses()[h].cells) cells_of[value_of(puzzle_, c)].push_back(c);
    for (int d = 1; d <= layout_.digits(); ++d)
      if (cells_of[d].size() > 1) add_repeat(static_cast<Digit>(d), cells_of[d], h);
  }
  for (const auto& [a, b] : layout_.links())
    if (const Digit d = value_of(puzzle_, a); d && d == value_of(puzzle_, b))
      add_repeat(d, {a, b}, -1);
}

void Examination::find_two() {
  const Visit visit = [&](std::span<const Digit> solution) {
    auto& into = found_.first.empty() ? found_.first : found_.second;
    into.assign(solution.begin(), solution.end());
    return true;
  };
  const Outcome outcome = search_any(tables_, {start_, 2, options_.stop, options_.memory, &visit});
  if (outcome.solutions > 1)
    found_.status = Status::multiple;
  else if (outcome.exact)
    found_.status = outcome.solutions ? Status::unique : Status::none;
  if (found_.status != Status::multiple) return;
  for (std::size_t c = 0; c < start_.size(); ++c)
    if (found_.first[c] != found_.second[c]) found_.differ.push_back(static_cast<CellId>(c));
}

void Examination::find_core() {
  if (tables_.model) {
    search::ConstraintCore core = search::why_not_constrained(puzzle_, options_.stop);
    found_.core = std::move(core.cells);
    found_.core_constraints = std::move(core.constraints);
    found_.core_is_minimal = core.minimal;
    found_.core_is_fewest = core.fewest;
    return;
  }
  search::Contradiction core = search::why_not(tables_, puzzle_,
                                               {.stop = options_.stop,
                                                .memory = options_.memory,
                                                .seconds_for_fewest = options_.seconds_for_fewest});
  found_.core = std::move(core.cells);
  found_.core_is_minimal = core.minimal;
  found_.core_is_fewest = core.fewest;
}

}  // namespace

Expected<Diagnosis> diagnose(const Puzzle& puzzle, const DiagnoseOptions& options) {
  if (auto good = validate(puzzle); !good) return std::unexpected(std::move(good.error()));
  if (auto ok = supported(puzzle.layout, Solver::kinds); !ok)
    return std::unexpected(std::move(ok.error()));
  Examination examination(puzzle, options);
  if (const auto& error = examination.too_large()) return std::unexpected(*error);
  return examination.run();
}

}  // namespace clew
