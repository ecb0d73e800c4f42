// Lines grow cell by cell and are backtracked from dead ends.
#include <algorithm>

#include "generate/shapes.h"

namespace clew::generation {
namespace {

constexpr int starts = 12;       // cells from which a line is tried
constexpr int patience = 4'000;  // bound on the cells of one search

// The lower right cell of the square in which two cells touch at a corner, and whether they do.
bool corner_of(const Layout& layout, CellId a, CellId b, CellId& corner) {
  const Place p = layout.cells()[a].place, q = layout.cells()[b].place;
  if (p.row == q.row || p.col == q.col || layout.cells()[a].shape != Shape::square) return false;
  const int c = layout.at({std::max(p.row, q.row), std::max(p.col, q.col)});
  corner = static_cast<CellId>(c < 0 ? layout.size() : c);
  return true;
}

class Pen {
 public:
  explicit Pen(Canvas& canvas) : canvas_(canvas) {}

  bool can_go(const Cells& line, CellId from, CellId to) const {
    if (canvas_.drawn[to] || std::ranges::find(line, to) != line.end()) return false;
    CellId corner;
    if (!corner_of(canvas_.layout, from, to, corner)) return true;
    if (std::ranges::find(canvas_.diagonals, corner) != canvas_.diagonals.end()) return false;
    for (std::size_t i = 1; i < line.size(); ++i)  // nor does it cross itself
      if (CellId own; corner_of(canvas_.layout, line[i - 1], line[i], own) && own == corner)
        return false;
    return true;
  }
  Cells next(CellId from) {
    Cells cells = neighbours(canvas_.layout, from, true);
    canvas_.random.shuffle(cells);
    return cells;
  }
  Cells keep(Cells line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      canvas_.drawn[line[i]] = true;
      if (CellId corner; i && corner_of(canvas_.layout, line[i - 1], line[i], corner))
        canvas_.diagonals.push_back(corner);
    }
    return line;
  }

 private:
  Canvas& canvas_;
};

class Growth {
 public:
  Growth(Pen& pen, const LineWish& wish, std::size_t length)
      : pen_(pen), wish_(wish), length_(length) {}

  /// The line as long as was wished, or else the longest that may end.
  Cells from(CellId start) {
    line_ = {start};
    best_.clear();
    left_ = patience;
    grow();
    return best_;
  }

 private:
  void grow() {
    if (line_.size() >= wish_.least && line_.size() > best_.size() && wish_.may_end(line_))
      best_ = line_;
    if (line_.size() == length_) return;
    for (const CellId to : pen_.next(line_.back())) {
      if (best_.size() == length_ || --left_ < 0) return;
      if (!pen_.can_go(line_, line_.back(), to) || !wish_.goes_on(line_, to)) continue;
      line_.push_back(to);
      grow();
      line_.pop_back();
    }
  }

  Pen& pen_;
  const LineWish& wish_;
  std::size_t length_;
  Cells line_, best_;
  int left_ = 0;
};

CellId random_cell(Canvas& canvas) {
  return static_cast<CellId>(canvas.random.below(canvas.drawn.size()));
}

}  // namespace

Cells draw_line(Canvas& canvas, const LineWish& wish) {
  Pen pen(canvas);
  const std::size_t length =
      wish.least + static_cast<std::size_t>(canvas.random.below(wish.most - wish.least + 1));
  Growth growth(pen, wish, length);
  for (int i = 0; i < starts; ++i) {
    const CellId start = random_cell(canvas);
    if (canvas.drawn[start]) continue;
    if (Cells line = growth.from(start); !line.empty()) return pen.keep(std::move(line));
  }
  return {};
}

Cells draw_from_middle(Canvas& canvas, std::size_t least, std::size_t most,
                       const std::function<bool(const Cells&, CellId, CellId)>& fits) {
  Pen pen(canvas);
  const std::size_t length =
      least + static_cast<std::size_t>(canvas.random.below(most - least + 1));
  for (int i = 0; i < starts * 4; ++i) {
    const CellId start = random_cell(canvas);
    if (canvas.drawn[start]) continue;
    Cells line{start};
    for (bool grown = true; grown && line.size() + 2 <= length;) {
      grown = false;
      for (const CellId a : pen.next(line.front())) {
        if (!pen.can_go(line, line.front(), a)) continue;
        for (const CellId b : pen.next(line.back())) {
          if (a == b || !pen.can_go(line, line.back(), b) || !fits(line, a, b)) continue;
          Cells longer{a};
          longer.insert(longer.end(), line.begin(), line.end());
          if (!pen.can_go(longer, line.back(), b)) continue;
          longer.push_back(b);
          line = std::move(longer);
          grown = true;
          break;
        }
        if (grown) break;
      }
    }
    if (line.size() >= least) return pen.keep(std::move(line));
  }
  return {};
}

}  // namespace clew::generation
