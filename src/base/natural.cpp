#include "base/natural.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/assert.h"

namespace clew {

Natural::Natural(Wide value)
    : limbs_{static_cast<std::uint64_t>(value), static_cast<std::uint64_t>(value >> 64)} {
  trim();
}

void Natural::trim() {
  while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
}

Natural& Natural::operator+=(const Natural& other) {
  limbs_.resize(std::max(limbs_.size(), other.limbs_.size()) + 1);
  Wide carry = 0;
  for (std::size_t i = 0; i < limbs_.size(); ++i) {
    carry += limbs_[i];
    if (i < other.limbs_.size()) carry += other.limbs_[i];
    limbs_[i] = static_cast<std::uint64_t>(carry);
    carry >>= 64;
  }
  trim();
  return *this;
}

Natural& Natural::operator*=(const Natural& other) {
  std::vector<std::uint64_t> product(limbs_.size() + other.limbs_.size());
  for (std::size_t i = 0; i < limbs_.size(); ++i) {
    Wide carry = 0;
    for (std::size_t j = 0; j < other.limbs_.size(); ++j) {
      carry += Wide{limbs_[i]} * other.limbs_[j] + product[i + j];
      product[i + j] = static_cast<std::uint64_t>(carry);
      carry >>= 64;
    }
    CLEW_ASSERT(product[i + other.limbs_.size()] == 0 && carry >> 64 == 0);
    product[i + other.limbs_.size()] = static_cast<std::uint64_t>(carry);
  }
  CLEW_ASSERT(zero() || other.zero() || product.size() < 2 || product.back() != 0 ||
              product[product.size() - 2] != 0);
  limbs_ = std::move(product);
  trim();
  return *this;
}

std::uint64_t Natural::divide(std::uint64_t divisor) {
  CLEW_ASSERT(divisor != 0);
  Wide rest = 0;
  for (auto limb = limbs_.rbegin(); limb != limbs_.rend(); ++limb) {
    rest = rest << 64 | *limb;
    CLEW_ASSERT(rest / divisor >> 64 == 0);
    *limb = static_cast<std::uint64_t>(rest / divisor);
    rest %= divisor;
  }
  trim();
  return static_cast<std::uint64_t>(rest);
}

std::string Natural::decimal() const {
  if (zero()) return "0";
  constexpr std::uint64_t chunk = 10'000'000'000'000'000'000U;  // 10^19
  Natural rest = *this;
  std::string digits;  // least first
  while (!rest.zero()) {
    std::uint64_t part = rest.divide(chunk);
    for (int i = 0; i < 19; ++i, part /= 10) digits += static_cast<char>('0' + part % 10);
  }
  CLEW_ASSERT(digits.size() % 19 == 0);
  digits.erase(digits.find_last_not_of('0') + 1);
  std::reverse(digits.begin(), digits.end());
  CLEW_ASSERT(!digits.empty() && digits.front() != '0');
  return digits;
}

double Natural::log10() const {
  if (zero()) return -std::numeric_limits<double>::infinity();
  double leading = 0;
  std::size_t used = 0;
  for (auto limb = limbs_.rbegin(); limb != limbs_.rend() && used < 3; ++limb, ++used)
    leading = leading * 0x1p64 + static_cast<double>(*limb);
  return std::log10(leading) + static_cast<double>(limbs_.size() - used) * 64 * std::log10(2.0);
}

Natural factorial(int n) {
  Natural product(1);
  for (int i = 2; i <= n; ++i) product *= Natural(static_cast<Wide>(i));
  return product;
}

}  // namespace clew
