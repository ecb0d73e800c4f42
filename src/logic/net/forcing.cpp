#include "logic/net/forcing.h"

#include <algorithm>
#include <numeric>

#include "base/assert.h"

namespace clew::logic {

bool Forcing::run(const ForcingTask& task, Draft& draft, TechniqueId technique, const Emit& emit) {
  task_ = &task;
  draft_ = &draft;
  technique_ = technique;
  hits_.clear();
  best_.assign(2 * static_cast<std::size_t>(web_.size()), -1);
  net_.load(web_, task.rules);
  const bool narrower = task.rules.one_digit || task.rules.chains;
  if (narrower && !task.verities && !task.all) {
    // An assumption that contradicts itself by one digit or by chains does so by nets too, so only
    // such assumptions need be examined, and the nets are needed next.
    closures_.follow({}, task.stop);
    for (Outcome o = 0; o < outcomes(); ++o)
      if (closures_.clash(o) && (is_on(o) || !task.rules.one_digit) && wanted(o) &&
          !net_.grow(o, task.stop) && net_.clash().kind != Clash::none)
        keep({0, o ^ 1, by_clash, 0});
  } else if (task.rules.inner == NetRules::Inner::none) {
    closures_.follow(task.rules, task.stop);
    if (task.contradictions) find_contradictions();
    if (task.verities) find_verities();
  } else {
    find_nested();
  }
  if (hits_.empty()) return true;
  if (!task.all) return tell(*std::min_element(hits_.begin(), hits_.end()), emit);
  std::sort(hits_.begin(), hits_.end());
  for (const Hit& hit : hits_)
    if (!tell(hit, emit)) return false;
  return true;
}

bool Forcing::wanted(Outcome what) const {
  return !task_->digit || web_.candidate(cand_of(what)).digit == task_->digit;
}

void Forcing::find_contradictions() {
  for (Outcome o = 0; o < outcomes(); ++o)
    if (closures_.clash(o) && wanted(o)) keep({0, o ^ 1, by_clash, 0});
}

void Forcing::find_verities() {
  for (int u = 0; u < web_.units() && !task_->stop.requested(); ++u) {
    if (web_.members(u).size() < 2) continue;
    starts_.clear();
    for (Cand x : web_.members(u)) starts_.push_back(outcome(x, true));
    agree(u, 0);
  }
  for (int x = 0; x < web_.size() && !task_->stop.requested(); ++x) {
    starts_ = {outcome(static_cast<Cand>(x), true), outcome(static_cast<Cand>(x), false)};
    agree(by_split, static_cast<Cand>(x));
  }
}

// Finds the outcomes common to all starts. A start that contradicts itself implies everything, and
// is a step of its own.
void Forcing::agree(int pivot, Cand split) {
  const auto words = 2 * static_cast<std::size_t>(web_.words());
  common_.assign(words, ~std::uint64_t{0});
  for (Outcome start : starts_) {
    if (closures_.clash(start)) return;
    const auto set = closures_.of(start);
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < words; ++w) any |= common_[w] &= set[w];
    if (!any) return;
  }
  for (std::size_t w = 0; w < words; ++w)
    for (std::uint64_t rest = common_[w]; rest; rest &= rest - 1) {
      const bool on = w < words / 2;
      const auto x = static_cast<Cand>(64 * (on ? w : w - words / 2) + std::countr_zero(rest));
      if (wanted(outcome(x, on))) keep({0, outcome(x, on), pivot, split});
    }
}

