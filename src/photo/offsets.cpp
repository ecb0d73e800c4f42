// A banded Cholesky factorisation: crossings in order, each tied to those of two lines before it.
#include "photo/offsets.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace clew::photo {
namespace {

using Term = std::pair<int, double>;

/// A symmetric positive definite matrix of which only a band beside the diagonal is not zero.
class Band {
 public:
  Band(int count, int reach)
      : count_(count),
        reach_(reach),
        values_(static_cast<std::size_t>(count) * static_cast<std::size_t>(reach + 1)) {}

  double& at(int row, int column) {  // column <= row
    return values_[static_cast<std::size_t>(row) * static_cast<std::size_t>(reach_ + 1) +
                   static_cast<std::size_t>(column - row + reach_)];
  }
  /// Adds weight * t * t^T of a sparse row t.
  void add(double weight, std::initializer_list<Term> terms) {
    for (const auto& [row, a] : terms)
      for (const auto& [column, b] : terms)
        if (column <= row) at(row, column) += weight * a * b;
  }
  /// Solves the system for a right side; the matrix is lost.
  void solve(std::vector<double>& right) {
    for (int i = 0; i < count_; ++i) {
      const int first = std::max(0, i - reach_);
      for (int j = first; j <= i; ++j) {
        double sum = at(i, j);
        for (int k = std::max(first, j - reach_); k < j; ++k) sum -= at(i, k) * at(j, k);
        at(i, j) = i == j ? std::sqrt(std::max(sum, 1e-12)) : sum / at(j, j);
      }
    }
    for (int i = 0; i < count_; ++i) {
      double& value = right[static_cast<std::size_t>(i)];
      for (int k = std::max(0, i - reach_); k < i; ++k)
        value -= at(i, k) * right[static_cast<std::size_t>(k)];
      value /= at(i, i);
    }
    for (int i = count_ - 1; i >= 0; --i) {
      double& value = right[static_cast<std::size_t>(i)];
      for (int k = i + 1; k <= std::min(count_ - 1, i + reach_); ++k)
        value -= at(k, i) * right[static_cast<std::size_t>(k)];
      value /= at(i, i);
    }
  }

 private:
  int count_, reach_;
  std::vector<double> values_;
};

/// Second differences along both directions, and the twist of each cell.
Band bending(int size, double weight) {
  const int n = size + 1;
  Band band(n * n, 2 * n);
  for (int i = 0; i < n; ++i)
    for (int j = 1; j < size; ++j) {
      band.add(weight, {{i * n + j - 1, 1}, {i * n + j, -2}, {i * n + j + 1, 1}});
      band.add(weight, {{(j - 1) * n + i, 1}, {j * n + i, -2}, {(j + 1) * n + i, 1}});
    }
  for (int i = 0; i < size; ++i)
    for (int j = 0; j < size; ++j)
      band.add(
          weight,
          {{i * n + j, 1}, {i * n + j + 1, -1}, {(i + 1) * n + j, -1}, {(i + 1) * n + j + 1, 1}});
  for (int k = 0; k < n * n; ++k) band.at(k, k) += 1e-4;
  return band;
}

}  // namespace

std::vector<double> smooth_offsets(const std::vector<double>& offsets,
                                   const std::vector<double>& weights, int size, double stiffness) {
  const int n = size + 1;
  const Band stiff = bending(size, 0.02 * stiffness);
  std::vector<double> weight = weights, places;
  for (int turn = 0; turn < 3; ++turn) {
    Band band = stiff;
    places.assign(static_cast<std::size_t>(n * n), 0);
    for (int line = 0; line < n; ++line)
      for (int s = 0; s < size; ++s) {
        const std::size_t k = static_cast<std::size_t>(line * size + s),
                          a = static_cast<std::size_t>(line * n + s);
        band.add(weight[k], {{static_cast<int>(a), 0.5}, {static_cast<int>(a) + 1, 0.5}});
        places[a] += 0.5 * weight[k] * offsets[k];
        places[a + 1] += 0.5 * weight[k] * offsets[k];
      }
    band.solve(places);
    for (int line = 0; line < n; ++line)
      for (int s = 0; s < size; ++s) {
        const std::size_t k = static_cast<std::size_t>(line * size + s),
                          a = static_cast<std::size_t>(line * n + s);
        const double miss = (0.5 * (places[a] + places[a + 1]) - offsets[k]) / 0.05;
        weight[k] = weights[k] / (1 + miss * miss);
      }
  }
  return places;
}

}  // namespace clew::photo
