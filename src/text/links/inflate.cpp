// Codes of a Huffman table are canonical: those of one length are consecutive numbers, in the order of
// their symbols. Decoding counts them length by length, which needs no table beside the counts.
#include "text/links/inflate.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace clew::text {
namespace {

constexpr std::size_t most_inflated = std::size_t{4} << 20;
constexpr int longest_code = 15, most_symbols = 288, most_distances = 30;

constexpr std::array<std::uint16_t, 29> length_base = {3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                                       15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                                       67, 83, 99, 115, 131, 163, 195, 227, 258};
constexpr std::array<std::uint8_t, 29> length_extra = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                       2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
constexpr std::array<std::uint16_t, most_distances> distance_base = {
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};

class Huffman {
 public:
  /// Returns false if the lengths are no code: more codes of a length than it has room for.
  bool set(std::span<const std::uint8_t> lengths) {
    counts_ = {};
    symbols_.assign(lengths.size(), 0);
    for (const std::uint8_t length : lengths) ++counts_[length];
    counts_[0] = 0;
    std::array<std::uint16_t, longest_code + 2> begin{};
    int left = 1;
    for (int n = 1; n <= longest_code; ++n) {
      const auto i = static_cast<std::size_t>(n);
      left = 2 * left - counts_[i];
      if (left < 0) return false;
      begin[i + 1] = static_cast<std::uint16_t>(begin[i] + counts_[i]);
    }
    for (std::size_t s = 0; s < lengths.size(); ++s)
      if (lengths[s]) symbols_[begin[lengths[s]]++] = static_cast<std::uint16_t>(s);
    return true;
  }

  /// The next symbol, or -1 if no code fits.
  template <class TakeBit>
  int decode(TakeBit take_bit) const {
    int code = 0, first = 0, index = 0;
    for (std::size_t n = 1; n <= longest_code; ++n) {
      const int bit = take_bit();
      if (bit < 0) return -1;
      code |= bit;
      const int count = counts_[n];
      if (code - count < first) return symbols_[static_cast<std::size_t>(index + code - first)];
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }

 private:
  std::array<std::uint16_t, longest_code + 1> counts_{};
  std::vector<std::uint16_t> symbols_;
};

class Inflater {
 public:
  explicit Inflater(std::string_view bytes) : bytes_(bytes) {}

  std::optional<std::string> inflate() {
    for (bool last = false; !last;) {
      last = take(1) == 1;
      bool ok = false;
      switch (take(2)) {
        case 0:
          ok = copy_stored();
          break;
        case 1:
          ok = set_fixed() && expand();
          break;
        case 2:
          ok = read_codes() && expand();
          break;
        default:
          break;
      }
      if (!ok || failed_) return std::nullopt;
    }
    return std::move(out_);
  }

 private:
  int take_bit() {
    if (bit_ / 8 >= bytes_.size()) {
      failed_ = true;
      return -1;
    }
    const int bit = static_cast<unsigned char>(bytes_[bit_ / 8]) >> (bit_ % 8) & 1;
    ++bit_;
    return bit;
  }

  int take(int bits) {
    int value = 0;
    for (int i = 0; i < bits && !failed_; ++i) value |= (take_bit() & 1) << i;
    return failed_ ? -1 : value;
  }

  bool copy_stored() {
    bit_ = (bit_ + 7) / 8 * 8;
    const int length = take(16), check = take(16);
    if (failed_ || (length ^ check) != 0xffff) return false;
    const std::size_t at = bit_ / 8, n = static_cast<std::size_t>(length);
    if (n > bytes_.size() - at || out_.size() + n > most_inflated) return false;
    out_ += bytes_.substr(at, n);
    bit_ += n * 8;
    return true;
  }

