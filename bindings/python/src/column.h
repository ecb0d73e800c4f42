// Columns of answers: built row by row from JSON, joined, and handed out as Arrow arrays.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "abi.h"
#include "pages.h"

namespace clew::python {

using Json = nlohmann::ordered_json;

/// A column's name and type. The children of a list are its one item type; those of a record, its
/// fields.
struct Field {
  enum Kind { text, whole, small, number, truth, list, record } kind;
  const char* name;
  std::vector<Field> children = {};
};

class Column {
 public:
  /// The field must outlive the column.
  explicit Column(const Field&);

  const Field& field() const { return *field_; }
  std::size_t length() const { return length_; }
  Column& child(std::size_t i) { return children_[i]; }
  const Column& child(std::size_t i) const { return children_[i]; }

  /// Reserves room for this number of texts of that length.
  void reserve(std::size_t rows, std::size_t length);
  /// Appends a value of the field's kind, or null. Members missing from a record's JSON are null;
  /// an object as a list becomes its members as {"name", "value"}.
  void append(const Json*);
  void append_text(std::string_view text) { append_texts(text.data(), text.size(), 0, 1); }
  /// Appends `count` texts of one length, each `pitch` bytes after the last; 0 repeats the first.
  void append_texts(const char* first, std::size_t length, std::size_t pitch, std::size_t count);
  void append_wholes(std::uint64_t, std::size_t count);
  void append_nulls(std::size_t count);
  /// Ends this number of rows of a record after their fields have been appended.
  void close_rows(std::size_t count) { mark(true, count); }
  void append_all(const Column&);
  /// Appends a row of a column of the same field.
  void append_row(const Column&, std::size_t row);

  bool is_null(std::size_t row) const { return !(valid_[row / 8] >> (row % 8) & 1); }
  std::string_view text(std::size_t row) const {
    return std::string_view(bytes_).substr(
        static_cast<std::size_t>(offsets_[row]),
        static_cast<std::size_t>(offsets_[row + 1] - offsets_[row]));
  }
  /// Returns the range of a list's items.
  std::pair<std::size_t, std::size_t> items(std::size_t row) const {
    return {static_cast<std::size_t>(offsets_[row]), static_cast<std::size_t>(offsets_[row + 1])};
  }
  std::uint64_t whole(std::size_t row) const;
  double number(std::size_t row) const;
  bool truth(std::size_t row) const { return bytes_[row / 8] >> (row % 8) & 1; }

  /// Returns true if text or items exceed the range of 32-bit offsets.
  bool too_large() const;

 private:
  friend class Exported;
  using Bytes = std::basic_string<char, std::char_traits<char>, KeptPages<char>>;
  template <class Value>
  void append_raw(Value value) {
    bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
  }
  void mark(bool valid, std::size_t count = 1);
  static void append_bit(Bytes& bits, std::size_t at, bool bit);

  const Field* field_;
  std::size_t length_ = 0, nulls_ = 0;
  Bytes valid_;                                                 // a bit a row
  Bytes bytes_;                                                 // text, numbers, or bits
  std::vector<std::int32_t, KeptPages<std::int32_t>> offsets_;  // of text and lists
  std::vector<Column> children_;
};

using ColumnPtr = std::shared_ptr<const Column>;

/// The caller releases both. The array shares the column, which is kept as long as it is.
void export_schema(const Field&, ArrowSchema*);
void export_array(const ColumnPtr&, ArrowArray*);

}  // namespace clew::python
