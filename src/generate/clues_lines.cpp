// Clues along lines: for each kind of line, the rule for its next cell and for its end.
#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "constraints/holds.h"
#include "constraints/shape.h"
#include "generate/families.h"

namespace clew::generation {
namespace {

using Kind = Constraint::Kind;

constexpr double covered = 0.45;  // share of the cells that are covered when there are enough lines
constexpr int failures = 6;       // lines in a row that were not found

struct Length {
  std::size_t least, most;
};

Length length_of(Kind kind, int digits) {
  const auto most = static_cast<std::size_t>(digits);
  switch (kind) {
    case Kind::thermometer:
    case Kind::slow_thermometer:
      return {3, std::min<std::size_t>(6, most)};
    case Kind::renban:
      return {3, std::min<std::size_t>(5, most)};
    case Kind::nabner:
      return {3, 4};
    case Kind::arrow:
      return {3, 4};
    case Kind::double_arrow:
    case Kind::lockout:
    case Kind::sequence:
      return {3, 5};
    case Kind::palindrome:
    case Kind::zipper:
      return {3, 6};
    default:
      return {4, 7};
  }
}

/// The values of a line and the one that may follow.
class Reading {
 public:
  explicit Reading(const Canvas& canvas) : canvas_(canvas) {}
  int at(CellId c) const { return canvas_.value(c); }
  template <class Good>
  bool all(const Cells& line, CellId next, Good good) const {
    return std::ranges::all_of(line, [&](CellId c) { return good(at(c), at(next)); });
  }
  int sum(std::span<const CellId> cells) const {
    return std::accumulate(cells.begin(), cells.end(), 0,
                           [&](int total, CellId c) { return total + at(c); });
  }

 private:
  const Canvas& canvas_;
};

bool goes_on(const Canvas& canvas, Kind kind, const Cells& line, CellId next) {
  const Reading read(canvas);
  const int digits = canvas.layout.digits(), last = read.at(line.back()), to = read.at(next);
  const auto class_of = [&](int d) {
    return kind == Kind::entropic ? constraints::third(canvas.layout.digit_of(d), digits) : d % 3;
  };
  switch (kind) {
    case Kind::thermometer:
      return to > last;
    case Kind::slow_thermometer:
      return to >= last;
    case Kind::whispers:
      return std::abs(to - last) >= (digits + 1) / 2;
    case Kind::renban:
      return read.all(line, next, [](int a, int b) { return a != b && std::abs(a - b) < 5; });
    case Kind::nabner:
      return read.all(line, next, [](int a, int b) { return std::abs(a - b) > 1; });
    case Kind::arrow:
      return read.sum(std::span(line).subspan(1)) + to <= read.at(line[0]);
    case Kind::between:  // all cells on one side of the start
      return to != read.at(line[0]) &&
             (line.size() == 1 || (to > read.at(line[0])) == (read.at(line[1]) > read.at(line[0])));
    case Kind::entropic:
    case Kind::modular: {
      const std::size_t two = std::min<std::size_t>(2, line.size());
      return std::all_of(line.end() - static_cast<std::ptrdiff_t>(two), line.end(),
                         [&](CellId c) { return class_of(read.at(c)) != class_of(to); });
    }
    case Kind::sequence:
      return line.size() == 1 ? to != last : to - last == last - read.at(line[line.size() - 2]);
    default:
      return true;
  }
}

// The total of each piece of a sum line.
int total_of_pieces(const Layout& layout) { return layout.value(layout.digits()) + 1; }

ConstraintSpec line_clue(const Layout& layout, Kind kind, const Cells& line) {
  ConstraintSpec spec = on(layout, kind, line);
  if (kind == Kind::arrow) spec.splits = {1};
  if (kind == Kind::sum_line) spec.values = {total_of_pieces(layout)};
  return spec;
}

// A line that is cut into pieces is no constraint if there is only one piece.
bool is_cut(const Canvas& canvas, Kind kind, const Cells& line) {
  if (kind == Kind::region_sum)
    return constraints::pieces(canvas.layout, {kind, 1, line, {}, {}, {}}).size() > 1;
  return kind != Kind::sum_line || Reading(canvas).sum(line) > total_of_pieces(canvas.layout);
}

Cells draw_one(Canvas& canvas, Kind kind) {
  const Length length = length_of(kind, canvas.layout.digits());
  const Reading read(canvas);
  if (kind == Kind::palindrome)
    return draw_from_middle(canvas, length.least, length.most,
                            [&](auto&, CellId a, CellId b) { return read.at(a) == read.at(b); });
  if (kind == Kind::zipper)
    return draw_from_middle(canvas, length.least, length.most,
                            [&](const Cells& line, CellId a, CellId b) {
                              return read.at(a) + read.at(b) == read.at(line[line.size() / 2]);
                            });
  const LineWish wish{
      length.least, length.most,
      [&](const Cells& line, CellId next) { return goes_on(canvas, kind, line, next); },
      [&](const Cells& line) {
        Clues clues;
        keep(canvas, line_clue(canvas.layout, kind, line), clues);
        return !clues.drawn.empty() && is_cut(canvas, kind, line);
      }};
  return draw_line(canvas, wish);
}

}  // namespace

void draw_lines(Canvas& canvas, Kind kind, Clues& clues) {
  const auto enough = static_cast<std::size_t>(covered * canvas.layout.size());
  std::size_t cells = 0;
  for (int failed = 0; cells < enough && failed < failures;) {
    const Cells line = draw_one(canvas, kind);
    failed = line.empty() ? failed + 1 : 0;
    cells += line.size();
    if (!line.empty()) keep(canvas, line_clue(canvas.layout, kind, line), clues);
  }
}

}  // namespace clew::generation
