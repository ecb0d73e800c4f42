// Symmetries of one conjugacy class fix equally many grids, and so do renamings of one cycle type.
// For 9x9, 275 classes times 30 cycle types represent 3,359,232 times 9! pairs. The frontier walk
// counts the grids that a pair fixes.
#include "census/burnside.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <numeric>

#include "base/assert.h"
#include "base/parallel.h"
#include "census/frontier.h"
#include "symmetry/automorphisms.h"

namespace clew::census {
namespace {

using symmetry::conjugacy_classes;
using symmetry::ConjugacyClass;
using symmetry::Permutation;

constexpr std::size_t element_limit = 600'000;  // elements of a group that is listed element by
                                                // element

// Permutations of the lines of a square with boxes: of the lines within bands, and of the bands.
std::vector<Permutation> line_generators(int lines, int band) {
  const auto n = static_cast<std::size_t>(lines);
  std::vector<Permutation> result;
  auto add = [&](int unit, int count) {  // exchange the first two units; turn all of them round
    if (count < 2) return;
    for (int shift : {2, count}) {
      Permutation p = symmetry::identity(n);
      for (int i = 0; i < shift * unit; ++i)
        p[i] = static_cast<std::uint16_t>((i + unit) % (shift * unit));
      CLEW_ASSERT(symmetry::is_permutation(p));
      result.push_back(std::move(p));
    }
  };
  add(1, band);
  add(band, lines / band);
  return result;
}

[[maybe_unused]] std::uint64_t sum_of_sizes(const std::vector<ConjugacyClass>& classes) {
  std::uint64_t sum = 0;
  for (const ConjugacyClass& c : classes) sum += c.size;
  return sum;
}

// The classes of permuting rows, permuting columns, and transposition for square boxes. The group
// is a direct product, far too large to list; its classes are pairs of classes.
std::optional<std::vector<ConjugacyClass>> classes_of_square(const SubGrid& g) {
  const int n = g.height;
  const int band = g.box_height ? g.box_height : 1, stack = g.box_width ? g.box_width : 1;
  const auto lines = static_cast<std::size_t>(n);
  const auto rows = conjugacy_classes(line_generators(n, band), lines, element_limit);
  const auto cols = conjugacy_classes(line_generators(n, stack), lines, element_limit);
  if (!rows || !cols) return std::nullopt;
  const bool transposes = band == stack;
  std::uint64_t permutations = 0;
  for (const auto& c : *rows) permutations += c.size;

  std::vector<ConjugacyClass> result;
  auto add = [&](const Permutation& r, const Permutation& c, bool transposed, std::uint64_t size) {
    Permutation map(lines * lines);
    for (std::size_t row = 0; row < lines; ++row)
      for (std::size_t col = 0; col < lines; ++col)
        map[row * lines + col] =
            static_cast<std::uint16_t>(transposed ? r[col] * lines + row : r[row] * lines + c[col]);
    CLEW_ASSERT(symmetry::is_permutation(map));
    result.push_back({std::move(map), size});
  };
  for (std::size_t i = 0; i < rows->size(); ++i)
    for (std::size_t j = transposes ? i : 0; j < cols->size(); ++j)
      add((*rows)[i].representative, (*cols)[j].representative, false,
          (*rows)[i].size * (*cols)[j].size * (transposes && i != j ? 2 : 1));
  // Transposed, (r, c) is conjugate to (r c, 1): as many elements as there are choices for c.
  if (transposes)
    for (const auto& r : *rows) add(r.representative, {}, true, r.size * permutations);
  CLEW_ASSERT(sum_of_sizes(result) == permutations * sum_of_sizes(*cols) * (transposes ? 2u : 1u));
  return result;
}

bool plain_square(const LayoutSpec& spec) {
  return spec.grids.size() == 1 && spec.grids[0].height == spec.grids[0].width &&
         spec.grids[0].regions.empty() && spec.constraints.empty();
}

std::vector<CycleType> cycle_types(int digits) {
  std::vector<CycleType> result;
  CycleType type;
  auto extend = [&](auto& self, int rest, int least) -> void {
    CLEW_ASSERT(std::accumulate(type.begin(), type.end(), rest) == digits);
    if (rest == 0) result.push_back(type);
    for (int length = least; length <= rest; ++length) {
      type.push_back(length);
      self(self, rest - length, length);
      type.pop_back();
    }
  };
  extend(extend, digits, 1);
  return result;
}

// Number of renamings with this cycle type.
Natural renamings(const CycleType& type, int digits) {
  Natural result = factorial(digits);
  std::map<int, std::uint64_t> seen;
  for (int length : type) {
    result.divide(static_cast<std::uint64_t>(length));
    result.divide(++seen[length]);
  }
  return result;
}

}  // namespace

std::optional<Natural> essentially_different(const Layout& layout, const Natural& grids,
                                             int threads, const Stop& stop,
                                             const std::function<void(double)>& progress) {
  std::optional<std::vector<ConjugacyClass>> classes;
  if (plain_square(layout.spec())) {
    classes = classes_of_square(layout.spec().grids[0]);
  } else {
    const symmetry::Automorphisms group(layout);
    if (group.order().log10() * 3.33 + std::log2(layout.size()) < 26)
      classes = conjugacy_classes(group.generators(), static_cast<std::size_t>(layout.size()),
                                  element_limit);
  }
  if (!classes) return std::nullopt;

  const auto types = cycle_types(layout.digits());
  std::vector<Natural> names;
  for (const CycleType& type : types) names.push_back(renamings(type, layout.digits()));
  CLEW_ASSERT(std::accumulate(names.begin(), names.end(), Natural()) == factorial(layout.digits()));
  std::vector<Natural> fixed(classes->size());
  std::atomic<bool> failed{false};
  std::atomic<std::size_t> done{0};
  parallel_for(classes->size(), threads, [&](std::size_t i) {
    const Permutation& g = (*classes)[i].representative;
    if (failed) return;
    if (g == symmetry::identity(g.size())) {
      fixed[i] = grids;
    } else {
      const FrontierPlan plan(layout, g);
      const FrontierPlan::Limits limits{std::size_t{1} << 21, stop};
      for (std::size_t t = 0; t < types.size() && !failed; ++t) {
        const auto count = plan.count(types[t], limits);
        if (!count)
          failed = true;
        else if (!count->zero())
          fixed[i] += names[t] * *count;
      }
    }
    if (progress) progress(static_cast<double>(++done) / static_cast<double>(classes->size()));
  });
  if (failed) return std::nullopt;

  Natural sum;
  std::uint64_t order = 0;
  for (std::size_t i = 0; i < classes->size(); ++i) {
    sum += fixed[i] * Natural(Wide{(*classes)[i].size});
    order += (*classes)[i].size;
  }
  CLEW_ASSERT(order > 0);
  if (sum.divide(order) != 0) return std::nullopt;
  for (int d = 2; d <= layout.digits(); ++d)
    if (sum.divide(static_cast<std::uint64_t>(d)) != 0) return std::nullopt;
  return sum;
}

}  // namespace clew::census
