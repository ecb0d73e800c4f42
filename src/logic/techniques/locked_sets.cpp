// Multi-sector locked sets (MSLS): the open cells where some rows cross some columns. Each digit is
// counted by the rows, or the columns, or the boxes that it has candidates in among these cells,
// whichever are fewer. When the counts add up to the number of cells, each of the houses counted
// has its digit there, and loses it elsewhere.
//
//     rows 2, 5, 8 and columns 1, 4, 7:  6 lies in all three rows, but in column 4 alone: 1; 2 and
//     9 lie in rows 2 and 5: 2 each; … nine cells, nine in all.
//
// From "multi-fish" and "naked and hidden sets over several sectors": David P. Bird, Obi-Wahn,
// Champagne and others on the New Sudoku Players' forum, 2010 to 2013.
#include <algorithm>
#include <array>

#include "logic/techniques/all.h"
#include "logic/techniques/fish.h"
#include "logic/techniques/locked_sectors.h"

namespace clew::logic {
namespace {

// Small numbers, one for each choice of columns: the same is done with all of them at once.
using Numbers = std::vector<std::uint8_t>;

void add_to(std::uint8_t* sums, const std::uint8_t* more, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) sums[i] = static_cast<std::uint8_t>(sums[i] + more[i]);
}

// Rows are chosen one after the other, and their counts are added up for all choices of columns at
// once; so the hundred thousand choices of a 9x9 grid take a few operations each.
template <int W>
class LockedSets {
 public:
  explicit LockedSets(Finder<W>& f) : f_(f), sectors_(f) {}

  bool run() {
    if (!f_.terms.wide && f_.frame.size() > 128) return true;  // too many lines for a path
    for (const Weave& weave : f_.frame.weaves()) {
      if (weave.warp_kind != HouseKind::row || weave.weft_kind != HouseKind::column) continue;
      if (weave.warp.size() > most_lines || weave.weft.size() > most_lines) continue;
      if (!in(weave)) return false;
      if (f_.terms.stop.requested()) break;
    }
    return true;
  }

 private:
  static constexpr int most_lines = 10;  // 2^10 choices of rows, and of columns
  static constexpr int most = 6, most_on_path = 5, fewest = 3;

  // Counts of the chosen rows. By digit and choice of columns: the number of rows with candidates
  // of the digit there. By digit and column: whether it has some. By choice of columns: the number
  // of open cells.
  struct Rows {
    Numbers lines, columns, cells;
  };

  bool in(const Weave& weave) {
    weave_ = &weave;
    // All counted cells lie in the chosen rows and columns, and eliminations elsewhere only become
    // fewer; so a choice is examined again only after it changed itself.
    stale_rows_ = stale(weave.warp);
    stale_columns_ = stale(weave.weft);
    if (!stale_rows_ || !stale_columns_) return true;
    read();
    return choose(static_cast<int>(weave.warp.size()), 0, 0);
  }

  template <class Lines>
  unsigned stale(const Lines& lines) const {
    unsigned result = 0;
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (f_.stale(lines[i])) result |= 1u << i;
    return result;
  }

  void read() {
    rows_ = weave_->warp.size();
    choices_ = std::size_t{1} << weave_->weft.size();
    digits_ = static_cast<std::size_t>(f_.board.digits());
    single_.assign(rows_, {});
    for (std::size_t r = 0; r < rows_; ++r) {
      Rows& row = single_[r];
      clear(row);
      std::array<std::uint8_t, most_lines> open{};
      for (std::size_t p = 0; p < weave_->across[r].size(); ++p) {
        const CellId cell = f_.frame.cell(weave_->warp[r], static_cast<int>(p));
        const std::size_t column = weave_->across[r][p];
        if (!f_.board.open().has(cell)) continue;
        open[column] = 1;
        for (Digit d : f_.board.candidates(cell)) row.columns[(d - 1u) * most_lines + column] = 1;
      }
      total(open.data(), row.cells.data());
      for (std::size_t d = 0; d < digits_; ++d) {
        total(row.columns.data() + d * most_lines, row.lines.data() + d * choices_);
        for (std::size_t i = d * choices_; i < (d + 1) * choices_; ++i)
          row.lines[i] = row.lines[i] ? 1 : 0;
      }
    }
    clear(chosen_[0]);
    across_.assign(choices_, 0);
    beyond_.assign(choices_, 0);
    // The lines left out make a locked set as well; a path does with the smaller of the two.
    const int most_together = f_.terms.wide ? 2 * most : static_cast<int>(rows_);
    for (int r = fewest; r <= most; ++r) {
      const int at_most = std::min(f_.terms.wide ? most : most_on_path, most_together - r);
      barred_[r].assign(choices_, never);
      for (unsigned some = 0; some < choices_; ++some)
        if (const int n = std::popcount(some);
            n >= fewest && n <= at_most && (some & stale_columns_))
          barred_[r][some] = 0;
    }
  }
  void clear(Rows& of) const {
    of.lines.assign(digits_ * choices_, 0);
    of.columns.assign(digits_ * most_lines, 0);
    of.cells.assign(choices_, 0);
  }

