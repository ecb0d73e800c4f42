# Dependencies of the library. For WebAssembly the two header-only libraries are reached through separate links, because
# the system's other headers must stay invisible.
if(NOT WASI)
  if(CLEW_PORTABLE)  # there is no fmt to be linked in
    set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
    add_library(fmt::fmt INTERFACE IMPORTED GLOBAL)
    target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
  else()
    find_package(fmt REQUIRED)
  endif()
  find_package(nlohmann_json REQUIRED)
  find_package(Threads REQUIRED)
  return()
endif()

set(headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(library fmt nlohmann)
  file(CREATE_LINK /usr/include/${library} ${headers}/${library} SYMBOLIC)
endforeach()
foreach(target fmt::fmt nlohmann_json::nlohmann_json Threads::Threads)
  add_library(${target} INTERFACE IMPORTED)
  set_target_properties(${target} PROPERTIES INTERFACE_SYSTEM_INCLUDE_DIRECTORIES ${headers}
                                             INTERFACE_INCLUDE_DIRECTORIES ${headers})
endforeach()
# Without a separator of its own fmt brings in the whole of libc++'s locales, 140 KB.
set_target_properties(fmt::fmt PROPERTIES INTERFACE_COMPILE_DEFINITIONS
                      "FMT_HEADER_ONLY;FMT_STATIC_THOUSANDS_SEPARATOR=',';FMT_USE_FLOAT=0;FMT_USE_LONG_DOUBLE=0;FMT_USE_INT128=0")
