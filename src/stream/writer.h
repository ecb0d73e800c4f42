// Writes outputs in the order of their numbers, from any thread.
#pragma once

#include <condition_variable>
#include <map>
#include <mutex>

#include "stream/pipeline.h"

namespace clew::stream {

class Writer {
 public:
  Writer(const PipelineOptions&, std::size_t window, std::size_t total);

  /// Waits until the batch of that number may be begun: so that no more wait to be written, behind
  /// one that takes long, than fit in a bounded piece of memory.
  void wait_to_begin(std::size_t number);
  void hand_over(BatchOutput&&);
  /// Writes the output's collected text once its turn has come.
  void write_through(BatchOutput&);
  /// As above, but does nothing before its turn.
  void write_in_turn(BatchOutput&);
  /// Reports the share of the output's batch that is done, once its turn has come.
  void tell(const BatchOutput&, double done);
  /// A string of a written output, to be filled again.
  std::string spare();

  bool stop_requested() const {
    return stopped_.load(std::memory_order_relaxed) ||
           (options_.interrupted && options_.interrupted->load(std::memory_order_relaxed));
  }
  Report report() const;

 private:
  static std::size_t size_of(const BatchOutput&);
  void put(BatchOutput&);
  void tell_progress();

  const PipelineOptions& options_;
  const std::size_t window_, total_;
  const std::chrono::steady_clock::time_point begun_;
  std::chrono::steady_clock::time_point told_;
  std::mutex mutex_;
  std::condition_variable turned_;
  std::size_t turn_ = 0;
  bool writing_ = false;
  std::map<std::size_t, BatchOutput> waiting_;
  std::size_t waiting_bytes_ = 0;
  std::vector<std::string> spares_;
  std::atomic<bool> stopped_ = false;
  bool short_ = false;
  Report report_;
  Progress progress_;
  std::size_t consumed_ = 0;  // bytes of the batches that are done
};

}  // namespace clew::stream
