// One constraint, or two that touch, with all houses: whatever they exclude together.
//
//     region sum 2, in boxes 1 and 2     Five cells of one box are 15 at least, three of the next 17 at
//                                        most against them: so the five are 1 2 3 4 and 5, 6 or 7.
//
// What to exclude is known from a solver (logic/together.h). It is told as a short trial that follows
// these constraints alone, where one comes to an error; otherwise by the facts that it rests on, of
// which the checker says which can go, and then all that the same facts exclude is taken at once.
#include <algorithm>
#include <set>

#include "logic/attempt.h"

namespace clew::logic {
namespace {

using Pieces = std::vector<std::uint32_t>;

// Of a trial that is told in place of facts. More lines than that say less than the facts do.
constexpr std::ptrdiff_t most_lines = 7;
constexpr std::size_t most_tried = 16;  // of the candidates that go: which is told the shortest
constexpr std::size_t most_proofs = 3;
constexpr std::uint64_t most_conflicts = 8000;  // of one proof

bool is_worked_on(const constraints::ConstraintPiece& piece) {
  return !piece.tested && !piece.cells.empty();
}

// Pieces that share cells or houses, those that share most first.
std::vector<Pieces> near_pairs(const Layout& layout, const Rules& rules) {
  constexpr std::size_t most_pairs = 2000;
  struct Reach {
    std::uint32_t piece;
    std::set<CellId> cells;
    std::set<HouseId> houses;
  };
  std::vector<Reach> all;
  for (std::uint32_t i = 0; i < rules.pieces.size(); ++i) {
    const auto& piece = rules.pieces[i];
    if (!is_worked_on(piece)) continue;
    Reach& reach = all.emplace_back(Reach{i, {piece.cells.begin(), piece.cells.end()}, {}});
    for (const CellId c : piece.cells)
      for (const HouseId h : layout.houses_of(c)) reach.houses.insert(h);
  }
  std::vector<std::pair<int, Pieces>> near;
  const auto shared = [](const auto& a, const auto& b) {
    return static_cast<int>(std::ranges::count_if(a, [&](auto x) { return b.contains(x); }));
  };
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      const int score =
          10 * shared(all[i].cells, all[k].cells) + shared(all[i].houses, all[k].houses);
      if (score) near.push_back({-score, {all[k].piece, all[i].piece}});
    }
  std::ranges::stable_sort(near, {}, &std::pair<int, Pieces>::first);
  std::vector<Pieces> pairs;
  for (std::size_t i = 0; i < near.size() && i < most_pairs; ++i)
    pairs.push_back(std::move(near[i].second));
  return pairs;
}

template <int W>
class TogetherSearch {
 public:
  explicit TogetherSearch(Finder<W>& f) : f_(f), rules_(*f.frame.rules()) {}

  bool run(int many) {
    auto& together = f_.scratch.together;
    if (!together) together.emplace(f_.frame.layout(), rules_);
    std::vector<DigitSet> candidates;
    for (CellId c = 0; c < f_.frame.size(); ++c) candidates.push_back(f_.board.candidates(c));
    together->load(candidates);
    Together::Work work = f_.terms.wide ? 40'000 : many == 1 ? 4'000 : 6'000;
    if (many > 2) return look_at_all(static_cast<std::size_t>(many), work);
    for (const Pieces& pieces : many == 1 ? alone() : pairs()) {
      if (f_.terms.stop.requested()) return true;
      gone_.clear();
      together->look(pieces, gone_, work);
      std::erase_if(gone_, [&](const Candidate& x) { return !f_.wanted(x.digit); });
      if (!gone_.empty() && !tell(pieces)) return false;
    }
    return true;
  }

 private:
  bool is_open(std::uint32_t p) const {
    return std::ranges::any_of(rules_.pieces[p].cells,
                               [&](CellId c) { return f_.board.value(c) == 0; });
  }
  // Those with few open cells first.
  std::vector<Pieces> alone() const {
    std::vector<Pieces> all;
    for (std::uint32_t p = 0; p < rules_.pieces.size(); ++p)
      if (is_worked_on(rules_.pieces[p]) && is_open(p)) all.push_back({p});
    std::ranges::stable_sort(all, {}, [&](const Pieces& one) {
      return std::ranges::count_if(rules_.pieces[one[0]].cells,
                                   [&](CellId c) { return f_.board.value(c) == 0; });
    });
    return all;
  }
  std::vector<Pieces> pairs() const {
    auto& near = f_.scratch.near_pairs;
    if (!near) near = near_pairs(f_.frame.layout(), rules_);
    std::vector<Pieces> open;
    std::ranges::copy_if(*near, std::back_inserter(open),
                         [&](const Pieces& pair) { return is_open(pair[0]) && is_open(pair[1]); });
    return open;
  }

