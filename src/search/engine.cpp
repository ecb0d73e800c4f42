// Small jobs go to the plain search, which hands over what it does not get through; large ones to
// clause learning, which is ahead of it from 16x16 up.
#include "search/engine.h"

#include "search/large.h"
#include "search/plain.h"

namespace clew::search {

namespace {

constexpr int large_from_digits = 16;
constexpr std::uint64_t patience = 1'000'000;  // removals without a solution: some tens of ms

}  // namespace

Outcome search_any(const Tables& tables, const Job& job) {
  const auto large = [&](const Job& part) { return search_large(tables, part); };
  if (tables.digits >= large_from_digits) return large(job);
  return search_plain(tables, job, {patience, large});
}

}  // namespace clew::search
