// Values are kept with the channels of a place side by side, so that the innermost loops run over outputs.
#include "photo/network.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstring>

#include "base/assert.h"

namespace clew::photo {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Reads the little-endian file of weights.
class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  bool done() const { return at_ == bytes_.size(); }
  std::uint32_t word() {
    CLEW_ASSERT(at_ + 4 <= bytes_.size());
    std::uint32_t value = 0;
    for (unsigned k = 0; k < 4; ++k) value |= static_cast<std::uint32_t>(bytes_[at_++]) << (8 * k);
    return value;
  }
  float number() { return std::bit_cast<float>(word()); }
  float weight() {
    CLEW_ASSERT(at_ < bytes_.size());
    return static_cast<std::int8_t>(bytes_[at_++]);
  }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
};

/// Values of a layer: rows of places, each with its channels.
struct Values {
  int side, channels;
  std::vector<float> values;
  Values(int s, int c) : side(s), channels(c), values(at(s * s * c)) {}
  float* place(int y, int x) { return values.data() + at((y * side + x) * channels); }
  const float* place(int y, int x) const { return values.data() + at((y * side + x) * channels); }
};

template <int outputs>
void add_products(const float* in, int inputs, const float* weights, float* sums) {
  for (int i = 0; i < inputs; ++i, weights += outputs) {
    const float value = in[i];
    if (value == 0) continue;  // half of what a rectifier leaves
    for (int o = 0; o < outputs; ++o) sums[o] += value * weights[o];
  }
}

/// A convolution with a rectifier. `outputs` is its number of channels.
template <int outputs>
Values convolve(const Values& in, const std::vector<float>& weights, const std::vector<float>& bias,
                int kernel, int stride) {
  Values out((in.side + stride - 1) / stride, outputs);
  const int pad = kernel / 2;
  for (int y = 0; y < out.side; ++y)
    for (int x = 0; x < out.side; ++x) {
      std::array<float, outputs> sums;
      std::copy_n(bias.data(), outputs, sums.begin());
      for (int ky = 0; ky < kernel; ++ky)
        for (int kx = 0; kx < kernel; ++kx) {
          const int iy = y * stride + ky - pad, ix = x * stride + kx - pad;
          if (iy < 0 || ix < 0 || iy >= in.side || ix >= in.side) continue;
          add_products<outputs>(in.place(iy, ix), in.channels,
                                weights.data() + at((ky * kernel + kx) * in.channels * outputs),
                                sums.data());
        }
      std::ranges::transform(sums, out.place(y, x), [](float v) { return std::max(v, 0.0F); });
    }
  return out;
}

Values pooled(const Values& in) {
  Values out(in.side / 2, in.channels);
  for (int y = 0; y < out.side; ++y)
    for (int x = 0; x < out.side; ++x)
      for (int c = 0; c < in.channels; ++c)
        out.place(y, x)[c] =
            std::max({in.place(2 * y, 2 * x)[c], in.place(2 * y, 2 * x + 1)[c],
                      in.place(2 * y + 1, 2 * x)[c], in.place(2 * y + 1, 2 * x + 1)[c]});
  return out;
}

}  // namespace

std::vector<float> log_probabilities(const Scores& scores, Alphabet alphabet) {
  std::vector<float> values{scores.symbol[0]};
  for (const std::uint8_t kind : alphabet) values.push_back(scores.symbol[kind]);
  const float most = std::ranges::max(values);
  float sum = 0;
  for (const float value : values) sum += std::exp(value - most);
  for (float& value : values) value -= most + std::log(sum);
  return values;
}

Network::Network() {
  Reader reader(network_weights);
  temperature_ = reader.number();
  while (!reader.done()) {
    Layer layer{static_cast<int>(reader.word()),
                static_cast<int>(reader.word()),
                static_cast<int>(reader.word()),
                static_cast<int>(reader.word()),
                {},
                {}};
    std::vector<float> scale(at(layer.outputs));
    layer.bias.resize(scale.size());
    for (float& value : scale) value = reader.number();
    for (float& value : layer.bias) value = reader.number();
    const int places = layer.height * layer.width;
    layer.weights.resize(at(layer.outputs * layer.inputs * places));
    // A full layer behind a convolution has its inputs by channel and place; here places come first.
    const int spread = places == 1 && layer.inputs > 100 ? 16 : 1, channels = layer.inputs / spread;
    for (int o = 0; o < layer.outputs; ++o)
      for (int i = 0; i < layer.inputs; ++i)
        for (int p = 0; p < places; ++p) {
          const int input = spread == 1 ? i : i % spread * channels + i / spread;
          layer.weights[at((p * layer.inputs + input) * layer.outputs + o)] =
              reader.weight() * scale[at(o)];
        }
    layers_.push_back(std::move(layer));
  }
  CLEW_ASSERT(layers_.size() == 5 && layers_[0].outputs == 16 && layers_[1].outputs == 32 &&
              layers_[2].outputs == 48 && layers_[3].outputs == 48 &&
              layers_[4].outputs == classes + 1);
}

Scores Network::read(const Patch& patch) const {
  Values values(patch_side, 1);
  std::ranges::copy(patch, values.values.begin());
  values = convolve<16>(values, layers_[0].weights, layers_[0].bias, 5, 2);
  values = pooled(convolve<32>(values, layers_[1].weights, layers_[1].bias, 3, 1));
  values = convolve<48>(values, layers_[2].weights, layers_[2].bias, 3, 2);
  std::vector<float> hidden = layers_[3].bias;
  add_products<48>(values.values.data(), layers_[3].inputs, layers_[3].weights.data(),
                   hidden.data());
  for (float& value : hidden) value = std::max(value, 0.0F);
  std::vector<float> out = layers_[4].bias;
  add_products<classes + 1>(hidden.data(), layers_[4].inputs, layers_[4].weights.data(),
                            out.data());
  Scores scores;
  for (int k = 0; k < classes; ++k) scores.symbol[at(k)] = out[at(k)] / temperature_;
  scores.hand = out[at(classes)];
  return scores;
}

}  // namespace clew::photo
