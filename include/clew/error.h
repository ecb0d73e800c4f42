// Errors as values. The library throws nothing: a call that can fail returns Expected<T>. An Error
// says in one sentence what is wrong and what a person can do about it.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <utility>

namespace clew {

struct Error {
  std::string reason;      // one sentence without a final stop, no file name, no position
  std::size_t line = 0;    // from 1; 0 if the error has no position in a text
  std::size_t column = 0;  // in code points from 1; 0 if the error has no position in a text
};

template <class T>
using Expected = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string reason, std::size_t line = 0,
                                   std::size_t column = 0) {
  return std::unexpected(Error{std::move(reason), line, column});
}

}  // namespace clew
