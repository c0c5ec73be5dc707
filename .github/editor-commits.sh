#!/usr/bin/env bash
# Fails if a commit of the editor at /editar/ changes anything but content/. It looks at the commits since the given one;
# without a commit, or with an unknown one, at the newest only.
set -euo pipefail
base=${1:-}
range=(-1 HEAD)
if [[ -n $base ]] && git cat-file -e "$base^{commit}" 2>/dev/null; then range=("$base..HEAD"); fi
# The committer that the editor gives itself: src/editor/github/git-data.ts
for commit in $(git log --format=%H --fixed-strings --committer='<editar@site.invalid>' "${range[@]}"); do
  # Of a merge, what is in none of its parents.
  others=$(git diff-tree -r -c --root --no-commit-id --name-only --no-renames "$commit" -- . ':(top,exclude)content')
  if [[ -n $others ]]; then
    echo "::error::O editor em /editar/ só pode mudar o conteúdo, e a versão $commit muda também: ${others//$'\n'/, }. Nada será publicado. Avise quem faz o programa."
    exit 1
  fi
done
