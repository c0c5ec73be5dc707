#!/usr/bin/env bash
# Says whether anything but the words of the site differs from a commit: `program=true` or `program=false`.
# What stands outside content/ is the program. Where the commit is not known, so that nothing can be compared, it says true.
set -euo pipefail
base=${1:-}
if [[ -n $base ]] && git diff --quiet --no-renames "$base" HEAD -- . ':(top,exclude)content' 2>/dev/null; then
  echo program=false
else
  echo program=true
fi
