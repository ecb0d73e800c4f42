include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Three components: `program`, `library` with its headers for C++, and `c`, the C interface.
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
# The prefix may be chosen at installation, and pkg-config needs it.
set(prefix "@prefix@")
set(pkgconfig clew clew-core)
if(TARGET clew_photo)
  list(APPEND pkgconfig clew-photo)
endif()
if(TARGET clew_c)
  list(APPEND pkgconfig clew-c)
  install(TARGETS clew_c LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT c)
  if(TARGET clew_c_archive)
    install(FILES ${PROJECT_BINARY_DIR}/lib/libclew-c.a DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT c)
  endif()
  install(FILES include/clew.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT c)
endif()
foreach(name ${pkgconfig})
  set(component library)
  if(name STREQUAL clew-c)
    set(component c)
  endif()
  configure_file(cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc.in @ONLY)
  install(CODE "
    get_filename_component(prefix \"\${CMAKE_INSTALL_PREFIX}\" ABSOLUTE)
    configure_file(\"${PROJECT_BINARY_DIR}/${name}.pc.in\" \"${PROJECT_BINARY_DIR}/${name}.pc\" @ONLY)"
          COMPONENT ${component})
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
          COMPONENT ${component})
endforeach()
if(CLEW_APPS)
  install(TARGETS clew_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
  install(DIRECTORY ${PROJECT_BINARY_DIR}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1
          COMPONENT program FILES_MATCHING PATTERN "*.1.gz")
  set(completions ${PROJECT_SOURCE_DIR}/packages/completions)
  install(FILES ${completions}/clew.bash RENAME clew COMPONENT program
          DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES ${completions}/_clew COMPONENT program
          DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
  install(FILES ${completions}/clew.fish COMPONENT program
          DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
  # The page, if web/build has made it: `clew serve` looks there.
  install(FILES $<TARGET_FILE_DIR:clew_cli>/clew.page DESTINATION ${CMAKE_INSTALL_DATADIR}/clew
          COMPONENT program OPTIONAL)
  install(FILES library/starter.csv DESTINATION ${CMAKE_INSTALL_DATADIR}/clew COMPONENT program)
  # Licences of linked libraries and of the page's contents, if packages/make has collected them.
  install(DIRECTORY ${PROJECT_BINARY_DIR}/licences DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/clew
          COMPONENT program OPTIONAL)
endif()

# Packages for Debian: `clew`, the program with its page and manual, and `libclew-dev`. Each has the usual contents: its
# licence and its changes.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)  # date of the commit, with SOURCE_DATE_EPOCH
configure_file(packages/changelog.in ${PROJECT_BINARY_DIR}/changelog @ONLY)
execute_process(COMMAND gzip -9nkf ${PROJECT_BINARY_DIR}/changelog)
foreach(component library program)
  if(component STREQUAL library)
    set(package libclew-dev)
  else()
    set(package clew)
  endif()
  if(component STREQUAL library OR CLEW_APPS)
    install(FILES ${PROJECT_SOURCE_DIR}/LICENSE RENAME copyright COMPONENT ${component}
            DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package})
    install(FILES ${PROJECT_BINARY_DIR}/changelog.gz COMPONENT ${component}
            DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package})
  endif()
endforeach()
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME clew)
set(CPACK_PACKAGE_VENDOR "The Clew authors")
set(CPACK_PACKAGE_CONTACT "The Clew authors <clew@example.org>")
set(CPACK_COMPONENTS_ALL program library)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME clew)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION
    "Sudoku engine for any layout that shows its reasoning\n\
Solves, counts, explains, rates and generates puzzles of any layout, from\n\
4x4 to Samurai and beyond, on the command line and in a page of its own in\n\
the browser. Each step names its reason.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libclew-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS
    "libfmt-dev, zlib1g-dev, libzstd-dev, libsqlite3-dev, libjpeg-dev, libpng-dev, libwebp-dev, pkg-config")
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION
    "Sudoku engine for any layout: C++ library\n\
Static libraries and headers of Clew, with files for CMake and pkg-config.")
include(CPack)
