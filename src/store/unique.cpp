#include "store/unique.h"

#include <algorithm>
#include <cstring>
#include <queue>
#include <unordered_set>

#include "base/assert.h"
#include "system/files.h"

namespace clew::store {
namespace {

constexpr std::size_t parts = 128;
constexpr std::size_t head = sizeof(std::uint64_t) + sizeof(std::uint32_t);

void append(std::string& to, std::uint64_t number, std::string_view line) {
  const auto length = static_cast<std::uint32_t>(line.size());
  to.append(reinterpret_cast<const char*>(&number), sizeof number);
  to.append(reinterpret_cast<const char*>(&length), sizeof length);
  to.append(line);
}

struct Record {
  std::uint64_t number = 0;
  std::string_view line;
};

// Takes the record at the front of `rest`, which must hold one.
Record take(std::string_view& rest) {
  CLEW_ASSERT(rest.size() >= head);
  Record record;
  std::uint32_t length;
  std::memcpy(&record.number, rest.data(), sizeof record.number);
  std::memcpy(&length, rest.data() + sizeof record.number, sizeof length);
  CLEW_ASSERT(rest.size() - head >= length);
  record.line = rest.substr(head, length);
  rest.remove_prefix(head + length);
  return record;
}

// A part's survivors, read one after the other from its file or its buffer.
class Reader {
 public:
  Reader(std::FILE* file, std::string_view buffer) : file_(file), rest_(buffer) {}
  bool next() {
    if (!file_) {
      if (rest_.empty()) return false;
      const Record record = take(rest_);
      number = record.number;
      line.assign(record.line);
      return true;
    }
    char front[head];
    if (std::fread(front, 1, head, file_) != head) return false;
    std::uint32_t length;
    std::memcpy(&number, front, sizeof number);
    std::memcpy(&length, front + sizeof number, sizeof length);
    line.resize(length);
    return std::fread(line.data(), 1, length, file_) == length;
  }
  std::uint64_t number = 0;
  std::string line;

 private:
  std::FILE* file_;
  std::string_view rest_;
};

}  // namespace

UniqueLines::UniqueLines(std::size_t memory) : memory_(memory), parts_(parts) {}

bool UniqueLines::spill(Part& part) {
  if (part.buffer.empty()) return true;
  if (!part.file) part.file.reset(system::temporary_file());
  if (!part.file ||
      std::fwrite(part.buffer.data(), 1, part.buffer.size(), part.file.get()) != part.buffer.size())
    return false;
  part.buffer.clear();
  part.buffer.shrink_to_fit();
  return true;
}

bool UniqueLines::add(std::string_view line) {
  Part& part = parts_[std::hash<std::string_view>()(line) % parts];
  append(part.buffer, added_++, line);
  held_ += head + line.size();
  CLEW_ASSERT(spilled_ || held() == held_);
  if (held_ < memory_) return true;
  held_ = 0;
  spilled_ = true;
  return std::all_of(parts_.begin(), parts_.end(), spill);
}

std::size_t UniqueLines::held() const {
  std::size_t bytes = 0;
  for (const Part& part : parts_) bytes += part.buffer.size();
  return bytes;
}

// The whole part into its buffer.
bool UniqueLines::read_back(Part& part) {
  if (!part.file) return true;
  if (std::fflush(part.file.get()) || std::fseek(part.file.get(), 0, SEEK_END)) return false;
  const long size = std::ftell(part.file.get());
  if (size < 0) return false;
  std::rewind(part.file.get());
  std::string from_file(static_cast<std::size_t>(size), '\0');
  if (std::fread(from_file.data(), 1, from_file.size(), part.file.get()) != from_file.size())
    return false;
  part.file.reset();
  part.buffer.insert(0, from_file);
  return true;
}

bool UniqueLines::visit(const std::function<void(std::string_view)>& visitor) {
  for (Part& part : parts_) {
    if (!read_back(part)) return false;
    std::unordered_set<std::string_view> seen;
    std::string survivors;
    for (std::string_view rest = part.buffer; !rest.empty();) {
      const Record record = take(rest);
      if (seen.insert(record.line).second) append(survivors, record.number, record.line);
    }
    seen.clear();
    CLEW_ASSERT(survivors.size() <= part.buffer.size());
    part.buffer = std::move(survivors);
    if (spilled_ && !spill(part)) return false;
  }
  std::vector<Reader> readers;
  for (Part& part : parts_) {
    if (part.file) std::rewind(part.file.get());
    readers.emplace_back(part.file.get(), part.buffer);
  }
  const auto later = [&](std::size_t a, std::size_t b) {
    return readers[a].number > readers[b].number;
  };
  std::priority_queue<std::size_t, std::vector<std::size_t>, decltype(later)> next(later);
  for (std::size_t i = 0; i < readers.size(); ++i)
    if (readers[i].next()) next.push(i);
  std::uint64_t least = 0;
  while (!next.empty()) {
    const std::size_t i = next.top();
    next.pop();
    CLEW_ASSERT(readers[i].number >= least);
    least = readers[i].number + 1;
    visitor(readers[i].line);
    if (readers[i].next()) next.push(i);
  }
  return true;
}

}  // namespace clew::store
