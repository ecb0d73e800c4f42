#include <webp/decode.h>

#include <algorithm>
#include <cstring>

#include "photo/decode/formats.h"

namespace clew {
namespace photo {

Expected<Picture> sized_picture(std::uint64_t width, std::uint64_t height, std::size_t most) {
  if (!width || !height) return fail("the picture is empty");
  if (width > 1'000'000 || height > 1'000'000 || width * height > most)
    return fail("the picture has " + std::to_string(width) + " x " + std::to_string(height) +
                " pixels; at most " + std::to_string(most) + " are read: make it smaller");
  Picture picture{static_cast<int>(width), static_cast<int>(height), {}};
  picture.rgb.resize(3 * static_cast<std::size_t>(width * height));
  return picture;
}

Expected<Picture> decode_webp(std::span<const std::uint8_t> file, std::size_t most) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(file.data(), file.size(), &features) != VP8_STATUS_OK)
    return fail("the WebP picture is damaged");
  if (features.has_animation) return fail("the WebP picture moves: save one of its frames");
  auto picture = sized_picture(static_cast<std::uint64_t>(features.width),
                               static_cast<std::uint64_t>(features.height), most);
  if (!picture) return picture;
  const std::size_t pixels = picture->rgb.size() / 3;
  if (!features.has_alpha) {
    if (!WebPDecodeRGBInto(file.data(), file.size(), picture->rgb.data(), picture->rgb.size(),
                           3 * picture->width))
      return fail("the WebP picture is damaged or cut off");
    return picture;
  }
  std::vector<std::uint8_t> rgba(4 * pixels);
  if (!WebPDecodeRGBAInto(file.data(), file.size(), rgba.data(), rgba.size(), 4 * picture->width))
    return fail("the WebP picture is damaged or cut off");
  for (std::size_t k = 0; k < pixels; ++k)
    for (std::size_t c = 0; c < 3; ++c) {
      const int opaque = rgba[4 * k + 3];
      picture->rgb[3 * k + c] =
          static_cast<std::uint8_t>((rgba[4 * k + c] * opaque + 255 * (255 - opaque) + 127) / 255);
    }
  return picture;
}

}  // namespace photo

Expected<Picture> decode_picture(std::span<const std::uint8_t> file, std::size_t most_pixels) {
  const auto begins = [&](std::size_t at, std::string_view with) {
    return file.size() >= at + with.size() &&
           std::memcmp(file.data() + at, with.data(), with.size()) == 0;
  };
  if (file.empty()) return fail("the file is empty");
  if (begins(0, "\xff\xd8\xff")) return photo::decode_jpeg(file, most_pixels);
  if (begins(0, "\x89PNG\r\n\x1a\n")) return photo::decode_png(file, most_pixels);
  if (begins(0, "RIFF") && begins(8, "WEBP")) return photo::decode_webp(file, most_pixels);
  if (begins(4, "ftyp"))
    return fail("HEIC and AVIF pictures are not read: save the picture as JPEG, PNG or WebP");
  return fail("the file is no JPEG, PNG or WebP picture");
}

}  // namespace clew
