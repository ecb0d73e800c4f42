#include "source.h"

#include "column.h"
#include "interpreter.h"

namespace nb = nanobind;

namespace clew::python {

namespace {

/// The UTF-8 of a text, or bytes; nothing for any other object.
std::optional<std::string_view> bytes_of(nb::handle item) {
  Py_ssize_t size = 0;
  const char* text = nullptr;
  if (PyUnicode_Check(item.ptr())) {
    text = PyUnicode_AsUTF8AndSize(item.ptr(), &size);
    if (!text) PyErr_Clear();
  } else if (PyBytes_Check(item.ptr())) {
    text = PyBytes_AsString(item.ptr());
    size = PyBytes_Size(item.ptr());
  }
  if (!text) return {};
  return std::string_view(text, static_cast<std::size_t>(size));
}

/// A batch of a file's puzzles.
class FileRows : public Rows {
 public:
  explicit FileRows(stream::Batch batch) : batch_(std::move(batch)) {
    size_ = static_cast<std::int64_t>(batch_.size());
  }
  bool is_null(std::int64_t) const override { return false; }
  // The batch has the options of its files.
  Expected<Puzzle> read(std::int64_t row, const ReadOptions&,
                        text::Layouts& layouts) const override {
    return batch_.read(static_cast<std::size_t>(row), layouts);
  }
  bool bare(std::int64_t row, std::size_t cells, char* to) const override {
    if (!batch_.bare() || cells != stream::bare_cells(batch_.bare_layout())) return false;
    batch_.symbols(static_cast<std::size_t>(row)).copy(to, cells);
    return true;
  }

 private:
  const stream::Batch batch_;
};

std::int64_t size_of(const auto& array, std::size_t axis) {
  return static_cast<std::int64_t>(array.shape(axis));
}

}  // namespace

std::unique_ptr<Source> Source::of_texts(const nb::list& texts) {
  static const Field field{Field::text, ""};
  auto column = std::make_shared<Column>(field);
  for (nb::handle item : texts) {
    if (item.is_none()) {
      column->append_nulls(1);
    } else if (const auto text = bytes_of(item)) {
      column->append_text(*text);
    } else {
      throw nb::type_error(("puzzle " + std::to_string(column->length()) + " is no text").c_str());
    }
  }
  if (column->too_large()) throw nb::value_error("2 GiB of text at most: use Arrow");
  ArrowSchema schema;
  ArrowArray array;
  export_schema(field, &schema);
  export_array(column, &array);
  return std::unique_ptr<Source>(
      new Source(Owned<ArrowSchema>(&schema), Owned<ArrowArray>(&array), ""));
}

std::unique_ptr<Source> Source::of_digits(ReadOnly<2> digits) {
  const auto type = digits.dtype();
  const auto code = static_cast<nb::dlpack::dtype_code>(type.code);
  const bool is_signed = code == nb::dlpack::dtype_code::Int;
  if ((!is_signed && code != nb::dlpack::dtype_code::UInt) || type.lanes != 1)
    throw nb::type_error("digits are whole numbers");
  const Numbers numbers{digits.data(), {.bytes = type.bits / 8, .is_signed = is_signed}};
  auto rows = Rows::of(numbers, size_of(digits, 0), size_of(digits, 1));
  return std::unique_ptr<Source>(new Source(nb::cast(digits), std::move(rows)));
}

std::unique_ptr<Source> Source::of_candidates(ReadOnly<3, const std::uint8_t> marks) {
  auto rows =
      Rows::of_candidates(marks.data(), size_of(marks, 0), size_of(marks, 1), size_of(marks, 2));
  return std::unique_ptr<Source>(new Source(nb::cast(marks), std::move(rows)));
}

std::unique_ptr<Source> Source::of_bytes(ReadOnly<2, const std::uint8_t> texts) {
  auto rows = Rows::of_bytes(texts.data(), size_of(texts, 0), size_of(texts, 1));
  return std::unique_ptr<Source>(new Source(nb::cast(texts), std::move(rows)));
}

std::unique_ptr<Source> Source::of_array(nb::handle schema, nb::handle array, std::string column) {
  return std::unique_ptr<Source>(new Source(
      Owned<ArrowSchema>(in_capsule<ArrowSchema>(schema, "arrow_schema")),
      Owned<ArrowArray>(in_capsule<ArrowArray>(array, "arrow_array")), std::move(column)));
}

std::unique_ptr<Source> Source::of_stream(nb::handle stream, std::string column) {
  return std::unique_ptr<Source>(new Source(
      Owned<ArrowArrayStream>(in_capsule<ArrowArrayStream>(stream, "arrow_array_stream")),
      std::move(column)));
}

Source::Source(Owned<ArrowSchema> schema, Owned<ArrowArray> array, std::string column)
    : schema_(std::move(schema)), array_(std::move(array)), column_(std::move(column)) {
  total_ = read()->size();
}

Source::Source(Owned<ArrowArrayStream> stream, std::string column)
    : stream_(std::move(stream)), column_(std::move(column)) {
  int failed;
  {
    Unlocked others;
    failed = stream_->get_schema(stream_.get(), schema_.get());
  }
  if (failed) {
    const char* why = stream_->get_last_error(stream_.get());
    throw std::runtime_error(why ? why : "the stream has no schema");
  }
}

const Rows* Source::read() {
  auto rows = Rows::of(*schema_, *array_, column_);
  if (!rows) throw nb::type_error(rows.error().reason.c_str());
  rows_ = *std::move(rows);
  return rows_.get();
}

Source::Source(std::unique_ptr<stream::Feed> feed) : feed_(std::move(feed)) {}

std::unique_ptr<Source> Source::of_files(const std::vector<std::string>& paths,
                                         const std::string& layout, const std::string& format) {
  ReadOptions options;
  if (!layout.empty()) {
    auto named = find_layout(layout);
    if (!named) throw nb::value_error(named.error().reason.c_str());
    options.layout = *named;
  }
  if (!format.empty() && !(options.from = format_named(format)))
    throw nb::value_error(("no format is called '" + format + "'").c_str());
  std::vector<stream::Source> files;
  for (const std::string& path : paths) files.push_back(stream::Source::file(path));
  constexpr std::size_t chunk_bytes = 1 << 20;
  return std::unique_ptr<Source>(new Source(
      std::make_unique<stream::Feed>(std::move(files), std::move(options), nullptr, chunk_bytes)));
}

const Rows* Source::read_files() {
  constexpr std::size_t most = 1 << 14;
  rows_.reset();
  std::optional<stream::Feed::Portion> portion;
  {
    Unlocked others;
    do {
      portion = feed_->next(most);
    } while (portion && !portion->trouble && !portion->batch.size());
  }
  if (!portion) return nullptr;
  if (portion->trouble) {
    const std::string why = portion->trouble->file + ": " + portion->trouble->error.reason;
    PyErr_SetString(PyExc_OSError, why.c_str());
    throw nb::python_error();
  }
  rows_ = std::make_unique<FileRows>(std::move(portion->batch));
  return rows_.get();
}

const Rows* Source::next() {
  if (feed_) return read_files();
  if (!stream_) return std::exchange(given_, true) ? nullptr : rows_.get();
  rows_.reset();
  array_ = {};
  int failed;
  {
    Unlocked others;
    failed = stream_->get_next(stream_.get(), array_.get());
  }
  if (failed) {
    const char* why = stream_->get_last_error(stream_.get());
    throw std::runtime_error(why ? why : "the stream broke off");
  }
  return array_ ? read() : nullptr;
}

}  // namespace clew::python
