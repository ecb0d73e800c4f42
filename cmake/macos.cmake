# macOS on `architecture`, by Zig's clang, libc++ and headers, and the libraries that cmake/cross-libraries.sh builds.
# Included by the toolchain files of single architectures. No program runs here.
set(CMAKE_SYSTEM_NAME Darwin)
set(CMAKE_SYSTEM_PROCESSOR ${architecture})
cmake_path(SET libraries NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../build/sysroot-macos-${architecture})
# An empty root: Zig brings the system's headers and the names in its libraries.
set(CMAKE_OSX_SYSROOT "")
set(CMAKE_OSX_DEPLOYMENT_TARGET "")
set(CMAKE_C_COMPILER ${CMAKE_CURRENT_LIST_DIR}/zig cc -target ${target})
set(CMAKE_CXX_COMPILER ${CMAKE_CURRENT_LIST_DIR}/zig c++ -target ${target})
foreach(tool ar ranlib install_name_tool otool nm)
  string(TOUPPER ${tool} name)
  string(REPLACE _ - program ${tool})
  set(CMAKE_${name} /usr/bin/llvm-${program}-19)
endforeach()
# Only functions that a source marks are exported from a library. Without -O2 Zig would build a second libc++ for the
# programs that CMake tries.
set(CMAKE_C_FLAGS_INIT "-O2 -fvisibility=hidden -fno-define-target-os-macros")  # zlib and libpng mean Mac OS 9
set(CMAKE_CXX_FLAGS_INIT "-O2 -fvisibility=hidden -fvisibility-inlines-hidden")
foreach(kind EXE SHARED MODULE)
  set(CMAKE_${kind}_LINKER_FLAGS_INIT "-Wl,-dead_strip -s")
endforeach()
set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
set(CMAKE_FIND_ROOT_PATH ${libraries})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
foreach(kind LIBRARY INCLUDE PACKAGE)
  set(CMAKE_FIND_ROOT_PATH_MODE_${kind} ONLY)
endforeach()
set(ENV{PKG_CONFIG_LIBDIR} ${libraries}/lib/pkgconfig)
