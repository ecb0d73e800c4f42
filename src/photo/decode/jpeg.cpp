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

constexpr int most_scans = 200;  // of a progressive picture; usual ones have about ten
constexpr std::size_t bytes_a_pixel =
    7;  // that the library may use: coefficients of progressive pictures
constexpr std::size_t spare_bytes = std::size_t{16} << 20;

struct Trouble {
  jpeg_error_mgr manager;  // first, as libjpeg knows no more of it
  std::jmp_buf leave;
  bool cut_off, four_inks;

  const char* reason() const {
    if (four_inks) return "the JPEG picture is in CMYK: save it in RGB";
    return cut_off ? "the JPEG picture is cut off" : "the JPEG picture is damaged";
  }
};

Trouble& trouble_of(j_common_ptr info) { return *reinterpret_cast<Trouble*>(info->err); }

[[noreturn]] void on_error(j_common_ptr info) { std::longjmp(trouble_of(info).leave, 1); }

void on_message(j_common_ptr info, int level) {
  if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF) trouble_of(info).cut_off = true;
}

/// Leaves if a file asks for the same work again and again.
void on_progress(j_common_ptr info) {
  if (reinterpret_cast<j_decompress_ptr>(info)->input_scan_number > most_scans) on_error(info);
}

/// Reads the header; false if it is damaged.
bool read_header(jpeg_decompress_struct& info, Trouble& trouble) {
  if (setjmp(trouble.leave)) return false;
  jpeg_read_header(&info, TRUE);
  trouble.four_inks = info.num_components == 4;
  if (trouble.four_inks) return false;
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

Expected<Picture> decode_jpeg(std::span<const std::uint8_t> file, std::size_t most) {
  jpeg_decompress_struct info{};
  Trouble trouble{};
  info.err = jpeg_std_error(&trouble.manager);
  trouble.manager.error_exit = on_error;
  trouble.manager.emit_message = on_message;
  jpeg_create_decompress(&info);
  jpeg_progress_mgr progress{};
  progress.progress_monitor = on_progress;
  info.progress = &progress;
  jpeg_mem_src(&info, file.data(), static_cast<unsigned long>(file.size()));
  Expected<Picture> picture;
  if (!read_header(info, trouble)) {
    picture = fail(trouble.reason());
  } else {
    picture = sized_picture(info.output_width, info.output_height, most);
    if (picture)
      info.mem->max_memory_to_use =
          static_cast<long>(bytes_a_pixel * (picture->rgb.size() / 3) + spare_bytes);
    if (picture && !read_rows(info, trouble, picture->rgb.data())) picture = fail(trouble.reason());
  }
  jpeg_destroy_decompress(&info);
  return picture;
}

}  // namespace clew::photo
