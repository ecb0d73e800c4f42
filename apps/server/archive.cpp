#include "archive.h"

#include <charconv>
#include <utility>

namespace clew::server {
namespace {

/// Returns `text` up to the first `mark` and removes it, with the mark, from `text`.
std::string_view take(std::string_view& text, char mark) {
  const std::size_t end = text.find(mark);
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return word;
}

bool number(std::string_view text, std::size_t& value) {
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  return error == std::errc{} && stop == end && !text.empty();
}

}  // namespace

Expected<Archive> Archive::open(const std::string& path) {
  const int file = system::open_to_read(path);
  if (file < 0)
    return fail("there is no page at " + path +
                "; `./run` without arguments builds it, and --page names another");
  auto mapped = system::Mapping::of(file);
  system::close(file);
  if (!mapped) return fail("the page at " + path + " cannot be read");
  Archive archive(std::move(*mapped));
  if (auto read = archive.read_index(); !read)
    return fail(path + " is no page: " + read.error().reason);
  return archive;
}

Expected<void> Archive::read_index() {
  const std::string_view all = mapped_.bytes();
  const std::size_t end = all.find("\n\n");
  if (!all.starts_with("clew page 1\n") || end == std::string_view::npos)
    return fail("it does not begin with an index");
  std::string_view index = all.substr(0, end + 1);
  const std::string_view bytes = all.substr(end + 2);
  take(index, '\n');
  while (!index.empty()) {
    std::string_view line = take(index, '\n');
    std::size_t first = 0, count = 0;
    const bool placed = number(take(line, ' '), first) && number(take(line, ' '), count);
    if (!placed || first > bytes.size() || count > bytes.size() - first)
      return fail("a file of it lies outside");
    const std::string_view encoding = take(line, ' ');
    File file{bytes.substr(first, count), std::string(take(line, ' ')),
              std::string(take(line, ' '))};
    Variants& variants = files_[std::string(line)];
    File& variant = encoding == "gzip" ? variants.gzip
                    : encoding == "br" ? variants.brotli
                                       : variants.identity;
    variant = std::move(file);
  }
  return {};
}

const Variants* Archive::find(std::string_view path) const {
  const auto found = files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace clew::server
