#include "logic/template_search.h"

#include "logic/widths.h"

namespace clew::logic {
namespace {
constexpr int most_nodes = 20000;  // for one answer; a 9x9 needs some tens
}

template <int W>
auto TemplateSearch<W>::fits(const Board<W>& board, Digit d, const Cells& within,
                             const Cells& start) -> Answer {
  board_ = &board;
  houses_.clear();
  const auto& frame = board.frame();
  for (int i = 0; i < frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    if (frame.complete(h) && board.missing(h).has(d)) houses_.push_back(h);
  }
  chosen_ = start;
  nodes_ = most_nodes;
  Cells left = within & board.places(d);
  for (int c : start) {
    left -= frame.peers(static_cast<CellId>(c));
    left.remove(c);
  }
  return fill(left);
}

template <int W>
auto TemplateSearch<W>::fill(const Cells& left) -> Answer {
  if (--nodes_ < 0) return Answer::unknown;
  const auto& frame = board_->frame();
  Cells best{};
  int fewest = 1 << 16;
  for (HouseId h : houses_) {
    const Cells& cells = frame.cells(h);
    if (chosen_.meets(cells)) continue;
    const Cells places = left & cells;
    const int n = places.size();
    if (n >= fewest) continue;
    if (n == 0) return Answer::no;
    fewest = n;
    best = places;
    if (n == 1) break;
  }
  if (fewest == 1 << 16) return Answer::yes;
  for (int c : best) {
    Cells rest = left - frame.peers(static_cast<CellId>(c));
    rest.remove(c);
    chosen_.add(c);
    const Answer answer = fill(rest);
    if (answer != Answer::no) return answer;
    chosen_.remove(c);
  }
  return Answer::no;
}

template <int W>
const BitSet<W>& Hopeless<W>::of(const Board<W>& board, Digit d) {
  entries_.resize(static_cast<std::size_t>(board.digits()) + 1);
  Entry& entry = entries_[d];
  if (entry.changed == board.digit_changed(d)) return entry.cells;
  entry.changed = board.digit_changed(d);
  entry.cells = {};
  BitSet<W> todo = board.places(d);
  while (!todo.empty()) {
    const int c = todo.first();
    todo.remove(c);
    BitSet<W> start{};
    start.add(c);
    const auto answer = search_.fits(board, d, board.places(d), start);
    if (answer == TemplateSearch<W>::Answer::yes) todo -= search_.chosen();
    if (answer == TemplateSearch<W>::Answer::no) entry.cells.add(c);
  }
  return entry.cells;
}

#define CLEW_TEMPLATES(W)           \
  template class TemplateSearch<W>; \
  template class Hopeless<W>;
CLEW_FOR_WIDTHS(CLEW_TEMPLATES)

}  // namespace clew::logic
