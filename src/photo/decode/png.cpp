#include <png.h>

#include "photo/decode/formats.h"

namespace clew::photo {

Expected<Picture> decode_png(std::span<const std::uint8_t> file, std::size_t most) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, file.data(), file.size()))
    return fail("the PNG picture is damaged");
  image.format = PNG_FORMAT_RGB;
  auto picture = sized_picture(image.width, image.height, most);
  if (!picture) {
    png_image_free(&image);
    return picture;
  }
  const png_color white{255, 255, 255};
  if (!png_image_finish_read(&image, &white, picture->rgb.data(), 0, nullptr))
    return fail("the PNG picture is damaged or cut off");
  return picture;
}

}  // namespace clew::photo
