include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS clew EXPORT clew-targets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/clew DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT clew-targets NAMESPACE clew:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/clew)

configure_package_config_file(cmake/clew-config.cmake.in ${CMAKE_BINARY_DIR}/clew-config.cmake
                              INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/clew)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/clew-config-version.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/clew-config.cmake ${CMAKE_BINARY_DIR}/clew-config-version.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/clew)
# Where it goes may be said only when it is installed, and pkg-config has to know.
set(prefix "@prefix@")
configure_file(cmake/clew.pc.in ${CMAKE_BINARY_DIR}/clew.pc.in @ONLY)
install(CODE "
  get_filename_component(prefix \"\${CMAKE_INSTALL_PREFIX}\" ABSOLUTE)
  configure_file(\"${CMAKE_BINARY_DIR}/clew.pc.in\" \"${CMAKE_BINARY_DIR}/clew.pc\" @ONLY)")
install(FILES ${CMAKE_BINARY_DIR}/clew.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
if(CLEW_APPS)
  install(TARGETS clew_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  # The page, where web/build has made it: `clew serve` looks beside the program.
  install(FILES $<TARGET_FILE_DIR:clew_cli>/clew.page DESTINATION ${CMAKE_INSTALL_BINDIR} OPTIONAL)
endif()
