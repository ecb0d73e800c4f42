#include "rating/digit_links.h"

#include <algorithm>
#include <utility>

namespace clew::rating {
namespace {

constexpr int most_places = 6;

class Divider {
 public:
  Divider(const RatingBoard& board, std::vector<StrongLink>& into)
      : board_(board), shape_(board.shape()), into_(into) {}

  void divide(int h, int d) {
    const Mask places = board_.in(h, d);
    if (!several(places) || !at_most(places, most_places)) return;
    h_ = h;
    if (shape_.type(h) == RatingLayout::box)
      two(places) ? pair_in_box(places) : group_in_box(places);
    else
      two(places) ? pair(places) : group_in_line(places);
  }

 private:
  Cells cells(Mask places) const {
    Cells list;
    for (; places; places &= places - 1)
      list.push_back(static_cast<std::uint16_t>(shape_.cell(h_, lowest(places))));
    return list;
  }

  void add(Cells a, Cells b, int way, bool grouped) {
    StrongLink link{static_cast<std::uint16_t>(h_),
                    static_cast<std::uint8_t>(way),
                    grouped,
                    {{{std::move(a), {}}, {std::move(b), {}}}}};
    for (LinkSide& side : link.side)
      for (int w = 0; w < shape_.words(); ++w) {
        side.seen.word[w] = ~std::uint64_t{0};
        for (std::uint16_t c : side.cells) side.seen.word[w] &= shape_.peers(c).word[w];
      }
    into_.push_back(std::move(link));
  }

  void pair(Mask places) { add(cells(places & -places), cells(places & (places - 1)), 0, false); }

  // Two places in one line are left to the line.
  void pair_in_box(Mask places) {
    const Cells both = cells(places);
    if (!in_line(both[0], both[1])) pair(places);
  }

  /// The places of this house that lie in the same house of another type.
  Mask line(int place, RatingLayout::Type type) const {
    const int c = shape_.cell(h_, place);
    for (const HousePlace& seat : shape_.seats(c))
      if (seat.type == type) {
        Mask in_it = 0;
        for (int i = 0; i < shape_.size(h_); ++i)
          if (shape_.bits(seat.house).has(shape_.cell(h_, i))) in_it |= Mask{1} << i;
        return in_it;
      }
    return Mask{1} << place;
  }

  void group_in_box(Mask places) {
    // First a row and a column, by the cell in which they cross; then two parallel lines.
    for (int heart = 0; heart < shape_.size(h_); ++heart) {
      const Mask row = line(heart, RatingLayout::row), col = line(heart, RatingLayout::col);
      if (places & ~(row | col)) continue;
      const Mask centre = Mask{1} << heart;
      return cross(places & col & ~centre, places & row & ~centre, centre, places);
    }
    for (RatingLayout::Type type : {RatingLayout::row, RatingLayout::col}) {
      const std::vector<Mask> lines = parts(type);
      for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t j = i + 1; j < lines.size(); ++j)
          if (!(places & ~(lines[i] | lines[j])))
            return parallel(cells(places & lines[i]), cells(places & lines[j]));
    }
  }

  void cross(Mask down, Mask along, Mask centre, Mask places) {
    if (!down || !along) return;
    if (one(along)) return add(cells(along), cells(down | centre), 0, true);
    if (one(down)) return add(cells(down), cells(along | centre), 0, true);
    add(cells(down | (centre & places)), cells(along | (centre & places)), 0, true);
  }

  void parallel(Cells a, Cells b) {
    if (a.empty() || b.empty()) return;
    if (b.size() == 1) std::swap(a, b);
    add(a, b, 0, true);
    if (a.size() == 2 && b.size() == 2 && in_line(a[0], b[0]) && in_line(a[1], b[1]))
      add({a[0], b[0]}, {a[1], b[1]}, 1, true);
  }

  bool in_line(int a, int b) const {
    for (const HousePlace& seat : shape_.seats(a))
      if ((seat.type == RatingLayout::row || seat.type == RatingLayout::col) &&
          shape_.bits(seat.house).has(b))
        return true;
    return false;
  }

  void group_in_line(Mask places) {
    std::vector<Mask> met;
    for (Mask part : parts(RatingLayout::box))
      if (part & places) met.push_back(part & places);
    if (met.size() != 2) return;
    const bool swap = one(met[1]);
    add(cells(met[swap]), cells(met[!swap]), 0, true);
  }

  std::vector<Mask> parts(RatingLayout::Type type) const {
    std::vector<Mask> list;
    Mask done = 0;
    for (int i = 0; i < shape_.size(h_); ++i) {
      if (done >> i & 1) continue;
      list.push_back(line(i, type));
      done |= list.back();
    }
    return list;
  }

  const RatingBoard& board_;
  const RatingLayout& shape_;
  std::vector<StrongLink>& into_;
  int h_ = 0;
};

}  // namespace

void DigitLinks::update(const RatingBoard& board, int d) {
  const RatingLayout& shape = board.shape();
  CellBits now;
  for (int c = 0; c < shape.cells(); ++c)
    if (board.has(c, d)) now.add(c);
  if (now.word == places.word) return;
  places = now;
  links.clear();
  Divider divider(board, links);
  for (int h = 0; h < shape.houses(); ++h)
    if (shape.complete(h)) divider.divide(h, d);
  join(shape);
}

bool DigitLinks::apart(const RatingLayout& shape, std::size_t a, std::size_t b) const {
  for (int w = 0; w < shape.words(); ++w)
    if (shape.bits(links[a].house).word[w] & shape.bits(links[b].house).word[w] & places.word[w])
      return false;
  return true;
}

// Columns first, then rows.
void DigitLinks::join(const RatingLayout& shape) {
  const std::size_t ends = 2 * links.size();
  joint.assign(ends * ends, -1);
  next.assign(ends, {});
  std::vector<std::vector<std::size_t>> in_house(shape.houses());
  for (std::size_t e = 0; e < ends; ++e) {
    const Cells& cells = links[e / 2].side[e & 1].cells;
    for (const HousePlace& seat : shape.seats(cells[0]))
      if (std::all_of(cells.begin(), cells.end(),
                      [&](int c) { return shape.bits(seat.house).has(c); }))
        in_house[seat.house].push_back(e);
  }
  auto join_in = [&](int h) {
    for (std::size_t a : in_house[h])
      for (std::size_t b : in_house[h])
        if (int& house = joint[a * ends + b]; house < 0 && apart(shape, a / 2, b / 2)) {
          house = h;
          next[a].push_back(b);
        }
  };
  for (int h = 0; h < shape.houses(); ++h)
    if (shape.type(h) == RatingLayout::col) join_in(h);
  for (int h = 0; h < shape.houses(); ++h)
    if (shape.type(h) == RatingLayout::row) join_in(h);
  for (int h = 0; h < shape.houses(); ++h)
    if (shape.type(h) != RatingLayout::col && shape.type(h) != RatingLayout::row) join_in(h);
}

}  // namespace clew::rating
