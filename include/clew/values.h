// Values: the numbers that a layout writes for its digits.
//
// The program counts digits from 1 to D. A puzzle with the values 0-8 writes 0 for digit 1 and 8 for
// digit 9. Digits become values wherever text is written, and values become digits wherever text is
// read. The numbers of constraints (totals, differences, listed digits) are values as well.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "clew/digits.h"
#include "clew/error.h"

namespace clew {

class Values {
 public:
  static constexpr int greatest = 99;

  /// Digit d is written d.
  Values() = default;
  /// One value for each digit, ascending, from 0 to `greatest`. Fails for any other list.
  static Expected<Values> of(std::vector<int> listed);
  /// Reads "0-8", or "1,3,5-9": at most 64 ascending values. Also gives their number.
  struct Read;
  static Expected<Read> read(std::string_view text);

  /// Returns true if the list has this number of values, all from 0 to `greatest`.
  bool fit(int digits) const {
    return listed_.empty() ? first_ + digits - 1 <= greatest
                           : static_cast<int>(listed_.size()) == digits;
  }
  /// Returns true if every digit is written as itself.
  bool are_digits() const { return first_ == 1 && listed_.empty(); }
  /// Returns true if each value is one more than the value before it.
  bool are_consecutive() const { return listed_.empty(); }
  /// Returns the value of a digit of the layout.
  int of_digit(int digit) const {
    return listed_.empty() ? first_ + digit - 1 : listed_[static_cast<std::size_t>(digit) - 1];
  }
  /// Returns the digit, among `digits` of them, that has the value; 0 if none has it.
  Digit digit_of(int value, int digits) const;
  /// Returns the sum of the values of a set of digits.
  int sum_of(DigitSet) const;
  /// Returns the values of `digits` digits as text: "0-8", "1,3,5-9".
  std::string text(int digits) const;

  friend bool operator==(const Values&, const Values&) = default;

 private:
  int first_ = 1;            // value of digit 1
  std::vector<int> listed_;  // by digit - 1; empty if the values are consecutive
};

struct Values::Read {
  Values values;
  int digits;  // number of values
};

}  // namespace clew
