// Decoders of pictures: any bytes give an error, or a picture whose bytes are as many as its size says. Small ones are
// read as photographs, too.
#include <cstdint>
#include <cstdlib>
#include <span>

#include "clew/photo.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t most_pixels = 4'000'000;
  const auto picture = clew::decode_picture(std::span(data, size), most_pixels);
  if (!picture) {
    if (picture.error().reason.empty()) std::abort();
    return 0;
  }
  const std::size_t pixels =
      static_cast<std::size_t>(picture->width) * static_cast<std::size_t>(picture->height);
  if (picture->rgb.size() != 3 * pixels || pixels > most_pixels) std::abort();
  if (pixels > 40'000) return 0;
  clew::PhotoOptions options;
  options.most_readings = 20;
  if (const auto readings = clew::read_photo(*picture, options))
    for (const clew::PhotoReading& reading : *readings)
      if (reading.cells.size() != reading.puzzle.givens.size()) std::abort();
  return 0;
}
