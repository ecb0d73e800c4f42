#include "text/sudokupad/lz.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "text/unicode.h"

namespace clew::text {
namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
// Codes below `first_entry`: a new unit of 8 bits follows, one of 16 bits, the end.
enum Code : std::uint32_t { unit8 = 0, unit16 = 1, end_of_text = 2, first_entry = 3 };
constexpr int first_width = 2;
constexpr std::size_t most_units = std::size_t{4} << 20;

int six_bits(char c) {
  if (c == ' ' || c == '-') c = '+';  // as addresses carry them
  if (c == '_') c = '/';
  const std::size_t at = alphabet.find(c);
  return at == alphabet.npos ? -1 : static_cast<int>(at);
}

/// Bits of codes, the lowest first, out of six-bit characters, the highest first.
class BitReader {
 public:
  explicit BitReader(std::string_view text) : text_(text) {}
  bool failed() const { return failed_; }

  std::uint32_t take(int width) {
    std::uint32_t code = 0;
    for (int i = 0; i < width; ++i) {
      if (!left_ && !fill()) return end_of_text;
      code |= static_cast<std::uint32_t>(bits_ >> --left_ & 1) << i;
    }
    return code;
  }

 private:
  bool fill() {
    bits_ = at_ < text_.size() ? six_bits(text_[at_++]) : -1;
    failed_ = bits_ < 0;
    left_ = 6;
    return !failed_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int bits_ = 0, left_ = 0;
  bool failed_ = false;
};

class BitWriter {
 public:
  void put(std::uint32_t code, int width) {
    for (int i = 0; i < width; ++i, code >>= 1) {
      bits_ = bits_ << 1 | (code & 1);
      if (++held_ == 6) flush();
    }
  }
  std::string finish() {
    // The original always adds a character, even when no bits are left over.
    do put(0, 1);
    while (held_);
    while (out_.size() % 4) out_ += '=';
    return std::move(out_);
  }

 private:
  void flush() {
    out_ += alphabet[bits_];
    bits_ = 0;
    held_ = 0;
  }
  std::string out_;
  std::uint32_t bits_ = 0;
  int held_ = 0;
};

/// The width of codes: it grows when there are more entries than codes.
class Width {
 public:
  int bits() const { return bits_; }
  void count_one() {
    if (--until_wider_ == 0) until_wider_ = std::uint64_t{1} << bits_++;
  }

 private:
  int bits_ = first_width;
  std::uint64_t until_wider_ = 2;
};

}  // namespace

std::string lz_compress(std::string_view utf8) {
  const std::u16string text = to_utf16(utf8);
  std::unordered_map<std::uint64_t, std::uint32_t> longer;  // (entry, unit) → entry
  std::unordered_map<char16_t, std::uint32_t> units;
  std::vector<bool> fresh(first_entry);  // entries of one unit that have not been written yet
  std::uint32_t next = first_entry;
  Width width;
  BitWriter out;
  auto put = [&](std::uint32_t entry, char16_t unit) {
    if (entry < fresh.size() && fresh[entry]) {
      const bool small = unit < 256;
      out.put(small ? unit8 : unit16, width.bits());
      out.put(unit, small ? 8 : 16);
      width.count_one();
      fresh[entry] = false;
    } else {
      out.put(entry, width.bits());
    }
    width.count_one();
  };
  std::uint32_t current = 0;
  char16_t first_unit = 0;
  for (char16_t unit : text) {
    auto [known, is_new] = units.try_emplace(unit, next);
    if (is_new) {
      fresh.resize(next + 1);
      fresh[next++] = true;
    }
    if (current) {
      const std::uint64_t key = std::uint64_t{current} << 16 | unit;
      if (const auto it = longer.find(key); it != longer.end()) {
        current = it->second;
        continue;
      }
      put(current, first_unit);
      longer.emplace(key, next++);
    }
    current = known->second;
    first_unit = unit;
  }
  if (current) put(current, first_unit);
  out.put(end_of_text, width.bits());
  return out.finish();
}

std::optional<std::string> lz_decompress(std::string_view base64) {
  while (base64.ends_with('=')) base64.remove_suffix(1);
  struct Slice {
    std::size_t at, length;  // range in the earlier text
  };
  std::u16string text;
  std::vector<Slice> entries(first_entry);
  BitReader in(base64);
  Width width;
  auto take_unit = [&](std::uint32_t code) {
    return static_cast<char16_t>(in.take(code == unit8 ? 8 : 16));
  };
  std::uint32_t code = in.take(first_width);
  if (in.failed() || code > end_of_text) return std::nullopt;
  if (code == end_of_text) return std::string();
  text += take_unit(code);
  entries.push_back({0, 1});
  width.count_one();
  width.count_one();
  Slice last{0, 1};
  for (;;) {
    code = in.take(width.bits());
    if (in.failed()) return std::nullopt;
    if (code == end_of_text) return to_utf8(text);
    const std::size_t at = text.size();
    if (code < end_of_text) {
      text += take_unit(code);
      code = static_cast<std::uint32_t>(entries.size());
      entries.push_back({at, 1});
      width.count_one();
      last = {last.at, last.length + 1};
      entries.push_back(last);
      last = {at, 1};
    } else {
      // An entry, or the one that is just being made: the last one and its own first unit again.
      if (code > entries.size()) return std::nullopt;
      const Slice made{last.at, last.length + 1};
      const Slice entry = code < entries.size() ? entries[code] : made;
      if (text.size() + entry.length > most_units) return std::nullopt;
      for (std::size_t i = 0; i < entry.length; ++i) text += text[entry.at + i];
      entries.push_back(made);
      last = {at, entry.length};
    }
    width.count_one();
    if (text.size() > most_units) return std::nullopt;
  }
}

}  // namespace clew::text
