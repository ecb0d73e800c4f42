#include "stream/input.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>

#include "stream/unpack.h"

namespace clew::stream {
namespace {

class TextInput : public Input {
 public:
  explicit TextInput(const std::string& text) : text_(text) {}
  Expected<std::size_t> read(char* into, std::size_t room) override {
    const std::size_t n = text_.copy(into, room, at_);
    at_ += n;
    return n;
  }
  std::size_t consumed() const override { return at_; }

 private:
  std::string text_;
  std::size_t at_ = 0;
};

class FileInput : public Input {
 public:
  FileInput(int fd, bool owned, const std::atomic<bool>* interrupted)
      : fd_(fd), owned_(owned), interrupted_(interrupted) {
    struct stat info{};
    waits_ = fstat(fd, &info) != 0 || !S_ISREG(info.st_mode);
  }
  ~FileInput() override {
    if (owned_) close(fd_);
  }

  Expected<std::size_t> read(char* into, std::size_t room) override {
    while (!interrupted_ || !interrupted_->load(std::memory_order_relaxed)) {
      // A pipe or a terminal may stay silent for long, so the flag is checked meanwhile.
      if (waits_ && interrupted_) {
        pollfd wait{.fd = fd_, .events = POLLIN, .revents = 0};
        constexpr int patience = 100;  // ms
        if (const int ready = poll(&wait, 1, patience); ready == 0 || (ready < 0 && errno == EINTR))
          continue;
      }
      const ssize_t n = ::read(fd_, into, room);
      if (n < 0 && errno == EINTR) continue;
      if (n < 0) return fail(std::string("cannot be read: ") + std::strerror(errno));
      consumed_ += static_cast<std::size_t>(n);
      return static_cast<std::size_t>(n);
    }
    return 0;
  }
  std::size_t consumed() const override { return consumed_; }

 private:
  int fd_;
  bool owned_;
  bool waits_;
  const std::atomic<bool>* interrupted_;
  std::size_t consumed_ = 0;
};

}  // namespace

std::size_t Input::size_of(const Source& source) {
  if (source.kind == Source::Kind::text) return source.text.size();
  struct stat info{};
  const int failed = source.kind == Source::Kind::file ? stat(source.name.c_str(), &info)
                                                       : fstat(STDIN_FILENO, &info);
  return !failed && S_ISREG(info.st_mode) ? static_cast<std::size_t>(info.st_size) : 0;
}

Expected<std::unique_ptr<Input>> Input::open(const Source& source,
                                             const std::atomic<bool>* interrupted) {
  if (source.kind == Source::Kind::text) return std::make_unique<TextInput>(source.text);
  int fd = STDIN_FILENO;
  if (source.kind == Source::Kind::file) {
    fd = ::open(source.name.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) return fail(std::string("cannot be opened: ") + std::strerror(errno));
    struct stat info{};
    if (fstat(fd, &info) == 0 && S_ISDIR(info.st_mode)) {
      close(fd);
      return fail("is a folder");
    }
  }
  return unpacked(std::make_unique<FileInput>(fd, source.kind == Source::Kind::file, interrupted));
}

}  // namespace clew::stream
