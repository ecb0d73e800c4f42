// The abbreviations of Penpa+.
#pragma once

#include <string>
#include <string_view>

namespace clew::text::drawing {

/// Writes out the names that Penpa+ abbreviates to a `z` and a character.
std::string lengthened(std::string_view);

}  // namespace clew::text::drawing
