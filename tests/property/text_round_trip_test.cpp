// Every written puzzle is read back the same: random puzzles of random layouts in every format that
// can express them, alone and in files of many.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <random>

#include "clew/text.h"
#include "support/seed.h"

namespace clew {
namespace {

class Random {
 public:
  int below(int n) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(n)); }
  bool once_in(int n) { return below(n) == 0; }
  template <class List>
  const auto& of(const List& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
  }

 private:
  std::mt19937_64 engine_{test::seed(20240607)};
};

LayoutSpec random_spec(Random& random) {
  LayoutSpec spec{.grids = {}};
  if (random.once_in(12)) return {.digits = 9, .grids = {}, .triangle = 9};
  static const std::vector<std::pair<int, int>> boxes = {{2, 2}, {2, 3}, {3, 2}, {3, 3}, {2, 4},
                                                         {3, 4}, {4, 4}, {5, 5}, {6, 6}};
  const auto [height, width] = random.of(boxes);
  const int n = height * width;
  spec.digits = n;
  SubGrid grid{.height = n, .width = n, .box_height = height, .box_width = width};
  switch (random.below(4)) {
    case 0:
      grid.box_height = grid.box_width = 0;
      break;
    case 1: {
      // Regions: the boxes with cells exchanged at random, so that all have n cells.
      for (int c = 0; c < n * n; ++c)
        grid.regions.push_back(
            static_cast<std::uint16_t>(c / n / height * (n / width) + c % n / width + 1));
      for (int i = 0; i < 3 * n; ++i)
        std::swap(grid.regions[static_cast<std::size_t>(random.below(n * n))],
                  grid.regions[static_cast<std::size_t>(random.below(n * n))]);
      grid.box_height = grid.box_width = 0;
      break;
    }
    default:
      break;
  }
  spec.grids.push_back(grid);
  const bool boxed = grid.box_height > 0;
  if (n <= 9 && boxed && random.once_in(3)) {
    grid.at = {random.below(2) * (n - height), n - width};
    spec.grids.push_back(grid);
  }
  using Kind = Constraint::Kind;
  if (random.once_in(4)) spec.add({Kind::main_diagonal});
  if (random.once_in(4)) spec.add({Kind::anti_diagonal});
  if (boxed && random.once_in(4) && std::abs(height - width) < 2) spec.add({Kind::windows});
  if (boxed && random.once_in(4)) spec.add({Kind::disjoint});
  if (random.once_in(5)) spec.add({Kind::antiknight});
  if (random.once_in(5)) spec.add({Kind::antiking});
  for (int groups = random.below(3); groups > 0; --groups) {
    std::vector<Place> group;
    for (int i = 2 + random.below(n - 1); i > 0; --i) {
      const Place p{random.below(n), random.below(n)};
      if (std::find(group.begin(), group.end(), p) == group.end()) group.push_back(p);
    }
    if (group.size() > 1) spec.add({Kind::group, group});
  }
  return spec;
}

LayoutPtr random_layout(Random& random) {
  if (random.once_in(3)) {
    std::string name(random.of(catalogue()).name);
    if (name == "latin-N") name = "latin-" + std::to_string(2 + random.below(35));
    if (name == "samurai-4x4") name = "9x9";
    return *find_layout(name);
  }
  for (;;) {
    LayoutSpec spec = random_spec(random);
    spec.name = catalogue_name(spec);
    if (auto layout = build(std::move(spec))) return *layout;
  }
}

Puzzle random_puzzle(Random& random, LayoutPtr layout) {
  const int digits = layout->digits();
  const auto cells = static_cast<std::size_t>(layout->size());
  Puzzle puzzle{.layout = std::move(layout)};
  const int sparse = 1 + random.below(6);
  auto digit = [&] { return static_cast<Digit>(1 + random.below(digits)); };
  for (std::size_t c = 0; c < cells; ++c)
    puzzle.givens.push_back(random.once_in(sparse) ? digit() : Digit{0});
  if (random.once_in(3))
    for (std::size_t c = 0; c < cells; ++c)
      puzzle.entries.push_back(!puzzle.givens[c] && random.once_in(3) ? digit() : Digit{0});
  if (random.once_in(3))
    for (std::size_t c = 0; c < cells; ++c) {
      DigitSet set = DigitSet::up_to(digits);
      while (random.once_in(2)) set.remove(digit());
      puzzle.marks.push_back(set);
    }
  static const std::vector<std::string> texts = {
      "",           "",     "Plain words", "with # and \"quotes\"", " blank ends ",
      "two\nlines", "é…😀", "\x01\\n"};
  puzzle.title = random.of(texts);
  puzzle.author = random.of(texts);
  puzzle.source = random.of(texts);
  puzzle.level = random.of(texts);
  return puzzle;
}

