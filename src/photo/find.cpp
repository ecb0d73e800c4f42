// Candidates from several thresholds; each gets a mesh, and the lines that it finds decide.
#include "photo/find.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "photo/quads.h"

namespace clew::photo {
namespace {

constexpr int working_side = 1000;  // pixels of the working image's longer side
constexpr double good_score = 0.9;  // lines that leave no doubt about the size of the grid
constexpr double certain_score = 0.97;
constexpr double least_score = 0.35;  // of a grid at all
constexpr double near_score = 0.08;   // candidates that compete with the best
constexpr double near_side = 0.93;

struct Candidate {
  PhotoFrame frame;
  Quad quad;  // in the working image
};

double cell_side(const Quad& quad, int size) { return std::sqrt(area(quad)) / size; }

Candidate fitted(const Plane& grey, const Quad& quad, int size) {
  Candidate candidate;
  candidate.quad = quad;
  candidate.frame.side = cell_side(quad, size);
  candidate.frame.map = Homography::to_quad(quad, size);
  const LineMap lines(grey, candidate.frame.map, size, candidate.frame.side);
  candidate.frame.mesh = fit_mesh(lines, size);
  candidate.frame.score = score_mesh(lines, candidate.frame.mesh);
  return candidate;
}

Quad corners(const PhotoFrame& frame) {
  const int n = frame.mesh.size();
  return {frame.map(frame.mesh.at(0, 0)), frame.map(frame.mesh.at(0, n)),
          frame.map(frame.mesh.at(n, n)), frame.map(frame.mesh.at(n, 0))};
}

/// True if a mesh that is already fitted ends at this quadrilateral.
bool leads_to(const Candidate& known, const Quad& quad) {
  const Quad ends = corners(known.frame);
  const double reach = 0.5 * cell_side(quad, known.frame.mesh.size());
  for (std::size_t k = 0; k < 4; ++k)
    if (std::abs(ends[k].x - quad[k].x) > reach || std::abs(ends[k].y - quad[k].y) > reach)
      return false;
  return true;
}

/// Fits the sizes that a grid may have, the usual one first.
Candidate best_size(const Plane& grey, const Quad& quad, int size) {
  Candidate best = fitted(grey, quad, size ? size : 9);
  if (size || best.frame.score > good_score) return best;
  for (const int other : {6, 16}) {
    Candidate candidate = fitted(grey, quad, other);
    if (candidate.frame.score > best.frame.score + 0.1 && candidate.frame.score > 0.6)
      best = std::move(candidate);
  }
  return best;
}

bool overlap(const Candidate& a, const Candidate& b) {
  const auto box = [](const Candidate& c) {
    const auto [left, right] = std::ranges::minmax(c.quad, {}, &PlanePoint::x);
    const auto [top, bottom] = std::ranges::minmax(c.quad, {}, &PlanePoint::y);
    return std::array{left.x, right.x, top.y, bottom.y};
  };
  const auto p = box(a), q = box(b);
  const double across = std::min(p[1], q[1]) - std::max(p[0], q[0]);
  const double down = std::min(p[3], q[3]) - std::max(p[2], q[2]);
  return across > 0 && down > 0 && across * down > 0.2 * std::min(area(a.quad), area(b.quad));
}

/// Of candidates of almost the best score the largest, so that a small solution grid on the page does not win.
std::size_t first_choice(const std::vector<Candidate>& all) {
  double top = 0, large = 0;
  for (const Candidate& c : all) top = std::max(top, c.frame.score);
  const auto near = [&](const Candidate& c) { return c.frame.score > top - near_score; };
  const auto extent = [](const Candidate& c) { return std::sqrt(area(c.quad)); };
  for (const Candidate& c : all)
    if (near(c)) large = std::max(large, extent(c));
  std::optional<std::size_t> best;
  for (std::size_t k = 0; k < all.size(); ++k)
    if (near(all[k]) && extent(all[k]) > near_side * large &&
        (!best || all[k].frame.score > all[*best].frame.score))
      best = k;
  return *best;
}

}  // namespace

std::vector<PhotoFrame> find_frames(const Picture& picture, int size, Search search,
                                    const Stop& stop) {
  const int longest = std::max(picture.width, picture.height);
  const double scale = std::min(1.0, static_cast<double>(working_side) / longest);
  const Plane grey = grey_of(picture, scale);
  const Plane smooth = blurred(grey, 0.8), lines = blurred(grey, 0.7);
  const int longer = std::max(grey.width, grey.height);
  std::map<int, Plane> means;
  std::vector<Quad> known;
  std::vector<Candidate> all;
  for (const Threshold& threshold : thresholds) {
    Plane& mean = means[threshold.divisor];
    if (mean.values.empty()) mean = local_mean(smooth, 2 * (longer / threshold.divisor / 2) + 1);
    const std::size_t before = known.size();
    add_distinct(known, quads(smooth, mean, threshold.cut), 0.012 * longer);
    std::vector<Quad> fresh(known.begin() + static_cast<std::ptrdiff_t>(before), known.end());
    std::ranges::sort(fresh, std::greater{}, area);
    for (const Quad& quad : fresh) {
      if (stop.requested()) return {};
      const auto same = [&](const Candidate& c) {
        return c.frame.score > certain_score && leads_to(c, quad);
      };
      if (std::ranges::none_of(all, same)) all.push_back(best_size(lines, quad, size));
    }
    // The largest grid of the page ends the search, if its lines are seen beyond doubt.
    const auto largest = std::ranges::max_element(
        all, {}, [](const Candidate& c) { return c.frame.score > least_score ? area(c.quad) : 0; });
    if (search == Search::quick && largest != all.end() && largest->frame.score > certain_score)
      break;
  }
  std::erase_if(all, [](const Candidate& c) { return c.frame.score < least_score; });
  if (all.empty()) return {};
  std::vector<Candidate> kept{all[first_choice(all)]};
  std::ranges::sort(all, std::greater{},
                    [](const Candidate& c) { return c.frame.score * std::sqrt(area(c.quad)); });
  for (Candidate& candidate : all)
    if (std::ranges::none_of(kept, [&](const Candidate& c) { return overlap(c, candidate); }))
      kept.push_back(candidate);
  std::vector<PhotoFrame> frames;
  for (Candidate& candidate : kept) {
    PhotoFrame& frame = candidate.frame;
    const double up = static_cast<double>(longest) / longer;
    // Centres of pixels: the working image's (0, 0) lies at (up - 1) / 2 of the full picture.
    Homography& map = frame.map;
    for (std::size_t k = 0; k < 3; ++k)
      for (const std::size_t row : {0U, 3U})
        map.m[row + k] = map.m[row + k] * up + (up - 1) / 2 * map.m[6 + k];
    frame.side *= up;
    frames.push_back(frame);
  }
  return frames;
}

}  // namespace clew::photo
