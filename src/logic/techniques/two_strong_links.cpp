// Skyscraper, two-string kite, turbot fish: two strong links of one digit, joined by a weak one.
//
//     a1 ===== b1      One of a1 and b1 is true, and one of a2 and b2. Both a's cannot be, since
//      |               they see each other, so one b is true, and candidates that see both b's go.
//     a2 ===== b2
//
//   skyscraper       both strong links in lines of one kind, joined in a line
//   two-string kite  strong links in lines of two kinds, joined in a box
//   turbot fish      all the others
// A dual kite is two kites, of one digit or of two, with the same two cells as their joint.
//
// Names from the Sudoku forums: Nick70 described the turbot fish in 2005, Havard the skyscraper;
// rules as HoDoKu sorts them.
#include "logic/chain/tell.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class TwoLinks {
 public:
  TwoLinks(Finder<W>& f, int variant) : f_(f), variant_(variant) {}

  bool run() {
    f_.scratch.kites.clear();
    for (int i = 1; i <= f_.board.digits(); ++i) {
      const auto d = static_cast<Digit>(i);
      if (f_.wanted(d) && (f_.stale(d) || variant_ == dual_kite) && !search(d)) return false;
    }
    return variant_ != dual_kite || duals();
  }

 private:
  bool search(Digit d) {
    // Skyscrapers, kites and turbot fish examine the same pairs of links, usually without a result.
    auto& barren = f_.scratch.barren_links;
    barren.resize(static_cast<std::size_t>(f_.board.digits()) + 1);
    if (barren[d] == f_.board.digit_changed(d)) return true;
    bool any = false;
    auto& links = f_.scratch.strong;
    links.clear();
    for (int i = 0; i < f_.frame.houses(); ++i) {
      const auto h = static_cast<HouseId>(i);
      const Positions at = f_.board.places(h, d);
      const Positions rest = at & (at - 1);
      if (!rest || (rest & (rest - 1)) || !f_.board.closed(h)) continue;  // not just two
      links.push_back(
          {h,
           {f_.frame.cell(h, std::countr_zero(at)), f_.frame.cell(h, 63 - std::countl_zero(at))}});
    }
    for (std::size_t i = 0; i < links.size(); ++i)
      for (std::size_t j = i + 1; j < links.size(); ++j)
        for (int a : {0, 1})
          for (int b : {0, 1})
            if (!join(d, links[i], links[j], a, b, any)) return false;
    if (!any) barren[d] = f_.board.digit_changed(d);
    return true;
  }

  // `any` becomes true if the two links eliminate something, under any name.
  bool join(Digit d, const StrongPair& one, const StrongPair& two, int a, int b, bool& any) {
    const CellId joint1 = one.cells[a], far1 = one.cells[1 - a];
    const CellId joint2 = two.cells[b], far2 = two.cells[1 - b];
    if (joint1 == far2 || joint2 == far1 || far1 == far2 || !f_.frame.sees(joint1, joint2))
      return true;
    const BitSet<W> targets = f_.board.places(d) & f_.frame.peers(far1) & f_.frame.peers(far2);
    BitSet<W> joints{};
    joints.add(joint1);
    joints.add(joint2);
    if (targets.within(joints)) return true;  // one of the links alone takes these
    any = true;
    if (!fits(one.house, two.house, joint1, joint2)) return true;
    const TwoLink<W> found{d, {one.house, {joint1, far1}}, {two.house, {joint2, far2}}, targets};
    if (variant_ == dual_kite) {
      f_.scratch.kites.push_back(found);
      return true;
    }
    f_.begin();
    tell(found, 0);
    return f_.emit();
  }

  bool joined_in(bool (*kind)(HouseKind), CellId a, CellId b) const {
    for (const Seat& seat : f_.frame.seats(a))
      if (kind(f_.frame.house(seat.house).kind) && f_.frame.cells(seat.house).has(b)) return true;
    return false;
  }

  int kind_of(HouseId one, HouseId two, CellId joint1, CellId joint2) const {
    const HouseKind k1 = f_.frame.house(one).kind, k2 = f_.frame.house(two).kind;
    if (!is_line(k1) || !is_line(k2)) return turbot_fish;
    if (k1 == k2) return joined_in(is_line, joint1, joint2) ? skyscraper : turbot_fish;
    return joined_in(is_box, joint1, joint2) ? kite : turbot_fish;
  }

  bool fits(HouseId one, HouseId two, CellId joint1, CellId joint2) const {
    const int kind = kind_of(one, two, joint1, joint2);
    return kind == variant_ || (kind == kite && variant_ == dual_kite);
  }

  void tell(const TwoLink<W>& p, int part) {
    const Digit d = p.digit;
    auto node = [&](CellId c, bool on, Link link) {
      f_.draft.node(d, on, link);
      f_.draft.node_cell(c);
    };
    f_.draft.some_in(p.one.house, d, Role::strong, part);
    f_.one(p.one.cells[0], p.two.cells[0], d, Role::weak, part);
    f_.draft.some_in(p.two.house, d, Role::strong, part);
    node(p.one.cells[1], false, Link::none);
    node(p.one.cells[0], true, Link::strong);
    node(p.two.cells[0], false, Link::weak);
    node(p.two.cells[1], true, Link::strong);
    for (int c : p.targets) f_.draft.eliminate(static_cast<CellId>(c), d);
    for (const StrongPair& side : {p.one, p.two})
      f_.one(side.cells[1], p.targets, d, Role::weak, part);
  }

  bool duals() {
    const auto& kites = f_.scratch.kites;
    auto joint = [](const TwoLink<W>& k) { return std::minmax(k.one.cells[0], k.two.cells[0]); };
    for (std::size_t i = 0; i < kites.size(); ++i)
      for (std::size_t j = i + 1; j < kites.size(); ++j) {
        if (std::pair<CellId, CellId>(joint(kites[i])) !=
            std::pair<CellId, CellId>(joint(kites[j])))
          continue;
        if (kites[i].digit == kites[j].digit && kites[i].targets == kites[j].targets) continue;
        f_.begin();
        tell(kites[i], 0);
        tell(kites[j], 1);
        f_.scratch.trim(f_.board, f_.draft);
        if (!f_.emit()) return false;
      }
    return true;
  }

  Finder<W>& f_;
  int variant_;
};

}  // namespace

template <int W>
bool find_two_strong_links(Finder<W>& f, int kind) {
  return TwoLinks<W>(f, kind).run();
}

CLEW_TECHNIQUE(find_two_strong_links)

}  // namespace clew::logic
