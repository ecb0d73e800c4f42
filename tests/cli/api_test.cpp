// Verbs over HTTP: answers, refusals, bounds, clients that go away.
#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <sys/socket.h>

#include <csignal>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/clew.h"

namespace clew {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

const std::string easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// `clew serve --api` on a port of its own, with a page of no files.
class Api : public testing::Test {
 protected:
  void SetUp() override {
    const std::string page = folder_.write("clew.page", "clew page 1\n\n");
    int out[2];
    ASSERT_EQ(pipe(out), 0);
    server_ =
        test::start(CLEW_BINARY, {"serve", "--api", "--port", "0", "--page", page}, 0, out[1], 2);
    close(out[1]);
    std::string line;
    for (char c; ::read(out[0], &c, 1) == 1 && c != '\n';) line += c;
    close(out[0]);
    const std::size_t colon = line.rfind(':');
    ASSERT_NE(colon, line.npos) << line;
    port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
  }
  void TearDown() override {
    kill(server_, SIGTERM);
    int status = 0;
    waitpid(server_, &status, 0);
    EXPECT_EQ(test::status_of(status), 0);
  }

  int connected() const {
    const int fd = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port_);
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
    EXPECT_EQ(connect(fd, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    return fd;
  }
  static std::string message(const std::string& method, const std::string& path,
                             const std::string& body, const std::string& type) {
    return method + " " + path +
           " HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: " + type +
           "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
  }
  struct Reply {
    int status = 0;
    Json body;
  };
  static Reply reply(int fd) {
    std::string all;
    char block[4096];
    for (ssize_t n; (n = ::read(fd, block, sizeof block)) > 0;)
      all.append(block, static_cast<std::size_t>(n));
    close(fd);
    if (!all.starts_with("HTTP/1.1 ")) return {};
    const std::size_t end = all.find("\r\n\r\n");
    return {std::stoi(all.substr(9)), Json::parse(all.substr(end + 4), nullptr, false)};
  }
  Reply request(const std::string& method, const std::string& path, const std::string& body = "",
                const std::string& type = "application/json") const {
    const int fd = connected();
    const std::string text = message(method, path, body, type);
    std::size_t sent = 0;
    for (ssize_t n = 1; n > 0 && sent < text.size();
         sent += static_cast<std::size_t>(std::max<ssize_t>(n, 0)))
      n = send(fd, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
    const Reply answer = reply(fd);
    // A server that refuses a request need not read all of it.
    EXPECT_TRUE(sent == text.size() || answer.status >= 400) << sent << " of " << text.size();
    return answer;
  }
  Reply ask(const std::string& verb, const Json& asked) const {
    return request("POST", "/api/" + verb, asked.dump());
  }

 private:
  test::Folder folder_;
  pid_t server_ = 0;
  std::uint16_t port_ = 0;
};

TEST_F(Api, AnswersAsTheVerbsDo) {
  const Reply solved = ask("solve", {{"puzzle", easy}});
  EXPECT_EQ(solved.status, 200);
  EXPECT_EQ(solved.body["status"], "unique");
  EXPECT_EQ(ask("hint", {{"puzzle", easy}}).body["step"]["technique"], "naked-single");
  EXPECT_EQ(
      ask("generate", {{"layout", "4x4"}, {"seed", 3}, {"threads", 900}}).body["puzzles"].size(),
      1u);
  const Reply malformed = ask("solve", {{"puzzle", "53..x"}});
  EXPECT_EQ(malformed.status, 422);
  EXPECT_FALSE(malformed.body["error"].get<std::string>().empty());
}

TEST_F(Api, DescribesItself) {
  const Reply description = request("GET", "/api/openapi.json");
  EXPECT_EQ(description.status, 200);
  EXPECT_EQ(description.body["openapi"], "3.1.0");
  const Json& paths = description.body["paths"];
  EXPECT_GT(paths.size(), 15u);
  EXPECT_EQ(paths.dump().find("$ref"), std::string::npos);
  for (const auto& [path, item] : paths.items())
    EXPECT_NE(request("POST", path, "{").status, 404) << path;
}

TEST_F(Api, RefusesWhatIsNoRequest) {
  EXPECT_EQ(request("POST", "/api/dance", "{}").status, 404);
  EXPECT_EQ(request("GET", "/api/solve").status, 405);
  EXPECT_EQ(request("OPTIONS", "/api/solve").status, 405);
  EXPECT_EQ(request("POST", "/api/solve", "{}", "text/plain").status, 415);
  EXPECT_EQ(request("POST", "/api/solve", "{").status, 400);
  EXPECT_EQ(request("POST", "/api/solve", "[]").status, 400);
  EXPECT_EQ(ask("solve", {{"puzzle", easy}, {"timeout", 1e9}}).status, 400);
  EXPECT_EQ(ask("solve", {{"puzzle", easy}, {"timeout", 0}}).status, 400);
  EXPECT_EQ(ask("solve", {{"puzle", easy}}).status, 422);
  EXPECT_EQ(request("GET", "/nothing").status, 404);
  EXPECT_EQ(request("POST", "/", "{}").status, 405);
  EXPECT_EQ(request("POST", "/api/solve", std::string(3 << 20, 'x')).status / 100 % 4,
            0);  // 413, or cut off
}

TEST_F(Api, ManyClientsAtOnceGetTheirOwnAnswers) {
  std::vector<std::thread> clients;
  for (int i = 0; i < 8; ++i)
    clients.emplace_back([&, i] {
      for (int n = 0; n < 20; ++n) {
        const Reply answer = ask("generate", {{"layout", "4x4"}, {"seed", i}});
        const Reply again = ask("generate", {{"layout", "4x4"}, {"seed", i}});
        EXPECT_EQ(answer.status, 200);
        EXPECT_EQ(answer.body, again.body);
      }
    });
  for (std::thread& client : clients) client.join();
}

// The server ends at once when it is told to, though requests that nobody waits for still run.
TEST_F(Api, AClientMayGoAway) {
  const std::string text =
      message("POST", "/api/count", Json{{"puzzle", std::string(81, '.')}, {"timeout", 60}}.dump(),
              "application/json");
  for (int i = 0; i < 20; ++i) {
    const int fd = connected();
    EXPECT_EQ(send(fd, text.data(), text.size(), MSG_NOSIGNAL), static_cast<ssize_t>(text.size()));
    close(fd);
  }
  EXPECT_EQ(request("GET", "/api/openapi.json").status, 200);
}

}  // namespace
}  // namespace clew
