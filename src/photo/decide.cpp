// Readings in order of probability. A state is a list of cells moved from their likeliest reading, in order of what their
// second choice costs; it has at most three successors, so that each state comes up once and the cheapest come first.
#include "photo/decide.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <queue>
#include <utility>

#include "clew/validate.h"

namespace clew::photo {
namespace {

constexpr double most_cost = 25;          // nats below the likeliest reading
constexpr double sure = 0.95;             // a cell whose reading is less probable is a doubt
constexpr double possible = 0.01;         // least probability of another reading of a cell
constexpr double unlikely = 0.5;          // digits below it are left out if one solution remains
constexpr std::uint64_t patience = 2000;  // conflicts of the solver for one reading

struct Move {
  std::size_t cell, choice;  // in the order of cells, and of choices in a cell
};
struct State {
  double cost;
  std::vector<Move> moves;
  friend bool operator<(const State& a, const State& b) { return a.cost > b.cost; }
};

/// The choices of each cell from the likeliest, and the cells in the order of the cost of their second choice.
class Choices {
 public:
  explicit Choices(const Likelihoods& likelihoods)
      : likelihoods_(likelihoods), cells_(likelihoods.size()) {
    for (const auto& of : likelihoods) {
      std::vector<Digit> order(of.size());
      std::iota(order.begin(), order.end(), Digit{0});
      std::ranges::stable_sort(order, [&](Digit a, Digit b) { return of[a] > of[b]; });
      orders_.push_back(std::move(order));
    }
    std::iota(cells_.begin(), cells_.end(), std::size_t{0});
    std::ranges::stable_sort(cells_, {}, [&](std::size_t c) { return cost_in(c, 1); });
  }
  std::size_t cells() const { return cells_.size(); }
  std::size_t choices() const { return orders_[0].size(); }
  double cost(Move move) const { return cost_in(cells_[move.cell], move.choice); }
  std::vector<Digit> reading(const std::vector<Move>& moves) const {
    std::vector<Digit> digits;
    for (const auto& order : orders_) digits.push_back(order[0]);
    for (const Move move : moves)
      digits[cells_[move.cell]] = orders_[cells_[move.cell]][move.choice];
    return digits;
  }
  const std::vector<Digit>& order(std::size_t cell) const { return orders_[cell]; }

 private:
  double cost_in(std::size_t cell, std::size_t choice) const {
    const auto& order = orders_[cell];
    return static_cast<double>(likelihoods_[cell][order[0]] - likelihoods_[cell][order[choice]]);
  }
  const Likelihoods& likelihoods_;
  std::vector<std::vector<Digit>> orders_;
  std::vector<std::size_t> cells_;
};

void search(const ReadingJudge& judge, const Choices& choices, int most, Decision& decision) {
  std::priority_queue<State> queue;
  queue.push({choices.cost({0, 1}), {{0, 1}}});
  while (!queue.empty() && decision.readings < most) {
    State state = queue.top();
    queue.pop();
    if (state.cost > most_cost) return;
    ++decision.readings;
    std::vector<Digit> digits = choices.reading(state.moves);
    if (judge.one_solution(digits)) {
      decision.digits = std::move(digits);
      decision.cost = state.cost;
      decision.unique = true;
      return;
    }
    const Move last = state.moves.back();
    const double without = state.cost - choices.cost(last);
    if (last.choice + 1 < choices.choices()) {
      State next = state;
      next.moves.back() = {last.cell, last.choice + 1};
      next.cost = without + choices.cost(next.moves.back());
      queue.push(std::move(next));
    }
    if (last.cell + 1 == choices.cells()) continue;
    const Move following{last.cell + 1, 1};
    if (last.choice == 1) {
      State next = state;
      next.moves.back() = following;
      next.cost = without + choices.cost(following);
      queue.push(std::move(next));
    }
    state.moves.push_back(following);
    state.cost += choices.cost(following);
    queue.push(std::move(state));
  }
}

double probability(float logarithm) { return std::exp(static_cast<double>(logarithm)); }

/// Leaves out digits of low probability without which one solution remains.
void leave_out(const ReadingJudge& judge, const Likelihoods& likelihoods, Decision& decision,
               std::vector<bool>& doubt) {
  for (std::size_t c = 0; c < likelihoods.size(); ++c) {
    const Digit digit = decision.digits[c];
    if (!digit || probability(likelihoods[c][digit]) >= unlikely) continue;
    decision.digits[c] = 0;
    if (judge.one_solution(decision.digits))
      doubt[c] = true;
    else
      decision.digits[c] = digit;
  }
}

/// Probability of a cell's reading among its likely readings that have exactly one solution.
double share_of_solvable(const ReadingJudge& judge, const Likelihoods& likelihoods,
                         const Choices& choices, std::vector<Digit> digits, std::size_t cell) {
  const Digit read = digits[cell];
  const double own = probability(likelihoods[cell][read]);
  double others = 0;
  for (const Digit other : choices.order(cell)) {
    const double p = probability(likelihoods[cell][other]);
    if (p < possible) break;
    if (other == read) continue;
    digits[cell] = other;
    if (judge.one_solution(digits)) others += p;
  }
  return own / (own + others);
}

}  // namespace

Expected<ReadingJudge> ReadingJudge::make(LayoutPtr layout, Stop stop) {
  auto solver = Solver::make(std::move(layout));
  if (!solver) return std::unexpected(solver.error());
  return ReadingJudge(std::move(*solver), stop);
}

bool ReadingJudge::one_solution(const std::vector<Digit>& digits) const {
  Puzzle puzzle;
  puzzle.layout = solver_.layout();
  for (CellId cell = 0; cell < digits.size(); ++cell)
    if (digits[cell])
      for (const CellId peer : puzzle.layout->peers(cell))
        if (peer < cell && digits[peer] == digits[cell]) return false;
  puzzle.givens = digits;
  SolveOptions options;
  options.stop = stop_;
  options.conflicts = patience;
  const auto solved = solver_.solve(puzzle, options);
  return solved && solved->status == Status::unique;
}

Decision decide(const ReadingJudge& judge, const Likelihoods& likelihoods, int most) {
  const Choices choices(likelihoods);
  Decision decision;
  decision.first = decision.digits = choices.reading({});
  decision.readings = 1;
  decision.unique = judge.one_solution(decision.first);
  if (!decision.unique) search(judge, choices, most, decision);
  std::vector<bool> doubt(likelihoods.size());
  if (decision.unique) leave_out(judge, likelihoods, decision, doubt);
  for (std::size_t c = 0; c < likelihoods.size(); ++c) {
    if (decision.digits[c] != decision.first[c])
      doubt[c] = true;
    else if (probability(likelihoods[c][decision.digits[c]]) < sure)
      doubt[c] = doubt[c] || !decision.unique ||
                 share_of_solvable(judge, likelihoods, choices, decision.digits, c) < sure;
  }
  for (CellId c = 0; c < doubt.size(); ++c)
    if (doubt[c]) decision.doubts.push_back(c);
  return decision;
}

}  // namespace clew::photo
