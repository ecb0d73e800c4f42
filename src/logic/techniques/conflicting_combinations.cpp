// Conflicting combinations: combinations of a cage that would leave another cage of the house, or a
// cell, with nothing.
//
//     [10 in two cells]  [5 in two cells]   With 1 and 4 in the second, the first is 2 8, 3 7 or 4 6
//                                           less the 4; with 4 6 in the first the second is 2 3 …
//     [7 in two cells] and the cell 34      3 and 4 cannot stand in the cage: the cell needs one.
//
// Combinations that share a digit cannot both stand in a house; one that shares a digit with all
// that the other has dies. JSudoku calls it by this name; on forums it is a blocking cage.
#include "logic/techniques/caged.h"

namespace clew::logic {
namespace {

template <int W>
class Conflicts {
 public:
  explicit Conflicts(Finder<W>& f) : f_(f), search_(f, Barren::conflicts), house_(f) {}

  bool run() {
    for (int i = 0; i < f_.frame.houses(); ++i) {
      h_ = static_cast<HouseId>(i);
      if (!house_.look_at(h_, search_) || search_.is_barren(static_cast<std::size_t>(i))) continue;
      any_ = false;
      for (const Caged<W>& cage : house_.cages())
        if (cage.outside.empty() && cage.sets.size() > 1 && !look_beside(cage)) return false;
      if (!any_) search_.note_barren(static_cast<std::size_t>(i));
    }
    return true;
  }

 private:
  bool look_beside(const Caged<W>& cage) {
    for (const Caged<W>& other : house_.cages())
      if (other.outside.empty() && !other.inside.meets(cage.inside) &&
          !look_at(cage, other.sets, &other, 0))
        return false;
    for (int c : (f_.frame.cells(h_) & f_.board.open()) - cage.inside) {
      singles_.clear();
      for (const Digit d : f_.board.candidates(static_cast<CellId>(c)))
        singles_.push_back(DigitSet::of(d));
      if (singles_.size() <= 2 && !look_at(cage, singles_, nullptr, static_cast<CellId>(c)))
        return false;
    }
    return true;
  }

  // Returns the rest of a cage beside these sets, of another cage or else of a cell.
  bool look_at(const Caged<W>& cage, std::span<const DigitSet> beside, const Caged<W>* other,
               CellId cell) {
    some_.clear();
    DigitSet shared;
    for (const DigitSet set : cage.sets) {
      if (std::ranges::any_of(beside, [&](DigitSet b) { return (set & b).empty(); })) {
        some_.push_back(set);
        continue;
      }
      for (const DigitSet b : beside) shared = shared | (set & b);
    }
    if (some_.empty() || some_.size() == cage.sets.size()) return true;
    f_.begin().holds(unit_of(*cage.piece), Role::base);
    if (other)
      f_.draft.holds(unit_of(*other->piece), Role::base);
    else
      f_.draft.some_cell(cell, Role::subset);
    for (const Digit d : shared) f_.draft.one_in(h_, d, Role::cover);
    house_.leave(cage, some_);
    if (!f_.draft.has_conclusion() || !f_.scratch.trim.by_checker(f_.board, f_.draft)) return true;
    const auto& facts = f_.draft.facts();
    if (facts.size() < 3 || facts[1].role == Role::cover) return true;  // less is enough
    any_ = true;
    return f_.emit();
  }

  Finder<W>& f_;
  RuleSearch<W> search_;
  CagedHouse<W> house_;
  HouseId h_ = 0;
  std::vector<DigitSet> some_, singles_;
  bool any_ = false;
};

}  // namespace

template <int W>
bool find_conflicting_combinations(Finder<W>& f, int) {
  return !f.frame.rules() || Conflicts<W>(f).run();
}

CLEW_TECHNIQUE(find_conflicting_combinations)

}  // namespace clew::logic
