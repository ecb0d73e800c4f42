#pragma once

#include <string>

#include "clew/photo.h"
#include "verbs/json.h"
#include "verbs/output.h"

namespace clew::verbs {

/// The fields of a puzzle read from a picture, as docs/photo.md lists them.
Json photo_json(const PhotoReading&);

/// A puzzle read from a picture, as a line or in the format asked for; with JSON one object on a line.
std::string photo(const PhotoReading&, const Output&, const std::string& file);

/// Says in a sentence which cells a person should look at; empty if there are none.
std::string photo_doubts(const PhotoReading&);

}  // namespace clew::verbs
