// The ink of a corner is divided into connected parts. Parts of about the same height in one row are digits; dashes of
// the outline are lower. The network reads each digit enlarged, with all other ink removed.
#include "photo/totals.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "photo/components.h"

namespace clew::photo {
namespace {

constexpr int density = 80;                           // samples a cell
constexpr double begin = -0.02;                       // of the corner, in cells
constexpr int corner_width = 58, corner_height = 38;  // samples
constexpr double below = 0.09;  // cells below an outline in which a total begins at the latest
constexpr double clear_of =
    0.035;                       // cells between an outline and lines of the grid that are cleared
constexpr int half_outline = 2;  // samples on either side of an outline's middle
constexpr int longest_across = 19, longest_down = 27;  // of a digit along an outline, in samples
constexpr float least_contrast = 0.1F;
constexpr int lowest = 9, tallest = 29;  // height of a digit
constexpr int widest = 26;               // width of two digits that touch
constexpr double narrowest_pair =
    0.65;                           // width of two digits that touch, as a share of their height
constexpr float split_cost = 1.5F;  // nats by which one digit is likelier than two that touch
constexpr double fill = 0.57;       // height of a digit as a share of its patch, as in training
constexpr float least_listed = -7;  // logarithm of a reading's probability
constexpr std::array<std::uint8_t, 10> alphabet{17, 1, 2, 3, 4,
                                                5,  6, 7, 8, 9};  // classes of 0 to 9

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// A rectangle of ink in a corner; the ends are inclusive.
struct Box {
  int left, right, top, bottom;
  std::vector<int> numbers;  // of its components
  int width() const { return right - left + 1; }
  int height() const { return bottom - top + 1; }
  bool has(int number) const { return std::ranges::find(numbers, number) != numbers.end(); }
};

/// The corner of a cell, and the parts of its ink that may be digits.
class Corner {
 public:
  Corner(const UprightSheet& sheet, int cell, double inset)
      : sheet_(sheet),
        column_(cell % sheet.n),
        row_(cell / sheet.n),
        grey_(corner_width, corner_height) {
    for (int y = 0; y < corner_height; ++y)
      for (int x = 0; x < corner_width; ++x) grey_.row(y)[x] = value(x, y);
    std::vector<float> inner;
    for (int y = 8; y < corner_height - 4; ++y)
      for (int x = 8; x < corner_width - 8; ++x) inner.push_back(grey_.row(y)[x]);
    std::ranges::sort(inner);
    paper_ = std::max(inner[inner.size() * 3 / 4], 1.0F);
    const float ink = inner[inner.size() / 50];
    if (paper_ - ink < least_contrast * paper_) return;
    clear_lines(paper_ - 0.3F * (paper_ - ink),
                static_cast<int>((inset - clear_of - begin) * density));
    const float dark = paper_ - 0.33F * (paper_ - ink);
    clear_outline(dark, static_cast<int>(std::lround((inset - begin) * density)));
    Plane level(corner_width, corner_height);
    std::ranges::fill(level.values, dark);
    ink_ = connected_ink(grey_, level, 0, 2);
    const int lowest_top = static_cast<int>((inset + below - begin) * density);
    for (const Component& c : ink_.components)
      if (c.left >= 2 && c.top >= 2 && c.right <= corner_width - 3 && c.top <= lowest_top)
        parts_.push_back({c.left, c.right, c.top, c.bottom, {c.number}});
    std::ranges::sort(parts_, {}, &Box::left);
    join_pieces();
    std::erase_if(parts_,
                  [](const Box& box) { return box.height() < lowest || box.width() > widest; });
  }
  const std::vector<Box>& parts() const { return parts_; }

  /// The digits of a total whose digits are about `height` tall, from the left; at most two. If a single part is left, it
  /// may be two digits that touch: `split` takes it as such.
  std::vector<Box> digits(int height, bool split) const {
    std::vector<Box> found;
    for (Box part : parts_) {
      if (part.height() < 0.65 * height) continue;
      if (part.height() > 1.6 * height) part = upper_part(part, height);
      if (!found.empty()) {
        const Box& last = found.back();
        const int shared = std::min(part.bottom, last.bottom) - std::max(part.top, last.top) + 1;
        if (part.left - last.right > 0.7 * height ||
            2 * shared < std::min(part.height(), last.height()))
          continue;
      }
      found.push_back(part);
    }
    if (found.size() > 2) found.resize(2);
    if (!split) return found;
    if (found.size() != 1 || found[0].width() < narrowest_pair * found[0].height()) return {};
    const Box& part = found[0];
    const int cut = thinnest(part);
    return {{part.left, cut, part.top, part.bottom, part.numbers},
            {cut + 1, part.right, part.top, part.bottom, part.numbers}};
  }

