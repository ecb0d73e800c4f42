// Linux, macOS, and other systems with POSIX calls.
#ifndef _WIN32

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include "system/files.h"
#include "system/memory.h"
#include "system/network.h"
#include "system/program.h"

namespace clew::system {
namespace {

About about_of(const struct stat& info) {
  return {.regular = S_ISREG(info.st_mode),
          .folder = S_ISDIR(info.st_mode),
          .size = static_cast<std::size_t>(info.st_size),
          .volume = static_cast<std::uint64_t>(info.st_dev),
          .number = info.st_ino};
}

void (*interrupt_handler)() = nullptr;

}  // namespace

std::filesystem::path path_of(std::string_view name) { return name; }
std::string name_of(const std::filesystem::path& path) { return path.native(); }

std::optional<About> about(const std::string& name) {
  struct stat info{};
  if (stat(name.c_str(), &info) != 0) return std::nullopt;
  return about_of(info);
}

std::optional<About> about(int file) {
  struct stat info{};
  if (fstat(file, &info) != 0) return std::nullopt;
  return about_of(info);
}

int open_to_read(const std::string& name) { return ::open(name.c_str(), O_RDONLY | O_CLOEXEC); }

int open_to_write(const std::string& name, Existing existing) {
  const int emptying = existing == Existing::emptied ? O_TRUNC : 0;
  return ::open(name.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | emptying, 0666);
}

std::ptrdiff_t read(int file, char* into, std::size_t room) { return ::read(file, into, room); }
std::ptrdiff_t write(int file, std::string_view text) {
  return ::write(file, text.data(), text.size());
}
void close(int file) { ::close(file); }

bool cut(int file, std::size_t size) {
  return ftruncate(file, static_cast<off_t>(size)) == 0 &&
         lseek(file, static_cast<off_t>(size), SEEK_SET) >= 0;
}

bool redirect_output(int file) { return dup2(file, standard_output) >= 0; }
std::FILE* temporary_file() { return std::tmpfile(); }
bool is_terminal(int file) { return isatty(file) != 0; }

bool readable_within(int file, int patience) {
  pollfd wait{.fd = file, .events = POLLIN, .revents = 0};
  const int ready = poll(&wait, 1, patience);
  return ready > 0 || (ready < 0 && errno != EINTR);
}

std::optional<Mapping> Mapping::of(int file) {
  const auto known = about(file);
  if (!known || known->size == 0) return std::nullopt;
  void* const start = mmap(nullptr, known->size, PROT_READ, MAP_PRIVATE, file, 0);
  if (start == MAP_FAILED) return std::nullopt;
  return Mapping({static_cast<const char*>(start), known->size});
}

Mapping::Mapping(Mapping&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}
Mapping::~Mapping() {
  if (bytes_.data()) munmap(const_cast<char*>(bytes_.data()), bytes_.size());
}

void* take_memory(std::size_t bytes) {
  void* const at = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (at == MAP_FAILED) return nullptr;
#ifdef MADV_HUGEPAGE
  madvise(at, bytes, MADV_HUGEPAGE);
#endif
  return at;
}
void give_memory_back(void* at, std::size_t bytes) { munmap(at, bytes); }

std::vector<std::string> begin(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);  // a reader that closes the pipe ends the output without an error
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error of the write
  return {argv + 1, argv + argc};
}

std::filesystem::path program_path(std::error_code& error) {
#ifdef __APPLE__
  std::uint32_t size = 0;
  _NSGetExecutablePath(nullptr, &size);
  std::string name(size, '\0');
  _NSGetExecutablePath(name.data(), &size);
  return std::filesystem::canonical(name.c_str(), error);
#else
  return std::filesystem::read_symlink("/proc/self/exe", error);
#endif
}

void on_interrupt(void (*handler)()) {
  interrupt_handler = handler;
  struct sigaction action{};
  action.sa_handler = [](int) { interrupt_handler(); };
  action.sa_flags = static_cast<int>(SA_RESETHAND);  // and no SA_RESTART: a blocked read returns
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

std::span<const int> ending_signals() {
  static constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};
  return signals;
}

double thread_seconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

bool begin_network() { return true; }

void send_at_once(std::intptr_t socket) {
  const int yes = 1;
  setsockopt(static_cast<int>(socket), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

int socket_error() { return errno; }

Wake::Wake() {
  std::array<int, 2> ends{-1, -1};
  if (pipe(ends.data()) == 0)
    for (const int end : ends) {
      fcntl(end, F_SETFD, FD_CLOEXEC);
      fcntl(end, F_SETFL, O_NONBLOCK);
    }
  socket_ = ends[0];
  caller_ = ends[1];
}
Wake::~Wake() {
  if (!good()) return;
  ::close(static_cast<int>(socket_));
  ::close(static_cast<int>(caller_));
}
// A full pipe is readable, so a call that does not fit is heard too.
bool Wake::call() const { return ::write(static_cast<int>(caller_), "", 1) > 0 || errno == EAGAIN; }
bool Wake::hear() const {
  char calls[256];
  bool heard = false;
  while (::read(static_cast<int>(socket_), calls, sizeof calls) > 0) heard = true;
  return heard;
}

}  // namespace clew::system

#endif
