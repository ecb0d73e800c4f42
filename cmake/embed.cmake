# Writes a C++ file that holds the bytes of another file, when CMake configures and the file has changed.
function(clew_embed file symbol out)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  file(CONFIGURE OUTPUT ${out} CONTENT "// Made from ${file}.
#include \"photo/network.h\"

namespace clew::photo {
namespace {
constexpr std::uint8_t bytes[] = {
@bytes@};
}  // namespace
constinit const std::span<const std::uint8_t> ${symbol}{bytes};
}  // namespace clew::photo
" @ONLY)
endfunction()
