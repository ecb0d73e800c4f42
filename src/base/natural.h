// Natural numbers of any size, with the operations that counting grids needs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace clew {

__extension__ using Wide = unsigned __int128;  // both compilers have it; the standard does not

class Natural {
 public:
  Natural() = default;
  explicit Natural(Wide value);

  bool zero() const { return limbs_.empty(); }
  Natural& operator+=(const Natural&);
  Natural& operator*=(const Natural&);
  /// Divides in place and returns the remainder; the divisor must not be 0.
  std::uint64_t divide(std::uint64_t divisor);
  std::string decimal() const;
  double log10() const;  // minus infinity for 0

  friend Natural operator+(Natural a, const Natural& b) { return a += b; }
  friend Natural operator*(Natural a, const Natural& b) { return a *= b; }
  friend bool operator==(const Natural&, const Natural&) = default;

 private:
  void trim();
  std::vector<std::uint64_t> limbs_;  // least first; the last is not 0
};

Natural factorial(int n);

}  // namespace clew
