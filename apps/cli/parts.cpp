#include "parts.h"

#include <fmt/format.h>

#include <charconv>
#include <fstream>

#include "system/files.h"
#include "text/pieces/piece.h"

namespace clew::cli {

std::optional<Part> read_part(std::string_view text) {
  Part read;
  const char* const end = text.data() + text.size();
  const auto [slash, wrong] = std::from_chars(text.data(), end, read.part);
  if (wrong != std::errc{} || slash == end || *slash != '/') return std::nullopt;
  const auto [last, also_wrong] = std::from_chars(slash + 1, end, read.parts);
  if (also_wrong != std::errc{} || last != end) return std::nullopt;
  if (read.part < 1 || read.part > read.parts || read.parts > 1'000'000) return std::nullopt;
  --read.part;
  return read;
}

std::string no_part(std::string_view text) {
  return fmt::format("--part takes a part and how many there are, such as 1/4, not {}",
                     text::quoted(text));
}

bool go_on_with(const std::string& path, const std::function<void(std::string_view)>& heard) {
  std::size_t end = 0;
  {
    std::ifstream in(system::path_of(path), std::ios::binary);
    // A last line without its end is an answer that was cut short.
    for (std::string line; std::getline(in, line) && !in.eof(); end += line.size() + 1) heard(line);
  }
  const int file = system::open_to_write(path, system::Existing::kept);
  if (file < 0) return false;
  const bool ready = system::cut(file, end) && system::redirect_output(file);
  system::close(file);
  return ready;
}

}  // namespace clew::cli