  // Enumerates all choices of rows below r, from none to all, in the order of binary numbers.
  bool choose(int r, unsigned rows, int taken) {
    if (!(stale_rows_ & (rows | ((1u << r) - 1)))) return true;
    if (r == 0) return taken < fewest || among_columns(rows, chosen_[taken]);
    if (!choose(r - 1, rows, taken)) return false;
    if (taken == (f_.terms.wide ? most : most_on_path)) return true;
    add(single_[r - 1], chosen_[taken], chosen_[taken + 1]);
    return choose(r - 1, rows | 1u << (r - 1), taken + 1);
  }
  void add(const Rows& one, const Rows& to, Rows& sum) const {
    sum = to;
    add_to(sum.lines.data(), one.lines.data(), one.lines.size());
    add_to(sum.cells.data(), one.cells.data(), one.cells.size());
    for (std::size_t i = 0; i < one.columns.size(); ++i) sum.columns[i] |= one.columns[i];
  }

  bool among_columns(unsigned rows, const Rows& chosen) {
    std::fill(beyond_.begin(), beyond_.end(), 0);
    for (std::size_t d = 0; d < digits_; ++d)
      count(chosen.columns.data() + d * most_lines, chosen.lines.data() + d * choices_);
    if (compare(chosen.cells.data(), barred_[std::popcount(rows)].data()) > spare_for_boxes)
      return true;
    for (unsigned columns = 0; columns < choices_; ++columns) {
      const int beyond = beyond_[columns];
      if (beyond > spare_for_boxes || (beyond && boxes_save(rows, columns) != beyond)) continue;
      if (!tell(rows, columns)) return false;
    }
    return true;
  }
  // Adds up the counts of the columns for each choice of columns.
  void total(const std::uint8_t* of_column, std::uint8_t* sums) const {
    const std::size_t n = choices_;
    sums[0] = 0;
    for (std::size_t c = 0, bit = 1; bit < n; ++c, bit *= 2) {
      const std::uint8_t more = of_column[c];
      for (std::size_t i = 0; i < bit; ++i)
        sums[bit + i] = static_cast<std::uint8_t>(sums[i] + more);
    }
  }
  // Adds the lines that a digit needs: the rows, or the columns with its candidates, whichever are
  // fewer.
  void count(const std::uint8_t* columns, const std::uint8_t* lines) {
    total(columns, across_.data());
    const std::uint8_t* const across = across_.data();
    std::uint8_t* const sums = beyond_.data();
    const std::size_t n = choices_;
    for (std::size_t i = 0; i < n; ++i) {
      const std::uint8_t fewer = across[i] < lines[i] ? across[i] : lines[i];
      sums[i] = static_cast<std::uint8_t>(sums[i] + fewer);
    }
  }
  // By how many each choice's lines are more than its cells; the least of all.
  int compare(const std::uint8_t* cells, const std::uint8_t* bars) {
    std::uint8_t* const beyond = beyond_.data();
    std::uint8_t least = never;
    const std::size_t n = choices_;
    for (std::size_t i = 0; i < n; ++i) {
      const std::uint8_t few = cells[i] < fewest * fewest ? never : 0;
      const auto more = static_cast<std::uint8_t>((beyond[i] - cells[i]) | few | bars[i]);
      beyond[i] = more;
      least = more < least ? more : least;
    }
    return least;
  }
  static constexpr int spare_for_boxes = 2;

