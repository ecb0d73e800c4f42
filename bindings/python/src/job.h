// A verb over many rows, on threads: rows in, a column of answers out, in order.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "column.h"
#include "rows.h"
#include "stream/bare.h"
#include "stream/batch_size.h"
#include "verbs/desk.h"

namespace clew::python {

/// State of a verb and its options that is kept from one batch of rows to the next. One job at a
/// time.
class Plan {
 public:
  /// Options as the text of a JSON object. Fails as verbs::desks() does.
  static Expected<std::unique_ptr<Plan>> make(const std::string& verb, const std::string& options);

  ~Plan();

  const Field& field() const { return *field_; }
  /// Returns the greatest number of rows of an output batch, which keeps memory constant and text
  /// within Arrow's offsets.
  std::int64_t most_rows() const;

 private:
  friend class Job;
  class Worker;
  Plan(verbs::Desks, const Field*);
  std::unique_ptr<Worker> take();
  void give_back(std::unique_ptr<Worker>);

  const verbs::Desks desks_;
  const Field* const field_;
  std::optional<std::uint64_t> bulk_limit_;  // limit of solutions, if the batch kernel may solve
  bool short_answers_ = false;
  std::atomic<bool> interrupted_ = false;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Worker>> free_;
};

/// One run of a plan over some rows.
class Job {
 public:
  /// Begins at once. Plan and rows must outlive the job. Threads: 0 for all cores.
  Job(Plan&, const Rows&, std::int64_t first, std::int64_t last, unsigned threads);
  /// Stops running work and waits for it.
  ~Job();

  /// Waits up to a time; returns true if the job is done.
  bool wait(std::chrono::milliseconds);
  std::int64_t done() const { return done_; }
  /// The answers, once it is done: in order, in pieces as they were made, small ones joined.
  std::vector<ColumnPtr> answers();

 private:
  struct Threads;
  void work();

  Plan& plan_;
  const Rows& rows_;
  const std::int64_t last_;
  const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  stream::BatchSize size_;
  std::mutex mutex_;
  std::condition_variable ended_;
  std::int64_t next_;
  unsigned running_ = 0;
  std::vector<std::pair<std::int64_t, Column>> parts_;
  std::atomic<std::int64_t> done_ = 0;
  std::unique_ptr<Threads> threads_;
};

}  // namespace clew::python
