#include "symmetry/minlex_puzzle.h"

#include <numeric>

#include "base/assert.h"

namespace clew::symmetry {

template <int BH, int BW>
unsigned LeastPuzzle<BH, BW>::available(const State& s, int level) const {
  constexpr unsigned band = (1U << BH) - 1;
  if (level % BH)  // a band is begun: the one with some but not all rows used
    for (int b = 0; b < bands; ++b)
      if (const unsigned used = s.used >> (BH * b) & band; used && used != band)
        return (band & ~used) << (BH * b);
  CLEW_ASSERT(level == std::popcount(s.used));
  return ((1U << size) - 1) & ~s.used;
}

// The least string of adjacent undecided columns.
template <int BH, int BW>
void LeastPuzzle<BH, BW>::append_region(Key& key, const State& s, const Row& row, int stack,
                                        unsigned columns, int& next_name) const {
  const unsigned clues = row.clues[stack] & columns;
  const int blanks = std::popcount(columns) - std::popcount(clues);
  key <<= 4 * blanks;
  if (!clues) return;
  unsigned known = 0;  // names, as bits: ascending for free
  int fresh = 0;
  for (unsigned rest = clues; rest; rest &= rest - 1) {
    const int name = s.name[row.digit[stack * BW + std::countr_zero(rest)]];
    known |= (1U << name) & ~1U;
    fresh += name == 0;
  }
  for (; known; known &= known - 1) key = key << 4 | static_cast<unsigned>(std::countr_zero(known));
  for (; fresh; --fresh) key = key << 4 | static_cast<unsigned>(next_name++);
}

template <int BH, int BW>
auto LeastPuzzle<BH, BW>::row_key(const State& s, const Row& row, Taken& taken) const -> Key {
  Key key = 0;
  int next_name = s.names + 1;
  taken.count = 0;
  if (s.open) {
    // Fewest clues first; with equally many, the least known names (new ones count as 15).
    std::array<std::uint32_t, stacks> rank;
    int blank_stacks = 0;
    for (unsigned rest = s.open_stacks; rest; rest &= rest - 1) {
      const int stack = std::countr_zero(rest);
      const unsigned clues = row.clues[stack];
      if (!clues) {
        ++blank_stacks;
        continue;
      }
      unsigned known = 0;
      int fresh = 0;
      for (unsigned r = clues; r; r &= r - 1) {
        const int name = s.name[row.digit[stack * BW + std::countr_zero(r)]];
        known |= (1U << name) & ~1U;
        fresh += name == 0;
      }
      std::uint32_t code = static_cast<std::uint32_t>(std::popcount(clues));
      for (; known; known &= known - 1)
        code = code << 4 | static_cast<unsigned>(std::countr_zero(known));
      for (; fresh; --fresh) code = code << 4 | 15;
      code = code << 4;
      int at = taken.count++;
      for (; at > 0 && rank[at - 1] > code; --at) {
        rank[at] = rank[at - 1];
        taken.stack[at] = taken.stack[at - 1];
      }
      rank[at] = code;
      taken.stack[at] = static_cast<std::uint8_t>(stack);
    }
    CLEW_ASSERT(taken.count + blank_stacks == s.open);
    key <<= 4 * BW * blank_stacks;  // zero all the same
    for (int i = 0; i < taken.count; ++i)
      append_region(key, s, row, taken.stack[i], (1U << BW) - 1, next_name);
  }
  for (int p = s.open; p < stacks; ++p) {
    const int stack = s.stack[p];
    const unsigned open = s.open_columns[stack];
    if (open) append_region(key, s, row, stack, open, next_name);
    for (int i = std::popcount(open); i < BW; ++i) {
      const int digit = row.digit[stack * BW + s.column[stack][i]];
      int name = digit ? s.name[digit] : 0;
      if (digit && !name) name = next_name++;
      key = key << 4 | static_cast<unsigned>(name);
    }
  }
  CLEW_ASSERT(next_name <= size + 1);
  return key;
}

template <int BH, int BW>
bool LeastPuzzle<BH, BW>::all_new(const State& s, const Row& row, int stack) const {
  for (unsigned rest = row.clues[stack]; rest; rest &= rest - 1)
    if (s.name[row.digit[stack * BW + std::countr_zero(rest)]]) return false;
  return true;
}

// All states that the row's least string allows: stacks with equally many clues, all of new digits,
// may change places.
template <int BH, int BW>
void LeastPuzzle<BH, BW>::expand(const State& s, const Row& row, int index) {
  Taken taken;
  row_key(s, row, taken);
  std::array<int, stacks> order;
  std::iota(order.begin(), order.end(), 0);
  const auto end = order.begin() + taken.count;
  auto alike = [&](int a, int b) {
    const int x = taken.stack[a], y = taken.stack[b];
    return a == b || (std::popcount(row.clues[x]) == std::popcount(row.clues[y]) &&
                      all_new(s, row, x) && all_new(s, row, y));
  };
  do {
    bool same = true;
    for (int i = 0; i < taken.count && same; ++i) same = alike(i, order[i]);
    if (!same) continue;
    State after = s;
    CLEW_ASSERT(!(s.used >> index & 1) && taken.count <= s.open);
    after.used |= static_cast<std::uint16_t>(1U << index);
    after.open = static_cast<std::uint8_t>(s.open - taken.count);
    for (int i = 0; i < taken.count; ++i) {
      const int stack = taken.stack[order[i]];
      after.stack[after.open + i] = static_cast<std::uint8_t>(stack);
      after.open_stacks &= static_cast<std::uint8_t>(~(1U << stack));
    }
    CLEW_ASSERT(std::popcount(after.open_stacks) == after.open);
    decide_columns(s, row, after);
  } while (taken.count > 1 && std::next_permutation(order.begin(), end));
}

// Gives the row's clues their columns and names, position by position; every order of new digits
// within a region becomes a state.
template <int BH, int BW>
void LeastPuzzle<BH, BW>::decide_columns(const State& before, const Row& row, State first) {
  const std::size_t begin = next_.size();
  next_.push_back(first);
  for (int p = first.open; p < stacks; ++p) {
    const int stack = first.stack[p];
    const unsigned open = first.open_columns[stack], clues = open & row.clues[stack];
    std::array<std::uint8_t, BW> known, fresh;
    int knowns = 0, freshs = 0;
    for (unsigned rest = clues; rest; rest &= rest - 1) {
      const auto column = static_cast<std::uint8_t>(std::countr_zero(rest));
      const int name = before.name[row.digit[stack * BW + column]];
      if (!name) {
        fresh[freshs++] = column;
        continue;
      }
      int at = knowns++;
      for (; at > 0 && before.name[row.digit[stack * BW + known[at - 1]]] > name; --at)
        known[at] = known[at - 1];
      known[at] = column;
    }
    const int first_clue = std::popcount(open) - std::popcount(clues);
    CLEW_ASSERT(knowns + freshs == std::popcount(clues) && first_clue >= 0);
    auto apply = [&](State& s) {
      int at = first_clue;
      for (int k = 0; k < knowns; ++k) s.column[stack][at++] = known[k];
      for (int k = 0; k < freshs; ++k) {
        s.column[stack][at++] = fresh[k];
        s.name[row.digit[stack * BW + fresh[k]]] = ++s.names;
      }
      CLEW_ASSERT(at == std::popcount(open));
      s.open_columns[stack] = static_cast<std::uint8_t>(open & ~clues);
      for (; at < BW; ++at)  // columns decided before
        if (const int digit = row.digit[stack * BW + s.column[stack][at]]; digit && !s.name[digit])
          s.name[digit] = ++s.names;
    };
    // Later orders go to copies, made while the states still are as before; the first to the
    // states.
    const std::size_t end = next_.size();
    const auto in_order = fresh;
    while (freshs > 1 && std::next_permutation(fresh.begin(), fresh.begin() + freshs))
      for (std::size_t i = begin; i < end; ++i) {
        State copy = next_[i];
        apply(copy);
        next_.push_back(copy);
      }
    fresh = in_order;
    for (std::size_t i = begin; i < end; ++i) apply(next_[i]);
  }
}

template <int BH, int BW>
void LeastPuzzle<BH, BW>::find(std::span<const std::uint8_t> puzzle,
                               std::span<std::uint8_t> result) {
  const int sides = square_boxes ? 2 : 1;
  for (int side = 0; side < sides; ++side)
    for (int r = 0; r < size; ++r) {
      Row& row = rows_[side][r];
      row.clues = {};
      row.blank = true;
      for (int c = 0; c < size; ++c) {
        row.digit[c] = puzzle[static_cast<std::size_t>(side ? c * size + r : r * size + c)];
        if (!row.digit[c]) continue;
        row.clues[c / BW] |= static_cast<std::uint8_t>(1U << c % BW);
        row.blank = false;
      }
    }
  now_.assign(static_cast<std::size_t>(sides), State{});
  if (sides == 2) now_[1].side = 1;

  for (int level = 0; level < size; ++level) {
    Key best = ~Key{0};
    ties_.clear();
    for (std::uint32_t i = 0; i < now_.size(); ++i) {
      const State& s = now_[i];
      unsigned blank_bands = 0;  // a band with several blank rows needs only one of them
      for (unsigned rest = available(s, level); rest; rest &= rest - 1) {
        const int r = std::countr_zero(rest);
        const Row& row = rows_[s.side][r];
        if (row.blank) {
          const unsigned band = 1U << r / BH;
          if (blank_bands & band) continue;
          blank_bands |= band;
        }
        Taken taken;
        const Key key = row_key(s, row, taken);
        if (key > best) continue;
        if (key < best) {
          best = key;
          ties_.clear();
        }
        ties_.push_back({i, static_cast<std::uint8_t>(r)});
      }
    }
    for (int c = 0; c < size; ++c)
      result[static_cast<std::size_t>(level * size + c)] =
          static_cast<std::uint8_t>(best >> (4 * (size - 1 - c)) & 15);
    CLEW_ASSERT(!ties_.empty());
    if (level == size - 1) break;
    next_.clear();
    for (const Tie& tie : ties_) {
      const State& s = now_[tie.state];
      expand(s, rows_[s.side][tie.row], tie.row);
    }
    CLEW_ASSERT(!next_.empty());
    std::swap(now_, next_);
  }
}

template class LeastPuzzle<2, 2>;
template class LeastPuzzle<2, 3>;
template class LeastPuzzle<3, 2>;
template class LeastPuzzle<2, 4>;
template class LeastPuzzle<4, 2>;
template class LeastPuzzle<3, 3>;

}  // namespace clew::symmetry
