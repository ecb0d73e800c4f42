// libjpeg leaves by longjmp when a file is damaged, so nothing with a destructor is made between setjmp and the end.
#include <csetjmp>
#include <cstddef>
#include <cstdio>
// jpeglib.h needs size_t and FILE before it.
#include <jerror.h>
#include <jpeglib.h>

#include "photo/decode/formats.h"

namespace clew::photo {
namespace {

struct Trouble {
  jpeg_error_mgr manager;  // first, as libjpeg knows no more of it
  std::jmp_buf leave;
  bool cut_off;
};

Trouble& trouble_of(j_common_ptr info) { return *reinterpret_cast<Trouble*>(info->err); }

[[noreturn]] void on_error(j_common_ptr info) { std::longjmp(trouble_of(info).leave, 1); }

void on_message(j_common_ptr info, int level) {
  if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF) trouble_of(info).cut_off = true;
}

/// Reads the header; false if it is damaged.
bool read_header(jpeg_decompress_struct& info, Trouble& trouble) {
  if (setjmp(trouble.leave)) return false;
  jpeg_read_header(&info, TRUE);
  info.out_color_space = JCS_RGB;
  jpeg_calc_output_dimensions(&info);
  return true;
}

/// Reads all rows; false if they are damaged.
bool read_rows(jpeg_decompress_struct& info, Trouble& trouble, std::uint8_t* rows) {
  if (setjmp(trouble.leave)) return false;
  jpeg_start_decompress(&info);
  const std::size_t stride = 3 * static_cast<std::size_t>(info.output_width);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = rows + info.output_scanline * stride;
    jpeg_read_scanlines(&info, &row, 1);
    if (trouble.cut_off) return false;
  }
  jpeg_finish_decompress(&info);
  return !trouble.cut_off;
}

}  // namespace

Expected<Picture> decode_jpeg(std::span<const std::uint8_t> file) {
  jpeg_decompress_struct info{};
  Trouble trouble{};
  info.err = jpeg_std_error(&trouble.manager);
  trouble.manager.error_exit = on_error;
  trouble.manager.emit_message = on_message;
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, file.data(), static_cast<unsigned long>(file.size()));
  Expected<Picture> picture = fail("the JPEG picture is damaged");
  if (read_header(info, trouble)) {
    picture = sized_picture(info.output_width, info.output_height);
    if (picture && !read_rows(info, trouble, picture->rgb.data()))
      picture =
          fail(trouble.cut_off ? "the JPEG picture is cut off" : "the JPEG picture is damaged");
  }
  jpeg_destroy_decompress(&info);
  return picture;
}

}  // namespace clew::photo
