#include "constraints/region_clauses.h"

#include <algorithm>
#include <utility>

namespace clew::constraints {

void RegionClauses::add(const Connected& connected) {
  const std::size_t none = connected.cells.size();
  Literals in;  // the cell belongs to the class
  std::vector<std::size_t> places, index(none, none);
  for (std::size_t i = 0; i < connected.cells.size(); ++i) {
    const Literals holds = literals(connected.cells[i], connected.digits);
    if (holds.empty()) continue;
    index[i] = in.size();
    in.push_back(any_of(holds));
    places.push_back(i);
  }
  Literals reached = first_of(in);
  const std::size_t cells = connected.size ? static_cast<std::size_t>(connected.size) : in.size();
  for (std::size_t step = 1; step < std::min(cells, in.size()) && !too_large(); ++step) {
    Literals further;
    for (std::size_t k = 0; k < in.size(); ++k) {
      const sat::Lit here = variable();
      Literals from{~here, reached[k]};
      define({here, ~reached[k]});
      define({~here, in[k]});
      for (const std::uint16_t near : connected.near[places[k]]) {
        if (index[near] == none) continue;
        from.push_back(reached[index[near]]);
        define({here, ~in[k], ~reached[index[near]]});
      }
      define(std::move(from));
      further.push_back(here);
    }
    reached = std::move(further);
  }
  for (std::size_t k = 0; k < in.size(); ++k) require({~in[k], reached[k]});
}

// By cell: it is the first one of the class.
RegionClauses::Literals RegionClauses::first_of(const Literals& in) {
  if (in.empty()) return {};
  Literals first{in[0]};
  sat::Lit none_before = ~in[0];
  for (std::size_t k = 1; k < in.size(); ++k) {
    first.push_back(both(in[k], none_before));
    none_before = both(~in[k], none_before);
  }
  return first;
}

sat::Lit RegionClauses::any_of(const Literals& literals) {
  if (literals.size() == 1) return literals[0];
  const sat::Lit any = variable();
  Literals some{~any};
  for (const sat::Lit l : literals) {
    some.push_back(l);
    define({any, ~l});
  }
  define(std::move(some));
  return any;
}

sat::Lit RegionClauses::both(sat::Lit a, sat::Lit b) {
  const sat::Lit result = variable();
  define({~result, a});
  define({~result, b});
  define({result, ~a, ~b});
  return result;
}

void RegionClauses::add(const Region& region, DigitSet all) {
  for (const Digit d : all) {
    Literals places;
    for (std::size_t i = 0; i < region.cells.size(); ++i) {
      const Literals holds = literals(region.cells[i], DigitSet::of(d)),
                     label = literals(region.labels[i], DigitSet::of(region.label));
      if (!holds.empty() && !label.empty()) places.push_back(both(holds[0], label[0]));
    }
    for (std::size_t i = 0; i < places.size(); ++i)
      for (std::size_t k = 0; k < i; ++k) require({~places[i], ~places[k]});
    if (region.complete) require(std::move(places));
  }
}

}  // namespace clew::constraints
