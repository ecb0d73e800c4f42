#include "logic/excluder.h"

#include <algorithm>

#include "sat/core.h"

namespace clew::logic {
namespace {

constexpr std::size_t variables_of_a_unit = 4000;
constexpr int most_in_vain = 16;  // candidates in a row that many pieces exclude together

/// Answers of a look.
struct Tally {
  std::size_t answered = 0, open = 0;

  void add(sat::ClauseAnswer answer) { ++(answer == sat::ClauseAnswer::unknown ? open : answered); }
  bool is_hopeless() const {
    constexpr std::size_t most_open = 32;  // and one more for each that is answered
    return open >= most_open + answered;
  }
  bool is_mostly_open() const { return open > answered; }
};

// The cells of a piece, and of the houses with two of its cells.
std::vector<CellId> reach_of(const Layout& layout, const constraints::ConstraintPiece& piece) {
  std::vector<CellId> reach = piece.cells;
  for (const House& house : layout.houses()) {
    const auto is_in = [&](CellId c) { return std::ranges::binary_search(house.cells, c); };
    if (!house.implied && std::ranges::count_if(piece.cells, is_in) > 1)
      reach.insert(reach.end(), house.cells.begin(), house.cells.end());
  }
  std::ranges::sort(reach);
  const auto again = std::ranges::unique(reach);
  reach.erase(again.begin(), again.end());
  return reach;
}

void add_to(std::vector<DigitSet>& held, std::span<const Digit> grid) {
  for (CellId c = 0; c < grid.size(); ++c) held[c].add(grid[c]);
}

}  // namespace

Excluder::Excluder(const Layout& layout, const Rules& rules)
    : layout_(layout),
      rules_(rules),
      stride_(static_cast<std::size_t>(layout.digits()) + 1),
      by_houses_(static_cast<std::size_t>(layout.size())),
      holding_(static_cast<std::size_t>(layout.size()) * stride_),
      kept_(rules.pieces.size()),
      gone_(rules.pieces.size()),
      unknown_(rules.pieces.size()),
      asked_(rules.pieces.size()),
      given_up_(rules.pieces.size()),
      vain_(rules.pieces.size() + 1),
      alone_(rules.pieces.size()) {
  for (const auto& piece : rules.pieces) reach_.push_back(reach_of(layout, piece));
}

void Excluder::forget() {
  alive_ = {};
  next_ = 0;
  candidates_.clear();
  grids_.clear();
  first_.clear();
  excluded_.reset();
  houses_.reset();
  sought_first_ = false;
  std::ranges::fill(by_houses_, DigitSet{});
  std::ranges::fill(holding_, Grids{});
  std::ranges::fill(kept_, Grids{});
  for (auto& list : gone_) list.clear();
  for (auto& list : unknown_) list.clear();
  for (auto& list : asked_) list.clear();
  for (Done& done : given_up_) done = {};
  for (Vain& vain : vain_) vain = {};
  vain_pairs_ = {};
  pairs_.reset();
  for (auto& asker : alone_) asker.reset();
}

void Excluder::load(std::span<const DigitSet> candidates, const Effort& effort) {
  if (effort.conflicts != effort_.conflicts) excluded_.reset();
  effort_ = effort;
  for (std::size_t c = 0; c < candidates_.size(); ++c)
    if (!(candidates[c] - candidates_[c]).empty()) {
      forget();
      break;
    }
  for (std::size_t c = 0; c < candidates_.size(); ++c)
    for (const Digit d : candidates_[c] - candidates[c]) {
      alive_ -= holding_[at(static_cast<CellId>(c), d)];
      excluded_.reset();
    }
  candidates_.assign(candidates.begin(), candidates.end());
}

bool Excluder::takes(std::uint32_t piece) const {
  return !rules_.pieces[piece].tested && rules_.pieces[piece].cells.size() > 1;
}

// ---- questions

void Excluder::look(std::uint32_t piece, std::vector<Candidate>& gone, Work& work) {
  if (!sought_first_) find_first();
  const std::vector<DigitSet> marks = marks_of(piece);
  if (given_up_[piece].conflicts >= effort_.conflicts && given_up_[piece].marks == marks) return;
  if (rests(vain_[piece])) return;
  if (asked_[piece] != marks) unknown_[piece].clear();
  asked_[piece] = marks;
  auto& known = gone_[piece];
  std::erase_if(known, [&](const Candidate& x) {
    return !candidates_[x.cell].has(x.digit) || houses_exclude(x, work);
  });
  const auto has_enough_open = [&] {
    const auto open = std::ranges::count_if(
        unknown_[piece], [&](const Open& one) { return one.conflicts >= effort_.conflicts; });
    return static_cast<std::size_t>(open) >= effort_.open_questions;
  };
  Tally tally;
  const auto ask_about = [&](std::span<const CellId> cells, std::uint64_t conflicts) {
    tally = {};
    for (const CellId c : cells) {
      if (candidates_[c].size() < 2) continue;
      for (const Digit d : candidates_[c] - by_houses_[c]) {
        const Candidate x{c, d};
        if (holding_[at(c, d)].meets(alive_ & kept_[piece]) ||
            std::ranges::find(known, x) != known.end() || is_open(piece, x))
          continue;
        if (work <= 0 || has_enough_open() || tally.is_hopeless()) return;
        Asker& asker = asker_of(piece);
        const auto answer = ask(asker, Candidate{c, d}, conflicts, work);
        tally.add(answer);
        if (answer == sat::ClauseAnswer::yes)
          keep(model_of(asker), piece);
        else if (answer == sat::ClauseAnswer::no && !houses_exclude(x, work))
          known.push_back(x);
        else if (answer == sat::ClauseAnswer::unknown && conflicts == effort_.conflicts)
          leave_open(piece, x);
      }
    }
  };
  // A grid may be hard to find where an exclusion is plain.
  ask_about(rules_.pieces[piece].cells, 1);
  ask_about(reach_[piece], effort_.conflicts);
  note_vain(vain_[piece], known.empty() && tally.is_mostly_open());
  std::ranges::sort(known);
  gone.insert(gone.end(), known.begin(), known.end());
}

void Excluder::give_up(std::uint32_t piece) {
  given_up_[piece] = {marks_of(piece), effort_.conflicts};
}

// The longer questions stay open, the more seldom they are asked again with a few candidates less.
bool Excluder::rests(Vain& vain) const {
  return vain.conflicts >= effort_.conflicts && vain.rest-- > 0;
}

void Excluder::note_vain(Vain& vain, bool is_vain) const {
  constexpr int most_left_out = 64;
  if (is_vain)
    vain = {effort_.conflicts, vain.next, std::min(2 * vain.next, most_left_out)};
  else if (effort_.conflicts >= vain.conflicts)
    vain = {};
}

bool Excluder::is_open(std::uint32_t piece, Candidate x) const {
  return std::ranges::any_of(unknown_[piece], [&](const Open& open) {
    return open.what == x && open.conflicts >= effort_.conflicts;
  });
}

void Excluder::leave_open(std::uint32_t piece, Candidate x) {
  std::erase_if(unknown_[piece], [&](const Open& open) { return open.what == x; });
  unknown_[piece].push_back({x, effort_.conflicts});
}

std::vector<DigitSet> Excluder::marks_of(std::uint32_t piece) const {
  std::vector<DigitSet> marks;
  for (const CellId c : reach_[piece]) marks.push_back(candidates_[c]);
  return marks;
}

// Asks under the current candidates. Conflicts of a large solver take more time.
sat::ClauseAnswer Excluder::ask(Asker& asker, std::span<const sat::Lit> assumed,
                                std::uint64_t conflicts, Work& work) {
  narrow(asker);
  const std::uint64_t before = asker.solver.counters().conflicts;
  const auto answer = asker.solver.solve(assumed, {}, {.conflicts = conflicts});
  work -= weight_of(asker) * static_cast<Work>(1 + asker.solver.counters().conflicts - before);
  return answer;
}

sat::ClauseAnswer Excluder::ask(Asker& asker, Candidate x, std::uint64_t conflicts, Work& work) {
  const sat::Lit supposed = literal_of(asker, x);
  return ask(asker, {&supposed, 1}, conflicts, work);
}

Excluder::Work Excluder::weight_of(const Asker& asker) {
  return 1 + static_cast<Work>(asker.solver.variables() / variables_of_a_unit);
}

Excluder::Work Excluder::weight(std::span<const std::uint32_t> pieces) {
  Work weight = 1;
  for (const std::uint32_t piece : pieces) weight += weight_of(asker_of(piece)) - 1;
  return weight;
}

bool Excluder::houses_exclude(Candidate x, Work& work) {
  if (by_houses_[x.cell].has(x.digit)) return true;
  Asker& asker = asker_of_houses();
  const auto answer = ask(asker, x, effort_.conflicts, work);
  if (answer == sat::ClauseAnswer::no) by_houses_[x.cell].add(x.digit);
  return answer == sat::ClauseAnswer::no;
}

const std::vector<Excluder::Excluded>& Excluder::look_at_all(Work work) {
  if (excluded_) return *excluded_;
  excluded_.emplace();
  if (rests(vain_.back())) return *excluded_;
  const auto asker = asker_of_all();
  std::vector<Candidate> open;
  for (CellId c = 0; c < candidates_.size(); ++c)
    if (candidates_[c].size() > 1)
      for (const Digit d : candidates_[c]) open.push_back({c, d});
  std::ranges::stable_sort(open, {}, [&](Candidate x) { return candidates_[x.cell].size(); });
  std::vector<DigitSet> held(candidates_.size());  // by grids that satisfy all pieces
  int in_vain = 0;
  Tally tally;
  for (const Candidate& x : open) {
    if (work <= 0 || in_vain == most_in_vain || tally.is_hopeless() ||
        excluded_->size() == static_cast<std::size_t>(effort_.lists) * most_pieces)
      break;
    if (held[x.cell].has(x.digit)) continue;
    std::vector<sat::Lit> assumed{literal_of(*asker, x)};
    assumed.insert(assumed.end(), asker->pieces.begin(), asker->pieces.end());
    const auto answer = ask(*asker, assumed, effort_.conflicts, work);
    tally.add(answer);
    if (answer == sat::ClauseAnswer::yes) add_to(held, model_of(*asker));
    if (answer == sat::ClauseAnswer::no) in_vain = look_for_core(*asker, x, work) ? 0 : in_vain + 1;
  }
  note_vain(vain_.back(), excluded_->empty() && tally.is_mostly_open());
  return *excluded_;
}

// Adds a minimal list of pieces that exclude a candidate, if it is one of the first of its length.
// Returns false if no list is short enough.
bool Excluder::look_for_core(Asker& asker, Candidate x, Work& work) {
  std::vector<sat::Lit> core = asker.solver.core();
  if (core.size() > effort_.literals) return false;
  const sat::Lit supposed = literal_of(asker, x);
  std::erase(core, supposed);
  const std::uint64_t before = asker.solver.counters().conflicts;
  const auto needed = sat::short_core(asker.solver, supposed, core, most_pieces, effort_.conflicts);
  work -= weight_of(asker) *
          static_cast<Work>(effort_.literals + asker.solver.counters().conflicts - before);
  if (!needed) return false;
  Excluded excluded{{x}, {}};
  std::size_t next = 0;
  for (std::uint32_t p = 0; p < rules_.pieces.size(); ++p)
    if (takes(p) && std::ranges::find(*needed, asker.pieces[next++]) != needed->end())
      excluded.pieces.push_back(p);
  const std::size_t length = excluded.pieces.size();
  if (length == 0 ||
      std::ranges::find(*excluded_, excluded.pieces, &Excluded::pieces) != excluded_->end() ||
      std::ranges::count(*excluded_, length, [](const Excluded& e) { return e.pieces.size(); }) ==
          effort_.lists)
    return true;
  add_others(asker, excluded, work);
  excluded_->push_back(std::move(excluded));
  return true;
}

// Adds more candidates near the pieces that these exclude.
void Excluder::add_others(Asker& asker, Excluded& excluded, Work& work) {
  std::vector<sat::Lit> assumed{{}};
  std::size_t next = 0;
  for (std::uint32_t p = 0; p < rules_.pieces.size(); ++p) {
    if (!takes(p)) continue;
    if (std::ranges::binary_search(excluded.pieces, p)) assumed.push_back(asker.pieces[next]);
    ++next;
  }
  std::vector<DigitSet> held(candidates_.size());
  for (const std::uint32_t p : excluded.pieces)
    for (const CellId c : reach_[p]) {
      if (candidates_[c].size() < 2) continue;
      for (const Digit d : candidates_[c]) {
        const Candidate x{c, d};
        if (work <= 0 || held[c].has(d) ||
            std::ranges::find(excluded.what, x) != excluded.what.end())
          continue;
        assumed[0] = literal_of(asker, {c, d});
        const auto answer = ask(asker, assumed, effort_.conflicts, work);
        if (answer == sat::ClauseAnswer::no) excluded.what.push_back(x);
        if (answer == sat::ClauseAnswer::yes) add_to(held, model_of(asker));
      }
    }
}

// ---- grids

std::vector<Digit> Excluder::model_of(const Asker& asker) const {
  std::vector<Digit> grid(candidates_.size());
  for (CellId c = 0; c < grid.size(); ++c)
    for (const Digit d : candidates_[c])
      if (asker.solver.value(asker.variables[at(c, d)])) grid[c] = d;
  return grid;
}

// Keeps a grid of the candidates that satisfies a piece; no piece: all pieces.
void Excluder::keep(std::span<const Digit> grid, std::optional<std::uint32_t> piece) {
  const std::size_t size = candidates_.size();
  const int place = next_++ % most;
  grids_.resize(std::max(grids_.size(), (static_cast<std::size_t>(place) + 1) * size));
  const auto kept = std::span(grids_).subspan(static_cast<std::size_t>(place) * size, size);
  if (next_ > most) {
    for (CellId c = 0; c < size; ++c) holding_[at(c, kept[c])].remove(place);
    for (Grids& grids : kept_) grids.remove(place);
  }
  std::ranges::copy(grid, kept.begin());
  for (CellId c = 0; c < size; ++c) holding_[at(c, grid[c])].add(place);
  for (std::uint32_t p = 0; p < kept_.size(); ++p)
    if (p == piece ||
        (takes(p) && (!piece || constraints::satisfied(rules_.pieces[p].parts, layout_, grid))))
      kept_[p].add(place);
  alive_.add(place);
}

}  // namespace clew::logic
