// Numpy arrays of puzzles and of columns of answers.
#pragma once

#include <nanobind/nanobind.h>

#include <string>
#include <vector>

#include "batch.h"
#include "source.h"

namespace clew::python {

/// The givens of all rows: uint8 (rows, cells), 0 = blank, cells in line order. An empty layout name
/// stands for the layout of each row. Throws a ValueError for a row without a puzzle, or with
/// another number of cells than the first.
nanobind::object to_digits(std::unique_ptr<Source>, const std::string& layout);

/// The next rows of a source as a list: of each a text that reads as the same puzzle, or the reason
/// why there is none, as a tuple (text, reason, line, column) with None in place of the other. None
/// at the end.
nanobind::object texts_of(Source&);

// Columns of the batches of a table, of which there is one at least, each as one array.

/// A column of numbers or truths, and an array of bool that is false for null.
nanobind::tuple numbers_of(const std::vector<const Batch*>&, const std::string& name);
/// A column of texts as numbers (int32, -1 for null), and the list of texts that they number.
nanobind::tuple labels_of(const std::vector<const Batch*>&, const std::string& name);
/// A column of lines as uint8 (rows, cells); a null is a row of zeros. An empty layout name stands
/// for the layout known by the length of the first line. Throws a ValueError for a row of another.
nanobind::object grids_of(const std::vector<const Batch*>&, const std::string& name,
                          const std::string& layout);
/// A column of lists of a cell and its digits as bool (rows, cells, digits).
nanobind::object marks_of(const std::vector<const Batch*>&, const std::string& name,
                          const std::string& layout);

}  // namespace clew::python
