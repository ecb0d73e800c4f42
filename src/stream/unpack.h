// Decompression of inputs.
#pragma once

#include <memory>

#include "stream/input.h"

namespace clew::stream {

/// Returns the input itself, or its contents if its first bytes are those of gzip or Zstandard.
Expected<std::unique_ptr<Input>> unpacked(std::unique_ptr<Input>);

}  // namespace clew::stream
