#include "stream/pipeline.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <thread>

#include "base/helpers.h"
#include "stream/batch_size.h"
#include "stream/feed.h"
#include "stream/writer.h"

namespace clew::stream {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

/// One of the threads, all alike.
class Worker {
 public:
  Worker(const PipelineOptions& options, Feed& feed, Writer& writer, std::mutex& feeding,
         std::size_t& number, std::size_t& puzzles, BatchSize& size)
      : options_(options),
        feed_(feed),
        writer_(writer),
        feeding_(feeding),
        number_(number),
        puzzles_(puzzles),
        size_(size) {}

  void operator()() {
    const auto started = Clock::now();
    const auto work = options_.worker();
    text::Layouts layouts;
    while (auto portion = take()) {
      const Batch& batch = portion->batch;
      const auto begun = Clock::now();
      output_.puzzles_ = batch.size();
      if (batch.size()) work(batch, layouts, output_);
      const auto ended = Clock::now();
      size_.took(batch.size(), ended - begun, ended - started);
      if (portion->trouble) {
        const auto& [file, error] = *portion->trouble;
        output_.errors_ += error_line(file, error);
        output_.trouble_ = true;
      }
      portion.reset();  // frees its chunk before waiting
      writer_.hand_over(std::move(output_));
    }
  }

 private:
  // The next batch and its number, once there is room for it.
  std::optional<Feed::Portion> take() {
    const std::lock_guard lock(feeding_);
    if (writer_.stop_requested()) return std::nullopt;
    writer_.wait_to_begin(number_);
    auto portion = feed_.next(size_.now());
    if (!portion || writer_.stop_requested()) return std::nullopt;
    output_ = BatchOutput{};
    output_.text = writer_.spare();
    output_.writer_ = &writer_;
    output_.number_ = number_++;
    output_.consumed_ = feed_.consumed();
    portion->batch.first_ = puzzles_;
    puzzles_ += portion->batch.size();
    return portion;
  }

  const PipelineOptions& options_;
  Feed& feed_;
  Writer& writer_;
  std::mutex& feeding_;
  std::size_t& number_;
  std::size_t& puzzles_;  // taken before
  BatchSize& size_;
  BatchOutput output_;
};

Report run(const PipelineOptions& options) {
  const unsigned threads =
      options.threads ? options.threads : std::max(1u, std::thread::hardware_concurrency());
  const std::size_t window = threads + std::size_t{2};
  // All chunks under way share one bound.
  constexpr std::size_t all_chunks = std::size_t{12} << 20, least = std::size_t{1} << 16,
                        most = std::size_t{1} << 20;
  Feed feed(options.sources, options.read, options.interrupted,
            std::clamp(all_chunks / window, least, most));
  Writer writer(options, window, feed.total());
  std::mutex feeding;
  std::size_t number = 0, puzzles = 0;
  BatchSize size(options.most_per_batch);
  auto worker = [&] { Worker(options, feed, writer, feeding, number, puzzles, size)(); };
  {
    Helpers others;
    for (unsigned i = 1; i < threads && others.start(worker); ++i) {
    }
    worker();
  }
  return writer.report();
}

}  // namespace clew::stream
