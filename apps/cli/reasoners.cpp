#include "reasoners.h"

#include <algorithm>

namespace clew::cli {

Answer Reasoners::with(const LayoutPtr& layout,
                       const std::function<std::string(verbs::Reasoner&)>& answer) {
  Answer result;
  result.error = use(layout, [&](verbs::Reasoner& reasoner) { result.text = answer(reasoner); });
  return result;
}

std::optional<Error> Reasoners::use(const LayoutPtr& layout,
                                    const std::function<void(verbs::Reasoner&)>& work) {
  std::unique_ptr<verbs::Reasoner> reasoner;
  {
    const std::lock_guard lock(mutex_);
    const auto known = std::find_if(idle_.rbegin(), idle_.rend(),
                                    [&](const auto& r) { return r->layout() == layout; });
    if (known != idle_.rend()) {
      reasoner = std::move(*known);
      idle_.erase(std::next(known).base());
    }
  }
  if (!reasoner) {
    auto made = verbs::Reasoner::make(layout);
    if (!made) return made.error();
    reasoner = std::make_unique<verbs::Reasoner>(std::move(*made));
  }
  work(*reasoner);
  const std::lock_guard lock(mutex_);
  if (idle_.size() == kept) idle_.erase(idle_.begin());
  idle_.push_back(std::move(reasoner));
  return std::nullopt;
}

namespace {

template <class Value>
std::optional<Value> or_usage_error(const Options& options, Expected<Value> value) {
  if (value) return *std::move(value);
  usage_error(options.verb(), value.error().reason);
  return std::nullopt;
}

}  // namespace

std::optional<TechniqueSet> chosen(const Options& options) {
  return or_usage_error(options, verbs::choose(options.common().only, options.common().without));
}

std::optional<std::vector<TechniqueId>> ordered(const Options& options) {
  return or_usage_error(options, verbs::named(options.common().order));
}

}  // namespace clew::cli
