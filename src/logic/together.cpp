#include "logic/together.h"

#include <algorithm>

#include "constraints/apart.h"
#include "constraints/gadgets.h"
#include "sat/core.h"

namespace clew::logic {
namespace {

constexpr std::size_t variables_a_unit = 500;  // of work, to write them down

}  // namespace

Together::Together(const Layout& layout, const Rules& rules)
    : layout_(layout),
      rules_(rules),
      stride_(static_cast<std::size_t>(layout.digits()) + 1),
      by_houses_(static_cast<std::size_t>(layout.size())),
      holding_(static_cast<std::size_t>(layout.size()) * stride_),
      kept_(rules.pieces.size()),
      variables_(holding_.size()),
      apart_(rules.pieces.size()) {}

void Together::forget() {
  alive_ = {};
  next_ = 0;
  candidates_.clear();
  grids_.clear();
  std::ranges::fill(by_houses_, DigitSet{});
  std::ranges::fill(holding_, Grids{});
  std::ranges::fill(kept_, Grids{});
}

void Together::load(std::span<const DigitSet> candidates) {
  const bool known = candidates_.size() == candidates.size();
  bool more = false;
  for (std::size_t c = 0; known && c < candidates.size(); ++c)
    more |= !(candidates[c] - candidates_[c]).empty();
  if (more) forget();
  for (std::size_t c = 0; c < candidates.size(); ++c) {
    const DigitSet before = candidates_.empty() ? DigitSet{} : candidates_[c];
    for (const Digit d : before - candidates[c]) {
      alive_ -= holding_[at(static_cast<CellId>(c), d)];
      houses_done_ = false;
    }
  }
  if (candidates_.empty()) houses_done_ = false;
  candidates_.assign(candidates.begin(), candidates.end());
}

Together::Grids Together::keeping(std::span<const std::uint32_t> pieces) const {
  Grids grids = alive_;
  for (const std::uint32_t p : pieces) grids &= kept_[p];
  return grids;
}

void Together::look(std::span<const std::uint32_t> pieces, std::vector<Candidate>& gone,
                    Work& work) {
  if (!houses_done_) look_at_houses(work);
  const Grids grids = keeping(pieces);
  std::vector<Candidate> open;
  for (CellId c = 0; c < candidates_.size(); ++c)
    if (candidates_[c].size() > 1)
      for (const Digit d : candidates_[c] - by_houses_[c])
        if (!holding_[at(c, d)].meets(grids)) open.push_back({c, d});
  if (!open.empty() && work > 0) ask(pieces, open, gone, work);
}

void Together::look_at_houses(Work& work) {
  houses_done_ = true;
  std::vector<Candidate> open, gone;
  for (CellId c = 0; c < candidates_.size(); ++c)
    if (candidates_[c].size() > 1)
      for (const Digit d : candidates_[c] - by_houses_[c])
        if (!holding_[at(c, d)].meets(alive_)) open.push_back({c, d});
  ask({}, open, gone, work);
  for (const Candidate& x : gone) by_houses_[x.cell].add(x.digit);
}

void Together::ask(std::span<const std::uint32_t> pieces, std::vector<Candidate>& open,
                   std::vector<Candidate>& gone, Work& work) {
  constexpr std::uint64_t most_conflicts = 1000;  // of one question
  write(pieces);
  work -= static_cast<Work>(solver_.variables() / variables_a_unit);
  for (const Candidate& x : open) {
    if (work <= 0) return;
    if (holding_[at(x.cell, x.digit)].meets(keeping(pieces))) continue;
    const sat::Lit supposed = sat::Lit::yes(variables_[at(x.cell, x.digit)]);
    const std::uint64_t before = solver_.counters().conflicts;
    const auto answer = solver_.solve({&supposed, 1}, {}, {.conflicts = most_conflicts});
    work -= 1 + static_cast<Work>((solver_.counters().conflicts - before) / 8);
    if (answer == sat::ClauseAnswer::yes)
      keep_model(pieces);
    else if (answer == sat::ClauseAnswer::no)
      gone.push_back(x);
  }
}

Together::Excluded Together::look_at_all(Work& work) {
  constexpr std::uint64_t most_conflicts = 200;  // of one question
  constexpr int most_found = 16;
  if (!houses_done_) look_at_houses(work);
  const std::vector<sat::Lit> kept = write_all();
  work -= static_cast<Work>(solver_.variables() / variables_a_unit);
  std::vector<Candidate> open;
  for (CellId c = 0; c < candidates_.size(); ++c)
    if (candidates_[c].size() > 1)
      for (const Digit d : candidates_[c] - by_houses_[c]) open.push_back({c, d});
  std::ranges::stable_sort(open, {}, [&](Candidate x) { return candidates_[x.cell].size(); });
  Excluded best;
  int found = 0;
  for (const Candidate& x : open) {
    if (work <= 0 || found == most_found) break;
    const std::uint64_t before = solver_.counters().conflicts;
    std::vector<sat::Lit> assumed{sat::Lit::yes(variables_[at(x.cell, x.digit)])};
    assumed.insert(assumed.end(), kept.begin(), kept.end());
    const bool fails =
        solver_.solve(assumed, {}, {.conflicts = most_conflicts}) == sat::ClauseAnswer::no;
    const auto core = fails ? sat::minimal_core(solver_, solver_.core(), {}, most_conflicts)
                            : std::optional<sat::Core>();
    work -= 1 + static_cast<Work>((solver_.counters().conflicts - before) / 8);
    if (!core) continue;
    ++found;
    Excluded excluded{x, {}};
    for (std::uint32_t p = 0, next = 0; p < rules_.pieces.size(); ++p)
      if (!rules_.pieces[p].tested &&
          std::ranges::find(core->literals, kept[next++]) != core->literals.end())
        excluded.pieces.push_back(p);
    if (!excluded.pieces.empty() &&
        (best.pieces.empty() || excluded.pieces.size() < best.pieces.size()))
      best = std::move(excluded);
  }
  return best;
}

// Each piece counts when its literal is assumed; one for each that is no test.
std::vector<sat::Lit> Together::write_all() {
  write_houses();
  std::vector<sat::Lit> kept;
  constraints::Gadgets gadgets(
      layout_, candidates_, [this](CellId c, Digit d) { return variables_[at(c, d)]; }, solver_,
      true);
  for (std::uint32_t p = 0; p < rules_.pieces.size(); ++p) {
    if (rules_.pieces[p].tested) continue;
    kept.push_back(sat::Lit::yes(solver_.add_variable()));
    gadgets.add_if(kept.back().var(), rules_.pieces[p].parts);
    gadgets.add_if(kept.back().var(), apart(p));
  }
  return kept;
}

void Together::write(std::span<const std::uint32_t> pieces) {
  write_houses();
  constraints::Gadgets gadgets(
      layout_, candidates_, [this](CellId c, Digit d) { return variables_[at(c, d)]; }, solver_,
      true);
  for (const std::uint32_t p : pieces) {
    gadgets.add(rules_.pieces[p].parts);
    gadgets.add(apart(p));
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

void Together::write_houses() {
  solver_.clear();
  for (CellId c = 0; c < candidates_.size(); ++c) {
    members_.clear();
    for (const Digit d : candidates_[c])
      members_.push_back(variables_[at(c, d)] = solver_.add_variable());
    solver_.exactly_one(members_);
  }
  for (const House& house : layout_.houses()) {
    if (house.implied) continue;
    DigitSet left;
    for (const CellId c : house.cells) left = left | candidates_[c];
    const bool full = left.size() == static_cast<int>(house.cells.size());
    for (int i = 1; i <= layout_.digits(); ++i) {
      const auto d = static_cast<Digit>(i);
      members_.clear();
      for (const CellId c : house.cells)
        if (candidates_[c].has(d)) members_.push_back(variables_[at(c, d)]);
      house.complete || (full && left.has(d)) ? solver_.exactly_one(members_)
                                              : solver_.at_most_one(members_);
    }
  }
  for (const Layout::Link& link : layout_.lone_links())
    for (const Digit d : candidates_[link.first] & candidates_[link.second])
      solver_.at_most_one({variables_[at(link.first, d)], variables_[at(link.second, d)]});
}

void Together::keep_model(std::span<const std::uint32_t> pieces) {
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
      if (solver_.value(variables_[at(c, d)])) grid[c] = d;
  for (CellId c = 0; c < size; ++c) holding_[at(c, grid[c])].add(place);
  for (std::size_t p = 0; p < kept_.size(); ++p)
    if (std::ranges::find(pieces, p) != pieces.end() ||
        constraints::satisfied(rules_.pieces[p].parts, layout_, grid))
      kept_[p].add(place);
  alive_.add(place);
}

}  // namespace clew::logic
