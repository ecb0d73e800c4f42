// clew VERB …: finds the verb and hands it the arguments that follow.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "base/nearest.h"
#include "clew/version.h"
#include "commands.h"
#include "manual.h"
#include "options.h"
#include "out.h"
#include "search/batch.h"
#include "search/single.h"
#include "system/program.h"
#include "text/pieces/piece.h"

namespace clew::cli {
namespace {

void print_help() {
  std::string text =
      "Clew solves any Sudoku and shows the thread of its reasoning.\n\n"
      "Usage: clew VERB [OPTIONS] [PUZZLE|FILE|-]...\n\nVerbs:\n";
  for (const Command& command : commands())
    text += fmt::format("  {:<12} {}\n", command.name, command.summary);
  put(text +
      "\n`clew VERB --help` lists a verb's options and shows an example.\n\nExample:\n"
      "  clew solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419"
      "..5....8..79\n");
}

int print_version(const Arguments& options) {
  const bool json = options == Arguments{"--json"};
  if (!json && !options.empty()) return usage_error("clew", "--version takes --json or nothing");
  const std::string_view batch = search::kernels().front()->name;
  const std::string_view single = search::single_kernels().front()->name;
  if (json)
    put(fmt::format(
        "{{\"version\":\"{}\",\"compiler\":\"{}\",\"batch\":\"{}\",\"single\":\"{}\"}}\n", version,
        __VERSION__, batch, single));
  else
    put(fmt::format("clew {} ({})\nkernels: batch of {}, single of {}, plain, clause learning\n",
                    version, __VERSION__, batch, single));
  return answered;
}

int unknown(const std::string& name) {
  Nearest nearest(name);
  for (const Command& command : commands()) nearest.consider(command.name);
  return usage_error("clew", "no verb is called " + text::quoted(name) + nearest.question());
}

int run(const Arguments& words) {
  if (words.empty()) {
    print_help();
    return answered;
  }
  const std::string& verb = words.front();
  if (verb == "--version" || verb == "-V") return print_version({words.begin() + 1, words.end()});
  if (verb == "--help=man") {
    put(manual_page(commands()));
    return answered;
  }
  if (verb == "--help=verbs") {
    for (const Command& command : commands())
      put(fmt::format("{}\t{}\n", command.name, command.summary));
    return answered;
  }
  const bool help = verb == "--help" || verb == "-h" || verb == "help";
  if (help && words.size() == 1) {
    print_help();
    return answered;
  }
  const std::string& name = help ? words[1] : verb;
  const auto command = std::ranges::find(commands(), name, &Command::name);
  if (command == commands().end()) return unknown(name);
  return command->run(help ? Arguments{"--help"} : Arguments(words.begin() + 1, words.end()));
}

}  // namespace
}  // namespace clew::cli

int main(int argc, char** argv) {
  using namespace clew::cli;
  const int status = run(clew::system::begin(argc, argv));
  return status == answered && output_lost() ? some_malformed : status;
}
