// The network that reads a cell: three convolutions and two full layers, from 8-bit weights.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "photo/cells.h"

namespace clew::photo {

/// Weights as the training script writes them; the build makes them from weights.bin.
extern const std::span<const std::uint8_t> network_weights;

/// Classes: 0 blank, 1 to 16 their numbers, 17 the digit 0, 18 to 24 the letters A to G.
inline constexpr int classes = 25;

/// Scores of a cell before the grid's alphabet is applied.
struct Scores {
  std::array<float, classes> symbol{};  // divided by the temperature
  float hand = 0;                       // above 0: written by hand
};

/// The symbols of a grid: the class of each digit from 1.
using Alphabet = std::span<const std::uint8_t>;

/// Natural logarithms of the probabilities of blank and of the symbols of an alphabet, in its order.
std::vector<float> log_probabilities(const Scores&, Alphabet);

/// Use one object for many cells. Unpacks its weights when it is made.
class Network {
 public:
  Network();
  Scores read(const Patch&) const;

 private:
  struct Layer {
    int outputs, inputs, height, width;
    std::vector<float> weights;  // by row, column, input, output
    std::vector<float> bias;
  };
  std::vector<Layer> layers_;
  float temperature_ = 1;
};

}  // namespace clew::photo
