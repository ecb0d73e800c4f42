// Chains of two to four strong links on one digit: skyscrapers, kites, turbot fish, and closed
// loops. Only on the successor's scale.
//
// One side of each link contains the digit. Two links join if a side of each lies in one house,
// because not both sides can contain the digit. So one of the two outer sides contains it. If these
// also share a house, the chain is a ring and all its joints hold.
//
// All chains are examined for the first one in the scale's order: the lowest rating; then the most
// eliminations, those of a ring counted once for each joint; then the least form of the pattern of
// house types; then the order of the successor's enumeration.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <tuple>

#include "rating/producers.h"

namespace clew::rating {
namespace {

constexpr int most_links = 4;
constexpr double base_rating[] = {0, 0, 4.0, 5.4, 5.8};

// Order of the arrangements of links in the successor's enumeration: by their positions in the
// order of houses, each read from the end with the earlier house.
using Order = std::array<std::uint8_t, most_links>;
constexpr Order of_two[] = {{0, 1}};
constexpr Order of_three[] = {{0, 1, 2}, {1, 0, 2}, {0, 2, 1}};
constexpr Order of_four[] = {{0, 1, 2, 3}, {1, 0, 2, 3}, {2, 0, 1, 3}, {0, 2, 1, 3},
                             {1, 2, 0, 3}, {2, 1, 0, 3}, {0, 3, 2, 1}, {0, 2, 3, 1},
                             {1, 0, 3, 2}, {0, 1, 3, 2}, {1, 3, 0, 2}, {0, 3, 1, 2}};

std::span<const Order> orders_of(int links) {
  if (links == 2) return of_two;
  if (links == 3) return of_three;
  return of_four;
}

/// Returns the types of the houses along a chain: the least word of both directions, with rows and
/// columns swapped if that is smaller.
std::string pattern_of(const std::string& along) {
  const std::string back(along.rbegin(), along.rend());
  const std::string word = std::min(along, back);
  std::string swapped = word;
  for (char& type : swapped) type = type == '1' ? '2' : type == '2' ? '1' : type;
  if (word.find('1') == std::string::npos) return swapped;
  return std::min({word, swapped, std::string(swapped.rbegin(), swapped.rend())});
}

class Search {
 public:
  Search(const RatingBoard& board, std::vector<DigitLinks>& known, int links, Hint& best)
      : board_(board), shape_(board.shape()), known_(known), links_(links), best_(best) {}

  bool run(Mask digits) {
    for (; digits; digits &= digits - 1) {
      d_ = lowest(digits);
      of_ = &known_[d_];
      known_[d_].update(board_, d_);
      for (std::size_t a = 0; a < of_->links.size(); ++a)
        for (int entry : {0, 1}) extend(0, a, entry);
    }
    return found_;
  }

 private:
  std::size_t entry(int i) const { return 2 * chain_[i].link + chain_[i].entry; }
  std::size_t exit(int i) const { return entry(i) ^ 1; }
  int joint(std::size_t a, std::size_t b) const { return of_->joint[a * of_->next.size() + b]; }
  const StrongLink& link(int i) const { return of_->links[chain_[i].link]; }
  const LinkSide& side(std::size_t end) const { return of_->links[end / 2].side[end & 1]; }

  void extend(int depth, std::size_t a, int entry_side) {
    for (int i = 0; i + 1 < depth; ++i)  // joined with the last link
      if (!of_->apart(shape_, chain_[i].link, a)) return;
    chain_[depth] = {a, entry_side};
    if (depth + 1 == links_) return judge();
    for (std::size_t e : of_->next[exit(depth)]) extend(depth + 1, e / 2, static_cast<int>(e & 1));
  }

  // Candidates that see two sides and lie in no house of the chain.
  CellBits victims(std::size_t a, std::size_t b) const {
    CellBits cells;
    for (int w = 0; w < shape_.words(); ++w) {
      cells.word[w] = side(a).seen.word[w] & side(b).seen.word[w] & of_->places.word[w];
      for (int i = 0; i < links_; ++i) cells.word[w] &= ~shape_.bits(link(i).house).word[w];
    }
    return cells;
  }

  int count_of(const CellBits& cells) const {
    int n = 0;
    for (int w = 0; w < shape_.words(); ++w) n += count(cells.word[w]);
    return n;
  }

