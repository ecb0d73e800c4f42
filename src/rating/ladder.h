// The order in which producers are asked; the first that has a hint gives its first one.
#pragma once

#include "clew/stop.h"
#include "rating/hint.h"

namespace clew::rating {

class Chains;

enum class Asked { found, nothing, stopped };

/// The first hint of the first producer that has one.
Asked next_hint(const Board&, Chains&, Hint&, const Stop&);

/// What the loop does with it.
void apply(const Hint&, Board&);

}  // namespace clew::rating
