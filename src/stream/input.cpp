#include "stream/input.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>

#include "stream/unpack.h"
#include "system/files.h"

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
    const auto known = system::about(fd);
    waits_ = !known || !known->regular;
  }
  ~FileInput() override {
    if (owned_) system::close(fd_);
  }

  Expected<std::size_t> read(char* into, std::size_t room) override {
    while (!interrupted_ || !interrupted_->load(std::memory_order_relaxed)) {
      // A pipe or a terminal may stay silent for long, so the flag is checked meanwhile.
      if (waits_ && interrupted_) {
        constexpr int patience = 100;  // ms
        if (!system::readable_within(fd_, patience)) continue;
      }
      const std::ptrdiff_t n = system::read(fd_, into, room);
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
  const auto known = source.kind == Source::Kind::file ? system::about(source.name)
                                                       : system::about(system::standard_input);
  return known && known->regular ? known->size : 0;
}

Expected<std::unique_ptr<Input>> Input::open(const Source& source,
                                             const std::atomic<bool>* interrupted) {
  if (source.kind == Source::Kind::text) return std::make_unique<TextInput>(source.text);
  int fd = system::standard_input;
  if (source.kind == Source::Kind::file) {
    fd = system::open_to_read(source.name);
    if (fd < 0 && errno == EISDIR) return fail("is a folder");
    if (fd < 0) return fail(std::string("cannot be opened: ") + std::strerror(errno));
    if (const auto known = system::about(fd); known && known->folder) {
      system::close(fd);
      return fail("is a folder");
    }
  }
  return unpacked(std::make_unique<FileInput>(fd, source.kind == Source::Kind::file, interrupted));
}

}  // namespace clew::stream
