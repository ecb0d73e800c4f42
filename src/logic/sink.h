// The receiver of the steps that techniques find.
#pragma once

#include "clew/step.h"

namespace clew::logic {

class StepSink {
 public:
  virtual ~StepSink() = default;
  /// Receives a step, which is valid until this returns. Returns false to end the search.
  virtual bool take(const Step&) = 0;
};

}  // namespace clew::logic
