// The Python module: verbs for one puzzle as JSON, and for many as Arrow. Errors are exceptions here
// alone.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <cerrno>
#include <deque>
#include <thread>

#include "answers.h"
#include "arrays.h"
#include "base/helpers.h"
#include "batch.h"
#include "interpreter.h"
#include "job.h"
#include "source.h"
#include "verbs/call.h"
#include "verbs/photo.h"
#include "work.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace clew::python {
namespace {

using std::chrono_literals::operator""ms;
constexpr auto look_up = 20ms;  // interval of checks for a signal

void raise_signals() {
  if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

/// Calls a progress function, if there is one, about ten times a second, and a function that raises
/// an error to end the work.
class Teller {
 public:
  explicit Teller(nb::object callable, nb::object stop)
      : callable_(std::move(callable)), stop_(std::move(stop)) {}
  void check() {
    raise_signals();
    if (stop_.is_none()) return;
    const Inside inside;
    if (inside.allowed()) stop_();
  }
  template <class... Arguments>
  void tell(bool now, Arguments... arguments) {
    constexpr auto pause = 100ms;
    if (callable_.is_none() || (!now && std::chrono::steady_clock::now() - told_ < pause)) return;
    told_ = std::chrono::steady_clock::now();
    const Inside inside;
    if (inside.allowed()) callable_(arguments...);
  }

 private:
  nb::object callable_, stop_;
  std::chrono::steady_clock::time_point told_ = std::chrono::steady_clock::now();
};

/// The answers to a source's rows, batch by batch.
class Stream {
 public:
  Stream(const std::string& verb, const std::string& options, unsigned threads, nb::object progress,
         nb::object stop)
      : threads_(threads), teller_(std::move(progress), std::move(stop)) {
    auto plan = Plan::make(verb, options);
    if (!plan) throw nb::value_error(plan.error().reason.c_str());
    plan_ = *std::move(plan);
  }

  /// Begins with the rows of a source, which it takes.
  void over(std::unique_ptr<Source> source) {
    source_ = std::move(source);
    rows_ = nullptr;
    at_ = total_ = 0;
    ready_.clear();
  }

  const Field& field() const { return plan_->field(); }

  /// The next batch of answers; nothing at the end.
  std::optional<Batch> next() {
    if (busy_) throw std::runtime_error("the stream is being read by another thread");
    struct Busy {
      bool& busy;
      explicit Busy(bool& b) : busy(b) { busy = true; }
      ~Busy() { busy = false; }
    } busy(busy_);
    if (ready_.empty()) work();
    if (ready_.empty()) return std::nullopt;
    Batch batch(std::move(ready_.front()));
    ready_.pop_front();
    return batch;
  }

 private:
  // The answers to the next rows there are; nothing at the end.
  void work() {
    while (source_ && (!rows_ || at_ == rows_->size())) {
      rows_ = source_->next();
      at_ = 0;
      if (!rows_) source_.reset();
      if (rows_ && rows_->size() == 0)
        return ready_.push_back(std::make_shared<const Column>(field()));
    }
    if (!source_) return;
    teller_.check();
    const std::int64_t first = at_;
    at_ = std::min(rows_->size(), first + plan_->most_rows());
    for (ColumnPtr& answers : run(first, at_)) {
      if (answers->too_large()) throw std::runtime_error("the answers are too long for one batch");
      ready_.push_back(std::move(answers));
    }
    total_ += at_ - first;
    teller_.tell(at_ == rows_->size(), total_, source_->total());
  }

  std::vector<ColumnPtr> run(std::int64_t first, std::int64_t last) {
    std::optional<Job> job;
    try {
      Unlocked others;
      job.emplace(*plan_, *rows_, first, last, threads_);
      while (!job->wait(look_up)) {
        Locked back(others);
        teller_.check();
        teller_.tell(false, total_ + job->done(), source_->total());
      }
      return job->answers();
    } catch (...) {
      Unlocked others;
      job.reset();
      throw;
    }
  }

  const unsigned threads_;
  Teller teller_;
  std::unique_ptr<Plan> plan_;
  std::unique_ptr<Source> source_;
  const Rows* rows_ = nullptr;
  std::int64_t at_ = 0;  // index in these rows
  std::deque<ColumnPtr> ready_;
  std::int64_t total_ = 0;  // answered so far
  bool busy_ = false;
};

/// A stream as Arrow's C interface has it. The functions are called with and without the
/// interpreter's lock.
struct Exporter {
  nb::object owner;  // object from which `next` reads
  const Field& field;
  std::function<std::optional<Batch>()> next;
  std::string error = {};

  static Exporter* of(ArrowArrayStream* s) { return static_cast<Exporter*>(s->private_data); }
  static int get_schema(ArrowArrayStream* s, ArrowSchema* out) {
    export_schema(of(s)->field, out);
    return 0;
  }
  static int get_next(ArrowArrayStream* s, ArrowArray* out) {
    nb::gil_scoped_acquire lock;
    try {
      out->release = nullptr;
      if (auto batch = of(s)->next()) export_array(batch->column, out);
      return 0;
    } catch (nb::python_error& failed) {
      of(s)->error = failed.what();
      // The consumer turns this error into one of its own; the interrupt is then raised once more.
      if (failed.matches(PyExc_KeyboardInterrupt)) PyErr_SetInterrupt();
    } catch (const std::exception& failed) {
      of(s)->error = failed.what();
    }
    return EIO;
  }
  static const char* get_last_error(ArrowArrayStream* s) {
    return of(s)->error.empty() ? nullptr : of(s)->error.c_str();
  }
  static void release(ArrowArrayStream* s) {
    s->release = nullptr;
    if (!Py_IsInitialized()) return;
    nb::gil_scoped_acquire lock;
    delete of(s);
  }

  static nb::object capsule(nb::object owner, const Field& field,
                            std::function<std::optional<Batch>()> next) {
    return capsule_of(new ArrowArrayStream{get_schema, get_next, get_last_error, release,
                                           new Exporter{std::move(owner), field, std::move(next)}},
                      "arrow_array_stream");
  }
};

/// Returns the rest of a stream as a capsule, which can be read once.
nb::object rest_capsule(nb::object self, nb::object) {
  auto* stream = nb::cast<Stream*>(self);
  return Exporter::capsule(self, stream->field(), [stream] { return stream->next(); });
}

/// Batches that are there already.
nb::object batches_capsule(const std::string& verb, const nb::list& list) {
  const Field* field = answer_of(verb);
  if (!field) throw nb::key_error(verb.c_str());
  std::vector<ColumnPtr> columns;
  for (nb::handle batch : list) columns.push_back(nb::cast<Batch&>(batch).column);
  return Exporter::capsule(
      nb::none(), *field,
      [columns = std::move(columns), at = std::size_t{0}]() mutable -> std::optional<Batch> {
        if (at == columns.size()) return std::nullopt;
        return Batch(columns[at++]);
      });
}

/// The puzzles of a picture, from the largest, each as JSON. Pixels: uint8 (height, width, 3), red, green, blue.
std::vector<std::string> read_image(
    nb::ndarray<const std::uint8_t, nb::ndim<3>, nb::c_contig, nb::device::cpu> pixels, bool every,
    int size) {
  const auto [height, width] = std::pair(pixels.shape(0), pixels.shape(1));
  if (pixels.shape(2) != 3) throw nb::value_error("a picture has three values a pixel");
  if (!height || !width || height * width > Picture::most_pixels)
    throw nb::value_error("the picture is empty or too large");
  std::vector<std::string> answers;
  std::string reason;
  {
    const Unlocked others;
    std::atomic<bool> over = false;
    const Work running(over);
    const Picture picture{static_cast<int>(width),
                          static_cast<int>(height),
                          {pixels.data(), pixels.data() + pixels.size()}};
    const auto readings =
        read_photo(picture, {.every = every, .size = size, .stop = {.flag = &over}});
    if (!readings) reason = readings.error().reason;
    if (readings)
      for (const PhotoReading& reading : *readings)
        answers.push_back(verbs::to_string(verbs::photo_json(reading)));
  }
  if (!reason.empty()) throw nb::value_error(reason.c_str());
  return answers;
}

/// One verb's JSON, on a thread of its own, so that this one can look for signals.
std::string call_beside(const std::string& verb, const std::string& request, Teller& teller) {
  std::atomic<bool> interrupted = false, ended = false;
  std::atomic<double> share = 0;
  std::atomic<std::uint64_t> attempts = 0;
  std::mutex mutex;
  std::condition_variable end;
  std::string answer;
  verbs::Context context{.stop = {.flag = &interrupted}, .kinds = {}, .progress = {}};
  context.progress = [&](const verbs::CallProgress& progress) {
    share = progress.done;
    attempts = progress.tried;
  };
  auto work = [&] {
    {
      const Work running(interrupted);
      answer = verbs::call(verb, request, context);
    }
    const std::lock_guard lock(mutex);
    ended = true;
    end.notify_all();
  };
  Unlocked others;
  Helpers helpers;
  if (!helpers.start(work)) work();
  std::unique_lock lock(mutex);
  while (!end.wait_for(lock, look_up, [&] { return ended.load(); })) {
    lock.unlock();
    {
      Locked back(others);
      try {
        teller.check();
        teller.tell(false, share.load(), attempts.load());
      } catch (...) {
        interrupted = true;
        throw;
      }
    }
    lock.lock();
  }
  return answer;
}

/// Calls a verb with JSON. Most calls are short: they run on this thread. Only a call that exceeds
/// its time starts again beside this thread. Its deadline lies further off, for a verb may give a part
/// of its work a share of the time.
std::string call(const std::string& verb, const std::string& request, nb::object progress,
                 nb::object stop) {
  constexpr auto short_call = 1ms;
  if (progress.is_none()) {
    const auto begin = std::chrono::steady_clock::now();
    std::string answer;
    {
      Unlocked others;
      std::atomic<bool> over = false;
      const Work running(over);
      answer = verbs::call(verb, request,
                           {.stop = {.flag = &over, .deadline = begin + 4 * short_call},
                            .kinds = {},
                            .progress = {}});
    }
    if (std::chrono::steady_clock::now() < begin + short_call) return answer;
  }
  Teller teller(std::move(progress), std::move(stop));
  teller.check();
  return call_beside(verb, request, teller);
}

}  // namespace
}  // namespace clew::python

