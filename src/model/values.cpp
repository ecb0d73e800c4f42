#include "clew/values.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/assert.h"

namespace clew {
namespace {

constexpr std::string_view form = "values are ascending numbers from 0 to 99, as in 0-8 or 1,3,5-9";

// Cuts a number from 0 to `greatest` off the text.
std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || number < 0 || number > Values::greatest) return {};
  text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
  return number;
}

bool cut(std::string_view& text, char c) {
  if (!text.starts_with(c)) return false;
  text.remove_prefix(1);
  return true;
}

}  // namespace

Expected<Values> Values::of(std::vector<int> listed) {
  if (listed.empty() || listed.size() > static_cast<std::size_t>(max_digits) ||
      listed.front() < 0 || listed.back() > greatest ||
      std::ranges::adjacent_find(listed, std::greater_equal<>()) != listed.end())
    return fail(std::string(form));
  Values values;
  values.first_ = listed.front();
  if (listed.back() - listed.front() + 1 != static_cast<int>(listed.size()))
    values.listed_ = std::move(listed);
  CLEW_ASSERT(
      values.of_digit(values.listed_.empty() ? 1 : static_cast<int>(values.listed_.size())) ==
      (values.listed_.empty() ? values.first_ : values.listed_.back()));
  return values;
}

Expected<Values::Read> Values::read(std::string_view text) {
  std::vector<int> listed;
  do {
    const auto first = take_number(text);
    const auto last = first && cut(text, '-') ? take_number(text) : first;
    if (!first || !last || *last < *first) return fail(std::string(form));
    if (*last - *first + 1 + std::ssize(listed) > max_digits)
      return fail("there are more than 64 values");
    for (int value = *first; value <= *last; ++value) listed.push_back(value);
  } while (cut(text, ','));
  if (!text.empty()) return fail(std::string(form));
  CLEW_ASSERT(!listed.empty() && std::ssize(listed) <= max_digits);
  const int digits = static_cast<int>(listed.size());
  auto values = of(std::move(listed));
  if (!values) return std::unexpected(values.error());
  return Read{*std::move(values), digits};
}

Digit Values::digit_of(int value, int digits) const {
  if (listed_.empty()) {
    const int digit = value - first_ + 1;
    return static_cast<Digit>(digit >= 1 && digit <= digits ? digit : 0);
  }
  const auto at = std::ranges::lower_bound(listed_, value);
  if (at == listed_.end() || *at != value) return 0;
  CLEW_ASSERT(of_digit(static_cast<int>(at - listed_.begin()) + 1) == value);
  return static_cast<Digit>(at - listed_.begin() + 1);
}

int Values::sum_of(DigitSet set) const {
  int sum = 0;
  for (const Digit d : set) sum += of_digit(d);
  return sum;
}

std::string Values::text(int digits) const {
  std::string text;
  for (int from = 1; from <= digits;) {
    int to = from;
    while (to < digits && of_digit(to + 1) == of_digit(to) + 1) ++to;
    text += (text.empty() ? "" : ",") + std::to_string(of_digit(from));
    // A single value is written as a range: a number alone counts digits in puzzle text.
    if (to > from || digits == 1) text += '-' + std::to_string(of_digit(to));
    from = to + 1;
  }
  CLEW_ASSERT(!text.empty() || digits < 1);
  return text;
}

}  // namespace clew
