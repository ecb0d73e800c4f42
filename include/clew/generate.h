// New puzzles to order.
//
// Puzzle number i of a seed is the same on any number of threads: attempts are numbered, each uses
// a random generator of its own, and accepted puzzles come out in order. docs/generating.md
// explains how grids are drawn and describes the distributions.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "clew/puzzle.h"
#include "clew/rate.h"
#include "clew/stop.h"
#include "clew/technique.h"

namespace clew {

/// Symmetry of the givens: a cell and its images are all given or all blank.
enum class GivensSymmetry : std::uint8_t {
  none,
  point,         // half turn
  horizontal,    // left-right mirror
  vertical,      // top-bottom mirror
  mirrors,       // both mirrors
  diagonal,      // mirror in the main diagonal
  antidiagonal,  // mirror in the anti-diagonal
  rotational,    // quarter turn; third of a turn on a triangle
  full,          // every symmetry of the layout's picture
};
std::string_view name(GivensSymmetry);
Expected<GivensSymmetry> find_symmetry(std::string_view name);

/// A family of constraints that the generator can draw: dividing a grid into cages, laying
/// thermometers, setting dots.
struct ClueFamily {
  std::string_view name;   // "killer"
  std::string_view title;  // a few words for a list
};
std::span<const ClueFamily> clue_families();
/// Returns the index of a family in clue_families(), or an error that names similar names.
Expected<int> find_clue_family(std::string_view name);
/// Returns true if the word names a family rather than a constraint of the whole layout.
bool is_clue_family(std::string_view name);

struct Requirements {
  /// Families of clues to draw besides givens, as indices into clue_families(). Only as many givens
  /// are added as one solution needs, often none. With `minimal`, no clue can be removed either.
  /// Excludes symmetry and pattern.
  std::vector<int> with;
  GivensSymmetry symmetry = GivensSymmetry::none;
  /// No given can be removed without a second solution. If false and `clues` is unset, givens are
  /// removed as long as their images under the symmetry can be removed with them.
  bool minimal = false;
  std::optional<int> clues;  // exact number of givens
  /// One flag per cell: exactly the flagged cells are given. Empty: any cells.
  std::vector<bool> pattern;
  std::optional<Level> level;
  std::optional<std::pair<Tenths, Tenths>> er;  // bounds, both inclusive
  /// The path in order uses each of these techniques, and without one of them is stuck or has a
  /// higher level. Few techniques have no substitute of their own level. After 1,000 attempts it is
  /// enough that the path without the technique needs one that comes later in the table than all
  /// that it used.
  std::vector<TechniqueId> require;
  /// Positions for practice: it is enough that the path in order reaches a technique of `require`,
  /// even if it could do without; see Generated::position.
  bool at = false;
  /// Techniques that the path to a position may also use. Many techniques are never the next step
  /// while equivalent ones come before them in the table.
  TechniqueSet by = TechniqueSet::all();
};

/// A grid on the path in order, just before a step of the technique.
struct Position {
  TechniqueId next;
  Grid grid;
};

struct Generated {
  std::vector<Digit> givens, solution;  // one digit a cell, 0 = blank
  LayoutPtr layout;                  // the layout asked for, or the same with the drawn constraints
  std::optional<Level> level;        // set if graded
  std::optional<Rating> rating;      // set if rated
  std::optional<Position> position;  // set if asked for
  std::uint64_t attempt = 0;         // number of the attempt
};

struct GenerateReport {
  std::uint64_t found = 0, tried = 0;  // puzzles, and attempts
  /// If a level is required: the one nearest to it among the levels of the puzzles made. Empty
  /// before the first is graded.
  std::optional<Level> nearest;
};

struct GenerateOptions {
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  /// The first attempt and the number of attempts, after which the call ends even if fewer puzzles
  /// were found. Parts of a long run can be made separately; every division gives the same puzzles.
  std::uint64_t first = 0, attempts = ~std::uint64_t{0};
  int threads = 0;     // 0: all cores
  bool grade = false;  // compute the level even if no level is required
  bool rate = false;   // compute ER, EP and ED even if no rating is required
  Stop stop;
  /// Receives the report so far, from time to time, on the calling thread.
  std::function<void(const GenerateReport&)> progress;
};

inline constexpr Kinds generate_kinds = told_by_houses | told_by_primitives;

/// Passes puzzles to the sink until `count` are found, the sink returns false, or a stop is
/// requested. Puzzles found before a stop are still passed. Fails at once, with the reason, if no
/// puzzle of the layout can meet the requirements: a symmetry that its picture lacks, fewer givens
/// than one solution needs, a technique above the required level, clues that do not fit in the
/// layout, a level for constraints that logic does not support, or constraints of kinds outside
/// generate_kinds.
Expected<GenerateReport> generate(const LayoutPtr&, const Requirements&, const GenerateOptions&,
                                  const std::function<bool(const Generated&)>& sink);

/// Draws a random full grid; for 9x9 exactly uniformly. Returns an empty vector if stopped or if no
/// grid exists. Fails if the layout is null or has constraints of other kinds.
Expected<std::vector<Digit>> random_grid(const LayoutPtr&, std::uint64_t seed, std::uint64_t number,
                                         const Stop& = {});

}  // namespace clew
