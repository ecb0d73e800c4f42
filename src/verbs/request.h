// A request of the page or the Python package: a JSON object with a puzzle and options, which are
// spelled like the command line's long options with _ for -.
//
// Errors name the field. The getters remember the first fault and puzzle() reports it, so a verb
// reads all its options, then asks for the puzzle, and checks once. A field that no getter has read
// by then is a fault too.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "clew/error.h"
#include "clew/language.h"
#include "clew/puzzle.h"
#include "clew/stop.h"
#include "verbs/call.h"

namespace clew::verbs {

class Request {
 public:
  Request(const Json& fields, const Context&);

  bool has(const char* name) const { return find(name) != nullptr; }
  std::uint64_t whole(const char* name, std::uint64_t otherwise, std::uint64_t least = 0,
                      std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
  /// Not below 0, in a range that a person may mean.
  double seconds(const char* name, double otherwise);
  bool flag(const char* name);
  std::string text(const char* name, std::string_view otherwise = {});
  /// A list of strings, or one string with commas.
  std::vector<std::string> list(const char* name);

  /// From "language"; English if absent.
  Language language();
  /// The context's, and no later than "timeout" seconds from now.
  Stop stop();
  /// From "layout"; null if absent.
  LayoutPtr layout();
  /// Declares fields that are read only after the puzzle is known.
  void expect(std::initializer_list<std::string_view> names) { known_.insert(known_.end(), names); }
  /// From "puzzle", "layout", "from", "assume", "entries" and "marks".
  Expected<Puzzle> puzzle();

  /// Reports a fault that only the verb can detect.
  void fail(Error error);
  const std::optional<Error>& error() const { return error_; }
  /// Returns the first fault after all options were read; for verbs without a puzzle.
  const std::optional<Error>& checked();

 private:
  const Json* find(const char* name) const;
  void read_entries(Puzzle&);
  void read_marks(Puzzle&);

  const Json& fields_;
  Stop stop_;
  Kinds kinds_;
  std::optional<Error> error_;
  mutable std::vector<std::string_view> known_;  // fields that were read
};

}  // namespace clew::verbs
