// Templates: all ways to place one digit on the whole board, one in each house, are laid over each
// other. A cell in every one of them has the digit (set); a cell in none of them has not (delete).
//
//     9x9 has 46,656 templates a digit. With the digit's candidates down to those in the picture,
//     seven may be left, all of them with r1c1.
//
// They are not enumerated: whether one passes through a cell, or avoids it, is asked cell by cell
// (logic/template_search.h). All that can be said about a digit alone is said by templates; fish,
// colours and X-chains are ways to see it. Cells common to one digit's templates are also removed
// from the other digits, repeatedly, until nothing changes (not on large layouts, where the
// explanation would be too long). Only `find` looks for templates. Ruud and others, 2005.
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class Templates {
 public:
  using Search = TemplateSearch<W>;

  explicit Templates(Finder<W>& f) : f_(f), search_(f.scratch.templates) {}

  bool run(bool set) {
    refine();
    for (Digit d = 1; d <= f_.board.digits(); ++d) {
      if (!f_.wanted(d) || f_.board.places(d).empty()) continue;
      if (!tell(d, set, f_.board.places(d), DigitSet::of(d))) return false;
      if (!(left_[d] == f_.board.places(d)) && !tell(d, set, left_[d], taken_by_[d])) return false;
      if (f_.terms.stop.requested()) break;
    }
    return true;
  }

 private:
  // Takes from each digit the cells that all templates of another digit hold.
  void refine() {
    const int n = f_.board.digits();
    left_.resize(n + 1);
    taken_by_.resize(n + 1);
    for (Digit d = 1; d <= n; ++d) left_[d] = f_.board.places(d), taken_by_[d] = DigitSet::of(d);
    if (f_.frame.size() > 128) return;
    for (bool changed = true; changed && !f_.terms.stop.requested();) {
      changed = false;
      for (Digit d = 1; d <= n; ++d) {
        const BitSet<W> held = in_all(d, left_[d]);
        for (Digit e = 1; e <= n; ++e) {
          if (e == d || !left_[e].meets(held)) continue;
          left_[e] -= held;
          taken_by_[e] = taken_by_[e] | taken_by_[d];
          changed = true;
        }
      }
    }
  }

  // The cells in every template within these; one template holds them all.
  BitSet<W> in_all(Digit d, const BitSet<W>& within) {
    BitSet<W> result{};
    if (search_.fits(f_.board, d, within) != Search::Answer::yes) return result;
    for (int c : BitSet<W>(search_.chosen())) {
      BitSet<W> others = within;
      others.remove(c);
      if (search_.fits(f_.board, d, others) == Search::Answer::no) result.add(c);
    }
    return result;
  }
  // The cells of the digit in no template within these.
  BitSet<W> in_none(Digit d, const BitSet<W>& within) {
    BitSet<W> result = f_.board.places(d) - within, todo = within;
    while (!todo.empty()) {
      BitSet<W> start{};
      start.add(todo.first());
      todo -= start;
      const auto answer = search_.fits(f_.board, d, within, start);
      if (answer == Search::Answer::yes) todo -= search_.chosen();
      if (answer == Search::Answer::no) result |= start;
    }
    return result;
  }

  bool tell(Digit d, bool set, const BitSet<W>& within, DigitSet told) {
    if (search_.fits(f_.board, d, within) != Search::Answer::yes) return true;
    f_.begin();
    if (set)
      for (int c : in_all(d, within)) f_.draft.place(static_cast<CellId>(c), d);
    else
      for (int c : in_none(d, within)) f_.draft.eliminate(static_cast<CellId>(c), d);
    if (!f_.draft.has_conclusion()) return true;
    for (Digit e : told) tell_digit(e);
    f_.scratch.trim.by_checker(f_.board, f_.draft);
    return f_.emit();
  }

  // States everything about the digit.
  void tell_digit(Digit d) {
    for (int i = 0; i < f_.frame.houses(); ++i) {
      const auto h = static_cast<HouseId>(i);
      const Positions places = f_.board.places(h, d);
      if (f_.board.closed(h) && places) f_.draft.some_in(h, d, Role::base);
      if (places & (places - 1)) f_.draft.one_in(h, d, Role::cover);
    }
    for (const auto& [a, b] : f_.frame.layout().links())
      if (f_.board.can(a, d) && f_.board.can(b, d)) f_.draft.one_of(a, b, d, Role::cover);
  }

  Finder<W>& f_;
  Search& search_;
  std::vector<BitSet<W>> left_;     // by digit: its remaining places
  std::vector<DigitSet> taken_by_;  // by digit, itself and the digits that this rests on
};

}  // namespace

template <int W>
bool find_templates(Finder<W>& f, int set) {
  return Templates<W>(f).run(set);
}

CLEW_TECHNIQUE(find_templates)

}  // namespace clew::logic
