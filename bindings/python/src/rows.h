// Puzzles as they come in: texts of an Arrow array, or digits of a numpy array.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "abi.h"
#include "clew/text.h"
#include "text/layouts.h"

namespace clew::python {

class Rows {
 public:
  virtual ~Rows() = default;
  std::int64_t size() const { return size_; }

  virtual bool is_null(std::int64_t row) const = 0;
  virtual Expected<Puzzle> read(std::int64_t row, const ReadOptions&, text::Layouts&) const = 0;
  /// Writes the row as `cells` symbols; returns false if it has another number. A value that is not
  /// a digit becomes an invalid symbol.
  virtual bool bare(std::int64_t row, std::size_t cells, char* to) const = 0;

  /// Reads the rows of an array of texts (any of Arrow's types), or of a record with such a field:
  /// the field named `column`, else the only one, or the one named puzzle, question or quizzes.
  /// Both structures must outlive the rows. Fails for any other type.
  static Expected<std::unique_ptr<Rows>> of(const ArrowSchema&, const ArrowArray&,
                                            const std::string& column);
  /// Digits row by row, 0 = blank, cells in line order. The memory must outlive the rows.
  static std::unique_ptr<Rows> of(const std::uint8_t* digits, std::int64_t rows,
                                  std::int64_t cells);

 protected:
  std::int64_t size_ = 0;
};

}  // namespace clew::python
