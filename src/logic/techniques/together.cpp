// Some constraints with all houses: whatever they exclude together.
//
//     region sum 2, in boxes 1 and 2     Five cells of one box are 15 at least, three of the next 17 at
//                                        most against them: so the five are 1 2 3 4 and 5, 6 or 7.
//
// A solver says what to exclude (logic/together.h). A short trial that follows these constraints alone
// tells it, where one comes to an error. Otherwise it is told by facts: the checker says which of them can
// go, and then all that the same facts exclude is taken at once.
#include <algorithm>

#include "logic/attempt.h"

namespace clew::logic {
namespace {

using Pieces = std::vector<std::uint32_t>;

// Of a trial that is told in place of facts. More lines than that say less than the facts do.
constexpr std::ptrdiff_t most_lines = 7;
constexpr std::size_t most_tried = 8;  // of the candidates that go: which is told the shortest
constexpr std::uint64_t most_conflicts = 3000;  // of one proof

template <int W>
class TogetherSearch {
 public:
  explicit TogetherSearch(Finder<W>& f) : f_(f), rules_(*f.frame.rules()) {}

  bool run(std::size_t many) {
    auto& together = f_.scratch.together;
    if (!together) together.emplace(f_.frame.layout(), rules_);
    std::vector<DigitSet> candidates;
    for (CellId c = 0; c < f_.frame.size(); ++c) candidates.push_back(f_.board.candidates(c));
    together->load(candidates);
    Together::Work work = f_.terms.wide ? 40'000 : 2'000;
    if (many == 1)
      for (const std::uint32_t piece : open_pieces()) {
        if (f_.terms.stop.requested()) return true;
        gone_.clear();
        together->look(piece, gone_, work);
        std::erase_if(gone_, [&](const Candidate& x) { return !f_.wanted(x.digit); });
        if (!gone_.empty() && !tell({piece})) return false;
      }
    return look_at_all(many);
  }

 private:
  // Pieces with an open cell, those with few first.
  std::vector<std::uint32_t> open_pieces() const {
    std::vector<std::uint32_t> all;
    const auto open = [&](std::uint32_t p) {
      return std::ranges::count_if(rules_.pieces[p].cells,
                                   [&](CellId c) { return f_.board.value(c) == 0; });
    };
    for (std::uint32_t p = 0; p < rules_.pieces.size(); ++p)
      if (!rules_.pieces[p].tested && open(p) > 0) all.push_back(p);
    std::ranges::stable_sort(all, {}, open);
    return all;
  }

  bool look_at_all(std::size_t many) {
    Together::Work work = f_.terms.wide ? 40'000 : 600;
    const auto& [what, pieces] = f_.scratch.together->look_at_all(work);
    if (pieces.size() != many || !f_.wanted(what.digit)) return true;
    gone_ = {what};
    return tell(pieces);
  }

  // False: end the search.
  bool tell(const Pieces& pieces) {
    if (gone_.size() > most_tried) gone_.resize(most_tried);
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
    begin_all_facts(pieces);
    f_.draft.eliminate(gone_[0].cell, gone_[0].digit);
    std::uint64_t conflicts = most_conflicts;
    if (!f_.scratch.trim.by_checker(f_.board, f_.draft, &conflicts) || !speaks_of(pieces))
      return false;
    const std::vector<Fact> facts = f_.draft.facts();
    std::vector<Candidate> follow{gone_[0]};
    for (const Candidate& x : std::span(gone_).subspan(1)) {
      f_.begin().facts() = facts;
      f_.draft.eliminate(x.cell, x.digit);
      if (f_.scratch.trim.proven(f_.board, f_.draft, most_conflicts)) follow.push_back(x);
    }
    f_.begin().facts() = facts;
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
    return f_.board.closed(h) && f_.board.places(h, d) != 0;
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
  return !f.frame.rules() || TogetherSearch(f).run(static_cast<std::size_t>(many));
}

CLEW_TECHNIQUE(find_together)

}  // namespace clew::logic