  void judge() {
    const int last = links_ - 1;
    if (link(0).house > link(last).house) return;  // met the other way round
    const int closing = joint(exit(last), entry(0));
    CellBits cells = victims(entry(0), exit(last));
    if (closing < 0)
      for (int i = 0; i < last; ++i)
        for (int w = 0; w < shape_.words(); ++w)
          cells.word[w] &= ~shape_.bits(joint(exit(i), entry(i + 1))).word[w];
    int eliminations = count_of(cells);
    if (closing >= 0) {
      // A ring is described from its first house, in one direction.
      if (chain_[0].entry) return;
      for (int i = 1; i < links_; ++i)
        if (link(i).house < link(0).house) return;
      for (int i = 0; i < last; ++i) {
        const CellBits more = victims(exit(i), entry(i + 1));
        eliminations += count_of(more);
        for (int w = 0; w < shape_.words(); ++w) cells.word[w] |= more.word[w];
      }
    }
    if (eliminations) weigh(cells, eliminations, closing);
  }

  void weigh(const CellBits& cells, int eliminations, int closing) {
    int grouped = 0;
    std::string types;
    for (int i = 0; i < links_; ++i) {
      grouped += link(i).grouped;
      types += static_cast<char>('0' + shape_.type(link(i).house));
    }
    auto have = [&](char type) { return types.find(type) != std::string::npos; };
    const bool both = have('1') && have('2');
    double rating = base_rating[links_];
    if (grouped || std::any_of(types.begin(), types.end(), [](char type) { return type > '2'; }))
      rating += 0.3;
    else if (both && have('0'))
      rating += 0.2;
    else if (both || have('0'))
      rating += 0.1;
    const int rank = -eliminations;
    std::string pattern = std::to_string(grouped) + pattern_of(types);
    std::vector<int> when = order();
    if (found_ &&
        std::tie(rating, rank, pattern, when) >= std::tie(best_.rating, rank_, best_.suffix, when_))
      return;
    found_ = true;
    rank_ = rank;
    when_ = std::move(when);
    best_.clear();
    best_.rule = HintRule::strong_links;
    best_.rating = rating;
    best_.suffix = std::move(pattern);
    tell(cells, closing);
  }

  // Position in the successor's enumeration: house types from the last to the first, digits,
  // houses, the order of the links, then the sides at which links are entered.
  std::vector<int> order() const {
    std::array<int, most_links> sorted{}, place{};
    for (int i = 0; i < links_; ++i) sorted[i] = i;
    std::sort(sorted.begin(), sorted.begin() + links_,
              [&](int a, int b) { return link(a).house < link(b).house; });
    std::vector<int> when;
    for (int i = links_; i-- > 0;) when.push_back(shape_.type(link(sorted[i]).house));
    when.push_back(d_);
    Order arrangement{};
    for (int i = 0; i < links_; ++i) {
      when.push_back(link(sorted[i]).house);
      when.push_back(link(sorted[i]).way);
      place[sorted[i]] = i;
    }
    for (int i = 0; i < links_; ++i) arrangement[i] = static_cast<std::uint8_t>(place[i]);
    const auto orders = orders_of(links_);
    when.push_back(
        static_cast<int>(std::find(orders.begin(), orders.end(), arrangement) - orders.begin()));
    for (int i = 0; i < links_; ++i) when.push_back(chain_[i].entry);
    return when;
  }

  void tell(const CellBits& cells, int closing) {
    best_.size = static_cast<std::uint8_t>(links_);
    best_.type = closing >= 0;
    best_.digits = Mask{1} << d_;
    for (int i = 0; i < links_; ++i) {
      best_.base.push_back(link(i).house);
      if (i + 1 < links_)
        best_.cover.push_back(static_cast<std::uint16_t>(joint(exit(i), entry(i + 1))));
      for (std::size_t end : {entry(i), exit(i)})
        for (std::uint16_t c : side(end).cells)
          if (board_.has(c, d_)) best_.cells.push_back(c);
    }
    if (closing >= 0) best_.cover.push_back(static_cast<std::uint16_t>(closing));
    for (int w = 0; w < shape_.words(); ++w)
      for (std::uint64_t m = cells.word[w]; m; m &= m - 1)
        best_.removed.push_back(board_.cand(w * 64 + lowest(m), d_));
  }

  struct Passed {
    std::size_t link;
    int entry;  // the side that the chain comes by
  };

  const RatingBoard& board_;
  const RatingLayout& shape_;
  std::vector<DigitLinks>& known_;  // by digit
  const int links_;
  Hint& best_;
  bool found_ = false;
  int rank_ = 0;
  std::vector<int> when_;

  int d_ = 0;
  const DigitLinks* of_ = nullptr;  // links of that digit
  std::array<Passed, most_links> chain_{};
};

}  // namespace

StrongLinks::StrongLinks(const RatingLayoutPtr& shape)
    : known_(static_cast<std::size_t>(shape->digits())) {}

bool StrongLinks::find(const RatingBoard& board, int links, Hint& hint, HintSink& sink,
                       const Since& since) {
  return Search(board, known_, links, hint).run(since.digits(board)) && sink.take(hint);
}

}  // namespace clew::rating
