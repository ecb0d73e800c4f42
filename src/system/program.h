// This program as the system runs it: its arguments, its place, its signals, its time.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <system_error>
#include <vector>

namespace clew::system {

/// Prepares standard input and output, for bytes as they are and for closed pipes that are errors of a write. Returns
/// the arguments after the program's name, in UTF-8.
std::vector<std::string> begin(int argc, char** argv);
std::filesystem::path program_path(std::error_code&);

/// The first Ctrl-C, or the like, from now on calls this, perhaps on another thread; a second one ends the program.
void on_interrupt(void (*handler)());
/// The signals that end a server.
std::span<const int> ending_signals();

/// Seconds that this thread has worked, up to a constant. Windows counts them too coarsely, and time passed is returned.
double thread_seconds();

}  // namespace clew::system
