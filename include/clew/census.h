// The number of complete grids of a layout: exact if a method reaches it, an estimate otherwise.
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
  /// Also count essentially different grids: grids that no symmetry of the layout and no renaming
  /// of digits maps to each other.
  bool essentially_different = false;
  /// Seconds for exact methods. A method that would take longer is not started, or stopped in time;
  /// an estimate then uses fewer samples.
  double patience = 1800;
  /// Part of the count, 0 … parts-1; 1 to 1,000,000 parts. The counts of all parts add up to the
  /// number of grids. A part has the same count on every machine and takes about as long as any
  /// other part. `patience` applies to the part. A part is not estimated, and its essentially
  /// different grids are not counted.
  int part = 0, parts = 1;
  int threads = 0;         // 0: all cores
  std::uint64_t seed = 1;  // seed of the estimate
  Stop stop;
  std::function<void(double)> progress;  // receives the share done, 0 to 1; called from any thread
};

struct Census {
  /// Number of grids in decimal digits. Empty if no method reaches the number within the patience,
  /// or if the call was stopped.
  std::string grids;
  std::string essentially_different;  // as `grids`; also empty if not asked for
  double seconds = 0;  // time of counting all grids; excludes the essentially different ones
  enum class Method : std::uint8_t {
    none,  // stopped before a method was chosen
    column_partitions,
    shared_column_partitions,
    splits_of_bands,
    memory_of_subproblems,
    templates_of_digits,
    one_by_one,  // by the solver; at most 100,000 grids but for the names of the digits
    sampling,
  };
  Method method = Method::none;
  bool grid_by_grid = false;  // grids that share cells, counted one after another

  /// Set only if no exact number was reached.
  struct Estimate {
    double log10_grids = 0;
    double relative_error = 0;  // one standard error, from the spread of independent runs
  };
  std::optional<Estimate> estimate;
  bool patience_was_short = false;  // an exact method exists but takes longer than `patience`
};

/// Returns the name of a method as people read it: "by column partitions"; "" for `none`.
std::string_view name(Census::Method);

inline constexpr Kinds census_kinds = told_by_houses;
/// Counts the grids of a layout. Fails if the layout has constraints of kinds outside census_kinds.
/// For parts, also fails if the count cannot be split into parts or the part does not exist.
Expected<Census> take_census(const Layout&, const CensusOptions& = {});

}  // namespace clew
