// Input rows of a bulk function: one array, or a stream of arrays.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "abi.h"
#include "rows.h"
#include "stream/feed.h"

namespace clew::python {

template <int dimensions, class Value = nanobind::ro>
using ReadOnly =
    nanobind::ndarray<Value, nanobind::ndim<dimensions>, nanobind::c_contig, nanobind::device::cpu>;

/// The structure that a capsule of that name holds; throws a TypeError when it is another or empty.
template <class Structure>
Structure* in_capsule(nanobind::handle capsule, const char* name) {
  auto* structure = static_cast<Structure*>(PyCapsule_GetPointer(capsule.ptr(), name));
  if (!structure) throw nanobind::python_error();
  return structure;
}

class Source {
 public:
  /// A list of texts, bytes and None. Throws a TypeError for any other item.
  static std::unique_ptr<Source> of_texts(const nanobind::list&);
  /// Digits (rows, cells) of any integer type, 0 = blank, cells in line order.
  static std::unique_ptr<Source> of_digits(ReadOnly<2>);
  /// Candidates (rows, cells, digits), not 0 if they are left.
  static std::unique_ptr<Source> of_candidates(ReadOnly<3, const std::uint8_t>);
  /// Texts (rows, width), filled up with zeros.
  static std::unique_ptr<Source> of_bytes(ReadOnly<2, const std::uint8_t>);
  /// Capsules of the Arrow PyCapsule interface; `column` as in Rows::of.
  static std::unique_ptr<Source> of_array(nanobind::handle schema, nanobind::handle array,
                                          std::string column);
  static std::unique_ptr<Source> of_stream(nanobind::handle stream, std::string column);

  /// Files of puzzles in any format, one after another; .gz and .zst are unpacked. Throws a ValueError
  /// for an unknown layout or format. next() throws an OSError for a file that cannot be read.
  static std::unique_ptr<Source> of_files(const std::vector<std::string>& paths,
                                          const std::string& layout, const std::string& format);

  /// The rows of the next array; null at the end. Good until the next call.
  const Rows* next();
  /// Returns the number of all rows, if known.
  std::optional<std::int64_t> total() const { return total_; }

 private:
  /// Rows in the memory of an object.
  Source(nanobind::object owner, std::unique_ptr<Rows> rows)
      : owner_(std::move(owner)), rows_(std::move(rows)), total_(rows_->size()) {}
  Source(Owned<ArrowSchema>, Owned<ArrowArray>, std::string column);
  Source(Owned<ArrowArrayStream>, std::string column);
  explicit Source(std::unique_ptr<stream::Feed>);
  const Rows* read();
  const Rows* read_files();

  nanobind::object owner_;
  Owned<ArrowSchema> schema_;
  Owned<ArrowArray> array_;
  Owned<ArrowArrayStream> stream_;
  std::unique_ptr<stream::Feed> feed_;
  std::string column_;
  std::unique_ptr<Rows> rows_;
  std::optional<std::int64_t> total_;
  bool given_ = false;
};

}  // namespace clew::python
