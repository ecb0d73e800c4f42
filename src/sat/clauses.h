// The clauses of a solver, in one arena, and the two literals of each that are watched.
//
// A clause is three words and its literals: size, glue (on how many levels its literals lay when it
// was learned; 0 for a clause that was given) and how often conflicts used it since the last
// reduction. Its first two literals are watched: the clause is looked at only when one of them
// becomes false.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/assert.h"
#include "sat/literal.h"

namespace clew::sat {

using ClauseRef = std::uint32_t;

struct Watch {
  ClauseRef clause;
  Lit other;  // some other literal of the clause: while it is true there is nothing to do
};

class Clauses {
 public:
  static constexpr std::uint32_t header = 3;

  void clear();
  void add_variables(std::size_t vars) {
    if (watches_.size() < 2 * vars) watches_.resize(2 * vars);
  }
  /// At least two literals; the first two are watched.
  ClauseRef add(std::span<const Lit> literals, std::uint32_t glue);

  std::uint32_t size(ClauseRef c) const { return arena_[c]; }
  std::uint32_t glue(ClauseRef c) const { return arena_[c + 1]; }
  bool learned(ClauseRef c) const { return arena_[c + 1] != 0; }
  void used(ClauseRef c) { ++arena_[c + 2]; }
  Lit literal(ClauseRef c, std::uint32_t i) const { return {arena_[c + header + i]}; }
  std::uint32_t* literals(ClauseRef c) { return &arena_[c + header]; }
  /// The clauses in which l is watched.
  std::vector<Watch>& watches(Lit l) { return watches_[l.code]; }
  const std::vector<ClauseRef>& all() const { return all_; }

  /// Deletes the worse `share` of the learned clauses that have more than two literals and a glue
  /// above two and for which keep(c) is false. moved(from, to) is called for every clause left.
  template <class Keep, class Moved>
  void reduce(double share, Keep keep, Moved moved) {
    const std::vector<ClauseRef> worst = worst_of(share, keep);
    for (ClauseRef c : worst) arena_[c + 2] = condemned;
    compact(moved);
  }

  std::size_t bytes() const {
    return arena_.capacity() * 4 + all_.capacity() * 4 + all_.size() * 3 * sizeof(Watch) +
           watches_.size() * sizeof(std::vector<Watch>);
  }
  std::size_t words() const { return arena_.size(); }

 private:
  static constexpr std::uint32_t condemned = ~std::uint32_t{0};

  template <class Keep>
  std::vector<ClauseRef> worst_of(double share, Keep keep) {
    std::vector<ClauseRef> candidates;
    for (ClauseRef c : all_)
      if (size(c) > 2 && glue(c) > 2 && !keep(c)) candidates.push_back(c);
    sort_worst_first(candidates);
    const auto condemned_count =
        static_cast<std::size_t>(static_cast<double>(candidates.size()) * share);
    for (std::size_t i = condemned_count; i < candidates.size(); ++i) arena_[candidates[i] + 2] = 0;
    candidates.resize(condemned_count);
    return candidates;
  }

  template <class Moved>
  void compact(Moved moved) {
    std::vector<std::uint32_t> arena;
    std::vector<ClauseRef> all;
    std::size_t words = 0;
    for (ClauseRef c : all_)
      if (arena_[c + 2] != condemned) words += header + size(c);
    arena.reserve(words);
    for (ClauseRef c : all_) {
      if (arena_[c + 2] == condemned) continue;
      const auto to = static_cast<ClauseRef>(arena.size());
      moved(c, to);
      arena.insert(arena.end(), arena_.begin() + c, arena_.begin() + c + header + size(c));
      all.push_back(to);
    }
    CLEW_ASSERT(arena.size() == words && all.size() <= all_.size());
    arena_.swap(arena);
    all_.swap(all);
    watch_all();
  }

  void sort_worst_first(std::vector<ClauseRef>&) const;
  void watch_all();
  void watch(ClauseRef c) {
    const Lit a = literal(c, 0), b = literal(c, 1);
    CLEW_ASSERT(a.var() != b.var());
    watches_[a.code].push_back({c, b});
    watches_[b.code].push_back({c, a});
  }

  std::vector<std::uint32_t> arena_;
  std::vector<ClauseRef> all_;
  std::vector<std::vector<Watch>> watches_;
};

}  // namespace clew::sat
