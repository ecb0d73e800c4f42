// Standard output: buffered, and quiet about a closed pipe.
#pragma once

#include <string>
#include <string_view>

namespace clew::cli {

class Writer {
 public:
  Writer();
  ~Writer() { flush(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// False when nobody reads on, or nothing more can be written.
  bool write(std::string_view);
  bool flush();

  bool closed() const { return closed_; }
  /// Something else than a closed pipe; it was said on standard error.
  bool failed() const { return failed_; }

 private:
  static constexpr std::size_t capacity = std::size_t{1} << 16;
  std::string buffer_;
  bool terminal_, closed_ = false, failed_ = false;
};

}  // namespace clew::cli
