#include "sat/groups.h"

#include <algorithm>
#include <bit>

#include "base/assert.h"

namespace clew::sat {

void Groups::clear() {
  added_members_.clear();
  added_.clear();
  changed_ = locking_ = true;
}

void Groups::add(GroupKind kind, std::span<const Var> group) {
  CLEW_ASSERT(group.size() <= max_members);
  added_.push_back({added_members_.size(), group.size(), kind, locking_});
  added_members_.insert(added_members_.end(), group.begin(), group.end());
  changed_ = true;
}

void Groups::build(std::size_t vars, const std::vector<signed char>& value) {
  changed_ = locks_built_ = false;
  members.clear();
  first_member.clear();
  live.clear();
  in_locks_.clear();
  locks.clear();
  first_lock.clear();

  for (GroupKind kind : {GroupKind::exactly_one, GroupKind::at_least_one, GroupKind::at_most_one}) {
    for (const Added& group : added_) {
      if (group.kind != kind) continue;
      const std::size_t first = members.size();
      std::size_t yes = 0;
      for (std::size_t i = 0; i < group.count; ++i) {
        const Var v = added_members_[group.first + i];
        if (value[2 * v] >= 0) members.push_back(v);
        yes += value[2 * v] > 0;
      }
      const std::size_t left = members.size() - first;
      const bool settled = kind == GroupKind::at_least_one  ? yes > 0
                           : kind == GroupKind::at_most_one ? left <= 1
                                                            : left == 1 && yes == 1;
      if (settled) {
        members.resize(first);
        continue;
      }
      first_member.push_back(static_cast<std::uint32_t>(first));
      CLEW_ASSERT(left <= max_members);
      live.push_back(left == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << left) - 1);
      in_locks_.push_back(group.locks);
    }
    if (kind == GroupKind::exactly_one) exact_end = size();
    if (kind != GroupKind::at_least_one) continue;
    least_end = size();
    first_member.push_back(static_cast<std::uint32_t>(members.size()));
    live.push_back(0);
    in_locks_.push_back(0);
  }
  CLEW_ASSERT(exact_end <= least_end && idle() < size());
  CLEW_ASSERT(first_member.size() == live.size() && in_locks_.size() == live.size());
  build_seats(vars);
  live[idle()] = ~std::uint64_t{0};
  root = live;
  CLEW_ASSERT(occurrences_are_whole(vars));
}

// A counting sort by variable.
void Groups::build_seats(std::size_t vars) {
  auto each_seat = [&](auto f) {
    for (std::uint32_t g = 0; g < size(); ++g) {
      const unsigned count = static_cast<unsigned>(std::popcount(live[g]));
      for (unsigned i = 0; i < count; ++i) f(of(g)[i], g, i);
    }
  };
  first_occurrence.assign(vars + 1, 0);
  first_most.assign(vars, 0);
  each_seat([&](Var v, std::uint32_t g, unsigned) {
    ++(g < least_end ? first_most[v] : first_occurrence[v + 1]);
  });
  for (std::size_t v = 0; v < vars; ++v) {
    const std::size_t blocks = (first_most[v] + occurrence_block - 1) / occurrence_block;
    first_most[v] = first_occurrence[v] + static_cast<std::uint32_t>(blocks * occurrence_block);
    first_occurrence[v + 1] += first_most[v];
  }
  occurrences.assign(first_occurrence[vars], Occurrence::of(idle(), max_members - 1));
  std::vector<std::uint32_t> next(first_occurrence.begin(), first_occurrence.end() - 1),
      next_most = first_most;
  each_seat([&](Var v, std::uint32_t g, unsigned i) {
    occurrences[g < least_end ? next[v]++ : next_most[v]++] = Occurrence::of(g, i);
  });
}

void Groups::build_locks() {
  locks_built_ = true;
  first_lock.resize(least_end + 1);
  std::vector<std::uint32_t> slot(size(), 0);  // for another group: its lock with g, plus one
  for (std::uint32_t g = 0; g < least_end; ++g) {
    first_lock[g] = static_cast<std::uint32_t>(locks.size());
    if (!in_locks_[g]) continue;
    for (std::uint64_t rest = live[g]; rest; rest &= rest - 1) {
      const int i = std::countr_zero(rest);
      const Var v = of(g)[i];
      for (std::uint32_t s = first_occurrence[v]; s < first_occurrence[v + 1]; ++s) {
        const std::uint32_t other = occurrences[s].group();
        if (other == g || !at_most(other) || !in_locks_[other]) continue;
        if (!slot[other]) {
          locks.push_back({g, other, 0, 0});
          slot[other] = static_cast<std::uint32_t>(locks.size());
        }
        Lock& lock = locks[slot[other] - 1];
        lock.shared_in_from |= std::uint64_t{1} << i;
        lock.shared_in_to |= occurrences[s].bit();
      }
    }
    const auto first = locks.begin() + first_lock[g];
    locks.erase(
        std::remove_if(first, locks.end(),
                       [](const Lock& lock) { return std::has_single_bit(lock.shared_in_from); }),
        locks.end());
    CLEW_ASSERT(std::all_of(locks.begin() + first_lock[g], locks.end(), [&](const Lock& lock) {
      return lock.from == g &&
             std::popcount(lock.shared_in_from) == std::popcount(lock.shared_in_to);
    }));
    for (std::uint64_t rest = live[g]; rest; rest &= rest - 1) {
      const Var v = of(g)[std::countr_zero(rest)];
      for (std::uint32_t s = first_occurrence[v]; s < first_occurrence[v + 1]; ++s)
        slot[occurrences[s].group()] = 0;
    }
  }
  CLEW_ASSERT(std::ranges::all_of(slot, [](std::uint32_t s) { return s == 0; }));
  first_lock[least_end] = static_cast<std::uint32_t>(locks.size());
  has_locks.assign(idle() / 64 + 1, 0);
  for (const Lock& lock : locks) has_locks[lock.from >> 6] |= std::uint64_t{1} << (lock.from & 63);
}

// Returns true if each occurrence names its variable's place in a group, and blocks are full.
bool Groups::occurrences_are_whole(std::size_t vars) const {
  for (Var v = 0; v < vars; ++v) {
    if ((first_most[v] - first_occurrence[v]) % occurrence_block) return false;
    for (std::uint32_t s = first_occurrence[v]; s < first_occurrence[v + 1]; ++s) {
      const std::uint32_t g = occurrences[s].group();
      if (g != idle() && (s < first_most[v]) != at_least(g)) return false;
      if (g != idle() && of(g)[std::countr_zero(occurrences[s].bit())] != v) return false;
    }
  }
  return true;
}

std::size_t Groups::bytes() const {
  return (members.size() + added_members_.size() + occurrences.size()) * 4 +
         (first_occurrence.size() + first_most.size()) * 4 + live.size() * 32 +
         added_.size() * sizeof(Added) + locks.size() * sizeof(Lock);
}

}  // namespace clew::sat
