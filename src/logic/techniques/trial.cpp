// Trial, or limited guessing: a candidate is taken as true, singles and locked candidates follow,
// what constraints leave, and sums of houses, and when they end in an error, the candidate is wrong.
//
//     If r1c1 is 5, then … r7c3 has no candidate left. So r1c1 is not 5.
//
// A last resort, and yet weaker than forcing nets; as old as pencils. Under constraints, which nets
// do not follow, there is one more: a nested trial, which goes on where a trial comes to a halt by
// supposing another candidate within, and taking it away when that fails.
//
//     If r1c1 is 5, then … Suppose also that r4c4 is 2: … fails. So r4c4 is not 2, and …
//
// If that is not enough for any candidate, more is supposed within what is supposed, as deep as it
// takes: then the path goes on wherever the puzzle has one solution.
//
// Under constraints a scout says what is worth a try (logic/scout.h).
#include "logic/attempt.h"
#include "logic/techniques/supposed.h"

namespace clew::logic {
namespace {

constexpr int few_trials = 4;    // of which the shortest is told
constexpr int most_trials = 64;  // under constraints, if all before are long
constexpr std::ptrdiff_t long_trial = 12;

// The shortest of some trials, each with what is supposed within; all of them when all are wanted.
template <int W>
class Tries {
 public:
  explicit Tries(Finder<W>& f) : f_(f), attempt_(f) {}

  /// False: no more are wanted. A nested one needs what is supposed within.
  bool add(Candidate x, bool nested, std::vector<Supposed> within = {}, int splits = 0) {
    if (!attempt_.refutes(x, within, splits) || attempt_.is_nested() != nested) return true;
    found_ = true;
    if (f_.terms.wide) return !attempt_.tell(x) || f_.emit();
    const auto size = attempt_.size();
    if (!best_ || size < least_)
      best_ = x, least_ = size, within_ = std::move(within), splits_ = splits;
    const bool goes_on = f_.frame.rules() && least_ > long_trial;
    return ++count_ < (goes_on ? most_trials : few_trials);
  }
  bool any() const { return best_.has_value(); }
  bool found() const { return found_; }
  /// Hands over the shortest; false: end the search.
  bool emit() {
    attempt_.refutes(*best_, within_, splits_);
    return !attempt_.tell(*best_) || f_.emit();
  }

 private:
  Finder<W>& f_;
  Attempt<W> attempt_;
  std::optional<Candidate> best_;
  std::vector<Supposed> within_;
  int splits_ = 0;
  std::ptrdiff_t least_ = 0;
  int count_ = 0;
  bool found_ = false;
};

// Returns false if no more steps are wanted.
template <int W>
bool find_plain(Finder<W>& f, Scout* scout, Tries<W>& tries) {
  const auto add = [&](Candidate x, std::uint64_t) {
    return !f.terms.stop.requested() && tries.add(x, false);
  };
  bool more = !scout || each_failing(f, *scout, add);
  if (!tries.any() && more && (!scout || f.terms.wide))
    for (const Candidate& x : candidates_to_suppose(f)) {
      if (scout && scout->fails(x)) continue;
      if (!(more = add(x, 0))) break;
    }
  if (f.terms.stop.requested()) return true;
  return tries.any() ? tries.emit() : more;
}

}  // namespace

template <int W>
bool find_trial(Finder<W>& f, int) {
  Tries<W> tries(f);
  return find_plain(f, load_scout(f, f.scratch.scout, Scout::Care::apart), tries);
}

namespace {

struct Nest {
  Candidate x;
  std::vector<Supposed> within;
  bool done = false;
};

// Nests of one level. Returns false if no more steps are wanted.
template <int W>
bool find_nested_once(Finder<W>& f, Scout& scout, std::span<Nest> nests, Tries<W>& tries) {
  constexpr long patience = 400'000;
  const long last = scout.followed() + patience;
  for (int most = 2; most <= f.board.digits(); ++most)
    for (Nest& nest : nests) {
      if (f.terms.stop.requested() || scout.followed() > last) return true;
      if (nest.done || !scout.fails(nest.x, most, nest.within)) continue;
      nest.done = true;  // one that cannot be followed stays so
      const bool more = tries.add(nest.x, true, nest.within);
      if (!f.terms.wide && tries.any()) return tries.emit();
      if (!more) return false;
    }
  return true;
}

// The candidate whose refutation takes the least work, within a factor.
template <int W>
bool find_nested_deep(Finder<W>& f, Scout& scout, std::span<Nest> nests, Tries<W>& tries) {
  constexpr long least = 1'000, patience = 2'000'000;
  constexpr int factor = 4, splits = 1'000;
  const long last = scout.followed() + patience;
  for (long work = least; work <= patience; work *= factor)
    for (Nest& nest : nests) {
      if (f.terms.stop.requested() || scout.followed() > last) return true;
      if (!scout.refutes(nest.x, work, nest.within)) continue;
      const bool more = tries.add(nest.x, true, nest.within, splits);
      if (!f.terms.wide && tries.any()) return tries.emit();
      if (!more || tries.found()) return more;
    }
  return true;
}

}  // namespace

template <int W>
bool find_nested_trial(Finder<W>& f, int) {
  Scout* const scout = load_scout(f, f.scratch.scout, Scout::Care::apart);
  if (!scout) return true;
  std::vector<Nest> nests;
  for (const Candidate& x : candidates_to_suppose(f))
    if (!scout->fails(x)) nests.push_back({x, {}});  // what fails by itself is a trial's
  Tries<W> tries(f);
  return find_nested_once(f, *scout, std::span(nests), tries) &&
         (tries.found() || find_nested_deep(f, *scout, std::span(nests), tries));
}

CLEW_TECHNIQUE(find_trial)
CLEW_TECHNIQUE(find_nested_trial)

}  // namespace clew::logic
