// Decoders of published puzzles: LZ-string, base 64, deflate, JSON, Penpa+'s text, and words. The first byte
// chooses; the rest is packed as the container packs it, so that every layer behind is reached.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "text/links/inflate.h"
#include "text/sudokupad/links.h"
#include "text/sudokupad/lz.h"

namespace {

using namespace clew;

constexpr std::size_t most_bytes = std::size_t{4} << 20;

// A reading says what is missing, or has a puzzle with a value for each cell.
void check(const Expected<text::rules::Reading>& reading) {
  if (!reading) {
    if (reading.error().reason.empty()) std::abort();
    return;
  }
  if (reading->missing.empty() != reading->in_full()) std::abort();
  if (!reading->puzzle.layout) return;
  if (reading->puzzle.givens.size() != static_cast<std::size_t>(reading->puzzle.layout->size()))
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (!size) return 0;
  const std::string rest(reinterpret_cast<const char*>(data) + 1, size - 1);
  text::Layouts layouts;
  switch (data[0] % 7) {
    case 0: {
      const auto unpacked = text::lz_decompress(rest);
      // UTF-8 takes at most three bytes a unit.
      if (unpacked && unpacked->size() > 3 * most_bytes) std::abort();
      break;
    }
    case 1: {
      const auto unpacked = text::inflated(rest);
      if (unpacked && unpacked->size() > most_bytes) std::abort();
      break;
    }
    case 2:
      check(text::read_explained(rest, layouts));
      break;
    case 3:
      check(text::read_explained("https://sudokupad.app/scl" + text::lz_compress(rest), layouts));
      break;
    case 4: {
      std::string packed = text::lz_compress(rest);
      std::ranges::replace(packed, '/', '-');
      check(text::read_explained("https://sudokumaker.app/?puzzle=" + text::percent_encoded(packed),
                                 layouts));
      break;
    }
    case 5: {
      const std::size_t cut = std::min(rest.find('\0'), rest.size());
      auto drawing = text::drawing::decode_penpa(rest.substr(0, cut), rest.substr(cut));
      if (drawing) check(text::rules::read_drawing(std::move(*drawing), layouts));
      break;
    }
    default: {
      text::drawing::Drawing drawing{.rows = 4, .cols = 4, .canvas_cols = 4};
      drawing.givens.assign(16, 0);
      drawing.rules = rest;
      check(text::rules::read_drawing(std::move(drawing), layouts));
      break;
    }
  }
  return 0;
}
