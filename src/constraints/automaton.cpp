#include "constraints/automaton.h"

#include <algorithm>
#include <span>

#include "base/assert.h"

namespace clew::constraints {
namespace {

constexpr int none = -1;
constexpr std::size_t most_steps = 20 * most_edges;  // many of which may lead to the same state

// Numbers lists in the order in which they come, equal ones once. (Hashing with open addressing.)
template <class T>
class Numbers {
 public:
  void clear() {
    items_.clear();
    ends_.assign(1, 0);
    std::ranges::fill(slots_, none);
  }
  int size() const { return static_cast<int>(ends_.size()) - 1; }
  std::span<const T> operator[](int i) const {
    const auto k = static_cast<std::size_t>(i);
    return {items_.data() + ends_[k], items_.data() + ends_[k + 1]};
  }
  int of(std::span<const T> list) {
    if (2 * ends_.size() > slots_.size()) grow();
    int& slot = slot_of(list);
    if (slot == none) {
      slot = size();
      items_.insert(items_.end(), list.begin(), list.end());
      ends_.push_back(items_.size());
    }
    return slot;
  }

 private:
  int& slot_of(std::span<const T> list) {
    std::uint64_t hash = 0;
    for (const T x : list)
      hash = (hash ^ static_cast<std::uint64_t>(x)) * 0x9E3779B97F4A7C15 + (hash >> 29);
    for (std::size_t at = hash >> 40;; ++at) {  // bits that depend on all of an item's
      int& slot = slots_[at & (slots_.size() - 1)];
      if (slot == none || same((*this)[slot], list)) return slot;
    }
  }
  // Lists are short: a loop here is quicker than a call.
  static bool same(std::span<const T> a, std::span<const T> b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
      if (a[i] != b[i]) return false;
    return true;
  }
  void grow() {
    slots_.assign(std::max<std::size_t>(64, 2 * slots_.size()), none);
    for (int i = 0; i < size(); ++i) slot_of((*this)[i]) = i;
  }

  std::vector<T> items_;
  std::vector<std::size_t> ends_{0};
  std::vector<int> slots_;
};

// States that can be reached from the start, layer by layer.
struct Forward {
  std::vector<std::vector<int>> rows;  // by layer; by state and digit - 1: the state after, or none
  Numbers<State> last;
};

std::optional<Forward> explore(std::size_t length, int digits, const Automaton& a) {
  Forward result;
  Numbers<State> here, next;
  here.of(a.start);
  std::size_t edges = 0, steps = 0;
  States to;
  for (std::size_t i = 0; i < length; ++i) {
    std::vector<int> rows;
    next.clear();
    for (int k = 0; k < here.size(); ++k) {
      for (int d = 1; d <= digits; ++d) {
        to.clear();
        for (const State s : here[k]) a.step(i, s, d, to);
        steps += to.size();
        if (to.size() > 1) {
          std::ranges::sort(to);
          to.erase(std::unique(to.begin(), to.end()), to.end());
        }
        rows.push_back(to.empty() ? none : next.of(to));
        edges += to.size();
        if (steps > most_steps) return {};
      }
      if (edges > most_edges || next.size() > 65535) return {};
    }
    result.rows.push_back(std::move(rows));
    std::swap(here, next);
  }
  result.last = std::move(here);
  return result;
}

}  // namespace

// Returns true if edges ascend by state, lead to states of the next layer, and the last to one.
[[maybe_unused]] bool is_whole(const Chain& chain) {
  for (std::size_t i = 0; i < chain.layers.size(); ++i) {
    const std::uint32_t states = chain.layers[i].states;
    const std::uint32_t after =
        i + 1 < chain.layers.size() ? chain.layers[i + 1].states : std::uint32_t{1};
    for (const auto& edges : chain.layers[i].edges)
      if (!std::ranges::is_sorted(edges, {}, &Layer::Edge::from) ||
          std::ranges::any_of(
              edges, [&](const Layer::Edge& e) { return e.from >= states || e.to >= after; }))
        return false;
  }
  return chain.layers.empty() || chain.layers.size() == chain.cells.size();
}

std::optional<Chain> chain_of(std::vector<CellId> cells, int digits, const Automaton& a) {
  auto forward = explore(cells.size(), digits, a);
  if (!forward) return {};
  Chain chain{.cells = std::move(cells)};
  // Representative of each state of the layer after, or none.
  std::vector<int> name;
  bool any = false;
  for (int k = 0; k < forward->last.size(); ++k) {
    const bool good = std::ranges::any_of(forward->last[k], a.accepts);
    name.push_back(good ? 0 : none);
    any |= good;
  }
  if (!any) return chain;
  chain.layers.resize(chain.cells.size());
  const auto width = static_cast<std::size_t>(digits);
  Numbers<int> seen;
  for (std::size_t i = chain.cells.size(); i-- > 0;) {
    Layer& layer = chain.layers[i];
    layer.edges.resize(width);
    seen.clear();
    std::vector<int> names;
    std::vector<int>& rows = forward->rows[i];
    for (std::size_t at = 0; at < rows.size(); at += width) {
      const std::span<int> row(rows.data() + at, width);
      bool alive = false;
      for (int& to : row) {
        if (to != none) to = name[static_cast<std::size_t>(to)];
        alive |= to != none;
      }
      const int before = seen.size();
      names.push_back(alive ? seen.of(row) : none);
      if (seen.size() == before) continue;
      for (std::size_t d = 0; d < width; ++d)
        if (row[d] != none)
          layer.edges[d].push_back(
              {static_cast<std::uint16_t>(before), static_cast<std::uint16_t>(row[d])});
    }
    layer.states = static_cast<std::uint32_t>(seen.size());
    name = std::move(names);
  }
  CLEW_ASSERT(name.size() == 1);
  if (name.empty() || name[0] == none) chain.layers.clear();
  CLEW_ASSERT(is_whole(chain));
  return chain;
}

}  // namespace clew::constraints
