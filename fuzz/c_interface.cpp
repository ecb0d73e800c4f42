// The C interface, include/clew.h. The first byte chooses the function, the second the layout, the third the room and the
// arguments that are NULL; the rest is the text. A buffer has just the room that the call is told, so that the sanitizer
// sees a write beyond it.
#include "clew.h"

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <thread>

namespace {

using Json = nlohmann::json;

void require(bool holds) {
  if (!holds) std::abort();
}

// Fails on text that is no UTF-8, which JSON cannot hold.
void require_text(std::string_view text) { (void)Json(text).dump(); }

// Stops calls that take long.
class Watch {
 public:
  Watch() {
    thread_ = std::thread([this] {
      std::unique_lock lock(mutex_);
      if (!ended_.wait_for(lock, std::chrono::milliseconds(50), [this] { return over_; }))
        clew_stop_now(stop_);
    });
  }
  ~Watch() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    ended_.notify_one();
    thread_.join();
    clew_stop_free(stop_);
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  const clew_stop* stop() const { return stop_; }

 private:
  clew_stop* const stop_ = clew_stop_new();
  std::mutex mutex_;
  std::condition_variable ended_;
  bool over_ = false;
  std::thread thread_;
};

// Text that a function returned, or none.
struct Returned {
  char* text = nullptr;
  ~Returned() { clew_free(text); }
  std::string_view view() const { return text ? text : ""; }
};

// A status and its error say the same.
void check(clew_status status, const clew_error& error) {
  require(status >= CLEW_OK && status <= CLEW_NO_MEMORY && error.status == status);
  require(std::memchr(error.text, 0, sizeof error.text) != nullptr);
  require((error.text[0] != 0) == (status != CLEW_OK));
  require((error.needed != 0) == (status == CLEW_NO_ROOM));
  require_text(error.text);
}

void use(unsigned function, unsigned choice, clew_engine* engine, const std::string& text) {
  const Watch watch;
  clew_error error{};
  const std::size_t room = choice & 1 ? 0 : choice;
  const std::unique_ptr<char[]> line(choice & 2 ? nullptr : new char[room]);
  const char* const puzzle = choice % 32 == 31 ? nullptr : text.c_str();
  std::uint64_t count = 0;
  clew_rating rating;
  Returned answer;
  clew_status status = CLEW_OK;
  switch (function % 7) {
    case 0:
      status = clew_solve(engine, puzzle, line.get(), room, &count, watch.stop(), &error);
      require(count <= 2);
      break;
    case 1:
      status = clew_count(engine, puzzle, &count, watch.stop(), &error);
      break;
    case 2:
      status = clew_rate(engine, puzzle, &rating, watch.stop(), &error);
      if (status == CLEW_OK) require(rating.er >= 0 && rating.level >= 0 && rating.level <= 5);
      break;
    case 3:
      status = clew_hint(engine, puzzle, &answer.text, watch.stop(), &error);
      require((status == CLEW_OK) == (answer.text != nullptr));
      if (answer.text) require(Json::accept(answer.view()));
      break;
    case 4:
      status = clew_generate(engine, text.size(), static_cast<std::int32_t>(choice % 9) - 2,
                             line.get(), room, watch.stop(), &error);
      break;
    case 5: {
      // Without a final NUL.
      const std::unique_ptr<char[]> lines(new char[text.size()]);
      std::memcpy(lines.get(), text.data(), text.size());
      status = clew_solve_lines(engine, lines.get(), text.size(), choice % 3, &answer.text,
                                watch.stop(), &error);
      require((answer.text != nullptr) == (engine != nullptr));
      require(answer.view().empty() || answer.view().ends_with('\n'));
      break;
    }
    default: {
      const std::size_t blank = text.find(' ');
      const std::string verb = text.substr(0, blank);
      const std::string request = blank < text.size() ? text.substr(blank + 1) : "";
      answer.text = clew_call(puzzle ? verb.c_str() : nullptr, request.c_str(), watch.stop());
      require((answer.text != nullptr) == (puzzle != nullptr));
      if (answer.text) require(Json::accept(answer.view()));
      return;
    }
  }
  require_text(answer.view());
  check(status, error);
  if (status == CLEW_OK && room && line && (function % 7 == 0 || function % 7 == 4))
    require(std::memchr(line.get(), 0, room) != nullptr);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 3) return 0;
  const std::string text(reinterpret_cast<const char*>(data) + 3, size - 3);
  constexpr const char* layouts[] = {nullptr, "9x9", "4x4", "6x6", "9x9+antiknight", "samurai"};
  constexpr std::size_t known = std::size(layouts);
  const std::size_t layout = data[1] % (known + 1);
  clew_engine* engine = nullptr;
  clew_error error{};
  check(clew_engine_new(layout < known ? layouts[layout] : text.c_str(), &engine, &error), error);
  require((engine != nullptr) == (error.status == CLEW_OK));
  use(data[0], data[2], engine, text);
  clew_engine_free(engine);
  return 0;
}
