// The cages of a grid that stands upright, with their totals.
#pragma once

#include <vector>

#include "photo/cells.h"
#include "photo/decide.h"
#include "photo/outlines.h"
#include "photo/totals.h"

namespace clew::photo {

/// Cages under one turn of the grid.
struct Killer {
  std::vector<CageReading> cages;  // by their first cells
  Likelihoods likelihoods;         // for each cage those of its totals
  Cover cover;                     // their print in the cells of the frame
  float fit = 0;  // sum of the likeliest totals' logarithms; a missing one counts as unlikely
};

/// The cell of the frame that is shown in a cell of the upright grid.
int cell_before_turns(int cell, int n, int quarters);

/// Reads the totals of the cages. A total that no digits of its cage add to is left out.
Killer read_killer(const UprightSheet&, const Outlines&, const Network&);

}  // namespace clew::photo
