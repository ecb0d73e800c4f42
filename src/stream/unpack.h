// Decompression of inputs.
#pragma once

#include <memory>

#include "stream/input.h"

namespace clew::stream {

/// The input itself, or its contents when its first bytes say that it is gzip or Zstandard.
Expected<std::unique_ptr<Input>> unpacked(std::unique_ptr<Input>);

}  // namespace clew::stream
