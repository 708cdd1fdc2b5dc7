#!/usr/bin/env bash
# A sentence without one of the languages, or with different gaps, must not compile; one with both must.
src=$(dirname "$(readlink -f "$0")")/../src
compiles() { printf '#include "core/text.hpp"\nconstexpr zermelo::Text text{%s};\n' "$1" | "${2}" -std=c++20 -I"$src" -fsyntax-only -x c++ - 2>/dev/null; }
compiles '"won by {}", "gagné par {}"' "$1" || { echo 'a complete sentence does not compile'; exit 1; }
for broken in '"won"' '"won", ""' '"", "gagné"' '"won by {}", "gagné"'; do
    if compiles "$broken" "$1"; then echo "this compiles: $broken"; exit 1; fi
done
