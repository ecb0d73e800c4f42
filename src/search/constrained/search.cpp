// Branching is binary: a candidate is tried and, when it has been searched, removed.
//
// Which one is what decides hard puzzles. Each cell has a weight: what is said about it at the
// start (each house and each constraint is one), and then a tenth whenever it was fixed last before
// a contradiction; what lies back counts less and less. The cell with the most weight for each of
// its candidates is tried, or a digit with two places in a house if these weigh more.
#include "search/constrained/search.h"

#include <algorithm>
#include <bit>

#include "search/constrained/board.h"

namespace clew::search {
namespace {

constexpr unsigned nodes_between_looks = 64;

class Search {
 public:
  Search(const Model& model, const Job& job, std::uint64_t patience)
      : model_(model), job_(job), patience_(patience), board_(model), weights_(model.weights) {}

  Outcome run();
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Choice {
    CellId cell;
    Mask digit;
  };
  struct Frame {
    Choice choice;
    std::size_t mark;
  };

  Choice choose() const;
  void blame(CellId);
  bool step_back();
  void leaf();

  const Model& model_;
  const Job& job_;
  std::uint64_t patience_, nodes_ = 0, idle_ = 0;  // nodes since the last solution
  ConstrainedBoard board_;
  std::vector<Frame> stack_;
  std::vector<double> weights_;
  double bump_ = 0.1;
  std::vector<Digit> values_;
  Outcome outcome_;
};

Outcome Search::run() {
  std::vector<Mask> start;
  for (const DigitSet cell : job_.start) start.push_back(cell.bits);
  bool consistent = board_.reset(start);
  for (;;) {
    if (nodes_++ % nodes_between_looks == 0 && job_.stop.requested()) outcome_.ended = true;
    if (idle_++ > patience_) outcome_.ended = true;
    if (outcome_.ended) return outcome_;
    if (consistent && board_.solved()) {
      leaf();
      if (outcome_.ended) return outcome_;
      consistent = false;
    }
    if (!consistent) {
      if (stack_.empty()) break;
      consistent = step_back();
      continue;
    }
    const Choice choice = choose();
    stack_.push_back({choice, board_.mark()});
    consistent = board_.narrow(choice.cell, choice.digit) && board_.propagate();
    if (!consistent) blame(choice.cell);
  }
  outcome_.exact = true;
  return outcome_;
}

// Older blame counts less: what is new is made to count more.
void Search::blame(CellId c) {
  constexpr double growth = 1.002, too_large = 1e100;
  weights_[c] += bump_;
  bump_ *= growth;
  if (bump_ < too_large) return;
  for (double& w : weights_) w /= too_large;
  bump_ /= too_large;
}

Search::Choice Search::choose() const {
  const auto& cells = board_.candidates();
  double best = -1;
  Choice choice{0, 0};
  int fewest = 0;
  for (int c = 0; c < model_.cells; ++c) {
    const Mask m = cells[c];
    if (!(m & (m - 1))) continue;
    const int size = std::popcount(m);
    const double score = weights_[c] / size;
    if (score <= best) continue;
    best = score;
    fewest = size;
    choice = {static_cast<CellId>(c), m & -m};
  }
  if (fewest <= 2) return choice;
  for (const auto& house : model_.houses) {
    Mask once = 0, twice = 0, thrice = 0;
    for (const CellId c : house.cells) {
      const Mask m = cells[c];
      thrice |= twice & m;
      twice |= once & m;
      once |= m;
    }
    for (Mask rest = twice & ~thrice; rest; rest &= rest - 1) {
      const Mask digit = rest & -rest;
      double sum = 0, most = -1;
      CellId cell = 0;
      for (const CellId c : house.cells)
        if (cells[c] & digit) {
          sum += weights_[c];
          if (weights_[c] > most) most = weights_[c], cell = c;
        }
      if (sum / 4 <= best) continue;
      best = sum / 4;
      choice = {cell, digit};
    }
  }
  return choice;
}

bool Search::step_back() {
  const Frame frame = stack_.back();
  stack_.pop_back();
  board_.undo(frame.mark);
  return board_.narrow(frame.choice.cell, ~frame.choice.digit) && board_.propagate();
}

void Search::leaf() {
  idle_ = 0;
  if (job_.visit) {
    values_.clear();
    for (const Mask m : board_.candidates())
      values_.push_back(static_cast<Digit>(std::countr_zero(m) + 1));
    if (!(*job_.visit)(values_)) outcome_.ended = true;
  }
  if (++outcome_.solutions == job_.limit) outcome_.ended = true;
}

}  // namespace

Outcome search_constrained(const Model& model, const Job& job, std::uint64_t patience,
                           std::uint64_t* nodes) {
  Search search(model, job, patience);
  const Outcome outcome = search.run();
  if (nodes) *nodes = search.nodes();
  return outcome;
}

}  // namespace clew::search
