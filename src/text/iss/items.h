// An ISS string cut into its items.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/pieces/piece.h"

namespace clew::text::iss {

/// `.Type~argument~argument…`, and the text up to `.End` if it has inner items.
struct IssItem {
  std::string_view type;
  std::vector<std::string_view> args{};
  std::vector<IssItem> inner{};
  const char* place = nullptr;  // its begin in the piece

  /// Returns an argument; empty if there are fewer.
  std::string_view arg(std::size_t i) const {
    return i < args.size() ? args[i] : std::string_view{};
  }
};

/// The items of one string, which they point into, and errors at their places.
class Items {
 public:
  explicit Items(const Piece&);
  Items(const Items&) = delete;

  /// Splits the string into items; an item without a type has type Given.
  Expected<void> read();
  const std::vector<IssItem>& all() const { return items_; }
  /// Returns the first outermost item of a type; null if there is none.
  const IssItem* first(std::string_view type) const;

  std::unexpected<Error> wrong(std::string reason) const;
  std::unexpected<Error> wrong(const IssItem&, std::string reason) const;

 private:
  const Piece& piece_;
  std::string without_blanks_;          // empty if there were none
  std::vector<std::uint32_t> origins_;  // positions of its characters in the piece
  std::vector<IssItem> items_;
};

}  // namespace clew::text::iss
