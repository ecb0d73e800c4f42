// Smooth offsets of crossings from noisy offsets of the segments between them.
#pragma once

#include <vector>

namespace clew::photo {

/// Weighted least squares with bending: segment s of line k is the mean of crossings (k, s) and (k, s + 1). Offsets and
/// weights come line by line; the answer has lines * lines values, in the same order. Outliers are weighed down twice.
std::vector<double> smooth_offsets(const std::vector<double>& offsets,
                                   const std::vector<double>& weights, int size, double stiffness);

}  // namespace clew::photo
