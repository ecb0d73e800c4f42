// An outline is a dashed or solid line at the same distance from the grid's lines in every cell. Across each piece of a
// line of the grid the darkness is averaged along the piece, so that dashes become a weaker line. The distance with which
// most pieces have a ridge on either side is the outlines'. The mesh may lie on an outline in place of the line, so each
// piece may be shifted. Sides of cells with a strong ridge at the distance end a cage.
#include "photo/outlines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>

#include "photo/offsets.h"

namespace clew::photo {
namespace {

constexpr double step = 0.015;             // cells between samples across
constexpr int reach = 20;                  // samples on either side of a line
constexpr int along = 14;                  // samples along a piece
constexpr int nearest = 4, farthest = 10;  // distance of an outline from its line, in samples
constexpr float bright = 0.3F;             // a ridge counts no more than this
constexpr float least_score =
    0.02F;  // mean over pieces of the weakest ridge of a line with two outlines
constexpr float most_without = 0.1F;  // ridge at a side without an outline
constexpr double stiffness = 1;       // of the mesh, as in its last pass
constexpr float line_weight = 0.3F;   // of a line alone, against one with its outlines
constexpr int corrections = 3;        // of the mesh by the outlines
constexpr double loose = 0.1;         // share of cells whose outlines may fail to close

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Ridges across a piece: how much darker than both sides of it each place is, as a share of paper.
class Piece {
 public:
  /// `down`: the line runs down; the piece's middle is (u, v).
  Piece(const Sheet& sheet, double u, double v, bool down) {
    std::array<float, 2 * reach + 1> mean{};
    for (int k = 0; k <= 2 * reach; ++k) {
      const double off = (k - reach) * step;
      for (int s = 0; s < along; ++s) {
        const double way = 0.76 * ((s + 0.5) / along - 0.5);
        mean[at(k)] += (down ? sheet.at(u + off, v + way) : sheet.at(u + way, v + off)) / along;
      }
    }
    const float paper = std::max(*std::ranges::max_element(mean), 1.0F);
    const auto brightest = [&](int from, int to) {
      return *std::max_element(mean.begin() + std::max(from, 0),
                               mean.begin() + std::min(to, 2 * reach + 1));
    };
    for (int k = 1; k < 2 * reach; ++k) {
      const float beside = std::min(brightest(k - 4, k), brightest(k + 1, k + 5));
      ridges_[at(k)] = std::clamp((beside - mean[at(k)]) / paper, 0.0F, bright);
    }
  }
  /// The strongest ridge within a sample of a place.
  float at_place(int place) const {
    const int k = std::clamp(place + reach, 1, 2 * reach - 1);
    return *std::max_element(ridges_.begin() + k - 1, ridges_.begin() + k + 2);
  }
  /// The weakest of ridges at these places, and the shift of all with which it is strongest.
  struct Match {
    float strength = 0;
    int shift = 0;
  };
  Match match(std::initializer_list<int> places, int most_shift) const {
    Match best;
    for (int shift = -most_shift; shift <= most_shift; ++shift) {
      float weakest = bright;
      for (const int place : places) weakest = std::min(weakest, ridge(place + shift));
      if (weakest > best.strength) best = {weakest, shift};
    }
    return best;
  }

 private:
  float ridge(int place) const { return ridges_[at(std::clamp(place + reach, 0, 2 * reach))]; }
  std::array<float, 2 * reach + 1> ridges_{};
};

enum Side : std::uint8_t { top, right, bottom, left };

/// The sides of all cells that have an outline.
class Sides {
 public:
  /// Pieces may be shifted by so many samples, and by no more than an outline's distance.
  Sides(const Sheet& sheet, int n, int most_shift) : n_(n), most_shift_(most_shift) {
    for (const bool down : {false, true})
      for (int line = 0; line <= n; ++line)
        for (int k = 0; k < n; ++k)
          pieces_.emplace_back(sheet, down ? line : k + 0.5, down ? k + 0.5 : line, down);
    measure_distance();
    if (!any()) return;
    measure_shifts();
    for (int cell = 0; cell < n * n; ++cell)
      for (const Side side : {top, right, bottom, left}) {
        const bool down = side == left || side == right;
        const int line = (down ? cell % n : cell / n) + (side == right || side == bottom);
        const std::size_t piece = piece_of(down, line, down ? cell / n : cell % n);
        const int out = side == top || side == left ? distance_ : -distance_;
        strength_.push_back(pieces_[piece].at_place(out + matches_[piece].shift));
      }
    part();
  }
  /// Moves the mesh by the shifts that its pieces show.
  void correct(Mesh& mesh) const {
    for (const bool down : {false, true}) {
      std::vector<double> offsets, weights;
      for (int line = 0; line <= n_; ++line)
        for (int k = 0; k < n_; ++k) {
          const Piece::Match& match = matches_[piece_of(down, line, k)];
          offsets.push_back(match.shift * step);
          weights.push_back(static_cast<double>(match.strength / bright));
        }
      move(mesh, smooth_offsets(offsets, weights, n_, stiffness), down ? 1 : 0);
    }
  }
  double inset() const { return distance_ * step; }
  bool any() const { return score_ >= least_score; }
  bool ends(int cell, Side side) const { return strength_[at(4 * cell + side)] > least_; }
  /// True if an outline runs between two neighbours, the second of which lies on that side of the first.
  bool between(int cell, Side side, int other) const {
    return ends(cell, side) || ends(other, static_cast<Side>((side + 2) % 4));
  }
  /// The neighbour of a cell; -1 beyond the border.
  int neighbour(int cell, Side side) const {
    const int row = cell / n_ + (side == bottom) - (side == top);
    const int column = cell % n_ + (side == right) - (side == left);
    return row < 0 || column < 0 || row >= n_ || column >= n_ ? -1 : row * n_ + column;
  }

