//  bench_rate [--from ER] [--to ER] [--limit N] [--java "COMMAND"] [--each] FILE…
//
// Speed of rating on one thread, in thread CPU time: in bands of the rating, with the slowest
// puzzle of each. FILE is a table whose first two columns are a puzzle and its known ER (a header
// line is skipped), or one puzzle a line. Known ratings are compared.
//
// --java runs another rater in the same run: COMMAND gets the puzzles on its standard input, one a
// line, and its user CPU time is measured (its start included). The last line is a signature, the
// sum of all ER, EP, ED and steps; it changes only when the ratings do.
#include <fmt/core.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "clew/rate.h"

namespace clew {
namespace {

struct Row {
  std::string puzzle;
  double known = -1;
  double seconds = 0;
  Rating rating;
};

double cpu_seconds() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

std::vector<Row> read(const char* file) {
  std::vector<Row> rows;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    const std::size_t end = line.find_first_of(" \t,");
    if (line.empty() || line[0] == '#' || std::min(end, line.size()) != 81) continue;
    Row row{line.substr(0, 81)};
    if (end != std::string::npos) row.known = std::atof(line.c_str() + end + 1);
    rows.push_back(std::move(row));
  }
  return rows;
}

void rate_all(std::vector<Row>& rows) {
  const LayoutPtr layout = *find_layout("9x9");
  Rater rater = *Rater::make(layout);
  for (Row& row : rows) {
    Puzzle puzzle;
    puzzle.layout = layout;
    for (char ch : row.puzzle)
      puzzle.givens.push_back(ch >= '1' && ch <= '9' ? static_cast<Digit>(ch - '0') : 0);
    const double before = cpu_seconds();
    row.rating = *rater.rate(puzzle);
    row.seconds = cpu_seconds() - before;
  }
}

double race(const char* command, const std::vector<Row>& rows) {
  FILE* pipe = popen(command, "w");
  if (!pipe) return 0;
  for (const Row& row : rows) fmt::print(pipe, "{}\n", row.puzzle);
  pclose(pipe);
  rusage usage;
  getrusage(RUSAGE_CHILDREN, &usage);
  return static_cast<double>(usage.ru_utime.tv_sec) +
         static_cast<double>(usage.ru_utime.tv_usec) * 1e-6;
}

void report(const std::vector<Row>& rows, bool each) {
  struct Band {
    int from, to;
  };
  for (Band band : {Band{0, 70}, {70, 80}, {80, 90}, {90, 95}, {95, 100}, {100, 110}, {110, 200}}) {
    double total = 0, worst = 0;
    int n = 0;
    for (const Row& row : rows) {
      if (row.rating.er < band.from || row.rating.er >= band.to) continue;
      ++n;
      total += row.seconds;
      worst = std::max(worst, row.seconds);
    }
    if (n)
      fmt::print("ER {:4.1f} to {:4.1f}  {:6} puzzles  {:9.3f} s  {:9.1f}/s  slowest {:8.3f} s\n",
                 band.from / 10.0, band.to / 10.0, n, total, n / total, worst);
  }
  if (!each) return;
  for (const Row& row : rows)
    fmt::print("{} {}/{}/{} {:.6f}\n", row.puzzle, row.rating.er, row.rating.ep, row.rating.ed,
               row.seconds);
}

int run(int argc, char** argv) {
  double from = -1, to = 100;
  std::size_t limit = ~std::size_t{0};
  const char* java = nullptr;
  bool each = false;
  std::vector<Row> rows;
  for (int i = 1; i < argc; ++i) {
    auto is = [&](const char* name) { return !std::strcmp(argv[i], name) && i + 1 < argc; };
    if (is("--from"))
      from = std::atof(argv[++i]);
    else if (is("--to"))
      to = std::atof(argv[++i]);
    else if (is("--limit"))
      limit = static_cast<std::size_t>(std::atoll(argv[++i]));
    else if (is("--java"))
      java = argv[++i];
    else if (!std::strcmp(argv[i], "--each"))
      each = true;
    else
      for (Row& row : read(argv[i])) rows.push_back(std::move(row));
  }
  std::erase_if(rows, [&](const Row& row) {
    return row.known >= 0 && (row.known < from - 0.01 || row.known > to + 0.01);
  });
  if (rows.size() > limit) {  // evenly over the file
    std::vector<Row> some;
    for (std::size_t i = 0; i < limit; ++i) some.push_back(rows[i * rows.size() / limit]);
    rows = std::move(some);
  }
  rate_all(rows);
  report(rows, each);
  double total = 0;
  long signature = 0;
  int known = 0, met = 0;
  for (const Row& row : rows) {
    total += row.seconds;
    signature += row.rating.er + row.rating.ep + row.rating.ed + row.rating.steps;
    if (row.known < 0) continue;
    ++known;
    met += row.rating.er == static_cast<int>(row.known * 10 + 0.5);
  }
  if (known) fmt::print("{} of {} known ratings met\n", met, known);
  if (java) {
    const double other = race(java, rows);
    fmt::print("{:.3f} s against {:.3f} s: {:.1f} times as fast\n", total, other, other / total);
  }
  fmt::print("signature {}\n", signature);
  return met == known ? 0 : 1;
}

}  // namespace
}  // namespace clew

int main(int argc, char** argv) { return clew::run(argc, argv); }
