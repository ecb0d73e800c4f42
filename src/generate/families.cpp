#include "generate/families.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "base/nearest.h"
#include "clew/generate.h"
#include "constraints/holds.h"
#include "layouts/catalogue.h"

namespace clew {
namespace generation {
namespace {

using Kind = Constraint::Kind;

/// Requirements of a family on the layout.
enum class Needs : std::uint8_t { cells, squares, grids, boxes };

struct Part {
  Kind kind;
  Draw draw;
};

struct Row {
  ClueFamily family;
  Needs needs;
  int digits;  // at least
  std::vector<Part> parts;
  std::vector<ConstraintSpec> kept{};  // then all of its clues are drawn, and stay
};

const std::vector<Row>& rows() {
  const auto line = [](Kind kind) { return std::vector<Part>{{kind, draw_lines}}; };
  const auto view = [](Kind kind) { return std::vector<Part>{{kind, draw_views}}; };
  const auto relation = [](Kind kind) { return std::vector<Part>{{kind, draw_relations}}; };
  const std::vector<Part> dots{{Kind::ratio, draw_relations}, {Kind::difference, draw_relations}};
  static const std::vector<Row> all = {
      {{"killer", "Cages with totals"}, Needs::cells, 3, {{Kind::cage, draw_cages}}},
      {{"thermo", "Thermometers"}, Needs::cells, 3, line(Kind::thermometer)},
      {{"slowthermo", "Slow thermometers"}, Needs::cells, 3, line(Kind::slow_thermometer)},
      {{"arrow", "Arrows"}, Needs::cells, 4, line(Kind::arrow)},
      {{"doublearrow", "Double arrows"}, Needs::cells, 4, line(Kind::double_arrow)},
      {{"kropki", "White and black dots, not all shown"}, Needs::cells, 3, dots},
      {{"fullkropki", "White and black dots, all shown"},
       Needs::squares,
       3,
       dots,
       {{Kind::no_difference, {}, {}, {1}}, {Kind::no_ratio, {}, {}, {2}}}},
      {{"consecutive", "White dots, not all shown"}, Needs::cells, 3, relation(Kind::difference)},
      {{"xv", "X and V, not all shown"}, Needs::cells, 4, relation(Kind::pair_sum)},
      {{"fullxv", "X and V, all shown"},
       Needs::squares,
       4,
       relation(Kind::pair_sum),
       {{Kind::no_sum, {}, {}, {5, 10}}}},
      {{"greater", "Inequalities"}, Needs::cells, 2, relation(Kind::greater)},
      {{"evenodd", "Even and odd cells"},
       Needs::cells,
       3,
       {{Kind::odd, draw_marks}, {Kind::even, draw_marks}}},
      {{"extremes", "Minima and maxima"},
       Needs::squares,
       3,
       {{Kind::minimum, draw_marks}, {Kind::maximum, draw_marks}}},
      {{"quadruple", "Digits around a corner"}, Needs::squares, 4, {{Kind::quadruple, draw_marks}}},
      {{"sandwich", "Sandwiches"}, Needs::grids, 3, view(Kind::sandwich)},
      {{"xsum", "X-sums"}, Needs::grids, 3, view(Kind::x_sum)},
      {{"skyscraper", "Skyscrapers"}, Needs::grids, 3, view(Kind::skyscraper)},
      {{"hiddenskyscraper", "Hidden skyscrapers"}, Needs::grids, 3, view(Kind::hidden_skyscraper)},
      {{"numberedroom", "Numbered rooms"}, Needs::grids, 3, view(Kind::numbered_room)},
      {{"littlekiller", "Little killers"}, Needs::grids, 4, view(Kind::little_killer)},
      {{"whispers", "German whispers"}, Needs::cells, 5, line(Kind::whispers)},
      {{"renban", "Renban lines"}, Needs::cells, 3, line(Kind::renban)},
      {{"nabner", "Nabner lines"}, Needs::cells, 6, line(Kind::nabner)},
      {{"palindrome", "Palindromes"}, Needs::cells, 4, line(Kind::palindrome)},
      {{"zipper", "Zippers"}, Needs::cells, 4, line(Kind::zipper)},
      {{"between", "Between lines"}, Needs::cells, 4, line(Kind::between)},
      {{"lockout", "Lockout lines"}, Needs::cells, 8, line(Kind::lockout)},
      {{"regionsum", "Region sum lines"}, Needs::boxes, 4, line(Kind::region_sum)},
      {{"entropic", "Entropic lines"}, Needs::cells, 3, line(Kind::entropic)},
      {{"modular", "Modular lines"}, Needs::cells, 3, line(Kind::modular)},
      {{"sequence", "Sequences"}, Needs::cells, 4, line(Kind::sequence)},
      {{"sumline", "Lines cut into equal sums"}, Needs::cells, 6, line(Kind::sum_line)},
  };
  return all;
}

const Row& row_of(int family) { return rows()[static_cast<std::size_t>(family)]; }

bool has_boxes(const Layout& layout) {
  return std::ranges::any_of(layout.houses(), [](const House& house) {
    return house.kind == HouseKind::box || house.kind == HouseKind::region;
  });
}

}  // namespace

ConstraintSpec on(const Layout& layout, Kind kind, const Cells& cells, std::vector<int> values) {
  ConstraintSpec spec{kind};
  for (const CellId c : cells) spec.cells.push_back(layout.cells()[c].place);
  spec.values = std::move(values);
  return spec;
}

void keep(const Canvas& canvas, ConstraintSpec spec, Clues& clues) {
  Constraint constraint{spec.kind, 1, {}, spec.splits, spec.values, {}};
  for (const Place p : spec.cells)
    constraint.cells.push_back(static_cast<CellId>(canvas.layout.at(p)));
  if (check(spec, canvas.layout.digits(), canvas.layout.values()) &&
      constraints::holds(canvas.layout, constraint, canvas.solution))
    clues.drawn.push_back(std::move(spec));
}

Clues clues_of(int family, Canvas& canvas) {
  const Row& row = row_of(family);
  Clues clues;
  for (const Part& part : row.parts) part.draw(canvas, part.kind, clues);
  clues.kept = row.kept;
  return clues;
}

bool shows_all(int family) { return !row_of(family).kept.empty(); }

Kinds kinds_of_family(int family) {
  Kinds kinds;
  for (const Part& part : row_of(family).parts) kinds.add(part.kind);
  for (const ConstraintSpec& spec : row_of(family).kept) kinds.add(spec.kind);
  return kinds;
}

Expected<void> has_room(const Layout& layout, int family) {
  const Row& row = row_of(family);
  const auto refused = [&](const std::string& why) {
    return fail(std::string(row.family.name) + " " + why);
  };
  if (is_cube(layout.name()))
    return refused("is not drawn on roxdoku, whose layers lie side by side");
  if (layout.digits() < row.digits)
    return refused("needs " + std::to_string(row.digits) + " digits or more");
  const LayoutSpec& spec = layout.spec();
  if (row.needs != Needs::cells && spec.triangle) return refused("is not defined on triangles");
  if (row.needs == Needs::grids && spec.grids.empty())
    return refused("needs the rows and columns of a grid");
  if (row.needs == Needs::boxes && !has_boxes(layout)) return refused("needs boxes or regions");
  return {};
}

}  // namespace generation

std::span<const ClueFamily> clue_families() {
  static const std::vector<ClueFamily> all = [] {
    std::vector<ClueFamily> result;
    for (const auto& row : generation::rows()) result.push_back(row.family);
    return result;
  }();
  return all;
}

bool is_clue_family(std::string_view name) {
  return std::ranges::find(clue_families(), name, &ClueFamily::name) != clue_families().end();
}

Expected<int> find_clue_family(std::string_view name) {
  Nearest nearest(name);
  std::string all;
  for (std::size_t i = 0; i < clue_families().size(); ++i) {
    const std::string_view known = clue_families()[i].name;
    if (known == name) return static_cast<int>(i);
    nearest.consider(known);
    all += (i ? " " : "") + std::string(known);
  }
  const std::string question = nearest.question();
  return fail("no clues are called '" + std::string(name.substr(0, 64)) + "'" +
              (question.empty() ? "; there are " + all : question));
}

}  // namespace clew
