// Random full grids of any layout.
#pragma once

#include <memory>
#include <vector>

#include "base/random.h"
#include "clew/solve.h"
#include "generate/nine_grids.h"
#include "generate/seeker.h"
#include "search/descent.h"

namespace clew::generation {

/// Can be shared by threads.
class GridSource {
 public:
  /// Fails if Solver::make fails.
  static Expected<GridSource> make(LayoutPtr);
  /// One digit a cell; empty when none was found: the layout has none, or a stop came.
  std::vector<Digit> draw(Random&, const Stop&) const;

  /// The layout is 9x9 with no rule but rows, columns and boxes.
  bool classic() const { return nine_ != nullptr; }
  void draw_classic(Random& random, std::uint8_t* cells) const { nine_->draw(random, cells); }
  const Solver& solver() const { return solver_; }

 private:
  GridSource(LayoutPtr, Solver);
  struct Filled {
    CellId cell;
    Digit digit;
  };
  std::vector<Digit> from_population(Random&, const Stop&) const;
  std::vector<Filled> descend_once(Random&) const;
  std::vector<Digit> under_constraints(Random&, const Stop&) const;
  std::vector<Digit> completed(Random&, const Stop&) const;

  LayoutPtr layout_;
  std::unique_ptr<const NineGrids> nine_;
  search::DescentShape shape_;
  Solver solver_;
  std::optional<Seeker> seeker_;  // set if the layout has constraints beyond houses
};

}  // namespace clew::generation
