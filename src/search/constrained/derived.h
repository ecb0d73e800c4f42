// What follows from known sums: the digits of a complete house have one sum, so whatever of houses
// known sums leave over, or have beyond them, has one too (the rule of 45: innies and outies).
#pragma once

#include "constraints/parts.h"

namespace clew::search {

/// Totals of few cells, and families of sets where these cells see each other.
constraints::Parts derived_sums(const Layout&, const constraints::Parts&);

}  // namespace clew::search
