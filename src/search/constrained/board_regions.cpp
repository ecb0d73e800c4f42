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

bool ConstrainedBoard::run_regions(const constraints::Regions& regions) {
  sets_.clear();
  labels_.clear();
  for (const CellId c : regions.cells) sets_.push_back({cells_[c]});
  for (const CellId c : regions.labels) labels_.push_back({cells_[c]});
  return constraints::narrow(regions, model_.layout->all_digits(), sets_, labels_) &&
         leave(regions.cells, sets_) && leave(regions.labels, labels_);
}

}  // namespace clew::search