  bool set_fixed() {
    std::array<std::uint8_t, most_symbols> lengths{};
    for (std::size_t s = 0; s < lengths.size(); ++s)
      lengths[s] = s < 144 ? 8 : s < 256 ? 9 : s < 280 ? 7 : 8;
    std::array<std::uint8_t, most_distances> distances{};
    distances.fill(5);
    return literals_.set(lengths) && distances_.set(distances);
  }

  bool read_codes() {
    constexpr std::array<std::uint8_t, 19> order = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                    11, 4,  12, 3, 13, 2, 14, 1, 15};
    const int literals = take(5) + 257, distances = take(5) + 1, codes = take(4) + 4;
    if (failed_ || literals > 286 || distances > most_distances) return false;
    std::array<std::uint8_t, 19> own{};
    for (int i = 0; i < codes; ++i)
      own[order[static_cast<std::size_t>(i)]] = static_cast<std::uint8_t>(take(3));
    if (failed_ || !literals_.set(own)) return false;
    const auto all = static_cast<std::size_t>(literals + distances);
    std::vector<std::uint8_t> lengths;
    while (lengths.size() < all) {
      const int symbol = literals_.decode([this] { return take_bit(); });
      if (symbol < 0) return false;
      if (symbol < 16) {
        lengths.push_back(static_cast<std::uint8_t>(symbol));
        continue;
      }
      if (symbol == 16 && lengths.empty()) return false;
      const std::uint8_t value = symbol == 16 ? lengths.back() : 0;
      const int times = symbol == 16 ? 3 + take(2) : symbol == 17 ? 3 + take(3) : 11 + take(7);
      if (failed_ || lengths.size() + static_cast<std::size_t>(times) > all) return false;
      lengths.insert(lengths.end(), static_cast<std::size_t>(times), value);
    }
    const std::span<const std::uint8_t> both(lengths);
    return lengths[256] && literals_.set(both.first(static_cast<std::size_t>(literals))) &&
           distances_.set(both.subspan(static_cast<std::size_t>(literals)));
  }

  bool expand() {
    auto bit = [this] { return take_bit(); };
    for (;;) {
      const int symbol = literals_.decode(bit);
      if (symbol < 0 || out_.size() >= most_inflated) return false;
      if (symbol < 256) {
        out_ += static_cast<char>(symbol);
        continue;
      }
      if (symbol == 256) return true;
      const auto l = static_cast<std::size_t>(symbol - 257);
      if (l >= length_base.size()) return false;
      const int length = length_base[l] + take(length_extra[l]);
      const int d = distances_.decode(bit);
      if (d < 0 || d >= most_distances) return false;
      const int distance = distance_base[static_cast<std::size_t>(d)] + take(d < 4 ? 0 : d / 2 - 1);
      if (failed_ || static_cast<std::size_t>(distance) > out_.size()) return false;
      if (out_.size() + static_cast<std::size_t>(length) > most_inflated) return false;
      for (int i = 0; i < length; ++i)
        out_ += out_[out_.size() - static_cast<std::size_t>(distance)];
    }
  }

  std::string_view bytes_;
  std::size_t bit_ = 0;  // the next one
  bool failed_ = false;
  std::string out_;
  Huffman literals_, distances_;
};

}  // namespace

std::optional<std::string> base64_decoded(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  std::string bytes;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char c : text) {
    const int six = c >= 'A' && c <= 'Z'               ? c - 'A'
                    : c >= 'a' && c <= 'z'             ? c - 'a' + 26
                    : c >= '0' && c <= '9'             ? c - '0' + 52
                    : c == '+' || c == '-' || c == ' ' ? 62
                    : c == '/' || c == '_'             ? 63
                                                       : -1;
    if (six < 0) return std::nullopt;
    held = held << 6 | static_cast<std::uint32_t>(six);
    if ((bits += 6) < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(held >> bits & 0xff);
  }
  return bytes;
}

std::optional<std::string> inflated(std::string_view bytes) { return Inflater(bytes).inflate(); }

}  // namespace clew::text
