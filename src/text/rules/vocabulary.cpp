// Words that rules are made of, folded to the words of the grammar: plurals, verb forms and
// synonyms. A word that is listed under "" says nothing by itself and is left out.
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

constexpr WordRow words[] = {
    {"", "the a an must should shall will would also always do does has_to simply then"},
    {"",
     "thick thin coloured colored strictly please additionally furthermore directly actually "
     "unattached standalone explicitly strict numerically"},
    {"digit", "digits number numbers value values numerals numeral integers integer"},
    {"cell", "cells field fields"},
    {"line", "lines"},
    {"cage", "cages"},
    {"dot", "dots"},
    {"arrow", "arrows aroow"},
    {"circle", "circles"},
    {"square", "squares"},
    {"diamond", "diamonds"},
    {"clue", "clues"},
    {"thermo", "thermos thermometer thermometers themometer themometers"},
    {"bulb", "bulbs"},
    {"box", "boxes subgrid subgrids"},
    {"row", "rows"},
    {"column", "columns col cols"},
    {"region", "regions"},
    {"diagonal", "diagonals"},
    {"border", "borders boundaries"},
    {"segment", "segments parts sections section pieces"},
    {"x", "xs x's xes"},
    {"v", "vs v's"},
    {"xv", "xvs xv's"},
    {"sum", "sums summing add adds adding total totals totalling totaling summed summation"},
    {"has",
     "shared have having contain contains containing include includes hold holds share shares "
     "holding "
     "sharing"},
    {"is", "was were are be being"},
    {"not",
     "dont cant wont isnt arent doesnt cannot can't cant mustn't don't doesn't isn't aren't never"},
    {"may", "can might could"},
    {"each", "every all any"},
    {"on", "in within inside along into among amongst throughout"},
    {"join",
     "joined joins joining separated separates separate separating connected connects connect  "
     "adjoining seperated "
     "connecting linked links link attached corresponding associated"},
    {"increase",
     "increases increasing rise rises ascend ascends ascending climb climbs grow grows"},
    {"differ", "differs vary varies"},
    {"repeat", "repeats repeated repeating repetition repetitions"},
    {"nonrepeating", "non-repeating non-repeated unrepeated"},
    {"distinct", "different unique"},
    {"show",
     "shows indicate indicates give gives represent represents showing indicating giving tell "
     "tells say says lists list "
     "denotes denote"},
    {"given",
     "included shown indicated marked provided stated displayed drawn printed written listed"},
    {"equal", "equals"},
    {"apply", "applies"},
    {"normal", "basic standard regular usual classic ordinary conventional"},
    {"rule", "rules"},
    {"adjacent", "neighbouring neighboring adjoined"},
    {"neighbour", "neighbours neighbor neighbors"},
    {"end", "ends tip tips endpoint endpoints"},
    {"centre", "center middle medium midpoint mid"},
    {"palindrome", "palindromes palindromic"},
    {"read", "reads reading"},
    {"forward", "forwards"},
    {"backward", "backwards"},
    {"direction", "directions"},
    {"divide", "divides cut cuts split splits divided break breaks"},
    {"ratio", "ratios relationship"},
    {"set", "sets group sequence run string strings sequences series group groups"},
    {"appear",
     "appears placed occur occurs appearing occurring exist exists positioned found contained "
     "located lying present"},
    {"knight", "knights kinght"},
    {"king", "kings"},
    {"move", "moves"},
    {"its", "their it's"},
    {"possible", "potential"},
    {"place", "fill enter insert put write"},
    {"exactly", "precisely"},
    {"renban", "renbans"},
    {"whisper", "whispers"},
    {"parity", "parities"},
    {"alternate", "alternates alternating"},
    {"point", "pointed points pointing"},
    {"smaller", "lower lesser"},
    {"permitted", "allowed allow permit"},
    {"pair", "pairs"},
    {"surrounding", "surround surrounds surrounded"},
    {"skyscraper", "skyscrapers"},
    {"sandwich", "sandwiches sandwiched"},
    {"sign", "signs"},
    {"touch", "touches touching touched"},
    {"way", "ways"},
    {"quadruple", "quadruples quad quads"},
    {"greater", "larger higher bigger"},
    {"greatest", "largest highest"},
    {"smallest", "lowest"},
    {"average", "averages"},
    {"between", "in-between inbetween"},
    {"orthogonally", "orthogonal"},
    {"diagonally", "diagonal_"},
    {"position", "positions places spot location locations"},
    {"determined", "deduced discovered"},
    {"remainder", "remainders residue residues remainer remainers"},
    {"solver", "solvers"},
    {"note", "nb"},
    {"visible", "seeable"},
    {"purely", "just merely solely"},
    {"decoration", "decorations decorative cosmetic aesthetic aesthetics"},
    {"clone", "clones cloned"},
    {"product", "products"},
    {"cube", "cubes"},
    {"shape", "shapes"},
    {"color", "colors colour colours"},
    {"large", "big"},
    {"domino", "dominoes dominos"},
    {"sudoku", "sudoko"},
    {"pass", "passes goes visits enters runs travels cross crosses go visit"},
    {"consecutive", "consecuitive"},
    {"form", "forms formed comprise comprises comprising"},
    {"shaded", "coloured-in"},
    {"means", "mean implies"},
    {"same", "identical constant"},
    {"mark", "marks marker markers"},
    {"area", "areas"},
    {"difference", "differences"},
    {"lie", "lies"},
    {"inequality", "inequalities"},
    {"intersection", "intersections"},
    {"with", "using"},
    {"several", "multiple"},
    {"constraint", "constraints"},
    {"corner", "corners"},
    {"side", "sides"},
    {"killer", "killers"},
    {"room", "rooms"},
    {"arrowhead", "arrowheads"},
    {"satisfied", "obeyed respected fulfilled followed"},
    {"round", "rounded circular"},
    {"symbol", "symbols"},
    {"pill", "pills oval ovals"},
    {"outside", "outer"},
    {"equidistant", "equally_distant"},
    {"overlap", "overlaps overlapping overlapped"},
    {"index", "indexes indexing"},
    {"height", "heights"},
    {"building", "buildings"},
    {"block", "blocking blocks obscure obscures hide hides"},
    {"enjoy", "enjoys"},
    {"absence", "lack"},
    {"fog", "foggy fogged"},
    {"clear", "clears lift lifts remove removes"},
    {"reveal", "reveals revealing"},
    {"even", "evens"},
    {"odd", "odds"},
    {"start", "starting starts begins beginning"},
    {"stay", "stays remain remains"},
    {"opposite", "opposing"},
    {"sequential", "successive"},
    {"1", "one"},
    {"2", "two"},
    {"3", "three"},
    {"4", "four"},
    {"5", "five"},
    {"6", "six"},
    {"7", "seven"},
    {"8", "eight"},
    {"9", "nine"},
    {"10", "ten"},
    {"to", "through thru until"},
    {"doubler", "doublers"},
    {"halver", "halvers"},
    {"negator", "negators"},
    {"count", "counts counted counting"},
    {"purpose", "purposes"},
    {"nth", "xth"},
    {"maximum", "max maximums maxima"},
    {"minimum", "min minimums minima"},
    {"window", "windows"},
    {"previous", "preceding prior"},
    {"come", "comes coming"},
    {"bar", "bars"},
    {"open", "opens"},
    {"windoku", "windokus"},
    {"switch", "switches"},
    {"worked", "figured"},
    {"belong", "belongs belonging"},
    {"shade", "light dark pale bright deep lighter darker navy"},
};