  /// A digit as the network sees a cell; other ink is paper. Returns the contrast of its ink.
  float enlarge(const Box& box, Patch& patch) const {
    const double side = box.height() / fill;
    const double left = 0.5 * (box.left + box.right + 1 - side),
                 top = 0.5 * (box.top + box.bottom + 1 - side);
    float darkest = paper_;
    for (int y = 0; y < patch_side; ++y)
      for (int x = 0; x < patch_side; ++x) {
        const double px = left + side * (x + 0.5) / patch_side - 0.5,
                     py = top + side * (y + 0.5) / patch_side - 0.5;
        const bool outside = px < box.left - 1.5 || px > box.right + 1.5 || py < box.top - 1.5 ||
                             py > box.bottom + 1.5;
        float& here = patch[at(y * patch_side + x)];
        here = outside || others(px, py, box) ? paper_ : std::min(value(px, py), paper_);
        darkest = std::min(darkest, here);
      }
    const float contrast = std::max((paper_ - darkest) / paper_, 0.02F);
    for (float& here : patch) here = std::clamp((paper_ - here) / paper_ / contrast, -0.3F, 1.3F);
    return contrast;
  }

 private:
  float value(double x, double y) const {
    return sheet_.at(column_ + begin + (x + 0.5) / density, row_ + begin + (y + 0.5) / density);
  }
  /// Makes the lines of the grid at the left and above paper, which digits may touch, up to `most` samples.
  void clear_lines(float dark, int most) {
    int rows = 0, columns = 0;
    for (int k = 0; k < most; ++k) {
      int across = 0, down = 0;
      for (int x = 0; x < corner_width; ++x) across += grey_.row(k)[x] < dark;
      for (int y = 0; y < corner_height; ++y) down += grey_.row(y)[k] < dark;
      if (4 * across > 3 * corner_width) rows = k + 1;
      if (4 * down > 3 * corner_height) columns = k + 1;
    }
    for (int y = 0; y < corner_height; ++y)
      for (int x = 0; x < corner_width; ++x)
        if (y <= rows || x <= columns) grey_.row(y)[x] = paper_;
  }
  /// Makes the outlines paper where they go on beyond the total: long runs of ink along them, but not their places with
  /// ink on either side, which belong to digits. `inset`: samples from the corner.
  void clear_outline(float dark, int inset) {
    for (const bool down : {false, true}) {
      const int length = down ? corner_height : corner_width;
      const auto grey = [&](int way, int across) -> float& {
        return down ? grey_.row(way)[across] : grey_.row(across)[way];
      };
      const auto inked = [&](int way, int from, int to) {
        for (int across = from; across <= to; ++across)
          if (grey(way, across) < dark) return true;
        return false;
      };
      const int first = std::max(inset - half_outline, 2), last = inset + half_outline;
      for (int way = 0; way < length;) {
        int end = way;
        while (end < length && inked(end, first, last)) ++end;
        if (end - way >= (down ? longest_down : longest_across))
          for (int k = std::max(way, down ? longest_down : 0); k < end; ++k)
            if (!inked(k, first - 2, first - 1) && !inked(k, last + 1, last + 2))
              for (int across = first; across <= last; ++across) grey(k, across) = paper_;
        way = std::max(end, way + 1);
      }
    }
  }
  /// True if ink of a component that reaches out of the box is nearest.
  bool others(double x, double y, const Box& box) const {
    const int px = static_cast<int>(std::lround(x)), py = static_cast<int>(std::lround(y));
    return std::ranges::any_of(ink_.components, [&](const Component& c) {
      if (box.has(c.number) || px < c.left - 1 || px > c.right + 1 || py < c.top - 1 ||
          py > c.bottom + 1)
        return false;
      if (c.left >= box.left - 1 && c.right <= box.right + 1 && c.top >= box.top - 1 &&
          c.bottom <= box.bottom + 1)
        return false;
      return std::ranges::any_of(ink_.runs, [&](const Run& run) {
        return run.component == c.number && std::abs(run.y - py) <= 1 && px >= run.begin - 1 &&
               px <= run.end;
      });
    });
  }
  /// Joins the pieces of digits whose strokes are broken: parts above each other that together are no larger than a digit.
  void join_pieces() {
    for (std::size_t k = 1; k < parts_.size();) {
      Box& one = parts_[k - 1];
      const Box& other = parts_[k];
      const int shared = std::min(one.right, other.right) - other.left + 1;
      const int top = std::min(one.top, other.top), bottom = std::max(one.bottom, other.bottom);
      const int right = std::max(one.right, other.right);
      const bool both_whole = 5 * std::min(one.height(), other.height()) > 4 * (bottom - top + 1);
      if (shared < 1 || both_whole || bottom - top >= tallest || right - one.left > bottom - top) {
        ++k;
        continue;
      }
      one = {one.left, right, top, bottom, one.numbers};
      one.numbers.insert(one.numbers.end(), other.numbers.begin(), other.numbers.end());
      parts_.erase(parts_.begin() + static_cast<std::ptrdiff_t>(k));
    }
  }
  /// The digit at the top of a part whose lower end is an outline.
  Box upper_part(const Box& box, int height) const {
    Box upper{box.right, box.left, box.top, box.top + height - 1, box.numbers};
    for (const Run& run : ink_.runs)
      if (box.has(run.component) && run.y <= upper.bottom) {
        upper.left = std::min(upper.left, run.begin);
        upper.right = std::max(upper.right, run.end - 1);
      }
    return upper;
  }
  int thinnest(const Box& box) const {
    std::vector<int> ink(at(corner_width));
    for (const Run& run : ink_.runs)
      if (box.has(run.component))
        for (int x = run.begin; x < run.end; ++x) ++ink[at(x)];
    const int third = box.width() / 3;
    return static_cast<int>(
        std::min_element(ink.begin() + box.left + third, ink.begin() + box.right - third + 1) -
        ink.begin());
  }

