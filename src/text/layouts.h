// The layouts a reader has met: building one costs far more than reading a puzzle.
#pragma once

#include <deque>
#include <string_view>
#include <utility>

#include "clew/layout.h"

namespace clew::text {

/// Remembers the last few; for one thread at a time.
class Layouts {
 public:
  Expected<LayoutPtr> named(std::string_view);
  /// Returns the layout, with its catalogue name if it has one.
  Expected<LayoutPtr> of(LayoutSpec);

 private:
  LayoutPtr remember(LayoutSpec asked, LayoutPtr);
  std::deque<std::pair<LayoutSpec, LayoutPtr>> recent_;  // last used first
};

}  // namespace clew::text
