// Constraint chain: a candidate is supposed, and a few constraints in turn lead to an error.
//
//     If r1c1 is 5, the whisper leaves r1c2 no digit but 9, then the cage leaves r2c2 …, and
//     box 1 has no place for 4. So r1c1 is not 5.
//
// Each line follows from one constraint, one sum of houses, or one house, as in the techniques
// that have their names. At most four constraints and sums take part, in at most twelve lines: so
// much can be followed with the eye. A trial has no such bounds. Constraints of two cells, as dots
// are, do not count: they are links, as houses are.
//
// The scout finds all candidates that fail (logic/scout.h). Those that cost it the least work are
// followed step by step, and the shortest chain is told. A chain of too many constraints may need
// fewer of them, so those without which it still fails are left out.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "logic/attempt.h"
#include "logic/techniques/supposed.h"

namespace clew::logic {
namespace {

constexpr std::size_t most_counted = 4;    // sums, and constraints of more than two cells
constexpr std::ptrdiff_t most_steps = 12;  // each a line at most
constexpr std::size_t most_attempts = 60;  // of a look; `find` has no bound
constexpr std::size_t most_in_vain = 10;   // attempts after a chain that find no shorter one
constexpr std::size_t most_left_out = 9;   // constraints of a chain that may become shorter

template <int W>
class ConstraintChains {
 public:
  ConstraintChains(Finder<W>& f, Scout& scout) : f_(f), scout_(scout) {}

  bool run() {
    for (const Candidate& x : failing()) {
      if (f_.terms.stop.requested() || is_spent()) break;
      std::optional<Chain> chain = follow(x);
      if (!chain) continue;
      if (f_.terms.wide && !emit(*chain)) return false;
      if (best_ && chain->steps >= best_->steps) continue;
      best_ = std::move(chain);
      attempts_to_best_ = attempts_;
    }
    return f_.terms.wide || !best_ || emit(*best_);
  }

 private:
  using Pieces = std::vector<std::uint32_t>;
  struct Chain {
    Candidate supposed;
    Pieces pieces;  // the only ones to follow; empty: all, and sums
    std::ptrdiff_t steps;
  };

  // Candidates that fail, those of the least work first.
  std::vector<Candidate> failing() {
    std::vector<std::pair<std::uint64_t, Candidate>> all;
    each_failing(f_, scout_, [&](Candidate x, std::uint64_t work) {
      all.emplace_back(work, x);
      return true;
    });
    std::ranges::stable_sort(all, {}, [](const auto& one) { return one.first; });
    std::vector<Candidate> list;
    for (const auto& [work, x] : all) list.push_back(x);
    return list;
  }

  std::size_t counted(const Pieces& pieces) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        pieces, [&](std::uint32_t p) { return f_.frame.rules()->pieces[p].cells.size() > 2; }));
  }

  bool is_spent() const {
    if (f_.terms.wide) return false;
    return attempts_ >= (best_ ? attempts_to_best_ + most_in_vain : most_attempts);
  }

  // Returns nothing if the candidate's chain is too long, or needs no constraint.
  std::optional<Chain> follow(Candidate x) {
    ++attempts_;
    Attempt<W> attempt(f_);
    if (!attempt.refutes(x)) return std::nullopt;
    Chain chain{x, {}, attempt.size()};
    Pieces pieces = attempt.pieces();
    if (pieces.size() + attempt.sums() == 0) return std::nullopt;
    if (counted(pieces) + attempt.sums() <= most_counted && chain.steps <= most_steps) return chain;
    if (pieces.empty() || pieces.size() > most_left_out || !fails_by(chain, pieces))
      return std::nullopt;
    for (std::size_t i = chain.pieces.size(); i-- > 0 && chain.pieces.size() > 1;) {
      if (i >= chain.pieces.size()) continue;
      Pieces fewer = chain.pieces;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      fails_by(chain, fewer);
    }
    if (counted(chain.pieces) > most_counted || chain.steps > most_steps) return std::nullopt;
    return chain;
  }

  // Narrows the chain to these pieces if they suffice.
  bool fails_by(Chain& chain, const Pieces& pieces) {
    ++attempts_;
    Attempt<W> attempt(f_, pieces);
    if (!attempt.refutes(chain.supposed)) return false;
    Pieces used = attempt.pieces();
    if (used.empty()) return false;
    chain.pieces = std::move(used);
    chain.steps = attempt.size();
    return true;
  }

  bool emit(const Chain& chain) {
    Attempt<W> attempt(f_, chain.pieces);
    return !attempt.refutes(chain.supposed) || !attempt.tell(chain.supposed) || f_.emit();
  }

  Finder<W>& f_;
  Scout& scout_;
  std::optional<Chain> best_;
  std::size_t attempts_ = 0, attempts_to_best_ = 0;
};

}  // namespace

template <int W>
bool find_constraint_chain(Finder<W>& f, int) {
  Scout* const scout = load_scout(f, f.scratch.chain_scout, Scout::Care::together);
  return !scout || ConstraintChains(f, *scout).run();
}

CLEW_TECHNIQUE(find_constraint_chain)

}  // namespace clew::logic
