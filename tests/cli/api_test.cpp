// Verbs over HTTP: answers, refusals, bounds, clients that go away.
#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <sys/socket.h>

#include <atomic>
#include <csignal>
#include <nlohmann/json.hpp>
#include <random>
#include <thread>

#include "cli/clew.h"
#include "support/seed.h"

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

// Each client asks in turn what has an answer and what has none.
TEST_F(Api, TenThousandRequestsGetTheirStatus) {
  constexpr int clients = 8, rounds = 250;
  const std::string layout = std::string(16, '.');
  std::atomic<int> right = 0;
  std::vector<std::thread> threads;
  for (int client = 0; client < clients; ++client)
    threads.emplace_back([&] {
      for (int n = 0; n < rounds; ++n) {
        right += ask("count", {{"puzzle", layout}, {"layout", "4x4"}}).body["solutions"] == 288;
        right += ask("solve", {{"puzzle", easy}}).body["status"] == "unique";
        right += ask("solve", {{"puzzle", std::string(n % 15 + 1, '.')}}).status == 422;
        right += request("POST", "/api/hint", easy).status == 400;
        right += request("GET", "/api/rate").status == 405;
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(right, 5 * clients * rounds);
}

// Half of the clients stop within the header, the other half within the body.
TEST_F(Api, SlowClientsAreCutOffAndHinderNobody) {
  const std::string whole =
      message("POST", "/api/solve", Json{{"puzzle", easy}}.dump(), "application/json");
  std::vector<int> slow;
  for (int i = 0; i < 40; ++i) {
    slow.push_back(connected());
    const std::size_t part = i % 2 ? whole.size() - 9 : 30;
    EXPECT_EQ(send(slow.back(), whole.data(), part, MSG_NOSIGNAL), static_cast<ssize_t>(part));
  }
  for (int i = 0; i < 20; ++i) EXPECT_EQ(ask("solve", {{"puzzle", easy}}).status, 200);
  // A byte at a time is no fault.
  const int fd = connected();
  for (const char c : whole) EXPECT_EQ(send(fd, &c, 1, MSG_NOSIGNAL), 1);
  EXPECT_EQ(reply(fd).status, 200);
  for (const int waiting : slow) EXPECT_NE(reply(waiting).status, 200);
}

// Requests with bytes changed, dropped and repeated. A reply is one of HTTP, and the server goes on. Bytes that follow
// end a request whose own end is gone.
TEST_F(Api, BrokenRequestsAreSurvived) {
  constexpr int clients = 16, rounds = 50;
  const std::string whole =
      message("POST", "/api/solve", Json{{"puzzle", easy}}.dump(), "application/json");
  const std::string rest = "\r\n\r\n" + std::string(4096, ' ');
  const std::uint64_t seed = test::seed();
  std::atomic<int> answered = 0;
  std::vector<std::thread> threads;
  for (int client = 0; client < clients; ++client)
    threads.emplace_back([&, client] {
      std::mt19937_64 random(seed + static_cast<std::uint64_t>(client));
      const auto below = [&](std::size_t limit) {
        return static_cast<std::size_t>(random() % limit);
      };
      for (int n = 0; n < rounds; ++n) {
        std::string text = whole;
        for (std::size_t changes = 1 + below(3); changes; --changes) {
          const std::size_t at = below(text.size());
          const std::size_t change = below(4);
          if (change == 0) text[at] = static_cast<char>(random());
          if (change == 1) text.erase(at, 1 + below(8));
          if (change == 2) text.insert(at, text.substr(below(text.size()), 1 + below(40)));
          if (change == 3) text[at] = "\r\n{}[]\":,0-%/ "[below(15)];
        }
        const int fd = connected();
        (void)!send(fd, text.data(), text.size(), MSG_NOSIGNAL);
        (void)!send(fd, rest.data(), rest.size(), MSG_NOSIGNAL);
        const int status = reply(fd).status;
        EXPECT_TRUE(status == 0 || (status >= 200 && status < 600)) << text;
        answered += status != 0;
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_GT(answered, clients * rounds / 2);
  EXPECT_EQ(ask("solve", {{"puzzle", easy}}).status, 200);
}

}  // namespace
}  // namespace clew
