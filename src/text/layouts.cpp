#include "text/layouts.h"

#include <algorithm>

namespace clew::text {
namespace {
constexpr std::size_t remembered = 64;  // more than the catalogue has
}

LayoutPtr Layouts::remember(LayoutSpec asked, LayoutPtr layout) {
  recent_.emplace_front(std::move(asked), layout);
  if (recent_.size() > remembered) recent_.pop_back();
  return layout;
}

Expected<LayoutPtr> Layouts::named(std::string_view name) {
  if (name == "windoku") name = "hyper";
  for (auto it = recent_.begin(); it != recent_.end(); ++it)
    if (it->second->name() == name && !name.empty()) {
      std::rotate(recent_.begin(), it, it + 1);
      return recent_.front().second;
    }
  auto layout = find_layout(name);
  if (!layout) return layout;
  return remember((*layout)->spec(), *layout);
}

Expected<LayoutPtr> Layouts::of(LayoutSpec spec) {
  for (auto it = recent_.begin(); it != recent_.end(); ++it)
    if (it->first == spec) {
      std::rotate(recent_.begin(), it, it + 1);
      return recent_.front().second;
    }
  if (const auto name = catalogue_name(spec); !name.empty()) {
    auto layout = named(name);
    if (!layout) return layout;
    return remember(std::move(spec), *layout);
  }
  auto layout = build(spec);
  if (!layout) return layout;
  return remember(std::move(spec), *layout);
}

}  // namespace clew::text
