// Chains of implications: the producers from forcing chains up.
#pragma once

#include <memory>

#include "clew/stop.h"
#include "rating/facts.h"

namespace clew::rating {

class Chains {
 public:
  explicit Chains(const RatingLayoutPtr&);
  ~Chains();

  bool forcing(const RatingBoard&, Hint&, const Stop&);
  bool nishio(const RatingBoard&, Hint&, const Stop&);
  /// Asked after forcing chains on the same board.
  bool multiple(const RatingBoard&, Hint&, const Stop&);
  /// Dynamic chains, which nest more from depth to depth.
  int depths() const;
  bool dynamic(const RatingBoard&, int depth, Hint&, const Stop&);
  /// The reasons of the last hint found, on the same board.
  void explain(const RatingBoard&, const Hint&, Facts&);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace clew::rating
