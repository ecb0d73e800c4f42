#!/bin/sh
# example.sh BUILD COMPILER: installs the build and makes examples/solve against it, by find_package
# and by pkg-config.
set -eu
build=$1
compiler=$2
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

cmake --install "$build" --prefix "$work/installed" >/dev/null
cmake -S "$root/examples/solve" -B "$work/cmake" -G Ninja -DCMAKE_PREFIX_PATH="$work/installed" \
  -DCMAKE_CXX_COMPILER="$compiler" >/dev/null
cmake --build "$work/cmake" >"$work/log" || { cat "$work/log"; exit 1; }
"$work/cmake/solve" "$puzzle" >"$work/by_cmake"

pc=$(find "$work/installed" -name pkgconfig -type d)
flags=$(PKG_CONFIG_PATH=$pc pkg-config --define-prefix --static --cflags --libs clew)
# shellcheck disable=SC2086  # flags are words
"$compiler" -std=c++23 "$root/examples/solve/main.cpp" $flags -o "$work/solve"
"$work/solve" "$puzzle" >"$work/by_pkg_config"

grep -q '5 3 4' "$work/by_cmake"
cmp "$work/by_cmake" "$work/by_pkg_config"
