// Sums of cells that differ: how little and how much they can add to, and with which digits.
//
//     region sum, 2 cells | 5 cells of a box     Five digits are 15 at least, two are 17 at most. So the
//                                                two are 6 or more, and the five are 1, 2, 3 and two more.
//     box 2 less three double arrows             Their six circles add to 45, each pair with its most.
//
// It looks at the sums of one constraint, at a sum that houses leave, and at several sums together
// (logic/equations.h). constraints/distinct_sums.h gives the sets of digits that are left; digits that all
// of them have are ruled out in cells that see all their places.
#include "constraints/distinct_sums.h"
#include "logic/techniques/rule_search.h"

namespace clew::logic {
namespace {

constexpr std::uint64_t most_conflicts = 3000;  // of a proof

template <int W>
class SumBounds {
 public:
  explicit SumBounds(Finder<W>& f) : f_(f), search_(f, Barren::bounds) {}

  bool run() {
    const Rules& rules = *f_.frame.rules();
    std::size_t index = 0;
    for (const constraints::ConstraintPiece& piece : rules.pieces) {
      if (!piece.tested && !piece.parts.totals.empty() &&
          !look_at(index, piece.parts, piece.cells,
                   [&] { f_.begin().holds(unit_of(piece), Role::base); }))
        return false;
      ++index;
    }
    for (const auto* list : {&rules.balances, &rules.equations})
      for (const Balance& balance : *list) {
        if (!look_at(index, balance.parts, balance.cells, [&] {
              f_.begin();
              f_.draft.adds_all(balance.of);
            }))
          return false;
        ++index;
      }
    return true;
  }

 private:
  using Cells = std::vector<CellId>;
  using Sums = std::vector<constraints::DistinctSums>;

  // The sums whose facts `begin` puts into the draft. Returns false to end the search, as the functions below.
  bool look_at(std::size_t index, const constraints::Parts& parts, std::span<const CellId> cells,
               auto begin) {
    search_.load(cells);
    if (search_.is_barren(index)) return true;
    parts_ = &parts;
    cells_ = cells;
    found_ = false;
    for (const constraints::DistinctSums& sum : sums_if(search_.sees())) {
      begin();
      const bool possible = narrow(sum);
      if (!possible || search_.conclude()) {
        if (!emit(sum, [&](const Sums& all) { return exclude_all(all); })) return false;
      } else if (!find_required(sum, begin)) {
        return false;
      }
    }
    if (!found_) search_.note_barren(index);
    return true;
  }

  Sums sums_if(const constraints::Differs& differ) {
    search_.load(cells_);
    return constraints::distinct_sums(f_.frame.layout(), parts_->totals, f_.scratch.rules.work,
                                      differ);
  }

  // Leaves the candidates of the cells that keep the sum. Returns false if there are none.
  bool narrow(const constraints::DistinctSums& sum) {
    auto& s = f_.scratch.rules;
    const Layout& layout = f_.frame.layout();
    search_.load(cells_);
    return !sum.parts.never && s.narrower.narrow(layout, *parts_, s.work) &&
           s.narrower.narrow(layout, sum.parts, s.work);
  }

  // Returns true if one of the sums excludes all candidates of the draft.
  bool exclude_all(const Sums& sums) {
    return std::ranges::any_of(sums, [&](const constraints::DistinctSums& sum) {
      return !narrow(sum) ||
             (f_.draft.has_conclusion() &&
              std::ranges::none_of(f_.draft.eliminations(), [&](const Candidate& x) {
                return f_.scratch.rules.work[x.cell].has(x.digit);
              }));
    });
  }

  // Digits without which a group of cells cannot keep the sum, ruled out in what sees their places.
  bool find_required(const constraints::DistinctSums& sum, auto begin) {
    for (const constraints::Set& group : sum.parts.eithers[0].choices[0].sets) {
      BitSet<W> cells;
      for (const CellId c : group.cells) cells.add(c);
      DigitSet told;
      begin();
      for (const Digit d : required(sum, group.cells)) {
        const BitSet<W> places = cells & f_.board.open() & f_.board.places(d);
        if (places.empty() || !f_.wanted(d)) continue;
        const BitSet<W> gone = (f_.common_peers(places) & f_.board.places(d)) - cells;
        if (gone.empty()) continue;
        told.add(d);
        for (int c : gone) f_.draft.eliminate(static_cast<CellId>(c), d);
        for (int c : gone) f_.one(static_cast<CellId>(c), places, d, Role::cover);
      }
      if (told.empty()) continue;
      const auto requires_them = [&](const Sums& all) {
        return std::ranges::any_of(all, [&](const constraints::DistinctSums& one) {
          return narrow(one) && (told - required(one, group.cells)).empty();
        });
      };
      if (!emit(sum, requires_them)) return false;
    }
    return true;
  }

  // The digits that a group holds in every choice, of the candidates that `narrow` left.
  DigitSet required(const constraints::DistinctSums& sum, const Cells& group) {
    if (sum.parts.eithers.empty()) return {};
    auto& s = f_.scratch.rules;
    DigitSet required = f_.frame.layout().all_digits();
    for (const constraints::Parts& choice : sum.parts.eithers[0].choices) {
      const auto set = std::ranges::find(choice.sets, group, &constraints::Set::cells);
      if (set == choice.sets.end()) return {};
      required = required & s.narrower.required(f_.frame.layout(), *set, s.work);
    }
    return required;
  }

  // Emits the draft with the groups of cells that have to differ so that it follows.
  bool emit(const constraints::DistinctSums& sum, auto follows) {
    std::vector<Cells> groups = sum.groups;
    for (std::size_t i = groups.size(); i-- > 0;) {
      std::vector<Cells> fewer = groups;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      const auto differ = [&](CellId a, CellId b) {
        return std::ranges::any_of(fewer, [&](const Cells& group) {
          return std::ranges::binary_search(group, a) && std::ranges::binary_search(group, b);
        });
      };
      if (follows(sums_if(differ))) groups = std::move(fewer);
    }
    for (const Cells& group : groups) tell_differ(group);
    if (!f_.scratch.trim.proven(f_.board, f_.draft, most_conflicts)) return true;
    found_ = true;
    return f_.emit();
  }

  // Facts that the cells of a group differ, by one house if they have one.
  void tell_differ(const Cells& group) {
    BitSet<W> cells;
    for (const CellId c : group) cells.add(c);
    if (const int house = f_.frame.common_house(cells); house >= 0) {
      for (int i = 1; i <= f_.board.digits(); ++i) {
        const auto d = static_cast<Digit>(i);
        if ((cells & f_.board.places(d)).size() > 1)
          f_.draft.one_in(static_cast<HouseId>(house), d, Role::cover);
      }
      return;
    }
    for (const CellId a : group)
      for (const CellId b : group)
        for (const Digit d : f_.board.candidates(a) & f_.board.candidates(b))
          if (a < b) f_.one(a, b, d, Role::cover);
  }

  Finder<W>& f_;
  RuleSearch<W> search_;
  const constraints::Parts* parts_ = nullptr;
  std::span<const CellId> cells_;
  bool found_ = false;  // a step of the sums in question
};

}  // namespace

template <int W>
bool find_sum_bounds(Finder<W>& f, int) {
  return !f.frame.rules() || SumBounds(f).run();
}

CLEW_TECHNIQUE(find_sum_bounds)

}  // namespace clew::logic
