#include <gtest/gtest.h>
#include <png.h>
#include <webp/encode.h>

#include <cstdio>
#include <cstdlib>
#include <random>
// jpeglib.h needs size_t and FILE before it.
#include <jpeglib.h>

#include "clew/photo.h"
#include "support/seed.h"

namespace clew {
namespace {

using Bytes = std::vector<std::uint8_t>;

Picture gradient(int width, int height) {
  Picture picture{width, height, {}};
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      for (const int v : {3 * x, 2 * y, x + y}) picture.rgb.push_back(static_cast<std::uint8_t>(v));
  return picture;
}

Bytes png_of(const Picture& picture) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(picture.width);
  image.height = static_cast<png_uint_32>(picture.height);
  image.format = PNG_FORMAT_RGB;
  png_alloc_size_t size = 0;
  png_image_write_to_memory(&image, nullptr, &size, 0, picture.rgb.data(), 0, nullptr);
  Bytes file(size);
  png_image_write_to_memory(&image, file.data(), &size, 0, picture.rgb.data(), 0, nullptr);
  file.resize(size);
  return file;
}

Bytes jpeg_of(const Picture& picture) {
  jpeg_compress_struct info{};
  jpeg_error_mgr errors{};
  info.err = jpeg_std_error(&errors);
  jpeg_create_compress(&info);
  unsigned char* out = nullptr;
  unsigned long size = 0;
  jpeg_mem_dest(&info, &out, &size);
  info.image_width = static_cast<JDIMENSION>(picture.width);
  info.image_height = static_cast<JDIMENSION>(picture.height);
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, 95, TRUE);
  jpeg_start_compress(&info, TRUE);
  std::vector<std::uint8_t> rows = picture.rgb;
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = rows.data() + 3 * static_cast<std::size_t>(picture.width) * info.next_scanline;
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  const Bytes file(out, out + size);
  std::free(out);
  jpeg_destroy_compress(&info);
  return file;
}

Bytes webp_of(const Picture& picture) {
  std::uint8_t* out = nullptr;
  const std::size_t size = WebPEncodeLosslessRGB(picture.rgb.data(), picture.width, picture.height,
                                                 3 * picture.width, &out);
  const Bytes file(out, out + size);
  WebPFree(out);
  return file;
}

// The picture, with every other pixel half transparent.
Bytes clear_webp_of(const Picture& picture) {
  std::vector<std::uint8_t> rgba;
  for (std::size_t i = 0; i < picture.rgb.size(); i += 3) {
    rgba.insert(rgba.end(), &picture.rgb[i], &picture.rgb[i] + 3);
    rgba.push_back(i % 2 ? 128 : 255);
  }
  std::uint8_t* out = nullptr;
  const std::size_t size =
      WebPEncodeLosslessRGBA(rgba.data(), picture.width, picture.height, 4 * picture.width, &out);
  const Bytes file(out, out + size);
  WebPFree(out);
  return file;
}

TEST(PhotoDecode, WhatIsTransparentLiesOnWhite) {
  Picture picture = gradient(37, 23);
  const auto decoded = decode_picture(clear_webp_of(picture));
  ASSERT_TRUE(decoded) << decoded.error().reason;
  ASSERT_EQ(decoded->rgb.size(), picture.rgb.size());
  for (std::size_t i = 0; i < picture.rgb.size(); ++i) {
    const int half = (picture.rgb[i] * 128 + 255 * 127) / 255;
    EXPECT_NEAR(decoded->rgb[i], i / 3 * 3 % 2 ? half : picture.rgb[i], 1) << i;
  }
}

TEST(PhotoDecode, LosslessPicturesComeBackAsTheyWere) {
  const Picture picture = gradient(37, 23);
  for (const Bytes& file : {png_of(picture), webp_of(picture)}) {
    const auto decoded = decode_picture(file);
    ASSERT_TRUE(decoded) << decoded.error().reason;
    EXPECT_EQ(decoded->width, 37);
    EXPECT_EQ(decoded->height, 23);
    EXPECT_EQ(decoded->rgb, picture.rgb);
  }
}

TEST(PhotoDecode, JpegComesBackAlmostAsItWas) {
  const Picture picture = gradient(48, 32);
  const auto decoded = decode_picture(jpeg_of(picture));
  ASSERT_TRUE(decoded) << decoded.error().reason;
  ASSERT_EQ(decoded->rgb.size(), picture.rgb.size());
  for (std::size_t k = 0; k < picture.rgb.size(); ++k)
    EXPECT_NEAR(decoded->rgb[k], picture.rgb[k], 16) << k;
}

TEST(PhotoDecode, EveryCutIsAnError) {
  const Picture picture = gradient(37, 23);
  for (const Bytes& file :
       {png_of(picture), webp_of(picture), clear_webp_of(picture), jpeg_of(picture)})
    for (std::size_t size = 0; size < file.size() * 9 / 10; ++size)
      EXPECT_FALSE(decode_picture(std::span(file).first(size))) << size << " of " << file.size();
}

TEST(PhotoDecode, DamageNeverGivesAPictureOfAnotherShape) {
  std::mt19937_64 random(test::seed());
  const Picture picture = gradient(37, 23);
  for (const Bytes& whole : {png_of(picture), webp_of(picture), jpeg_of(picture)})
    for (int round = 0; round < 300; ++round) {
      Bytes file = whole;
      for (int k = 0; k < 3; ++k)
        file[random() % file.size()] = static_cast<std::uint8_t>(random());
      if (const auto decoded = decode_picture(file))
        EXPECT_EQ(decoded->rgb.size(), 3 * static_cast<std::size_t>(decoded->width) *
                                           static_cast<std::size_t>(decoded->height));
    }
}

TEST(PhotoDecode, SaysWhatIsWrong) {
  EXPECT_EQ(decode_picture({}).error().reason, "the file is empty");
  const Bytes text{'s', 'u', 'd', 'o', 'k', 'u', ' ', '1', '\n', 't', 'i', 't'};
  EXPECT_EQ(decode_picture(text).error().reason, "the file is no JPEG, PNG or WebP picture");
  const Bytes heic{0, 0, 0, 24, 'f', 't', 'y', 'p', 'h', 'e', 'i', 'c'};
  EXPECT_EQ(decode_picture(heic).error().reason,
            "HEIC and AVIF pictures are not read: save the picture as JPEG, PNG or WebP");
}

TEST(PhotoDecode, TooManyPixelsAreRefusedByTheHeader) {
  Bytes file = png_of(gradient(37, 23));
  // Width and height stand in bytes 16 to 23. A checksum follows, which a decoder may look at first.
  file[16] = file[20] = 0x10;
  EXPECT_FALSE(decode_picture(file));
}

}  // namespace
}  // namespace clew
