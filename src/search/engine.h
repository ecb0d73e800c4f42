// Common interface of this room's engines: a job has candidates for every cell, and an engine
// visits every way to choose one in each, up to a limit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "clew/digits.h"
#include "clew/solve.h"

namespace clew::search {

struct Job {
  std::span<const DigitSet> start;  // one set a cell; a cell with a single digit is a value
  std::uint64_t limit = 0;          // 0: none
  Stop stop;
  std::size_t memory = std::size_t{1} << 30;
  const Visit* visit = nullptr;  // null: only the number is wanted
  std::uint64_t conflicts = ~std::uint64_t{0};
  std::uint64_t idle = ~std::uint64_t{0};  // nodes without a further solution, once many are found
};

struct Outcome {
  std::uint64_t solutions = 0;
  bool exact = false;  // every solution was seen
  bool ended = false;  // by the visitor, Stop or a bound, before all were seen
};

struct Tables;

/// Solutions, some ms of work, from which on counting has quicker ways than one after the other.
inline constexpr std::uint64_t many = 1'000;

/// Clause learning is ahead of the plain search from here up.
inline constexpr int large_from_digits = 16;

/// Answers a job with the engine that suits it. If a constraint is not supported, returns no
/// solution and an unsettled outcome.
Outcome search_any(const Tables&, const Job&);

}  // namespace clew::search
