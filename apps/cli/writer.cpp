#include "writer.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace clew::cli {

Writer::Writer() : terminal_(isatty(STDOUT_FILENO)) { buffer_.reserve(capacity); }

bool Writer::write(std::string_view text) {
  buffer_ += text;
  if (buffer_.size() >= capacity || terminal_) return flush();
  return !closed_ && !failed_;
}

bool Writer::flush() {
  std::string_view rest = buffer_;
  while (!rest.empty() && !closed_ && !failed_) {
    const ssize_t count = ::write(STDOUT_FILENO, rest.data(), rest.size());
    if (count >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno == EPIPE) {
      closed_ = true;
    } else if (errno != EINTR) {
      fmt::print(stderr, "clew: cannot write: {}\n", std::strerror(errno));
      failed_ = true;
    }
  }
  buffer_.clear();
  return !closed_ && !failed_;
}

}  // namespace clew::cli