  const UprightSheet& sheet_;
  int column_, row_;
  Plane grey_;
  float paper_ = 1;
  Components ink_;
  std::vector<Box> parts_;
};

/// Adds the numbers that these digits may be, each less likely by `cost`.
void add_likely(const std::vector<std::vector<float>>& digits, float cost,
                std::vector<NumberReading>& all) {
  std::vector<NumberReading> numbers{{0, -cost}};
  for (const auto& logs : digits) {
    std::vector<NumberReading> longer;
    for (const NumberReading& number : numbers)
      for (int digit = 0; digit < 10; ++digit) {
        const float logarithm = number.logarithm + logs[at(digit + 1)];
        if (logarithm >= least_listed && (digit || number.number))
          longer.push_back({10 * number.number + digit, logarithm});
      }
    numbers = std::move(longer);
  }
  all.insert(all.end(), numbers.begin(), numbers.end());
}

}  // namespace

std::vector<TotalReading> read_totals(const UprightSheet& sheet, const Network& network,
                                      const std::vector<int>& cells, double inset) {
  std::vector<Corner> corners;
  std::vector<int> heights;
  for (const int cell : cells) {
    corners.emplace_back(sheet, cell, inset);
    for (const Box& part : corners.back().parts()) heights.push_back(part.height());
  }
  std::vector<TotalReading> totals(cells.size());
  std::erase_if(heights, [](int height) { return height > tallest; });
  if (heights.empty()) return totals;
  std::ranges::nth_element(heights,
                           heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2));
  const int height = heights[heights.size() / 2];
  for (std::size_t k = 0; k < cells.size(); ++k) {
    TotalReading& total = totals[k];
    for (const bool split : {false, true}) {
      std::vector<std::vector<float>> logs;
      for (const Box& box : corners[k].digits(height, split)) {
        Patch patch;
        total.contrast = std::max(total.contrast, corners[k].enlarge(box, patch));
        logs.push_back(log_probabilities(network.read(patch), alphabet));
        total.right = std::max(total.right, begin + (box.right + 1.0) / density);
        total.bottom = std::max(total.bottom, begin + (box.bottom + 1.0) / density);
      }
      if (!logs.empty()) add_likely(logs, split ? split_cost : 0, total.numbers);
    }
    std::ranges::stable_sort(total.numbers, std::greater{}, &NumberReading::logarithm);
  }
  return totals;
}

}  // namespace clew::photo
