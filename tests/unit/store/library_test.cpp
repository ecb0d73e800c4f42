#include "clew/library.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "base/random.h"

namespace clew {
namespace {

class LibraryFile : public testing::Test {
 protected:
  LibraryFile() {
    folder_ = std::filesystem::temp_directory_path() /
              ("clew-library-" + std::to_string(getpid()) + "-" +
               testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::create_directories(folder_);
  }
  ~LibraryFile() override { std::filesystem::remove_all(folder_); }
  std::string path() const { return folder_ / "library.db"; }

  static LibraryEntry entry(int i) {
    const std::vector<TechniqueId> pair{TechniqueId::naked_pair},
        both{TechniqueId::naked_pair, TechniqueId::x_wing};
    return {.puzzle = "p" + std::to_string(i),
            .layout = i % 2 ? "9x9" : "6x6",
            .canonical = "c" + std::to_string(i),
            .solution = "s",
            .givens = 20 + i % 10,
            .level = i % 3 ? Level::hard : Level::easy,
            .er = 20 + i % 60,
            .techniques = i % 5 ? both : pair};
  }
  static std::vector<LibraryEntry> entries(int from, int to) {
    std::vector<LibraryEntry> result;
    for (int i = from; i < to; ++i) result.push_back(entry(i));
    return result;
  }

 private:
  std::filesystem::path folder_;
};

TEST_F(LibraryFile, KeepsEachFormOnce) {
  auto library = Library::open(path());
  ASSERT_TRUE(library) << library.error().reason;
  EXPECT_EQ(*library->add(entries(0, 100)), 100u);
  EXPECT_EQ(*library->add(entries(50, 150)), 50u);
  library = Library::open(path());
  ASSERT_TRUE(library);
  std::uint64_t puzzles = 0;
  for (const LibraryCount& count : *library->stats()) puzzles += count.puzzles;
  EXPECT_EQ(puzzles, 150u);
}

TEST_F(LibraryFile, Filters) {
  auto library = *Library::open(path());
  ASSERT_TRUE(library.add(entries(0, 300)));
  int seen = 0;
  ASSERT_TRUE(library.each({.layout = "9x9",
                            .level = Level::hard,
                            .techniques = {TechniqueId::x_wing},
                            .er_from = 30,
                            .er_to = 50},
                           [&](const LibraryEntry& e) {
                             EXPECT_EQ(e.layout, "9x9");
                             EXPECT_EQ(e.level, Level::hard);
                             EXPECT_EQ(e.techniques.back(), TechniqueId::x_wing);
                             EXPECT_TRUE(*e.er >= 30 && *e.er <= 50);
                             ++seen;
                             return true;
                           }));
  EXPECT_GT(seen, 0);
  EXPECT_EQ((*library.pick({.level = Level::easy}, 7))->level, Level::easy);
  EXPECT_FALSE(*library.pick({.level = Level::diabolical}, 7));
}

TEST_F(LibraryFile, IsReadWhereNothingMayBeWritten) {
  ASSERT_TRUE(Library::open(path())->add(entries(0, 100)));
  namespace fs = std::filesystem;
  const auto folder = fs::path(path()).parent_path();
  fs::permissions(path(), fs::perms{0444});
  fs::permissions(folder, fs::perms{0555});
  const pid_t child = fork();
  if (child == 0) {
    // Root may do everything and would not notice.
    constexpr uid_t nobody = 65534;
    if (geteuid() == 0 && (setgid(nobody) || setuid(nobody))) _exit(2);
    const auto library = Library::open(path(), Library::Access::read);
    int seen = 0;
    if (library)
      (void)library->each({}, [&](const LibraryEntry&) { return ++seen > 0; });
    else
      std::fprintf(stderr, "%s\n", library.error().reason.c_str());
    _exit(seen == 100 ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  fs::permissions(folder, fs::perms{0755});
  EXPECT_EQ(WEXITSTATUS(status), 0);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder), {}), 1);
}

TEST_F(LibraryFile, IsNotMadeToBeRead) {
  const auto none = Library::open(path(), Library::Access::read);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().reason, "there is no library '" + path() + "'");
  EXPECT_FALSE(std::filesystem::exists(path()));
}

TEST_F(LibraryFile, RefusesWhatIsNoLibrary) {
  std::ofstream(path()) << "This is no database, but long enough to look into: "
                        << std::string(5000, 'x');
  const auto foreign = Library::open(path());
  ASSERT_FALSE(foreign);
  EXPECT_NE(foreign.error().reason.find("no library"), std::string::npos);
  for (const auto access : {Library::Access::read, Library::Access::write}) {
    const auto folder = Library::open(std::filesystem::path(path()).parent_path().string(), access);
    ASSERT_FALSE(folder);
    EXPECT_NE(folder.error().reason.find("is a folder"), std::string::npos);
  }
}

TEST_F(LibraryFile, RefusesWhatIsDamaged) {
  ASSERT_TRUE(Library::open(path())->add(entries(0, 5000)));
  const auto size = std::filesystem::file_size(path());
  ASSERT_GT(size, 20'000u);
  std::filesystem::resize_file(path(), size / 2 / 4096 * 4096);
  EXPECT_FALSE(Library::open(path()));
}

// A process writes batches and reports each, and is killed after a random number of reports: every
// reported batch stays.
TEST_F(LibraryFile, KilledImportLosesNothingAcknowledged) {
  Random random(1);
  const int rounds = std::getenv("CLEW_LONG_TESTS") ? 100 : 15;
  for (int round = 0; round < rounds; ++round) {
    std::filesystem::remove(path());
    int pipe_ends[2];
    ASSERT_EQ(pipe(pipe_ends), 0);
    const pid_t child = fork();
    if (child == 0) {
      auto library = Library::open(path());
      for (int batch = 0; library; ++batch) {
        if (!library->add(entries(batch * 20, batch * 20 + 20))) _exit(1);
        if (write(pipe_ends[1], "x", 1) != 1) _exit(1);
      }
      _exit(1);
    }
    close(pipe_ends[1]);
    char said[64];
    const std::uint64_t wanted = 1 + random.below(30);
    std::uint64_t acknowledged = 0;
    for (; acknowledged < wanted; ++acknowledged) ASSERT_EQ(read(pipe_ends[0], said, 1), 1);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    for (ssize_t n; (n = read(pipe_ends[0], said, sizeof said)) > 0;)
      acknowledged += static_cast<std::uint64_t>(n);
    close(pipe_ends[0]);
    ASSERT_GE(acknowledged, wanted);
    // The first access may be a reader or the next import.
    auto library =
        Library::open(path(), round % 2 ? Library::Access::read : Library::Access::write);
    ASSERT_TRUE(library) << library.error().reason;
    std::uint64_t puzzles = 0;
    for (const LibraryCount& count : *library->stats()) puzzles += count.puzzles;
    EXPECT_GE(puzzles, 20 * acknowledged);
    EXPECT_EQ(puzzles % 20, 0u);
  }
}

// A transaction that does not fit into the cache is on the disk in part, beside a journal, when the
// process dies.
TEST_F(LibraryFile, AReaderTakesBackWhatAKilledWriterLeft) {
  ASSERT_TRUE(Library::open(path())->add(entries(0, 3000)));
  const pid_t child = fork();
  if (child == 0) {
    sqlite3* db = nullptr;
    if (sqlite3_open(path().c_str(), &db) != SQLITE_OK) _exit(1);
    const auto run = [&](const std::string& sql) {
      return sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
    };
    if (!run("PRAGMA journal_mode = DELETE") || !run("PRAGMA cache_size = 5") || !run("BEGIN"))
      _exit(1);
    if (!run("UPDATE puzzles SET source = hex(randomblob(300)), canonical = 'x' || canonical"))
      _exit(1);
    _exit(7);  // without a commit
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_EQ(WEXITSTATUS(status), 7);
  ASSERT_TRUE(std::filesystem::exists(path() + "-journal"));
  const auto library = Library::open(path(), Library::Access::read);
  ASSERT_TRUE(library) << library.error().reason;
  std::uint64_t puzzles = 0;
  ASSERT_TRUE(library->each({}, [&](const LibraryEntry& e) {
    EXPECT_EQ(e.source, "");
    return ++puzzles > 0;
  }));
  EXPECT_EQ(puzzles, 3000u);
  EXPECT_FALSE(std::filesystem::exists(path() + "-journal"));
}

TEST_F(LibraryFile, KeepsNoLibraryInMemory) {
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(std::filesystem::path(path()).parent_path());
  for (const char* name : {":memory:", "file::memory:"}) {
    ASSERT_TRUE(Library::open(name)->add(entries(0, 10))) << name;
    EXPECT_TRUE(std::filesystem::exists(name)) << name;
    const auto library = Library::open(name, Library::Access::read);
    ASSERT_TRUE(library) << library.error().reason;
    EXPECT_EQ((*library->stats()).size(), 4u) << name;
  }
  std::filesystem::current_path(before);
}

}  // namespace
}  // namespace clew