// Inner assumptions are slow. Candidates of small units, which are the most likely to fail, come
// first, and on a path one failure is enough. A candidate that came on under an assumption that
// holds will hold.
void Forcing::find_nested() {
  std::vector<Cand> order(web_.size());
  std::iota(order.begin(), order.end(), Cand{0});
  auto narrowest = [&](Cand x) {
    std::size_t least = web_.size();
    for (std::uint32_t u : web_.units_of(x))
      least = std::min(least, web_.members(static_cast<int>(u)).size());
    return least;
  };
  std::vector<std::size_t> width(web_.size());
  for (Cand x : order) width[x] = narrowest(x);
  std::ranges::stable_sort(order, {}, [&](Cand x) { return width[x]; });
  common_.assign(static_cast<std::size_t>(web_.words()), 0);
  for (Cand x : order) {
    if (task_->stop.requested()) return;
    if (!wanted(outcome(x, false)) || (common_[x >> 6] >> (x & 63) & 1)) continue;
    if (net_.grow(outcome(x, true), task_->stop)) {
      for (int w = 0; w < web_.words(); ++w) common_[w] |= net_.ons()[w];
      continue;
    }
    if (net_.clash().kind == Clash::none) continue;
    hits_.push_back({0, outcome(x, false), by_clash, 0});
    if (!task_->all) return;
  }
}

// Returns true if a cell or a digit of a house is reduced to one candidate.
bool Forcing::settles(Outcome what) const {
  const auto units = web_.units_of(cand_of(what));
  return is_on(what) || std::ranges::any_of(units, [&](std::uint32_t u) {
           return web_.members(static_cast<int>(u)).size() == 2;
         });
}

// Keeps the hit with the fewest nodes for each conclusion. Conclusions that settle a cell may take
// a few more nodes.
void Forcing::keep(Hit hit) {
  constexpr int worth = 8;
  hit.size = measure(hit);
  if (hit.size < 0) return;
  if (!settles(hit.what)) hit.size += worth;
  int& best = best_[hit.what];
  if (best < 0) {
    best = static_cast<int>(hits_.size());
    hits_.push_back(hit);
  } else if (hit < hits_[best]) {
    hits_[best] = hit;
  }
}

void Forcing::start_of(const Hit& hit, std::vector<Outcome>& starts) const {
  starts.clear();
  if (hit.pivot == by_clash)
    starts.push_back(hit.what ^ 1);
  else if (hit.pivot == by_split)
    starts = {outcome(hit.split, true), outcome(hit.split, false)};
  else
    for (Cand x : web_.members(hit.pivot)) starts.push_back(outcome(x, true));
}

// Grows the net of a start and walks back through it. Returns false if stopped: the closures'
// outcomes of a start are those of its net.
bool Forcing::trace(const Hit& hit, Outcome start, bool noted) {
  net_.grow(start, task_->stop, noted);
  const bool clashes = net_.clash().kind != Clash::none;
  const bool comes = hit.pivot == by_clash ? clashes : !clashes && net_.has(hit.what);
  CLEW_ASSERT(comes || task_->stop.requested());
  if (comes) hit.pivot == by_clash ? reason_.trace_clash(net_) : reason_.trace(net_, hit.what);
  return comes;
}

// Returns the number of nodes; negative if stopped.
int Forcing::measure(const Hit& hit) {
  std::vector<Outcome> starts;
  start_of(hit, starts);
  int size = 0;
  for (Outcome start : starts) {
    if (!trace(hit, start, false)) return -1;
    size += reason_.size();
  }
  return size;
}

bool Forcing::tell(const Hit& hit, const Emit& emit) {
  draft_->begin(technique_);
  const auto [c, d] = web_.candidate(cand_of(hit.what));
  is_on(hit.what) ? draft_->place(c, d) : draft_->eliminate(c, d);
  if (hit.pivot >= 0) {
    const Unit& unit = web_.unit(hit.pivot);
    unit.kind == Unit::Kind::cell ? draft_->some_cell(unit.a, Role::pivot)
                                  : draft_->some_in(unit.a, unit.digit, Role::pivot);
  }
  std::vector<Outcome> starts;
  start_of(hit, starts);
  for (std::size_t i = 0; i < starts.size(); ++i) {
    if (!trace(hit, starts[i], true)) return true;
    reason_.tell(*draft_, static_cast<int>(i));
  }
  return emit();
}

}  // namespace clew::logic
