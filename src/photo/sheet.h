// A grid found in a picture, and the grey values around it.
#pragma once

#include "photo/homography.h"
#include "photo/mesh.h"
#include "photo/plane.h"

namespace clew::photo {

/// A grid found in a picture. Places of the mesh, mapped by `map`, are pixels of the full picture.
struct PhotoFrame {
  Homography map;
  Mesh mesh{9};
  double score = 0;
  double side = 0;  // of a cell, in pixels of the full picture
  PlanePoint pixel(double u, double v) const { return map(mesh.place(u, v)); }
};

/// Grey values of a frame and its surroundings, at 48 to 96 values a cell where the picture has as many.
class Sheet {
 public:
  Sheet(const Picture&, const PhotoFrame&);
  /// Blurs the values, so that so many samples a cell lose nothing.
  void blur_for(int samples);
  /// The value at a place of the frame, in cells.
  float at(double u, double v) const { return at(frame_.pixel(u, v)); }
  /// The value at a place of the full picture.
  float at(PlanePoint pixel) const {
    return grey_.at((pixel.x - first_.x) / step_, (pixel.y - first_.y) / step_);
  }

 private:
  const PhotoFrame& frame_;
  int step_;  // pixels of the picture a value, along either side
  PlanePoint first_;
  Plane grey_;
};

}  // namespace clew::photo
