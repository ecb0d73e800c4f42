// One decoder a format. `most` is the largest number of pixels.
#pragma once

#include <cstdint>
#include <span>

#include "clew/photo.h"

namespace clew::photo {

/// Makes a black picture; fails if it would be empty or have more than `most` pixels.
Expected<Picture> sized_picture(std::uint64_t width, std::uint64_t height, std::size_t most);

Expected<Picture> decode_jpeg(std::span<const std::uint8_t> file, std::size_t most);
Expected<Picture> decode_png(std::span<const std::uint8_t> file, std::size_t most);
Expected<Picture> decode_webp(std::span<const std::uint8_t> file, std::size_t most);

}  // namespace clew::photo
