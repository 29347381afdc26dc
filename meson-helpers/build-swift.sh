#!/usr/bin/env bash
# Builds programs as they are released: optimised, and with Swift linked in, so that they run where no Swift is.
#
# usage: build-swift.sh SWIFT SCRATCH OUTPUT PROGRAM…
#   SWIFT    the swift command
#   SCRATCH  where SwiftPM keeps what it builds
#   OUTPUT   the folder that gets the programs; empty: they stay where SwiftPM puts them
#
# PHOTO_PICKER_SWIFT_FLAGS holds more options for swift build, with spaces between them.
set -euo pipefail

swift=$1 scratch=$2 output=$3
shift 3
read -ra more <<<"${PHOTO_PICKER_SWIFT_FLAGS-}"
root=$(cd "$(dirname "$0")/.." && pwd)
build=("$swift" build --package-path "$root" --scratch-path "$scratch" -c release --static-swift-stdlib "${more[@]}")

for program in "$@"; do
    "${build[@]}" --product "$program"
done
[[ -n $output ]] || exit 0

built=$("${build[@]}" --show-bin-path)
for program in "$@"; do
    # An unchanged program keeps its time, so that nothing is installed again for nothing.
    cmp -s "$built/$program" "$output/$program" || install -m 755 "$built/$program" "$output/$program"
done
