#include "verbs/photo.h"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>

#include "commands.h"
#include "interrupt.h"
#include "options.h"
#include "out.h"
#include "system/files.h"

namespace clew::cli {
namespace {

constexpr std::size_t largest_file = std::size_t{256} << 20;

/// The bytes of a file, or of standard input for "-".
Expected<std::vector<std::uint8_t>> picture_bytes(const std::string& name) {
  std::ifstream file;
  if (name != "-") {
    file.open(system::path_of(name), std::ios::binary);
    if (!file) return fail("it cannot be opened");
  }
  std::istream& in = name == "-" ? std::cin : file;
  std::vector<std::uint8_t> bytes;
  char block[1 << 16];
  while (in.read(block, sizeof block), in.gcount() > 0) {
    bytes.insert(bytes.end(), block, block + in.gcount());
    if (bytes.size() > largest_file)
      return fail("it has more than 256 MB; make the picture smaller");
  }
  return bytes;
}

Expected<std::vector<PhotoReading>> readings_of(const std::string& name,
                                                const PhotoOptions& options) {
  const auto bytes = picture_bytes(name);
  if (!bytes) return std::unexpected(bytes.error());
  const auto picture = decode_picture(*bytes);
  if (!picture) return std::unexpected(picture.error());
  return read_photo(*picture, options);
}

}  // namespace

int photo(const Arguments& arguments) {
  Options options("photo", "Puzzles from photographs: JPEG, PNG and WebP files.",
                  "clew photo newspaper.jpg | clew solve\n"
                  "  clew photo --json newspaper.jpg",
                  0);
  std::vector<std::string> names;
  PhotoOptions asked;
  options.words("IMAGE|-", names, "Pictures, each with a puzzle", true);
  options.flag("--all", asked.every, "Every puzzle of each picture, from the largest");
  options.whole("--size", "N", asked.size, {6, 16},
                "Rows of the grid: 6, 9 or 16 (default: as it is seen)");
  options.format(
      "How puzzles are written: line grid pencil text (default: line,\nor text if a line does not "
      "tell the layout)");
  if (auto status = options.parse(arguments)) return *status;
  catch_interrupts();
  asked.stop.flag = &interrupt_flag();
  int status = answered;
  for (const std::string& name : names) {
    const auto readings = readings_of(name, asked);
    if (interrupt_flag()) return interrupted;
    if (!readings) {
      status = some_malformed;
      if (options.common().output.json)
        put(verbs::error_line(readings.error(), name));
      else
        fmt::print(stderr, "{}: {}\n", name, readings.error().reason);
      continue;
    }
    for (const PhotoReading& reading : *readings) {
      verbs::Output output = options.common().output;
      if (reading.puzzle.layout->name().empty() && !options.given("--format"))
        output.format = Format::text;
      if (!put(verbs::photo(reading, output, name))) return status;
      if (const std::string doubts = verbs::photo_doubts(reading); !doubts.empty() && !output.json)
        fmt::print(stderr, "{}: {}\n", name, doubts);
    }
  }
  return status;
}

}  // namespace clew::cli
