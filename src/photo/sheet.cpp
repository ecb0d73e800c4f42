#include "photo/sheet.h"

#include <algorithm>

namespace clew::photo {

Sheet::Sheet(const Picture& picture, const PhotoFrame& frame)
    : frame_(frame), step_(std::max(1, static_cast<int>(frame.side / 48))) {
  const int n = frame.mesh.size();
  double left = 1e9, right = -1e9, top = 1e9, bottom = -1e9;
  for (int i = 0; i <= n; ++i)
    for (int j = 0; j <= n; ++j) {
      const PlanePoint p = frame.map(frame.mesh.at(i, j));
      left = std::min(left, p.x), right = std::max(right, p.x);
      top = std::min(top, p.y), bottom = std::max(bottom, p.y);
    }
  const double rim = 0.4 * frame.side + 4;
  const auto inside = [](double place, int end) {
    return static_cast<int>(std::clamp(place, 0.0, static_cast<double>(end)));
  };
  PixelWindow window;
  window.x = inside(left - rim, picture.width - 1);
  window.y = inside(top - rim, picture.height - 1);
  window.width = std::max(inside(right + rim, picture.width - 1) + 1 - window.x, 1);
  window.height = std::max(inside(bottom + rim, picture.height - 1) + 1 - window.y, 1);
  first_ = {window.x + 0.5 * (step_ - 1), window.y + 0.5 * (step_ - 1)};
  grey_ = grey_of(picture, window, step_);
}

void Sheet::blur_for(int samples) {
  const double side = frame_.side / step_;
  if (side > 1.6 * samples) grey_ = blurred(grey_, 0.32 * side / samples);
}

}  // namespace clew::photo
