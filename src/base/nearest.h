// The known name nearest to a misspelt word.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace clew {

class Nearest {
 public:
  explicit Nearest(std::string_view word);
  /// A name, of those that there are. It has to outlive this.
  void consider(std::string_view name);
  /// Returns "; did you mean 'samurai'?", or "" if no name is near.
  std::string question() const;

 private:
  std::string_view word_, nearest_;
  std::size_t best_;  // greatest distance accepted so far
};

}  // namespace clew
