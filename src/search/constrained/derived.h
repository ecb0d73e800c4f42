// What follows from known sums. The digits of a complete house have one sum; so what known sums leave
// over of some houses, and what they take in beyond them, has a known sum too. That is the rule of
// 45, with its innies and outies. Where lines are known that need not differ, little killers above all,
// equations are longer. With them stand long totals shortened and sets of related cells.
#pragma once

#include "constraints/parts.h"

namespace clew::search {

/// Totals of few cells, and families of sets where these cells see each other.
constraints::Parts derived_sums(const Layout&, const constraints::Parts&);

}  // namespace clew::search
