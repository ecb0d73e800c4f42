# macOS 10.15 and newer on processors of Intel.
set(architecture x86_64)
set(target x86_64-macos.10.15)
include(${CMAKE_CURRENT_LIST_DIR}/macos.cmake)
