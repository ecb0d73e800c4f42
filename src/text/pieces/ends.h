// Where a puzzle ends that begins at a place in the window, by its form. Nothing where that takes
// more text to tell.
#pragma once

#include "text/layouts.h"
#include "text/window.h"

namespace clew::text {

std::optional<std::size_t> end_of_json(const Window&, std::size_t from);
/// Of puzzle text.
std::optional<std::size_t> end_of_text(const Window&, std::size_t from, Layouts&);
/// Of what ISS writes: a string of items goes on in lines that begin with a blank and an item.
std::optional<std::size_t> end_of_iss(const Window&, std::size_t from);
/// `from` where nobody asked for this form and what looked like its headings were comments.
std::optional<std::size_t> end_of_sdk(const Window&, std::size_t from, bool is_asked_for);

}  // namespace clew::text
