#!/usr/bin/env bash
# Prints whether what was checked goes live, and fails if it does not. It reads the results of three jobs from the
# environment: what has changed (with its answer), the content, the program.
set -euo pipefail
say() { echo "$1" | tee -a "${GITHUB_STEP_SUMMARY:-/dev/null}"; }
stop() {
  say "$1"
  echo "::error::$1"
  exit 1
}
[[ $CHANGES == success ]] || stop 'Não será publicado: não se conseguiu ver o que mudou. Carregue em «Re-run all jobs»; se voltar a acontecer, avise quem faz o programa.'
[[ $CONTENT == success ]] || stop 'Não será publicado: falta alguma coisa no conteúdo. As mensagens estão em «Conteúdo», e ao lado das linhas em «Files changed».'
[[ $PROGRAM == success || ($PROGRAM == skipped && $PROGRAM_CHANGED == false) ]] || stop 'Não será publicado: o programa do site mudou e os seus testes não passam. Avise quem faz o programa.'
say 'Pronto para publicar.'
