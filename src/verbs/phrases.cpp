#include "verbs/phrases.h"

namespace clew::verbs {

const Phrases& phrases_of(Language language) {
  static constexpr const Phrases* phrases[] = {
#define CLEW_LANGUAGE(id, code, name) &id::phrases,
#include "clew/languages.def"
  };
  return *phrases[static_cast<std::size_t>(language)];
}

std::string say(std::string_view sentence,
                std::initializer_list<std::pair<std::string_view, std::string>> fills) {
  std::string text;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    text += sentence.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = sentence.find('}', open);
    for (const auto& [key, value] : fills)
      if (key == sentence.substr(open + 1, close - open - 1)) text += value;
    sentence.remove_prefix(close + 1);
  }
  return text;
}

std::string listed(const Phrases& p, const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i) text += i + 1 == items.size() ? p.both : p.comma;
    text += items[i];
  }
  return text;
}

}  // namespace clew::verbs