  BitSet<W> cells_of(unsigned rows, unsigned columns) const {
    BitSet<W> in_rows{}, in_columns{};
    for (int r : Bits{rows}) in_rows |= f_.frame.cells(weave_->warp[r]);
    for (int c : Bits{columns}) in_columns |= f_.frame.cells(weave_->weft[c]);
    return in_rows & in_columns & f_.board.open();
  }

  // Returns the chosen lines in which d has a candidate at their crossings.
  unsigned rows_with(Digit d, unsigned rows, unsigned columns) const {
    unsigned result = 0;
    for (int r : Bits{rows})
      if (single_[r].lines[(d - 1u) * choices_ + columns]) result |= 1u << r;
    return result;
  }
  unsigned columns_with(Digit d, unsigned rows, unsigned columns) const {
    unsigned result = 0;
    for (int c : Bits{columns})
      for (int r : Bits{rows})
        result |= unsigned{single_[r].columns[(d - 1u) * most_lines + c]} << c;
    return result;
  }

  // Returns the number of covers saved by boxes for some digits.
  int boxes_save(unsigned rows, unsigned columns) {
    const BitSet<W> cells = cells_of(rows, columns);
    int saved = 0;
    for (Digit d = 1; d <= f_.board.digits(); ++d) {
      const int lines = std::min(std::popcount(columns_with(d, rows, columns)),
                                 std::popcount(rows_with(d, rows, columns)));
      if (lines < 2) continue;
      boxes(cells & f_.board.places(d));
      if (whole_) saved += std::max(0, lines - static_cast<int>(boxes_.size()));
    }
    return saved;
  }

  // Finds the boxes of these cells; whole_ is true if each has one.
  void boxes(const BitSet<W>& places) {
    boxes_.clear();
    BitSet<W> left = places;
    whole_ = true;
    while (!left.empty()) {
      const auto c = static_cast<CellId>(left.first());
      left.remove(c);
      bool has_box = false;
      for (const Seat& seat : f_.frame.seats(c)) {
        if (!is_box(f_.frame.house(seat.house).kind)) continue;
        boxes_.push_back(seat.house);
        left -= f_.frame.cells(seat.house);
        has_box = true;
        break;
      }
      whole_ = whole_ && has_box;
    }
  }

  bool tell(unsigned rows, unsigned columns) {
    const BitSet<W> cells = cells_of(rows, columns);
    sectors_.begin(cells);
    for (Digit d = 1; d <= f_.board.digits(); ++d) {
      const BitSet<W> places = cells & f_.board.places(d);
      if (places.empty()) continue;
      std::array<std::vector<HouseId>, 3> ways;
      for (int r : Bits{rows_with(d, rows, columns)}) ways[0].push_back(weave_->warp[r]);
      for (int c : Bits{columns_with(d, rows, columns)}) ways[1].push_back(weave_->weft[c]);
      boxes(places);
      if (whole_) ways[2] = boxes_;
      std::size_t least = std::min(ways[0].size(), ways[1].size());
      if (whole_) least = std::min(least, boxes_.size());
      const std::vector<HouseId>* idle = nullptr;
      bool covered = false;
      for (const auto& way : ways) {
        if (way.size() != least) continue;
        idle = &way;
        if (!sectors_.takes(d, way)) continue;
        sectors_.cover(d, way);
        covered = true;
      }
      if (!covered) sectors_.cover(d, *idle);
    }
    return sectors_.emit();
  }

  Finder<W>& f_;
  LockedSectors<W> sectors_;
  const Weave* weave_ = nullptr;
  unsigned stale_rows_ = 0, stale_columns_ = 0;
  std::size_t rows_ = 0, choices_ = 0, digits_ = 0;
  std::vector<Rows> single_;           // by row
  std::array<Rows, most + 1> chosen_;  // the first of the chosen rows, from the last up
  Numbers across_;  // by choice of columns: how many of them a digit has candidates in
  Numbers
      beyond_;  // the lines that all digits need; then, by how many these are more than the cells
  static constexpr std::uint8_t never = 255;
  std::array<Numbers, most + 1> barred_;  // by the number of rows: choices that are skipped
  std::vector<HouseId> boxes_;
  bool whole_ = false;
};

}  // namespace

template <int W>
bool find_locked_sets(Finder<W>& f, int) {
  return LockedSets<W>(f).run();
}

CLEW_TECHNIQUE(find_locked_sets)

}  // namespace clew::logic
