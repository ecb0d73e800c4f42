// Ordered partitions of a graph's vertices and their refinement, used by automorphisms and
// canonical labellings.
//
// A partition is equitable if all vertices of one cell have equally many neighbours in every other
// cell. refine() splits cells until the partition is equitable, in an order that does not depend on
// the numbering of the vertices. It also computes a hash of its observations, so that equal graphs
// give equal hashes. (McKay 1981, "Practical graph isomorphism"; the splitting order follows
// Hopcroft.) "Class" means a partition's cell here: a cell is a cell of a layout.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

namespace clew::symmetry {

using Vertex = std::uint32_t;

struct Graph {
  std::vector<std::uint32_t> first;  // neighbours of v: to[first[v]] … to[first[v + 1] - 1]
  std::vector<Vertex> to;
  std::vector<std::uint32_t> colour;  // only vertices of one colour may be exchanged

  std::size_t size() const { return colour.size(); }
  /// Builds a graph from undirected edges; ends of an edge must be below the number of colours.
  static Graph from_edges(std::vector<std::uint32_t> colours,
                          const std::vector<std::pair<Vertex, Vertex>>& edges);
};

/// Work space is the partition's own: reuse one object for many graphs of one size.
class Partition {
 public:
  /// One class for each colour, ascending, not yet refined.
  explicit Partition(const Graph&);

  std::size_t classes() const { return classes_; }
  bool discrete() const { return classes_ == at_.size(); }
  /// Returns the vertices in order; those of a class are adjacent.
  const std::vector<Vertex>& order() const { return at_; }
  std::uint32_t place(Vertex v) const { return place_[v]; }
  /// Returns the index at which a vertex's class begins in the order; this index names the class.
  std::uint32_t class_of(Vertex v) const { return class_[v]; }
  std::uint32_t class_size(std::uint32_t begin) const { return length_[begin]; }
  /// Returns the first of the largest classes; it has more than one vertex. Individualising in the
  /// largest class separates the most vertices: with the smallest, full grids took a thousand times
  /// as long.
  std::uint32_t largest_open() const;

  /// Refines from all classes.
  std::uint64_t refine(const Graph&);
  /// Puts v in a class of its own, before the others of its class, and refines.
  std::uint64_t individualise(const Graph&, Vertex v);

 private:
  struct Touched {              // a vertex next to the splitter
    std::uint32_t begin, hits;  // begin of its class; number of its neighbours there
    Vertex vertex;
    friend auto operator<=>(const Touched&, const Touched&) = default;
  };

  std::uint64_t refine_queue(const Graph&);
  void split(std::span<const Touched> of_a_class, std::uint64_t& trace);
  void enqueue(std::uint32_t begin);
  bool is_whole() const;

  std::vector<Vertex> at_;
  std::vector<std::uint32_t> place_, class_, length_;
  std::size_t classes_ = 0;

  struct Scratch {  // empty between calls, so copying a partition copies little
    std::vector<std::uint32_t> queue, hits;
    std::vector<Vertex> met;
    std::vector<Touched> touched;
    std::vector<bool> queued;
  };
  Scratch scratch_;
};

}  // namespace clew::symmetry
