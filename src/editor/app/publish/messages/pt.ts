import type { PublishProblem, RepositoryState } from '../../../publish/repository.ts'

type States = {
  readonly [S in Exclude<RepositoryState['state'], 'ready'>]: (
    state: Extract<RepositoryState, { readonly state: S }>,
  ) => string
}
type Problems = {
  readonly [P in PublishProblem['problem']]: (problem: Extract<PublishProblem, { readonly problem: P }>) => string
}

/** Why nothing can be published from here, and what to do. */
const states: States = {
  noGit: () =>
    'Neste computador falta o Git, o programa que leva o site à internet. Instale-o de https://git-scm.com e abra a edição outra vez.',
  noRepository: () =>
    'Esta pasta ainda não é um repositório do Git. Peça a quem fez o site que a ligue ao repositório dele, ou abra a edição na pasta que já está ligada.',
  untrusted: ({ folder }) =>
    `O Git não confia nesta pasta, porque ela pertence a outra conta deste computador, ou está numa pen ou numa pasta partilhada. Se a pasta é sua, abra-a no GitHub Desktop e diga que confia nela, ou escreva no terminal: \`git config --global --add safe.directory ${folder}\``,
  unreadable: ({ said }) =>
    `O Git não consegue ler o repositório desta pasta, e diz: ${said} Mostre isto a quem fez o site. O que escreveu está guardado.`,
  noCommit: () => 'O repositório ainda está vazio. Peça a quem fez o site que guarde nele a primeira versão.',
  unfinished: () =>
    'Há uma junção de versões a meio, começada noutro programa. Acabe-a ou desista dela nesse programa, e volte aqui.',
  detached: () =>
    'O repositório está numa versão antiga e não num ramo. No programa com que a abriu, volte ao ramo principal (main).',
  noRemote: () =>
    'O repositório não está ligado a nenhum sítio na internet. Peça a quem fez o site o endereço dele, e ligue-o com: `git remote add origin ENDEREÇO`',
  noName: () =>
    'O Git ainda não sabe quem publica. Diga-lhe o seu nome e o seu e-mail, no GitHub Desktop (Settings, Git) ou com: `git config --global user.name "O seu nome"` e `git config --global user.email o-seu@email.pt`',
  programNewer: () =>
    'O programa do site é mais novo do que esta página de edição. Espere uns minutos, até o site o mostrar, e abra a página outra vez. O que escreveu está guardado.',
  locked: ({ file }) =>
    `Outro programa está a usar o repositório, ou parou a meio. Espere um minuto e feche-o. Se continuar assim, apague o ficheiro \`${file}\``,
}

/** The first few of many. */
export const some = (files: readonly string[]): string =>
  files.length > 5 ? `${files.slice(0, 5).join(', ')}…` : files.join(', ')

