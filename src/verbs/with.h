// What --with names: families of clues beside constraints of a whole layout.
#pragma once

#include <string>
#include <vector>

#include "clew/error.h"

namespace clew::verbs {

/// Adds the number of the family that a word names, and says whether it names one. Fails where one
/// was probably meant.
Expected<bool> take_family(const std::string& word, std::vector<int>& families);

}  // namespace clew::verbs
