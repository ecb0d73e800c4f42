// Windows, by the calls that take names in UTF-16.
#ifdef _WIN32

#include <winsock2.h>
// The order matters: winsock2.h before the others.
#include <windows.h>
#include <ws2tcpip.h>

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <utility>

#include "system/files.h"
#include "system/memory.h"
#include "system/network.h"
#include "system/program.h"

namespace clew::system {
namespace {

// Anything that the other form lacks becomes U+FFFD.
std::wstring wide(std::string_view text) {
  const int size = static_cast<int>(text.size());
  std::wstring out(
      static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0)),
      L'\0');
  MultiByteToWideChar(CP_UTF8, 0, text.data(), size, out.data(), static_cast<int>(out.size()));
  return out;
}

std::string narrow(std::wstring_view text) {
  const int size = static_cast<int>(text.size());
  std::string out(static_cast<std::size_t>(WideCharToMultiByte(CP_UTF8, 0, text.data(), size,
                                                               nullptr, 0, nullptr, nullptr)),
                  '\0');
  WideCharToMultiByte(CP_UTF8, 0, text.data(), size, out.data(), static_cast<int>(out.size()),
                      nullptr, nullptr);
  return out;
}

HANDLE handle_of(int file) { return reinterpret_cast<HANDLE>(_get_osfhandle(file)); }

