// The digit of a symbol. Large grids are written in three ways, which a puzzle's own symbols
// distinguish: 1-9A-G is ours, 0-F counts from zero, A-P uses letters alone. A layout with values
// of its own uses the symbols of its values.
#pragma once

#include <string>
#include <string_view>

#include "clew/error.h"
#include "clew/text.h"

namespace clew::text {

inline constexpr int max_symbols = 61;

constexpr bool is_blank_symbol(char c) {
  return c == '.' || c == '0' || c == '_' || c == '*' || c == '-' || c == '?';
}
/// The place of a symbol in 1-9A-Za-z, from 1; 0 if it has none.
int symbol_value(char);

class Symbols {
 public:
  enum class Reading { plain, from_zero, letters, values };

  /// 1-9A-Za-z; case matters only with more than 35 digits.
  explicit Symbols(int digits, Reading reading = Reading::plain)
      : digits_(digits), reading_(reading) {}
  /// As the layout writes its values, which must have symbols.
  explicit Symbols(const Layout&);
  /// Returns the reading for a puzzle's symbols (blanks included): the layout's own if its values
  /// are not its digits. Fails if two readings are possible, and names both.
  static Expected<Symbols> that_fit(std::string_view all, const Layout&);

  /// Returns the digit; 0 for a blank, -1 for any other character.
  int value(char c) const;
  Reading reading() const { return reading_; }
  /// "1-9A-G"; of a layout with values of its own "0-8".
  std::string range() const;

 private:
  static Expected<Symbols> that_fit(std::string_view all, int digits);

  int digits_;
  Reading reading_;
  Values values_{};
};

}  // namespace clew::text
