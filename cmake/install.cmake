include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Two components: `program`, and `library` with its headers.
install(TARGETS ${CLEW_LIBRARIES} EXPORT clew-targets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
install(DIRECTORY include/clew DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library)
install(EXPORT clew-targets NAMESPACE clew:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/clew
        COMPONENT library)

configure_package_config_file(cmake/clew-config.cmake.in ${PROJECT_BINARY_DIR}/clew-config.cmake
                              INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/clew)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/clew-config-version.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/clew-config.cmake ${PROJECT_BINARY_DIR}/clew-config-version.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/clew COMPONENT library)
# Where it goes may be said only when it is installed, and pkg-config has to know.
set(prefix "@prefix@")
foreach(name clew clew-core)
  configure_file(cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc.in @ONLY)
  install(CODE "
    get_filename_component(prefix \"\${CMAKE_INSTALL_PREFIX}\" ABSOLUTE)
    configure_file(\"${PROJECT_BINARY_DIR}/${name}.pc.in\" \"${PROJECT_BINARY_DIR}/${name}.pc\" @ONLY)"
          COMPONENT library)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
          COMPONENT library)
endforeach()
if(CLEW_APPS)
  install(TARGETS clew_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
  # The page, where web/build has made it: `clew serve` looks beside the program.
  install(FILES $<TARGET_FILE_DIR:clew_cli>/clew.page DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program
          OPTIONAL)
endif()
