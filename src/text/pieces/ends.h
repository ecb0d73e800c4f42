// Where a puzzle ends that begins at a place in the window, by its form. Nothing where that takes
// more text to tell.
#pragma once

#include "text/layouts.h"
#include "text/window.h"

namespace clew::text {

std::optional<std::size_t> end_of_json(const Window&, std::size_t from);
/// Of puzzle text.
std::optional<std::size_t> end_of_text(const Window&, std::size_t from, Layouts&);
/// Where headings and rows end, or comments that looked like headings.
struct SdkEnd {
  std::size_t end;
  bool is_puzzle;
};
std::optional<SdkEnd> end_of_sdk(const Window&, std::size_t from, bool is_asked_for);

}  // namespace clew::text
