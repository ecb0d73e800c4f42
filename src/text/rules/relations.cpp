// Relations of two digits, and properties of one, in words. Sentences about lines, dots, letters and
// neighbours have the same ones (patterns_relations.cpp).
#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

// clang-format off
constexpr RelationRow relations[] = {
    {Relation::consecutive_or_ratio, "[is|has] [either] $CONSEC [and] [/] or [is|has] $RATIO2 [or both]"},
    {Relation::consecutive_or_ratio, "[is|has] [either] $RATIO2 [and] [/] or $CONSEC [or both]"},
    {Relation::double_or_triple, "1 [digit] is [either] (double or triple|triple or double|twice or 3 times) [digit of] other [digit]"},
    {Relation::consecutive, "$CONSEC"},
    {Relation::not_consecutive, "$NEG (is|has) consecutive [digit]|is not consecutive|is non consecutive|is nonconsecutive|$NEG differ by 1"},
    {Relation::differ_least, "$DIFFER"},
    {Relation::differ_most, "differ by $ATMOST|(has|with) difference [of] $ATMOST|has maximum difference of #|$NEG differ by more than #|is at most # apart|is no more than # apart|is not more than # apart|is within # of (each other|1 another)"},
    {Relation::differ_exactly, "(differ by|has difference [of]) [exactly|either|only] # [or #]|is exactly # apart|has (exactly|exact) difference of #"},
    {Relation::ratio, "$RATIO2"},
    {Relation::sum_exactly, "[each] (sum [up] to|has sum of|has digit [that|which] sum to|has digit with sum of) [exactly|either] # [#] [or #]"},
    {Relation::sum_not, "($NEG|not) (sum [up] to|has sum of|has digit [that|which] sum to) [either] # [#] [or #|nor #]"},
    {Relation::sum_least, "(sum [up] to|has sum of|has digit [that|which] sum to) $ATLEAST|has minimum sum of #"},
    {Relation::sum_most, "(sum [up] to|has sum of|has digit [that|which] sum to) $ATMOST|has maximum sum of #"},
    {Relation::sum_prime, "[each] sum to prime [digit]|has prime sum|has sum that is prime [digit]"},
    {Relation::sum_square, "[each] sum to [perfect] square [digit]|[has sum that is|sum is] perfect square"},
    {Relation::sum_cube, "[each] sum to [perfect] cube [digit]|[has sum that is|sum is] perfect cube"},
    {Relation::sum_even, "[each] sum to even [digit]|has even sum"},
    {Relation::sum_odd, "[each] sum to odd [digit]|has odd sum"},
    {Relation::sum_multiple, "(sum to|has sum of) multiple of #|(has sum|sum to digit) [that] [is] divisible by #|sum is (divisible by|multiple of) #"},
    {Relation::product_exactly, "(multiply to|has product of) [exactly] #"},
    {Relation::product_least, "(multiply to|has product of) $ATLEAST"},
    {Relation::product_most, "(multiply to|has product of) $ATMOST"},
    {Relation::same_parity, "(has|is of) same parity|is [both] either [both] odd or [both] even|is [both] either [both] even or [both] odd|is [either] each (even or each odd|odd or each even)"},
    {Relation::other_parity, "(has|is of) (distinct|opposite) parity|has (both|exactly|) [1] even [digit] and [1] odd [digit]|has (both|exactly|) [1] odd [digit] and [1] even [digit]|has 1 (odd and 1 even|even and 1 odd) digit"},
    {Relation::same_remainder, "(is|has) [both] [on] same (remainder|remainder class) (modulo|mod|when divide by|if divide by) #"},
    {Relation::multiple, "1 [digit] is (multiple|factor|divisor) of other [digit]|is (multiple / factor|factor / multiple|multiple or factor|factor or multiple) of each other"},
    {Relation::coprime, "is coprime|is relatively prime|has no common (factor|divisor) [other than 1|greater than 1]|has greatest common (factor|divisor) [of] 1"},
    {Relation::equal, "has same digit|is equal|is same"},
    {Relation::different, "$NEG (repeat|is same|is equal|has same digit)|has distinct digit|is distinct"},

    {Relation::prime, "(is|has) [only] prime [digit]"},
    {Relation::not_prime, "$NEG (is|has) prime [digit]|is not prime [digit]"},
    {Relation::multiple_of, "(is|has) [only] (multiple of|divisible by) #|has digit divisible by #"},
    {Relation::in_range, "(is|has) [only] [a] [low|high|centre|digit] [digit] from # to #|(is|has) [only] (low|high|centre) [digit] # to #"},
    {Relation::one_of, "(is|has) [only] [either|1 of] [low|high|centre] [digit] # [#] [#] or #|(is|has) [only] (low|high|centre) digit # # # [#] [#]"},
    {Relation::at_least, "(is|has digit) $ATLEAST"},
    {Relation::at_most, "(is|has digit) $ATMOST"},
    {Relation::more_than, "(is|has digit) greater than #"},
    {Relation::fewer_than, "(is|has digit) (smaller|less) than #"},
};
// clang-format on

