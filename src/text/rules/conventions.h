// The rules of a drawing without words: those that the usual tools for setters draw in this way.
#pragma once

#include <string>
#include <vector>

#include "text/rules/shapes.h"

namespace clew::text::rules {

/// Rules in words, a sentence for each sort of object that has a usual meaning: cages, arrows,
/// thermometers, dots, letters, signs, quadruples, odd and even cells, lines of usual colours, clues
/// beside the grid.
std::string usual_rules(const std::vector<Object>&);

}  // namespace clew::text::rules
