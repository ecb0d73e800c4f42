// New puzzles to order.
//
// Puzzle number i of a seed is always the same, on any number of threads: attempts are numbered,
// each draws from a random generator of its own, and those that meet the requirements come out in
// order. docs/generating.md tells how grids are drawn and what is known of the distributions.
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

/// How the givens lie: a cell and its images are all given or all blank.
enum class GivensSymmetry : std::uint8_t {
  none,
  point,         // half a turn
  horizontal,    // left and right mirrored
  vertical,      // top and bottom mirrored
  mirrors,       // both
  diagonal,      // mirrored in the main diagonal
  antidiagonal,  // in the other
  rotational,    // a quarter turn, or a third on a triangle
  full,          // every one that the layout has
};
std::string_view name(GivensSymmetry);
Expected<GivensSymmetry> find_symmetry(std::string_view name);

/// Constraints that the generator draws by itself: a way to divide a grid into cages, to lay
/// thermometers, to set dots.
struct ClueFamily {
  std::string_view name;   // "killer"
  std::string_view title;  // a few words for a list
};
std::span<const ClueFamily> clue_families();
/// Its number in that list, or an error that names the nearest ones.
Expected<int> find_clue_family(std::string_view name);
/// Whether the word is one of theirs, and not a constraint of the whole layout.
bool is_clue_family(std::string_view name);

struct Requirements {
  /// Clues of these families (numbers of the list above) besides givens. As many givens are added
  /// as one solution needs, often none. `minimal` then says that no clue can go either. Excludes
  /// symmetry and pattern.
  std::vector<int> with;
  GivensSymmetry symmetry = GivensSymmetry::none;
  /// No given can go without a second solution. Without it and without `clues`, givens are removed
  /// as long as their images under the symmetry can go with them.
  bool minimal = false;
  std::optional<int> clues;  // exactly so many givens
  /// A flag for each cell: givens stand there and nowhere else. Empty: anywhere.
  std::vector<bool> pattern;
  std::optional<Level> level;
  std::optional<std::pair<Tenths, Tenths>> er;  // least and most
  /// The path in order uses each of these, and without it is stuck or has a higher level. Few
  /// techniques have no substitute of their own level; after 1,000 attempts it is enough that the
  /// path without it needs a technique later in the table than all that it used.
  std::vector<TechniqueId> require;
  /// Positions to practise on: of `require` it is enough that the path in order comes to one of
  /// them, whether or not it could do without; see Generated::position.
  bool at = false;
  /// What the path to a position may use besides. Many techniques are never the next step while
  /// others that do the same come before them in the table.
  TechniqueSet by = TechniqueSet::all();
};

/// A grid on the path in order, right before a step of that technique.
struct Position {
  TechniqueId next;
  Grid grid;
};

struct Generated {
  std::vector<Digit> givens, solution;  // one digit a cell, 0 = blank
  LayoutPtr layout;  // the one asked for, or the same with the constraints that were drawn
  std::optional<Level> level;        // when graded
  std::optional<Rating> rating;      // when rated
  std::optional<Position> position;  // when asked for
  std::uint64_t attempt = 0;         // its number
};

struct GenerateOptions {
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  /// The first attempt, and after how many to end though fewer were found: so that parts of a long
  /// run can be made apart, and any division gives the same puzzles.
  std::uint64_t first = 0, attempts = ~std::uint64_t{0};
  int threads = 0;     // 0: all cores
  bool grade = false;  // say the level even where none is required
  bool rate = false;   // say ER, EP, ED even where none are required
  Stop stop;
  /// Hears from time to time, on the calling thread, how many were found and tried.
  std::function<void(std::uint64_t found, std::uint64_t tried)> progress;
};

struct GenerateReport {
  std::uint64_t found = 0, tried = 0;
};

inline constexpr Kinds generate_kinds = told_by_houses | told_by_primitives;

/// Hands over one puzzle after the other until `count` are found, the sink returns false, or a
/// stop; what was found before a stop is handed over. Fails at once when it is known that no puzzle
/// of the layout meets the requirements, and says why: a symmetry that its picture does not have,
/// fewer givens than one solution needs, a technique above the required level, clues that the
/// layout has no room for, a level where logic does not know the constraints, constraints of other
/// kinds than generate_kinds.
Expected<GenerateReport> generate(const LayoutPtr&, const Requirements&, const GenerateOptions&,
                                  const std::function<bool(const Generated&)>& sink);

/// A random full grid, as the generator draws it: for 9x9 exactly uniform. Empty when stopped, and
/// where there is none. Fails when there is no layout, and for constraints of other kinds.
Expected<std::vector<Digit>> random_grid(const LayoutPtr&, std::uint64_t seed, std::uint64_t number,
                                         const Stop& = {});

}  // namespace clew
