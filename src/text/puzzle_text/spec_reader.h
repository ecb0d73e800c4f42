// The words of puzzle text that put a layout together: one to one with LayoutSpec.
#pragma once

#include "text/forms.h"

namespace clew::text {

class SpecReader {
 public:
  SpecReader(const Piece& piece, Layouts& layouts) : piece_(piece), layouts_(layouts) {
    spec_.grids.clear();
  }

  /// Reads one line, without its comment. Returns false if its first word is not a layout's.
  Expected<bool> take(std::string_view line);
  Expected<LayoutPtr> finish(const char* end);

  /// Number of rows of the picture with cells, and number of columns, by the items read so far.
  struct Extent {
    std::size_t rows = 0, cols = 0;
  };
  Extent extent() const;

 private:
  Expected<void> digits(std::string_view rest);
  Expected<void> layout(std::string_view rest);
  Expected<void> grid(std::string_view line);
  Expected<void> regions(std::string_view word, SubGrid&);
  Expected<void> diagonal(std::string_view rest);
  Expected<void> cells_of(std::string_view rest, Constraint::Kind);
  Expected<void> constraint(Constraint::Kind, std::string_view rest);
  Expected<void> nothing_after(std::string_view rest);
  Expected<std::pair<int, int>> pair(std::string_view word, char between, const char* what);
  int digits_of_grids() const;

  const Piece& piece_;
  Layouts& layouts_;
  LayoutSpec spec_;
  bool digits_said_ = false;
  bool any_ = false;                 // some rule was read
  const char* last_rule_ = nullptr;  // position for reporting an impossible layout
  std::size_t listed_cells_ = 0;
};

}  // namespace clew::text
