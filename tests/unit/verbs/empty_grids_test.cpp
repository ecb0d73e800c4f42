// Nearly empty grids: several solutions are reported before logic has finished.
#include <gtest/gtest.h>

#include "verbs/explain.h"
#include "verbs/hint.h"
#include "verbs/json.h"

namespace clew::verbs {
namespace {

TEST(EmptyGrids, HaveSeveralSolutionsAtOnce) {
  const Json request{{"layout", "10x10"}, {"puzzle", std::string(100, '.')}};
  const Answer hinted = hint(request, {});
  ASSERT_TRUE(hinted);
  EXPECT_EQ((*hinted)["status"], "multiple");
  EXPECT_EQ((*hinted)["step"], nullptr);
  const auto text = (*hinted)["text"].get<std::string>();
  EXPECT_NE(text.find("several solutions"), std::string::npos) << text;
  const Answer explained = explain(request, {});
  ASSERT_TRUE(explained);
  EXPECT_EQ((*explained)["status"], "multiple");
  EXPECT_TRUE((*explained)["steps"].empty());
}

}  // namespace
}  // namespace clew::verbs
