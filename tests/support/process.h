// Runs the command line as its users do: arguments and standard input in; status and both outputs
// out.
#pragma once

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace clew::test {

/// A folder that is removed with its contents.
class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "clew-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::string& path() const { return path_; }
  std::string file(const std::string& name) const { return path_ + "/" + name; }
  std::string write(const std::string& name, std::string_view text) const {
    std::ofstream(file(name), std::ios::binary) << text;
    return file(name);
  }
  std::string read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(file(name), std::ios::binary).rdbuf();
    return text.str();
  }

 private:
  std::string path_;
};

struct Ran {
  int status = -1;  // exit status; 128 + the signal that ended the process
  std::string out, err;
};

inline int status_of(int wait_status) {
  return WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : 128 + WTERMSIG(wait_status);
}

/// Starts a program with these descriptors as its standard ones.
inline pid_t start(const std::string& program, const std::vector<std::string>& arguments, int in,
                   int out, int err) {
  std::vector<char*> words{const_cast<char*>(program.c_str())};
  for (const std::string& word : arguments) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  const pid_t child = fork();
  if (child != 0) return child;
  dup2(in, 0);
  dup2(out, 1);
  dup2(err, 2);
  for (int fd = 3; fd < 64; ++fd) close(fd);
  std::signal(SIGPIPE, SIG_DFL);
  execv(program.c_str(), words.data());
  _exit(127);
}

/// Runs it to its end.
inline Ran run(const std::string& program, const std::vector<std::string>& arguments,
               std::string_view input = {}) {
  const Folder folder;
  folder.write("in", input);
  const int in = open(folder.file("in").c_str(), O_RDONLY);
  const int out = open(folder.file("out").c_str(), O_WRONLY | O_CREAT, 0600);
  const int err = open(folder.file("err").c_str(), O_WRONLY | O_CREAT, 0600);
  const pid_t child = start(program, arguments, in, out, err);
  for (const int fd : {in, out, err}) close(fd);
  int status = 0;
  waitpid(child, &status, 0);
  return {status_of(status), folder.read("out"), folder.read("err")};
}

}  // namespace clew::test
