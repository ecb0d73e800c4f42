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

// How many lines a choice holds; looked up some hundred thousand times.
constexpr auto counts = [] {
  std::array<std::uint8_t, 1024> result{};
  for (unsigned i = 1; i < result.size(); ++i)
    result[i] = static_cast<std::uint8_t>(result[i / 2] + i % 2);
  return result;
}();

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
  static constexpr std::size_t most_lines = 10;  // 2^10 choices of rows, and of columns
  using Lines = std::uint16_t;

  bool in(const Weave& weave) {
    weave_ = &weave;
    read();
    const int most = f_.terms.wide ? 6 : 5;
    // The lines left out make a locked set as well; a path does with the smaller of the two.
    const int most_together = f_.terms.wide ? 12 : static_cast<int>(weave.warp.size());
    for (unsigned rows = 1; rows < 1u << weave.warp.size(); ++rows) {
      const int r = counts[rows];
      if (r < 3 || r > most) continue;
      for (unsigned columns = 1; columns < 1u << weave.weft.size(); ++columns) {
        const int c = counts[columns];
        if (c < 3 || c > most || r + c > most_together || !balanced(rows, columns)) continue;
        if (!tell(rows, columns)) return false;
      }
    }
    return true;
  }

  // For each choice of lines, and digit, the lines across in which it has a candidate there.
  void read() {
    const std::size_t rows = weave_->warp.size(), columns = weave_->weft.size();
    digits_ = f_.board.digits();
    across_rows_.assign((1u << rows) * stride(), 0);
    across_columns_.assign((1u << columns) * stride(), 0);
    for (std::size_t r = 0; r < rows; ++r)
      for (std::size_t p = 0; p < weave_->across[r].size(); ++p) {
        const CellId cell = f_.frame.cell(weave_->warp[r], static_cast<int>(p));
        const unsigned column = weave_->across[r][p];
        if (!f_.board.open().has(cell)) continue;
        auto add = [&](int which) {
          at(across_rows_, 1u << r, which) |= static_cast<Lines>(1u << column);
          at(across_columns_, 1u << column, which) |= static_cast<Lines>(1u << r);
        };
        add(0);
        for (Digit d : f_.board.candidates(cell)) add(d);
      }
    for (auto* table : {&across_rows_, &across_columns_})
      for (std::size_t some = 1; some < table->size() / stride(); ++some)
        if (const std::size_t rest = some & (some - 1))
          for (int d = 0; d <= digits_; ++d)
            at(*table, some, d) |=
                static_cast<Lines>(at(*table, rest, d) | at(*table, some ^ rest, d));
  }
  std::size_t stride() const { return static_cast<std::size_t>(digits_) + 1; }
  Lines& at(std::vector<Lines>& table, std::size_t lines, int d) {
    return table[lines * stride() + static_cast<std::size_t>(d)];
  }

  bool balanced(unsigned rows, unsigned columns) {
    int cells = 0;
    for (unsigned left = rows; left; left &= left - 1)
      cells += counts[at(across_rows_, left & -left, 0) & columns];
    if (cells < 9) return false;
    int sum = 0;
    const Lines* across = &at(across_rows_, rows, 0);
    const Lines* down = &at(across_columns_, columns, 0);
    for (int d = 1; d <= digits_; ++d) {
      sum += std::min(counts[across[d] & columns], counts[down[d] & rows]);
      if (sum > cells + spare_for_boxes) return false;
    }
    return sum == cells || sum - boxes_save(rows, columns) == cells;
  }
  static constexpr int spare_for_boxes = 2;

  BitSet<W> cells_of(unsigned rows, unsigned columns) const {
    BitSet<W> in_rows{}, in_columns{};
    for (int r : Bits{rows}) in_rows |= f_.frame.cells(weave_->warp[r]);
    for (int c : Bits{columns}) in_columns |= f_.frame.cells(weave_->weft[c]);
    return in_rows & in_columns & f_.board.open();
  }

  // How many covers fewer there are with boxes for some digits.
  int boxes_save(unsigned rows, unsigned columns) {
    const BitSet<W> cells = cells_of(rows, columns);
    int saved = 0;
    for (Digit d = 1; d <= digits_; ++d) {
      const int lines = std::min(std::popcount(at(across_rows_, rows, d) & columns),
                                 std::popcount(at(across_columns_, columns, d) & rows));
      if (lines < 2) continue;
      boxes(cells & f_.board.places(d));
      if (whole_) saved += std::max(0, lines - static_cast<int>(boxes_.size()));
    }
    return saved;
  }

  // The boxes of these cells; whole_ tells whether each has one.
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
    for (Digit d = 1; d <= digits_; ++d) {
      const BitSet<W> places = cells & f_.board.places(d);
      if (places.empty()) continue;
      std::array<std::vector<HouseId>, 3> ways;
      for (int r : Bits{at(across_columns_, columns, d) & rows}) ways[0].push_back(weave_->warp[r]);
      for (int c : Bits{at(across_rows_, rows, d) & columns}) ways[1].push_back(weave_->weft[c]);
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
  int digits_ = 0;
  std::vector<Lines> across_rows_, across_columns_;  // by choice of lines and digit; 0: any digit
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
