// Canonical forms for any layout.
#pragma once

#include <span>

#include "clew/layout.h"
#include "symmetry/automorphisms.h"

namespace clew::symmetry {

class FormByLabelling {
 public:
  explicit FormByLabelling(LayoutPtr);
  void find(std::span<const Digit> puzzle, std::span<Digit> result) const;

 private:
  Graph with_digits(std::span<const Digit> puzzle) const;

  LayoutPtr layout_;
  Graph graph_;
  Automorphisms group_;
};

}  // namespace clew::symmetry
