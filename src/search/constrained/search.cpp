// Branching is binary: a candidate is tried and, after its search, removed.
//
// The choice of the candidate decides the time on hard puzzles. Each cell has a weight. It starts
// with the number of houses and constraints on the cell (sums, including derived ones, add to it),
// and grows whenever the cell was the last one fixed before a contradiction; older conflicts count
// less and less. A digit adds weight to its cells if it fails far more often than others. The
// search tries the cell with the most weight per candidate, or a digit with two cells in a house if
// these have more weight.
#include "search/constrained/search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <set>

#include "search/constrained/board.h"
#include "search/constrained/learner.h"

namespace clew::search {
namespace {

constexpr unsigned nodes_between_looks = 64;
constexpr double of_the_mean = 1.0 / 30;  // share of all weights that a conflict adds at first

constexpr std::uint64_t nodes_a_conflict = 128;  // nodes in a turn; a conflict takes as long as
                                                 // eighty
constexpr int models_a_turn = 64;                // at most, before the other search has its turn
constexpr double turns_left = 8;  // turns like the last one; with fewer left the search continues
                                  // alone

// The solutions found so far by both engines.
class Found {
 public:
  explicit Found(const Job& job) : job_(job) {}

  bool open() const { return !outcome.exact && !outcome.ended; }
  /// Returns true if all of them are still stored.
  bool few() const { return outcome.solutions <= many; }
  bool has(const std::vector<Digit>& solution) const { return known_.contains(solution); }
  void add(const std::vector<Digit>& solution) {
    if (few()) {
      known_.insert(solution);
      untold.push_back(solution);
    }
    if (job_.visit && !(*job_.visit)(solution)) outcome.ended = true;
    if (++outcome.solutions == job_.limit) outcome.ended = true;
  }

  Outcome outcome;
  std::vector<std::vector<Digit>> untold;  // solutions that clause learning does not know yet

 private:
  const Job& job_;
  std::set<std::vector<Digit>> known_;
};

// Number of candidates. A table, because one choice looks it up a hundred times.
constexpr auto sizes = [] {
  std::array<std::uint8_t, 512> result{};
  for (unsigned m = 1; m < result.size(); ++m)
    result[m] = static_cast<std::uint8_t>(result[m / 2] + m % 2);
  return result;
}();
unsigned size_of(Mask m) {
  unsigned size = 0;
  for (; m; m >>= 9) size += sizes[m % sizes.size()];
  return size;
}
constexpr auto shares = [] {
  std::array<double, 65> result{};
  for (unsigned n = 1; n < result.size(); ++n) result[n] = 1.0 / n;
  return result;
}();

class Search {
 public:
  Search(const Model& model, const Job& job, Found& found)
      : model_(model),
        job_(job),
        found_(found),
        board_(model),
        weights_(model.weights),
        failures_(static_cast<std::size_t>(model.digits)),
        is_flag_(static_cast<std::size_t>(model.cells)) {
    std::vector<Mask> start;
    for (const DigitSet cell : job.start) start.push_back(cell.bits);
    // A modification is rare, and says more than that there is none.
    for (const Constraint& c : model.layout->constraints())
      if (c.kind == Constraint::Kind::modifier)
        for (std::size_t i = c.splits[0]; i < c.cells.size(); ++i) is_flag_[c.cells[i]] = true;
    double sum = 0;
    for (const double weight : weights_) sum += weight;
    bump_ = of_the_mean * sum / model.cells;
    consistent_ = board_.reset(start);
    root_ = board_.candidates();
  }

  /// Continues the search; pauses after this number of nodes without a solution.
  void run(std::uint64_t patience);
  std::uint64_t nodes() const { return nodes_; }
  /// Returns the share of the search space that is done, if each choice halves it.
  double covered() const { return covered_; }
  /// The candidates before the first choice.
  const std::vector<Mask>& root() const { return root_; }

