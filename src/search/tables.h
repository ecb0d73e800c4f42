// The data of a layout for searches, in flat arrays.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/assert.h"
#include "clew/layout.h"
#include "search/batch/kernel.h"

namespace clew::search {

/// Lists of lists in one piece.
template <class T>
class Rows {
 public:
  Rows() = default;
  /// Builds `rows` rows, each with its items in the order of the list.
  Rows(std::size_t rows, std::span<const std::pair<CellId, T>> listed) : ends_(rows + 1) {
    for (const auto& [row, _] : listed) ++ends_[row + 1u];
    for (std::size_t i = 0; i < rows; ++i) ends_[i + 1] += ends_[i];
    std::vector<std::uint32_t> at(ends_.begin(), ends_.end() - 1);
    items_.resize(listed.size());
    for (const auto& [row, item] : listed) items_[at[row]++] = item;
    CLEW_ASSERT(std::equal(at.begin(), at.end(), ends_.begin() + 1));
  }
  void add(std::span<const T> row) {
    items_.insert(items_.end(), row.begin(), row.end());
    ends_.push_back(static_cast<std::uint32_t>(items_.size()));
  }
  std::size_t size() const { return ends_.size() - 1; }
  std::span<const T> operator[](std::size_t i) const {
    return {items_.data() + ends_[i], items_.data() + ends_[i + 1]};
  }

 private:
  std::vector<T> items_;
  std::vector<std::uint32_t> ends_{0};
};

struct Model;

/// The layout must outlive them.
struct Tables {
  explicit Tables(const Layout&);

  int cells = 0, digits = 0, houses = 0;
  std::optional<Extras> extras;        // set if the 9x9 kernels support the layout
  bool classic = false;                // rows, columns and boxes of 9x9 and nothing else
  Kinds kinds;                         // kinds of the layout's constraints
  std::shared_ptr<const Model> model;  // set if houses and links do not express all constraints
  std::optional<Error> too_large;      // a constraint that cannot be worked with
  DigitSet all;
  // The rest is for engines that use houses and links only, and is empty if there is a model.
  Rows<CellId> house_cells;
  std::vector<std::uint8_t> complete;  // by house
  Rows<Seat> memberships;              // by cell
  Rows<CellId> links;                  // by cell: cells that it sees without a common house
  Rows<CellId> seen_once;              // by cell: its links, and the cells that share exactly one
                                       // house with it
  Rows<CellId> cliques;                // sets of cells that see each other; all links are in them
  Rows<Crossing> crossings;            // by house; empty if the house is not complete
  std::vector<std::uint8_t> widest;    // by house: the most cells that a crossing shares
};

}  // namespace clew::search
