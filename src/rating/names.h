// Names of hints in Sudoku Explainer.
#pragma once

#include <string>

#include "rating/hint.h"

namespace clew::rating {

std::string name_of(const Hint&, const RatingLayout&);

}  // namespace clew::rating
