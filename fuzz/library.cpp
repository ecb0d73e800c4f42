// A damaged library: bytes of a sound file are overwritten, four bytes of input for each: position
// and value. The library must open and answer, or return an error. Nothing may crash, and reading
// must not change the file.
#include <unistd.h>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "clew/library.h"

namespace {

using namespace clew;

std::string contents(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

// A temporary folder of this process.
const std::filesystem::path& folder() {
  static const std::filesystem::path path = [] {
    auto made = std::filesystem::temp_directory_path() / ("clew-fuzz-" + std::to_string(getpid()));
    std::filesystem::create_directories(made);
    std::atexit([] { std::filesystem::remove_all(folder()); });
    return made;
  }();
  return path;
}

std::string made() {
  const auto path = folder() / "sound.db";
  std::vector<LibraryEntry> entries;
  for (int i = 0; i < 30; ++i)
    entries.push_back({.puzzle = std::string(81, '.'),
                       .layout = i % 3 ? "9x9" : "",
                       .canonical = std::to_string(i),
                       .solution = std::string(81, '1'),
                       .givens = i,
                       .level = i % 2 ? Level::easy : Level::hard,
                       .er = i % 2 ? std::optional(15) : std::nullopt,
                       .techniques = {TechniqueId::naked_single, TechniqueId::x_wing},
                       .source = "made",
                       .date = "2026-01-31"});
  {
    auto library = Library::open(path.string());
    if (!library || !library->add(entries)) std::abort();
  }
  return contents(path);
}

void use(Library& library) {
  std::size_t seen = 0;
  (void)library.each({}, [&](const LibraryEntry&) { return ++seen < 200; });
  (void)library.each({.layout = "9x9", .techniques = {TechniqueId::x_wing}, .er_from = 10},
                     [](const LibraryEntry&) { return true; });
  (void)library.pick({.level = Level::easy}, 7);
  (void)library.stats();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::string sound = made();
  std::string bytes = sound;
  for (std::size_t i = 0; i + 4 <= size; i += 4) {
    const std::size_t where = data[i] | data[i + 1] << 8 | data[i + 2] << 16;
    bytes[where % bytes.size()] = static_cast<char>(data[i + 3]);
  }
  if (size % 4) bytes.resize(bytes.size() * data[size - 1] / 256);
  const auto path = folder() / "damaged.db";
  write(path, bytes);
  if (auto library = Library::open(path.string(), Library::Access::read)) use(*library);
  if (contents(path) != bytes) std::abort();
  if (auto library = Library::open(path.string())) {
    use(*library);
    (void)library->add({{.puzzle = std::string(81, '.'), .layout = "9x9", .canonical = "new"}});
    use(*library);
  }
  std::filesystem::remove(path);
  std::filesystem::remove(path.string() + "-wal");
  std::filesystem::remove(path.string() + "-shm");
  std::filesystem::remove(path.string() + "-journal");
  return 0;
}
