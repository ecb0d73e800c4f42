#include "photo/plane.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace clew::photo {
namespace {

float grey(const std::uint8_t* pixel) {
  const float red = pixel[0], green = pixel[1], blue = pixel[2];
  return 0.5F * (0.299F * red + 0.587F * green + 0.114F * blue + std::min({red, green, blue}));
}

/// First pixel and weights of the pixels that each value of a scaled row covers.
struct Cover {
  struct Span {
    int begin = 0, end = 0;
    float first = 1, last = 1;
  };
  std::vector<Span> spans;
  float share = 1;  // of a value, for a pixel that is covered wholly

  Cover(int from, int to) : spans(static_cast<std::size_t>(to)) {
    const double step = static_cast<double>(from) / to;
    share = static_cast<float>(1 / step);
    for (int i = 0; i < to; ++i) {
      const double a = i * step, b = std::min<double>(from, (i + 1) * step);
      Span& span = spans[static_cast<std::size_t>(i)];
      span.begin = static_cast<int>(a);
      span.end = std::max(span.begin + 1, static_cast<int>(std::ceil(b - 1e-9)));
      span.first = static_cast<float>(span.begin + 1 - a);
      span.last = static_cast<float>(b - (span.end - 1));
      if (span.end - span.begin == 1) span.first = static_cast<float>(b - a), span.last = 0;
    }
  }
};

}  // namespace

float Plane::at(double x, double y) const {
  x = std::clamp(x, 0.0, width - 1.0);
  y = std::clamp(y, 0.0, height - 1.0);
  const int x0 = static_cast<int>(x), y0 = static_cast<int>(y);
  const int x1 = std::min(x0 + 1, width - 1), y1 = std::min(y0 + 1, height - 1);
  const float a = static_cast<float>(x - x0), b = static_cast<float>(y - y0);
  const float *top = row(y0), *bottom = row(y1);
  const float upper = top[x0] + a * (top[x1] - top[x0]);
  const float lower = bottom[x0] + a * (bottom[x1] - bottom[x0]);
  return upper + b * (lower - upper);
}

Plane grey_of(const Picture& picture, double scale) {
  const int width = std::max(1, static_cast<int>(std::lround(picture.width * scale)));
  const int height = std::max(1, static_cast<int>(std::lround(picture.height * scale)));
  Plane plane(width, height);
  const Cover across(picture.width, width), down(picture.height, height);
  std::vector<float> line(static_cast<std::size_t>(picture.width));
  for (int y = 0; y < height; ++y) {
    float* out = plane.row(y);
    const Cover::Span rows = down.spans[static_cast<std::size_t>(y)];
    for (int from = rows.begin; from < rows.end; ++from) {
      const std::uint8_t* pixel = picture.rgb.data() + 3 * static_cast<std::size_t>(from) *
                                                           static_cast<std::size_t>(picture.width);
      for (float& value : line) value = grey(pixel), pixel += 3;
      float weight = from == rows.begin ? rows.first : from == rows.end - 1 ? rows.last : 1;
      weight *= down.share * across.share;
      for (int x = 0; x < width; ++x) {
        const Cover::Span columns = across.spans[static_cast<std::size_t>(x)];
        float sum = line[static_cast<std::size_t>(columns.begin)] * columns.first;
        for (int k = columns.begin + 1; k < columns.end - 1; ++k)
          sum += line[static_cast<std::size_t>(k)];
        if (columns.end - columns.begin > 1)
          sum += line[static_cast<std::size_t>(columns.end - 1)] * columns.last;
        out[x] += weight * sum;
      }
    }
  }
  return plane;
}

Plane grey_of(const Picture& picture, PixelWindow window, int step) {
  Plane plane(std::max(1, window.width / step), std::max(1, window.height / step));
  const float share = 1.0F / static_cast<float>(step * step);
  for (int y = 0; y < plane.height; ++y)
    for (int x = 0; x < plane.width; ++x) {
      float sum = 0;
      for (int dy = 0; dy < step; ++dy)
        for (int dx = 0; dx < step; ++dx) {
          const int px = std::min(window.x + x * step + dx, picture.width - 1);
          const int py = std::min(window.y + y * step + dy, picture.height - 1);
          sum += grey(picture.rgb.data() +
                      3 * (static_cast<std::size_t>(py) * static_cast<std::size_t>(picture.width) +
                           static_cast<std::size_t>(px)));
        }
      plane.row(y)[x] = sum * share;
    }
  return plane;
}

Plane blurred(const Plane& plane, double sigma) {
  const int reach = std::max(1, static_cast<int>(std::ceil(3 * sigma)));
  std::vector<float> kernel(static_cast<std::size_t>(2 * reach + 1));
  float total = 0;
  for (int k = -reach; k <= reach; ++k)
    total += kernel[static_cast<std::size_t>(k + reach)] =
        static_cast<float>(std::exp(-0.5 * k * k / (sigma * sigma)));
  for (float& weight : kernel) weight /= total;
  const int w = plane.width, h = plane.height;
  Plane across(w, h), both(w, h);
  std::vector<float> padded(static_cast<std::size_t>(w + 2 * reach));
  for (int y = 0; y < h; ++y) {
    const float* in = plane.row(y);
    for (int x = -reach; x < w + reach; ++x)
      padded[static_cast<std::size_t>(x + reach)] = in[std::clamp(x, 0, w - 1)];
    float* out = across.row(y);
    for (std::size_t k = 0; k < kernel.size(); ++k)
      for (int x = 0; x < w; ++x) out[x] += kernel[k] * padded[static_cast<std::size_t>(x) + k];
  }
  for (int y = 0; y < h; ++y) {
    float* out = both.row(y);
    for (int k = -reach; k <= reach; ++k) {
      const float* in = across.row(std::clamp(y + k, 0, h - 1));
      const float weight = kernel[static_cast<std::size_t>(k + reach)];
      for (int x = 0; x < w; ++x) out[x] += weight * in[x];
    }
  }
  return both;
}

Plane local_mean(const Plane& plane, int side) {
  const int w = plane.width, h = plane.height, half = side / 2;
  Plane mean(w, h);
  std::vector<double> columns(static_cast<std::size_t>(w)), sums(static_cast<std::size_t>(w) + 1);
  int begin = 0, end = 0;  // rows that `columns` holds the sums of
  for (int y = 0; y < h; ++y) {
    for (; end < std::min(h, y + half + 1); ++end) {
      const float* in = plane.row(end);
      for (int x = 0; x < w; ++x)
        columns[static_cast<std::size_t>(x)] += static_cast<double>(in[x]);
    }
    for (; begin < y - half; ++begin) {
      const float* in = plane.row(begin);
      for (int x = 0; x < w; ++x)
        columns[static_cast<std::size_t>(x)] -= static_cast<double>(in[x]);
    }
    for (std::size_t x = 0; x < columns.size(); ++x) sums[x + 1] = sums[x] + columns[x];
    float* out = mean.row(y);
    for (int x = 0; x < w; ++x) {
      const int a = std::max(0, x - half), b = std::min(w, x + half + 1);
      out[x] = static_cast<float>(
          (sums[static_cast<std::size_t>(b)] - sums[static_cast<std::size_t>(a)]) /
          ((b - a) * (end - begin)));
    }
  }
  return mean;
}

}  // namespace clew::photo
