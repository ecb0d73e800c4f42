// For every state, the sets of digits with which it can be reached, and the sets with which the end
// can be reached from it. An edge stays if a set that reaches it, plus its digit, can be completed.
#include "search/constrained/distinct.h"

#include <algorithm>
#include <array>

namespace clew::search {
namespace {

// A set of sets of nine digits: a bit for each of 512.
class Sets {
 public:
  static Sets all() {
    Sets sets;
    sets.words_.fill(~std::uint64_t{0});
    return sets;
  }
  static Sets only_empty() {
    Sets sets;
    sets.words_[0] = 1;
    return sets;
  }
  /// The sets that lack a digit (from 0), each with that digit added.
  Sets with(int d) const { return moved(d, true); }
  /// The sets that have it, each without it.
  Sets without(int d) const { return moved(d, false); }
  void operator|=(const Sets& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  }
  bool meets(const Sets& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      if (words_[i] & other.words_[i]) return true;
    return false;
  }

 private:
  Sets moved(int d, bool up) const {
    constexpr std::uint64_t lacks[] = {0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F,
                                       0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
    Sets result;
    if (d < 6) {
      for (std::size_t i = 0; i < words_.size(); ++i)
        result.words_[i] =
            up ? (words_[i] & lacks[d]) << (1 << d) : words_[i] >> (1 << d) & lacks[d];
    } else {
      const std::size_t step = std::size_t{1} << (d - 6);
      for (std::size_t i = 0; i < words_.size(); ++i)
        if (i & step) (up ? result.words_[i] : result.words_[i - step]) = words_[up ? i - step : i];
    }
    return result;
  }

  std::array<std::uint64_t, 8> words_{};
};

}  // namespace

void keep_distinct(std::vector<constraints::Layer>& layers, int digits) {
  std::vector<std::vector<Sets>> leave(layers.size() + 1);  // by layer and state
  leave.back() = {Sets::all()};
  for (std::size_t i = layers.size(); i-- > 0;) {
    leave[i].resize(layers[i].states);
    for (int d = 0; d < digits; ++d)
      for (const auto& [from, to] : layers[i].edges[static_cast<std::size_t>(d)])
        leave[i][from] |= leave[i + 1][to].without(d);
  }
  std::vector<Sets> reach{Sets::only_empty()};
  for (std::size_t i = 0; i < layers.size(); ++i) {
    std::vector<Sets> next(leave[i + 1].size());
    for (int d = 0; d < digits; ++d) {
      auto& edges = layers[i].edges[static_cast<std::size_t>(d)];
      std::erase_if(edges, [&](const auto& edge) {
        const Sets sets = reach[edge.from].with(d);
        if (!sets.meets(leave[i + 1][edge.to])) return true;
        next[edge.to] |= sets;
        return false;
      });
    }
    reach = std::move(next);
  }
}

}  // namespace clew::search
