#!/usr/bin/env bash
# Prints whether the program, which is everything outside content/, has changed since a commit: `program=true` or
# `program=false`. Without a commit, or with an unknown one, there is nothing to compare, and it prints true.
set -euo pipefail
base=${1:-}
if [[ -n $base ]] && git diff --quiet --no-renames "$base" HEAD -- . ':(top,exclude)content' 2>/dev/null; then
  echo program=false
else
  echo program=true
fi
