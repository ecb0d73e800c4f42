// The path of a node in its puzzle's search tree, in one word.
//
// From the top bit down: 0 for each first child and 1 for each second child on the path from the
// root, then a 1 that marks the end. Numeric order equals depth-first order, so of two solutions
// the one with the lower path comes first, whatever the order in which a batch finds them.
#pragma once

#include <cstdint>

namespace clew::search {

using Path = std::uint64_t;

inline constexpr Path root_path = Path{1} << 63;

/// At depth 63 there is no room left, and children keep their parent's path.
constexpr bool is_full(Path p) { return p & 1; }
constexpr Path first_child(Path p) { return p - ((p & -p) >> 1); }
constexpr Path second_child(Path p) { return p + ((p & -p) >> 1); }

}  // namespace clew::search
