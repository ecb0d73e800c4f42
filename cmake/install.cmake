include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS clew EXPORT clew-targets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/clew DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT clew-targets NAMESPACE clew:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/clew)

configure_package_config_file(cmake/clew-config.cmake.in ${CMAKE_BINARY_DIR}/clew-config.cmake
                              INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/clew)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/clew-config-version.cmake
                                 COMPATIBILITY SameMinorVersion)
configure_file(cmake/clew.pc.in ${CMAKE_BINARY_DIR}/clew.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/clew-config.cmake ${CMAKE_BINARY_DIR}/clew-config-version.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/clew)
install(FILES ${CMAKE_BINARY_DIR}/clew.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
if(CLEW_APPS)
  install(TARGETS clew_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
