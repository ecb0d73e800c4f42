# macOS 11 and newer on processors of Apple.
set(architecture arm64)
set(target aarch64-macos.11.0)
include(${CMAKE_CURRENT_LIST_DIR}/macos.cmake)