  bool look_at_all(std::size_t most, Together::Work& work) {
    auto [what, pieces] = f_.scratch.together->look_at_all(work);
    if (pieces.empty() || pieces.size() > most || !f_.wanted(what.digit)) return true;
    gone_ = {what};
    f_.scratch.together->look(pieces, gone_, work);
    std::ranges::sort(gone_);
    const auto again = std::ranges::unique(gone_);
    gone_.erase(again.begin(), again.end());
    return tell(pieces);
  }

  // False: end the search.
  bool tell(const Pieces& pieces) {
    if (gone_.size() > most_tried && !f_.terms.wide) gone_.resize(most_tried);
    if (gone_.size() < 4 && begin_trial(pieces)) return f_.emit();
    if (begin_facts(pieces)) return f_.emit();
    return !begin_trial(pieces) || f_.emit();
  }

  // The shortest trial into the draft; false: there is none that is short.
  bool begin_trial(const Pieces& pieces) {
    Attempt<W> attempt(f_, pieces);
    std::optional<Candidate> best;
    std::ptrdiff_t least = most_lines + 1;
    for (const Candidate& x : gone_)
      if (attempt.refutes(x) && attempt.size() < least) best = x, least = attempt.size();
    return best && attempt.refutes(*best) && attempt.tell(*best) && speaks_of(pieces);
  }

  // The fewest facts into the draft, with all that they exclude; false: none were found.
  bool begin_facts(const Pieces& pieces) {
    std::vector<Fact> best;
    Candidate of{};
    for (std::size_t i = 0; i < gone_.size() && i < most_proofs; ++i) {
      begin_all_facts(pieces);
      f_.draft.eliminate(gone_[i].cell, gone_[i].digit);
      std::uint64_t conflicts = most_conflicts;
      if (!f_.scratch.trim.by_checker(f_.board, f_.draft, &conflicts) || !speaks_of(pieces))
        continue;
      if (best.empty() || f_.draft.facts().size() < best.size()) {
        best = f_.draft.facts();
        of = gone_[i];
      }
    }
    if (best.empty()) return false;
    std::vector<Candidate> follow{of};
    for (const Candidate& x : gone_) {
      if (x == of) continue;
      f_.begin().facts() = best;
      f_.draft.eliminate(x.cell, x.digit);
      if (f_.scratch.trim.proven(f_.board, f_.draft, most_conflicts)) follow.push_back(x);
    }
    f_.begin().facts() = best;
    for (const Candidate& x : follow) f_.draft.eliminate(x.cell, x.digit);
    return true;
  }

  // Houses that the pieces touch come first: what stands later is left out first.
  void begin_all_facts(const Pieces& pieces) {
    BitSet<W> cells;
    f_.begin();
    for (const std::uint32_t p : pieces) {
      f_.draft.holds(unit_of(rules_.pieces[p]), Role::base);
      for (const CellId c : rules_.pieces[p].cells) cells.add(c);
    }
    const Layout& layout = f_.frame.layout();
    for (const bool near : {true, false}) {
      for (const bool some : {false, true})
        for (int i = 0; i < f_.frame.houses(); ++i) {
          const auto h = static_cast<HouseId>(i);
          if (f_.frame.cells(h).meets(cells) != near || f_.frame.house(h).implied) continue;
          for (const Digit d : f_.board.missing(h)) {
            if (some && is_there(h, d)) f_.draft.some_in(h, d, Role::subset);
            if (!some) f_.draft.one_in(h, d, Role::cover);
          }
        }
      for (int c : f_.board.open())
        if (cells.has(c) == near) f_.draft.some_cell(static_cast<CellId>(c), Role::subset);
      for (const Layout::Link& link : layout.lone_links())
        if ((cells.has(link.first) || cells.has(link.second)) == near)
          for (const Digit d : f_.board.candidates(link.first) & f_.board.candidates(link.second))
            if (!f_.board.value(link.first) && !f_.board.value(link.second))
              f_.draft.one_of(link.first, link.second, d, Role::cover);
    }
  }

  bool is_there(HouseId h, Digit d) const {
    return f_.frame.complete(h) || (f_.is_full(h) && f_.board.places(h, d) != 0);
  }

  // Of all of them: what one alone excludes is told by itself.
  bool speaks_of(const Pieces& pieces) const {
    return std::ranges::all_of(pieces, [&](std::uint32_t p) {
      return std::ranges::any_of(f_.draft.facts(), [&](const Fact& fact) {
        return fact.unit == unit_of(rules_.pieces[p]);
      });
    });
  }

  Finder<W>& f_;
  const Rules& rules_;
  std::vector<Candidate> gone_;
};

}  // namespace

template <int W>
bool find_together(Finder<W>& f, int many) {
  return !f.frame.rules() || TogetherSearch(f).run(many);
}

CLEW_TECHNIQUE(find_together)

}  // namespace clew::logic
