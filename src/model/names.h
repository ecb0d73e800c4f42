// Names in other languages than English, which is that of Layout itself.
#pragma once

#include <string>

#include "clew/layout.h"

namespace clew {

/// "Zeile 3 von Gitter 2".
std::string german_house_name(const House&);

}  // namespace clew