/// "f-puzzles" → "fpuzzles".
std::string plain_name(std::string text) {
  std::erase(text, '-');
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::vector<Digit> entries_of(const Puzzle& p) {
  return p.entries.empty() ? std::vector<Digit>(p.givens.size()) : p.entries;
}

/// The same givens, entries and candidates, and the same peers.
::testing::AssertionResult same(const Puzzle& a, const Puzzle& b, Format format) {
  const Layout &x = *a.layout, &y = *b.layout;
  if (x.size() != y.size() || x.digits() != y.digits())
    return ::testing::AssertionFailure() << "another size";
  for (int c = 0; c < x.size(); ++c)
    if (!std::ranges::equal(x.peers(static_cast<CellId>(c)), y.peers(static_cast<CellId>(c))))
      return ::testing::AssertionFailure() << "other rules";
  if (format == Format::text) {
    if (x.spec() != y.spec()) return ::testing::AssertionFailure() << "another spec";
    if (a.title != b.title || a.author != b.author || a.source != b.source || a.level != b.level)
      return ::testing::AssertionFailure() << "other words";
    if (a.marks != b.marks || entries_of(a) != entries_of(b))
      return ::testing::AssertionFailure() << "other marks or entries";
  }
  const bool tells_givens = format != Format::pencil && format != Format::sdx;
  if (tells_givens && a.givens != b.givens) return ::testing::AssertionFailure() << "other givens";
  if (tells_givens && entries_of(a) != entries_of(b))
    return ::testing::AssertionFailure() << "other entries";
  if (start(a).candidates != start(b).candidates)
    return ::testing::AssertionFailure() << "other candidates";
  return ::testing::AssertionSuccess();
}

bool needs_the_layout(Format f) {
  return f == Format::line || f == Format::grid || f == Format::pencil;
}

/// Candidates of which no cell has two look like a grid.
bool can_be_detected(const Puzzle& p, Format f) {
  return f != Format::pencil ||
         std::ranges::any_of(start(p).candidates, [](DigitSet set) { return set.size() > 1; });
}

TEST(TextRoundTrip, EveryFormOfRandomPuzzles) {
  Random random;
  std::map<Format, int> times;
  for (int round = 0; round < 150; ++round) {
    // Some forms have room for 9x9 alone, which chance need not bring.
    const Puzzle puzzle =
        random_puzzle(random, round % 10 ? random_layout(random) : *find_layout("9x9"));
    for (Format format : formats())
      for (bool givens_only : {false, true}) {
        Puzzle expected = puzzle;
        if (givens_only) {
          expected.entries.clear();
          expected.marks.clear();
        }
        const auto written = write(puzzle, format, {.givens_only = givens_only});
        if (!written) {
          EXPECT_NE(format, Format::text) << written.error().reason;
          EXPECT_FALSE(written.error().reason.empty());
          continue;
        }
        ++times[format];
        const std::string file =
            std::string(opening(format)) + *written + "\n" + std::string(closing(format));
        const LayoutPtr layout = needs_the_layout(format) ? puzzle.layout : nullptr;
        for (bool told : {true, false}) {
          if (!told && !can_be_detected(puzzle, format)) continue;
          ReadOptions options{.layout = layout};
          if (told) options.from = format;
          const auto again = read_puzzle(file, options);
          ASSERT_TRUE(again) << name(format) << " of " << puzzle.layout->name() << ": "
                             << again.error().line << ":" << again.error().column << ": "
                             << again.error().reason << (told ? "\n" : " (detected)\n") << file;
          ASSERT_TRUE(same(expected, *again, format)) << name(format) << (told ? "" : " (detected)")
                                                      << " of " << puzzle.layout->name() << "\n"
                                                      << file;
        }
      }
  }
  for (Format format : formats()) EXPECT_GT(times[format], 0) << name(format);
}

std::vector<LayoutPtr> every_layout() {
  std::vector<LayoutPtr> layouts;
  for (const CatalogueEntry& entry : catalogue())
    if (entry.name != "latin-N") layouts.push_back(*find_layout(entry.name));
  for (int n : {2, 3, 5, 9, 10, 16, 36})
    layouts.push_back(*find_layout("latin-" + std::to_string(n)));
  return layouts;
}

// A format either gives the same puzzle again or refuses it by name. If a picture has holes, its
// outline determines the layout.
TEST(TextRoundTrip, EveryLayoutInEveryForm) {
  Random random;
  for (const LayoutPtr& layout : every_layout())
    for (bool played : {false, true}) {
      Puzzle puzzle = random_puzzle(random, layout);
      if (!played) puzzle.entries.clear(), puzzle.marks.clear();
      for (Format format : formats()) {
        const std::string about = std::string(name(format)) + " of " + layout->name();
        const auto written = write(puzzle, format);
        if (!written) {
          EXPECT_NE(format, Format::text) << about;
          EXPECT_NE(plain_name(written.error().reason).find(name(format)), std::string::npos)
              << about << ": " << written.error().reason;
          continue;
        }
        const std::string file =
            std::string(opening(format)) + *written + "\n" + std::string(closing(format));
        for (bool told : {true, false}) {
          if (!told && !can_be_detected(puzzle, format)) continue;
          ReadOptions options{.layout = needs_the_layout(format) ? layout : nullptr};
          if (told) options.from = format;
          const auto again = read_puzzle(file, options);
          ASSERT_TRUE(again) << about << ": " << again.error().reason << "\n" << file;
          ASSERT_TRUE(same(puzzle, *again, format)) << about << "\n" << file;
        }
        const bool holes = layout->size() < layout->rows() * layout->cols();
        if (!holes || (format != Format::grid && format != Format::pencil)) continue;
        const auto again = read_puzzle(file);
        ASSERT_TRUE(again) << about << ": " << again.error().reason << "\n" << file;
        EXPECT_EQ(again->layout->name(), layout->name()) << file;
        ASSERT_TRUE(same(puzzle, *again, format)) << about << "\n" << file;
      }
    }
}

TEST(TextRoundTrip, ClassicGridsInEveryForm) {
  Random random;
  const LayoutPtr nine = *find_layout("9x9");
  for (int round = 0; round < 200; ++round) {
    const Puzzle puzzle = random_puzzle(random, nine);
    for (Format format : formats()) {
      const auto written = write(puzzle, format);
      if (!written) continue;
      const std::string file =
          std::string(opening(format)) + *written + "\n" + std::string(closing(format));
      const auto again = read_puzzle(file);
      ASSERT_TRUE(again) << name(format) << ": " << again.error().reason << "\n" << file;
      ASSERT_TRUE(same(puzzle, *again, format)) << name(format) << "\n" << file;
    }
  }
}

TEST(TextRoundTrip, ManyInAFile) {
  Random random;
  for (Format format : formats()) {
    if (format == Format::sdk || format == Format::fpuzzles) continue;
    std::string file(opening(format));
    std::vector<Puzzle> puzzles;
    const bool own_layout = !needs_the_layout(format);
    const LayoutPtr fixed = *find_layout("9x9");
    while (puzzles.size() < 20) {
      Puzzle puzzle = random_puzzle(random, own_layout ? random_layout(random) : fixed);
      auto written = write(puzzle, format);
      if (!written && own_layout &&
          !(written = write(puzzle = random_puzzle(random, fixed), format)))
        continue;
      if (!written) continue;
      file += *written + "\n";
      const bool rows = written->find('\n') != written->npos && format != Format::opensudoku;
      if (rows) file += "\n";
      puzzles.push_back(std::move(puzzle));
    }
    file += closing(format);
    std::size_t at = 0, n = 0;
    PuzzleReader reader(
        [&](char* into, std::size_t room) {
          const std::size_t got = file.copy(into, std::min<std::size_t>(room, 777), at);
          at += got;
          return got;
        },
        {.from = format});
    while (auto puzzle = reader.next()) {
      ASSERT_TRUE(*puzzle) << name(format) << ": " << puzzle->error().line << ":"
                           << puzzle->error().column << ": " << puzzle->error().reason;
      ASSERT_LT(n, puzzles.size()) << name(format);
      ASSERT_TRUE(same(puzzles[n], **puzzle, format)) << name(format);
      ++n;
    }
    EXPECT_EQ(n, puzzles.size()) << name(format);
  }
}

}  // namespace
}  // namespace clew
