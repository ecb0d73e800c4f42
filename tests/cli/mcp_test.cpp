// The server for assistants: its answer to each kind of message.
#include <gmock/gmock.h>

#include <map>
#include <nlohmann/json.hpp>

#include "cli/clew.h"

namespace clew {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

const std::string easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Json request(const Json& id, const std::string& method, const Json& params = Json::object()) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}};
}
Json tool(const Json& id, const std::string& name, const Json& arguments) {
  return request(id, "tools/call", {{"name", name}, {"arguments", arguments}});
}

/// The answers by id; those without an id under "null".
std::map<std::string, Json> answers(const std::vector<std::string>& lines) {
  std::string input;
  for (const std::string& line : lines) input += line + "\n";
  const test::Ran ran = test::clew({"mcp"}, input);
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  std::map<std::string, Json> all;
  std::istringstream out(ran.out);
  for (std::string line; std::getline(out, line);) {
    const Json json = Json::parse(line);
    EXPECT_EQ(json["jsonrpc"], "2.0");
    EXPECT_TRUE(all.emplace(json["id"].dump(), json).second) << line;
  }
  return all;
}
Json answer(const Json& message) { return answers({message.dump()}).begin()->second; }

TEST(Mcp, SaysWhoItIsInTheVersionThatIsAskedFor) {
  for (const char* version : {"2025-06-18", "2025-03-26", "2024-11-05"}) {
    const Json result = answer(request(1, "initialize", {{"protocolVersion", version}}))["result"];
    EXPECT_EQ(result["protocolVersion"], version);
    EXPECT_EQ(result["serverInfo"]["name"], "clew");
    EXPECT_TRUE(result["capabilities"].contains("tools"));
  }
  EXPECT_EQ(
      answer(request(1, "initialize", {{"protocolVersion", "1999"}}))["result"]["protocolVersion"],
      "2025-06-18");
  EXPECT_EQ(answer(request("a", "ping"))["result"], Json::object());
}

TEST(Mcp, DescribesItsTools) {
  const Json tools = answer(request(1, "tools/list"))["result"]["tools"];
  std::vector<std::string> names;
  for (const Json& tool : tools) {
    names.push_back(tool["name"]);
    const Json& schema = tool["inputSchema"];
    EXPECT_EQ(schema["type"], "object");
    EXPECT_TRUE(schema["properties"].contains("timeout")) << tool["name"];
    EXPECT_EQ(schema.dump().find("$ref"), std::string::npos) << tool["name"];
    EXPECT_FALSE(tool["description"].get<std::string>().empty());
    EXPECT_EQ(schema.contains("required"), tool["name"] != "generate") << tool["name"];
  }
  EXPECT_THAT(
      names, testing::ElementsAre("solve", "check", "hint", "explain", "rate", "generate", "read"));
}

TEST(Mcp, ToolsAnswerAsTheVerbsDo) {
  const auto all = answers(
      {tool(1, "solve", {{"puzzle", easy}}).dump(), tool(2, "hint", {{"puzzle", easy}}).dump(),
       tool(3, "rate", {{"puzzle", easy}}).dump(), tool(4, "check", {{"puzzle", easy}}).dump(),
       tool(5, "explain", {{"puzzle", easy}}).dump(),
       tool(6, "generate", {{"layout", "6x6"}, {"seed", 1}}).dump(),
       tool(7, "read", {{"puzzle", test::drawing}}).dump()});
  ASSERT_EQ(all.size(), 7u);
  for (const auto& [id, message] : all) {
    const Json& result = message["result"];
    EXPECT_EQ(result["isError"], false) << message;
    EXPECT_EQ(Json::parse(result["content"][0]["text"].get<std::string>()),
              result["structuredContent"]);
  }
  const auto said = [&](const char* id) { return all.at(id)["result"]["structuredContent"]; };
  EXPECT_EQ(said("1")["status"], "unique");
  EXPECT_EQ(said("2")["step"]["technique"], "naked-single");
  EXPECT_EQ(said("3")["er"], 1.2);
  EXPECT_EQ(said("5")["status"], "solved");
  EXPECT_EQ(said("6")["puzzles"].size(), 1u);
}

TEST(Mcp, WhatIsWrongIsSaid) {
  const Json error = answer(tool(1, "solve", {{"puzzle", "53..x"}}))["result"];
  EXPECT_EQ(error["isError"], true);
  EXPECT_FALSE(error["structuredContent"]["error"].get<std::string>().empty());
  EXPECT_EQ(answer(tool(1, "solve", {{"puzle", easy}}))["result"]["isError"], true);
  const auto code = [](const Json& message) { return answer(message)["error"]["code"]; };
  EXPECT_EQ(code(tool(1, "dance", {})), -32602);
  EXPECT_EQ(code(request(1, "tools/call", {{"name", 3}})), -32602);
  EXPECT_EQ(code(request(1, "tools/call", {{"name", "solve"}, {"arguments", "x"}})), -32602);
  EXPECT_EQ(code(request(1, "resources/list")), -32601);
  EXPECT_EQ(code({{"id", 1}, {"method", "ping"}}), -32600);
  EXPECT_EQ(code({{"jsonrpc", "2.0"}, {"id", Json::array()}, {"method", "ping"}}), -32600);
  EXPECT_EQ(code({{"jsonrpc", "2.0"}, {"id", 1}, {"method", 5}}), -32600);
  EXPECT_EQ(code(Json::array()), -32600);
  EXPECT_EQ(answers({"{\"jsonrpc\": "}).at("null")["error"]["code"], -32700);
  EXPECT_EQ(answers({std::string(9 << 20, '['), request(1, "ping").dump()}).size(), 2u);
}

TEST(Mcp, WhatAsksNothingIsNotAnswered) {
  EXPECT_TRUE(answers({R"({"jsonrpc": "2.0", "method": "notifications/initialized"})",
                       R"({"jsonrpc": "2.0", "id": 7, "result": {}})", "", "  "})
                  .empty());
}

TEST(Mcp, ACancelledRequestIsNotAnswered) {
  const Json count =
      tool("long", "solve", {{"puzzle", std::string(81, '.')}, {"limit", 0}, {"timeout", 0}});
  const Json cancel{{"jsonrpc", "2.0"},
                    {"method", "notifications/cancelled"},
                    {"params", {{"requestId", "long"}, {"reason", "test"}}}};
  const auto all = answers({count.dump(), cancel.dump(), request(2, "ping").dump()});
  EXPECT_EQ(all.size(), 1u);
  EXPECT_TRUE(all.contains("2"));
}

}  // namespace
}  // namespace clew
