// Words of --with: families of clues, and constraints of a whole layout.
#pragma once

#include <string>
#include <vector>

#include "clew/error.h"

namespace clew::verbs {

/// Adds the number of the family that a word names; returns true if it names one. Fails with a
/// suggestion if the word resembles a family.
Expected<bool> take_family(const std::string& word, std::vector<int>& families);

}  // namespace clew::verbs
