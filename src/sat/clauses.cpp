#include "sat/clauses.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::sat {

void Clauses::clear() {
  arena_.clear();
  all_.clear();
  for (auto& list : watches_) list.clear();
}

ClauseRef Clauses::add(std::span<const Lit> literals, std::uint32_t glue) {
  CLEW_ASSERT(literals.size() >= 2 && glue <= literals.size());
  CLEW_ASSERT(std::ranges::all_of(literals, [&](Lit l) { return l.code < watches_.size(); }));
  const auto c = static_cast<ClauseRef>(arena_.size());
  arena_.push_back(static_cast<std::uint32_t>(literals.size()));
  arena_.push_back(glue);
  arena_.push_back(1);
  for (Lit l : literals) arena_.push_back(l.code);
  all_.push_back(c);
  watch(c);
  return c;
}

// Unused before used, then high glue before low, long before short, old before new.
void Clauses::sort_worst_first(std::vector<ClauseRef>& clauses) const {
  std::sort(clauses.begin(), clauses.end(), [&](ClauseRef a, ClauseRef b) {
    const bool used_a = arena_[a + 2] > 0, used_b = arena_[b + 2] > 0;
    if (used_a != used_b) return used_b;
    if (glue(a) != glue(b)) return glue(a) > glue(b);
    if (size(a) != size(b)) return size(a) > size(b);
    return a < b;
  });
}

void Clauses::watch_all() {
  for (auto& list : watches_) list.clear();
  for (ClauseRef c : all_) watch(c);
  CLEW_ASSERT(std::ranges::is_sorted(all_) && (all_.empty() || all_.back() < arena_.size()));
}

}  // namespace clew::sat
