// validate(): every field of a step, at the end of its range and one behind it.
#include "clew/step.h"

#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "proof/deadly.h"
#include "support/position.h"

namespace clew::test {
namespace {

/// A step that owns its data, which names the last cells, digits, houses and constraint of a layout
/// with one cage.
struct OwnStep {
  std::vector<Candidate> placements, eliminations;
  std::vector<Fact> facts;
  std::vector<Node> chain;
  std::vector<CellId> chain_cells, cells;
  std::vector<DigitSet> digits;
  TechniqueId technique = TechniqueId{static_cast<int>(TechniqueId::count) - 1};

  bool is_valid(const Layout& layout) const {
    const DeadlyPattern deadly{cells, digits};
    return validate(layout, {.technique = technique,
                             .placements = placements,
                             .eliminations = eliminations,
                             .facts = facts,
                             .chain = chain,
                             .chain_cells = chain_cells,
                             .deadly = &deadly})
        .has_value();
  }
};

LayoutPtr layout_with_a_cage() {
  LayoutSpec spec = layout_named("9x9")->spec();
  spec.add({Constraint::Kind::cage, {{0, 0}, {0, 1}}, {}, {3}});
  return *build(spec);
}

OwnStep last_of_all(const Layout& layout) {
  const auto cell = static_cast<CellId>(layout.size() - 1);
  const auto digit = static_cast<Digit>(layout.digits());
  const auto house = static_cast<HouseId>(layout.houses().size() - 1);
  const auto rule = static_cast<std::uint16_t>(layout.constraints().size() - 1);
  const auto says = Fact::Says::one;
  return {.placements = {{0, 1}, {cell, digit}},
          .eliminations = {{0, 2}, {cell, digit}},
          .facts = {{{Unit::Kind::cell, 0, cell, 0}, says},
                    {{Unit::Kind::house, digit, house, 0}, says},
                    {{Unit::Kind::pair, digit, cell, cell}, says},
                    {{Unit::Kind::constraint, 0, rule, 0}, Fact::Says::holds}},
          .chain = {{0, 1, digit, true, Link::none}, {1, 2, digit, false, Link::weak}},
          .chain_cells = {0, 1, cell},
          .cells = {0, cell},
          .digits = {DigitSet{0b11}, DigitSet::of(digit) | DigitSet::of(1)}};
}

TEST(ValidStep, NoFieldGoesBehindItsRange) {
  const LayoutPtr layout = layout_with_a_cage();
  const OwnStep last = last_of_all(*layout);
  ASSERT_TRUE(last.is_valid(*layout));
  const std::vector<std::pair<const char*, std::function<void(OwnStep&)>>> changes = {
      {"technique", [](OwnStep& s) { s.technique = TechniqueId::count; }},
      {"placed cell", [](OwnStep& s) { ++s.placements[1].cell; }},
      {"placed digit", [](OwnStep& s) { ++s.placements[1].digit; }},
      {"placed digit 0", [](OwnStep& s) { s.placements[0].digit = 0; }},
      {"eliminated cell", [](OwnStep& s) { ++s.eliminations[1].cell; }},
      {"eliminated digit", [](OwnStep& s) { ++s.eliminations[1].digit; }},
      {"eliminated digit 0", [](OwnStep& s) { s.eliminations[0].digit = 0; }},
      {"cell of a fact", [](OwnStep& s) { ++s.facts[0].unit.a; }},
      {"digit of a fact", [](OwnStep& s) { ++s.facts[1].unit.digit; }},
      {"house of a fact", [](OwnStep& s) { ++s.facts[1].unit.a; }},
      {"first cell of a pair", [](OwnStep& s) { ++s.facts[2].unit.a; }},
      {"second cell of a pair", [](OwnStep& s) { ++s.facts[2].unit.b; }},
      {"constraint of a fact", [](OwnStep& s) { ++s.facts[3].unit.a; }},
      {"kind of a fact", [](OwnStep& s) { s.facts[0].unit.kind = Unit::Kind{4}; }},
      {"cell of a chain", [](OwnStep& s) { ++s.chain_cells[2]; }},
      {"digit of a node", [](OwnStep& s) { ++s.chain[1].digit; }},
      {"digit 0 of a node", [](OwnStep& s) { s.chain[0].digit = 0; }},
      {"first cell of a node", [](OwnStep& s) { ++s.chain[1].first; }},
      {"cells of a node", [](OwnStep& s) { ++s.chain[1].count; }},
      {"no cells of a node", [](OwnStep& s) { s.chain[0].count = 0; }},
      {"cell of a pattern", [](OwnStep& s) { ++s.cells[1]; }},
      {"digit of a pattern", [](OwnStep& s) { s.digits[1] = DigitSet::of(1) | DigitSet::of(10); }},
      {"digits of a pattern", [](OwnStep& s) { s.digits.pop_back(); }}};
  for (const auto& [field, change] : changes) {
    OwnStep step = last;
    change(step);
    EXPECT_FALSE(step.is_valid(*layout)) << field;
  }
}

TEST(Deadly, NeitherCellsNorDigitsBehindTheLast) {
  Position p("9x9");
  const std::vector<CellId> cells = p.ids("r8c6 r8c9 r9c6 r9c9");
  const std::vector<DigitSet> pair(4, DigitSet::of(8) | DigitSet::of(9));
  EXPECT_TRUE(is_deadly(*p.layout(), p.grid(), {}, {cells, pair}));
  const std::vector<DigitSet> behind(4, DigitSet::of(9) | DigitSet::of(10));
  EXPECT_FALSE(is_deadly(*p.layout(), p.grid(), {}, {cells, behind}));
  std::vector<CellId> outside = cells;
  ++outside.back();
  EXPECT_FALSE(is_deadly(*p.layout(), p.grid(), {}, {outside, pair}));
  const std::vector<CellId> fewer(cells.begin(), cells.end() - 1);
  EXPECT_FALSE(is_deadly(*p.layout(), p.grid(), {}, {fewer, pair}));
  EXPECT_FALSE(is_deadly(*p.layout(), p.grid(), {}, {}));
  const std::vector<DigitSet> three(4, DigitSet{0b111});
  EXPECT_FALSE(is_deadly(*p.layout(), p.grid(), {}, {cells, three}));
  const std::vector<CellId> twice{cells[0], cells[1], cells[0], cells[1]};
  EXPECT_FALSE(is_deadly(*p.layout(), p.grid(), {}, {twice, pair}));
}

TEST(Deadly, NeitherGivensNorValues) {
  Position p("9x9");
  const std::vector<CellId> cells = p.ids("r1c1 r1c4 r2c1 r2c4");
  const std::vector<DigitSet> pair(4, DigitSet{0b11});
  std::vector<Digit> givens(81);
  EXPECT_TRUE(is_deadly(*p.layout(), p.grid(), givens, {cells, pair}));
  for (const CellId c : cells) {
    givens[c] = 1;
    EXPECT_FALSE(is_deadly(*p.layout(), p.grid(), givens, {cells, pair})) << c;
    givens[c] = 0;
  }
  p.value("r2c4", 1);
  EXPECT_FALSE(is_deadly(*p.layout(), p.grid(), {}, {cells, pair}));
  EXPECT_TRUE(is_deadly(*p.layout(), p.grid(), givens, {cells, pair}));
}

}  // namespace
}  // namespace clew::test
