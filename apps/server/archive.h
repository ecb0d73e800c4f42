// The built page as one file beside the binary: mapped, never copied, served as it lies there.
//
// It begins with the line "clew page 1", then a line for each file: where its bytes begin after the
// index, how many there are, their encoding (`identity`, `gzip` or `br`), a tag that changes with
// them, the media type and the path, with one blank between each; an empty line ends the index. A
// path may be there several times, plain and packed. web/pack.mjs writes it.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "clew/error.h"

namespace clew::server {

struct File {
  std::string_view bytes;
  std::string tag, type;
};

/// A file as it is, and packed where that is smaller. What is not there has no bytes.
struct Variants {
  File identity, gzip, brotli;
  bool packed() const { return !gzip.bytes.empty() || !brotli.bytes.empty(); }
};

class Archive {
 public:
  static Expected<Archive> open(const std::string& path);
  ~Archive();
  Archive(Archive&&) noexcept;
  Archive& operator=(Archive&&) = delete;

  /// By its path without the leading slash; null when it is not there.
  const Variants* find(std::string_view path) const;
  bool empty() const { return files_.empty(); }

 private:
  Archive(const char* start, std::size_t size) : start_(start), size_(size) {}
  Expected<void> read_index();

  const char* start_;
  std::size_t size_;
  std::map<std::string, Variants, std::less<>> files_;
};

}  // namespace clew::server
