// Recognition of symbols other than digits and blanks in lines.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "text/symbols.h"

namespace clew::stream {

/// A digit or one of the blanks.
constexpr bool is_plain(char c, char last_digit = '9') {
  return (c >= '1' && c <= last_digit) || text::is_blank_symbol(c);
}

/// Notices other symbols than the digits up to a last one and the usual blanks `.` and `0`.
class Foreign {
 public:
  explicit Foreign(char last_digit) : last_digit_(static_cast<std::uint8_t>(last_digit)) {}

  /// Scans at least 16 symbols; the last 16 may be scanned twice.
  void look(const char* symbols, std::size_t size) {
    for (std::size_t at = 0; at < size; at += sizeof(Symbols)) {
      Symbols x;
      std::memcpy(&x, symbols + std::min(at, size - sizeof x), sizeof x);
      least_ = x < least_ ? x : least_;
      most_ = x > most_ ? x : most_;
      slash_ |= (Symbols)(x == Symbols{} + '/');  // is between the two blanks
    }
  }

  /// Returns true if there was one so far.
  bool any() const {
    const auto words = (Words)((Symbols)(least_ < '.') | (Symbols)(most_ > last_digit_) | slash_);
    return (words[0] | words[1]) != 0;
  }

 private:
  using Symbols [[gnu::vector_size(16)]] = std::uint8_t;
  using Words [[gnu::vector_size(16)]] = std::uint64_t;

  std::uint8_t last_digit_;
  Symbols least_ = Symbols{} + 0xFF, most_{}, slash_{};
};

}  // namespace clew::stream
