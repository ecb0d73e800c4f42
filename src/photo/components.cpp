// Labelling by runs: each row's runs of ink are joined with those of the row above that they touch.
#include "photo/components.h"

#include <algorithm>

namespace clew::photo {
namespace {

/// Sets that are joined; each is named by one of its members.
class Sets {
 public:
  int add() {
    parent_.push_back(static_cast<int>(parent_.size()));
    return parent_.back();
  }
  int find(int a) {
    while (parent_[index(a)] != a) a = parent_[index(a)] = parent_[index(parent_[index(a)])];
    return a;
  }
  void join(int a, int b) {
    a = find(a);
    b = find(b);
    parent_[index(std::max(a, b))] = std::min(a, b);
  }

 private:
  static std::size_t index(int a) { return static_cast<std::size_t>(a); }
  std::vector<int> parent_;
};

}  // namespace

Components connected_ink(const Plane& grey, const Plane& mean, float cut, int least) {
  Components found;
  std::vector<Run>& runs = found.runs;
  Sets sets;
  std::size_t above = 0, above_end = 0;  // the runs of the row above
  for (int y = 0; y < grey.height; ++y) {
    const float *value = grey.row(y), *around = mean.row(y);
    const std::size_t first = runs.size();
    for (int x = 0; x < grey.width;) {
      while (x < grey.width && value[x] >= around[x] * (1 - cut)) ++x;
      const int begin = x;
      while (x < grey.width && value[x] < around[x] * (1 - cut)) ++x;
      if (x > begin) runs.push_back({y, begin, x, sets.add()});
    }
    for (std::size_t k = first; k < runs.size(); ++k) {
      while (above < above_end && runs[above].end < runs[k].begin) ++above;
      for (std::size_t a = above; a < above_end && runs[a].begin <= runs[k].end; ++a)
        sets.join(runs[a].component, runs[k].component);
    }
    above = first;
    above_end = runs.size();
  }
  std::vector<Component> all(runs.size(), {1 << 30, -1, 1 << 30, -1, 0, 0});
  for (Run& run : runs) {
    run.component = sets.find(run.component);
    Component& part = all[static_cast<std::size_t>(run.component)];
    part.number = run.component;
    part.left = std::min(part.left, run.begin);
    part.right = std::max(part.right, run.end - 1);
    part.top = std::min(part.top, run.y);
    part.bottom = std::max(part.bottom, run.y);
    part.ink += run.end - run.begin;
  }
  for (const Component& part : all)
    if (part.ink && std::min(part.right - part.left, part.bottom - part.top) + 1 >= least)
      found.components.push_back(part);
  return found;
}

}  // namespace clew::photo
