// A batch: some puzzles of one input, in order, as one worker gets them.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/assert.h"
#include "text/forms.h"

namespace clew::stream {

/// A block of input, kept while batches point into it.
struct Chunk {
  std::vector<char> bytes;
  std::size_t tail = 0;  // bytes that are filled
};

/// Returns the number of symbols of a layout's bare lines: 36 for a layout of 36 cells, otherwise
/// 81.
inline std::size_t bare_cells(const LayoutPtr& layout) {
  return layout && layout->size() == 36 ? 36 : 81;
}

class Batch {
 public:
  Batch() = default;
  /// Bare lines of a layout in memory at a fixed distance. Symbols are not checked yet.
  Batch(const char* lines, std::size_t stride, std::size_t count, LayoutPtr layout)
      : bare_(true),
        base_(lines),
        stride_(stride),
        count_(count),
        bare_layout_(std::move(layout)) {}

  std::size_t size() const { return bare_ ? count_ : items_.size(); }
  const std::string& file() const { return *file_; }
  /// Returns the number of puzzles of the run before this batch.
  std::size_t first() const { return first_; }

  /// Returns true if every puzzle is a line of 81 or 36 symbols. A symbol may still be neither
  /// digit nor blank; the worker then calls read() for the error.
  bool bare() const { return bare_; }
  /// Returns the symbols of a bare batch, whose lines begin `stride` apart.
  std::string_view symbols(std::size_t i) const {
    CLEW_ASSERT(bare_ && i < count_ && stride_ > bare_cells(bare_layout_));
    return {base_ + i * stride_, bare_cells(bare_layout_)};
  }
  std::size_t stride() const { return stride_; }
  /// Returns true if every symbol of a bare batch is known to be `.`, `0` or a digit of the layout.
  bool plain() const { return plain_; }

  /// Returns the layout of bare lines: the requested one, or 9x9.
  const LayoutPtr& bare_layout() const { return bare_layout_; }

  /// Returns the line at which a puzzle begins.
  std::size_t line(std::size_t i) const { return bare_ ? first_line_ + i : items_[i].piece.line; }

  /// Any puzzle, read in full.
  Expected<Puzzle> read(std::size_t i, text::Layouts&) const;

 private:
  friend class Feed;
  friend class Worker;
  struct Item {
    text::Cut::What what;
    text::PieceKind kind;
    text::Piece piece;
    Error error;
  };

  std::shared_ptr<const std::string> file_;
  std::shared_ptr<Chunk> chunk_;
  bool bare_ = false, plain_ = false;
  const char* base_ = nullptr;
  std::size_t stride_ = 0, count_ = 0, first_line_ = 0;
  LayoutPtr bare_layout_;
  std::vector<Item> items_;
  std::shared_ptr<const ReadOptions> options_;
  std::shared_ptr<const text::Table> table_;
  std::shared_ptr<const text::XmlHead> xml_head_;
  std::size_t first_ = 0;
};

/// Values of 81 symbols, 0 for a blank; false when one is neither digit nor blank.
bool parse_bare(std::string_view symbols, Digit* values);

}  // namespace clew::stream
