// Rows of numpy arrays: digits of any integer type, candidates, and texts of a fixed width.
#include <algorithm>
#include <string>
#include <vector>

#include "rows.h"
#include "text/sudokupad/picture.h"

namespace clew::python {
namespace {

/// The layout of the options, or the one that is known by its number of cells.
Expected<LayoutPtr> layout_of(std::size_t cells, const ReadOptions& options,
                              text::Layouts& layouts) {
  LayoutPtr layout = options.layout;
  if (!layout) {
    const std::string_view name = layout_of_length(cells);
    if (name.empty())
      return fail("no layout is known by its " + std::to_string(cells) + " cells: name one", 1, 1);
    auto named = layouts.named(name);
    if (!named) return std::unexpected(named.error());
    layout = *named;
  }
  if (static_cast<std::size_t>(layout->size()) != cells)
    return fail("the layout has " + std::to_string(layout->size()) + " cells, the row " +
                    std::to_string(cells),
                1, 1);
  return layout;
}

template <class Value>
class DigitRows : public Rows {
 public:
  DigitRows(const void* digits, std::int64_t rows, std::int64_t cells)
      : digits_(static_cast<const Value*>(digits)), cells_(cells) {
    size_ = rows;
  }
  bool is_null(std::int64_t) const override { return false; }

  Expected<Puzzle> read(std::int64_t row, const ReadOptions& options,
                        text::Layouts& layouts) const override {
    const auto cells = static_cast<std::size_t>(cells_);
    auto layout = layout_of(cells, options, layouts);
    if (!layout) return std::unexpected(layout.error());
    Puzzle puzzle{.layout = *layout, .givens = std::vector<Digit>(cells)};
    const Value* const from = digits_ + row * cells_;
    const std::vector<CellId> order = line_order(**layout);
    for (std::size_t i = 0; i < cells; ++i) {
      if (std::cmp_less(from[i], 0) || std::cmp_greater(from[i], (*layout)->digits()))
        return fail(std::to_string(from[i]) + " is no digit of this layout", 1, i + 1);
      puzzle.givens[order[i]] = static_cast<Digit>(from[i]);
    }
    return puzzle;
  }
  bool bare(std::int64_t row, std::size_t cells, char* to) const override {
    if (static_cast<std::size_t>(cells_) != cells) return false;
    write(digits_ + row * cells_, cells, to);
    return true;
  }
  const char* lines(std::int64_t first, std::int64_t last, std::size_t cells,
                    std::vector<char>& room) const override {
    if (static_cast<std::size_t>(cells_) != cells) return nullptr;
    room.resize(static_cast<std::size_t>(last - first) * cells);
    write(digits_ + first * cells_, room.size(), room.data());
    return room.data();
  }

 private:
  static void write(const Value* from, std::size_t count, char* to) {
    for (std::size_t i = 0; i < count; ++i) {
      const bool is_digit = std::cmp_greater_equal(from[i], 0) && std::cmp_less_equal(from[i], 9);
      to[i] = is_digit ? static_cast<char>('0' + from[i]) : '!';
    }
  }

  const Value* const digits_;
  const std::int64_t cells_;
};

class CandidateRows : public Rows {
 public:
  CandidateRows(const std::uint8_t* marks, std::int64_t rows, std::int64_t cells,
                std::int64_t digits)
      : marks_(marks), cells_(cells), digits_(digits) {
    size_ = rows;
  }
  bool is_null(std::int64_t) const override { return false; }

  Expected<Puzzle> read(std::int64_t row, const ReadOptions& options,
                        text::Layouts& layouts) const override {
    auto layout = layout_of(static_cast<std::size_t>(cells_), options, layouts);
    if (!layout) return std::unexpected(layout.error());
    if ((*layout)->digits() != digits_)
      return fail("the layout has " + std::to_string((*layout)->digits()) + " digits, the row " +
                      std::to_string(digits_),
                  1, 1);
    const std::vector<CellId> order = line_order(**layout);
    std::vector<DigitSet> marks(order.size());
    const std::uint8_t* from = marks_ + row * cells_ * digits_;
    for (const CellId cell : order)
      for (std::int64_t digit = 1; digit <= digits_; ++digit)
        if (*from++) marks[cell].add(static_cast<Digit>(digit));
    Puzzle puzzle{.layout = *layout};
    text::set_candidates(puzzle, std::move(marks));
    return puzzle;
  }
  bool bare(std::int64_t, std::size_t, char*) const override { return false; }

 private:
  const std::uint8_t* const marks_;
  const std::int64_t cells_, digits_;
};

class ByteRows : public Rows {
 public:
  ByteRows(const std::uint8_t* bytes, std::int64_t rows, std::int64_t width)
      : bytes_(reinterpret_cast<const char*>(bytes)), width_(static_cast<std::size_t>(width)) {
    size_ = rows;
  }
  bool is_null(std::int64_t) const override { return false; }
  Expected<Puzzle> read(std::int64_t row, const ReadOptions& options,
                        text::Layouts& layouts) const override {
    return text::read_puzzle(at(row), options, layouts);
  }
  bool bare(std::int64_t row, std::size_t cells, char* to) const override {
    const std::string_view text = at(row);
    if (text.size() != cells) return false;
    text.copy(to, cells);
    return true;
  }

 private:
  std::string_view at(std::int64_t row) const {
    const std::string_view text(bytes_ + static_cast<std::size_t>(row) * width_, width_);
    return text.substr(0, text.find_last_not_of('\0') + 1);
  }
  const char* const bytes_;
  const std::size_t width_;
};

}  // namespace

std::unique_ptr<Rows> Rows::of(Numbers numbers, std::int64_t rows, std::int64_t cells) {
  const auto make = [&]<class Signed, class Unsigned>(Signed, Unsigned) -> std::unique_ptr<Rows> {
    if (numbers.type.is_signed)
      return std::make_unique<DigitRows<Signed>>(numbers.first, rows, cells);
    return std::make_unique<DigitRows<Unsigned>>(numbers.first, rows, cells);
  };
  switch (numbers.type.bytes) {
    case 1:
      return make(std::int8_t{}, std::uint8_t{});
    case 2:
      return make(std::int16_t{}, std::uint16_t{});
    case 4:
      return make(std::int32_t{}, std::uint32_t{});
    default:
      return make(std::int64_t{}, std::uint64_t{});
  }
}

std::unique_ptr<Rows> Rows::of_candidates(const std::uint8_t* marks, std::int64_t rows,
                                          std::int64_t cells, std::int64_t digits) {
  return std::make_unique<CandidateRows>(marks, rows, cells, digits);
}

std::unique_ptr<Rows> Rows::of_bytes(const std::uint8_t* bytes, std::int64_t rows,
                                     std::int64_t width) {
  return std::make_unique<ByteRows>(bytes, rows, width);
}

}  // namespace clew::python
