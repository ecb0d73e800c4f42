#include "rows.h"

#include <charconv>
#include <cstring>
#include <vector>

#include "text/forms.h"

namespace clew::python {
namespace {

/// Storage of texts in an array: offsets of 32 or 64 bits, views of 16 bytes, or a fixed width. Bytes
/// are stored as texts are.
struct Texts {
  enum Kind { offsets, large_offsets, views, fixed } kind;
  std::int64_t width = 0;  // of kind `fixed`
};

std::optional<std::int64_t> width_of(std::string_view format, std::string_view type) {
  if (!format.starts_with(type)) return {};
  std::int64_t width = 0;
  const auto [end, wrong] =
      std::from_chars(format.data() + type.size(), format.data() + format.size(), width);
  if (wrong != std::errc() || end != format.data() + format.size()) return {};
  return width;
}

std::optional<Texts> texts_of(std::string_view format) {
  if (format == "u" || format == "z") return Texts{Texts::offsets};
  if (format == "U" || format == "Z") return Texts{Texts::large_offsets};
  if (format == "vu" || format == "vz") return Texts{Texts::views};
  if (const auto width = width_of(format, "w:")) return Texts{Texts::fixed, *width};
  return {};
}

bool null_in(const ArrowArray& array, std::int64_t row) {
  if (array.null_count == 0 || !array.buffers[0]) return false;
  const std::int64_t at = array.offset + row;
  return !(static_cast<const std::uint8_t*>(array.buffers[0])[at / 8] >> (at % 8) & 1);
}

template <class T>
T buffer_at(const ArrowArray& array, int buffer, std::int64_t at) {
  T value;
  std::memcpy(&value,
              static_cast<const char*>(array.buffers[buffer]) +
                  at * static_cast<std::int64_t>(sizeof value),
              sizeof value);
  return value;
}

template <class Offset>
std::string_view by_offsets(const ArrowArray& array, std::int64_t at) {
  const auto from = buffer_at<Offset>(array, 1, at), to = buffer_at<Offset>(array, 1, at + 1);
  if (from == to) return {};  // there may be no bytes at all
  return {static_cast<const char*>(array.buffers[2]) + from, static_cast<std::size_t>(to - from)};
}

// A view is a length, then up to 12 bytes; or, for longer texts, their first four bytes and their
// place.
std::string_view by_view(const ArrowArray& array, std::int64_t at) {
  constexpr std::int32_t inlined = 12;
  const char* const view = static_cast<const char*>(array.buffers[1]) + at * 16;
  std::int32_t parts[4];
  std::memcpy(parts, view, sizeof parts);
  const auto size = static_cast<std::size_t>(parts[0]);
  if (parts[0] <= inlined) return {view + 4, size};
  return {static_cast<const char*>(array.buffers[2 + parts[2]]) + parts[3], size};
}

// Shorter texts are filled up with zeros.
std::string_view by_width(const ArrowArray& array, std::int64_t width, std::int64_t at) {
  if (width == 0) return {};
  const std::string_view text(static_cast<const char*>(array.buffers[1]) + at * width,
                              static_cast<std::size_t>(width));
  return text.substr(0, text.find_last_not_of('\0') + 1);
}

// The texts of these rows if there are no nulls and each has this length; otherwise null.
template <class Offset>
const char* lines_by_offsets(const ArrowArray& array, std::int64_t first, std::int64_t last,
                             std::size_t length) {
  if (array.null_count != 0) return nullptr;
  const auto offset = [&](std::int64_t row) {
    return buffer_at<Offset>(array, 1, array.offset + row);
  };
  bool all = true;
  for (std::int64_t row = first; row < last; ++row)
    all &= offset(row + 1) - offset(row) == static_cast<Offset>(length);
  return all ? static_cast<const char*>(array.buffers[2]) + offset(first) : nullptr;
}

std::string_view text_at(Texts texts, const ArrowArray& array, std::int64_t row) {
  const std::int64_t at = array.offset + row;
  switch (texts.kind) {
    case Texts::offsets:
      return by_offsets<std::int32_t>(array, at);
    case Texts::large_offsets:
      return by_offsets<std::int64_t>(array, at);
    case Texts::views:
      return by_view(array, at);
    case Texts::fixed:
      return by_width(array, texts.width, at);
  }
  return {};
}

class TextRows : public Rows {
 public:
  TextRows(Texts texts, const ArrowArray& array) : texts_(texts), array_(array) {
    size_ = array.length;
  }
  bool is_null(std::int64_t row) const override { return null_in(array_, row); }
  Expected<Puzzle> read(std::int64_t row, const ReadOptions& options,
                        text::Layouts& layouts) const override {
    return text::read_puzzle(at(row), options, layouts);
  }
  bool bare(std::int64_t row, std::size_t cells, char* to) const override {
    const std::string_view text = at(row);
    if (text.size() != cells) return false;
    std::memcpy(to, text.data(), cells);
    return true;
  }
  const char* lines(std::int64_t first, std::int64_t last, std::size_t cells,
                    std::vector<char>&) const override {
    if (texts_.kind == Texts::offsets)
      return lines_by_offsets<std::int32_t>(array_, first, last, cells);
    if (texts_.kind == Texts::large_offsets)
      return lines_by_offsets<std::int64_t>(array_, first, last, cells);
    return nullptr;
  }

