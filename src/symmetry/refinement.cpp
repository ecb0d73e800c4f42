#include "symmetry/refinement.h"

#include <algorithm>
#include <numeric>
#include <ranges>

#include "base/assert.h"

namespace clew::symmetry {
namespace {

std::uint64_t scrambled(std::uint64_t value) {
  value *= 0x9E3779B97F4A7C15u;
  return value ^ value >> 32;
}

void mix(std::uint64_t& trace, std::uint64_t value) { trace = scrambled(trace ^ value); }

}  // namespace

Graph Graph::from_edges(std::vector<std::uint32_t> colours,
                        const std::vector<std::pair<Vertex, Vertex>>& edges) {
  Graph graph;
  graph.colour = std::move(colours);
  graph.first.assign(graph.size() + 1, 0);
  for (auto [a, b] : edges) {
    CLEW_ASSERT(a < graph.size() && b < graph.size());
    ++graph.first[a + 1];
    ++graph.first[b + 1];
  }
  std::partial_sum(graph.first.begin(), graph.first.end(), graph.first.begin());
  graph.to.resize(2 * edges.size());
  std::vector<std::uint32_t> next(graph.first.begin(), graph.first.end() - 1);
  for (auto [a, b] : edges) {
    CLEW_ASSERT(next[a] < graph.first[a + 1] && next[b] < graph.first[b + 1]);
    graph.to[next[a]++] = b;
    graph.to[next[b]++] = a;
  }
  return graph;
}

Partition::Partition(const Graph& graph)
    : at_(graph.size()), place_(graph.size()), class_(graph.size()), length_(graph.size()) {
  std::iota(at_.begin(), at_.end(), Vertex{0});
  std::stable_sort(at_.begin(), at_.end(),
                   [&](Vertex a, Vertex b) { return graph.colour[a] < graph.colour[b]; });
  std::uint32_t begin = 0;
  for (std::uint32_t i = 0; i < at_.size(); ++i) {
    if (graph.colour[at_[i]] != graph.colour[at_[begin]]) begin = i;
    place_[at_[i]] = i;
    class_[at_[i]] = begin;
    if (++length_[begin] == 1) ++classes_;
  }
  CLEW_ASSERT(is_whole());
  scratch_.hits.resize(graph.size());
  scratch_.queued.resize(graph.size());
}

std::uint32_t Partition::largest_open() const {
  std::uint32_t best = 0, most = 1;
  for (std::uint32_t begin = 0; begin < at_.size(); begin += length_[begin])
    if (length_[begin] > most) {
      most = length_[begin];
      best = begin;
    }
  CLEW_ASSERT(most > 1);
  return best;
}

// Returns true if the classes follow each other, each vertex is at its place, and each is in the
// class of that place.
bool Partition::is_whole() const {
  std::size_t count = 0;
  for (std::uint32_t begin = 0; begin < at_.size(); begin += length_[begin], ++count) {
    if (!length_[begin] || begin + length_[begin] > at_.size()) return false;
    for (std::uint32_t i = begin; i < begin + length_[begin]; ++i)
      if (place_[at_[i]] != i || class_[at_[i]] != begin) return false;
  }
  return count == classes_;
}

void Partition::enqueue(std::uint32_t begin) {
  if (scratch_.queued[begin]) return;
  scratch_.queued[begin] = true;
  scratch_.queue.push_back(begin);
}

std::uint64_t Partition::refine(const Graph& graph) {
  for (std::uint32_t begin = 0; begin < at_.size(); begin += length_[begin]) enqueue(begin);
  return refine_queue(graph);
}

std::uint64_t Partition::individualise(const Graph& graph, Vertex v) {
  const std::uint32_t begin = class_[v], length = length_[begin];
  CLEW_ASSERT(begin <= place_[v] && place_[v] < begin + length);
  if (length > 1) {
    const Vertex other = at_[begin];
    std::swap(at_[begin], at_[place_[v]]);
    place_[other] = place_[v];
    place_[v] = begin;
    length_[begin] = 1;
    length_[begin + 1] = length - 1;
    for (std::uint32_t i = begin + 1; i < begin + length; ++i) class_[at_[i]] = begin + 1;
    ++classes_;
  }
  enqueue(begin);
  return refine_queue(graph);
}

std::uint64_t Partition::refine_queue(const Graph& graph) {
  std::uint64_t trace = classes_;
  auto& [queue, hits, met, touched, queued] = scratch_;
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const std::uint32_t splitter = queue[next];
    queued[splitter] = false;
    if (discrete()) continue;
    mix(trace, splitter);
    // Neighbours of the splitter, counted.
    for (std::uint32_t i = splitter; i < splitter + length_[splitter]; ++i)
      for (std::uint32_t e = graph.first[at_[i]]; e < graph.first[at_[i] + 1]; ++e)
        if (hits[graph.to[e]]++ == 0) met.push_back(graph.to[e]);
    // The splitter's edges to vertices that are already separated carry as much information as a
    // split: parts of the graph that are finished are compared here, and not only at the leaves.
    std::uint64_t beside = 0;
    for (Vertex v : met) {
      if (length_[class_[v]] > 1)
        touched.push_back({class_[v], hits[v], v});
      else
        beside += scrambled(std::uint64_t{place_[v]} << 32 | hits[v]);
      hits[v] = 0;
    }
    met.clear();
    mix(trace, beside);
    std::sort(touched.begin(), touched.end());
    for (auto from = touched.begin(); from != touched.end();) {
      const auto to = std::find_if(from, touched.end(),
                                   [&](const Touched& t) { return t.begin != from->begin; });
      split({from, to}, trace);
      from = to;
    }
    touched.clear();
  }
  queue.clear();
  CLEW_ASSERT(is_whole());
  mix(trace, classes_);
  return trace;
}

