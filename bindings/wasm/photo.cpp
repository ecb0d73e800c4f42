#include "photo.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "verbs/photo.h"

namespace clew {
namespace {

Picture picture_of(const std::uint8_t* rgba, std::uint32_t width, std::uint32_t height) {
  Picture picture{static_cast<int>(width), static_cast<int>(height), {}};
  const std::size_t pixels = std::size_t{width} * height;
  picture.rgb.resize(3 * pixels);
  for (std::size_t k = 0; k < pixels; ++k) std::copy_n(rgba + 4 * k, 3, &picture.rgb[3 * k]);
  return picture;
}

void append(std::vector<std::uint8_t>& rgba, const Picture& picture) {
  for (std::size_t k = 0; k < picture.rgb.size(); k += 3) {
    rgba.insert(rgba.end(), &picture.rgb[k], &picture.rgb[k] + 3);
    rgba.push_back(255);
  }
}

/// Text and pixels in one piece of memory, so that one clew_free() gives back both.
ClewPhoto* answer_of(const std::string& text, const std::vector<std::uint8_t>& pixels) {
  auto* answer =
      static_cast<ClewPhoto*>(std::malloc(sizeof(ClewPhoto) + pixels.size() + text.size()));
  if (!answer) std::abort();
  answer->pixels = reinterpret_cast<std::uint8_t*>(answer + 1);
  answer->pixels_size = static_cast<std::uint32_t>(pixels.size());
  answer->text = reinterpret_cast<char*>(answer->pixels + pixels.size());
  answer->text_size = static_cast<std::uint32_t>(text.size());
  if (!pixels.empty()) std::memcpy(answer->pixels, pixels.data(), pixels.size());
  std::memcpy(answer->text, text.data(), text.size());
  return answer;
}

}  // namespace
}  // namespace clew

extern "C" CLEW_EXPORT(clew_photo) ClewPhoto* clew_photo(const std::uint8_t* rgba,
                                                         std::uint32_t width, std::uint32_t height,
                                                         std::uint32_t cell) {
  using namespace clew;
  if (!width || !height || std::size_t{width} * height > Picture::most_pixels)
    return answer_of(R"({"error":"the picture is empty or too large"})", {});
  const Picture picture = picture_of(rgba, width, height);
  PhotoOptions options;
  options.every = true;
  const auto readings = read_photo(picture, options);
  if (!readings) return answer_of(verbs::to_string({{"error", readings.error().reason}}), {});
  verbs::Json puzzles = verbs::Json::array();
  std::vector<std::uint8_t> pixels;
  for (const PhotoReading& reading : *readings) {
    puzzles.push_back(verbs::photo_json(reading));
    append(pixels, straighten(picture, reading, static_cast<int>(std::clamp(cell, 8U, 200U))));
  }
  return answer_of(verbs::to_string({{"puzzles", std::move(puzzles)}}), pixels);
}
