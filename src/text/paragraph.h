// What the lines are that stand together, without an empty one between them.
#pragma once

#include "text/splitter.h"

namespace clew::text {

struct Found {
  Kind kind;  // line or block
  std::size_t end;
};

/// The first puzzle of a paragraph: one grid, one of several end to end, or a line, where each was
/// to be a puzzle. Nothing where that takes more text to tell. `in_list`: the line before was one.
std::optional<Found> first_of_paragraph(const Window&, std::size_t from, const ReadOptions&,
                                        bool in_list);

}  // namespace clew::text
