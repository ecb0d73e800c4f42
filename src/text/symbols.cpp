#include "text/symbols.h"

#include <fmt/format.h>
#include <array>

#include "base/assert.h"

namespace clew::text {
namespace {

constexpr int letters_of_alphabet = 26;

std::string range_of(int digits, Symbols::Reading reading) {
  if (reading == Symbols::Reading::letters)
    return fmt::format("A-{}", static_cast<char>('A' + digits - 1));
  const bool zero = reading == Symbols::Reading::from_zero;
  const int top = zero ? digits - 1 : digits;
  std::string range = zero ? "0-" : "1-";
  if (top <= 9) return range + symbol_of(static_cast<Digit>(top));
  range += "9A";
  if (top == 10) return range;
  range += fmt::format("-{}", symbol_of(static_cast<Digit>(top > 35 ? 35 : top)));
  if (top >= 36)
    range +=
        fmt::format("a-{}", symbol_of(static_cast<Digit>(top > max_symbols ? max_symbols : top)));
  return range;
}

}  // namespace

int symbol_value(char c) {
  if (c >= '1' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
  if (c >= 'a' && c <= 'z') return c - 'a' + 36;
  return 0;
}

Symbols::Symbols(const Layout& layout)
    : digits_(layout.digits()),
      reading_(layout.values().are_digits() ? Reading::plain : Reading::values),
      values_(layout.values()) {}

Expected<Symbols> Symbols::that_fit(std::string_view all, const Layout& layout) {
  if (!layout.values().are_digits()) return Symbols(layout);
  return that_fit(all, layout.digits());
}

std::string Symbols::range() const {
  return reading_ == Reading::values ? values_.text(digits_) : range_of(digits_, reading_);
}

int Symbols::value(char c) const {
  if (c == '0' && reading_ == Reading::from_zero) return 1;
  if (c == '0' && values_.of_digit(1) == 0) return 1;
  if (is_blank_symbol(c)) return 0;
  int v = symbol_value(c);
  if (v >= 36 && values_.of_digit(digits_) <= 35) v -= letters_of_alphabet;  // case does not count
  if (reading_ == Reading::values) {
    const Digit digit = v ? values_.digit_of(v, digits_) : Digit{0};
    CLEW_ASSERT(digit <= digits_);
    return digit ? digit : -1;
  }
  if (reading_ == Reading::from_zero) v = v ? v + 1 : 0;
  if (reading_ == Reading::letters) v = v >= 10 ? v - 9 : 0;
  return v >= 1 && v <= digits_ ? v : -1;
}

Expected<Symbols> Symbols::that_fit(std::string_view all, int digits) {
  const Symbols plain(digits);
  if (digits <= 9 || digits > max_symbols) return plain;
  std::array<std::size_t, 256> count{};
  for (char c : all) ++count[static_cast<unsigned char>(c)];
  auto seen = [&](char c) { return count[static_cast<unsigned char>(c)] > 0; };
  bool decimals = false, letters = false, top = false;
  for (int c = 0; c < 256; ++c) {
    const int v = count[c] ? symbol_value(static_cast<char>(c)) : 0;
    decimals |= v >= 1 && v <= 9;
    letters |= v >= 10;
    top |= v && plain.value(static_cast<char>(c)) == digits;
  }
  CLEW_ASSERT(digits > 9 && digits <= max_symbols);
  if (!decimals && letters && digits <= letters_of_alphabet)
    return Symbols(digits, Reading::letters);
  if (top || !seen('0') || (!decimals && !letters)) return plain;
  if (seen('.') || seen('_') || seen('*') || seen('-') || seen('?'))
    return Symbols(digits, Reading::from_zero);
  // Zeros are the only blanks, or there are no blanks and zero is a digit like the others.
  bool complete = all.size() == static_cast<std::size_t>(digits) * digits;
  for (int d = 0; d < digits && complete; ++d) {
    const char c = d ? symbol_of(static_cast<Digit>(d)) : '0';
    std::size_t times = count[static_cast<unsigned char>(c)];
    if (d >= 10 && digits <= 35) times += count[static_cast<unsigned char>(c - 'A' + 'a')];
    complete = times == static_cast<std::size_t>(digits);
  }
  if (complete) return Symbols(digits, Reading::from_zero);
  return fail(
      fmt::format("the symbols can be read in two ways: as {} where 0 is a blank, or as {} "
                  "where 0 is a digit; write blanks as . to tell them apart",
                  plain.range(), range_of(digits, Reading::from_zero)));
}

}  // namespace clew::text
