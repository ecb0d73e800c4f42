#include "rating/ladder.h"

namespace clew::rating {

Ladder::Ladder(const RatingLayoutPtr& shape)
    : chains_(shape), history_(shape), strong_links_(shape), unique_loops_(shape) {}

void Ladder::start(const RatingBoard& board) { history_.restart(board); }

template <class Producer>
bool Ladder::ask(Producer&& producer) {
  const std::size_t rank = rank_++;
  if (producer(Since(history_, barren_[rank]))) return true;
  barren_[rank] = history_.now();
  return false;
}

bool Ladder::singles(const RatingBoard& board, Hint& hint) {
  return hidden_singles(board, hint, first_) ||
         ask([&](const Since& since) { return locking(board, true, hint, first_, since); }) ||
         ask([&](const Since& since) {
           return hidden_sets(board, 2, true, hint, first_, since);
         }) ||
         naked_singles(board, hint, first_);
}

bool Ladder::simple(const RatingBoard& board, Hint& hint, const Stop& stop) {
  const bool classic = board.shape().classic();
  auto lock = [&](const Since& since) {
    return classic ? locking(board, false, hint, first_, since)
                   : intersections(board, hint, first_, since);
  };
  auto hidden = [&](int size, bool direct) {
    return ask(
        [&](const Since& since) { return hidden_sets(board, size, direct, hint, first_, since); });
  };
  auto naked = [&](int size) {
    return ask([&](const Since& since) { return naked_sets(board, size, hint, first_, since); });
  };
  auto lines = [&](int size) {
    return ask([&](const Since& since) { return fish(board, size, hint, first_, since); });
  };
  auto wing = [&](bool three) {
    return ask([&](const Since& since) { return wings(board, three, hint, first_, since); });
  };
  // Producers that only the successor has.
  const bool more = board.shape().scale() == Scale::sukaku_explainer;
  auto links = [&](int size) {
    return more && ask([&](const Since& since) {
             return strong_links_.find(board, size, hint, first_, since);
           });
  };
  auto large = [&](int size) { return more && large_wing(board, size, hint); };
  return hidden(3, true) || ask(lock) || naked(2) || lines(2) || hidden(2, false) || naked(3) ||
         lines(3) || hidden(3, false) || links(2) || wing(false) || wing(true) ||
         unique_loops_.find(board, hint, first_, &history_, stop) || naked(4) || lines(4) ||
         hidden(4, false) || links(3) || large(4) || bivalue_graves(board, hint, first_) ||
         links(4) || large(5) ||
         ask([&](const Since& since) { return aligned_pairs(board, hint, first_, since); }) ||
         large(6);
}

bool Ladder::large_wing(const RatingBoard& board, int size, Hint& hint) {
  return ask([&](const Since& since) { return large_wings(board, size, hint, first_, since); });
}

bool Ladder::hard(const RatingBoard& board, Hint& hint, const Stop& stop,
                  const std::function<void()>& alive) {
  alive();
  if (chains_.forcing(board, hint, stop)) return true;
  if (board.shape().scale() == Scale::sukaku_explainer && large_wing(board, 7, hint)) return true;
  alive();
  if (ask([&](const Since& since) { return aligned_triplets(board, hint, first_, since, stop); }))
    return true;
  alive();
  if (chains_.nishio(board, hint, stop) || chains_.multiple(board, hint, stop)) return true;
  for (int depth = 0; depth < chains_.depths() && !stop.requested(); ++depth) {
    alive();
    if (chains_.dynamic(board, depth, hint, stop)) return true;
  }
  return false;
}

Asked Ladder::next(const RatingBoard& board, Hint& hint, const Stop& stop,
                   const std::function<void()>& alive) {
  rank_ = 0;
  if (singles(board, hint)) return Asked::found;  // at once: no need to stop for them
  if (stop.requested()) return Asked::stopped;
  const bool found = simple(board, hint, stop) || hard(board, hint, stop, alive);
  if (stop.requested()) return Asked::stopped;  // a hint found before a stop may not be the first
  return found ? Asked::found : Asked::nothing;
}

void Ladder::apply(const Hint& hint, RatingBoard& board) {
  for (Cand a : hint.removed) board.remove(a);
  if (hint.placed >= 0) board.place(board.cell_of(hint.placed), board.digit_of(hint.placed));
  history_.note(board);
}

}  // namespace clew::rating
