// For a word that is no name: the name that was probably meant.
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
  /// "; did you mean 'samurai'?", or nothing where no name is near.
  std::string question() const;

 private:
  std::string_view word_, nearest_;
  std::size_t best_;  // no further away than this
};

}  // namespace clew
