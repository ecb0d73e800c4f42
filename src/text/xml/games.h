// The games in OpenSudoku's XML, one after the other.
#pragma once

#include <string>

#include "text/window.h"

namespace clew::text {

/// What the XML says before its games.
struct XmlHead {
  std::string title, author, source, level;
};

struct XmlGame {
  enum class What { more, game, end, broken } what = What::more;
  std::size_t begin = 0, end = 0;  // of the game; `end`: of the XML; `begin`: of what is broken
  const char* reason = "";         // when broken
};

/// The next game behind an offset; what stands before it goes into the head. `any`: there was a
/// game, so that the XML may end.
XmlGame next_game(const Window&, std::size_t from, bool any, XmlHead&);

}  // namespace clew::text