 protected:
  virtual std::string_view at(std::int64_t row) const { return text_at(texts_, array_, row); }

 private:
  const Texts texts_;
  const ArrowArray& array_;
};

/// Numbers of texts that are kept once each.
class DictionaryRows : public TextRows {
 public:
  DictionaryRows(char index, Texts texts, const ArrowArray& array)
      : TextRows(texts, *array.dictionary), index_(index), numbers_(array) {
    size_ = array.length;
  }
  bool is_null(std::int64_t row) const override {
    return null_in(numbers_, row) || null_in(*numbers_.dictionary, number(row));
  }
  const char* lines(std::int64_t, std::int64_t, std::size_t, std::vector<char>&) const override {
    return nullptr;
  }

 private:
  std::string_view at(std::int64_t row) const override { return TextRows::at(number(row)); }
  std::int64_t number(std::int64_t row) const {
    const std::int64_t at = numbers_.offset + row;
    switch (index_) {
      case 'c':
        return buffer_at<std::int8_t>(numbers_, 1, at);
      case 'C':
        return buffer_at<std::uint8_t>(numbers_, 1, at);
      case 's':
        return buffer_at<std::int16_t>(numbers_, 1, at);
      case 'S':
        return buffer_at<std::uint16_t>(numbers_, 1, at);
      case 'i':
        return buffer_at<std::int32_t>(numbers_, 1, at);
      case 'I':
        return buffer_at<std::uint32_t>(numbers_, 1, at);
      default:
        return buffer_at<std::int64_t>(numbers_, 1, at);
    }
  }
  const char index_;
  const ArrowArray& numbers_;
};

class NullRows : public Rows {
 public:
  explicit NullRows(std::int64_t size) { size_ = size; }
  bool is_null(std::int64_t) const override { return true; }
  Expected<Puzzle> read(std::int64_t, const ReadOptions&, text::Layouts&) const override {
    return fail("no puzzle");
  }
  bool bare(std::int64_t, std::size_t, char*) const override { return false; }
};

/// A field of records, which may be null or a part of a longer one.
class FieldRows : public Rows {
 public:
  FieldRows(std::unique_ptr<Rows> field, const ArrowArray& records)
      : field_(std::move(field)), records_(records) {
    size_ = records.length;
  }
  bool is_null(std::int64_t row) const override {
    return null_in(records_, row) || field_->is_null(records_.offset + row);
  }
  Expected<Puzzle> read(std::int64_t row, const ReadOptions& options,
                        text::Layouts& layouts) const override {
    return field_->read(records_.offset + row, options, layouts);
  }
  bool bare(std::int64_t row, std::size_t cells, char* to) const override {
    return field_->bare(records_.offset + row, cells, to);
  }
  const char* lines(std::int64_t first, std::int64_t last, std::size_t cells,
                    std::vector<char>& room) const override {
    if (records_.null_count != 0) return nullptr;
    return field_->lines(records_.offset + first, records_.offset + last, cells, room);
  }

