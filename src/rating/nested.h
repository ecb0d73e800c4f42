// A chain hint found inside another chain: its removals there, its facts, its length.
#pragma once

#include <cstdint>
#include <vector>

#include "clew/evidence.h"
#include "rating/net.h"

namespace clew::rating {

struct Nested {
  std::vector<Cand> removed;  // in the order of the original's table
  std::vector<Lit> parents;   // candidates off that the outer chain removed and this hint needs
  int complexity = 0;
  std::vector<Fact> facts;  // only when evidence is wanted
  std::uint64_t print = 0;  // equal for equal chains: each counts once in an outer chain's length
};

/// The original keeps a hint's eliminations in a table hashed by cell, and nested hints are taken
/// from it in table order: by the cell's number modulo the table's size, then as they came.
void table_order(std::vector<Cand>& removed, const RatingBoard&);

/// Notes the candidates of the unit behind an "on" that the outer chain has removed.
class Parents {
 public:
  Parents(const RatingBoard& before, const RatingBoard& now, std::vector<Lit>& into)
      : before_(before), now_(now), into_(into) {
    into_.clear();
  }
  void cell(int c);
  void house(int h, int d);
  void one(int c, int d);

 private:
  const RatingBoard& before_;
  const RatingBoard& now_;
  std::vector<Lit>& into_;
};

/// A print of a sequence of literals.
inline std::uint64_t mix(std::uint64_t print, std::uint64_t next) {
  print ^= next + 0x9e3779b97f4a7c15u + (print << 6) + (print >> 2);
  print *= 0xff51afd7ed558ccdu;
  return print ^ print >> 32;
}

}  // namespace clew::rating
