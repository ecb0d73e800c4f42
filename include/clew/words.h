// Explanation of a step for a person, built from its evidence. All words of a language are in one
// catalogue.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "clew/language.h"
#include "clew/puzzle.h"
#include "clew/step.h"

namespace clew {

/// Detail of a hint. 1: where to look. 2: the technique. 3: the whole reason and its consequence.
enum class Detail : std::uint8_t { where = 1, technique = 2, reason = 3 };

/// Returns one or a few sentences. Long chains and nets take numbered lines, each but the last of
/// the text with a line end. `before`: the grid in which the step was found; the result is empty if
/// it does not fit the layout. `lines`: for each node of the step's chain, the number of its line
/// in the reason; 0 for none.
std::string tell(const Layout&, const Grid& before, const Step&, Detail,
                 Language = Language::english, std::vector<int>* lines = nullptr);
/// Returns the title of a technique: "Finned X-Wing", "X-Wing mit Flosse".
std::string_view title(const Technique&, Language);
/// Returns the title for the beginning of a sentence: "Finned X-wing".
std::string title_in_prose(const Technique&, Language = Language::english);

}  // namespace clew
