// The rows of a certificate's formula are kept by the grids that a layout allows, and by no others.
#include <gtest/gtest.h>

#include "constraints/holds.h"
#include "proof/certificate/encoding.h"
#include "proof/certificate/propagator.h"
#include "support/constraints.h"
#include "support/seed.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;
using Digits = std::vector<Digit>;

std::vector<LayoutSpec> boards_of_rows() {
  return {{.digits = 3, .grids = {{.height = 3, .width = 3}}},
          {.digits = 4, .grids = {{.height = 4, .width = 4, .box_height = 2, .box_width = 2}}},
          {.digits = 4,
           .grids = {{.height = 4, .width = 4, .box_height = 2, .box_width = 2}},
           .values = *Values::of({0, 1, 2, 3})},
          {.digits = 6, .grids = {{.height = 2, .width = 6, .box_height = 2, .box_width = 3}}},
          {.digits = 9, .grids = {{.height = 1, .width = 6}}}};
}

// Asks whether rows can be kept by a grid, whatever their other variables are.
class Rows {
 public:
  explicit Rows(const Layout& layout)
      : layout_(layout), encoding_(certificate::Encoding::make(layout, rows_)), propagator_(rows_) {
    if (!encoding_) return;
    propagator_.reset(encoding_->names().size());
    for (certificate::RowId row = 1; row <= encoding_->rows(); ++row) propagator_.add(row);
    possible_ = propagator_.propagate() == 0;
  }
  bool made() const { return encoding_.has_value(); }

  bool kept_by(const Digits& grid) {
    const std::size_t before = propagator_.trail().size();
    bool kept = possible_;
    for (CellId c = 0; c < layout_.size() && kept; ++c)
      kept = propagator_.assign(encoding_->literal(c, grid[c]));
    kept = kept && any();
    propagator_.undo(before);
    return kept;
  }
  int chosen = 0;  // variables that had to be tried

 private:
  bool any() {
    if (propagator_.propagate()) return false;
    for (sat::Var v = 0; v < encoding_->names().size(); ++v) {
      if (!propagator_.is_open(sat::Lit::yes(v))) continue;
      ++chosen;
      for (const sat::Lit l : {sat::Lit::yes(v), sat::Lit::no(v)}) {
        const std::size_t before = propagator_.trail().size();
        propagator_.assign(l);
        const bool kept = any();
        propagator_.undo(before);
        if (kept) return true;
      }
      return false;
    }
    return true;
  }

  const Layout& layout_;
  certificate::RowList rows_;
  Expected<certificate::Encoding> encoding_;
  certificate::Propagator propagator_;
  bool possible_ = false;
};

bool allowed(const Layout& layout, const Digits& grid) {
  for (CellId c = 0; c < layout.size(); ++c)
    for (const CellId peer : layout.peers(c))
      if (grid[peer] == grid[c]) return false;
  return std::ranges::all_of(layout.constraints(), [&](const Constraint& c) {
    return told_by_houses.has(c.kind) || constraints::holds(layout, c, grid);
  });
}

// A grid that keeps houses, if chance finds one soon.
std::optional<Digits> legal_grid(const Layout& layout, std::mt19937_64& random) {
  for (int tries = 0; tries < 200; ++tries) {
    Digits grid(static_cast<std::size_t>(layout.size()));
    bool stuck = false;
    for (CellId c = 0; c < layout.size() && !stuck; ++c) {
      DigitSet left = layout.all_digits();
      for (const CellId peer : layout.peers(c))
        if (peer < c) left.remove(grid[peer]);
      stuck = left.empty();
      for (auto skip = stuck ? 0 : random() % static_cast<unsigned>(left.size()); skip > 0; --skip)
        left.remove(left.first());
      if (!stuck) grid[c] = left.first();
    }
    if (!stuck) return grid;
  }
  return std::nullopt;
}

class CertificateRowsOfKind : public testing::TestWithParam<int> {};

TEST_P(CertificateRowsOfKind, AreKeptByWhatItAllows) {
  const auto kind = static_cast<Kind>(GetParam());
  std::mt19937_64 random(test::seed() + static_cast<unsigned>(GetParam()));
  int made = 0, kept = 0, broken = 0;
  for (int round = 0; round < 40; ++round) {
    SCOPED_TRACE(round);
    auto specs = boards_of_rows();
    LayoutSpec spec = specs[random() % specs.size()];
    const auto bare = build(spec);
    ASSERT_TRUE(bare) << bare.error().reason;
    const auto some = legal_grid(**bare, random);
    ASSERT_TRUE(some);
    test::ConstraintMaker maker(**bare, *some, random);
    auto c = maker.make_true(kind, 6);
    if (!c) c = maker.make(kind, 6);
    spec.add(maker.spec_of(*c));
    const auto layout = build(spec);
    if (!layout) continue;
    Rows rows(**layout);
    if (!rows.made()) continue;
    ++made;
    const auto compare = [&](const Digits& grid) {
      const bool want = allowed(**layout, grid);
      ASSERT_EQ(rows.kept_by(grid), want) << (*layout)->constraint_name(0);
      (want ? kept : broken) += 1;
    };
    for (int i = 0; i < 150; ++i) {
      auto grid = i == 0 ? some : legal_grid(**layout, random);
      if (!grid) grid = legal_grid(**bare, random);
      if (i % 10 == 9) (*grid)[random() % grid->size()] = 1;
      compare(*grid);
      if (HasFatalFailure()) return;
    }
    // Choices may hold at once, and lines that differ need not be compared to their ends.
    if (kind != Kind::either && kind != Kind::sum_line && kind != Kind::full_rank)
      EXPECT_EQ(rows.chosen, 0) << word(kind);
  }
  EXPECT_GT(made, 0);
  EXPECT_GT(kept, 0);
  EXPECT_GT(broken, 0);
}

std::vector<int> kinds_with_rows() {
  std::vector<int> result;
  for (int k = 0; k < static_cast<int>(Kind::custom); ++k) result.push_back(k);
  return result;
}
INSTANTIATE_TEST_SUITE_P(Every, CertificateRowsOfKind, testing::ValuesIn(kinds_with_rows()),
                         [](const auto& info) {
                           return std::string(word(static_cast<Kind>(info.param)));
                         });

}  // namespace
}  // namespace clew
