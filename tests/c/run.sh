#!/bin/sh
# run.sh HEADERS LIBRARY: tests the C interface as programs use it. The header is C11 and C++ and
# lays its structures out as ever, the library and the archive beside it export exactly the declared functions, the
# examples print the expected answers, and misuse is refused.
set -eu
headers=$1
library=$2
here=$(cd "$(dirname "$0")" && pwd)
examples=$here/../../examples
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "$1" >&2
  exit 1
}
folder=$(dirname "$library")

sed -n 's/^[a-z].*[ *]\(clew_[a-z_]*\)(.*/\1/p' "$headers/clew.h" | sort >"$work/declared"
[ "$(wc -l <"$work/declared")" -gt 10 ] || fail "few functions are declared"
nm -D --defined-only "$library" | sed -n 's/.* T \([^@]*\).*/\1/p' | sort >"$work/exported"
diff "$work/declared" "$work/exported" || fail "the library exports other functions than the header declares"
# Each function has the version of its first day, and there is no other symbol.
awk '/^CLEW_/ { version = $1 } { while (match($0, /clew_[a-z_]+;/)) {
  print substr($0, RSTART, RLENGTH - 1) "@@" version; $0 = substr($0, RSTART + RLENGTH) } }' \
  "$here/../../bindings/c/exports.map" | sort >"$work/versions"
nm -D --defined-only "$library" | sed -n 's/.* [^A] //p' | sort | diff "$work/versions" - ||
  fail "the library's symbols or their versions are others than exports.map names"
archive=$folder/libclew-c.a
nm -g --defined-only "$archive" | sed -n 's/^[0-9a-f]* . //p' | sort | diff "$work/declared" - ||
  fail "the archive exports other symbols than the header declares"

echo '#include <clew.h>' >"$work/empty.cpp"
"${CC:-clang-19}" -xc++ -Wall -Wextra -Werror -fsyntax-only -I"$headers" "$work/empty.cpp"
"${CC:-clang-19}" -std=c11 -Wall -Wextra -Werror -fsyntax-only -I"$headers" "$here/layout.c"
cat >"$work/example.says" <<'SAID'
534678912672195348198342567859761423426853791713924856961537284287419635345286179
1 solution
ER 1.2
a naked single is next
made: 1
5 symbols, 81 are needed for 9x9
SAID
compile() {  # SOURCE PROGRAM LIBRARY…
  source=$1 program=$2
  shift 2
  "${CC:-clang-19}" -std=c11 -Wall -Wextra -Wpedantic -Werror -I"$headers" "$source" "$@" -lpthread -o "$work/$program"
}
programs() {  # LIBRARY…
  compile "$here/misuse.c" misuse "$@"
  "$work/misuse" || fail "misuse.c failed"
  compile "$examples/c/main.c" example "$@"
  "$work/example" | diff "$work/example.says" - || fail "examples/c answers something else"
}
programs -L"$folder" -lclew-c -Wl,-rpath,"$folder"
# shellcheck disable=SC2046  # flags are words
programs "$archive" $(sed -n 's/^Libs.private: //p' "$here/../../cmake/clew-c.pc.in")
if command -v rustc >/dev/null; then
  rustc -o "$work/rust" -L "$folder" -l clew-c -C link-arg=-Wl,-rpath,"$folder" "$examples/rust/main.rs"
  "$work/rust" >"$work/said"
  grep -q '^Ok(("534678912.*", 1))$' "$work/said" || fail "examples/rust: $(cat "$work/said")"
  grep -q '^Err(".*")$' "$work/said" || fail "examples/rust: $(cat "$work/said")"
fi
cat >"$work/expected" <<'SAID'
534678912672195348198342567859761423426853791713924856961537284287419635345286179
1 solution
ER 1.2
5 symbols, 81 are needed for 9x9
SAID
if command -v mcs >/dev/null && command -v mono >/dev/null; then
  mcs -warnaserror -out:"$work/program.exe" "$examples/csharp/Program.cs"
  LD_LIBRARY_PATH=$folder mono "$work/program.exe" | diff "$work/expected" - || fail "examples/csharp answers something else"
fi
if command -v kotlinc >/dev/null && command -v javac >/dev/null; then
  java_home=$(dirname "$(dirname "$(readlink -f "$(command -v javac)")")")
  "${CC:-clang-19}" -std=c11 -Wall -Wextra -Werror -shared -fPIC -I"$java_home/include" -I"$java_home/include/linux" -I"$headers" \
    "$examples/kotlin/clew_jni.c" -L"$folder" -lclew-c -Wl,-rpath,"$folder" -o "$work/libclew_jni.so"
  kotlinc "$examples/kotlin/Main.kt" -include-runtime -d "$work/main.jar" 2>"$work/kotlinc" || fail "$(cat "$work/kotlinc")"
  java -Djava.library.path="$work" -cp "$work/main.jar" MainKt >"$work/said"
  sed -e 2d -e 's/^5 .*/{"error":"&","line":1,"column":6}/' "$work/expected" | diff - "$work/said" ||
    fail "examples/kotlin answers something else"
fi
