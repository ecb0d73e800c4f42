#include "arrays.h"

#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>

#include <algorithm>
#include <array>
#include <unordered_map>
#include <vector>

#include "interpreter.h"
#include "stream/foreign.h"

namespace nb = nanobind;

namespace clew::python {
namespace {

/// Moves values into an array of that shape.
template <class Value>
nb::object array_of(std::vector<Value> values, std::initializer_list<std::size_t> shape) {
  auto* own = new std::vector<Value>(std::move(values));
  nb::capsule owner(own, [](void* p) noexcept { delete static_cast<std::vector<Value>*>(p); });
  return nb::cast(nb::ndarray<nb::numpy, Value>(own->data(), shape, owner));
}

nb::object truths_of(std::vector<std::uint8_t> values, std::initializer_list<std::size_t> shape) {
  return array_of(std::move(values), shape).attr("view")("bool");
}

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
  /// Appends a digit for each symbol. Appends nothing and returns false if a symbol is neither a
  /// digit nor a blank, or if digits have no symbol of their own.
  bool append(std::string_view line, std::vector<Digit>& to) const {
    const std::size_t begin = to.size();
    to.resize(begin + line.size());
    Digit* out = to.data() + begin;
    Digit any = 0;
    for (const char c : line) any |= * out++ = digits_[static_cast<unsigned char>(c)];
    if (any < foreign) return true;
    to.resize(begin);
    return false;
  }
  /// Appends a line in any notation of values; throws a ValueError that names the row if it is none.
  void append_any(std::string_view line, std::size_t row, std::vector<Digit>& to) const {
    const auto values = read_values(*layout_, line);
    if (!values)
      throw nb::value_error(
          ("row " + std::to_string(row) + " has another layout: " + values.error().reason).c_str());
    for (const CellId cell : line_order(*layout_)) to.push_back((*values)[cell]);
  }

 private:
  static constexpr Digit foreign = 0x80;
  LayoutPtr layout_;
  std::array<Digit, 256> digits_;
};

/// The digits of the rows of a source.
class Digits {
 public:
  explicit Digits(LayoutPtr layout) {
    options_.layout = layout;
    if (layout) lines_.emplace(layout);
  }

  /// Returns the reason why a row has no digits; empty at the end.
  std::string append(const Rows& rows) {
    digits_.reserve(digits_.size() + static_cast<std::size_t>(rows.size()) * cells_);
    for (std::int64_t row = 0; row < rows.size(); ++row, ++count_)
      if (std::string wrong = append(rows, row); !wrong.empty())
        return "puzzle " + std::to_string(count_) + ": " + wrong;
    return {};
  }
  nb::object array() {
    if (!count_ && lines_) cells_ = lines_->cells();
    return array_of(std::move(digits_), {count_, cells_});
  }

