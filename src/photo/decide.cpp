// Readings in order of probability. A state is a list of places moved from their likeliest reading, in order of what their
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
  std::size_t place, choice;  // in the order of places, and of choices in a place
};
struct State {
  double cost;
  std::vector<Move> moves;
  friend bool operator<(const State& a, const State& b) { return a.cost > b.cost; }
};

/// The choices of each place from the likeliest, and the places in the order of the cost of their second choice.
class Choices {
 public:
  explicit Choices(const Likelihoods& likelihoods)
      : likelihoods_(likelihoods), places_(likelihoods.size()) {
    for (const auto& of : likelihoods) {
      Reading order(of.size());
      std::iota(order.begin(), order.end(), std::uint8_t{0});
      std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return of[a] > of[b]; });
      orders_.push_back(std::move(order));
    }
    std::iota(places_.begin(), places_.end(), std::size_t{0});
    std::ranges::stable_sort(places_, {}, [&](std::size_t p) { return cost_in(p, 1); });
  }
  std::size_t places() const { return places_.size(); }
  double cost(Move move) const { return cost_in(places_[move.place], move.choice); }
  Reading reading(const std::vector<Move>& moves) const {
    Reading reading;
    for (const Reading& order : orders_) reading.push_back(order.empty() ? 0 : order[0]);
    for (const Move move : moves)
      reading[places_[move.place]] = orders_[places_[move.place]][move.choice];
    return reading;
  }
  const Reading& order(std::size_t place) const { return orders_[place]; }

 private:
  /// Without so many choices, more than any reading may cost.
  double cost_in(std::size_t place, std::size_t choice) const {
    const Reading& order = orders_[place];
    if (choice >= order.size()) return 2 * most_cost;
    return static_cast<double>(likelihoods_[place][order[0]] - likelihoods_[place][order[choice]]);
  }
  const Likelihoods& likelihoods_;
  std::vector<Reading> orders_;
  std::vector<std::size_t> places_;
};

