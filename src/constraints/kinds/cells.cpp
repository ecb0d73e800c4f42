// Kinds that mark cells one by one.
#include "constraints/compiler.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"

namespace clew::constraints {
namespace {

bool is_odd(int d) { return d % 2 == 1; }
bool is_even(int d) { return d % 2 == 0; }

// A minimum or a maximum.
template <class Before>
bool extremes_hold(const Claim& k, Before before) {
  return std::ranges::all_of(k.c.cells, [&](CellId c) {
    return std::ranges::all_of(k.compared(c),
                               [&](CellId other) { return before(k.at(c), k.at(other)); });
  });
}

template <class Before>
void compile_extremes(Compiler& k, Before before) {
  for (const CellId c : k.cells())
    for (const CellId other : k.compared(c)) k.pair(c, other, before);
}

bool indexes_hold(const Claim& k) {
  for (const CellId c : k.c.cells)
    for (const auto& [value, other, back] : indexed(k.layout, k.c.kind, c))
      if ((k.at(c) == value) != (other >= 0 && k.at(static_cast<CellId>(other)) == back))
        return false;
  return true;
}

void compile_indexes(Compiler& k) {
  for (const CellId c : k.cells())
    for (const Index& at : indexed(k.layout(), k.kind(), c)) {
      if (at.other < 0)
        k.unary(c, [&](int d) { return d != at.value; });
      else
        k.pair(c, static_cast<CellId>(at.other),
               [&](int a, int b) { return (a == at.value) == (b == at.back); });
    }
}

}  // namespace

const KindMeaning meanings::odd{[](const Claim& k) { return k.each(is_odd); },
                                [](Compiler& k) { k.each(is_odd); }};

const KindMeaning meanings::even{[](const Claim& k) { return k.each(is_even); },
                                 [](Compiler& k) { k.each(is_even); }};

const KindMeaning meanings::candidates{
    [](const Claim& k) { return k.each([&](int d) { return k.has_value(d); }); },
    [](Compiler& k) { k.each([&](int d) { return k.has_value(d); }); }};

const KindMeaning meanings::minimum{
    [](const Claim& k) { return extremes_hold(k, std::less<int>()); },
    [](Compiler& k) { compile_extremes(k, std::less<int>()); }};

const KindMeaning meanings::maximum{
    [](const Claim& k) { return extremes_hold(k, std::greater<int>()); },
    [](Compiler& k) { compile_extremes(k, std::greater<int>()); }};

const KindMeaning meanings::row_indexer{indexes_hold, compile_indexes};
const KindMeaning meanings::column_indexer{indexes_hold, compile_indexes};
const KindMeaning meanings::box_indexer{indexes_hold, compile_indexes};

}  // namespace clew::constraints