 private:
  const std::unique_ptr<Rows> field_;
  const ArrowArray& records_;
};

/// Grids as lists of numbers, all of one length.
class ListRows : public Rows {
 public:
  ListRows(std::unique_ptr<Rows> digits, const ArrowArray& lists)
      : digits_(std::move(digits)), lists_(lists) {
    size_ = lists.length;
  }
  bool is_null(std::int64_t row) const override { return null_in(lists_, row); }
  Expected<Puzzle> read(std::int64_t row, const ReadOptions& options,
                        text::Layouts& layouts) const override {
    return digits_->read(lists_.offset + row, options, layouts);
  }
  bool bare(std::int64_t row, std::size_t cells, char* to) const override {
    return digits_->bare(lists_.offset + row, cells, to);
  }
  const char* lines(std::int64_t first, std::int64_t last, std::size_t cells,
                    std::vector<char>& room) const override {
    if (lists_.null_count != 0) return nullptr;
    return digits_->lines(lists_.offset + first, lists_.offset + last, cells, room);
  }

 private:
  const std::unique_ptr<Rows> digits_;
  const ArrowArray& lists_;
};

std::optional<Number> number_of(std::string_view format) {
  constexpr std::string_view letters = "cCsSiIlL";
  if (format.size() != 1) return {};
  const auto at = letters.find(format[0]);
  if (at == letters.npos) return {};
  return Number{.bytes = 1 << at / 2, .is_signed = at % 2 == 0};
}

Expected<std::unique_ptr<Rows>> lists_of(const ArrowSchema& schema, const ArrowArray& array,
                                         std::int64_t cells) {
  const auto number = number_of(schema.children[0]->format);
  if (!number) return fail("grids are lists of whole numbers");
  const ArrowArray& numbers = *array.children[0];
  for (std::int64_t i = 0; numbers.null_count != 0 && i < numbers.length; ++i)
    if (null_in(numbers, i)) return fail("a blank cell of a list is 0, not null");
  const auto* const first = static_cast<const char*>(numbers.buffers[1]);
  return std::make_unique<ListRows>(
      Rows::of({first ? first + numbers.offset * number->bytes : nullptr, *number},
               cells ? numbers.length / cells : 0, cells),
      array);
}

Expected<std::unique_ptr<Rows>> rows_of(const ArrowSchema& schema, const ArrowArray& array) {
  const std::string_view format = schema.format;
  if (schema.dictionary) {
    const auto texts = texts_of(schema.dictionary->format);
    if (texts && format.size() == 1)
      return std::make_unique<DictionaryRows>(format[0], *texts, array);
  } else if (const auto texts = texts_of(format)) {
    return std::make_unique<TextRows>(*texts, array);
  } else if (format == "n") {
    return std::make_unique<NullRows>(array.length);
  } else if (const auto cells = width_of(format, "+w:")) {
    return lists_of(schema, array, *cells);
  }
  return fail("puzzles are texts, not values of Arrow's type '" + std::string(format) + "'");
}

Expected<std::int64_t> find_field(const ArrowSchema& schema, const std::string& column) {
  const auto called = [&](std::int64_t i, std::string_view name) {
    return schema.children[i]->name && schema.children[i]->name == name;
  };
  if (!column.empty()) {
    for (std::int64_t i = 0; i < schema.n_children; ++i)
      if (called(i, column)) return i;
    return fail("there is no column '" + column + "'");
  }
  if (schema.n_children == 1) return 0;
  for (const std::string_view usual : {"puzzle", "question", "quizzes"})
    for (std::int64_t i = 0; i < schema.n_children; ++i)
      if (called(i, usual)) return i;
  return fail("none of the columns is called puzzle: name the one that holds the puzzles");
}

}  // namespace

Expected<std::unique_ptr<Rows>> Rows::of(const ArrowSchema& schema, const ArrowArray& array,
                                         const std::string& column) {
  if (std::string_view(schema.format) != "+s") return rows_of(schema, array);
  const auto field = find_field(schema, column);
  if (!field) return std::unexpected(field.error());
  auto rows = rows_of(*schema.children[*field], *array.children[*field]);
  if (!rows) return rows;
  return std::make_unique<FieldRows>(*std::move(rows), array);
}

}  // namespace clew::python
