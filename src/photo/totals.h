// The totals of cages, small numbers in the upper left corner of a cell.
#pragma once

#include <vector>

#include "photo/network.h"
#include "photo/sheet.h"

namespace clew::photo {

/// A sheet with the grid upright, which has n rows and needs quarter turns clockwise.
struct UprightSheet {
  const Sheet& sheet;
  int n, quarters;
  float at(double u, double v) const {
    for (int turn = 0; turn < quarters; ++turn) {
      const double before = v;
      v = n - u;
      u = before;
    }
    return sheet.at(u, v);
  }
};

struct NumberReading {
  int number = 0;
  float logarithm = 0;  // natural, of its probability
};

/// A total as it stands in the corner of a cell.
struct TotalReading {
  std::vector<NumberReading> numbers;  // the likeliest first; none if nothing is printed
  double right = 0, bottom = 0;        // where it ends, in cells from the cell's upper left corner
  float contrast = 0;                  // of its ink: paper less ink, as a share of paper
};

/// Reads the totals in these cells, in their order. `inset`: cells between the grid's lines and the outlines.
std::vector<TotalReading> read_totals(const UprightSheet&, const Network&,
                                      const std::vector<int>& cells, double inset);

}  // namespace clew::photo