 private:
  struct Choice {
    CellId cell;
    Mask digit;
    unsigned ways;  // number of such candidates, of which one holds
  };
  struct Frame {
    Choice choice;
    std::size_t mark;
    double left;  // its part of all, without the candidate
  };

  Choice choose() const;
  Choice choose_ranked() const;
  void blame();
  std::pair<Mask, double> worst_digit() const;
  bool step_back();
  void leaf();

  const Model& model_;
  const Job& job_;
  Found& found_;
  std::uint64_t nodes_ = 0, idle_ = 0;  // nodes since the last solution
  ConstrainedBoard board_;
  bool consistent_;
  std::vector<Mask> root_;
  std::vector<Frame> stack_;
  std::vector<double> weights_;   // by cell
  std::vector<double> failures_;  // by digit
  std::vector<bool> is_flag_;     // by cell: of a modifier
  double bump_;
  double covered_ = 0;  // share of the search space that is done
  double part_ = 1;     // share of the part below
  std::vector<Digit> values_;
};

void Search::run(std::uint64_t patience) {
  Outcome& outcome = found_.outcome;
  for (idle_ = 0;;) {
    if (nodes_ % nodes_between_looks == 0 && job_.stop.requested()) outcome.ended = true;
    if (!found_.open() || idle_ > patience) return;
    ++nodes_;
    ++idle_;
    if (consistent_ && board_.solved()) {
      leaf();
      consistent_ = false;
      if (outcome.ended) return;
    }
    if (!consistent_) {
      covered_ += part_;
      if (stack_.empty()) break;
      consistent_ = step_back();
      continue;
    }
    const Choice choice = choose();
    const double tried = part_ / choice.ways;
    stack_.push_back({choice, board_.mark(), part_ - tried});
    part_ = tried;
    consistent_ = board_.narrow(choice.cell, choice.digit) && board_.propagate();
    if (!consistent_) blame();
  }
  outcome.exact = true;
}

// Ages old conflicts by giving new ones more weight.
void Search::blame() {
  constexpr double growth = 1.0003, too_large = 1e100;
  const auto cell = board_.fixed_last();
  if (!cell) return;
  weights_[*cell] += bump_;
  failures_[static_cast<std::size_t>(std::countr_zero(board_.candidates()[*cell]))] += bump_;
  bump_ *= growth;
  if (bump_ < too_large) return;
  for (double& w : weights_) w /= too_large;
  for (double& f : failures_) f /= too_large;
  bump_ /= too_large;
}

// Returns the digit with the most failures, if it stands out, and the weight that it adds to its
// cells.
std::pair<Mask, double> Search::worst_digit() const {
  constexpr double stands_out = 1.5, share = 0.2;
  double least = 0;  // least weight of the failed ones
  std::size_t worst = 0;
  for (std::size_t d = 0; d < failures_.size(); ++d) {
    if (failures_[d] > 0 && (least == 0 || failures_[d] < least)) least = failures_[d];
    if (failures_[d] > failures_[worst]) worst = d;
  }
  const double most = failures_[worst];
  if (most <= stands_out * least || most < bump_ * model_.digits) return {0, 0};
  return {Mask{1} << worst, most * share};
}

// For a line that begins like a ranked line: if its first two digits are known, the rank constrains
// the ranked line as strongly. Among several, the ranked line with the most known cells comes
// first.
Search::Choice Search::choose_ranked() const {
  const auto& cells = board_.candidates();
  std::ptrdiff_t known = 2;
  Choice choice{0, 0, 0};
  for (const auto& rank : model_.ranks) {
    const auto open =
        std::ranges::find_if(rank.own, [&](CellId c) { return !std::has_single_bit(cells[c]); });
    const auto begin = open - rank.own.begin();
    if (begin < known) continue;
    for (const auto& side : rank.others) {
      Choice one{0, rank.digit, 0};
      bool settled = false;
      for (const auto& line : side) {
        const Mask m = cells[line[0]];
        if (!(m & rank.digit)) continue;
        settled = settled || m == rank.digit;
        if (!one.ways++) one.cell = line[0];
      }
      if (settled || (choice.ways && begin == known && one.ways >= choice.ways)) continue;
      choice = one;
      known = begin;
    }
  }
  return choice;
}

Search::Choice Search::choose() const {
  if (const Choice ranked = choose_ranked(); ranked.ways) return ranked;
  const auto& cells = board_.candidates();
  double best = -1;
  Choice choice{0, 0, 0};
  const auto [worst, more] = worst_digit();
  for (int c = 0; c < model_.cells; ++c) {
    const Mask m = cells[c];
    if (!(m & (m - 1))) continue;
    const unsigned size = size_of(m);
    const double score = (m & worst ? weights_[c] + more : weights_[c]) * shares[size];
    if (score <= best) continue;
    best = score;
    choice = {static_cast<CellId>(c), is_flag_[c] ? std::bit_floor(m) : m & -m, size};
  }
  if (choice.ways <= 2) return choice;
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
      const double score = (sum / 2 + most) / 4;  // between their mean and the most, halved
      if (score <= best) continue;
      best = score;
      choice = {cell, digit, 2};
    }
  }
  return choice;
}

