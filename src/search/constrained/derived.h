// Sums derived from known sums. The digits of a complete house have a fixed sum, so the cells of
// some houses outside known sums, minus the cells of known sums outside the houses, have a known
// sum too. This is the rule of 45 with innies and outies. Equations may be longer if lines are
// known that need not differ, above all little killers. Also shortens long totals and finds sets of
// related cells.
#pragma once

#include "constraints/parts.h"

namespace clew::search {

/// Returns totals of few cells, and families of sets if these cells see each other.
constraints::Parts derived_sums(const Layout&, const constraints::Parts&);

}  // namespace clew::search
