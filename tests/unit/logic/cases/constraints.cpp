// Constraints one by one, with the houses of their cells, and the sums of houses.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_constraints() {
  // clang-format off
  static const Cases cases = {
      {"marked-cells", "9x9 6x6", "rule odd r1c1; r1c1 = 123", "r1c1<>2", "r1c1 = 13"},
      {"cage-combinations", "9x9 6x6", "rule cage 3 r1c1 r1c2; r1c1 r1c2 = 1234", "r1c1 r1c2<>34", "r1c1 r1c2 = 12"},
      {"thermometer", "9x9 6x6", "rule thermo r1c1 r1c2 r1c3; r1c1 r1c2 r1c3 = 1234", "r1c1<>34 r1c2<>14 r1c3<>12", "r1c1 = 12; r1c2 = 23; r1c3 = 34"},
      {"kropki-dots", "9x9 6x6", "rule ratio 2 r1c1 r1c2; r1c1 = 123; r1c2 = 4", "r1c1<>13", "r1c1 = 2"},
      {"xv", "9x9 6x6", "rule pairsum 5 r1c1 r1c2; r1c1 r1c2 = 1235", "r1c1 r1c2<>15", "r1c1 r1c2 = 23"},
      {"inequality", "9x9 6x6", "rule greater r1c1 r1c2; r1c1 r1c2 = 123", "r1c1<>1 r1c2<>3", "r1c1 = 23; r1c2 = 12"},
      {"whispers", "9x9 6x6", "rule whispers 3 r1c1 r1c2; r1c1 r1c2 = 1234", "r1c1 r1c2<>23", "r1c1 r1c2 = 14"},
      {"arrow", "9x9 6x6", "rule arrow r1c1 | r1c2 r1c3; r1c1 = 1234; r1c2 r1c3 = 123", "r1c1<>1", "r1c1 = 234"},
      {"renban", "9x9 6x6", "rule renban r1c1 r1c2; r1c1 = 12; r1c2 = 2345", "r1c2<>45", "r1c2 = 23"},
      {"palindrome", "9x9 6x6", "rule palindrome r1c1 r2c2 r3c4; r1c1 = 123; r3c4 = 234", "r1c1<>1 r3c4<>4", "r1c1 r3c4 = 23"},
      {"quadruple", "9x9 6x6", "rule quadruple 1 r1c1 r1c2 r2c1 r2c2; r1c1 = 12; r1c2 r2c1 r2c2 = 34", "r1c1<>2", "r1c2 + 1"},
      {"innie", "6x6", "rule cage 18 r1c1 r1c2 r1c3 r1c4 r1c5", "r1c6=3", "r1c6 = 3"},
      {"innie", "4x4", "rule cage 6 r1c1 r1c2 r1c3", "r1c4=4", "r1c4 = 4"},
      {"nonconsecutive", "9x9 6x6", "rule nonconsecutive; r1c1 = 24; r1c2 = 35", "r1c1<>4 r1c2<>3", "r1c1 r1c2 = 25"},
      {"between-line", "9x9 6x6", "rule between r1c1 r1c2 r1c3; r1c1 = 12; r1c2 = 1234; r1c3 = 45", "r1c2<>1", "r1c2 = 34"},
      {"entropic-line", "9x9 6x6", "rule modular 3 r1c1 r1c2 r1c3; r1c1 = 1; r1c2 = 2; r1c3 = 1236", "r1c3<>12", "r1c3 = 36"},
      {"region-sum", "9x9 6x6", "rule equalsums r1c1 | r2c2 r3c4; r1c1 r2c2 r3c4 = 12", "r1c1<>1 r2c2 r3c4<>2", "r1c1 = 2; r2c2 r3c4 = 1"},
      {"zipper", "9x9 6x6", "rule zipper r1c1 r2c2 r3c4; r1c1 = 12; r3c4 = 23; r2c2 = 12345", "r2c2<>12", "r2c2 = 345"},
      {"zipper", "9x9 6x6", "rule zipper r1c1 r2c2 r3c4 r4c6; r1c1 r4c6 = 12; r2c2 = 1; r3c4 = 1234", "r3c4<>4", "r3c4 = 123"},
      {"little-killer", "9x9 6x6", "rule littlekiller 4 r1c2 r2c1; r1c2 r2c1 = 1234", "r1c2 r2c1<>4", "r1c2 r2c1 = 123"},
      {"sandwich", "9x9", "rule sandwich 0 row 1; row 1: 1 at r1c1; r1c1 = 1; row 1: 9 at r1c2 r1c3", "r1c2<>2345678 r1c3<>9", "r1c2 = 9; r1c3 - 9"},
      {"sandwich", "4x4", "rule sandwich 0 row 1; row 1: 1 at r1c1; r1c1 = 1; row 1: 4 at r1c2 r1c3", "r1c2<>23 r1c3<>4", "r1c2 = 4; r1c3 - 4"},
      {"x-sum", "9x9 6x6", "rule xsum 3 left 1; r1c1 = 123; r1c2 = 12", "r1c1<>13 r1c2<>2", "r1c1 = 2; r1c2 = 1"},
      {"skyscraper-clue", "9x9", "rule skyscraper 2 left 1; r1c1 = 89", "r1c1<>9", "r1c1 = 8"},
      {"skyscraper-clue", "6x6", "rule skyscraper 2 left 1; r1c1 = 56", "r1c1<>6", "r1c1 = 5"},
      {"numbered-room", "9x9 6x6", "rule numberedroom 4 left 1; r1c1 = 23; r1c2 = 12; r1c3 = 34", "r1c1<>2 r1c3<>3", "r1c1 = 3; r1c3 = 4"},
      {"counting", "9x9 6x6", "rule contain 1 r1c1 r1c2; r1c1 = 12; r1c2 = 34", "r1c1<>2", "r1c2 + 1"},
      {"other-rule", "9x9 6x6", "rule antitaxicab 2; r1c1 = 2; r1c3 = 23", "r1c3<>2", "r1c1 = 23"},
      {"required-digit", "9x9 6x6", "rule cage 3 r1c1 r1c2; r1c1 r1c2 = 12; row 1: 1 at r1c1 r1c2 r1c3; box 1: 1 at r1c1 r1c2 r1c3", "r1c3<>1", "row 1: 12 at r1c1 r1c2; box 1: 12 at r1c1 r1c2"},
      {"killer-pair", "6x6", "rule cage 5 r1c1 r1c2; r1c5 = 12", "r1c3 r1c4 r1c6<>12", "r1c5 + 3"},
      {"killer-pair", "9x9", "rule cage 5 r1c1 r1c2; rule cage 10 r1c3 r1c4; r1c3 r1c4 = 1289", "r1c5 r1c6 r1c7 r1c8 r1c9<>12", "r1c3 r1c4 + 37"},
      {"killer-triple", "6x6", "rule cage 6 r1c1 r1c2; r1c5 = 13; r1c6 = 23", "r1c3 r1c4<>123", "r1c6 + 4"},
      {"killer-triple", "9x9", "rule cage 6 r1c1 r1c2; r1c5 = 13; r1c6 = 23", "r1c3 r1c4 r1c7 r1c8 r1c9<>123", "r1c6 + 4"},
      {"conflicting-combinations", "6x6", "rule cage 7 r1c1 r1c2; r1c5 = 34", "r1c1 r1c2<>34", "r1c5 + 5"},
      {"conflicting-combinations", "9x9", "rule cage 13 r1c1 r1c2; rule cage 17 r1c8 r1c9; r1c1 r1c2 = 456789", "r1c1 r1c2<>4589", "r1c1 r1c2 = 67"},
      {"cage-splitting", "6x6", "rule cage 12 r1c1 r1c2 r1c3 r1c4; rule cage 12 r1c5 r1c6 r2c6", "r1c5 r1c6<>1236 r2c6<>12456", "r1c5 r1c6 = 45; r2c6 = 3"},
      {"cage-splitting", "9x9", "rule cage 28 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7; rule cage 20 r1c8 r1c9 r2c9", "r1c8 r1c9<>1234567 r2c9<>12456789", "r1c8 r1c9 = 89; r2c9 = 3"},
      {"killer-quad", "6x6", "rule cage 12 r1c1 r1c2 r1c3; r1c4 = 123; r1c5 = 134; r1c6 = 24", "r1c1 r1c2 r1c3<>234", "r1c6 + 5"},
      {"killer-quad", "9x9", "rule cage 12 r1c1 r1c2 r1c3; r1c1 r1c2 r1c3 = 123456; r1c4 = 123; r1c5 = 134; r1c6 = 24", "r1c1 r1c2 r1c3<>234 r1c7 r1c8 r1c9<>1234", "r1c6 + 5"},
      {"hidden-killer-pair", "6x6", "rule cage 7 r1c1 r1c2; row 1: 12 at r1c1 r1c2 r1c6", "r1c1 r1c2<>34 r1c6<>3456", "r1c5 + 1"},
      {"hidden-killer-pair", "9x9", "rule cage 7 r1c1 r1c2; row 1: 12 at r1c1 r1c2 r1c6", "r1c1 r1c2<>34789 r1c6<>3456789", "r1c5 + 1"},
      {"hidden-killer-triple", "6x6", "rule cage 7 r1c1 r1c2; rule cage 9 r1c3 r1c4; r1c3 r1c4 = 3456; r1c5 = 456", "r1c3 r1c4<>45 r1c6<>456", "r1c5 + 1"},
      {"hidden-killer-triple", "9x9", "rule cage 7 r1c1 r1c2; row 1: 123 at r1c1 r1c2 r1c5 r1c6", "r1c5 r1c6<>456789", "r1c7 + 1"},
      {"innies-and-outies", "6x6", "rule cage 18 r1c1 r1c2 r1c3 r1c4", "r1c5 r1c6<>3456", "r1c5 r1c6 = 12; r1c4 = 3456"},
      {"innies-and-outies", "4x4", "rule cage 7 r1c1 r1c2", "r1c3 r1c4<>34", "r1c3 r1c4 r2c1 r2c2 = 12; r1c1 r1c2 r2c3 r2c4 = 34"},
      // The sum alone says this much; that the two differ is another step.
      {"innies-and-outies", "9x9", "rule cage 39 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7", "r1c8 r1c9<>6789", nullptr},
      {"constraint-and-house", "9x9 6x6", "rule arrow r1c1 | r1c2 r1c3; r1c1 = 234; r1c2 r1c3 = 12", "r1c1<>24", "r1c1 = 3"},
      {"constraints-in-house", "6x6", "rule cage 5 r1c1 r1c2; rule cage 5 r1c3 r1c4; r1c1 r1c2 r1c3 r1c4 = 1234", "r1c5 r1c6<>1234", "r1c5 r1c6 = 56; r2c4 r2c5 r2c6 = 1234"},
      {"constraints-in-house", "9x9", "rule cage 5 r1c1 r1c2; rule cage 5 r1c3 r1c4; r1c1 r1c2 r1c3 r1c4 = 1234", "r1c5 r1c6 r1c7 r1c8 r1c9<>1234", "r1c5 r1c6 r1c7 r1c8 r1c9 - 1234"},
      {"constraint-and-houses", "6x6", "rule ratio 2 r1c1 r1c2; r1c1 r1c2 = 12346; r1c3 r2c1 r2c2 r2c3 - 4", "r1c1 r1c2<>136", "r2c2 r2c3 + 4"},
      {"constraint-and-houses", "9x9", "rule ratio 2 r1c1 r1c2; r1c1 r1c2 = 123468; r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3 - 4", "r1c1 r1c2<>136", "r3c3 + 4"},
      {"two-constraints", "6x6", "rule ratio 2 r1c1 r1c2; rule ratio 2 r1c3 r1c4", "r1c1 r1c2 r1c3 r1c4<>5 r1c5 r1c6<>23", "r1c1 r1c2 = 36"},
      {"two-constraints", "9x9", "rule ratio 2 r1c1 r1c2; rule ratio 2 r1c3 r1c4; r1c1 r1c2 r1c3 r1c4 = 12346", "r1c5 r1c6 r1c7 r1c8 r1c9<>23", "r1c3 r1c4 + 8"},
      {"constraints-together", "9x9", "rule ratio 2 r1c1 r1c2; rule ratio 2 r1c3 r1c4; rule ratio 2 r1c5 r1c6", "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6<>579 r1c7 r1c8 r1c9<>134", "r1c1 r1c2 = 36"},
      {"constraints-together", "12x12", "rule ratio 2 r1c1 r1c2; rule ratio 2 r1c3 r1c4; rule ratio 2 r1c5 r1c6; r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 = 1234678", "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6<>7 r1c7 r1c8 r1c9 r1c10 r1c11 r1c12<>134"},
      {"constraint-chain", "9x9", "rule cage 20 r1c1 r1c2 r1c3 r1c4; rule cage 15 r1c5 r1c6 r2c6; r1c7 = 12; r1c8 = 34; r1c9 = 56; r2c6 = 23", "r1c9<>5", "r1c7 r1c8 r1c9 r2c6 + 123456789"},
      {"constraint-chain", "9x9", "rule cage 7 r1c1 r2c4; rule cage 9 r2c4 r4c5; rule cage 11 r4c5 r5c7; rule cage 13 r5c7 r7c8; rule cage 7 r7c8 r9c9; r1c1 r9c9 = 12; r2c4 r7c8 = 56; r4c5 = 34; r5c7 = 78", "r1c9<>1", nullptr},
      {"constraint-chain", "6x6", "rule cage 7 r1c1 r1c2; rule cage 6 r1c2 r2c2; r1c1 = 23; r1c2 = 45; r2c2 = 12", "r1c3<>2", nullptr},
      {"trial", "9x9", "rule cage 20 r1c1 r1c2 r1c3 r1c4; rule cage 15 r1c5 r1c6 r2c6; r1c7 = 12; r1c8 = 34; r1c9 = 56; r2c6 = 23", "r1c9<>5", "r1c7 r1c8 r1c9 r2c6 + 123456789"},
      {"nested-trial", "9x9 16x16", "rule cage 9 r2c2 r3c2; r1c1 = 39; r1c5 = 123; r1c9 = 14; r5c5 = 16; r5c9 = 46; r9c5 = 27; r1c7 = 28; r9c7 = 78", "r1c1<>3", "r5c9 + 5"},
  };
  // clang-format on
  return cases;
}

}  // namespace clew::test
