#include "constraints/connected.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::constraints {
namespace {

using Places = std::vector<std::uint16_t>;

// Cells that may belong to the connected ones, and those that must: the class.
class ClassNarrower {
 public:
  ClassNarrower(const Connected& connected, std::span<DigitSet> cells)
      : near_(connected.near), class_(connected), cells_(cells), cost_(cells.size(), unreached) {}

  bool run() {
    Places must;
    int may = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      may += may_be(i);
      if (must_be(i)) must.push_back(static_cast<std::uint16_t>(i));
    }
    const auto sure = static_cast<int>(must.size());
    if (class_.size && (sure > class_.size || may < class_.size)) return false;
    if (may == sure && sure < 2) return true;
    if (must.empty()) return class_.size == 0 || leave_large_parts();
    reach(must.front());
    const int farthest = class_.size ? class_.size - sure : static_cast<int>(cells_.size());
    for (std::size_t i = 0; i < cells_.size(); ++i)
      if (may_be(i) && (cost_[i] == unreached || cost_[i] > farthest) && !leave_out(i))
        return false;
    return keep_joints(must.front());
  }

 private:
  static constexpr int unreached = -1;

  bool may_be(std::size_t i) const { return !(cells_[i] & class_.digits).empty(); }
  bool must_be(std::size_t i) const { return (cells_[i] - class_.digits).empty(); }
  bool leave_out(std::size_t i) {
    cells_[i] = cells_[i] - class_.digits;
    return !cells_[i].empty();
  }

  // The least number of further cells on a way from a cell of the class to each other one.
  void reach(std::uint16_t from) {
    Places now{from}, next;
    cost_[from] = 0;
    for (int cost = 0; !now.empty(); ++cost) {
      while (!now.empty()) {
        const std::uint16_t at = now.back();
        now.pop_back();
        if (cost_[at] != cost) continue;
        for (const std::uint16_t to : near_[at]) {
          if (!may_be(to)) continue;
          const int there = cost + !must_be(to);
          if (cost_[to] != unreached && cost_[to] <= there) continue;
          cost_[to] = there;
          (there == cost ? now : next).push_back(to);
        }
      }
      std::swap(now, next);
    }
  }

  // No cell is known yet: parts that are too small cannot hold the class.
  bool leave_large_parts() {
    Places part;
    bool some = false;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (!may_be(i) || cost_[i] != unreached) continue;
      part = {static_cast<std::uint16_t>(i)};
      cost_[i] = 0;
      for (std::size_t k = 0; k < part.size(); ++k)
        for (const std::uint16_t to : near_[part[k]])
          if (may_be(to) && cost_[to] == unreached) cost_[to] = 0, part.push_back(to);
      if (std::ssize(part) >= class_.size) {
        some = true;
        continue;
      }
      for (const std::uint16_t p : part)
        if (!leave_out(p)) return false;
    }
    return some;
  }

  // A walk in depth over the cells that may belong to the class, from one that must.
  struct Visit {
    std::uint16_t at, parent;
    std::size_t next = 0;            // neighbour to visit
    std::size_t order, lowest;       // of the cells that its part of the walk touches
    int size = 1, must = 0;          // of its part
    int cut_size = 0, cut_must = 0;  // of the parts that only this cell joins to the others
  };

  // Cells that join two parts, both of which the class needs (Tarjan 1972).
  bool keep_joints(std::uint16_t root) {
    std::vector<Visit> visits;  // in the order of the walk
    std::vector<std::size_t> visit_of(cells_.size(), cells_.size()), stack;
    const auto enter = [&](std::uint16_t at, std::size_t parent) {
      visit_of[at] = visits.size();
      stack.push_back(visits.size());
      visits.push_back({at, static_cast<std::uint16_t>(parent), 0, visits.size(), visits.size(), 1,
                        must_be(at)});
    };
    enter(root, 0);
    while (!stack.empty()) {
      Visit& v = visits[stack.back()];
      if (v.next == near_[v.at].size()) {
        stack.pop_back();
        if (!stack.empty()) close(v, visits[v.parent]);
        continue;
      }
      const std::uint16_t to = near_[v.at][v.next++];
      if (!may_be(to)) continue;
      if (visit_of[to] == cells_.size())
        enter(to, stack.back());
      else
        v.lowest = std::min(v.lowest, visits[visit_of[to]].order);
    }
    const int all = visits.front().size;
    if (all < class_.size) return false;
    for (const Visit& v : visits) {
      if (v.order == 0 || must_be(v.at)) continue;
      if (v.cut_must > 0 || (class_.size && all - 1 - v.cut_size < class_.size))
        cells_[v.at] = cells_[v.at] & class_.digits;
    }
    return true;
  }

  static void close(const Visit& child, Visit& parent) {
    parent.lowest = std::min(parent.lowest, child.lowest);
    parent.size += child.size;
    parent.must += child.must;
    if (child.lowest < parent.order) return;
    parent.cut_size += child.size;
    parent.cut_must += child.must;
  }

  const std::vector<Places>& near_;
  const Connected& class_;
  std::span<DigitSet> cells_;
  std::vector<int> cost_;
};

}  // namespace

bool narrow(const Connected& connected, std::span<DigitSet> cells) {
  CLEW_ASSERT(cells.size() == connected.cells.size() && connected.near.size() == cells.size());
  return ClassNarrower(connected, cells).run();
}

bool narrow(const Region& region, DigitSet all, std::span<DigitSet> cells,
            std::span<DigitSet> labels) {
  const DigitSet label = DigitSet::of(region.label);
  DigitSet once, twice;  // digits of cells that may be in the region
  DigitSet fixed;        // digits of cells that are
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if ((labels[i] & label).empty()) continue;
    twice = twice | (once & cells[i]);
    once = once | cells[i];
    if (labels[i] != label || cells[i].size() != 1) continue;
    if (!(fixed & cells[i]).empty()) return false;
    fixed = fixed | cells[i];
  }
  if (region.complete && once != all) return false;
  const DigitSet hidden = region.complete ? once - twice : DigitSet{};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if ((labels[i] & label).empty()) continue;
    if (const DigitSet here = hidden & cells[i]; !here.empty()) {
      if (here.size() > 1) return false;
      cells[i] = here;
      labels[i] = label;
    } else if (labels[i] != label) {
      if (cells[i].size() == 1 && !(fixed & cells[i]).empty()) labels[i] = labels[i] - label;
    } else if (cells[i].size() > 1) {
      cells[i] = cells[i] - fixed;
      if (cells[i].empty()) return false;
    }
  }
  return true;
}

}  // namespace clew::constraints
