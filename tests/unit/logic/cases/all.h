// The cases of techniques, by family; every_technique_test.cpp runs them.
#pragma once

#include <vector>

#include "support/cases.h"

namespace clew::test {

using Cases = std::vector<Case>;

const Cases& cases_of_singles();
const Cases& cases_of_subsets();
const Cases& cases_of_basic_fish();
const Cases& cases_of_finned_fish();
const Cases& cases_of_franken_fish();
const Cases& cases_of_mutant_fish();
const Cases& cases_of_siamese_fish();
const Cases& cases_of_single_digits();
const Cases& cases_of_chains();
const Cases& cases_of_uniqueness();
const Cases& cases_of_almost_locked_sets();
const Cases& cases_of_exotic_patterns();
const Cases& cases_of_forcing();
const Cases& cases_of_constraints();

}  // namespace clew::test
