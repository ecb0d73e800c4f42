// The least puzzle equivalent to a given one, for squares with boxes of BH rows and BW columns.
// Equivalences permute rows within bands, bands, columns within stacks and stacks, transpose if
// boxes are square, and rename digits. A blank counts as 0, below all digits.
//
// Idea: breadth first by rows. A state records the rows chosen so far, and only the forced part of
// the order of columns. Stacks without a clue so far, and columns without one within a stack, stay
// undecided at the left. A row's least string therefore follows from few states: zeros, then known
// names ascending, then new names. The rows and states with the least string for the next row
// survive. If several new digits fall into one undecided region, each order is a state of its own.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace clew::symmetry {

template <int BH, int BW>
class LeastPuzzle {
 public:
  static constexpr int size = BH * BW;  // digits, rows, columns
  static constexpr int stacks = BH, bands = BW;
  static constexpr bool square_boxes = BH == BW;

  /// One digit a cell, row by row, 0 = blank. The scratch is reused: keep one object a thread.
  void find(std::span<const std::uint8_t> puzzle, std::span<std::uint8_t> result);

 private:
  using Key = std::uint64_t;  // a row's string, four bits a cell

  struct Row {
    std::array<std::uint8_t, size> digit;
    std::array<std::uint8_t, stacks> clues;  // columns with clues of each stack, as bits
    bool blank;
  };
  struct State {
    std::uint8_t side = 0;                                        // 0: as it is, 1: transposed
    std::uint8_t names = 0;                                       // given out so far
    std::uint8_t open = stacks, open_stacks = (1 << stacks) - 1;  // undecided: how many, which
    std::uint16_t used = 0;                                       // rows
    std::array<std::uint8_t, stacks> stack{};                     // at positions from `open` on
    // open columns of each stack, as bits
    std::array<std::uint8_t, stacks> open_columns;
    std::array<std::array<std::uint8_t, BW>, stacks> column{};  // decided ones, at the right
    // name of each digit, 0 = none yet
    std::array<std::uint8_t, size + 1> name{};
    State() { open_columns.fill((1 << BW) - 1); }
  };
  /// The stacks that a row takes from the undecided ones, in order.
  struct Taken {
    std::array<std::uint8_t, stacks> stack;
    int count = 0;
  };
  struct Tie {
    std::uint32_t state;
    std::uint8_t row;
  };

  Key row_key(const State&, const Row&, Taken&) const;
  void append_region(Key&, const State&, const Row&, int stack, unsigned columns,
                     int& next_name) const;
  void expand(const State&, const Row&, int row);
  void decide_columns(const State& before, const Row&, State after);
  unsigned available(const State&, int level) const;
  bool all_new(const State&, const Row&, int stack) const;

  std::array<std::array<Row, size>, 2> rows_;
  std::vector<State> now_, next_;
  std::vector<Tie> ties_;
};

extern template class LeastPuzzle<2, 2>;
extern template class LeastPuzzle<2, 3>;
extern template class LeastPuzzle<3, 2>;
extern template class LeastPuzzle<2, 4>;
extern template class LeastPuzzle<4, 2>;
extern template class LeastPuzzle<3, 3>;

}  // namespace clew::symmetry
