#!/usr/bin/env bash
# Prints whether what was checked goes live, and fails if it does not. It reads from the environment the results of three
# jobs: what has changed (with its answer), the content, the program; and the address that GitHub Pages gives the site.
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
# Every address of the site begins at the root of its domain.
[[ ${SERVED_AT:-} =~ ^https?://[^/]+/[^/]+ ]] && stop "Não será publicado: o site ficaria em $SERVED_AT, e só funciona na raiz de um domínio. Ponha o domínio em Settings → Pages, ou dê ao repositório o nome ${GITHUB_REPOSITORY_OWNER:-dono}.github.io."
# Search engines, shared links and calendars are given `address`.
address=$(sed -nE "s/^[\"']?address[\"']? *: *[\"']?https:\/\/(www\.)?([^\"'/[:space:]]+).*/\2/p" content/site.yaml)
host=$(sed -nE 's/^https?:\/\/(www\.)?([^/]+).*/\2/p' <<< "${SERVED_AT:-}")
if [[ -n $host && -n $address && $host != "$address" ]]; then
  echo "::warning::O site fica em $host, e em site.yaml o endereço é $address, que os motores de busca e os calendários recebem. Mude um dos dois."
fi
say 'Pronto para publicar.'
