// Rules for a net when singles lead no further. Both use units and exclusions, and so hold on any
// layout:
//
//   locked  candidates excluded by all remaining candidates of a unit are false: pointing,
//           claiming, and more. Candidates that all of it excluded from the start are left to
//           the board
//   paired  two units are reduced to {a, b} and {c, d}; a excludes c, and b excludes d. Then just
//           one of a and c is true, and one of b and d: candidates that both of these exclude are
//           false. Two cells give a naked pair, two digits of a house a hidden pair, two rows an
//           X-wing.
#include <algorithm>
#include <bit>

#include "logic/net/net.h"

namespace clew::logic {

template <class Do>
void Net::each_left(std::uint32_t unit, Do act) const {
  for (Cand x : web_->members(static_cast<int>(unit)))
    if (holds(live_, x)) act(x);
}

bool Net::look_at_sets() {
  const std::size_t before = nodes_.size();
  while (!narrowed_.empty() && nodes_.size() == before) {
    const std::uint32_t u = narrowed_.back();
    narrowed_.pop_back();
    is_narrowed_[u] = 0;
    if (left_[u] < 2) continue;
    if (locked(u) || (left_[u] == 2 && paired(u))) {  // there may be more to it
      is_narrowed_[u] = 1;
      narrowed_.push_back(u);
    }
  }
  return nodes_.size() > before;
}

// Turns off the common exclusions of both rows; returns true if there was any, or a contradiction.
bool Net::set_aside(std::span<const std::uint64_t> first, std::span<const std::uint64_t> second,
                    NetNode why) {
  bool any = false;
  for (int w = 0; w < web_->words(); ++w)
    for (std::uint64_t out = first[w] & second[w] & open_[w]; out; out &= out - 1) {
      const auto y = static_cast<Cand>(64 * w + std::countr_zero(out));
      if (!holds(open_, y)) continue;
      why.what = outcome(y, false);
      any = true;
      if (!turn_off(y, why)) return true;
    }
  return any;
}

bool Net::locked(std::uint32_t unit) {
  CandBits& common = common_;
  common = open_;
  for (Cand x : web_->members(static_cast<int>(unit))) {
    if (!holds(live_, x)) continue;
    const auto row = web_->excluded(x);
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < common.size(); ++w) any |= common[w] &= row[w];
    if (!any) return false;
  }
  for (std::size_t w = 0; w < common.size(); ++w)
    for (std::uint64_t rest = common[w]; rest; rest &= rest - 1) {
      const auto y = static_cast<Cand>(64 * w + static_cast<std::size_t>(std::countr_zero(rest)));
      if (std::ranges::all_of(web_->members(static_cast<int>(unit)),
                              [&](Cand x) { return web_->exclude(x, y); }))
        common[w] &= ~(rest & -rest);
    }
  return set_aside(common, common, {0, Why::locked, unit});
}

bool Net::paired(std::uint32_t unit) {
  Cand ab[2];
  int n = 0;
  each_left(unit, [&](Cand x) { ab[n++] = x; });
  for (int side : {0, 1}) {
    const Cand a = ab[side], b = ab[1 - side];
    const auto row = web_->excluded(a);
    for (int w = 0; w < web_->words(); ++w)
      for (std::uint64_t partners = row[w] & open_[w]; partners; partners &= partners - 1) {
        const auto c = static_cast<Cand>(64 * w + std::countr_zero(partners));
        if (c == b) continue;
        for (std::uint32_t other : web_->units_of(c)) {
          if (left_[other] != 2 || other == unit) continue;
          Cand d = c;
          each_left(other, [&](Cand x) {
            if (x != c) d = x;
          });
          if (d == a || !web_->exclude(b, d)) continue;  // with a common candidate it is a lock
          if (set_aside(web_->excluded(a), web_->excluded(c), {0, Why::paired, unit, other}) ||
              set_aside(web_->excluded(b), web_->excluded(d), {0, Why::paired, unit, other}))
            return true;
        }
      }
  }
  return false;
}

}  // namespace clew::logic
