#include "solve_bulk.h"

#include <memory>
#include <optional>

#include "interrupt.h"
#include "stream/bare.h"

namespace clew::cli {
namespace {

constexpr std::size_t fewest = 16;  // puzzles that are worth a batch

class Bulk {
 public:
  Bulk(const Common& common, std::uint64_t limit, PuzzleWorker otherwise)
      : common_(common), limit_(limit), otherwise_(std::move(otherwise)) {}

  void operator()(const stream::Batch& batch, text::Layouts& layouts, stream::BatchOutput& output) {
    const auto one = [&](std::size_t i) {
      answer_one(batch, i, layouts, output, common_, Spacing::lines, otherwise_);
    };
    if (batch.bare() && batch.size() >= fewest && knows(batch.bare_layout()))
      return solver_->answer(batch, one, output);
    for (std::size_t i = 0; i < batch.size(); ++i) {
      if (output.stop_requested()) return output.stopped_short(i);
      one(i);
    }
  }

 private:
  bool knows(const LayoutPtr& layout) {
    if (layout != layout_) {
      layout_ = layout;
      solver_.reset();
      if (auto made = stream::BareSolver::make(
              *layout, limit_, stream::BareAnswer::solution_and_count, &interrupt_flag()))
        solver_.emplace(*std::move(made));
    }
    return solver_.has_value();
  }

  const Common& common_;
  const std::uint64_t limit_;
  const PuzzleWorker otherwise_;
  LayoutPtr layout_;  // layout for which solver_ was made or refused
  std::optional<stream::BareSolver> solver_;
};

}  // namespace

BatchWorker solve_in_bulk(const Common& common, std::uint64_t limit, PuzzleWorker otherwise) {
  return [bulk = std::make_shared<Bulk>(common, limit, std::move(otherwise))](
             const stream::Batch& batch, text::Layouts& layouts, stream::BatchOutput& output) {
    (*bulk)(batch, layouts, output);
  };
}

}  // namespace clew::cli
