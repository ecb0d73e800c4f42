// The reason of a variable's value: a word of four bytes that names a group, a groupmate, a lock or
// a clause. Implications of groups store nothing else; conflict analysis computes the literals of a
// reason when it needs them.
#pragma once

#include <cstdint>

namespace clew::sat {

struct Reason {
  enum Tag : std::uint32_t {
    none,    // a decision, an assumption, or a fact of the root
    fact,    // a fact that was learned above the root
    last,    // true: the only member left of a group; index = the group
    mate,    // false: a groupmate is true; index = that variable
    locked,  // false: a crossing group has to use the shared part; index = the lock
    clause,  // the other literals of a clause are false; index = its place in the arena
    flip,    // the other value has been searched; index = the level: its decisions
  };
  static constexpr std::uint32_t index_bits = 29;
  static constexpr std::uint32_t max_index = (std::uint32_t{1} << index_bits) - 1;

  std::uint32_t word = 0;

  static constexpr Reason of(Tag tag, std::uint32_t index) {
    return {static_cast<std::uint32_t>(tag) << index_bits | index};
  }
  constexpr Tag tag() const { return static_cast<Tag>(word >> index_bits); }
  constexpr std::uint32_t index() const { return word & max_index; }
  friend constexpr bool operator==(Reason, Reason) = default;
};

}  // namespace clew::sat
