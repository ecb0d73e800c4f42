// The order in which producers are asked; the first that has a hint gives its first one.
#pragma once

#include <array>
#include <functional>

#include "rating/chains.h"
#include "rating/hint.h"
#include "rating/history.h"
#include "rating/producers.h"

namespace clew::rating {

enum class Asked { found, nothing, stopped };

class Ladder {
 public:
  explicit Ladder(const RatingLayoutPtr&);

  /// A puzzle begins with this board.
  void start(const RatingBoard&);
  /// The first hint of the first producer that has one. `alive` is called before each of those that
  /// may take long.
  Asked next(const RatingBoard&, Hint&, const Stop&, const std::function<void()>& alive = [] {});
  /// Applies a hint to the board of the loop.
  void apply(const Hint&, RatingBoard&);

  Chains& chains() { return chains_; }

 private:
  bool singles(const RatingBoard&, Hint&);
  bool simple(const RatingBoard&, Hint&, const Stop&);
  bool hard(const RatingBoard&, Hint&, const Stop&, const std::function<void()>& alive);
  bool large_wing(const RatingBoard&, int size, Hint&);
  /// Asks the next producer, with the changes since its last search.
  template <class Producer>
  bool ask(Producer&&);

  Chains chains_;
  History history_;
  std::array<History::Time, 32> barren_{};  // by rank: when it last found nothing
  std::size_t rank_ = 0;
  StrongLinks strong_links_;
  UniqueLoops unique_loops_;
  FirstHint first_;
};

}  // namespace clew::rating
