// Kinds that mark the edge between two cells.
#include <cstdlib>

#include "constraints/compiler.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"

namespace clew::constraints {
namespace {

void compile_two(Compiler& k, const std::function<bool(int, int)>& good) {
  k.pair(k.cells()[0], k.cells()[1], good);
}

}  // namespace

const KindMeaning meanings::difference{
    [](const Claim& k) { return differ_by(k.x[0], k.x[1], k.amount()); },
    [](Compiler& k) {
      compile_two(k, [n = k.amount()](int a, int b) { return std::abs(a - b) == n; });
    }};

const KindMeaning meanings::ratio{[](const Claim& k) {
                                    return k.x[0] == std::int64_t{k.number()} * k.x[1] ||
                                           k.x[1] == std::int64_t{k.number()} * k.x[0];
                                  },
                                  [](Compiler& k) {
                                    compile_two(k, [n = std::int64_t{k.number()}](int a, int b) {
                                      return a == n * b || b == n * a;
                                    });
                                  }};

const KindMeaning meanings::pair_sum{
    [](const Claim& k) { return k.x[0] + k.x[1] == k.amount(); },
    [](Compiler& k) { compile_two(k, [n = k.amount()](int a, int b) { return a + b == n; }); }};

const KindMeaning meanings::greater{[](const Claim& k) { return k.x[0] > k.x[1]; },
                                    [](Compiler& k) { compile_two(k, std::greater<int>()); }};

}  // namespace clew::constraints