bool Search::step_back() {
  const Frame frame = stack_.back();
  stack_.pop_back();
  board_.undo(frame.mark);
  part_ = frame.left;
  const auto [cell, digit, ways] = frame.choice;
  if (board_.narrow(cell, ~digit) && board_.propagate()) return true;
  blame();
  return false;
}

void Search::leaf() {
  values_.clear();
  for (const Mask m : board_.candidates())
    values_.push_back(static_cast<Digit>(std::countr_zero(m) + 1));
  if (found_.has(values_)) return;
  idle_ = 0;
  found_.add(values_);
}

// A turn of clause learning; false when it can go no further.
bool learn(Learner& learner, const Job& job, std::uint64_t conflicts, Found& found) {
  for (const auto& solution : found.untold) learner.leave_out(solution);
  found.untold.clear();
  const std::uint64_t last = std::min(job.conflicts, learner.conflicts() + conflicts);
  for (int i = 0; i < models_a_turn && found.open() && found.few(); ++i) {
    const sat::ClauseAnswer answer = learner.next(job.stop, job.memory, last - learner.conflicts());
    if (answer == sat::ClauseAnswer::no) found.outcome.exact = true;
    if (answer == sat::ClauseAnswer::unknown && learner.conflicts() >= job.conflicts)
      found.outcome.ended = true;
    if (answer != sat::ClauseAnswer::yes) break;
    found.add(learner.take());
    found.untold.clear();
  }
  return learner.bytes() <= job.memory;
}

}  // namespace

Outcome search_constrained(const Model& model, const Job& job, std::uint64_t patience,
                           std::uint64_t* nodes) {
  Found found(job);
  Search search(model, job, found);
  search.run(patience);
  if (nodes) *nodes = search.nodes();
  if (!found.outcome.exact) found.outcome.ended = true;
  return found.outcome;
}

Outcome search_in_turns(const Model& model, const Job& job, Turns* turns,
                        std::uint64_t first_turn) {
  Found found(job);
  Search search(model, job, found);
  std::optional<Learner> learner;
  bool able = model.tests.empty() && model.ranks.empty();
  for (std::uint64_t nodes = first_turn; able && found.open() && found.few(); nodes *= 2) {
    const double before = search.covered();
    search.run(nodes);
    const double covered = search.covered();
    if (!found.open() || !found.few() || (covered - before) * turns_left >= 1 - covered) continue;
    if (!learner) able = learner.emplace(model, search.root()).complete();
    if (able) able = learn(*learner, job, nodes / nodes_a_conflict + 1, found);
  }
  search.run(found.few() ? ~std::uint64_t{0} : job.idle);
  if (found.open()) found.outcome.ended = true;
  if (turns) *turns = {search.nodes(), learner ? learner->conflicts() : 0};
  return found.outcome;
}

}  // namespace clew::search
