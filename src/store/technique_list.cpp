#include "store/technique_list.h"

#include <algorithm>

namespace clew::store {

std::string joined(std::span<const TechniqueId> list) {
  std::string text;
  for (const TechniqueId id : list) text.append(text.empty() ? "" : ",").append(technique(id).name);
  return text;
}

std::optional<std::vector<TechniqueId>> listed(std::string_view text) {
  std::vector<TechniqueId> list;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    const auto found = std::ranges::find(techniques(), text.substr(0, end), &Technique::name);
    if (found == techniques().end()) return std::nullopt;
    list.push_back(found->id);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return list;
}

}  // namespace clew::store
