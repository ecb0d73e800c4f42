// As much of XML as a list of elements with attributes needs: tags, attributes, entities, comments.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clew::text {

struct Tag {
  std::string_view name;  // with the slash of a closing tag: "/game"; "!" of comments, "?" of <?xml
  std::string_view attributes;  // as written
  bool closed = false;          // <game />
  std::size_t end = 0;          // offset behind it
};

/// The tag that begins at an offset (a `<`); nothing when it does not end in the text.
std::optional<Tag> tag_at(std::string_view text, std::size_t at);
/// The value of an attribute as written, or nothing.
std::optional<std::string_view> attribute(const Tag&, std::string_view name);
/// Replaces &lt; &gt; &amp; &quot; &apos; &#10; &#xA;; other text after & stays unchanged.
std::string unescaped(std::string_view);
std::string escaped(std::string_view);

}  // namespace clew::text
