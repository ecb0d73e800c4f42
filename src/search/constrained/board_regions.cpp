// Connected digits, and regions that are to be found.
#include "constraints/connected.h"
#include "search/constrained/board.h"

namespace clew::search {

bool ConstrainedBoard::leave(std::span<const CellId> cells, std::span<const DigitSet> sets) {
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (!narrow(cells[i], sets[i].bits)) return false;
  return true;
}

bool ConstrainedBoard::run_connected(const constraints::Connected& connected) {
  sets_.clear();
  for (const CellId c : connected.cells) sets_.push_back({cells_[c]});
  return constraints::narrow(connected, sets_) && leave(connected.cells, sets_);
}

bool ConstrainedBoard::run_region(const constraints::Region& region) {
  sets_.clear();
  labels_.clear();
  for (const CellId c : region.cells) sets_.push_back({cells_[c]});
  for (const CellId c : region.labels) labels_.push_back({cells_[c]});
  return constraints::narrow(region, model_.layout->all_digits(), sets_, labels_) &&
         leave(region.cells, sets_) && leave(region.labels, labels_);
}

}  // namespace clew::search
