// The groups of a solver: sets of variables of which at least one, at most one or exactly one is
// true, and the locks between them.
//
// A group has up to 64 members and so its state is one word: which members are not false. A lock is
// a pair of groups that share two or more members: once all live members of `from` lie in the
// shared part, one of those is true, and every other member of `to` is false. In Sudoku these are
// the locked candidates, pointing and claiming.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sat/literal.h"

namespace clew::sat {

enum class GroupKind : std::uint8_t { exactly_one, at_least_one, at_most_one };

/// A place in a group, packed: group number and the member's bit.
struct Occurrence {
  std::uint32_t word;
  static constexpr Occurrence of(std::uint32_t group, unsigned bit) { return {group << 6 | bit}; }
  constexpr std::uint32_t group() const { return word >> 6; }
  constexpr std::uint64_t bit() const { return std::uint64_t{1} << (word & 63); }
};

struct Lock {
  std::uint32_t from, to;
  std::uint64_t shared_in_from, shared_in_to;
};

/// Plain arrays that propagation, analysis and branching read directly. The added groups are stored
/// separately. build() makes the working arrays from them and leaves out everything settled at the
/// root, so group numbers change with every build.
class Groups {
 public:
  static constexpr std::size_t max_members = 64;

  void clear();
  /// At most 64 members, none twice.
  void add(GroupKind, std::span<const Var> members);
  /// Sets if groups added from now on take part in locks.
  void lock(bool yes) { locking_ = yes; }
  bool changed() const { return changed_; }
  /// `value[2v]` is 1, -1 or 0: true, false or open at the root.
  void build(std::size_t vars, const std::vector<signed char>& value);
  bool locks_built() const { return locks_built_; }
  void build_locks();

  /// Occurrences in groups that need a member come in blocks of four, so the loop over them has no
  /// remainder. A block is padded with occurrences in the idle group, which has no members and
  /// forces nothing.
  static constexpr std::size_t occurrence_block = 4;

  std::uint32_t size() const { return static_cast<std::uint32_t>(live.size()); }
  std::uint32_t idle() const { return least_end; }
  bool at_least(std::uint32_t g) const { return g < least_end; }
  bool at_most(std::uint32_t g) const { return g < exact_end || g > least_end; }
  const Var* of(std::uint32_t g) const { return &members[first_member[g]]; }
  std::size_t count(std::uint32_t g) const {
    return (g + 1 < size() ? first_member[g + 1] : members.size()) - first_member[g];
  }
  std::size_t bytes() const;

  // Groups are numbered by kind: exactly one below exact_end, at least one below least_end, the
  // idle group, then at most one.
  std::uint32_t exact_end = 0, least_end = 0;
  std::vector<Var> members;
  std::vector<std::uint32_t> first_member;
  /// Members that are not false, now and at the root. Of at-most-one groups `live` is not kept up.
  std::vector<std::uint64_t> live, root;
  /// The occurrences of v: occurrences[first_occurrence[v]] … in blocks; from first_most[v] on those
  /// in at-most-one groups.
  std::vector<Occurrence> occurrences;
  std::vector<std::uint32_t> first_occurrence, first_most;
  std::vector<Lock> locks;
  std::vector<std::uint32_t> first_lock;  // by `from`
  std::vector<std::uint64_t> has_locks;   // a bit a group

 private:
  struct Added {
    std::size_t first, count;
    GroupKind kind;
    bool locks;
  };
  void build_seats(std::size_t vars);
  bool occurrences_are_whole(std::size_t vars) const;

  std::vector<Var> added_members_;
  std::vector<Added> added_;
  std::vector<std::uint8_t> in_locks_;  // by group
  bool changed_ = false, locks_built_ = false, locking_ = true;
};

}  // namespace clew::sat