// Splits a class by the number of hits of its vertices, fewest first. Vertices with hits move to
// its end; the others, which may be far more, are not touched.
void Partition::split(std::span<const Touched> touched, std::uint64_t& trace) {
  const std::uint32_t begin = touched.front().begin, end = begin + length_[begin];
  mix(trace, begin);
  CLEW_ASSERT(touched.size() <= length_[begin]);
  auto part = end - static_cast<std::uint32_t>(touched.size());
  if (part == begin && touched.front().hits == touched.back().hits) {
    mix(trace, touched.front().hits);
    return;
  }
  for (std::uint32_t i = end; const Touched& t : std::views::reverse(touched)) {
    const Vertex other = at_[--i];
    std::swap(at_[i], at_[place_[t.vertex]]);
    place_[other] = place_[t.vertex];
    place_[t.vertex] = i;
  }
  const bool was_queued = scratch_.queued[begin];
  std::vector<std::uint32_t> parts;
  const auto add = [&](std::uint32_t from, std::uint32_t to, std::uint32_t hits) {
    parts.push_back(from);
    length_[from] = to - from;
    mix(trace, std::uint64_t{from} << 32 | hits);
  };
  if (part != begin) add(begin, part, 0);
  for (std::size_t i = 0; i < touched.size();) {
    const std::uint32_t from = part;
    for (const std::uint32_t hits = touched[i].hits; i < touched.size() && touched[i].hits == hits;
         ++i)
      class_[at_[part++]] = from;
    add(from, part, touched[i - 1].hits);
  }
  CLEW_ASSERT(part == end && !parts.empty());
  classes_ += parts.size() - 1;
  // All parts but the longest suffice as splitters, unless the whole was still to be used.
  const std::uint32_t longest =
      *std::ranges::max_element(parts, {}, [&](std::uint32_t p) { return length_[p]; });
  for (std::uint32_t p : parts)
    if (was_queued || p != longest) enqueue(p);
}

}  // namespace clew::symmetry
