// The games in OpenSudoku's XML, one after the other.
#pragma once

#include <string>

#include "text/window.h"

namespace clew::text {

/// The XML before its games.
struct XmlHead {
  std::string title, author, source, level;
};

struct XmlGame {
  enum class What { more, game, end, broken } what = What::more;
  std::size_t begin = 0, end = 0;  // range of the game; `end`: end of the XML; `begin`: begin of a
                                   // broken part
  const char* reason = "";         // when broken
};

/// Returns the next game after an offset; the text before it goes into the head. `any`: there was a
/// game, so the XML may end.
XmlGame next_game(const Window&, std::size_t from, bool any, XmlHead&);

}  // namespace clew::text
