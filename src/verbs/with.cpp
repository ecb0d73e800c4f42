#include "verbs/with.h"

#include "clew/generate.h"
#include "clew/layout.h"

namespace clew::verbs {

Expected<bool> take_family(const std::string& word, std::vector<int>& families) {
  const auto family = find_clue_family(word);
  if (family) {
    families.push_back(*family);
    return true;
  }
  const bool near = family.error().reason.find("did you mean") != std::string::npos;
  if (near && !find_layout("9x9+" + word)) return std::unexpected(family.error());
  return false;
}

}  // namespace clew::verbs