NB_MODULE(_clew, module) {
  using namespace clew::python;
  module.attr("__doc__") = "The engine: verbs as JSON and as Arrow.";
  mind_the_end(module);
  module.def("call", &call, "verb"_a, "request"_a, "progress"_a = nb::none(),
             "stop"_a = nb::none());

  module.def("batches_capsule", &batches_capsule, "verb"_a, "batches"_a);
  module.def("to_digits", &to_digits, "source"_a, "layout"_a);
  module.def(
      "cells_are_known", [](std::size_t cells) { return !clew::layout_of_length(cells).empty(); },
      "cells"_a);
  module.def("numbers", &numbers_of, "batches"_a, "name"_a);
  module.def("labels", &labels_of, "batches"_a, "name"_a);
  module.def("grids", &grids_of, "batches"_a, "name"_a, "layout"_a);
  module.def("marks", &marks_of, "batches"_a, "name"_a, "layout"_a);
  module.def("columns_of", &columns_of, "verb"_a);
  module.def("read_image", &read_image, "pixels"_a, "every"_a, "size"_a);

  nb::class_<Batch>(module, "Batch")
      .def("__len__", [](const Batch& b) { return b.column->length(); })
      .def("__arrow_c_schema__", &Batch::schema)
      .def("__arrow_c_array__", &Batch::array, "requested_schema"_a = nb::none())
      .def_static("parse", &Batch::parse, "verb"_a, "rows"_a)
      .def("row", &Batch::row, "at"_a)
      .def("take", &Batch::take, "rows"_a)
      .def("values", &Batch::values, "name"_a);

  nb::class_<Source>(module, "Source")
      .def_static("of_texts", &Source::of_texts, "texts"_a)
      .def_static("of_digits", &Source::of_digits, "digits"_a)
      .def_static("of_candidates", &Source::of_candidates, "candidates"_a)
      .def_static("of_bytes", &Source::of_bytes, "texts"_a)
      .def_static("of_array", &Source::of_array, "schema"_a, "array"_a, "column"_a)
      .def_static("of_files", &Source::of_files, "paths"_a, "layout"_a, "format"_a)
      .def("texts", &texts_of)
      .def_static("of_stream", &Source::of_stream, "stream"_a, "column"_a);

  nb::class_<Stream>(module, "Stream")
      .def(nb::init<const std::string&, const std::string&, unsigned, nb::object, nb::object>(),
           "verb"_a, "options"_a, "threads"_a = 0, "progress"_a = nb::none(), "stop"_a = nb::none())
      .def("over", &Stream::over, "source"_a)
      .def("next", &Stream::next)
      .def("__arrow_c_schema__", [](const Stream& s) { return schema_capsule(s.field()); })
      .def("__arrow_c_stream__", &rest_capsule, "requested_schema"_a = nb::none());
}
