// The population of descent.h: a template, so that asking whether to stop costs nothing.
#pragma once

#include <cmath>
#include <utility>

#include "base/assert.h"
#include "search/descent.h"

namespace clew::search {

template <class Asked>
Population descend(const DescentShape& shape, const Descent& first, std::size_t size,
                   Random& random, Asked&& asked) {
  Population population{first.dead() ? -INFINITY : 0, std::vector<Descent>(size, first),
                        std::vector<double>(size, 1)};
  auto& [log_mean, now, weights] = population;
  std::vector<Descent> next;
  for (int n = first.number_filled(); n < shape.layout.size() && !first.dead(); ++n) {
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < size; ++i) {
      if (weights[i] == 0) continue;
      weights[i] *= now[i].step(shape, random);
      if (now[i].dead()) weights[i] = 0;
      sum += weights[i];
      squares += weights[i] * weights[i];
    }
    if (sum == 0 || asked()) {
      log_mean = -INFINITY;
      return population;
    }
    CLEW_ASSERT(sum > 0 && squares > 0);
    const double mean = sum / static_cast<double>(size);
    for (double& w : weights) w /= mean;
    log_mean += std::log(mean);
    // While the weights are even enough, all continue; otherwise member i is copied about
    // weights[i] times.
    if (sum * sum > squares * static_cast<double>(size) / 2) continue;
    next.clear();
    double at = random.unit(), reached = 0;
    for (std::size_t i = 0; i < size; ++i) {
      reached += weights[i];
      for (; at < reached && next.size() < size; ++at) next.push_back(now[i]);
    }
    while (next.size() < size) next.push_back(next.back());
    CLEW_ASSERT(next.size() == size);
    std::swap(now, next);
    weights.assign(size, 1);
  }
  return population;
}

}  // namespace clew::search
