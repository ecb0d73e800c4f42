#include "source.h"

#include "interpreter.h"

namespace nb = nanobind;

namespace clew::python {

Source::Source(Digits digits)
    : digits_(std::move(digits)),
      rows_(Rows::of(digits_->data(), static_cast<std::int64_t>(digits_->shape(0)),
                     static_cast<std::int64_t>(digits_->shape(1)))),
      total_(rows_->size()) {}

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

const Rows* Source::next() {
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
