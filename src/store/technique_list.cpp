#include "store/technique_list.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::store {

std::string joined(std::span<const TechniqueId> list) {
  std::string text;
  for (const TechniqueId id : list) text.append(text.empty() ? "" : ",").append(technique(id).name);
  CLEW_ASSERT(std::ranges::count(text, ',') + 1 >= std::ssize(list));
  return text;
}

std::optional<std::vector<TechniqueId>> listed(std::string_view text) {
  [[maybe_unused]] const std::size_t length = text.size();
  std::vector<TechniqueId> list;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    const auto found = std::ranges::find(techniques(), text.substr(0, end), &Technique::name);
    if (found == techniques().end()) return std::nullopt;
    list.push_back(found->id);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  CLEW_ASSERT(joined(list).size() <= length);
  return list;
}

}  // namespace clew::store
