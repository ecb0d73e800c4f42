#!/bin/sh
# cross-libraries.sh SYSTEM FOLDER: builds for SYSTEM (x86_64-windows, arm64-macos, x86_64-macos), from Debian's sources
# and with its patches, the libraries that Debian has for its own systems alone, and installs them into FOLDER with the
# headers of those that are headers only. Installs and changes nothing on this system.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
usage="usage: cross-libraries.sh SYSTEM FOLDER"
system=${1:?$usage}
folder=${2:?$usage}
toolchain=$here/$system.cmake
[ -f "$toolchain" ] || { echo "$toolchain is missing" >&2; exit 2; }
case $folder in /*) ;; *) folder=$PWD/$folder ;; esac
built=$folder/built  # made last
[ ! "$built" -nt "$here/packages.txt" ] || [ ! "$built" -nt "$0" ] || exit 0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
log=$work/log
run() { "$@" >>"$log" 2>&1 || { tail -20 "$log" >&2; exit 1; }; }

# Debian's sources, with those of its security team.
sources=$work/sources
mkdir -p "$sources" "$work/lists/partial"
cat /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources 2>/dev/null |
  sed -e 's/^Types:.*/Types: deb-src/' -e 's/^deb /deb-src /' >"$work/list"
list=$work/apt.sources
grep -q '^Types:' "$work/list" || list=$work/apt.list
mv "$work/list" "$list"
apt() {
  tool=$1
  shift
  "$tool" -q -o Dir::Etc::sourcelist="$list" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$work/lists" \
    -o APT::Sandbox::User= "$@"
}
run apt apt-get update
# The newest version whose files are all there: a mirror may list one before it has it.
fetch() {
  for version in $(apt apt-cache madison "$1" | cut -d '|' -f 2); do
    (cd "$sources" && apt apt-get source --download-only --only-source "$1=$version") >>"$log" 2>&1 || continue
    run dpkg-source --no-check -x "$sources/$1_${version#*:}.dsc" "$sources/$1"
    return
  done
  echo "there is no source of $1" >&2
  exit 1
}
libraries() { sed -n "/^\[$1-sources\]/,/^\[/p" "$here/packages.txt" | grep -v '^\['; }
wanted=$(libraries cross)
case $system in
  *-macos) wanted="$wanted $(libraries macos)" ;;
esac
for library in $wanted; do fetch "$library"; done

root=$folder
rm -rf "$root"
mkdir -p "$root/include" "$root/lib" "$root/share/cmake"
cp -rp /usr/include/fmt /usr/include/nlohmann /usr/include/CLI "$root/include"
for library in nlohmann_json CLI11; do
  found=$(dirname "$(find /usr/share /usr/lib -name "${library}Config.cmake" | head -1)")
  cp -r "$found" "$root/share/cmake"
done
# build SOURCES OPTION…: builds and installs a library that uses CMake.
build() {
  name=$(echo "$1" | tr / -)
  folder_of=$sources/$1
  shift
  run cmake -S "$folder_of" -B "$work/$name" -G Ninja --toolchain "$toolchain" \
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS_RELEASE="-O2 -DNDEBUG" -DBUILD_SHARED_LIBS=OFF \
    -DCMAKE_INSTALL_PREFIX="$root" -DCMAKE_INSTALL_LIBDIR:PATH=lib "$@"
  run ninja -C "$work/$name" install
}
# archive SOURCES NAME FILES HEADERS: builds and installs a library of plain C files.
archive() {
  cat >"$sources/$1/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.25)
project($2 C)
file(GLOB sources $3)
add_compile_definitions(HAVE_UNISTD_H)
add_library($2 STATIC \${sources})
install(TARGETS $2 DESTINATION lib)
install(FILES $4 DESTINATION include)
END
  build "$1"
}
[ ! -d "$sources/zlib" ] || archive zlib z "*.c" "zlib.h;zconf.h"
build libzstd/build/cmake -DZSTD_BUILD_PROGRAMS=OFF -DZSTD_BUILD_SHARED=OFF -DZSTD_BUILD_COMPRESSION=OFF \
  -DZSTD_BUILD_DICTBUILDER=OFF -DZSTD_BUILD_DEPRECATED=OFF \
  -DCMAKE_C_FLAGS_RELEASE="-O2 -DNDEBUG -DZSTDLIB_VISIBLE= -DZSTDERRORLIB_VISIBLE= -DZSTD_DISABLE_ASM"  # else its functions are exported
build libevent -DEVENT__LIBRARY_TYPE=STATIC -DEVENT__DISABLE_OPENSSL=ON -DEVENT__DISABLE_BENCHMARK=ON \
  -DEVENT__DISABLE_TESTS=ON -DEVENT__DISABLE_REGRESS=ON -DEVENT__DISABLE_SAMPLES=ON
# Without awk it takes the settings that came with it; to make them it would run the compiler for this system.
build libpng1.6 -DPNG_SHARED=OFF -DPNG_HARDWARE_OPTIMIZATIONS=OFF -DPNG_TESTS=OFF -DAWK=OFF
build libjpeg-turbo -DENABLE_SHARED=OFF -DWITH_SIMD=OFF -DWITH_TURBOJPEG=OFF
build libwebp -DWEBP_BUILD_ANIM_UTILS=OFF -DWEBP_BUILD_CWEBP=OFF -DWEBP_BUILD_DWEBP=OFF -DWEBP_BUILD_GIF2WEBP=OFF \
  -DWEBP_BUILD_IMG2WEBP=OFF -DWEBP_BUILD_VWEBP=OFF -DWEBP_BUILD_WEBPINFO=OFF -DWEBP_BUILD_WEBPMUX=OFF \
  -DWEBP_BUILD_EXTRAS=OFF
# SQLite, whose own build puts it into one file first.
mkdir "$sources/sqlite"
cd "$sources/sqlite"
run "$sources/sqlite3/configure"
run make sqlite3.c sqlite3.h
archive sqlite sqlite3 sqlite3.c sqlite3.h
touch "$built"