 private:
  std::string append(const Rows& rows, std::int64_t row) {
    if (rows.is_null(row)) return "there is none";
    if (lines_) {
      line_.resize(lines_->cells());
      if (rows.bare(row, line_.size(), line_.data()) && lines_->append(line_, digits_))
        return check(line_.size());
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
  std::vector<Digit> digits_;
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

template <class Value, class Get>
nb::object values_of(const Column& column, Get get) {
  std::vector<Value> values(column.length());
  for (std::size_t row = 0; row < column.length(); ++row) values[row] = get(row);
  return array_of(std::move(values), {column.length()});
}

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

nb::tuple numbers_of(const Batch& batch, const std::string& name) {
  const Column& column = batch.named(name);
  std::vector<std::uint8_t> valid(column.length());
  for (std::size_t row = 0; row < column.length(); ++row) valid[row] = !column.is_null(row);
  nb::object known = truths_of(std::move(valid), {column.length()});
  const auto whole = [&](std::size_t row) { return column.whole(row); };
  switch (column.field().kind) {
    case Field::whole:
      return nb::make_tuple(values_of<std::uint64_t>(column, whole), known);
    case Field::small:
      return nb::make_tuple(values_of<std::uint8_t>(column, whole), known);
    case Field::number:
      return nb::make_tuple(
          values_of<double>(column, [&](std::size_t row) { return column.number(row); }), known);
    case Field::truth: {
      nb::object bytes =
          values_of<std::uint8_t>(column, [&](std::size_t row) { return column.truth(row); });
      return nb::make_tuple(bytes.attr("view")("bool"), known);
    }
    default:
      throw nb::type_error((name + " has no numbers").c_str());
  }
}

nb::tuple labels_of(const Batch& batch, const std::string& name) {
  const Column& column = batch.named(name);
  if (column.field().kind != Field::text) throw nb::type_error((name + " has no texts").c_str());
  std::unordered_map<std::string_view, std::int32_t> known;
  nb::list labels;
  std::vector<std::int32_t> numbers(column.length(), -1);
  for (std::size_t row = 0; row < column.length(); ++row) {
    if (column.is_null(row)) continue;
    const std::string_view text = column.text(row);
    const auto [at, is_new] = known.try_emplace(text, static_cast<std::int32_t>(known.size()));
    if (is_new) labels.append(nb::str(text.data(), text.size()));
    numbers[row] = at->second;
  }
  return nb::make_tuple(array_of(std::move(numbers), {column.length()}), labels);
}

nb::object grids_of(const Batch& batch, const std::string& name, const std::string& layout_name) {
  const Column& column = batch.named(name);
  if (column.field().kind != Field::text) throw nb::type_error((name + " has no lines").c_str());
  LayoutPtr layout = named(layout_name);
  for (std::size_t row = 0; !layout && row < column.length(); ++row)
    if (!column.is_null(row))
      layout = named(std::string(layout_of_length(column.text(row).size())));
  if (!layout) return array_of(std::vector<Digit>(), {column.length(), std::size_t{0}});
  const Lines lines(layout);
  const std::size_t cells = lines.cells();
  std::vector<Digit> digits;
  digits.reserve(column.length() * cells);
  for (std::size_t row = 0; row < column.length(); ++row) {
    const std::string_view line = column.text(row);
    if (column.is_null(row))
      digits.resize(digits.size() + cells);
    else if (line.size() != cells || !lines.append(line, digits))
      lines.append_any(line, row, digits);
  }
  return array_of(std::move(digits), {column.length(), cells});
}

nb::object marks_of(const Batch& batch, const std::string& name, const std::string& layout_name) {
  const Column& column = batch.named(name);
  LayoutPtr layout = named(layout_name);
  for (std::size_t row = 0; !layout && row < column.length(); ++row)
    if (const auto [from, to] = column.items(row); from < to)
      layout = named(std::string(layout_of_length(to - from)));
  if (!layout) return truths_of({}, {column.length(), std::size_t{0}, std::size_t{0}});
  const std::vector<CellId> order = line_order(*layout);
  std::unordered_map<std::string, std::size_t> place;
  for (std::size_t i = 0; i < order.size(); ++i) place[layout->cell_name(order[i])] = i;
  std::unordered_map<std::uint64_t, std::size_t> digit_of;
  const auto digits = static_cast<std::size_t>(layout->digits());
  for (std::size_t d = 0; d < digits; ++d)
    digit_of[static_cast<std::uint64_t>(layout->value(static_cast<Digit>(d + 1)))] = d;
  std::vector<std::uint8_t> marks(column.length() * order.size() * digits);
  const Column &items = column.child(0), &cells = items.child(0), &lists = items.child(1);
  for (std::size_t row = 0; row < column.length(); ++row) {
    const auto [from, to] = column.items(row);
    for (std::size_t i = from; i < to; ++i) {
      const auto at = place.find(std::string(cells.text(i)));
      if (at == place.end()) throw nb::value_error("the rows are of several layouts");
      const auto [first, last] = lists.items(i);
      for (std::size_t k = first; k < last; ++k)
        marks[(row * order.size() + at->second) * digits + digit_of.at(lists.child(0).whole(k))] =
            1;
    }
  }
  return truths_of(std::move(marks), {column.length(), order.size(), digits});
}

}  // namespace clew::python
