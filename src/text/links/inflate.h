// Base 64 and raw deflate (RFC 1951), as Penpa+ links carry them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clew::text {

/// Decodes base 64, also in the alphabet of addresses. Nothing if a character does not belong to it.
std::optional<std::string> base64_decoded(std::string_view);

/// Inflates raw deflate. Nothing if the bytes are malformed, end early, or hold more than 4 MiB.
std::optional<std::string> inflated(std::string_view bytes);

}  // namespace clew::text
