// What was found to stand, so as not to ask again: boards on which nothing more follows. A digit that
// is alone in its cell on one of them does not fail on any board that allows as much. (What follows
// there depends a little on the order of looking, so that now and then a failure goes unseen.)
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "clew/digits.h"
#include "search/constrained/model.h"

namespace clew::logic {

class Witnesses {
 public:
  using State = std::span<const search::Mask>;  // candidates by cell

  /// A board on which all that follows is done.
  void add(State closed) {
    if (states_.empty()) {
      cells_ = closed.size();
      states_.resize(most_states * cells_);
      last_.resize(cells_ * max_digits);
    }
    const std::size_t place = next_++ % most_states;
    std::ranges::copy(closed, states_.begin() + static_cast<std::ptrdiff_t>(place * cells_));
    for (std::size_t c = 0; c < cells_; ++c)
      if (std::has_single_bit(closed[c])) {
        Last& last = last_[at(c, closed[c])];
        last.places[last.next++ % last.places.size()] = static_cast<std::uint16_t>(place);
      }
  }
  void clear() {
    next_ = 0;
    std::ranges::fill(last_, Last{});
    std::ranges::fill(states_, 0);
  }
  /// Whether one of them shows that the digit, a single bit, does not fail in cell c of the board.
  bool show(std::size_t c, search::Mask digit, State board) const {
    if (states_.empty()) return false;
    return std::ranges::any_of(last_[at(c, digit)].places, [&](std::uint16_t place) {
      const State state = State(states_).subspan(place * cells_, cells_);
      return state[c] == digit && is_within(state, board);
    });
  }

 private:
  static constexpr std::size_t most_states = 256;
  struct Last {
    std::array<std::uint16_t, 4> places{};  // of boards, which may have been written over since
    std::uint8_t next = 0;
  };

  static std::size_t at(std::size_t c, search::Mask digit) {
    return c * max_digits + static_cast<std::size_t>(std::countr_zero(digit));
  }
  static bool is_within(State state, State board) {
    search::Mask more = 0;
    for (std::size_t c = 0; c < state.size() && !more; ++c) more = state[c] & ~board[c];
    return !more;
  }

  std::size_t cells_ = 0, next_ = 0;
  std::vector<search::Mask> states_;  // one after the other; the oldest is written over
  std::vector<Last> last_;            // by candidate: the boards where it was alone
};

}  // namespace clew::logic
