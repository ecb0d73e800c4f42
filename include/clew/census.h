// How many complete grids a layout has, exactly where that can be reached, else by an estimate.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "clew/layout.h"
#include "clew/stop.h"

namespace clew {

struct CensusOptions {
  /// Also count the grids that no symmetry of the layout and no renaming of digits takes to one
  /// another.
  bool essentially_different = false;
  /// Exact methods that would take more seconds than about this are not begun, and end then; an
  /// estimate is made of fewer samples.
  double patience = 1800;
  /// Part 0 … parts-1 of the count, 1 to 1,000,000 parts: their numbers of grids add up to the whole,
  /// and each is the same wherever it is counted. `patience` is for the part, which takes about as
  /// long as any other; it is neither estimated nor are its essentially different grids counted.
  int part = 0, parts = 1;
  int threads = 0;         // 0: all cores
  std::uint64_t seed = 1;  // of the estimate
  Stop stop;
  std::function<void(double)> progress;  // hears the share done, 0 to 1, from any thread
};

struct Census {
  /// Decimal digits; empty when the number is out of reach, of this patience or of any, or the call
  /// was stopped.
  std::string grids;
  std::string essentially_different;  // the same; empty also when not asked for
  double seconds = 0;  // of counting the grids, without the essentially different ones
  enum class Method : std::uint8_t {
    none,  // stopped before any
    column_partitions,
    shared_column_partitions,
    splits_of_bands,
    memory_of_subproblems,
    templates_of_digits,
    sampling,
  };
  Method method = Method::none;
  bool grid_by_grid = false;  // of grids that share cells, one after another

  /// Only where no exact number was reached.
  struct Estimate {
    double log10_grids = 0;
    double relative_error = 0;  // one standard error, from the spread of independent runs
  };
  std::optional<Estimate> estimate;
  bool patience_was_short = false;  // there is an exact method, and it takes longer
};

/// What was done, for a person: "by column partitions"; "" for none.
std::string_view name(Census::Method);

inline constexpr Kinds census_kinds = told_by_houses;
/// Fails for constraints of other kinds; for parts also where the count is no sum of pieces, or there
/// is no such part.
Expected<Census> take_census(const Layout&, const CensusOptions& = {});

}  // namespace clew
