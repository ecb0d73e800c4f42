// Strokes as lines along cells, arrows, diagonals, signs, borders.
#pragma once

#include "text/rules/shapes.h"

namespace clew::text::rules {

class Strokes {
 public:
  /// Marks must have been classified already: circles begin arrows and end lines.
  Strokes(const Drawing& drawing, std::vector<Object>& objects)
      : drawing_(drawing), objects_(objects) {}
  void add();

 private:
  struct Path {
    std::vector<Place> cells;
    Colour colour;
    double thickness;
    std::vector<Place> joints{};
  };

  bool inside(Place) const;
  bool inside(Point) const;
  std::optional<std::vector<Place>> cells_of(const Stroke&, std::optional<Place> first) const;
  bool add_diagonal(const Stroke&);
  bool add_border(const Stroke&);
  bool add_grid_line(const Stroke&);
  bool add_beside(const Stroke&);
  bool add_sign(const Stroke&);
  bool add_arrow(const Stroke&);
  bool has_circle(Place) const;
  void join(std::vector<Path>&) const;
  void absorb_caps();

  const Drawing& drawing_;
  std::vector<Object>& objects_;
  std::vector<int> region_;  // region of each cell, from 1; 0 for none
};

}  // namespace clew::text::rules
