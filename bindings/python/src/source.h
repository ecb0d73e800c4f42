// Input rows of a bulk function: one array, or a stream of arrays.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <memory>
#include <optional>
#include <string>

#include "abi.h"
#include "rows.h"

namespace clew::python {

using Digits = nanobind::ndarray<const std::uint8_t, nanobind::ndim<2>, nanobind::c_contig,
                                 nanobind::device::cpu>;

/// The structure that a capsule of that name holds; throws a TypeError when it is another or empty.
template <class Structure>
Structure* in_capsule(nanobind::handle capsule, const char* name) {
  auto* structure = static_cast<Structure*>(PyCapsule_GetPointer(capsule.ptr(), name));
  if (!structure) throw nanobind::python_error();
  return structure;
}

class Source {
 public:
  explicit Source(Digits);
  /// From capsules of the Arrow PyCapsule interface; `column` as in Rows::of.
  Source(Owned<ArrowSchema>, Owned<ArrowArray>, std::string column);
  Source(Owned<ArrowArrayStream>, std::string column);

  /// The rows of the next array; null at the end. Good until the next call.
  const Rows* next();
  /// Returns the number of all rows, if known.
  std::optional<std::int64_t> total() const { return total_; }

 private:
  const Rows* read();

  std::optional<Digits> digits_;
  Owned<ArrowSchema> schema_;
  Owned<ArrowArray> array_;
  Owned<ArrowArrayStream> stream_;
  std::string column_;
  std::unique_ptr<Rows> rows_;
  std::optional<std::int64_t> total_;
  bool given_ = false;
};

}  // namespace clew::python
