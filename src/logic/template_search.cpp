#include "logic/template_search.h"

#include <algorithm>

#include "logic/widths.h"

namespace clew::logic {
namespace {
constexpr int most_nodes = 20000;  // for one answer; a 9x9 needs a few tens
}

template <int W>
auto TemplateSearch<W>::fits(const Board<W>& board, Digit d, const Cells& within,
                             const Cells& start) -> Answer {
  Cells left = within & board.places(d);
  if (knows(d, left | start, start)) return Answer::yes;
  board_ = &board;
  houses_.clear();
  const auto& frame = board.frame();
  for (int i = 0; i < frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    if (board.closed(h) && board.missing(h).has(d)) houses_.push_back(h);
  }
  chosen_ = start;
  nodes_ = most_nodes;
  for (int c : start) {
    left -= frame.peers(static_cast<CellId>(c));
    left.remove(c);
  }
  const Answer answer = fill(left);
  if (answer == Answer::yes) keep(d);
  return answer;
}

// Returns true if a known template lies within the cells and contains those of start.
template <int W>
bool TemplateSearch<W>::knows(Digit d, const Cells& cells, const Cells& start) {
  if (known_.size() <= d) return false;
  std::vector<Cells>& known = known_[d];
  const auto at = std::ranges::find_if(
      known, [&](const Cells& one) { return one.within(cells) && start.within(one); });
  if (at == known.end()) return false;
  chosen_ = *at;
  std::rotate(known.begin(), at, at + 1);
  return true;
}

template <int W>
void TemplateSearch<W>::keep(Digit d) {
  if (known_.size() <= d) known_.resize(d + std::size_t{1});
  std::vector<Cells>& known = known_[d];
  if (known.size() == most_known) known.pop_back();
  known.insert(known.begin(), chosen_);
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
const BitSet<W>& Hopeless<W>::of(const Board<W>& board, Digit d, TemplateSearch<W>& search,
                                 const Stop& stop) {
  entries_.resize(static_cast<std::size_t>(board.digits()) + 1);
  Entry& entry = entries_[d];
  if (entry.changed == board.digit_changed(d)) return entry.cells;
  entry.changed = board.digit_changed(d);
  entry.cells = {};
  BitSet<W> todo = board.places(d);
  while (!todo.empty()) {
    if (stop.requested()) {
      entry.changed = 0;
      break;
    }
    const int c = todo.first();
    todo.remove(c);
    BitSet<W> start{};
    start.add(c);
    const auto answer = search.fits(board, d, board.places(d), start);
    if (answer == TemplateSearch<W>::Answer::yes) todo -= search.chosen();
    if (answer == TemplateSearch<W>::Answer::no) entry.cells.add(c);
  }
  return entry.cells;
}

#define CLEW_TEMPLATES(W)           \
  template class TemplateSearch<W>; \
  template class Hopeless<W>;
CLEW_FOR_WIDTHS(CLEW_TEMPLATES)

}  // namespace clew::logic
