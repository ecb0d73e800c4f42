// Every value is an assumption over the empty layout with its marks; the clause-learning solver
// finds assumptions that contradict each other.
#include "search/questions/contradiction.h"

#include <algorithm>

#include "sat/core.h"
#include "search/board.h"
#include "search/instance.h"
#include "search/puzzle_candidates.h"

namespace clew::search {
namespace {

/// Two values that see each other: no core has fewer, as long as one value alone is no
/// contradiction.
std::vector<CellId> a_repeat(const Puzzle& puzzle) {
  const Layout& layout = *puzzle.layout;
  for (int c = 0; c < layout.size(); ++c) {
    const Digit value = value_of(puzzle, static_cast<std::size_t>(c));
    if (!value) continue;
    for (const CellId peer : layout.peers(static_cast<CellId>(c)))
      if (peer > c && value_of(puzzle, peer) == value) return {static_cast<CellId>(c), peer};
  }
  return {};
}

class Question {
 public:
  Question(const Tables& tables, const Puzzle& puzzle, const ContradictionOptions& options)
      : puzzle_(puzzle), options_(options), board_(tables) {
    std::vector<DigitSet> start(puzzle.givens.size());
    for (std::size_t c = 0; c < start.size(); ++c) start[c] = open_candidates(puzzle, c);
    consistent_ = board_.reset(start);
    if (consistent_) instance_.emplace(tables, board_);
  }

  Contradiction answer();

 private:
  bool assume_values(Contradiction&);
  Contradiction core_of(const sat::Core&) const;

  const Puzzle& puzzle_;
  const ContradictionOptions& options_;
  SearchBoard board_;
  bool consistent_;
  std::optional<Instance> instance_;
  std::vector<sat::Lit> assumed_;
  std::vector<CellId> cells_;  // cells of the assumptions
};

// Returns false if a value alone contradicts the marks; it is then the core.
bool Question::assume_values(Contradiction& core) {
  for (std::size_t c = 0; c < puzzle_.givens.size(); ++c) {
    const Digit value = value_of(puzzle_, c);
    if (!value) continue;
    const DigitSet candidates = board_.candidates()[c];
    if (!candidates.has(value)) {
      core = {{static_cast<CellId>(c)}, true, true};
      return false;
    }
    if (candidates.size() == 1) continue;
    assumed_.push_back(sat::Lit::yes(instance_->variable(static_cast<CellId>(c), value)));
    cells_.push_back(static_cast<CellId>(c));
  }
  return true;
}

Contradiction Question::core_of(const sat::Core& found) const {
  Contradiction core{{}, found.minimal, found.smallest};
  for (const sat::Lit l : found.literals) {
    const auto at = std::find(assumed_.begin(), assumed_.end(), l);
    core.cells.push_back(cells_[static_cast<std::size_t>(at - assumed_.begin())]);
  }
  std::sort(core.cells.begin(), core.cells.end());
  return core;
}

Contradiction Question::answer() {
  Contradiction core{{}, true, true};
  if (!consistent_ || !assume_values(core)) return core;
  sat::ClauseSolver& solver = instance_->solver;
  if (const auto pair = a_repeat(puzzle_); !pair.empty() && puzzle_.marks.empty()) {
    // Digits are alike in an empty layout: if it has a solution, any one value has.
    const sat::ClauseAnswer any = solver.solve(options_.stop, {.memory = options_.memory});
    if (any == sat::ClauseAnswer::no) return core;
    return {pair, any == sat::ClauseAnswer::yes, any == sat::ClauseAnswer::yes};
  }
  constexpr std::uint64_t patience = 20'000;  // conflicts, a second or two on large grids
  const auto minimal = sat::minimal_core(solver, assumed_, options_.stop, patience);
  if (!minimal) return {};
  core = core_of(*minimal);
  if (core.cells.size() < 2 || options_.seconds_for_fewest <= 0) {
    core.fewest = core.minimal && core.cells.size() < 2;
    return core;
  }
  Stop stop = stop_after(options_.seconds_for_fewest);
  stop.flag = options_.stop.flag;
  if (options_.stop.deadline && *options_.stop.deadline < *stop.deadline)
    stop.deadline = options_.stop.deadline;
  const auto smallest = sat::smallest_core(solver, assumed_, stop);
  if (smallest && (smallest->smallest || smallest->literals.size() < core.cells.size()))
    core = core_of(*smallest);
  return core;
}

}  // namespace

Contradiction why_not(const Tables& tables, const Puzzle& puzzle,
                      const ContradictionOptions& options) {
  return Question(tables, puzzle, options).answer();
}

}  // namespace clew::search
