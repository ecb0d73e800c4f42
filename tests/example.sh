#!/bin/sh
# example.sh BUILD COMPILER: installs the build, compiles examples/solve against it by find_package and by pkg-config, and
# examples/c by pkg-config, and runs the programs.
set -eu
build=$1
compiler=$2
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
stand_in=
trap 'rm -rf "$work" $stand_in' EXIT
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

page=$build/bin/clew.page
if [ ! -f "$page" ]; then
  stand_in=$page
  echo "stands for the page" >"$page"
fi
cmake --install "$build" --prefix "$work/installed" >/dev/null
cmp "$page" "$work/installed/share/clew/clew.page"
"$work/installed/bin/clew" solve "$puzzle" | grep -q ',1$'
if [ -z "$stand_in" ]; then
  "$work/installed/bin/clew" serve --port 0 >"$work/served" &
  server=$!
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do
    grep -q '^http' "$work/served" && break
    sleep 1
  done
  kill "$server"
  grep -q '^http' "$work/served"
fi

cmake -S "$root/examples/solve" -B "$work/cmake" -G Ninja -DCMAKE_PREFIX_PATH="$work/installed" \
  -DCMAKE_CXX_COMPILER="$compiler" >/dev/null
cmake --build "$work/cmake" >"$work/log" || { cat "$work/log"; exit 1; }
"$work/cmake/solve" "$puzzle" >"$work/by_cmake"

# The core alone, which needs no other package.
cmake -S "$root/examples/core" -B "$work/core" -G Ninja -DCMAKE_PREFIX_PATH="$work/installed" \
  -DCMAKE_CXX_COMPILER="$compiler" >/dev/null
cmake --build "$work/core" >"$work/log" || { cat "$work/log"; exit 1; }
"$work/core/core" | grep -qx 'ER 1.2'
for library in fmt sqlite libz; do
  ! ldd "$work/core/core" | grep -q "$library"
done
# Within another project: none of Clew's ways with its own sources, and no program of Clew's.
cmake -S "$root/examples/core" -B "$work/within" -G Ninja -DCLEW_SOURCES="$root" \
  -DCMAKE_CXX_COMPILER="$compiler" >/dev/null
ninja -C "$work/within" -t commands core >"$work/commands"
grep -q 'core/main.cpp' "$work/commands"
! grep -qE 'Werror|cli/|sqlite|src/text' "$work/commands"
ninja -C "$work/within" CMakeFiles/core.dir/main.cpp.o >"$work/log" || { cat "$work/log"; exit 1; }

pc=$(find "$work/installed" -name pkgconfig -type d)
flags=$(PKG_CONFIG_PATH=$pc pkg-config --static --cflags --libs clew)
# shellcheck disable=SC2086  # flags are words
"$compiler" -std=c++23 "$root/examples/solve/main.cpp" $flags -o "$work/solve"
"$work/solve" "$puzzle" >"$work/by_pkg_config"

# The C interface, shared and static.
for library in -lclew-c -l:libclew-c.a; do
  flags=$(PKG_CONFIG_PATH=$pc pkg-config --static --cflags --libs clew-c | sed "s/-lclew-c/$library/")
  # shellcheck disable=SC2086
  "$compiler" -x c "$root/examples/c/main.c" -x none $flags -o "$work/c"
  LD_LIBRARY_PATH=$(dirname "$pc") "$work/c" | grep -qx 'ER 1.2'
done

grep -q '5 3 4' "$work/by_cmake"
cmp "$work/by_cmake" "$work/by_pkg_config"

# A package is built in a staging folder; the prefix is its later location.
DESTDIR=$work/package cmake --install "$build" --prefix /opt/clew >/dev/null
grep -qx 'prefix=/opt/clew' "$(find "$work/package/opt/clew" -name clew.pc)"
[ -x "$work/package/opt/clew/bin/clew" ]
