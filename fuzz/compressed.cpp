// Input in the form of gzip or Zstandard files. The first byte chooses the format, the rest follows
// the format's magic bytes. The output must not depend on the sizes of the reads. Only the amount
// of output before an error may differ, because Zstandard drops its buffer at an error.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "stream/unpack.h"

namespace {

using namespace clew::stream;

constexpr std::size_t enough = 1 << 20;

struct Unpacked {
  std::string text, error;
};

Unpacked unpack(const std::string& file, std::size_t room) {
  Unpacked result;
  auto opened = Input::open(Source::in_memory("input", file), nullptr);
  if (opened) opened = unpacked(std::move(*opened));
  if (!opened) return {{}, opened.error().reason};
  std::string piece(room, '\0');
  while (result.text.size() < enough) {
    const auto read = (*opened)->read(piece.data(), room);
    if (!read) {
      result.error = read.error().reason;
      if (result.error.empty()) std::abort();
      break;
    }
    if (*read > room) std::abort();
    if (*read == 0) break;
    result.text.append(piece, 0, *read);
  }
  result.text.resize(std::min(result.text.size(), enough));
  return result;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (!size) return 0;
  std::string file = data[0] % 3 == 0   ? std::string("\x1f\x8b\x08")
                     : data[0] % 3 == 1 ? std::string("\x28\xb5\x2f\xfd")
                                        : std::string();
  file.append(reinterpret_cast<const char*>(data) + 1, size - 1);
  const Unpacked whole = unpack(file, 1 << 16), small = unpack(file, 1 + data[0] / 3);
  if (!small.text.starts_with(whole.text)) std::abort();
  if (whole.error.empty() && whole.text != small.text) std::abort();
  if (small.text.size() < enough && whole.error != small.error) std::abort();
  return 0;
}
