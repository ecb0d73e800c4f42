// Lines without their repeats, in the order in which they first came, for streams larger than
// memory.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace clew::store {

/// Finds the distinct lines of an input. Lines are distributed to parts by a hash, so repeats meet
/// in one part. Lines that do not fit in memory go to temporary files, one per part. At the end
/// each part is examined alone, and the survivors are merged by their numbers. Exact: lines are
/// compared, not their hashes.
class UniqueLines {
 public:
  explicit UniqueLines(std::size_t memory = std::size_t{32} << 20);

  /// Returns false if a temporary file cannot be written.
  bool add(std::string_view line);
  /// Visits each different line once; false when a temporary file cannot be read or written.
  bool visit(const std::function<void(std::string_view)>&);

  std::uint64_t added() const { return added_; }
  /// Bytes of lines that wait in memory: below the bound after each add().
  std::size_t held() const;

 private:
  struct Close {
    void operator()(std::FILE* f) const { std::fclose(f); }
  };
  using File = std::unique_ptr<std::FILE, Close>;
  struct Part {
    std::string buffer;  // records: number, length, bytes
    File file;
  };
  static bool spill(Part&);
  static bool read_back(Part&);

  std::size_t memory_, held_ = 0;
  std::uint64_t added_ = 0;
  bool spilled_ = false;
  std::vector<Part> parts_;
};

}  // namespace clew::store
