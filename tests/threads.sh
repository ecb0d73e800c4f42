#!/bin/sh
# The tests that use threads, under ThreadSanitizer: some ten minutes on two cores, so not in CI.
set -eu
cd "$(dirname "$0")/.."
cmake --preset threads >/dev/null
cmake/quiet-build.sh build/threads clew_cli test_unit test_property test_cli
ctest --test-dir build/threads --output-on-failure -j "$(nproc)" --timeout 600 \
  -R 'Shared|Thread|Pipeline|Bare|BatchSize|Server|Cancel|Stop|Progress' -E '_NOT_BUILT'
