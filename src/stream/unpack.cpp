#include "stream/unpack.h"

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace clew::stream {
namespace {

constexpr std::size_t packed_room = std::size_t{1} << 17;

/// The bytes that were read to detect the format, then the rest.
class Peeked : public Input {
 public:
  explicit Peeked(std::unique_ptr<Input> rest) : rest_(std::move(rest)) {}

  /// Returns the first bytes; fewer than requested only at the end.
  Expected<std::string_view> peek(std::size_t wanted) {
    while (head_.size() < wanted) {
      char some[4];
      auto got = rest_->read(some, std::min(sizeof some, wanted - head_.size()));
      if (!got) return std::unexpected(got.error());
      if (!*got) break;
      head_.append(some, *got);
    }
    return head_;
  }
  Expected<std::size_t> read(char* into, std::size_t room) override {
    if (at_ == head_.size()) return rest_->read(into, room);
    const std::size_t n = head_.copy(into, room, at_);
    at_ += n;
    return n;
  }
  std::size_t consumed() const override { return rest_->consumed(); }

 private:
  std::unique_ptr<Input> rest_;
  std::string head_;
  std::size_t at_ = 0;
};

/// Common base of both formats: a buffer of compressed bytes.
class Unpacker : public Input {
 public:
  explicit Unpacker(std::unique_ptr<Input> packed)
      : packed_(std::move(packed)), buffer_(packed_room) {}
  std::size_t consumed() const override { return packed_->consumed(); }

 protected:
  Expected<void> fill() {
    auto got = packed_->read(buffer_.data(), buffer_.size());
    if (!got) return std::unexpected(got.error());
    left_ = {buffer_.data(), *got};
    ended_ = *got == 0;
    return {};
  }

  std::unique_ptr<Input> packed_;
  std::vector<char> buffer_;
  std::string_view left_;
  bool ended_ = false;
  bool between_ = false;  // whole so far; another member or frame may follow
  bool full_ = false;     // there may be more without further input
};

class Gzip : public Unpacker {
 public:
  explicit Gzip(std::unique_ptr<Input> packed) : Unpacker(std::move(packed)) {
    constexpr int gzip_window = 15 + 16;
    good_ = inflateInit2(&stream_, gzip_window) == Z_OK;
  }
  ~Gzip() override { inflateEnd(&stream_); }

  Expected<std::size_t> read(char* into, std::size_t room) override {
    for (;;) {
      if (!good_) return fail("the gzip data are damaged");
      if (left_.empty() && !full_) {
        if (!ended_)
          if (auto ok = fill(); !ok) return std::unexpected(ok.error());
        if (ended_) {
          if (between_) return 0;
          return fail("the gzip data end too early");
        }
      }
      stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(left_.data()));
      stream_.avail_in = static_cast<uInt>(left_.size());
      stream_.next_out = reinterpret_cast<Bytef*>(into);
      stream_.avail_out = static_cast<uInt>(std::min(room, packed_room * 64));
      const uInt had = stream_.avail_out;
      const int result = inflate(&stream_, Z_NO_FLUSH);
      left_.remove_prefix(left_.size() - stream_.avail_in);
      between_ = result == Z_STREAM_END;
      good_ =
          result == Z_OK || result == Z_BUF_ERROR || (between_ && inflateReset(&stream_) == Z_OK);
      full_ = !stream_.avail_out && !between_;
      if (const std::size_t got = had - stream_.avail_out) return got;
    }
  }

 private:
  z_stream stream_{};
  bool good_ = false;
};

class Zstandard : public Unpacker {
 public:
  explicit Zstandard(std::unique_ptr<Input> packed)
      : Unpacker(std::move(packed)), stream_(ZSTD_createDStream()) {
    // Larger windows (zstd --long) would break the bound on memory.
    if (stream_) ZSTD_DCtx_setParameter(stream_, ZSTD_d_windowLogMax, 24);
  }
  ~Zstandard() override { ZSTD_freeDStream(stream_); }

  Expected<std::size_t> read(char* into, std::size_t room) override {
    for (;;) {
      if (!stream_) return fail("no memory for Zstandard");
      ZSTD_outBuffer out{into, room, 0};
      ZSTD_inBuffer in{left_.data(), left_.size(), 0};
      if (left_.empty() && !full_) {
        if (!ended_)
          if (auto ok = fill(); !ok) return std::unexpected(ok.error());
        if (ended_) {
          if (between_) return 0;
          return fail("the Zstandard data end too early");
        }
        in = {left_.data(), left_.size(), 0};
      }
      const std::size_t result = ZSTD_decompressStream(stream_, &out, &in);
      if (ZSTD_isError(result))
        return fail(std::string("the Zstandard data are damaged: ") + ZSTD_getErrorName(result));
      left_.remove_prefix(in.pos);
      between_ = result == 0;
      full_ = out.pos == room && !between_;
      if (out.pos) return out.pos;
    }
  }

 private:
  ZSTD_DStream* stream_;
};

}  // namespace

Expected<std::unique_ptr<Input>> unpacked(std::unique_ptr<Input> raw) {
  auto input = std::make_unique<Peeked>(std::move(raw));
  const auto head = input->peek(2);
  if (!head) return std::unexpected(head.error());
  if (head->starts_with("\x1F\x8B")) return std::make_unique<Gzip>(std::move(input));
  if (head->starts_with("\x28\xB5")) {
    const auto magic = input->peek(4);
    if (!magic) return std::unexpected(magic.error());
    if (magic->starts_with("\x28\xB5\x2F\xFD"))
      return std::make_unique<Zstandard>(std::move(input));
  }
  return input;
}

}  // namespace clew::stream
