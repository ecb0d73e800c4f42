// A few constraints with all houses: candidates that no grid with them holds.
//
//     region sum 2, in boxes 1 and 2     Five cells of box 1 are 15 at least, three cells of box 2
//                                        17 at most: so the five are 1 2 3 4 and 5, 6 or 7.
//
// A solver says which candidates go (logic/excluder.h). The checker finds the facts that are needed
// for one of them, and all candidates go that the same facts exclude. If a reader had to keep many
// places in mind, a trial of a few lines that follows these constraints alone explains one candidate.
#include <algorithm>
#include <optional>

#include "logic/attempt.h"

namespace clew::logic {
namespace {

using Pieces = std::vector<std::uint32_t>;

constexpr std::size_t most_tried = 8;     // candidates among which the shortest trial is sought
constexpr std::ptrdiff_t few_places = 4;  // facts with more places are told as a trial, if possible
constexpr std::uint64_t few_conflicts = 30;  // of a proof with the facts of another candidate
constexpr std::size_t most_followed = 40;    // candidates that may follow from the same facts
constexpr int proofs_of_facts = 10;          // proofs of facts, in proofs
constexpr int light = 4;  // units of a question; larger proofs have fewer conflicts

/// Bounds of one look.
struct Bounds {
  Excluder::Effort effort{};
  Excluder::Work each = 1'000;    // for pieces one by one
  Excluder::Work all = 2'000;     // for several pieces
  std::ptrdiff_t lines = 7;       // of a trial; more lines are harder to follow than facts
  std::ptrdiff_t places = 30;     // nobody keeps more in mind
  std::uint64_t conflicts = 300;  // of one proof
  int proofs = 120;               // a proof of facts counts as several
};
constexpr Bounds usual;
constexpr Bounds wide{.each = 10'000, .all = 10'000};
// Before nets and trials, which would be longer still.
constexpr Bounds patient{
    .effort = {.conflicts = 1'000, .open_questions = 20, .literals = 16, .lists = 10},
    .each = 10'000,
    .all = 5'000,
    .lines = 12,
    .places = 60,
    .conflicts = 3'000,
    .proofs = 1'000};

template <int W>
class ExclusionSearch {
 public:
  explicit ExclusionSearch(Finder<W>& f)
      : f_(f),
        rules_(*f.frame.rules()),
        bounds_(f.terms.wide      ? wide
                : f.terms.patient ? patient
                                  : usual),
        proofs_(bounds_.proofs) {}

  bool run(std::size_t many) {
    auto& excluder = f_.scratch.excluder;
    if (!excluder) excluder.emplace(f_.frame.layout(), rules_);
    std::vector<DigitSet> candidates;
    for (CellId c = 0; c < f_.frame.size(); ++c) candidates.push_back(f_.board.candidates(c));
    excluder->load(candidates, bounds_.effort);
    return (many > 1 || look_at_each()) && look_at_all(many);
  }

 private:
  // Pieces one by one. Returns false to end the search, as the functions below.
  bool look_at_each() {
    Excluder::Work work = bounds_.each;
    for (const std::uint32_t piece : open_pieces()) {
      if (f_.terms.stop.requested() || proofs_ <= 0) return true;
      gone_.clear();
      f_.scratch.excluder->look(piece, gone_, work);
      std::erase_if(gone_, [&](const Candidate& x) { return !f_.wanted(x.digit); });
      if (gone_.empty()) continue;
      const std::optional<bool> goes_on = tell({piece});
      if (goes_on == false) return false;
      if (!goes_on && proofs_ > 0 && !f_.terms.digit) f_.scratch.excluder->give_up(piece);
    }
    return true;
  }

  bool look_at_all(std::size_t many) {
    auto& excluder = *f_.scratch.excluder;
    return tell_lists(excluder.look_at_all(bounds_.all), many) &&
           (many != 2 || !f_.terms.patient ||
            tell_lists(excluder.look_at_pairs(bounds_.all), many));
  }
  bool tell_lists(const std::vector<Excluder::Excluded>& lists, std::size_t many) {
    for (const auto& [what, pieces] : lists) {
      if (pieces.size() != many || proofs_ <= 0) continue;
      gone_ = what;
      std::erase_if(gone_, [&](const Candidate& x) { return !f_.wanted(x.digit); });
      if (!gone_.empty() && tell(pieces) == false) return false;
    }
    return true;
  }

  // Pieces with an open cell, those with the fewest open cells first.
  Pieces open_pieces() const {
    Pieces all;
    const auto open = [&](std::uint32_t p) {
      return std::ranges::count_if(rules_.pieces[p].cells,
                                   [&](CellId c) { return f_.board.value(c) == 0; });
    };
    for (std::uint32_t p = 0; p < rules_.pieces.size(); ++p)
      if (f_.scratch.excluder->takes(p) && open(p) > 0) all.push_back(p);
    std::ranges::stable_sort(all, {}, open);
    return all;
  }

  // Emits a step for the exclusions. Returns nothing if they cannot be told.
  std::optional<bool> tell(const Pieces& pieces) {
    const bool proven = begin_facts(pieces);
    if (proven && places_told() <= few_places) return f_.emit();
    const bool can_be_told = proven && places_told() <= bounds_.places;
    if (begin_trial(pieces) || (can_be_told && begin_facts(pieces))) return f_.emit();
    return std::nullopt;
  }
  // Returns how many cells and places in houses a reader has to fill.
  auto places_told() const {
    return std::ranges::count(f_.draft.facts(), Fact::Says::some, &Fact::says);
  }

  // Puts the shortest trial into the draft. Returns false if none is short.
  bool begin_trial(const Pieces& pieces) {
    Attempt<W> attempt(f_, pieces);
    std::optional<Candidate> best;
    std::ptrdiff_t least = bounds_.lines + 1;
    for (const Candidate& x : std::span(gone_).first(std::min(gone_.size(), most_tried)))
      if (attempt.refutes(x) && attempt.size() < least) best = x, least = attempt.size();
    return best && attempt.refutes(*best) && attempt.tell(*best) && speaks_of(pieces);
  }

  // Puts the facts that exclude the first candidate into the draft, with all candidates that they
  // exclude. Returns false if the checker does not prove it.
  bool begin_facts(const Pieces& pieces) {
    bool proven = false;
    std::size_t asked = 0;
    const auto weight = std::max(1, static_cast<int>(f_.scratch.excluder->weight(pieces)) / light);
    for (int least_inside = 2; least_inside >= 0 && !proven && spend(proofs_of_facts * weight);
         --least_inside) {
      begin_all_facts(pieces, least_inside);
      if (f_.draft.facts().size() == asked) continue;
      asked = f_.draft.facts().size();
      f_.draft.eliminate(gone_[0].cell, gone_[0].digit);
      std::uint64_t conflicts = bounds_.conflicts / static_cast<std::uint64_t>(weight);
      proven = f_.scratch.trim.by_checker(f_.board, f_.draft, &conflicts);
    }
    if (!proven || !speaks_of(pieces)) return false;
    tell_all_that_follow();
    return true;
  }

  // Puts all candidates into the draft that its facts exclude as well: all at once if one proof
  // suffices, otherwise those that are proven at once. Others are left to a later step.
  void tell_all_that_follow() {
    const std::vector<Fact> facts = f_.draft.facts();
    const auto told = [&](std::span<const Candidate> candidates) {
      f_.begin().facts() = facts;
      for (const Candidate& x : candidates) f_.draft.eliminate(x.cell, x.digit);
    };
    const auto tried = std::span(gone_).first(std::min(gone_.size(), most_followed));
    told(tried);
    if (f_.scratch.trim.proven(f_.board, f_.draft, few_conflicts)) return;
    std::vector<Candidate> follow{gone_[0]};
    for (const Candidate& x : tried.subspan(1)) {
      if (!spend(1)) break;
      told({&x, 1});
      if (f_.scratch.trim.proven(f_.board, f_.draft, few_conflicts)) follow.push_back(x);
    }
    told(follow);
  }

  // Returns false if no more proofs are worth their time; `find` has no bound.
  bool spend(int proofs) {
    if (proofs_ <= 0) return false;
    if (!f_.terms.wide) proofs_ -= proofs;
    return true;
  }

  // The facts of houses with so many cells of the pieces, those with more cells first: the checker
  // leaves out the last facts first. With none inside, all houses.
  void begin_all_facts(const Pieces& pieces, int least_inside) {
    BitSet<W> cells;
    f_.begin();
    for (const std::uint32_t p : pieces) {
      f_.draft.holds(unit_of(rules_.pieces[p]), Role::base);
      for (const CellId c : rules_.pieces[p].cells) cells.add(c);
    }
    cells.add(gone_[0].cell);
    for (int inside = 2; inside >= least_inside; --inside) {
      for (const bool some : {false, true}) add_houses(cells, inside, some);
      add_cells(cells, inside);
      add_links(cells, inside);
    }
  }
  void add_houses(const BitSet<W>& cells, int inside, bool some) {
    for (int i = 0; i < f_.frame.houses(); ++i) {
      const auto h = static_cast<HouseId>(i);
      if (std::min((f_.frame.cells(h) & cells).size(), 2) != inside || f_.frame.house(h).implied)
        continue;
      for (const Digit d : f_.board.missing(h)) {
        if (some && f_.board.closed(h) && f_.board.places(h, d) != 0)
          f_.draft.some_in(h, d, Role::subset);
        if (!some) f_.draft.one_in(h, d, Role::cover);
      }
    }
  }
  // The cells of the pieces are filled by the pieces.
  void add_cells(const BitSet<W>& cells, int inside) {
    BitSet<W> near;
    for (int i = 0; i < f_.frame.houses(); ++i)
      if ((f_.frame.cells(static_cast<HouseId>(i)) & cells).size() > 1)
        near |= f_.frame.cells(static_cast<HouseId>(i));
    for (int c : f_.board.open())
      if (cells.has(c) ? inside == 2 : near.has(c) ? inside == 1 : inside == 0)
        f_.draft.some_cell(static_cast<CellId>(c), Role::subset);
  }
  void add_links(const BitSet<W>& cells, int inside) {
    for (const Layout::Link& link : f_.frame.layout().lone_links()) {
      if (f_.board.value(link.first) || f_.board.value(link.second)) continue;
      if (int{cells.has(link.first)} + int{cells.has(link.second)} != inside) continue;
      for (const Digit d : f_.board.candidates(link.first) & f_.board.candidates(link.second))
        f_.draft.one_of(link.first, link.second, d, Role::cover);
    }
  }

  // Returns true if the draft needs every piece: an exclusion by fewer is told by itself.
  bool speaks_of(const Pieces& pieces) const {
    return std::ranges::all_of(pieces, [&](std::uint32_t p) {
      return std::ranges::any_of(f_.draft.facts(), [&](const Fact& fact) {
        return fact.unit == unit_of(rules_.pieces[p]);
      });
    });
  }

  Finder<W>& f_;
  const Rules& rules_;
  const Bounds& bounds_;
  int proofs_;  // that are left
  std::vector<Candidate> gone_;
};

}  // namespace

template <int W>
bool find_exclusions(Finder<W>& f, int many) {
  return !f.frame.rules() || ExclusionSearch(f).run(static_cast<std::size_t>(many));
}

CLEW_TECHNIQUE(find_exclusions)

}  // namespace clew::logic