bool is_prime(int n) {
  for (int d = 2; d * d <= n; ++d)
    if (n % d == 0) return false;
  return n > 1;
}

bool is_square(int n) {
  int root = 0;
  while (root * root < n) ++root;
  return root * root == n;
}

bool is_cube(int n) {
  int root = 0;
  while (root * root * root < n) ++root;
  return root * root * root == n;
}

bool has_ratio(std::span<const int> numbers, int a, int b) {
  const int most = std::ranges::max(numbers), least = std::ranges::min(numbers);
  return numbers.size() > 1 ? a * most == b * least || b * most == a * least
                            : a * most == b || b * most == a;
}

}  // namespace

std::span<const RelationRow> relation_rows() { return relations; }

bool relates(Relation relation, std::span<const int> numbers, int a, int b) {
  const int apart = std::abs(a - b), sum = a + b, product = a * b;
  const int limit = numbers.empty() ? 0 : numbers.back();
  auto listed = [&](int n) { return std::ranges::find(numbers, n) != numbers.end(); };
  switch (relation) {
    case Relation::none:
      return false;
    case Relation::differ_least:
      return apart >= limit;
    case Relation::differ_most:
      return apart <= limit;
    case Relation::differ_exactly:
      return listed(apart);
    case Relation::consecutive:
      return apart == 1;
    case Relation::not_consecutive:
      return apart != 1;
    case Relation::consecutive_or_ratio:
      return apart == 1 || relates(Relation::ratio, numbers, a, b);
    case Relation::ratio:
      return numbers.empty() ? a == 2 * b || b == 2 * a : has_ratio(numbers, a, b);
    case Relation::double_or_triple:
      return a == 2 * b || b == 2 * a || a == 3 * b || b == 3 * a;
    case Relation::sum_exactly:
      return listed(sum);
    case Relation::sum_not:
      return !listed(sum);
    case Relation::sum_least:
      return sum >= limit;
    case Relation::sum_most:
      return sum <= limit;
    case Relation::sum_prime:
      return is_prime(sum);
    case Relation::sum_square:
      return is_square(sum);
    case Relation::sum_cube:
      return is_cube(sum);
    case Relation::sum_even:
    case Relation::same_parity:
      return sum % 2 == 0;
    case Relation::sum_odd:
    case Relation::other_parity:
      return sum % 2 == 1;
    case Relation::sum_multiple:
      return limit > 0 && sum % limit == 0;
    case Relation::product_exactly:
      return product == limit;
    case Relation::product_least:
      return product >= limit;
    case Relation::product_most:
      return product <= limit;
    case Relation::same_remainder:
      return limit > 0 && apart % limit == 0;
    case Relation::multiple:
      return a > 0 && b > 0 && (a % b == 0 || b % a == 0);
    case Relation::coprime:
      return std::gcd(a, b) == 1;
    case Relation::equal:
      return a == b;
    case Relation::different:
      return a != b;
    case Relation::prime:
      return is_prime(a);
    case Relation::not_prime:
      return !is_prime(a);
    case Relation::multiple_of:
      return limit > 0 && a % limit == 0;
    case Relation::one_of:
      return listed(a);
    case Relation::in_range:
      return numbers.size() == 2 && a >= numbers[0] && a <= numbers[1];
    case Relation::at_least:
      return a >= limit;
    case Relation::at_most:
      return a <= limit;
    case Relation::more_than:
      return a > limit;
    case Relation::fewer_than:
      return a < limit;
  }
  return false;
}

}  // namespace clew::text::rules
