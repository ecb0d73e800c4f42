#include "symmetry/group.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "base/assert.h"

namespace clew::symmetry {

Permutation identity(std::size_t points) {
  Permutation p(points);
  std::iota(p.begin(), p.end(), std::uint16_t{0});
  return p;
}

Permutation then(const Permutation& a, const Permutation& b) {
  CLEW_ASSERT(a.size() == b.size());
  Permutation result(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) result[i] = b[a[i]];
  return result;
}

Permutation inverse(const Permutation& p) {
  CLEW_ASSERT(is_permutation(p));
  Permutation result(p.size());
  for (std::size_t i = 0; i < p.size(); ++i) result[p[i]] = static_cast<std::uint16_t>(i);
  return result;
}

namespace {

struct Hash {
  std::size_t operator()(const Permutation& p) const {
    std::uint64_t h = 0;
    for (std::uint16_t x : p) h = (h ^ x) * 0x9E3779B97F4A7C15u + (h >> 31);
    return h;
  }
};

}  // namespace

bool is_permutation(const Permutation& p) {
  std::vector<bool> met(p.size());
  for (const std::uint16_t x : p) {
    if (x >= p.size() || met[x]) return false;
    met[x] = true;
  }
  return true;
}

std::optional<std::vector<ConjugacyClass>> conjugacy_classes(
    const std::vector<Permutation>& generators, std::size_t points, std::size_t limit) {
  std::unordered_map<Permutation, bool, Hash> in_class;  // all elements; true once in a class
  std::vector<const Permutation*> elements;              // elements in the order found
  auto meet = [&](Permutation p) {
    const auto [at, fresh] = in_class.emplace(std::move(p), false);
    if (fresh) elements.push_back(&at->first);
  };
  meet(identity(points));
  for (std::size_t i = 0; i < elements.size(); ++i) {
    if (elements.size() > limit) return std::nullopt;
    for (const Permutation& g : generators) meet(then(*elements[i], g));
  }

  std::vector<Permutation> inverses;
  for (const Permutation& g : generators) inverses.push_back(inverse(g));
  std::vector<ConjugacyClass> classes;
  for (const Permutation* element : elements) {
    if (in_class[*element]) continue;
    std::vector<const Permutation*> members;
    auto join = [&](const Permutation& p) {
      const auto at = in_class.find(p);
      CLEW_ASSERT(at != in_class.end());
      if (std::exchange(at->second, true)) return;
      members.push_back(&at->first);
    };
    join(*element);
    for (std::size_t i = 0; i < members.size(); ++i)
      for (std::size_t g = 0; g < generators.size(); ++g)
        join(then(then(inverses[g], *members[i]), generators[g]));
    classes.push_back({*element, members.size()});
  }
  CLEW_ASSERT(std::ranges::all_of(
      classes, [&](const ConjugacyClass& c) { return elements.size() % c.size == 0; }));
  CLEW_ASSERT(std::accumulate(classes.begin(), classes.end(), std::uint64_t{0},
                              [](std::uint64_t sum, const ConjugacyClass& c) {
                                return sum + c.size;
                              }) == elements.size());
  return classes;
}

}  // namespace clew::symmetry
