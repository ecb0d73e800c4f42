// Who takes the steps that techniques find.
#pragma once

#include "clew/step.h"

namespace clew::logic {

class StepSink {
 public:
  virtual ~StepSink() = default;
  /// The step is gone when this returns: copy what is to stay. False ends the search.
  virtual bool take(const Step&) = 0;
};

}  // namespace clew::logic
