// All parsers. The first byte chooses the format (0: detect it), the rest is the input. A puzzle
// that was read must come back the same from every format that can express it.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "clew/text.h"

namespace {

using namespace clew;

// Cells that see the same cells, the same candidates left.
bool same_position(const Puzzle& a, const Puzzle& b, Format format) {
  const Layout &x = *a.layout, &y = *b.layout;
  if (x.size() != y.size() || x.digits() != y.digits()) return false;
  for (int c = 0; c < x.size(); ++c)
    if (!std::ranges::equal(x.peers(static_cast<CellId>(c)), y.peers(static_cast<CellId>(c))))
      return false;
  const bool all =
      a.givens == b.givens && a.marks == b.marks && a.title == b.title && x.spec() == y.spec();
  return start(a).candidates == start(b).candidates && (all || format != Format::text);
}

void require(bool holds, Format format, const std::string& written) {
  if (holds) return;
  std::fprintf(stderr, "%s does not come back the same:\n%s\n", std::string(name(format)).c_str(),
               written.c_str());
  std::abort();
}

void write_and_read(const Puzzle& puzzle, Format other) {
  for (Format format : {Format::text, other}) {
    const auto written = write(puzzle, format);
    if (!written) continue;
    const bool named = format == Format::line || format == Format::grid ||
                       format == Format::pencil || format == Format::hodoku ||
                       format == Format::sdm;
    const auto again =
        read_puzzle(std::string(opening(format)) + *written + "\n" + std::string(closing(format)),
                    {.from = format, .layout = named ? puzzle.layout : nullptr});
    require(again && same_position(puzzle, *again, format), format, *written);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (!size) return 0;
  const std::size_t choice = data[0] % (formats().size() + 1);
  ReadOptions options;
  if (choice) options.from = formats()[choice - 1];
  if (data[0] >= 0xC0)
    options.layout = find_layout(data[0] & 1 ? "x-6x6" : "9x9").value_or(nullptr);
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  std::size_t at = 0, written = 0;
  PuzzleReader reader(
      [&](char* into, std::size_t room) {
        const std::size_t n = text.copy(into, room < 100 ? room : 100, at);
        at += n;
        return n;
      },
      options);
  while (auto puzzle = reader.next()) {
    if (!*puzzle) {
      if (puzzle->error().reason.empty() || !puzzle->error().line || !puzzle->error().column)
        std::abort();
      continue;
    }
    const Layout& layout = *(*puzzle)->layout;
    const auto cells = static_cast<std::size_t>(layout.size());
    if ((*puzzle)->givens.size() != cells) std::abort();
    if (cells <= 400 && ++written <= 2)
      write_and_read(**puzzle, formats()[(size + written) % formats().size()]);
  }
  return 0;
}