std::optional<About> about_of(HANDLE handle) {
  if (handle == INVALID_HANDLE_VALUE || GetFileType(handle) != FILE_TYPE_DISK) return std::nullopt;
  BY_HANDLE_FILE_INFORMATION info{};
  if (!GetFileInformationByHandle(handle, &info)) return std::nullopt;
  const auto whole = [](DWORD high, DWORD low) { return std::uint64_t{high} << 32 | low; };
  const bool folder = (info.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
  return About{.regular = !folder,
               .folder = folder,
               .size = whole(info.nFileSizeHigh, info.nFileSizeLow),
               .volume = info.dwVolumeSerialNumber,
               .number = whole(info.nFileIndexHigh, info.nFileIndexLow)};
}

// Windows ignores dots and blanks at the end of a name, so that an empty grid, 81 dots, would be the folder itself.
bool ends_in_dots(std::string_view name) {
  const std::string_view last = name.substr(name.find_last_of("/\\") + 1);
  return last != "." && last != ".." && (last.ends_with('.') || last.ends_with(' '));
}

std::atomic<void (*)()> interrupt_handler = nullptr;

BOOL WINAPI on_event(DWORD) {
  const auto handler = interrupt_handler.exchange(nullptr);
  if (handler) handler();
  return handler != nullptr;  // else the program ends
}

// A console understands UTF-8 and escape sequences while the program runs.
void prepare_console() {
  static const UINT code_page = GetConsoleOutputCP();
  if (code_page && SetConsoleOutputCP(CP_UTF8)) std::atexit([] { SetConsoleOutputCP(code_page); });
  for (const int file : {standard_output, standard_error}) {
    DWORD mode = 0;
    if (GetConsoleMode(handle_of(file), &mode))
      SetConsoleMode(handle_of(file), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
  }
}

}  // namespace

std::filesystem::path path_of(std::string_view name) { return wide(name); }
std::string name_of(const std::filesystem::path& path) { return narrow(path.native()); }

std::optional<About> about(const std::string& name) {
  if (ends_in_dots(name)) return std::nullopt;
  constexpr DWORD anyone = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
  const HANDLE handle = CreateFileW(wide(name).c_str(), FILE_READ_ATTRIBUTES, anyone, nullptr,
                                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
  auto known = about_of(handle);
  if (handle != INVALID_HANDLE_VALUE) CloseHandle(handle);
  return known;
}

std::optional<About> about(int file) { return about_of(handle_of(file)); }

int open_to_read(const std::string& name) {
  const int file = _wopen(wide(name).c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT);
  if (file >= 0) return file;
  const int error = errno;
  const auto known = about(name);
  errno = known && known->folder ? EISDIR : error;
  return file;
}

int open_to_write(const std::string& name, Existing existing) {
  const int emptying = existing == Existing::emptied ? _O_TRUNC : 0;
  return _wopen(wide(name).c_str(), _O_WRONLY | _O_CREAT | _O_BINARY | _O_NOINHERIT | emptying,
                _S_IREAD | _S_IWRITE);
}

constexpr std::size_t most_at_once = std::size_t{1} << 24;

std::ptrdiff_t read(int file, char* into, std::size_t room) {
  return _read(file, into, static_cast<unsigned>(std::min(room, most_at_once)));
}

std::ptrdiff_t write(int file, std::string_view text) {
  DWORD written = 0;
  const auto size = static_cast<DWORD>(std::min(text.size(), most_at_once));
  if (WriteFile(handle_of(file), text.data(), size, &written, nullptr)) return written;
  const DWORD why = GetLastError();
  const bool gone =
      why == ERROR_NO_DATA || why == ERROR_BROKEN_PIPE || why == ERROR_PIPE_NOT_CONNECTED;
  errno = gone ? EPIPE : why == ERROR_DISK_FULL ? ENOSPC : EIO;
  return -1;
}

void close(int file) { _close(file); }

bool cut(int file, std::size_t size) {
  const auto end = static_cast<__int64>(size);
  return _chsize_s(file, end) == 0 && _lseeki64(file, end, SEEK_SET) >= 0;
}

bool redirect_output(int file) { return _dup2(file, standard_output) == 0; }

std::FILE* temporary_file() {
  wchar_t folder[MAX_PATH + 1], name[MAX_PATH + 1];
  if (!GetTempPathW(MAX_PATH + 1, folder) || !GetTempFileNameW(folder, L"clw", 0, name))
    return nullptr;
  return _wfopen(name, L"w+bD");
}

bool is_terminal(int file) {
  DWORD mode = 0;
  return GetConsoleMode(handle_of(file), &mode) != 0;
}

bool readable_within(int file, int patience) {
  const HANDLE handle = handle_of(file);
  if (is_terminal(file))
    return WaitForSingleObject(handle, static_cast<DWORD>(patience)) != WAIT_TIMEOUT;
  if (GetFileType(handle) != FILE_TYPE_PIPE) return true;
  constexpr int pause = 5;  // ms
  for (int waited = 0; waited < patience; waited += pause) {
    DWORD ready = 0;
    if (!PeekNamedPipe(handle, nullptr, 0, nullptr, &ready, nullptr) || ready) return true;
    Sleep(pause);
  }
  return false;
}

std::optional<Mapping> Mapping::of(int file) {
  const auto known = about(file);
  if (!known || known->size == 0) return std::nullopt;
  const HANDLE mapping = CreateFileMappingW(handle_of(file), nullptr, PAGE_READONLY, 0, 0, nullptr);
  if (!mapping) return std::nullopt;
  const void* const start = MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
  CloseHandle(mapping);
  if (!start) return std::nullopt;
  return Mapping({static_cast<const char*>(start), known->size});
}

Mapping::Mapping(Mapping&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}
Mapping::~Mapping() {
  if (bytes_.data()) UnmapViewOfFile(bytes_.data());
}

void* take_memory(std::size_t bytes) {
  return VirtualAlloc(nullptr, bytes, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
}
void give_memory_back(void* at, std::size_t) { VirtualFree(at, 0, MEM_RELEASE); }

std::vector<std::string> begin(int, char**) {
  for (const int file : {standard_input, standard_output, standard_error})
    _setmode(file, _O_BINARY);
  prepare_console();
  std::vector<std::string> arguments;
  int count = 0;
  wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
  for (int i = 1; i < count; ++i) arguments.push_back(narrow(words[i]));
  LocalFree(words);
  return arguments;
}

std::filesystem::path program_path(std::error_code& error) {
  std::wstring name(32768, L'\0');  // the longest
  name.resize(GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size())));
  error =
      name.empty() ? std::make_error_code(std::errc::no_such_file_or_directory) : std::error_code();
  return name;
}

void on_interrupt(void (*handler)()) {
  interrupt_handler = handler;
  SetConsoleCtrlHandler(on_event, TRUE);
}

std::span<const int> ending_signals() {
  static constexpr std::array signals{SIGINT, SIGTERM, SIGBREAK};
  return signals;
}

double thread_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool begin_network() {
  WSADATA data;
  return WSAStartup(MAKEWORD(2, 2), &data) == 0;
}

void send_at_once(std::intptr_t socket) {
  const char yes[sizeof(int)] = {1};
  setsockopt(static_cast<SOCKET>(socket), IPPROTO_TCP, TCP_NODELAY, yes, sizeof yes);
}

int socket_error() {
  switch (const int error = WSAGetLastError()) {
    case WSAEADDRINUSE:
      return EADDRINUSE;
    case WSAEADDRNOTAVAIL:
      return EADDRNOTAVAIL;
    case WSAEACCES:
      return EACCES;
    default:
      return error;
  }
}

// A socket that is connected to itself.
Wake::Wake() : socket_(static_cast<std::intptr_t>(::socket(AF_INET, SOCK_DGRAM, IPPROTO_UDP))) {
  sockaddr_in here{};
  here.sin_family = AF_INET;
  here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const auto own = static_cast<SOCKET>(socket_);
  auto* const address = reinterpret_cast<sockaddr*>(&here);
  socklen_t size = sizeof here;
  u_long yes = 1;
  if (good() && ::bind(own, address, size) == 0 && getsockname(own, address, &size) == 0 &&
      connect(own, address, size) == 0 && ioctlsocket(own, static_cast<long>(FIONBIO), &yes) == 0)
    return;
  if (good()) closesocket(own);
  socket_ = -1;
}
Wake::~Wake() {
  if (good()) closesocket(static_cast<SOCKET>(socket_));
}
bool Wake::call() const { return send(static_cast<SOCKET>(socket_), "", 1, 0) > 0; }
bool Wake::hear() const {
  char calls[256];
  bool heard = false;
  while (recv(static_cast<SOCKET>(socket_), calls, sizeof calls, 0) > 0) heard = true;
  return heard;
}

}  // namespace clew::system

#endif
