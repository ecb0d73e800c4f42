// Aligned triplet exclusion. The search is long and mostly in vain, so what was barren is
// remembered: a triplet whose cells, and whose common peers, have not changed since is barren
// still.
#pragma once

#include <vector>

#include "rating/hint.h"

namespace clew::rating {

class Triplets {
 public:
  bool find(const Board&, Hint&, Sink&);
  /// Another puzzle begins.
  void forget() { before_.clear(); }

 private:
  /// Fills `changed` with the cells that lost candidates since the last search, which found
  /// nothing; false when there was none, or on another board.
  bool note(const Board&, CellBits& changed);
  bool note_anew(const Board&);

  std::vector<Mask> before_;
};

}  // namespace clew::rating