constexpr ColourRow colours[] = {
    {Hue::grey, "grey gray silver"},
    {Hue::white, "white"},
    {Hue::black, "black"},
    {Hue::red, "red maroon crimson"},
    {Hue::orange, "orange"},
    {Hue::yellow, "yellow gold golden"},
    {Hue::green, "green lime"},
    {Hue::cyan, "cyan teal turquoise aqua"},
    {Hue::blue, "blue"},
    {Hue::purple, "purple violet lavender indigo lilac mauve"},
    {Hue::pink, "pink magenta"},
    {Hue::peach, "peach beige"},
    {Hue::brown, "brown"},
};

constexpr std::string_view heads_that_speak[] = {
    "not", "except", "exception", "exceptions", "unless", "false", "liar", "liars", "wrong",
    "but", "if",     "without",   "no",         "anti",   "some",  "one",  "most",  "half",
    "few", "only",   "exactly",   "either",     "hidden", "fake",  "or",   "two",   "three",
};

constexpr std::string_view about_fog =
    "fog dynamic war begin begins part as right only visible hidden including diagonally diagonal "
    "every enjoy clear "
    "clearing cleared lift lifts lifted logically deduced determined removed reveal revealed "
    "uncover uncovers "
    "uncovered "
    "cover covers covered covering shrouded block hidden hiding obscured beneath behind disappear "
    "disappears "
    "vanish vanishes dissipate dissipates "
    "place placing appear entering entered enters putting inserting typing filling correct "
    "correctly "
    "properly solve solving play you your we "
    "grid puzzle board cell digit clue area part position surrounding around adjacent nearby "
    "neighbour elsewhere somewhere anywhere everywhere outside x 3 8 "
    "initially partially partly mostly completely entirely fully totally largely most some more "
    "new "
    "further extra additional other its own it them they this these that those each such which "
    "maybe may "
    "possibly possible potentially sometimes perhaps cause causes help helps is has been at on of "
    "from for to by with and or as well when once after start up out";

constexpr std::string_view plain =
    "a and are as be been by for from has he her here his i in is it its me my no of on or our she "
    "so that "
    "there these they this those to too us was we were with you your enjoy fact feel free fun good "
    "hint luck solve solving thank thanks use";
constexpr std::string_view turning =
    "above all anti apply below broken both but clear else except exclusive fake false few half "
    "hidden "
    "however if ignore incorrect instead invalid invert inverted least lie lies lying liar liars "
    "many means most "
    "neither never none nor not nothing number once only opposite order other otherwise part "
    "reverse "
    "reversed rule some swap swapped switch treat true unless untrue until when where while "
    "without wrong";
constexpr std::string_view more =
    "each that which is such these those here own 's together overall thus hence therefore "
    "now exact particular whole entire various following specific respective relevant appropriate "
    "unknown well freely separately this individually still individual little certain own";
constexpr std::string_view fewer = "that which is";

}  // namespace

std::span<const WordRow> word_rows() { return words; }
std::span<const ColourRow> colour_rows() { return colours; }
std::span<const std::string_view> speaking_heads() { return heads_that_speak; }
std::string_view fog_words() { return about_fog; }
std::string_view plain_words() { return plain; }
std::string_view turning_words() { return turning; }
LightWords light_words() { return {.more = more, .fewer = fewer}; }

}  // namespace clew::text::rules
