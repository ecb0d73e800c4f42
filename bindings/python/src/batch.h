// Some answers as Python sees them: an Arrow record batch, and lists of its columns.
#pragma once

#include <nanobind/nanobind.h>

#include <string>
#include <vector>

#include "column.h"

namespace clew::python {

/// Returns a capsule that releases the structure if nobody takes it.
template <class Structure>
nanobind::object capsule_of(Structure* structure, const char* name) {
  PyObject* capsule = PyCapsule_New(structure, name, [](PyObject* self) {
    auto* own = static_cast<Structure*>(PyCapsule_GetPointer(self, PyCapsule_GetName(self)));
    if (own->release) own->release(own);
    delete own;
  });
  if (!capsule) throw nanobind::python_error();
  return nanobind::steal(capsule);
}

nanobind::object schema_capsule(const Field&);
/// Returns the columns of a verb's answers as a dict: for each name its kind, text, whole, small,
/// number, truth, list or record.
nanobind::dict columns_of(const std::string& verb);

struct Batch {
  explicit Batch(ColumnPtr of) : column(std::move(of)) {}

  nanobind::object schema() const { return schema_capsule(column->field()); }
  nanobind::tuple array(nanobind::object requested_schema) const;
  /// A row by its columns' names, in Python's own values.
  nanobind::dict row(std::size_t at) const;
  /// Rows by their numbers, from 0, in that order.
  Batch take(const std::vector<std::size_t>& rows) const;
  /// Rows of a verb's answers, from a JSON list of objects.
  static Batch parse(const std::string& verb, const std::string& rows);
  /// A column by its name. Throws a KeyError if there is none.
  const Column& named(const std::string& name) const;
  /// A column as a list of them.
  nanobind::list values(const std::string& name) const;

  ColumnPtr column;
};

}  // namespace clew::python
