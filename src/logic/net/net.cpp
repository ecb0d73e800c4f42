#include "logic/net/net.h"

#include <algorithm>
#include <bit>

namespace clew::logic {

void Net::load(const Web& web, const NetRules& rules) {
  web_ = &web;
  rules_ = rules;
  inner_ = false;
  notes_.clear();
  narrowed_.clear();
  clash_ = {};
  rank_.assign(web.size(), 0);
  all_.assign(web.words(), 0);
  for (int x = 0; x < web.size(); ++x) all_[x >> 6] |= std::uint64_t{1} << (x & 63);
  total_.resize(web.units());
  for (int u = 0; u < web.units(); ++u)
    total_[u] = static_cast<std::uint8_t>(web.members(u).size());
  is_narrowed_.assign(web.units(), 0);
  reset();
}

void Net::reset() {
  nodes_.clear();
  live_ = open_ = all_;
  ons_.assign(all_.size(), 0);
  left_ = total_;
}

bool Net::grow(Outcome start, const Stop& stop, bool noted) {
  stop_ = stop;
  noted_ = noted;
  reset();
  notes_.clear();
  clash_ = {};
  for (std::uint32_t u : narrowed_) is_narrowed_[u] = 0;
  narrowed_.clear();
  next_ = 0;
  probed_ = 0;
  const NetNode node{start, Why::assumed};
  if (is_on(start))
    turn_on(cand_of(start), node);
  else if (!turn_off(cand_of(start), node))
    return false;
  return settle();
}

void Net::turn_on(Cand x, NetNode node) {
  const std::uint64_t bit = std::uint64_t{1} << (x & 63);
  rank_[x] = static_cast<std::uint32_t>(nodes_.size());
  ons_[x >> 6] |= bit;
  open_[x >> 6] &= ~bit;
  nodes_.push_back(node);
}

bool Net::turn_off(Cand x, NetNode node) {
  rank_[x] = static_cast<std::uint32_t>(nodes_.size());
  open_[x >> 6] &= ~(std::uint64_t{1} << (x & 63));
  live_[x >> 6] &= ~(std::uint64_t{1} << (x & 63));
  nodes_.push_back(node);
  const auto units = web_->units_of(x);
  int least = 2;
  for (std::uint32_t u : units) {  // all of them, so that retract() finds them so
    const int left = --left_[u];
    least = std::min(least, left);
  }
  if (rules_.sets && !inner_)
    for (std::uint32_t u : units)
      if (left_[u] > 1 && !is_narrowed_[u]) {
        is_narrowed_[u] = 1;
        narrowed_.push_back(u);
      }
  return least > 1 || narrow(rules_.one_digit ? units.subspan(1) : units);
}

// Handles units with one candidate left, or none.
bool Net::narrow(std::span<const std::uint32_t> units) {
  const bool by_chain = inner_ ? rules_.inner == NetRules::Inner::chains : rules_.chains;
  for (std::uint32_t u : units) {
    if (left_[u] == 0) {
      clash_ = {Clash::empty, u, 0};
      return false;
    }
    if (left_[u] > 1 || (by_chain && (inner_ ? left_before_[u] : total_[u]) != 2)) continue;
    for (Cand y : web_->members(static_cast<int>(u)))
      if (holds(live_, y)) {
        if (holds(open_, y)) turn_on(y, {outcome(y, true), Why::last, u});
        break;
      }
  }
  return true;
}

// Follows the exclusions of unprocessed nodes until none are left.
bool Net::follow() {
  for (; next_ < nodes_.size(); ++next_) {
    const Outcome what = nodes_[next_].what;
    if (!is_on(what)) continue;
    const Cand x = cand_of(what);
    const auto row = web_->excluded(x);
    const auto same = web_->of_digit(web_->candidate(x).digit);
    for (int w = 0; w < web_->words(); ++w) {
      std::uint64_t out = row[w];
      if (!out) continue;
      if (rules_.one_digit) out &= same[w];
      if (const std::uint64_t both = out & ons_[w]) {
        clash_ = {Clash::both, x, static_cast<std::uint32_t>(64 * w + std::countr_zero(both))};
        return false;
      }
      for (out &= open_[w]; out; out &= out - 1) {
        const auto y = static_cast<Cand>(64 * w + std::countr_zero(out));
        if (!holds(open_, y)) continue;  // it came on just now: seen when that one is followed
        if (!turn_off(y, {outcome(y, false), Why::excluded, x})) return false;
      }
    }
  }
  return true;
}

bool Net::settle() {
  for (;;) {
    if (!follow() || stop_.requested()) return false;
    const bool grew =
        (rules_.sets && look_at_sets()) || (rules_.inner != NetRules::Inner::none && probe());
    if (clash_.kind != Clash::none) return false;
    if (!grew) return true;
  }
}

void Net::retract(std::size_t nodes) {
  while (nodes_.size() > nodes) {
    const Outcome what = nodes_.back().what;
    const Cand x = cand_of(what);
    const std::uint64_t bit = std::uint64_t{1} << (x & 63);
    open_[x >> 6] |= bit;
    live_[x >> 6] |= bit;
    if (is_on(what))
      ons_[x >> 6] &= ~bit;
    else
      for (std::uint32_t u : web_->units_of(x)) ++left_[u];
    nodes_.pop_back();
  }
  next_ = std::min(next_, nodes);
}

// Assumes each open candidate on top of the net, starting after the last one that failed; a failing
// candidate is false. The final net does not depend on their order.
bool Net::probe() {
  if (!noted_ && rules_.inner == NetRules::Inner::chains) return probe_chains();
  const std::size_t mark = nodes_.size();
  left_before_ = left_;
  held_.assign(web_->words(), 0);
  for (int i = 0; i < web_->size(); ++i) {
    const auto y = static_cast<Cand>(probed_);
    if (++probed_ == web_->size()) probed_ = 0;
    if (!holds(open_, y) || holds(held_, y)) continue;
    inner_ = true;
    turn_on(y, {outcome(y, true), Why::assumed});
    const bool stands = follow();
    inner_ = false;
    // A candidate that came on under an assumption that holds has no further consequences.
    if (stands)
      for (int w = 0; w < web_->words(); ++w) held_[w] |= ons_[w];
    if (!stands && noted_)
      notes_.push_back({static_cast<std::uint32_t>(mark),
                        {nodes_.begin() + static_cast<std::ptrdiff_t>(mark), nodes_.end()},
                        clash_});
    retract(mark);
    if (stands) continue;
    clash_ = {};
    turn_off(y, {outcome(y, false), Why::refuted, static_cast<std::uint32_t>(notes_.size() - 1)});
    return true;
  }
  return false;
}

}  // namespace clew::logic
