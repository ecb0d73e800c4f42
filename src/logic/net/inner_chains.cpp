// Inner assumptions by chains, all at once: finds the failing ones, without their reasons.
//
// By chains alone each outcome follows from one outcome before it, so the net of an assumption is
// the set reachable from it, and consists of the nets of its direct successors. It fails if it
// reaches something that it excludes, or excludes all remaining candidates of a unit. An assumption
// that is on in the net of another is examined only if that one fails. A net that is explained
// needs the reasons; probe() grows it again.
#include <algorithm>
#include <array>
#include <bit>

#include "base/transpose.h"
#include "logic/net/net.h"

namespace clew::logic {
namespace {

/// Words of assumptions that empty_units() looks at together.
constexpr int lanes = 4;

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

// Adds the assumptions that exclude all remaining candidates of a unit, for many at once.
void Net::empty_units(CandBits& failures) {
  followed_.clear();
  for (int y = 0; y < web_->size(); ++y)
    if (fates_[y] == followed) followed_.push_back(static_cast<Cand>(y));
  list_remaining();
  for (std::size_t from = 0; from < followed_.size(); from += std::size_t{64} * lanes) {
    turn_over(from);
    std::array<std::uint64_t, lanes> found{};
    std::size_t begin = 0;
    for (const std::uint32_t end : remaining_end_) {
      std::array<std::uint64_t, lanes> all;
      all.fill(~std::uint64_t{0});
      std::uint64_t any = 1;
      for (; any && begin < end; ++begin) {
        any = 0;
        for (int lane = 0; lane < lanes; ++lane)
          any |= all[lane] &= excluded_by_[remaining_[begin] * std::size_t{lanes} + lane];
      }
      begin = end;
      for (int lane = 0; lane < lanes; ++lane) found[lane] |= all[lane];
    }
    for (int lane = 0; lane < lanes; ++lane)
      each(found[lane], lane, [&](Cand i) {
        const Cand y = followed_[from + i];
        failures[y >> 6] |= std::uint64_t{1} << (y & 63);
      });
  }
}

// Lists what remains of each unit with three candidates or more; chain_links() has those with two.
void Net::list_remaining() {
  remaining_.clear();
  remaining_end_.clear();
  for (int u = 0; u < web_->units(); ++u) {
    if (left_[u] < 3) continue;
    for (Cand x : web_->members(u))
      if (holds(live_, x)) remaining_.push_back(x);
    remaining_end_.push_back(static_cast<std::uint32_t>(remaining_.size()));
  }
}

// Writes which assumptions exclude each candidate, of `lanes` words of those that were followed.
void Net::turn_over(std::size_t from) {
  excluded_by_.resize(std::size_t{64} * lanes * static_cast<std::size_t>(web_->words()));
  for (int w = 0; w < web_->words(); ++w) {
    std::uint64_t* const rows = excluded_by_.data() + std::ptrdiff_t{64} * lanes * w;
    for (int lane = 0; lane < lanes; ++lane)
      for (int i = 0; i < 64; ++i) {
        const std::size_t n = from + static_cast<std::size_t>(64 * lane + i);
        rows[i * lanes + lane] = n < followed_.size() ? of(chain_off_, followed_[n])[w] : 0;
      }
    transpose<lanes>(rows);
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
  }
  for (int w = 0; w < words; ++w) fails = fails || (on[w] & off[w]);
  return fails;
}

}  // namespace clew::logic
