#include "arrays.h"

#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>

#include <algorithm>
#include <array>
#include <unordered_map>
#include <vector>

#include "interpreter.h"
#include "pages.h"
#include "stream/foreign.h"

namespace nb = nanobind;

namespace clew::python {
namespace {

/// Values that are not cleared when they are made.
template <class Value>
struct Values {
  explicit Values(std::size_t count) : size(count), data(KeptPages<Value>().allocate(count)) {}
  ~Values() { KeptPages<Value>().deallocate(data, size); }
  Values(const Values&) = delete;
  Values& operator=(const Values&) = delete;

  const std::size_t size;
  Value* const data;
};

/// Gives numpy an array of that shape, with the memory that owns it.
template <class Value, class Memory>
nb::object array_of(std::unique_ptr<Memory> memory, Value* values,
                    std::initializer_list<std::size_t> shape) {
  nb::capsule owner(memory.get(), [](void* p) noexcept { delete static_cast<Memory*>(p); });
  memory.release();
  return nb::cast(nb::ndarray<nb::numpy, Value>(values, shape, owner));
}

/// A new array of numpy and its values, not yet filled.
template <class Value>
struct Made {
  template <class... Sizes>
  explicit Made(Sizes... shape)
      : Made(std::make_unique<Values<Value>>((shape * ...)), {shape...}) {}

  Value* values;
  nb::object array;

 private:
  Made(std::unique_ptr<Values<Value>> memory, std::initializer_list<std::size_t> shape)
      : values(memory->data), array(array_of(std::move(memory), values, shape)) {}
};

/// A column of several batches of one verb, of which there is one at least.
class Parts {
 public:
  Parts(const std::vector<const Batch*>& batches, const std::string& name) {
    if (batches.empty()) throw nb::value_error("there is no batch");
    for (const Batch* batch : batches) {
      columns_.push_back(&batch->named(name));
      rows_ += columns_.back()->length();
    }
  }

  std::size_t rows() const { return rows_; }
  Field::Kind kind() const { return columns_.front()->field().kind; }
  /// Calls f(column, row of the column, row of all).
  template <class F>
  void each(F f) const {
    std::size_t at = 0;
    for (const Column* column : columns_)
      for (std::size_t row = 0; row < column->length(); ++row) f(*column, row, at++);
  }
  /// Returns the layout of that name, else the one known by the first count of cells that is not 0.
  template <class Cells>
  LayoutPtr layout(const std::string& name, Cells cells) const;

 private:
  std::vector<const Column*> columns_;
  std::size_t rows_ = 0;
};

LayoutPtr named(const std::string& name) {
  if (name.empty()) return nullptr;
  auto layout = find_layout(name);
  if (!layout) throw nb::value_error(layout.error().reason.c_str());
  return *layout;
}

/// Digits of bare lines of a layout.
class Lines {
 public:
  explicit Lines(LayoutPtr layout) : layout_(std::move(layout)) {
    digits_.fill(foreign);
    if (layout_->digits() > 9 || !layout_->values().are_digits()) return;
    for (int symbol = 0; symbol < 256; ++symbol)
      if (const char c = static_cast<char>(symbol);
          stream::is_plain(c, static_cast<char>('0' + layout_->digits())))
        digits_[static_cast<std::size_t>(symbol)] =
            c >= '1' && c <= '9' ? static_cast<Digit>(c - '0') : Digit{0};
  }

  std::size_t cells() const { return static_cast<std::size_t>(layout_->size()); }
  /// Writes a digit for each symbol of a line of as many cells. Returns false if a symbol is neither
  /// a digit nor a blank, or if digits have no symbol of their own.
  bool write(std::string_view line, Digit* to) const {
    const int digits = layout_->values().are_digits() ? layout_->digits() : 0;
    bool other = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
      to[i] = static_cast<Digit>(line[i] - '0');
      other |= static_cast<Digit>(to[i] - 1) >= digits;
    }
    if (!other && digits <= 9) return true;
    Digit any = 0;
    for (std::size_t i = 0; i < line.size(); ++i)
      any |= to[i] = digits_[static_cast<unsigned char>(line[i])];
    return any < foreign;
  }
  /// Writes a line in any notation of values; throws a ValueError that names the row if it is none.
  void write_any(std::string_view line, std::size_t row, Digit* to) const {
    const auto values = read_values(*layout_, line);
    if (!values)
      throw nb::value_error(
          ("row " + std::to_string(row) + " has another layout: " + values.error().reason).c_str());
    for (const CellId cell : line_order(*layout_)) *to++ = (*values)[cell];
  }

 private:
  static constexpr Digit foreign = 0x80;
  LayoutPtr layout_;
  std::array<Digit, 256> digits_;
};

/// The digits of the rows of a source.
class Digits {
  using Many = std::vector<Digit, KeptPages<Digit>>;

