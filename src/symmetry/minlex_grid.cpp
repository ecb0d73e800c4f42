// The least of the 3,359,232 * 9! equivalent grids begins 123456789, and its second row is as small
// as possible. Choose the rows that become the first and second, and the stack that comes first.
// Then
//
//   next[c] = the column in which the first row has the digit that the second row has in column c
//
// determines the position of each column's follower, and almost fixes the order of the columns. If
// the three columns of the first stack all lead to one stack, the second row can begin 456 (such a
// band is called pure, and any pure band beats any other); otherwise it begins 457. Row pairs that
// tie for the least second row are compared on the other rows, which are then fully determined:
// rows are sorted within bands, and bands by their first row.
#include "symmetry/minlex_grid.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::symmetry {
namespace {

using Line = std::array<std::uint8_t, 9>;
constexpr std::uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                       {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

struct Arrangement {
  std::uint8_t side;  // 0: as it is, 1: transposed
  std::uint8_t first, second;
  Line columns;  // columns in their new order
};

// A row under an arrangement as one number, nine digits of four bits.
using Key = std::uint64_t;

class Least {
 public:
  explicit Least(const NineGrid& grid) {
    CLEW_ASSERT(std::ranges::all_of(grid, [](auto d) { return d >= 1 && d <= 9; }));
    for (std::size_t r = 0; r < 9; ++r)
      for (std::size_t c = 0; c < 9; ++c) {
        rows_[0][r][c] = grid[9 * r + c];
        rows_[1][c][r] = grid[9 * r + c];
      }
  }

  NineGrid find() {
    list_arrangements();
    for (int i = 0; i < count_; ++i) compare(arrangements_[i]);
    CLEW_ASSERT(count_ > 0 && is_sorted_by_bands());
    NineGrid result;
    for (std::size_t r = 0; r < 9; ++r)
      for (std::size_t c = 0; c < 9; ++c)
        result[9 * r + c] = static_cast<std::uint8_t>(best_[r] >> (4 * (8 - c)) & 15);
    CLEW_ASSERT(std::ranges::all_of(result, [](auto d) { return d >= 1 && d <= 9; }));
    return result;
  }

 private:
  bool pure(int side, int band) const {
    const Line& upper = rows_[side][3 * band];
    const Line& lower = rows_[side][3 * band + 1];
    const unsigned digits = 1U << upper[0] | 1U << upper[1] | 1U << upper[2];
    const unsigned shared =
        (digits >> lower[3] & 1) + (digits >> lower[4] & 1) + (digits >> lower[5] & 1);
    return shared == 0 || shared == 3;
  }

  void list_arrangements() {
    bool is_pure[2][3], any = false;
    for (int side = 0; side < 2; ++side)
      for (int band = 0; band < 3; ++band) any |= is_pure[side][band] = pure(side, band);
    for (int side = 0; side < 2; ++side)
      for (int band = 0; band < 3; ++band) {
        if (any && !is_pure[side][band]) continue;
        for (int x = 0; x < 3; ++x)
          for (int y = 0; y < 3; ++y)
            if (x != y) order_columns(side, 3 * band + x, 3 * band + y, any);
      }
  }

  void order_columns(int side, int first, int second, bool in_pure_band) {
    std::uint8_t at[10];
    Line next;
    for (std::uint8_t c = 0; c < 9; ++c) at[rows_[side][first][c]] = c;
    for (std::size_t c = 0; c < 9; ++c) next[c] = at[rows_[side][second][c]];
    Arrangement arrangement{static_cast<std::uint8_t>(side),
                            static_cast<std::uint8_t>(first),
                            static_cast<std::uint8_t>(second),
                            {}};
    Line& col = arrangement.columns;
    for (std::uint8_t start = 0; start < 9; start += 3) {
      if (in_pure_band) {
        for (const auto& order : orders) {
          for (std::size_t k = 0; k < 3; ++k) {
            col[k] = static_cast<std::uint8_t>(start + order[k]);
            col[3 + k] = next[col[k]];
            col[6 + k] = next[col[3 + k]];
          }
          keep_if_least(arrangement, next);
        }
        continue;
      }
      // Two columns lead to one stack and the third, the odd one, to the other.
      const int to[3] = {next[start] / 3, next[start + 1] / 3, next[start + 2] / 3};
      const int odd = to[1] == to[2] ? 0 : to[0] == to[2] ? 1 : 2;
      const int pair[2] = {odd == 0 ? 1 : 0, odd == 2 ? 1 : 2};
      const int second_stack = to[pair[0]], third_stack = to[odd];
      for (int swap = 0; swap < 2; ++swap) {
        col[0] = static_cast<std::uint8_t>(start + pair[swap]);
        col[1] = static_cast<std::uint8_t>(start + pair[1 - swap]);
        col[2] = static_cast<std::uint8_t>(start + odd);
        col[3] = next[col[0]];
        col[4] = next[col[1]];
        col[5] = static_cast<std::uint8_t>(9 * second_stack + 3 - col[3] - col[4]);
        col[6] = next[col[2]];
        // The last two are named as the second row meets them.
        std::size_t k = 7;
        for (std::size_t z = 3; z < 6 && k < 9; ++z)
          if (next[col[z]] / 3 == third_stack) col[k++] = next[col[z]];
        keep_if_least(arrangement, next);
      }
    }
  }

  void keep_if_least(const Arrangement& arrangement, const Line& next) {
    CLEW_ASSERT(is_order(arrangement.columns));
    std::uint8_t place[9];
    for (std::uint8_t z = 0; z < 9; ++z)
      place[arrangement.columns[z]] = static_cast<std::uint8_t>(z + 1);
    Key second_row = 0;
    for (std::uint8_t c : arrangement.columns) second_row = second_row << 4 | place[next[c]];
    if (second_row > best_[1]) return;
    if (second_row < best_[1]) {
      best_[1] = second_row;
      count_ = 0;
    }
    CLEW_ASSERT(static_cast<std::size_t>(count_) < arrangements_.size());
    arrangements_[count_++] = arrangement;
  }

  void compare(const Arrangement& arrangement) {
    const auto& rows = rows_[arrangement.side];
    std::uint8_t name[10];
    for (std::uint8_t z = 0; z < 9; ++z)
      name[rows[arrangement.first][arrangement.columns[z]]] = static_cast<std::uint8_t>(z + 1);
    auto key = [&](int r) {
      Key result = 0;
      for (std::uint8_t c : arrangement.columns) result = result << 4 | name[rows[r][c]];
      return result;
    };
    CLEW_ASSERT(key(arrangement.first) == best_[0] && key(arrangement.second) == best_[1]);
    const int band = arrangement.first / 3;
    const Key third = key(9 * band + 3 - arrangement.first - arrangement.second);
    if (third > best_[2]) return;
    std::array<Key, 7> rest{third};
    std::array<Key, 3> a, b;
    for (int i = 0; i < 3; ++i) {
      a[i] = key(3 * (band == 0 ? 1 : 0) + i);
      b[i] = key(3 * (band == 2 ? 1 : 2) + i);
    }
    sort(a);
    sort(b);
    if (a[0] > b[0]) std::swap(a, b);
    std::copy(a.begin(), a.end(), rest.begin() + 1);
    std::copy(b.begin(), b.end(), rest.begin() + 4);
    if (rest <
        std::array<Key, 7>{best_[2], best_[3], best_[4], best_[5], best_[6], best_[7], best_[8]})
      std::copy(rest.begin(), rest.end(), best_.begin() + 2);
  }

  // Returns true if rows ascend within each band, and the second and third band do.
  bool is_sorted_by_bands() const {
    for (std::size_t r = 0; r < 9; ++r)
      if (r % 3 != 0 && best_[r] <= best_[r - 1]) return false;
    return best_[3] < best_[6];
  }

  // Returns true if each of nine columns is there once, and stacks stay together.
  static bool is_order(const Line& columns) {
    unsigned met = 0;
    for (std::size_t z = 0; z < 9; ++z) {
      if (columns[z] >= 9 || columns[z] / 3 != columns[z - z % 3] / 3) return false;
      met |= 1U << columns[z];
    }
    return met == 511;
  }

  static void sort(std::array<Key, 3>& keys) {
    if (keys[0] > keys[1]) std::swap(keys[0], keys[1]);
    if (keys[1] > keys[2]) std::swap(keys[1], keys[2]);
    if (keys[0] > keys[1]) std::swap(keys[0], keys[1]);
  }

  std::array<std::array<Line, 9>, 2> rows_;
  std::array<Arrangement, 2 * 18 * 18> arrangements_;
  int count_ = 0;
  std::array<Key, 9> best_{0x123456789, ~Key{0}, ~Key{0}, ~Key{0}, ~Key{0},
                           ~Key{0},     ~Key{0}, ~Key{0}, ~Key{0}};
};

}  // namespace

NineGrid least_nine_grid(const NineGrid& grid) { return Least(grid).find(); }

}  // namespace clew::symmetry
