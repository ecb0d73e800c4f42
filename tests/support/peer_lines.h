// Lines of text files of the peer data, gzipped or not, and the folder of the data.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "clew/puzzle.h"

namespace clew::test {

inline std::string peer_folder() {
  const char* folder = std::getenv("CLEW_PEER_DATA");
  return folder ? folder : "";
}
#define CLEW_NEEDS_PEER_DATA() \
  if (::clew::test::peer_folder().empty()) GTEST_SKIP() << "CLEW_PEER_DATA is not set"

/// The first `most` lines that are no comments of a file in the peer data.
inline std::vector<std::string> peer_lines(const std::string& name,
                                           std::size_t most = ~std::size_t{0}) {
  std::vector<std::string> lines;
  EXPECT_TRUE(std::filesystem::exists(peer_folder() + "/" + name)) << name << " is missing";
  const bool zipped = name.ends_with(".gz");
  const std::string command = (zipped ? "zcat '" : "cat '") + peer_folder() + "/" + name + "'";
  FILE* pipe = popen(command.c_str(), "r");
  char buffer[1 << 14];
  std::string line;
  while (pipe && lines.size() < most && std::fgets(buffer, sizeof buffer, pipe)) {
    line += buffer;
    if (!line.ends_with('\n') && !std::feof(pipe)) continue;  // longer than the buffer
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
    if (!line.empty() && line[0] != '#') lines.push_back(line);
    line.clear();
  }
  if (pipe) pclose(pipe);
  return lines;
}

inline Digit symbol_value(char ch) {
  if (ch >= '1' && ch <= '9') return static_cast<Digit>(ch - '0');
  if (ch >= 'A' && ch <= 'Z') return static_cast<Digit>(ch - 'A' + 10);
  if (ch >= 'a' && ch <= 'z') return static_cast<Digit>(ch - 'a' + 36);
  return 0;
}

}  // namespace clew::test
