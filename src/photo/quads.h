// Quadrilaterals around large connected ink: the places where a grid may be.
#pragma once

#include <array>
#include <vector>

#include "photo/plane.h"

namespace clew::photo {

/// Four corners, clockwise from the one nearest the upper left.
using Quad = std::array<PlanePoint, 4>;

double area(const Quad&);

/// A threshold: ink is darker than (1 - cut) times the mean of its surroundings.
struct Threshold {
  int divisor;  // the surroundings are squares of the longer side divided by this
  float cut;
};

/// Thresholds in the order in which they are tried.
inline constexpr std::array<Threshold, 6> thresholds{
    {{16, 0.09F}, {40, 0.09F}, {16, 0.05F}, {16, 0.15F}, {40, 0.05F}, {40, 0.15F}}};

/// The quadrilaterals of one threshold. `mean` is the local mean of `grey`.
std::vector<Quad> quads(const Plane& grey, const Plane& mean, float cut);

/// Keeps of each group of almost equal quadrilaterals the first; `reach` is how far corners may differ, in pixels.
void add_distinct(std::vector<Quad>& to, const std::vector<Quad>& more, double reach);

}  // namespace clew::photo
