// Small permutation groups, element by element: their order and their conjugacy classes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace clew::symmetry {

/// Image of each of n points, numbered from 0.
using Permutation = std::vector<std::uint16_t>;

Permutation identity(std::size_t points);
/// First a, then b.
Permutation then(const Permutation& a, const Permutation& b);
Permutation inverse(const Permutation&);
/// Returns true if each point is taken to one of the points, and no two to the same.
bool is_permutation(const Permutation&);

struct ConjugacyClass {
  Permutation representative;
  std::uint64_t size = 0;
};

/// All classes of the group that the generators make; nothing when it has more than `limit`
/// elements. The identity's class comes first.
std::optional<std::vector<ConjugacyClass>> conjugacy_classes(
    const std::vector<Permutation>& generators, std::size_t points, std::size_t limit);

}  // namespace clew::symmetry