void search(const ReadingJudge& judge, const Choices& choices, int most, Decision& decision) {
  std::priority_queue<State> queue;
  queue.push({choices.cost({0, 1}), {{0, 1}}});
  while (!queue.empty() && decision.readings < most) {
    State state = queue.top();
    queue.pop();
    if (state.cost > most_cost) return;
    ++decision.readings;
    Reading reading = choices.reading(state.moves);
    if (judge.one_solution(reading)) {
      decision.taken = std::move(reading);
      decision.cost = state.cost;
      decision.unique = true;
      return;
    }
    const Move last = state.moves.back();
    const double without = state.cost - choices.cost(last);
    {
      State next = state;
      next.moves.back() = {last.place, last.choice + 1};
      next.cost = without + choices.cost(next.moves.back());
      queue.push(std::move(next));
    }
    if (last.place + 1 == choices.places()) continue;
    const Move following{last.place + 1, 1};
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
void leave_out(const ReadingJudge& judge, const Likelihoods& likelihoods, std::size_t cells,
               Decision& decision, std::vector<bool>& doubt) {
  for (std::size_t c = 0; c < cells; ++c) {
    const std::uint8_t digit = decision.taken[c];
    if (!digit || probability(likelihoods[c][digit]) >= unlikely) continue;
    decision.taken[c] = 0;
    if (judge.one_solution(decision.taken))
      doubt[c] = true;
    else
      decision.taken[c] = digit;
  }
}

/// Probability of the choice in a place among its likely choices that have exactly one solution.
double share_of_solvable(const ReadingJudge& judge, const Likelihoods& likelihoods,
                         const Choices& choices, Reading reading, std::size_t place) {
  const std::uint8_t read = reading[place];
  const double own = probability(likelihoods[place][read]);
  double others = 0;
  for (const std::uint8_t other : choices.order(place)) {
    const double p = probability(likelihoods[place][other]);
    if (p < possible) break;
    if (other == read) continue;
    reading[place] = other;
    if (judge.one_solution(reading)) others += p;
  }
  return own / (own + others);
}

}  // namespace

Expected<ReadingJudge> ReadingJudge::make(LayoutPtr layout, std::vector<CageReading> cages,
                                          Stop stop) {
  auto solver = Solver::make(std::move(layout));
  if (!solver) return std::unexpected(solver.error());
  return ReadingJudge(std::move(*solver), std::move(cages), stop);
}

LayoutPtr ReadingJudge::layout(const Reading& reading) const {
  const Layout& plain = *solver_.layout();
  if (cages_.empty()) return solver_.layout();
  LayoutSpec spec = plain.spec();
  for (std::size_t k = 0; k < cages_.size(); ++k) {
    const CageReading& cage = cages_[k];
    ConstraintSpec constraint{.kind = Constraint::Kind::cage};
    for (const int cell : cage.cells)
      constraint.cells.push_back({cell / plain.rows(), cell % plain.rows()});
    if (!cage.totals.empty()) constraint.values = {cage.totals[reading[plain.cells().size() + k]]};
    spec.add(std::move(constraint));
  }
  spec.name.clear();
  auto layout = build(spec);
  return layout ? *layout : nullptr;
}

/// False if cages with totals cover the grid and do not add up to the sum of all its rows.
bool ReadingJudge::add_up(const Reading& reading) const {
  const Layout& plain = *solver_.layout();
  std::size_t covered = 0;
  int sum = 0;
  for (std::size_t k = 0; k < cages_.size(); ++k) {
    if (cages_[k].totals.empty()) return true;
    covered += cages_[k].cells.size();
    sum += cages_[k].totals[reading[plain.cells().size() + k]];
  }
  const int n = plain.digits();
  return covered < plain.cells().size() || sum == n * n * (n + 1) / 2;
}

bool ReadingJudge::one_solution(const Reading& reading) const {
  const Layout& plain = *solver_.layout();
  const auto digit_end = reading.begin() + static_cast<std::ptrdiff_t>(plain.cells().size());
  Puzzle puzzle;
  puzzle.givens = {reading.begin(), digit_end};
  for (CellId cell = 0; cell < puzzle.givens.size(); ++cell)
    if (puzzle.givens[cell])
      for (const CellId peer : plain.peers(cell))
        if (peer < cell && puzzle.givens[peer] == puzzle.givens[cell]) return false;
  SolveOptions options;
  options.stop = stop_;
  options.conflicts = patience;
  const auto only = [&](const Solver& solver) {
    puzzle.layout = solver.layout();
    const auto solved = solver.solve(puzzle, options);
    return solved && solved->status == Status::unique;
  };
  if (cages_.empty()) return only(solver_);
  if (!add_up(reading)) return false;
  const LayoutPtr with_cages = layout(reading);
  if (!with_cages) return false;
  const auto solver = Solver::make(with_cages);
  return solver && only(*solver);
}

Decision decide(const ReadingJudge& judge, const Likelihoods& likelihoods, std::size_t cells,
                int most) {
  const Choices choices(likelihoods);
  Decision decision;
  decision.first = decision.taken = choices.reading({});
  decision.readings = 1;
  decision.unique = judge.one_solution(decision.first);
  if (!decision.unique) search(judge, choices, most, decision);
  std::vector<bool> doubt(likelihoods.size());
  if (decision.unique) leave_out(judge, likelihoods, cells, decision, doubt);
  for (std::size_t p = 0; p < likelihoods.size(); ++p) {
    if (likelihoods[p].empty()) continue;
    if (decision.taken[p] != decision.first[p])
      doubt[p] = true;
    else if (probability(likelihoods[p][decision.taken[p]]) < sure)
      doubt[p] = doubt[p] || !decision.unique ||
                 share_of_solvable(judge, likelihoods, choices, decision.taken, p) < sure;
  }
  for (std::size_t p = 0; p < doubt.size(); ++p)
    if (doubt[p]) decision.doubts.push_back(p);
  return decision;
}

}  // namespace clew::photo
