#include "model/modification.h"

namespace clew {

std::string modification(int factor, int divisor, int addend) {
  std::string text = factor == 1 ? "" : factor == -1 ? "-" : std::to_string(factor);
  text += 'n';
  if (divisor != 1) text += "/" + std::to_string(divisor);
  if (addend > 0) text += "+";
  if (addend) text += std::to_string(addend);
  return text;
}

}  // namespace clew
