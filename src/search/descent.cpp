#include "search/descent.h"

#include <algorithm>
#include <cmath>

#include "base/assert.h"

namespace clew::search {

DescentShape::DescentShape(const Layout& l)
    : layout(l), digits(l.digits()), houses_of(static_cast<std::size_t>(l.size())) {
  for (const House& house : l.houses()) {
    if (!house.complete) continue;
    for (CellId c : house.cells) houses_of[c].push_back(static_cast<std::uint16_t>(houses.size()));
    houses.push_back(house.cells);
  }
}

Descent::Descent(const DescentShape& shape)
    : options_(static_cast<std::size_t>(shape.layout.size()), shape.layout.all_digits()),
      places_(shape.houses.size() * static_cast<std::size_t>(shape.digits),
              static_cast<std::uint8_t>(shape.digits)),
      filled_(static_cast<std::size_t>(shape.layout.size()), false) {}

Descent::Descent(const DescentShape& shape, std::span<const DigitSet> start) : Descent(shape) {
  for (CellId c = 0; c < start.size(); ++c)
    for (const Digit d : options_[c] - start[c])
      if (options_[c].has(d)) remove(shape, c, d);
  for (CellId c = 0; c < start.size() && !dead_; ++c)
    if (start[c].size() == 1 && !options_[c].empty()) put(shape, c, start[c].first());
}

int Descent::step(const DescentShape& shape, Random& random) {
  int best = 1 << 30;
  std::size_t cell = 0, place = 0;
  bool by_place = false;
  for (std::size_t c = 0; c < options_.size() && best > 1; ++c)
    if (!filled_[c] && options_[c].size() < best) {
      best = options_[c].size();
      cell = c;
    }
  for (std::size_t p = 0; p < places_.size() && best > 1; ++p)
    if (places_[p] && places_[p] < best) {
      best = places_[p];
      place = p;
      by_place = true;
    }
  CLEW_ASSERT(best > 0 && best <= shape.digits);
  auto pick = random.below(static_cast<std::uint64_t>(best));
  if (by_place) {
    const Digit d = static_cast<Digit>(place % shape.digits + 1);
    for (CellId c : shape.houses[place / shape.digits])
      if (options_[c].has(d) && pick-- == 0) {
        put(shape, c, d);
        break;
      }
  } else {
    for (Digit d : options_[cell])
      if (pick-- == 0) {
        put(shape, static_cast<CellId>(cell), d);
        break;
      }
  }
  return best;
}

void Descent::put(const DescentShape& shape, CellId c, Digit digit) {
  CLEW_ASSERT(!filled_[c] && options_[c].has(digit));
  filled_[c] = true;
  for (Digit d : options_[c])
    if (d != digit) remove(shape, c, d);
  for (std::uint16_t h : shape.houses_of[c]) places_[std::size_t{h} * shape.digits + digit - 1] = 0;
  for (CellId p : shape.layout.peers(c))
    if (!filled_[p] && options_[p].has(digit)) remove(shape, p, digit);
}

void Descent::remove(const DescentShape& shape, CellId c, Digit d) {
  CLEW_ASSERT(options_[c].has(d));
  options_[c].remove(d);
  if (options_[c].empty()) dead_ = true;
  for (std::uint16_t h : shape.houses_of[c]) {
    auto& left = places_[std::size_t{h} * shape.digits + d - 1];
    if (!left) continue;
    --left;
    dead_ |= left == 0;
  }
}

std::size_t usual_size(const DescentShape& shape) {
  // A step examines all cells and places.
  const double cells = shape.layout.size(),
               step = cells * (cells + static_cast<double>(shape.houses.size()) * shape.digits);
  return static_cast<std::size_t>(std::clamp(1.5e8 / step, 64.0, 4000.0));
}

std::optional<LogMean> mean_of(std::span<const double> logs) {
  CLEW_ASSERT(logs.size() > 1);
  const auto runs = static_cast<double>(logs.size());
  const double most = std::ranges::max(logs);
  if (most == -INFINITY) return std::nullopt;
  double sum = 0, squares = 0;
  for (const double log : logs) {
    const double value = std::exp(log - most);
    sum += value;
    squares += value * value;
  }
  const double mean = sum / runs;
  CLEW_ASSERT(mean > 0 && mean <= 1);
  const double variance = std::max(0.0, squares / runs - mean * mean) / (runs - 1);
  return LogMean{(most + std::log(mean)) / std::log(10.0), std::sqrt(variance) / mean};
}

}  // namespace clew::search
