#include "base/nearest.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/assert.h"

namespace clew {
namespace {

constexpr std::size_t longest_name = 64;

std::size_t distance(std::string_view a, std::string_view b) {  // Levenshtein
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t corner = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t cost = corner + (a[i - 1] != b[j - 1]);
      corner = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, cost});
    }
  }
  CLEW_ASSERT(row.back() <= std::max(a.size(), b.size()));
  CLEW_ASSERT(row.back() + std::min(a.size(), b.size()) >= std::max(a.size(), b.size()));
  return row.back();
}

}  // namespace

Nearest::Nearest(std::string_view word)
    : word_(word), best_(std::min<std::size_t>(4, 1 + word.size() / 2)) {}

void Nearest::consider(std::string_view name) {
  if (word_.size() > longest_name) return;
  const std::size_t d = distance(word_, name);
  if (d >= best_) return;
  best_ = d;
  nearest_ = name;
}

std::string Nearest::question() const {
  return nearest_.empty() ? "" : "; did you mean '" + std::string(nearest_) + "'?";
}

}  // namespace clew
