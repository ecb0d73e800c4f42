#include "logic/hall.h"

#include "base/assert.h"

namespace clew::logic {

bool Hall::augment(int item, std::uint64_t& tried) {
  for (int right : Bits{edges[item] & ~tried})
    if (match_of_right[right] < 0) {
      match_of_left[item] = static_cast<std::int8_t>(right);
      match_of_right[right] = static_cast<std::int8_t>(item);
      return true;
    }
  for (int right : Bits{edges[item]}) {
    if (tried >> right & 1) continue;
    tried |= std::uint64_t{1} << right;
    CLEW_ASSERT(match_of_right[right] >= 0);  // free ones were tried first
    if (!augment(match_of_right[right], tried)) continue;
    match_of_left[item] = static_cast<std::int8_t>(right);
    match_of_right[right] = static_cast<std::int8_t>(item);
    return true;
  }
  return false;
}

int Hall::match() {
  match_of_left.fill(-1);
  match_of_right.fill(-1);
  for (int item : Bits{left}) {
    std::uint64_t tried = 0;
    if (!augment(item, tried)) return item;
  }
  CLEW_ASSERT(is_matching());
  return -1;
}

bool Hall::is_matching() const {
  for (const int item : Bits{left}) {
    const int right = match_of_left[item];
    if (right < 0 || match_of_right[right] != item || !(edges[item] >> right & 1)) return false;
  }
  return true;
}

std::uint64_t Hall::closure(int item) const {
  std::uint64_t closed = std::uint64_t{1} << item, seen = 0, todo = edges[item];
  while (todo) {
    std::uint64_t reached = 0;
    for (int right : Bits{todo}) {
      if (match_of_right[right] < 0) return 0;
      reached |= std::uint64_t{1} << match_of_right[right];
    }
    seen |= todo;
    closed |= reached;
    todo = reach(reached) & ~seen;
  }
  return closed;
}

}  // namespace clew::logic
