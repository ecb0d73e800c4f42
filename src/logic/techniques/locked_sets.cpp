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

// Numbers by digit, four bits each: 16 digits to a word. None is above seven.
using Fields = std::uint64_t;
constexpr int digits_a_word = 16;
constexpr Fields all_tops = 0x8888888888888888;

constexpr Fields least_of(Fields a, Fields b) {
  const Fields first_has_more = ((a | all_tops) - b) & all_tops;
  const Fields where = first_has_more - (first_has_more >> 3);  // no number has the top bit itself
  return (b & where) | (a & ~where);
}
constexpr int sum_of(Fields a) {
  constexpr Fields low = 0x0f0f0f0f0f0f0f0f;
  return static_cast<int>((((a & low) + (a >> 4 & low)) * 0x0101010101010101) >> 56);
}

// Rows are chosen one after the other, and what they come to is added up for all choices of columns
// at once; so the hundred thousand choices of a 9x9 grid take a few operations each.
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

  // What some rows hold. By word and choice of columns: in how many of the rows each digit has
  // candidates there. By word and column: in which columns each digit has some. By choice of
  // columns: how many open cells.
  struct Rows {
    std::vector<Fields> lines, columns;
    std::vector<std::uint8_t> cells;
  };

  bool in(const Weave& weave) {
    weave_ = &weave;
    // What is counted lies in the chosen rows and columns alone, and what is taken elsewhere only
    // grows less: a choice is looked at again when it changed itself.
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
    words_ = (static_cast<std::size_t>(f_.board.digits()) + digits_a_word - 1) / digits_a_word;
    single_.assign(rows_, {});
    for (std::size_t r = 0; r < rows_; ++r) {
      clear(single_[r]);
      for (std::size_t p = 0; p < weave_->across[r].size(); ++p) {
        const CellId cell = f_.frame.cell(weave_->warp[r], static_cast<int>(p));
        const std::size_t column = weave_->across[r][p];
        if (!f_.board.open().has(cell)) continue;
        single_[r].cells[std::size_t{1} << column] = 1;
        for (Digit d : f_.board.candidates(cell))
          single_[r].columns[word_of(d) * most_lines + column] |= Fields{1} << shift_of(d);
      }
      for (std::size_t some = 1; some < choices_; ++some) {
        const std::size_t rest = some & (some - 1), column = std::countr_zero(some);
        if (rest)
          single_[r].cells[some] =
              static_cast<std::uint8_t>(single_[r].cells[rest] + single_[r].cells[some ^ rest]);
        for (std::size_t w = 0; w < words_; ++w)
          single_[r].lines[w * choices_ + some] =
              single_[r].lines[w * choices_ + rest] | single_[r].columns[w * most_lines + column];
      }
    }
    clear(chosen_[0]);
    across_.assign(words_ * choices_, 0);
    // The lines left out make a locked set as well; a path does with the smaller of the two.
    const int most_together = f_.terms.wide ? 2 * most : static_cast<int>(rows_);
    for (int r = fewest; r <= most; ++r) {
      const int at_most = std::min(f_.terms.wide ? most : most_on_path, most_together - r);
      columns_[r].clear();
      for (unsigned some = 0; some < choices_; ++some)
        if (const int n = std::popcount(some);
            n >= fewest && n <= at_most && (some & stale_columns_))
          columns_[r].push_back(static_cast<std::uint16_t>(some));
    }
  }
  void clear(Rows& of) const {
    of.lines.assign(words_ * choices_, 0);
    of.columns.assign(words_ * most_lines, 0);
    of.cells.assign(choices_, 0);
  }
  static std::size_t word_of(Digit d) { return (d - 1u) / digits_a_word; }
  static int shift_of(Digit d) { return 4 * ((d - 1) % digits_a_word); }

  // Goes through all choices among the rows below r, from none to all, as binary numbers go.
  bool choose(int r, unsigned rows, int taken) {
    if (!(stale_rows_ & (rows | ((1u << r) - 1)))) return true;
    if (r == 0) return taken < fewest || among_columns(rows, chosen_[taken]);
    if (!choose(r - 1, rows, taken)) return false;
    if (taken == (f_.terms.wide ? most : most_on_path)) return true;
    add(single_[r - 1], chosen_[taken], chosen_[taken + 1]);
    return choose(r - 1, rows | 1u << (r - 1), taken + 1);
  }
  void add(const Rows& one, const Rows& to, Rows& sum) const {
    sum.lines.resize(one.lines.size());
    sum.columns.resize(one.columns.size());
    sum.cells.resize(one.cells.size());
    for (std::size_t i = 0; i < one.lines.size(); ++i) sum.lines[i] = to.lines[i] + one.lines[i];
    for (std::size_t i = 0; i < one.columns.size(); ++i)
      sum.columns[i] = to.columns[i] | one.columns[i];
    for (std::size_t i = 0; i < one.cells.size(); ++i)
      sum.cells[i] = static_cast<std::uint8_t>(to.cells[i] + one.cells[i]);
  }

  bool among_columns(unsigned rows, const Rows& chosen) {
    for (std::size_t w = 0; w < words_; ++w) {
      Fields* const across = across_.data() + w * choices_;
      for (std::size_t c = 0; c < weave_->weft.size(); ++c) {
        const std::size_t bit = std::size_t{1} << c;
        const Fields of_column = chosen.columns[w * most_lines + c];
        for (std::size_t i = 0; i < bit; ++i) across[bit + i] = across[i] + of_column;
      }
    }
    for (const unsigned columns : columns_[std::popcount(rows)]) {
      const int cells = chosen.cells[columns];
      int sum = 0;
      for (std::size_t i = columns; i < across_.size(); i += choices_)
        sum += sum_of(least_of(across_[i], chosen.lines[i]));
      if (cells < 9 || sum < cells || sum > cells + spare_for_boxes) continue;
      if (sum > cells && sum - boxes_save(rows, columns) != cells) continue;
      if (!tell(rows, columns)) return false;
    }
    return true;
  }
  static constexpr int spare_for_boxes = 2;

  BitSet<W> cells_of(unsigned rows, unsigned columns) const {
    BitSet<W> in_rows{}, in_columns{};
    for (int r : Bits{rows}) in_rows |= f_.frame.cells(weave_->warp[r]);
    for (int c : Bits{columns}) in_columns |= f_.frame.cells(weave_->weft[c]);
    return in_rows & in_columns & f_.board.open();
  }

  // The chosen lines in which d has a candidate where they cross.
  unsigned rows_with(Digit d, unsigned rows, unsigned columns) const {
    unsigned result = 0;
    for (int r : Bits{rows})
      if (single_[r].lines[word_of(d) * choices_ + columns] >> shift_of(d) & 1) result |= 1u << r;
    return result;
  }
  unsigned columns_with(Digit d, unsigned rows, unsigned columns) const {
    unsigned result = 0;
    for (int c : Bits{columns})
      for (int r : Bits{rows})
        result |= static_cast<unsigned>(
                      single_[r].columns[word_of(d) * most_lines + c] >> shift_of(d) & 1)
                  << c;
    return result;
  }

  // How many covers fewer there are with boxes for some digits.
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
  std::size_t rows_ = 0, choices_ = 0, words_ = 0;
  std::vector<Rows> single_;           // by row
  std::array<Rows, most + 1> chosen_;  // the first of the chosen rows, from the last up
  std::vector<Fields> across_;         // by word and choice of columns: in how many
                                       // of the columns each digit has candidates
  std::array<std::vector<std::uint16_t>, most + 1> columns_;  // choices, by the number of rows
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