/** Why it was not published, and what to do. Nothing has changed, here or on the remote. */
const problems: Problems = {
  noNetwork: () => 'Não há ligação à internet, ou o sítio do site não responde. Confirme a ligação e tente outra vez.',
  notSignedIn: () =>
    'O sítio do site não sabe quem está a publicar. Entre na sua conta no GitHub Desktop (ou com: `gh auth login`), e tente outra vez. Aqui nunca se pede a palavra-passe.',
  notAllowed: () =>
    'A sua conta não pode publicar neste site. Peça a quem o guarda que lhe dê acesso, ou entre com outra conta.',
  remoteMissing: () =>
    'O sítio para onde o site vai já não existe, ou a sua conta não o pode ver. Confirme o endereço com quem fez o site.',
  remoteRefused: ({ said }) => `O sítio do site recusou a publicação, e diz: ${said}`,
  theirsFirst: () => 'Entretanto outra pessoa publicou. Junte primeiro o que é dela ao que é seu.',
  outsideChanged: ({ files }) =>
    `Entretanto publicou-se outra versão do site, e aqui há ficheiros mudados fora da edição (${some(files)}). Isto é para quem programa o site.`,
  failed: ({ said }) => `O Git não conseguiu, e diz: ${said}`,
  draftChanged: () =>
    'Este rascunho foi mudado noutro aparelho. Junte-o primeiro ao que aqui tem, e guarde-o outra vez.',
  tooManyRequests: ({ seconds }) =>
    `O GitHub pede que espere ${count(Math.ceil(seconds / 60), 'minuto', 'minutos')}. O que escreveu está guardado: tente outra vez depois.`,
  answerLost: () =>
    'A ligação caiu a meio, e não se sabe se ficou publicado. Quando houver ligação, veja outra vez: nada se publica duas vezes.',
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** The editor's texts about publishing. */
export const pt = {
  states,
  problems,
  publish: 'Publicar',
  eventsOver: (n: number) => count(n, 'evento já passou', 'eventos já passaram'),
  panel: 'Publicação',
  looking: 'A ver o que mudou…',
  asking: 'A ver se alguém publicou entretanto…',
  lost: 'Sem ligação ao programa. Abra-o outra vez.',
  retry: 'Ver outra vez',
  ready: 'Pronto para publicar?',
  readyNow: 'Sim: nada falta.',
  contentReady: 'Ao conteúdo nada falta.',
  errors: (n: number) => count(n, 'coisa por corrigir', 'coisas por corrigir'),
  samples: (done: number, all: number) => `Exemplos: ${done} de ${all} resolvidos`,
  mine: 'Já é meu',
  leftOutHere: 'Aqui já não está, mas a alteração que o retira ficou de fora.',
  samplesHint:
    'Cada um leva ao seu lugar. Onde as palavras já são as suas, carregue em «Já é meu». Os telefones, o endereço e os testemunhos inventados trocam-se pelos verdadeiros.',
  warnings: (n: number) => count(n, 'aviso, que não impede', 'avisos, que não impedem'),
  changed: 'O que mudou desde a última vez',
  nothingChanged: 'Nada por publicar: o que está aqui é o que foi publicado.',
  first: 'É a primeira vez que este site se publica.',
  leaveOut: 'O que desmarcar fica aqui, por publicar.',
  before: 'antes',
  now: 'agora',
  send: (n: number) => `Publicar ${count(n, 'alteração', 'alterações')}`,
  sending: 'A enviar…',
  cannotSend: 'Publica-se quando não houver nada por corrigir. O que ainda não está pronto pode desmarcar-se.',
  noneChosen: 'Marque pelo menos uma alteração.',
  sent: 'Enviado e a caminho. O site costuma mostrá-lo dentro de minutos.',
  late: 'Enviado, mas o site ainda não o mostra. Veja no GitHub, em Actions, se «Pronto para publicar» está verde.',
  there: 'Publicado: o site já o mostra.',
  programChanged: 'Com a publicação veio um programa mais novo: feche a edição e abra-a outra vez.',
  lookAgain: 'Entretanto o conteúdo mudou. Veja outra vez o que vai ser publicado.',
  nothing: 'Não havia nada para publicar.',
  theirs: 'Outra pessoa publicou entretanto',
  takeOver: 'Juntar ao que é meu',
  taken: 'Está junto. Veja a página, e publique quando quiser.',
  conflicts: 'Estes textos mudaram dos dois lados. Com qual fica?',
  drafts: 'Rascunhos',
  draftsHint: 'Guardado fora do site: para continuar noutro aparelho, ou mostrar a alguém. Os visitantes não o veem.',
  draftName: 'Nome do rascunho',
  draftUnnamed: 'Dê-lhe um nome.',
  saveDraft: 'Guardar como rascunho',
  draftSaved: 'O rascunho está guardado. Em «Ver este rascunho» está a ligação para o mostrar.',
  openDraft: 'Ver este rascunho',
  shownDraft: 'A página mostra o rascunho como está guardado.',
  draftChanges: 'O que este rascunho muda',
  continueDraft: 'Continuar aqui',
  draftTaken: 'O rascunho está junto ao que é seu. Continue, e publique ou guarde-o outra vez quando quiser.',
  draftLink: 'Para mostrar a alguém',
  draftLinkHint:
    'Quem abrir esta ligação vê as páginas, e não muda nada. Se o repositório é privado, precisa de uma chave.',
  copyLink: 'Copiar a ligação',
  copied: 'Copiada',
  removeDraft: 'Apagar este rascunho',
  removeDraftAsk: 'O rascunho desaparece para todos. O que já juntou ao que é seu fica.',
  removeDraftNow: 'Apagar',
  keepDraft: 'Ficar com ele',
  draftRemoved: 'O rascunho foi apagado.',
  versions: 'Versões',
  noVersions: 'Ainda não há nenhuma versão publicada.',
  openVersion: 'Ver esta versão',
  leaveVersion: 'Voltar ao que está agora',
  shownVersion: (day: string) => `A página mostra a versão de ${day}.`,
  whatItChanged: 'O que mudou nessa altura',
  changedSince: 'O que mudou desde então',
  sameAsNow: 'É igual ao que está agora.',
  takeBackHint: 'Marque o que quer de volta como era.',
  takeBack: (n: number) => `Trazer de volta ${count(n, 'coisa', 'coisas')}`,
  takeBackAll: 'Trazer tudo de volta',
  takenBack: (day: string) => `Da versão de ${day}`,
}

export type PublishMessages = typeof pt
