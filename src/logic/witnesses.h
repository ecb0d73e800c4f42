// A cache of consistent boards, on which nothing more follows. A digit that is alone in its cell on
// one of them does not fail on any board that contains the cached one. (Propagation depends
// slightly on its order, so a failure may occasionally be missed.)
#pragma once

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

#include "base/bit_set.h"
#include "search/constrained/model.h"

namespace clew::logic {

class Witnesses {
 public:
  using State = std::span<const search::Mask>;  // candidates by cell

  Witnesses(std::size_t cells, std::size_t digits)
      : cells_(cells), digits_(digits), alone_(cells * digits) {
    clear();
  }

  /// A board on which all that follows is done, within the one that is asked about.
  void add(State closed) {
    const std::size_t place = next_++ % most;
    if (states_.size() < most * cells_ && place * cells_ == states_.size())
      states_.resize(states_.size() + cells_);
    const auto kept = std::span(states_).subspan(place * cells_, cells_);
    const auto number = static_cast<int>(place);
    if (next_ > most) each_alone(kept, [&](Alone& alone) { alone.remove(number); });
    std::ranges::copy(closed, kept.begin());
    each_alone(kept, [&](Alone& alone) { alone.add(number); });
    within_.add(number);
  }
  void clear() {
    if (next_ > 0) std::ranges::fill(alone_, Alone{});
    next_ = 0;
    ask_of_all();
  }

  /// Starts questions about a board in which a digit, a single bit, is alone in cell c.
  void ask_within(State board, std::size_t c, search::Mask digit) {
    within_ &= alone_[at(c, digit)];
    ask_within(board);
  }
  /// Or about one that has lost more.
  void ask_within(State board) {
    const Alone before = within_;
    for (const int place : before)
      if (!is_within(State(states_).subspan(static_cast<std::size_t>(place) * cells_, cells_),
                     board))
        within_.remove(place);
  }
  /// Or about the one that all of them are within.
  void ask_of_all() {
    const std::size_t known = std::min(next_, most);
    for (std::size_t w = 0; w < words; ++w) {
      const std::size_t of_word = std::clamp<std::size_t>(known, w * 64, w * 64 + 64) - w * 64;
      within_.words[w] = of_word == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << of_word) - 1;
    }
  }

  /// Returns true if a witness shows that the digit, a single bit, does not fail in cell c.
  bool show(std::size_t c, search::Mask digit) const { return alone_[at(c, digit)].meets(within_); }

 private:
  static constexpr int words = 16;
  static constexpr std::size_t most = 64 * words;  // the oldest is written over
  using Alone = BitSet<words>;                     // boards, by their places

  std::size_t at(std::size_t c, search::Mask digit) const {
    return c * digits_ + static_cast<std::size_t>(std::countr_zero(digit));
  }
  void each_alone(State state, auto act) {
    for (std::size_t c = 0; c < cells_; ++c)
      if (std::has_single_bit(state[c])) act(alone_[at(c, state[c])]);
  }
  static bool is_within(State state, State board) {
    search::Mask more = 0;
    for (std::size_t c = 0; c < state.size() && !more; ++c) more = state[c] & ~board[c];
    return !more;
  }

  std::size_t cells_, digits_, next_ = 0;
  std::vector<search::Mask> states_;  // one after the other
  std::vector<Alone> alone_;          // by candidate: the boards in which it is alone
  Alone within_;                      // witnesses within the current board
};

}  // namespace clew::logic
