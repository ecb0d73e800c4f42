// What a step says to a person, built from its evidence; all words of a language stand in one
// catalogue.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "clew/language.h"
#include "clew/puzzle.h"
#include "clew/step.h"

namespace clew {

/// 1: where to look. 2: which technique. 3: the whole reason, and what follows.
enum class Detail : std::uint8_t { where = 1, technique = 2, reason = 3 };

/// One or a few sentences. Long chains and nets are told in numbered lines, each but the last of
/// the text with a line end. `before`: the grid that the step was found in; nothing is said when it
/// does not fit the layout. `lines`: for each node of the step's chain the number of the line that
/// tells it in the reason; 0: none does.
std::string tell(const Layout&, const Grid& before, const Step&, Detail,
                 Language = Language::english, std::vector<int>* lines = nullptr);
/// "Finned X-Wing", "X-Wing mit Flosse".
std::string_view title(const Technique&, Language);
/// "Finned X-wing": the same as it begins a sentence.
std::string title_in_prose(const Technique&, Language = Language::english);

}  // namespace clew
