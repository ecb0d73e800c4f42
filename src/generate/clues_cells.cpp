// Clues on cells and between neighbours: cages, dots, signs, marks.
#include <algorithm>
#include <numeric>

#include "generate/families.h"

namespace clew::generation {
namespace {

using Kind = Constraint::Kind;

// One cell in this number is marked as odd or even, so that givens still matter.
constexpr int marked_share = 2;

bool share_a_box(const Layout& layout, CellId a, CellId b) {
  const auto& houses = layout.houses_of(b);
  return std::ranges::any_of(layout.houses_of(a), [&](HouseId h) {
    const HouseKind kind = layout.houses()[h].kind;
    return (kind == HouseKind::box || kind == HouseKind::region) &&
           std::ranges::find(houses, h) != houses.end();
  });
}

// Some of the four digits, now and then all of them.
std::vector<int> some_of(const Canvas& canvas, Cells cells) {
  canvas.random.shuffle(cells);
  cells.resize(2 + canvas.random.below(3));
  std::vector<int> digits;
  for (const CellId c : cells) digits.push_back(canvas.value(c));
  std::ranges::sort(digits);
  return digits;
}

void draw_quadruples(Canvas& canvas, Clues& clues) {
  auto squares = squares_of(canvas.layout);
  canvas.random.shuffle(squares);
  std::vector<bool> in_one(canvas.solution.size());
  for (const Cells& cells : squares) {
    if (std::ranges::any_of(cells, [&](CellId c) { return in_one[c]; })) continue;
    for (const CellId c : cells) in_one[c] = true;
    keep(canvas, on(canvas.layout, Kind::quadruple, cells, some_of(canvas, cells)), clues);
  }
}

}  // namespace

void draw_cages(Canvas& canvas, Kind kind, Clues& clues) {
  for (const Cells& cage : cages(canvas)) {
    const int total = std::accumulate(cage.begin(), cage.end(), 0,
                                      [&](int sum, CellId c) { return sum + canvas.value(c); });
    keep(canvas, on(canvas.layout, kind, cage, {total}), clues);
  }
}

void draw_relations(Canvas& canvas, Kind kind, Clues& clues) {
  const Layout& layout = canvas.layout;
  const bool in_boxes = kind == Kind::greater && std::ranges::any_of(layout.houses(), [](auto& h) {
                          return h.kind == HouseKind::box || h.kind == HouseKind::region;
                        });
  for (Cells pair : touching(layout)) {
    if (in_boxes && !share_a_box(layout, pair[0], pair[1])) continue;
    if (canvas.value(pair[0]) < canvas.value(pair[1]) && kind == Kind::greater)
      std::swap(pair[0], pair[1]);
    // Both kinds of dot are true of 1 and 2; one dot is enough.
    const bool dotted = std::ranges::any_of(clues.drawn, [&](const ConstraintSpec& other) {
      return other.kind == Kind::ratio && other.cells[0] == layout.cells()[pair[0]].place &&
             other.cells[1] == layout.cells()[pair[1]].place;
    });
    if (dotted) continue;
    if (kind == Kind::pair_sum)
      for (const int sum : {5, 10}) keep(canvas, on(layout, kind, pair, {sum}), clues);
    else
      keep(canvas, on(layout, kind, pair), clues);
  }
}

void draw_marks(Canvas& canvas, Kind kind, Clues& clues) {
  if (kind == Kind::quadruple) return draw_quadruples(canvas, clues);
  const bool all = kind == Kind::minimum || kind == Kind::maximum;
  for (CellId c = 0; c < canvas.layout.size(); ++c)
    if (all || canvas.random.below(marked_share) == 0)
      keep(canvas, on(canvas.layout, kind, {c}), clues);
}

}  // namespace clew::generation
