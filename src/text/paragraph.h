// Lines without an empty one between them, and the puzzles that they hold.
#pragma once

#include "text/pieces/splitter.h"

namespace clew::text {

struct FirstPiece {
  PieceKind kind;  // line or block
  std::size_t end;
};

/// Returns the first puzzle of a paragraph: its only grid, the first of several end to end, or one
/// line if each line is a puzzle. Returns nothing if that needs more text. `in_list`: the line
/// before was a puzzle.
std::optional<FirstPiece> first_of_paragraph(const Window&, std::size_t from, const ReadOptions&,
                                             bool in_list);

}  // namespace clew::text
