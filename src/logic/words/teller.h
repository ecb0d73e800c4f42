// Explains the steps of one layout, one after the other.
#pragma once

#include <string>
#include <vector>

#include "clew/words.h"
#include "logic/words/speech.h"

namespace clew::words {

class Teller {
 public:
  /// The layout and the catalogue must outlive it.
  Teller(const Layout& layout, const Catalogue& catalogue) : speech_(catalogue, layout) {}
  Teller(const Layout& layout, Language language) : Teller(layout, catalogue_of(language)) {}

  /// As clew::tell, for a grid and a step that fit the layout.
  std::string tell(const Grid& before, const Step&, Detail,
                   std::vector<int>* lines = nullptr) const;

 private:
  Speech speech_;
};

}  // namespace clew::words
