#include "logic/together.h"

#include <algorithm>

#include "constraints/apart.h"
#include "constraints/gadgets.h"
#include "sat/core.h"

namespace clew::logic {
namespace {

constexpr std::uint64_t conflicts_a_unit = 8;  // of work

// The cells of a piece, and those of houses that hold two of them.
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

}  // namespace

Together::Together(const Layout& layout, const Rules& rules)
    : layout_(layout),
      rules_(rules),
      stride_(static_cast<std::size_t>(layout.digits()) + 1),
      by_houses_(static_cast<std::size_t>(layout.size())),
      holding_(static_cast<std::size_t>(layout.size()) * stride_),
      kept_(rules.pieces.size()),
      gone_(rules.pieces.size()),
      alone_(rules.pieces.size()),
      apart_(rules.pieces.size()) {
  for (const auto& piece : rules.pieces) reach_.push_back(reach_of(layout, piece));
}

void Together::forget() {
  alive_ = {};
  next_ = 0;
  candidates_.clear();
  grids_.clear();
  first_.clear();
  excluded_.reset();
  houses_.reset();
  all_.reset();
  std::ranges::fill(by_houses_, DigitSet{});
  std::ranges::fill(holding_, Grids{});
  std::ranges::fill(kept_, Grids{});
  for (auto& gone : gone_) gone.clear();
  for (auto& asker : alone_) asker.reset();
}

void Together::load(std::span<const DigitSet> candidates) {
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

// ---- questions

void Together::look(std::uint32_t piece, std::vector<Candidate>& gone, Work& work) {
  constexpr std::uint64_t most_conflicts = 500;  // of one question
  if (!all_) asker_of_all(work);
  auto& known = gone_[piece];
  std::erase_if(known, [&](const Candidate& x) { return !candidates_[x.cell].has(x.digit); });
  for (const CellId c : reach_[piece]) {
    if (candidates_[c].size() < 2) continue;
    for (const Digit d : candidates_[c] - by_houses_[c]) {
      const Candidate x{c, d};
      if (holding_[at(c, d)].meets(alive_ & kept_[piece]) ||
          std::ranges::find(known, x) != known.end())
        continue;
      if (work <= 0) break;
      Asker& asker = asker_of(piece);
      const sat::Lit supposed = sat::Lit::yes(asker.variables[at(c, d)]);
      const auto answer = ask(asker, {&supposed, 1}, most_conflicts, work);
      if (answer == sat::ClauseAnswer::yes)
        keep_model(asker, piece);
      else if (answer == sat::ClauseAnswer::no && !houses_exclude(x, work))
        known.push_back(x);
    }
  }
  gone.insert(gone.end(), known.begin(), known.end());
}

// With all that is known of the candidates now.
sat::ClauseAnswer Together::ask(Asker& asker, std::span<const sat::Lit> assumed,
                                std::uint64_t conflicts, Work& work) {
  narrow(asker);
  const std::uint64_t before = asker.solver.counters().conflicts;
  const auto answer = asker.solver.solve(assumed, {}, {.conflicts = conflicts});
  work -= 1 + static_cast<Work>((asker.solver.counters().conflicts - before) / conflicts_a_unit);
  return answer;
}

bool Together::houses_exclude(Candidate x, Work& work) {
  Asker& asker = asker_of_houses();
  const sat::Lit supposed = sat::Lit::yes(asker.variables[at(x.cell, x.digit)]);
  const auto answer = ask(asker, {&supposed, 1}, 500, work);
  if (answer == sat::ClauseAnswer::no) by_houses_[x.cell].add(x.digit);
  return answer == sat::ClauseAnswer::no;
}

const Together::Excluded& Together::look_at_all(Work& work) {
  constexpr std::uint64_t most_conflicts = 60;  // of one question
  constexpr int most_found = 8;
  if (excluded_) return *excluded_;
  excluded_.emplace();
  Asker& asker = asker_of_all(work);
  std::vector<Candidate> open;
  for (CellId c = 0; c < candidates_.size(); ++c)
    if (candidates_[c].size() > 1)
      for (const Digit d : candidates_[c] - by_houses_[c]) open.push_back({c, d});
  std::ranges::stable_sort(open, {}, [&](Candidate x) { return candidates_[x.cell].size(); });
  int found = 0;
  for (const Candidate& x : open) {
    if (work <= 0 || found == most_found || excluded_->pieces.size() == 1) break;
    if (holding_[at(x.cell, x.digit)].meets(keeping_all())) continue;
    std::vector<sat::Lit> assumed{sat::Lit::yes(asker.variables[at(x.cell, x.digit)])};
    assumed.insert(assumed.end(), asker.pieces.begin(), asker.pieces.end());
    const auto answer = ask(asker, assumed, most_conflicts, work);
    if (answer == sat::ClauseAnswer::yes) keep_model(asker, std::nullopt);
    if (answer == sat::ClauseAnswer::no) look_for_core(asker, x, *excluded_, found, work);
  }
  return *excluded_;
}

void Together::look_for_core(Asker& asker, Candidate x, Excluded& best, int& found, Work& work) {
  constexpr std::uint64_t most_conflicts = 60;  // of one question
  constexpr std::size_t most_literals = 8;
  if (asker.solver.core().size() > most_literals) return;
  const std::uint64_t before = asker.solver.counters().conflicts;
  const auto core = sat::minimal_core(asker.solver, asker.solver.core(), {}, most_conflicts);
  work -= static_cast<Work>(most_literals +
                            (asker.solver.counters().conflicts - before) / conflicts_a_unit);
  if (!core) return;
  ++found;
  Excluded excluded{x, {}};
  std::size_t next = 0;
  for (std::uint32_t p = 0; p < rules_.pieces.size(); ++p)
    if (!is_tested(p) &&
        std::ranges::find(core->literals, asker.pieces[next++]) != core->literals.end())
      excluded.pieces.push_back(p);
  if (excluded.pieces.empty())
    by_houses_[x.cell].add(x.digit);
  else if (best.pieces.empty() || excluded.pieces.size() < best.pieces.size())
    best = std::move(excluded);
}

// ---- grids

Together::Grids Together::keeping_all() const {
  Grids grids = alive_;
  for (std::uint32_t p = 0; p < kept_.size(); ++p)
    if (!is_tested(p)) grids &= kept_[p];
  return grids;
}

void Together::keep_model(const Asker& asker, std::optional<std::uint32_t> piece) {
  const std::size_t size = candidates_.size();
  const int place = next_++ % most;
  grids_.resize(std::max(grids_.size(), (static_cast<std::size_t>(place) + 1) * size));
  const auto grid = std::span(grids_).subspan(static_cast<std::size_t>(place) * size, size);
  if (next_ > most) {
    for (CellId c = 0; c < size; ++c) holding_[at(c, grid[c])].remove(place);
    for (Grids& kept : kept_) kept.remove(place);
  }
  for (CellId c = 0; c < size; ++c)
    for (const Digit d : candidates_[c])
      if (asker.solver.value(asker.variables[at(c, d)])) grid[c] = d;
  for (CellId c = 0; c < size; ++c) holding_[at(c, grid[c])].add(place);
  for (std::uint32_t p = 0; p < kept_.size(); ++p)
    if (p == piece || (!piece && !is_tested(p)) ||
        constraints::satisfied(rules_.pieces[p].parts, layout_, grid))
      kept_[p].add(place);
  alive_.add(place);
}

// ---- solvers

Together::Asker& Together::asker_of_houses() {
  if (!houses_) houses_ = houses_alone();
  return *houses_;
}

Together::Asker& Together::asker_of(std::uint32_t piece) {
  auto& asker = alone_[piece];
  if (asker) return *asker;
  asker = houses_alone();
  constraints::Gadgets gadgets(
      layout_, asker->written, [&](CellId c, Digit d) { return asker->variables[at(c, d)]; },
      asker->solver, true);
  gadgets.add(rules_.pieces[piece].parts);
  gadgets.add(apart(piece));
  std::vector<sat::Var> near;
  for (CellId c = 0; c < first_.size(); ++c)
    if (candidates_[c].has(first_[c])) near.push_back(asker->variables[at(c, first_[c])]);
  asker->solver.try_first(near);
  return *asker;
}

// Looks for a grid that keeps all pieces as soon as it is written.
Together::Asker& Together::asker_of_all(Work& work) {
  constexpr std::uint64_t most_conflicts = 2000;
  if (all_) return *all_;
  all_ = houses_alone();
  constraints::Gadgets gadgets(
      layout_, all_->written, [&](CellId c, Digit d) { return all_->variables[at(c, d)]; },
      all_->solver, true);
  for (std::uint32_t p = 0; p < rules_.pieces.size(); ++p) {
    if (is_tested(p)) continue;
    all_->pieces.push_back(sat::Lit::yes(all_->solver.add_variable()));
    gadgets.add_if(all_->pieces.back().var(), rules_.pieces[p].parts);
    gadgets.add_if(all_->pieces.back().var(), apart(p));
  }
  Work unlimited = 0;
  if (ask(*all_, all_->pieces, most_conflicts, unlimited) == sat::ClauseAnswer::yes) {
    keep_model(*all_, std::nullopt);
    first_.assign(grids_.end() - static_cast<std::ptrdiff_t>(candidates_.size()), grids_.end());
  }
  --work;
  return *all_;
}

// Tells it of candidates that have gone since it was written.
void Together::narrow(Asker& asker) const {
  for (CellId c = 0; c < candidates_.size(); ++c) {
    if (asker.written[c] == candidates_[c]) continue;
    for (const Digit d : asker.written[c] - candidates_[c])
      asker.solver.fact(sat::Lit::no(asker.variables[at(c, d)]));
    asker.written[c] = candidates_[c];
  }
}

const constraints::Parts& Together::apart(std::uint32_t piece) {
  auto& known = apart_[piece];
  if (!known) {
    known.emplace();
    for (const constraints::Total& total : rules_.pieces[piece].parts.totals) {
      constraints::Parts parts = constraints::apart(
          layout_, total, [this](CellId a, CellId b) { return layout_.sees(a, b); });
      for (auto& either : parts.eithers) known->eithers.push_back(std::move(either));
    }
  }
  return *known;
}

std::unique_ptr<Together::Asker> Together::houses_alone() const {
  auto asker = std::make_unique<Asker>();
  asker->written = candidates_;
  asker->variables.resize(holding_.size());
  write_houses(*asker);
  return asker;
}

void Together::write_houses(Asker& asker) const {
  std::vector<sat::Var> members;
  for (CellId c = 0; c < candidates_.size(); ++c) {
    members.clear();
    for (const Digit d : candidates_[c])
      members.push_back(asker.variables[at(c, d)] = asker.solver.add_variable());
    asker.solver.exactly_one(members);
  }
  for (const House& house : layout_.houses()) {
    if (house.implied) continue;
    DigitSet left;
    for (const CellId c : house.cells) left = left | candidates_[c];
    const bool full = left.size() == static_cast<int>(house.cells.size());
    for (int i = 1; i <= layout_.digits(); ++i) {
      const auto d = static_cast<Digit>(i);
      members.clear();
      for (const CellId c : house.cells)
        if (candidates_[c].has(d)) members.push_back(asker.variables[at(c, d)]);
      house.complete || (full && left.has(d)) ? asker.solver.exactly_one(members)
                                              : asker.solver.at_most_one(members);
    }
  }
  for (const Layout::Link& link : layout_.lone_links())
    for (const Digit d : candidates_[link.first] & candidates_[link.second])
      asker.solver.at_most_one(
          {asker.variables[at(link.first, d)], asker.variables[at(link.second, d)]});
}

}  // namespace clew::logic
