#include "solve_bulk.h"

#include <memory>

#include "interrupt.h"
#include "stream/bare.h"

namespace clew::cli {

BatchWorker solve_in_bulk(const Common& common, std::uint64_t limit, PuzzleWorker otherwise) {
  const auto bulk = std::make_shared<stream::BulkSolver>(
      limit, stream::BareAnswer::solution_and_count, &interrupt_flag());
  return [&common, bulk, otherwise = std::move(otherwise)](
             const stream::Batch& batch, text::Layouts& layouts, stream::BatchOutput& output) {
    const auto one = [&](std::size_t i) {
      answer_one(batch, i, layouts, output, common, Spacing::lines, otherwise);
    };
    bulk->answer(batch, one, output);
  };
}

}  // namespace clew::cli