 public:
  explicit Digits(LayoutPtr layout) {
    options_.layout = layout;
    if (layout) lines_.emplace(layout);
  }

  /// Returns the reason why a row has no digits; empty at the end.
  std::string append(const Rows& rows) {
    for (std::int64_t row = 0; row < rows.size(); ++row, ++count_) {
      make_room(rows.size() - row);
      if (std::string wrong = append(rows, row); !wrong.empty())
        return "puzzle " + std::to_string(count_) + ": " + wrong;
    }
    return {};
  }
  nb::object array() {
    if (!count_ && lines_) cells_ = lines_->cells();
    auto own = std::make_unique<Many>(std::move(digits_));
    Digit* const values = own->data();
    return array_of(std::move(own), values, {count_, cells_});
  }

 private:
  // The number of cells is known once there is a row.
  void make_room(std::int64_t rows) {
    const std::size_t needed = digits_.size() + static_cast<std::size_t>(rows) * cells_;
    if (needed > digits_.capacity()) digits_.reserve(std::max(needed, 2 * digits_.capacity()));
  }
  std::string append(const Rows& rows, std::int64_t row) {
    if (rows.is_null(row)) return "there is none";
    if (lines_) {
      line_.resize(lines_->cells());
      digits_.resize(digits_.size() + line_.size());
      if (rows.bare(row, line_.size(), line_.data()) &&
          lines_->write(line_, digits_.data() + digits_.size() - line_.size()))
        return check(line_.size());
      digits_.resize(digits_.size() - line_.size());
    }
    const auto puzzle = rows.read(row, options_, layouts_);
    if (!puzzle) return puzzle.error().reason;
    if (!lines_ && layout_of_length(static_cast<std::size_t>(puzzle->layout->size())) ==
                       puzzle->layout->name())
      lines_.emplace(puzzle->layout);
    for (const CellId c : line_order(*puzzle->layout)) digits_.push_back(puzzle->givens[c]);
    return check(puzzle->givens.size());
  }
  std::string check(std::size_t cells) {
    if (count_ == 0) cells_ = cells;
    if (cells == cells_) return {};
    return "it has " + std::to_string(cells) + " cells, others have " + std::to_string(cells_);
  }

  ReadOptions options_;
  text::Layouts layouts_;
  std::optional<Lines> lines_;
  std::string line_;
  Many digits_;
  std::size_t count_ = 0, cells_ = 0;
};

/// A bare line, unless it says less than the puzzle.
Expected<std::string> text_of(const Puzzle& puzzle) {
  const Layout& layout = *puzzle.layout;
  const bool plain = puzzle.entries.empty() && puzzle.marks.empty() && puzzle.title.empty() &&
                     puzzle.given_marks.empty() && layout.digits() <= 9 &&
                     layout_of_length(static_cast<std::size_t>(layout.size())) == layout.name();
  return write(puzzle, plain ? Format::line : Format::text);
}

template <class Cells>
LayoutPtr Parts::layout(const std::string& name, Cells cells) const {
  LayoutPtr layout = named(name);
  for (const Column* column : columns_)
    for (std::size_t row = 0; !layout && row < column->length(); ++row)
      if (const std::size_t count = cells(*column, row))
        layout = named(std::string(layout_of_length(count)));
  return layout;
}

/// Values of a column, and whether there is one.
template <class Value, class Get>
nb::tuple values_of(const Parts& parts, Get get) {
  Made<Value> values(parts.rows());
  Made<bool> known(parts.rows());
  parts.each([&](const Column& column, std::size_t row, std::size_t at) {
    values.values[at] = get(column, row);
    known.values[at] = !column.is_null(row);
  });
  return nb::make_tuple(values.array, known.array);
}

/// Places of a layout's cells in a line by their names, and of its digits by their values.
struct Places {
  explicit Places(const Layout& layout) {
    for (const CellId cell : line_order(layout))
      cell_at.emplace(layout.cell_name(cell), cell_at.size());
    for (int d = 0; d < layout.digits(); ++d)
      digit_at.emplace(static_cast<std::uint64_t>(layout.value(static_cast<Digit>(d + 1))), d);
  }
  std::unordered_map<std::string, std::size_t> cell_at;
  std::unordered_map<std::uint64_t, std::size_t> digit_at;
};

}  // namespace

nb::object to_digits(std::unique_ptr<Source> source, const std::string& layout) {
  Digits digits(named(layout));
  while (const Rows* rows = source->next()) {
    std::string wrong;
    {
      const Unlocked others;
      wrong = digits.append(*rows);
    }
    if (!wrong.empty()) throw nb::value_error(wrong.c_str());
  }
  return digits.array();
}

