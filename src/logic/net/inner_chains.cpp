// Inner assumptions by chains, all at once: finds the failing ones, without their reasons.
//
// By chains alone each outcome follows from one outcome before it, so the net of an assumption is
// the set reachable from it, and consists of the nets of its direct successors. It fails if it
// reaches something that it excludes, or excludes all remaining candidates of a unit. An assumption
// that is on in the net of another is examined only if that one fails. A net that is explained
// needs the reasons; probe() grows it again.
#include <algorithm>
#include <bit>

#include "base/transpose.h"
#include "logic/net/net.h"

namespace clew::logic {
namespace {

template <class Do>
void each(std::uint64_t bits, int word, Do act) {
  for (; bits; bits &= bits - 1) act(static_cast<Cand>(64 * word + std::countr_zero(bits)));
}

}  // namespace

bool Net::probe_chains() {
  chain_links();
  fates_.assign(web_->size(), unknown);
  held_.assign(web_->words(), 0);
  const std::size_t mark = nodes_.size();
  CandBits& failures = failures_;
  failures.assign(held_.size(), 0);
  for (int w = 0; w < web_->words(); ++w)
    each(open_[w], w, [&](Cand y) {
      if (holds(held_, y)) return;
      fates_[y] = chain_fails(y) ? failed : followed;
      if (fates_[y] == failed)
        failures[w] |= std::uint64_t{1} << (y & 63);
      else
        for (int v = 0; v < web_->words(); ++v) held_[v] |= of(chain_on_, y)[v];
    });
  empty_units(failures);
  for (int w = 0; w < web_->words(); ++w)
    for (std::uint64_t rest = failures[w]; rest; rest &= rest - 1) {
      const auto y = static_cast<Cand>(64 * w + std::countr_zero(rest));
      if (holds(open_, y) && !turn_off(y, {outcome(y, false), Why::refuted})) return true;
    }
  return nodes_.size() > mark;
}

// Adds the assumptions that exclude all remaining candidates of a unit, for all at once, by the
// transposed table of exclusions.
void Net::empty_units(CandBits& failures) {
  const int words = web_->words();
  excluded_by_.resize(64 * static_cast<std::size_t>(words));  // for 64 assumptions
  for (int w = 0; w < words; ++w) {
    auto is_followed = [&](int i) {
      return 64 * w + i < web_->size() && fates_[64 * w + i] == followed;
    };
    int any = 0;
    for (int i = 0; i < 64; ++i) any += is_followed(i);
    if (!any) continue;
    for (int v = 0; v < words; ++v) {
      std::uint64_t square[64]{};
      for (int i = 0; i < 64; ++i)
        if (is_followed(i)) square[i] = of(chain_off_, static_cast<Cand>(64 * w + i))[v];
      transpose(square);
      std::ranges::copy(square, excluded_by_.begin() + std::ptrdiff_t{64} * v);
    }
    for (int u = 0; u < web_->units(); ++u) {
      if (left_[u] < 3) continue;
      std::uint64_t all = ~std::uint64_t{0};
      for (Cand x : web_->members(u))
        if (holds(live_, x) && !(all &= excluded_by_[x])) break;
      failures[w] |= all;
    }
  }
}

// If a unit has two candidates left, excluding one turns the other on.
void Net::chain_links() {
  const auto words = static_cast<std::size_t>(web_->words());
  next_ons_.assign(words * static_cast<std::size_t>(web_->size()), 0);
  chain_on_.resize(next_ons_.size());
  chain_off_.resize(next_ons_.size());
  for (int u = 0; u < web_->units(); ++u) {
    if (left_[u] != 2) continue;
    Cand two[2];
    int n = 0;
    for (Cand x : web_->members(u))
      if (holds(live_, x)) two[n++] = x;
    for (int i : {0, 1}) {
      const Cand comes = two[1 - i];
      const auto row = web_->excluded(two[i]);
      for (int w = 0; w < web_->words(); ++w)
        each(row[w] & open_[w], w, [&](Cand y) {
          if (y != comes) of(next_ons_, y)[comes >> 6] |= std::uint64_t{1} << (comes & 63);
        });
    }
  }
}

bool Net::chain_fails(Cand start) {
  const int words = web_->words();
  std::uint64_t* const on = of(chain_on_, start);
  std::uint64_t* const off = of(chain_off_, start);
  std::fill_n(on, words, 0);
  std::fill_n(off, words, 0);
  auto come_on = [&](Cand x) {
    on[x >> 6] |= std::uint64_t{1} << (x & 63);
    const auto row = web_->excluded(x);
    for (int w = 0; w < words; ++w) off[w] |= row[w];
    ahead_.push_back(x);
  };
  bool fails = false;
  ahead_.clear();
  come_on(start);
  while (!ahead_.empty() && !fails) {
    const std::uint64_t* const next = of(next_ons_, ahead_.back());
    ahead_.pop_back();
    for (int w = 0; w < words; ++w)
      each(next[w] & ~on[w], w, [&](Cand x) {
        if (fates_[x] == unknown) return come_on(x);
        fails = fails || fates_[x] == failed;
        for (int v = 0; v < words; ++v) {
          on[v] |= of(chain_on_, x)[v];
          off[v] |= of(chain_off_, x)[v];
        }
      });
    for (int w = 0; w < words; ++w) fails = fails || (on[w] & off[w]);
  }
  return fails;
}

}  // namespace clew::logic
