// The end of the puzzle that begins at a place in the window, by its format. Nothing if that needs
// more text.
#pragma once

#include "text/layouts.h"
#include "text/window.h"

namespace clew::text {

std::optional<std::size_t> end_of_json(const Window&, std::size_t from);
/// Returns the end of puzzle text.
std::optional<std::size_t> end_of_text(const Window&, std::size_t from, Layouts&);
/// The end of headings and rows, or of comments that looked like headings.
struct SdkEnd {
  std::size_t end;
  bool is_puzzle;
};
std::optional<SdkEnd> end_of_sdk(const Window&, std::size_t from, bool is_asked_for);

}  // namespace clew::text
