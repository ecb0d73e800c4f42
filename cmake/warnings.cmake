add_library(clew_warnings INTERFACE)
target_compile_options(clew_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow $<$<BOOL:${CLEW_WERROR}>:-Werror>)
if(CLEW_UNITY)  # a name in one file then hides that of another
  target_compile_options(clew_warnings INTERFACE -Wno-shadow)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # libstdc++ 12 calls its own deprecated get_temporary_buffer in stable_sort.
  target_compile_options(clew_warnings INTERFACE -Wno-deprecated-declarations)
  # Fields left out of a designated initialiser take their defaults; that is the point of them.
  target_compile_options(clew_warnings INTERFACE -Wno-missing-field-initializers
                                                 -Wno-missing-designated-field-initializers)
else()
  # g++ 12 reports these in its own standard headers at -O2 and above.
  target_compile_options(clew_warnings INTERFACE -Wno-missing-field-initializers -Wno-restrict
                         -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread
                         -Wno-maybe-uninitialized -Wno-dangling-pointer)
endif()
