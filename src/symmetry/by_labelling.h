// Canonical forms for any layout.
#pragma once

#include <array>
#include <span>

#include "clew/layout.h"
#include "symmetry/automorphisms.h"

namespace clew::symmetry {

class FormByLabelling {
 public:
  explicit FormByLabelling(LayoutPtr, const Stop& = {});
  /// Returns true if stopped before the layout's symmetries were known; `find` may not be called
  /// then.
  bool stopped() const { return group_.stopped(); }
  /// Finds the form of a puzzle. `candidates`: the candidates of each open cell, or empty; then
  /// `left` is empty too. Returns false if stopped.
  bool find(std::span<const Digit> puzzle, std::span<const DigitSet> candidates,
            std::span<Digit> result, std::span<DigitSet> left, const Stop&) const;

 private:
  /// Vertices of the digits that occur, in the order in which they first do.
  struct Numbered {
    Graph graph;
    std::array<Vertex, max_digits + 1> vertex{};  // 0: the digit does not occur
  };
  Numbered with_digits(std::span<const Digit> puzzle, std::span<const DigitSet> candidates) const;

  LayoutPtr layout_;
  Graph graph_;
  Automorphisms group_;
};

}  // namespace clew::symmetry
