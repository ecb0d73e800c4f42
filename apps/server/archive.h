// The built page as one file beside the binary: memory-mapped, never copied, served as stored.
//
// The file begins with the line "clew page 1". Then comes one line per file, with one blank between
// fields: the offset of its bytes after the index, their number, their encoding (`identity`, `gzip`
// or `br`), a tag that changes with them, the media type and the path. An empty line ends the
// index. A path may occur several times, plain and compressed. web/pack.mjs writes the archive.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "clew/error.h"
#include "system/files.h"

namespace clew::server {

struct File {
  std::string_view bytes;
  std::string tag, type;
};

/// A file in its encodings: plain, and compressed if that is smaller. A missing encoding has no
/// bytes.
struct Variants {
  File identity, gzip, brotli;
  bool packed() const { return !gzip.bytes.empty() || !brotli.bytes.empty(); }
};

class Archive {
 public:
  static Expected<Archive> open(const std::string& path);

  /// By its path without the leading slash; null when it is not there.
  const Variants* find(std::string_view path) const;
  bool empty() const { return files_.empty(); }

 private:
  explicit Archive(system::Mapping&& mapped) : mapped_(std::move(mapped)) {}
  Expected<void> read_index();

  system::Mapping mapped_;
  std::map<std::string, Variants, std::less<>> files_;
};

}  // namespace clew::server
