// Puzzles as they come in: texts of an Arrow array; or digits, candidates or texts of a numpy array.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "abi.h"
#include "clew/text.h"
#include "text/layouts.h"

namespace clew::python {

/// A type of whole numbers in memory.
struct Number {
  int bytes;
  bool is_signed;
};

/// Whole numbers in memory.
struct Numbers {
  const void* first;
  Number type;
};

class Rows {
 public:
  virtual ~Rows() = default;
  std::int64_t size() const { return size_; }

  virtual bool is_null(std::int64_t row) const = 0;
  virtual Expected<Puzzle> read(std::int64_t row, const ReadOptions&, text::Layouts&) const = 0;
  /// Writes the row as `cells` symbols; returns false if it has another number. A value that is not
  /// a digit becomes an invalid symbol.
  virtual bool bare(std::int64_t row, std::size_t cells, char* to) const = 0;

  /// Returns these rows as lines of `cells` symbols, one after another: in their own memory, or
  /// written into `room`. Null if some row is no such line, or is to be asked for by bare().
  virtual const char* lines(std::int64_t /*first*/, std::int64_t /*last*/, std::size_t /*cells*/,
                            std::vector<char>& /*room*/) const {
    return nullptr;
  }

  /// Reads the rows of an array of texts or bytes (any of Arrow's types), of an array of fixed-size
  /// lists of whole numbers, or of a record with such a field: the field named `column`, else the
  /// only one, or the one named puzzle, question or quizzes. Both structures must outlive the rows.
  /// Fails for any other type.
  static Expected<std::unique_ptr<Rows>> of(const ArrowSchema&, const ArrowArray&,
                                            const std::string& column);
  /// Digits row by row, 0 = blank, cells in line order. The memory must outlive the rows.
  static std::unique_ptr<Rows> of(Numbers, std::int64_t rows, std::int64_t cells);
  /// Candidates row by row, cells in line order, a byte for each digit: 0 if it is excluded. The
  /// memory must outlive the rows.
  static std::unique_ptr<Rows> of_candidates(const std::uint8_t*, std::int64_t rows,
                                             std::int64_t cells, std::int64_t digits);
  /// Texts of a fixed width, filled up with zeros. The memory must outlive the rows.
  static std::unique_ptr<Rows> of_bytes(const std::uint8_t*, std::int64_t rows, std::int64_t width);

 protected:
  std::int64_t size_ = 0;
};

}  // namespace clew::python
