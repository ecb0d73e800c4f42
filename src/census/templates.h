// 9x9 grids with more rules, counted by the places one digit can take.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/natural.h"
#include "census/share.h"
#include "clew/layout.h"
#include "clew/stop.h"

namespace clew::census {

class TemplateCensus {
 public:
  using Template = Wide;  // the nine cells of one digit, as bits

  /// Lists the templates. The layout must have 81 cells and nine digits, nine disjoint complete
  /// houses that contain all cells (for example the rows), and not too many templates.
  explicit TemplateCensus(const Layout&);

  bool possible() const { return possible_; }
  std::size_t templates() const { return templates_.size(); }
  /// About how long the count takes on one core, from a few samples; takes a second or less.
  double seconds_estimate(const Stop&) const;
  /// Counts a share of the pieces, a part of the sum. Returns nothing if stopped. `progress`
  /// receives the share done, from any thread.
  std::optional<Natural> count(Share, int threads, const Stop&,
                               const std::function<void(double)>& progress) const;

 private:
  /// The first digit's template, up to symmetries that keep the pivot cell, and how many like it.
  struct Start {
    Template cells;
    std::uint64_t size;
  };
  void list_templates(const Layout&);
  void choose_pivot(const Layout&);

  /// Returns the templates of the eight other digits, grouped by their cell in the first naming
  /// house; the shortest list first, the others from long to short. Empty if a digit has no
  /// template.
  std::vector<std::vector<Template>> lists_beside(Template first) const;

  std::vector<std::vector<CellId>> naming_houses_;  // nine disjoint complete houses
  std::vector<Template> templates_;
  std::vector<Start> starts_;
  bool possible_ = false;
};

}  // namespace clew::census
