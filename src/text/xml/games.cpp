#include "text/xml/games.h"

#include "text/pieces/piece.h"
#include "text/xml/xml.h"

namespace clew::text {
namespace {

using What = XmlGame::What;

void take_into(XmlHead& head, std::string_view name, std::string value) {
  if (name == "name") head.title = std::move(value);
  if (name == "author") head.author = std::move(value);
  if (name == "source") head.source = std::move(value);
  if (name == "level") head.level = std::move(value);
}

}  // namespace

XmlGame next_game(const Window& window, std::size_t from, bool any, XmlHead& head) {
  const std::string_view text = window.text;
  const auto broken = [&](std::size_t at, const char* reason) {
    return window.last ? XmlGame{.what = What::broken, .begin = at, .reason = reason} : XmlGame{};
  };
  for (std::size_t at = text.find('<', from); at != text.npos; at = text.find('<', at)) {
    const auto tag = tag_at(text, at);
    if (!tag) return broken(at, "the XML ends within a tag");
    if (tag->name == "game") {
      if (tag->closed) return {.what = What::game, .begin = at, .end = tag->end};
      constexpr std::string_view close = "</game>";
      const std::size_t end = text.find(close, tag->end);
      if (end == text.npos) return broken(at, "<game> is not closed");
      return {.what = What::game, .begin = at, .end = end + close.size()};
    }
    if (tag->name == "/opensudoku" && any) return {.what = What::end, .end = tag->end};
    if (!tag->closed && !tag->name.starts_with('/')) {
      const std::size_t end = text.find('<', tag->end);
      if (end == text.npos && !window.last) return {};
      take_into(head, tag->name, unescaped(trimmed(text.substr(tag->end, end - tag->end))));
    }
    at = tag->end;
  }
  return {};
}

}  // namespace clew::text
