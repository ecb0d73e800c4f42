// Exocet: two base cells of a box on one line, with three or four digits between them, and two
// target cells in the other boxes that this line crosses, off the line. Whichever digit a base cell
// takes, the digit cannot be placed on the board but with one of the targets: so the targets hold
// the same two digits as the base cells, and nothing else.
//
//     B B . | . . . | . . .      In the junior exocet it is the three columns through the targets
//     and . . . | T . . | . . .      the rest of the base box that need the digit: beside the
//     targets . . . | . . . | T . .      they have it in two rows only, one too few for three
//     columns.
//     ------+-------+------
//     . . c | c . . | c . .
//     . . . | . . . | . . .      Here the digit's templates are asked (logic/template_search.h), so
//     . . c | c . . | c . .      whatever else keeps the digit from its places counts as well.
//
// Seen in Fata Morgana by Allan Barker, named by Champagne, sorted out by David P. Bird (JExocet
// compendium), New Sudoku Players' forum, 2009 to 2013.
#include <array>

#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class Exocet {
 public:
  explicit Exocet(Finder<W>& f) : f_(f) {}

  bool run() {
    if (!f_.terms.wide && f_.frame.size() > 128) return true;  // too many templates for a path
    for (int i = 0; i < f_.frame.houses(); ++i) {
      const auto box = static_cast<HouseId>(i);
      if (!is_box(f_.frame.house(box).kind)) continue;
      const BitSet<W> open = f_.frame.cells(box) & f_.board.open();
      for (int a : open)
        for (int b : open)
          if (a < b && !base(box, static_cast<CellId>(a), static_cast<CellId>(b))) return false;
      if (f_.terms.stop.requested()) break;
    }
    return true;
  }

 private:
  // The line through two cells of a box, -1: none.
  int line_of(CellId a, CellId b) const {
    for (const Seat& seat : f_.frame.seats(a))
      if (is_line(f_.frame.house(seat.house).kind) && f_.frame.cells(seat.house).has(b))
        return seat.house;
    return -1;
  }

  bool base(HouseId box, CellId a, CellId b) {
    base_ = {a, b};
    digits_ = f_.board.candidates(a) | f_.board.candidates(b);
    if (digits_.size() < 3 || digits_.size() > 4) return true;
    const int line = line_of(a, b);
    if (line < 0) return true;
    box_ = box;
    gather(static_cast<HouseId>(line));
    for (std::size_t i = 0; i < targets_.size(); ++i)
      for (std::size_t j = i + 1; j < targets_.size(); ++j)
        if (targets_[i].house != targets_[j].house && !pair(targets_[i].cell, targets_[j].cell))
          return false;
    return true;
  }

  struct Target {
    HouseId house;
    CellId cell;
  };
  // Open cells of the other boxes on the line that do not see the base, with a digit of the base.
  void gather(HouseId line) {
    targets_.clear();
    for (CellId on_line : f_.frame.house(line).cells)
      for (const Seat& seat : f_.frame.seats(on_line)) {
        if (seat.house == box_ || !is_box(f_.frame.house(seat.house).kind)) continue;
        for (int c : (f_.frame.cells(seat.house) & f_.board.open()) - f_.frame.peers(base_[0]) -
                         f_.frame.peers(base_[1])) {
          const auto cell = static_cast<CellId>(c);
          if ((f_.board.candidates(cell) & digits_).empty()) continue;
          bool known = false;
          for (const Target& t : targets_) known = known || t.cell == cell;
          if (!known) targets_.push_back({seat.house, cell});
        }
      }
  }

  bool pair(CellId s, CellId t) {
    const DigitSet extra = (f_.board.candidates(s) | f_.board.candidates(t)) - digits_;
    const DigitSet both = f_.board.candidates(s) | f_.board.candidates(t);
    const DigitSet lost = digits_ - both;  // digits that no target could take
    if (extra.empty()) return true;
    for (Digit d : digits_)
      if (!tied(d, s, t)) return true;
    f_.begin();
    for (CellId c : {s, t})
      for (Digit d : f_.board.candidates(c) - digits_)
        if (f_.wanted(d)) f_.draft.eliminate(c, d);
    for (CellId c : base_)
      for (Digit d : f_.board.candidates(c) & lost)
        if (f_.wanted(d)) f_.draft.eliminate(c, d);
    if (!f_.draft.has_conclusion()) return true;
    tell(s, t);
    f_.scratch.trim.by_checker(f_.board, f_.draft);
    return !rests_on_base() || f_.emit();
  }

  // Conclusions without a base cell follow from something simpler.
  bool rests_on_base() const {
    return 2 == std::ranges::count_if(f_.draft.facts(), [](const Fact& fact) {
             return fact.role == Role::pivot && fact.unit.kind == Unit::Kind::cell;
           });
  }

  // Returns true if d in a base cell has no template without the targets.
  bool tied(Digit d, CellId s, CellId t) {
    BitSet<W> within = f_.board.places(d);
    within.remove(s);
    within.remove(t);
    for (CellId c : base_) {
      if (!f_.board.can(c, d)) continue;
      BitSet<W> start{};
      start.add(c);
      using Answer = typename TemplateSearch<W>::Answer;
      if (f_.scratch.templates.fits(f_.board, d, within, start) != Answer::no) return false;
    }
    return true;
  }

  // The base cells, and for each digit first the lines through the targets, then all else.
  void tell(CellId s, CellId t) {
    for (CellId c : base_) f_.draft.some_cell(c, Role::pivot);
    f_.draft.node(digits_.first(), true, Link::none);
    for (CellId c : {s, t}) f_.draft.node_cell(c);
    for (Digit d : digits_) {
      f_.draft.one_in(box_, d, Role::pivot);
      for (bool lines : {true, false})
        for (int i = 0; i < f_.frame.houses(); ++i) {
          const auto h = static_cast<HouseId>(i);
          const Positions places = f_.board.places(h, d);
          if (!places || is_line(f_.frame.house(h).kind) != lines) continue;
          if (f_.frame.complete(h)) f_.draft.some_in(h, d, Role::base);
          if (places & (places - 1)) f_.draft.one_in(h, d, Role::cover);
        }
      for (const auto& [a, b] : f_.frame.layout().links())
        if (f_.board.can(a, d) && f_.board.can(b, d)) f_.draft.one_of(a, b, d, Role::cover);
    }
  }

  Finder<W>& f_;
  std::array<CellId, 2> base_{};
  HouseId box_ = 0;
  DigitSet digits_;
  std::vector<Target> targets_;
};

}  // namespace

template <int W>
bool find_exocet(Finder<W>& f, int) {
  return Exocet<W>(f).run();
}

CLEW_TECHNIQUE(find_exocet)

}  // namespace clew::logic