nb::object texts_of(Source& source) {
  const Rows* rows = source.next();
  if (!rows) return nb::none();
  text::Layouts layouts;
  nb::list texts;
  for (std::int64_t row = 0; row < rows->size(); ++row) {
    const auto puzzle = rows->read(row, {}, layouts);
    const Expected<std::string> text = puzzle ? text_of(*puzzle) : std::unexpected(puzzle.error());
    if (text)
      texts.append(nb::make_tuple(*text, nb::none(), 0, 0));
    else
      texts.append(
          nb::make_tuple(nb::none(), text.error().reason, text.error().line, text.error().column));
  }
  return texts;
}

nb::tuple numbers_of(const std::vector<const Batch*>& batches, const std::string& name) {
  const Parts parts(batches, name);
  const auto whole = [](const Column& column, std::size_t row) { return column.whole(row); };
  const auto number = [](const Column& column, std::size_t row) { return column.number(row); };
  const auto truth = [](const Column& column, std::size_t row) { return column.truth(row); };
  switch (parts.kind()) {
    case Field::whole:
      return values_of<std::uint64_t>(parts, whole);
    case Field::small:
      return values_of<std::uint8_t>(parts, whole);
    case Field::number:
      return values_of<double>(parts, number);
    case Field::truth:
      return values_of<bool>(parts, truth);
    default:
      throw nb::type_error((name + " has no numbers").c_str());
  }
}

nb::tuple labels_of(const std::vector<const Batch*>& batches, const std::string& name) {
  const Parts parts(batches, name);
  if (parts.kind() != Field::text) throw nb::type_error((name + " has no texts").c_str());
  std::unordered_map<std::string_view, std::int32_t> known;
  std::string_view last;  // most texts are the same as the one before
  std::int32_t number = -1;
  nb::list labels;
  Made<std::int32_t> numbers(parts.rows());
  parts.each([&](const Column& column, std::size_t row, std::size_t at) {
    if (column.is_null(row)) {
      numbers.values[at] = -1;
      return;
    }
    const std::string_view text = column.text(row);
    if (number < 0 || text != last) {
      const auto [place, is_new] = known.try_emplace(text, static_cast<std::int32_t>(known.size()));
      if (is_new) labels.append(nb::str(text.data(), text.size()));
      last = text;
      number = place->second;
    }
    numbers.values[at] = number;
  });
  return nb::make_tuple(numbers.array, labels);
}

nb::object grids_of(const std::vector<const Batch*>& batches, const std::string& name,
                    const std::string& layout_name) {
  const Parts parts(batches, name);
  if (parts.kind() != Field::text) throw nb::type_error((name + " has no lines").c_str());
  const LayoutPtr layout = parts.layout(
      layout_name, [](const Column& column, std::size_t row) { return column.text(row).size(); });
  if (!layout) return Made<Digit>(parts.rows(), std::size_t{0}).array;
  const Lines lines(layout);
  const std::size_t cells = lines.cells();
  Made<Digit> grids(parts.rows(), cells);
  parts.each([&](const Column& column, std::size_t row, std::size_t at) {
    const std::string_view line = column.text(row);
    Digit* grid = grids.values + at * cells;
    if (column.is_null(row))
      std::fill_n(grid, cells, Digit{0});
    else if (line.size() != cells || !lines.write(line, grid))
      lines.write_any(line, at, grid);
  });
  return grids.array;
}

nb::object marks_of(const std::vector<const Batch*>& batches, const std::string& name,
                    const std::string& layout_name) {
  const Parts parts(batches, name);
  const auto count = [](const Column& column, std::size_t row) {
    const auto [from, to] = column.items(row);
    return to - from;
  };
  const LayoutPtr layout = parts.layout(layout_name, count);
  if (!layout) return Made<bool>(parts.rows(), std::size_t{0}, std::size_t{0}).array;
  const Places places(*layout);
  const std::size_t cells = places.cell_at.size(), digits = places.digit_at.size();
  Made<bool> marks(parts.rows(), cells, digits);
  std::fill_n(marks.values, parts.rows() * cells * digits, false);
  parts.each([&](const Column& column, std::size_t row, std::size_t at) {
    const Column &items = column.child(0), &names = items.child(0), &lists = items.child(1);
    const auto [from, to] = column.items(row);
    for (std::size_t i = from; i < to; ++i) {
      const auto cell = places.cell_at.find(std::string(names.text(i)));
      if (cell == places.cell_at.end()) throw nb::value_error("the rows are of several layouts");
      const auto [first, last] = lists.items(i);
      for (std::size_t k = first; k < last; ++k)
        marks.values[(at * cells + cell->second) * digits +
                     places.digit_at.at(lists.child(0).whole(k))] = true;
    }
  });
  return marks.array;
}

}  // namespace clew::python
