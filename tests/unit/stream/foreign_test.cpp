#include "stream/foreign.h"

#include <gtest/gtest.h>

#include <string>

namespace clew::stream {
namespace {

TEST(Foreign, IsNoticedAtEveryPlace) {
  for (const std::size_t size : {16U, 36U, 81U})
    for (const char symbol : {'x', '/', '-', ' ', '7'})
      for (std::size_t at = 0; at < size; ++at) {
        std::string line(size, '.');
        line[(at + 1) % size] = '0';
        line[(at + 2) % size] = '6';
        Foreign foreign('6');
        foreign.look(line.data(), size);
        EXPECT_FALSE(foreign.any()) << line;
        line[at] = symbol;
        foreign.look(line.data(), size);
        EXPECT_TRUE(foreign.any()) << line;
      }
}

}  // namespace
}  // namespace clew::stream