 private:
  std::size_t piece_of(bool down, int line, int k) const {
    return at(((down ? n_ + 1 : 0) + line) * n_ + k);
  }
  bool outer(std::size_t piece) const {
    const int line = static_cast<int>(piece) / n_ % (n_ + 1);
    return line == 0 || line == n_;
  }
  /// A line of the grid with an outline on either side, or at the border on the inner one.
  Piece::Match match(std::size_t piece, int distance) const {
    const int most = std::min(distance, most_shift_);
    if (!outer(piece)) return pieces_[piece].match({-distance, 0, distance}, most);
    const bool first = static_cast<int>(piece) / n_ % (n_ + 1) == 0;
    return pieces_[piece].match({0, first ? distance : -distance}, most);
  }
  void measure_distance() {
    std::array<float, farthest + 1> scores{};
    for (int distance = nearest; distance <= farthest; ++distance)
      for (std::size_t p = 0; p < pieces_.size(); ++p)
        if (!outer(p))
          scores[at(distance)] +=
              match(p, distance).strength / static_cast<float>(2 * n_ * (n_ - 1));
    distance_ = static_cast<int>(std::ranges::max_element(scores) - scores.begin());
    score_ = scores[at(distance_)];
  }
  /// Pieces without two outlines have the shift of their darkest ridge near the mesh, with less weight.
  void measure_shifts() {
    std::vector<float> strengths;
    for (std::size_t p = 0; p < pieces_.size(); ++p) {
      matches_.push_back(match(p, distance_));
      strengths.push_back(matches_.back().strength);
    }
    if (most_shift_ == farthest) return;
    std::ranges::sort(strengths);
    const float clear = 0.4F * strengths[strengths.size() * 4 / 5];
    for (std::size_t p = 0; p < pieces_.size(); ++p) {
      if (matches_[p].strength >= clear) continue;
      matches_[p] = pieces_[p].match({0}, distance_ / 2);
      matches_[p].strength *= line_weight;
    }
  }
  /// Sides with and without an outline are parted by the widest gap between the roots of their strengths.
  void part() {
    std::vector<float> sorted = strength_;
    std::ranges::sort(sorted, std::greater{});
    least_ = sorted.front();
    float widest = 0;
    for (std::size_t k = sorted.size() / 50; k + sorted.size() / 50 < sorted.size(); ++k)
      if (const float gap = std::sqrt(sorted[k]) - std::sqrt(sorted[k + 1]);
          gap > widest && sorted[k + 1] < most_without) {
        widest = gap;
        least_ = 0.5F * (sorted[k] + sorted[k + 1]);
      }
  }

  int n_, most_shift_, distance_ = nearest;
  float score_ = 0;  // mean over inner pieces of the weakest ridge of a line with two outlines
  std::vector<Piece> pieces_;
  std::vector<Piece::Match> matches_;
  std::vector<float> strength_;
  float least_ = 0;  // of a side with an outline
};

/// The cells that are joined to a cell, itself included, ascending; marks them.
std::vector<int> joined(const Sides& sides, int from, std::vector<bool>& seen) {
  std::vector<int> cells{from};
  seen[at(from)] = true;
  for (std::size_t k = 0; k < cells.size(); ++k)
    for (const Side side : {top, right, bottom, left}) {
      const int other = sides.neighbour(cells[k], side);
      if (other < 0 || seen[at(other)] || sides.between(cells[k], side, other)) continue;
      seen[at(other)] = true;
      cells.push_back(other);
    }
  std::ranges::sort(cells);
  return cells;
}

}  // namespace

std::optional<Outlines> find_outlines(const Sheet& sheet, Mesh& mesh) {
  const int n = mesh.size();
  const Mesh before = mesh;
  std::optional<Sides> found(std::in_place, sheet, n, farthest);
  for (int k = 0; k < corrections && found->any(); ++k) {
    found->correct(mesh);
    found.emplace(sheet, n, 3);
  }
  const Sides& sides = *found;
  Outlines outlines;
  if (!sides.any()) {
    mesh = before;
    return std::nullopt;
  }
  outlines.inset = sides.inset();
  std::vector<bool> seen(at(n * n));
  std::size_t open = 0;
  for (int cell = 0; cell < n * n; ++cell) {
    if (seen[at(cell)]) continue;
    std::vector<int> cells = joined(sides, cell, seen);
    int outlined = 0, border = 0, within = 0;
    for (const int c : cells)
      for (const Side side : {top, right, bottom, left}) {
        const bool inside = std::ranges::binary_search(cells, sides.neighbour(c, side));
        border += !inside;
        outlined += !inside && sides.ends(c, side);
        within += inside && sides.ends(c, side);
      }
    if (!outlined && !within) continue;
    if (outlined < border || within) open += cells.size();
    if (2 * outlined > border && cells.size() <= at(n)) outlines.cages.push_back(std::move(cells));
  }
  if (outlines.cages.empty() || static_cast<double>(open) > loose * n * n) {
    mesh = before;
    return std::nullopt;
  }
  outlines.closed = open == 0;
  return outlines;
}

}  // namespace clew::photo
