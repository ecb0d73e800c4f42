// One decoder a format.
#pragma once

#include <cstdint>
#include <span>

#include "clew/photo.h"

namespace clew::photo {

/// A black picture of that size; fails if it would be empty or too large.
Expected<Picture> sized_picture(std::uint64_t width, std::uint64_t height);

Expected<Picture> decode_jpeg(std::span<const std::uint8_t> file);
Expected<Picture> decode_png(std::span<const std::uint8_t> file);
Expected<Picture> decode_webp(std::span<const std::uint8_t> file);

}  // namespace clew::photo
