// Files by their descriptors, memory, and the wake of an event loop.
#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <string>

#include "system/files.h"
#include "system/memory.h"
#include "system/network.h"
#include "system/program.h"

namespace clew::system {
namespace {

class Files : public testing::Test {
 protected:
  Files() { std::filesystem::remove(name_); }
  ~Files() override { std::filesystem::remove(name_); }
  void write_file(std::string_view text, Existing existing = Existing::emptied) {
    const int file = open_to_write(name_, existing);
    ASSERT_GE(file, 0);
    EXPECT_EQ(write(file, text), std::ssize(text));
    close(file);
  }
  std::string contents() const {
    std::ifstream file(name_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  std::string name_ =
      (std::filesystem::temp_directory_path() /
       ("clew-system-" + std::to_string(reinterpret_cast<std::uintptr_t>(this)) + ".txt"))
          .string();
};

TEST(Memory, IsZeroedAndBeginsAPage) {
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{5'000}, std::size_t{9} << 20}) {
    char* const at = static_cast<char*>(take_memory(bytes));
    ASSERT_TRUE(at) << bytes;
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(at) % 4096, 0u);
    EXPECT_EQ(std::count(at, at + bytes, 0), static_cast<std::ptrdiff_t>(bytes));
    at[0] = at[bytes - 1] = 1;
    give_memory_back(at, bytes);
  }
  EXPECT_FALSE(take_memory(std::size_t{1} << 62));
}

TEST(ThreadSeconds, NeverGoBack) {
  double before = 0;
  for (int i = 0; i < 1'000; ++i) {
    const double now = thread_seconds();
    ASSERT_GE(now, before) << i;
    before = now;
  }
  EXPECT_GT(before, 0);
}

TEST_F(Files, KnowWhetherTheyExist) {
  EXPECT_FALSE(about(name_));
  EXPECT_LT(open_to_read(name_), 0);
  write_file("four");
  const auto known = about(name_);
  ASSERT_TRUE(known);
  EXPECT_TRUE(known->regular && !known->folder);
  EXPECT_EQ(known->size, 4u);
  const auto folder = about(std::filesystem::temp_directory_path().string());
  ASSERT_TRUE(folder);
  EXPECT_TRUE(folder->folder && !folder->regular);
  EXPECT_FALSE(folder->volume == known->volume && folder->number == known->number);
}

TEST_F(Files, AreEmptiedOrKeptAndCut) {
  write_file("longer text");
  write_file("short");
  EXPECT_EQ(contents(), "short");
  write_file("S", Existing::kept);
  EXPECT_EQ(contents(), "Short");
  const int file = open_to_write(name_, Existing::kept);
  ASSERT_GE(file, 0);
  EXPECT_TRUE(cut(file, 2));
  EXPECT_EQ(write(file, "end"), 3);
  close(file);
  EXPECT_EQ(contents(), "Shend");
  EXPECT_FALSE(cut(-1, 0));
}

// As any other program would make it.
TEST_F(Files, HaveTheUsualPermissions) {
  std::ofstream(name_) << 'x';
  const auto usual = std::filesystem::status(name_).permissions();
  std::filesystem::remove(name_);
  write_file("x");
  EXPECT_EQ(std::filesystem::status(name_).permissions(), usual);
}

TEST_F(Files, AreMappedUnlessTheyAreEmpty) {
  write_file("");
  int file = open_to_read(name_);
  EXPECT_FALSE(Mapping::of(file));
  close(file);
  write_file("mapped");
  file = open_to_read(name_);
  {
    auto mapping = Mapping::of(file);
    ASSERT_TRUE(mapping);
    close(file);
    EXPECT_EQ(mapping->bytes(), "mapped");
    const Mapping moved(*std::move(mapping));
    EXPECT_EQ(moved.bytes(), "mapped");
  }
  // Linux lists what a process maps.
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) EXPECT_FALSE(line.contains(name_)) << line;
  EXPECT_FALSE(Mapping::of(-1));
}

TEST(Wake, IsHeardOnceAfterAnyNumberOfCalls) {
  const Wake wake;
  ASSERT_TRUE(wake.good());
  EXPECT_FALSE(wake.hear());
  for (const int calls : {1, 3, 100'000}) {
    for (int i = 0; i < calls; ++i) ASSERT_TRUE(wake.call()) << i;
    EXPECT_TRUE(wake.hear());
    EXPECT_FALSE(wake.hear());
  }
}

#ifndef _WIN32
TEST(Wake, IsAPipeThatIsClosed) {
  std::intptr_t socket = -1;
  for (int i = 0; i < 3; ++i) {
    const Wake wake;
    if (i > 0) EXPECT_EQ(wake.socket(), socket) << "the one before is still open";
    socket = wake.socket();
    const int pipe = static_cast<int>(socket);
    errno = 0;
    EXPECT_FALSE(readable_within(pipe, 0));
    EXPECT_TRUE(wake.call());
    EXPECT_TRUE(readable_within(pipe, 0));
  }
}
#endif

}  // namespace
}  // namespace clew::system
