/** Why a request was refused. The codes of the protocol are the names here. */
const refusals = {
  changedMeanwhile: 'O ficheiro mudou noutro sítio.',
  badName: 'Esse nome não serve para um ficheiro do site.',
  isLink: 'O ficheiro é um atalho, ou o iCloud tem-no noutro sítio: ponha na pasta o próprio ficheiro.',
  otherAddress:
    'O programa tem agora outro endereço. O que escreveu fica neste navegador: abra o endereço que o comando mostra na sua janela, e aparece lá.',
  badRequest: 'O pedido não foi entendido. Carregue outra vez esta página.',
  notFound: 'Isto já não existe.',
  tooLarge: 'O ficheiro é grande demais.',
  readOnly:
    'O ficheiro está protegido contra alterações. O que escreveu continua aqui: retire a proteção, e volta a ser guardado.',
  diskFull: 'O disco está cheio. O que escreveu continua aqui: liberte espaço, e volta a ser guardado.',
  diskFailed: 'O disco não aceitou a alteração. O que escreveu continua aqui.',
  noAnswer:
    'Sem ligação ao programa. O que escreve fica neste navegador: abra-o outra vez com «npm run edit», e guarda-se sozinho.',
  slow: 'Guardar está a demorar. O que escreve fica neste navegador: não feche esta janela antes de ler «Guardado».',
  failed: 'A edição falhou, e tenta outra vez. O que escreveu continua aqui. Se não passar, carregue a página de novo.',
  pictureHeic: 'Esta fotografia vem de um iPhone em formato HEIC, que os navegadores não mostram: exporte-a como JPG.',
  pictureForm: 'Isto não é uma fotografia que o site mostre: escolha um JPG, PNG, WebP ou AVIF.',
  pictureBroken: 'A fotografia está incompleta: copie-a outra vez do telefone ou da máquina.',
  pictureUnread: 'A fotografia não se consegue ler: guarde-a primeiro neste aparelho, e escolha-a outra vez.',
  pictureTooBig: 'A fotografia é grande demais: exporte-a mais pequena.',
  pictureGuarded: 'Este navegador esconde qual é, e estraga assim as fotografias: abra a edição noutro navegador.',
  pictureTooSmall: 'A fotografia é pequena demais: use o original em tamanho grande.',
}

/** Why nothing can be published from here, and what to do. */
const states = {
  noGit: () =>
    'Neste computador falta o Git, o programa que leva o site à internet. Instale-o de https://git-scm.com e abra a edição outra vez.',
  noRepository: () =>
    'Esta pasta ainda não é um repositório do Git. Peça a quem fez o site que a ligue ao repositório dele, ou abra a edição na pasta que já está ligada.',
  untrusted: ({ folder }: { readonly folder: string }) =>
    `O Git não confia nesta pasta, porque ela pertence a outra conta deste computador, ou está numa pen ou numa pasta partilhada. Se a pasta é sua, abra-a no GitHub Desktop e diga que confia nela, ou escreva no terminal: \`git config --global --add safe.directory ${folder}\``,
  unreadable: ({ said }: { readonly said: string }) =>
    `O Git não consegue ler o repositório desta pasta, e diz: «${said}». Mostre isto a quem fez o site. O que escreveu está guardado.`,
  otherTop: ({ top }: { readonly top: string }) =>
    `O Git toma \`${top}\` pela pasta do site em vez desta, e publicaria no sítio errado. Peça a quem fez o site que tire a definição \`core.worktree\``,
  elsewhere: ({ file }: { readonly file: string }) =>
    `O ficheiro \`${file}\` está no site, mas nesta pasta há só um atalho para ele, ou o iCloud tem-no noutro sítio, e publicar retirava-o. Ponha na pasta o próprio ficheiro (no Finder: «Descarregar agora»), e tente outra vez.`,
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
  locked: ({ file }: { readonly file: string }) =>
    `Outro programa, ou a nuvem que copia esta pasta, está a usar o repositório, ou parou a meio. Espere um minuto e feche-o. Se continuar assim, apague o ficheiro \`${file}\``,
}

/** The first few of many. */
export const some = (files: readonly string[]): string =>
  files.length > 5 ? `${files.slice(0, 5).join(', ')}…` : files.join(', ')

/** Why it was not published, and what to do. Nothing has changed, here or on the remote. */
const problems = {
  noNetwork: () => 'Não há ligação à internet, ou o sítio do site não responde. Confirme a ligação e tente outra vez.',
  notSignedIn: () =>
    'O sítio do site não sabe quem está a publicar. Entre na sua conta no GitHub Desktop (ou com: `gh auth login`), e tente outra vez. Aqui nunca se pede a palavra-passe.',
  notAllowed: () =>
    'A sua conta não pode publicar neste site. Peça a quem o guarda que lhe dê acesso, ou entre com outra conta.',
  remoteMissing: () =>
    'O sítio para onde o site vai já não existe, ou a sua conta não o pode ver. Confirme o endereço com quem fez o site.',
  remoteMoved: () =>
    'O repositório do site, ou o ramo que se publica, mudou de nome ou de dono, ou esta rede pede primeiro que entre nela: abra outra página, e tente outra vez. Se continuar, peça a quem fez o site que ligue a edição ao nome novo. O que escreveu está guardado.',
  unexpectedAnswer: () =>
    'Respondeu outra coisa em vez do GitHub. Talvez esta rede peça primeiro que entre nela, como num hotel: abra outra página, e tente outra vez.',
  needsSignOn: () =>
    'A organização ainda não aceita esta chave. No GitHub, na página das chaves, carregue em «Configure SSO» ao lado dela, e tente outra vez.',
  needsSignature: () =>
    'O GitHub só aceita aqui alterações assinadas, o que a edição não pode fazer. Peça a quem fez o site que tire essa regra. O que escreveu está guardado.',
  privateEmail: () =>
    'O GitHub guarda em segredo o seu e-mail, e recusa o que o mostraria. Em github.com/settings/emails está outro, que acaba em «users.noreply.github.com»: diga-o ao Git no GitHub Desktop (Settings, Git) ou com: `git config --global user.email …@users.noreply.github.com`, e tente outra vez.',
  needsReview: () =>
    'O GitHub só publica aqui o que outra pessoa aprovou. Guarde um rascunho, e peça a quem fez o site que o publique ou tire essa regra.',
  branchProtected: () =>
    'O GitHub protege este site, e não deixa a edição publicar. Peça a quem fez o site que lho permita. O que escreveu está guardado.',
  tooManyFiles: () =>
    'O repositório do site tem mais ficheiros do que o GitHub mostra de uma vez. Peça a quem fez o site que tire de lá o que não é do site.',
  remoteRefused: ({ said }: { readonly said: string }) =>
    `O sítio do site recusou a publicação, e diz: «${said}». Mostre isto a quem fez o site.`,
  theirsFirst: () =>
    'Entretanto publicou-se noutro aparelho, ou outra pessoa publicou. Junte primeiro isso ao que aqui tem.',
  outsideChanged: ({ files }: { readonly files: readonly string[] }) =>
    `Entretanto publicou-se outra versão do site, e aqui há ficheiros mudados fora da edição (${some(files)}). Isto é para quem programa o site.`,
  failed: ({ said }: { readonly said: string }) => `O Git não conseguiu: «${said}». Mostre isto a quem fez o site.`,
  draftChanged: () => 'Este rascunho mudou noutro aparelho. Junte-o primeiro ao que aqui tem, e guarde-o outra vez.',
  tooManyRequests: ({ seconds }: { readonly seconds: number }) =>
    `O GitHub pede que espere ${counted(Math.ceil(seconds / 60), 'minuto', 'minutos')}. O que escreveu está guardado: tente outra vez depois.`,
  answerLost: () =>
    'A ligação caiu a meio, e não se sabe se ficou publicado. Quando houver ligação, veja outra vez: nada se publica duas vezes.',
}

export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** What the editor says otherwise on the site, where no command runs in a window and no git is installed. */
const onGitHub = {
  stopped: 'A edição parou aqui. O que escreveu não se perdeu. Se voltar a parar, carregue a página de novo.',
  refusals: {
    diskFull:
      'Este navegador não tem mais espaço. O que escreveu continua aqui: publique, ou liberte espaço, e volta a ser guardado.',
    diskFailed: 'O navegador não conseguiu guardar. O que escreveu continua aqui, e tenta-se outra vez.',
    noAnswer: 'Falta uma fotografia que está no GitHub, e ele não responde. Os textos estão guardados; ela vem depois.',
    pictureHeic: 'Este navegador não lê fotografias HEIC: abra a edição no telefone de onde vem ou exporte-a como JPG.',
  },
  problems: {
    notSignedIn: () => 'A chave já não serve. O que escreveu está guardado: entre outra vez, e publique.',
    notAllowed: () =>
      'Esta chave não pode publicar. Confirme no GitHub que tem «Contents: Read and write» neste repositório, ou entre com outra.',
    remoteMissing: () => 'Esta chave não vê o repositório do site. Confirme no GitHub que ele está na lista da chave.',
    noNetwork: () =>
      'Não há ligação à internet, ou o GitHub não responde. Pode continuar a escrever: fica guardado aqui, e publica-se depois.',
    remoteRefused: () =>
      'O GitHub recusou, e a edição não sabe porquê. O que escreveu está guardado: tente outra vez, e se continuar peça ajuda a quem fez o site.',
  },
}

/** The editor's interface texts. Field names and diagnostics come from the schema and from the check. */
export const pt = {
  refusals,
  pages: {
    title: 'Páginas',
    add: 'Acrescentar página',
    open: 'Título e descrição',
    changeAddress: 'Mudar o endereço',
    address: 'Endereço',
    addressHint: 'O que vem depois do nome do site: /nome-da-pagina.',
    addressChangedIn: 'O endereço muda-se em «Páginas», com tudo o que leva até aqui.',
    badAddress: 'Escreva / e depois só minúsculas sem acentos, algarismos e hífenes: por exemplo /retiro-de-maio.',
    reservedAddress: 'Este endereço está reservado. Escolha outro.',
    takenAddress: (title: string) => `Este endereço já é da página «${title}».`,
    follow: (count: number) =>
      count === 0
        ? 'Nenhuma ligação do site leva a esta página.'
        : count === 1
          ? 'A ligação que leva a esta página muda também.'
          : `As ${count} ligações que levam a esta página mudam também.`,
    outside: 'Quem tiver guardado o endereço antigo continua a vir ter a ela.',
    renamed: (path: string) => `Endereço ${path}`,
    remove: 'Retirar esta página',
    removed: (title: string) => `Página «${title}» retirada`,
    linkedFrom: 'Levam a esta página:',
    becomes: { removed: 'Desaparece.', home: 'Passa a levar à página inicial.' },
    homeStays: 'A página inicial fica sempre.',
    model: 'Modelo',
    models: {
      workshops: 'Workshops: só os eventos que escolher',
      invitation: 'Um convite: razões, o que se vive e testemunhos',
      firstSession: 'A primeira sessão: o que acontece depois de escrever',
      prices: 'Preços e condições, com espaços para os seus',
      privacy: 'Privacidade: o que este site faz, e espaços para o que é seu',
      accessibility: 'Acessibilidade: o que este site faz por todos, e espaços para o que é seu',
      empty: 'Quase vazia: só a abertura',
    },
    only: 'Mostrar só estes eventos (sem nenhum, todos)',
    like: (title: string) => `Uma cópia de «${title}»`,
    pageDescription: 'Descrição para as pesquisas',
    found: {
      search: 'Como aparece nas pesquisas',
      shared: 'A imagem ao partilhar',
      lengths: (title: number, description: number) => `Título: ${title} caracteres. Descrição: ${description}.`,
      fits: (title: number, description: number) =>
        `Costuma ler-se inteiro até ${title} caracteres no título e ${description} na descrição.`,
    },
    linkFrom: 'Pôr um botão para esta página em',
    create: 'Criar a página',
    created: (title: string) => `Página «${title}» criada`,
  },
  mentions: {
    title: 'O mesmo noutros textos',
    found: (was: string, count: number) =>
      count === 1 ? `«${was}» está ainda noutro texto.` : `«${was}» está ainda noutros ${count} textos.`,
    see: 'Ver e mudar',
    leave: 'Deixar como estão',
    change: 'Mudar os escolhidos',
    changed: (was: string) => `«${was}» mudado noutros textos`,
  },
  events: {
    title: 'Eventos',
    add: 'Novo evento',
    model: 'Como é',
    models: {
      weekend: 'Fim de semana',
      day: 'Um dia',
      weekly: 'Todas as semanas',
      fortnightly: 'De quinze em quinze dias',
      monthly: 'Uma vez por mês',
    },
    again: (title: string) => `Outra vez: ${title}`,
    which: 'Quando no mês',
    button: 'Texto do botão',
    pausesInAugust: 'Pausa em agosto, todos os anos',
    when: 'Quando, como se vai ler',
    whenDerived: 'Segundo as datas, o site escreveria',
    whenNotYet: 'Escreve-se sozinho quando souber o dia e a hora.',
    ownWords: 'Escrever outras palavras',
    writtenAgain: 'Deixar o site escrever',
    description: 'O que vai acontecer',
    neededDay: 'Falta escolher.',
    halfDay: 'Falta completar o dia.',
    noSuchDay: 'O dia que escreveu não existe. Veja se este está certo.',
    halfHour: 'Falta completar a hora.',
    neededFrom: 'Falta a hora de início.',
    otherWeekday: (day: string) => `${day} não é um dos dias da semana escolhidos. Qual é a primeira vez?`,
    onWeekday: (weekday: string) => `Mudar o dia da semana para ${weekday}`,
    priceHint: 'Escreva só o valor, por exemplo 180 ou 15,50. Se for gratuito, 0.',
    badTimes: 'Estes dias e horas não batem certo: confirme que o fim vem depois do princípio.',
    alsoIn: 'Mostrar também em',
    create: 'Criar o evento',
    throwAway: 'Esvaziar tudo',
    bringBack: 'Repor o que tinha escrito',
    created: (title: string) => `Evento «${title}» criado`,
    removed: (title: string) => `Evento «${title}» retirado`,
    neededBy: (places: readonly string[]) =>
      `Não se pode retirar: é o evento de «${places.join('», «')}». Mude primeiro esse bloco.`,
    copy: 'Cópia',
    passed: 'Este já passou.',
    newDates: 'Pôr novas datas',
    hide: 'Esconder',
    show: 'Mostrar',
    hidden: 'Escondido: não aparece entre os outros eventos.',
    shownFrom: (day: string) => `Só aparece no site a partir de ${day}.`,
    calendar: 'Calendário',
    before: 'Anterior',
    after: 'Seguinte',
  },
  panel: 'Edição',
  page: 'Página',
  loading: 'A abrir…',
  stopped:
    'A edição parou aqui. O que escreveu não se perdeu. Se voltar a parar, termine o comando na janela onde o abriu e comece-o outra vez.',
  reopen: 'Abrir outra vez',
  saved: 'Guardado',
  saving: 'A guardar…',
  unparsed:
    'Por guardar: outro programa deixou um ficheiro que não se consegue ler. Guarda-se quando ele ficar certo, ou quando escolher com qual fica.',
  notCurrent: 'A página mostra o último texto completo.',
  undo: 'Desfazer',
  redo: 'Refazer',
  undone: (label: string) => `Desfeito: ${label}`,
  redone: (label: string) => `Refeito: ${label}`,
  cannotChange: 'Isto não se conseguiu mudar aqui. Nada mudou. Mude-o no ficheiro, ou peça ajuda a quem fez o site.',
  cannotUndo: 'Isto já não se pode desfazer: o mesmo sítio mudou depois.',
  language: 'Língua da página',
  languages: { pt: 'Português', en: 'Inglês' },
  inLanguage: { pt: 'português', en: 'inglês' },
  view: 'Ver como',
  more: 'Mais',
  lists: 'Listas',
  width: 'Largura',
  widths: { phone: 'Telemóvel', tablet: 'Tablet', computer: 'Computador' },
  scheme: 'Claro ou escuro',
  schemes: { light: 'Claro', dark: 'Escuro' },
  nothingChosen: 'Toque num texto, numa imagem ou num botão da página para o mudar.',
  firstSteps: {
    title: 'Primeiros passos',
    hint: 'Responda ao que souber. Cada resposta aparece logo na página, e o resto fica para quando quiser.',
    left: (left: number, all: number) => (left === 1 ? 'Falta uma resposta.' : `Faltam ${left} de ${all} respostas.`),
    done: 'Está tudo respondido. O que falta antes de publicar está em «Publicar».',
    testimonials: 'Já tem testemunhos verdadeiros, autorizados por escrito?',
    writeThem: 'Sim, vou escrevê-los',
    withoutThem: 'Ainda não: retirar os inventados',
    noneLeft: 'Já não há testemunhos inventados.',
    later: 'O resto fica para depois',
    seePage: 'Ver a página',
    open: (left: number) => `Primeiros passos: ${left === 1 ? 'falta uma resposta' : `faltam ${left} respostas`}`,
  },
  changePicture: 'Trocar uma fotografia',
  whichPicture: 'Que fotografia?',
  seeAndPublish: 'Ver o que mudou, e publicar',
  sayNotice: 'Dizer se há lugar, ou quando está fora',
  everything: 'Tudo',
  problems: (count: number) => (count === 1 ? '1 coisa por resolver' : `${count} coisas por resolver`),
  noProblems: 'Nada por resolver',
  line: (line: number) => `Linha ${line}`,
  correct: 'Pôr assim',
  correction: 'Correção',
  inFile: 'No ficheiro',
  inFileHint: 'Isto não tem um campo próprio: corrija-o aqui. O resto da página continua a poder mudar-se como sempre.',
  unreadable: 'A página aparece quando isto estiver certo',
  insertHere: 'Acrescentar bloco aqui',
  whichBlock: 'Que bloco?',
  drag: (name: string) => `Arrastar ${name}`,
  moved: (name: string) => `Mudar de lugar: ${name}`,
  consent:
    'Publique só o que esta pessoa autorizou por escrito, e com o nome que ela escolheu. De quem faz ou fez terapia, o artigo 113.º do Estatuto da Ordem dos Psicólogos e o código deontológico desaconselham-no.',
  needed: 'Falta escrever.',
  around: 'À volta',
  search: 'Procurar',
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  replace: 'Trocar por outras palavras',
  replaceBy: (words: string) => `Trocar «${words}» por`,
  unwritten: 'Por escrever',
  back: 'Voltar',
  close: 'Fechar',
  add: (what: string) => `Acrescentar ${what}`,
  choice: 'Qual',
  choiceBegun: 'Por agora fica o que estava: isto falta preencher, ou não está certo.',
  written: (field: string) => `${field} já escrito`,
  oneForBoth: 'Um só para as duas línguas',
  oneForEach: 'Um para cada língua',
  remove: 'Retirar',
  removeField: (what: string) => `Retirar ${what}`,
  thisPhone: 'este telefone',
  actions: (name: string) => `Ações: ${name}`,
  duplicate: 'Duplicar',
  up: 'Subir',
  down: 'Descer',
  unsaved: 'O que tinha ficado por guardar',
  regained: 'Voltou o que tinha ficado por guardar.',
  setAside: (file: string) => `O que se podia desfazer não se conseguiu ler e está em ${file}; nenhum texto se perdeu.`,
  notRegained: 'Do que tinha ficado por guardar, uma parte não se consegue ler: fica à parte neste navegador.',
  theirs: 'Escolha entre dois textos',
  conflict: 'Isto mudou também noutro sítio. Com qual fica?',
  keepMine: 'Com o meu',
  keepTheirs: 'Com o outro',
  removed: '(retirado)',
  picture: {
    choose: 'Escolher deste aparelho',
    there: 'Usar uma que já cá está',
    all: 'Imagens do site',
    measured: 'Página medida',
    none: 'Ainda não há imagem.',
    drop: 'Largue aqui uma fotografia, ou escolha-a em baixo.',
    dropSeveral: 'Largue aqui uma fotografia ou escolha-a em baixo. De várias, a primeira fica aqui, as outras depois.',
    dropPlace: 'Lugar da fotografia',
    dropThere: 'Largue a fotografia em cima daquela que quer trocar.',
    onlyOne: (name: string, count: number) =>
      `Aqui cabe uma só fotografia: das ${count} que largou ficou «${name}». Largue cada uma das outras no seu lugar.`,
    others: (count: number) => `Fotografias acrescentadas a seguir a esta: ${count}.`,
    discarded: (name: string) => `A fotografia «${name}» não foi posta: enquanto se preparava, o lugar foi retirado.`,
    preparing: 'A preparar a fotografia…',
    focus: 'Toque no que nunca deve ser cortado.',
    describe: 'Diga o que a nova imagem mostra, nas duas línguas: só depois se pode publicar.',
    elsewhere: 'A imagem anterior aparece também aqui:',
    everywhere: 'Mudar também aí',
    onlyHere: 'Mudar só neste sítio',
    home: 'página inicial',
    shownAt: (places: readonly string[]) => `Está em: ${places.join('; ')}`,
    notShown: 'Nenhuma página a mostra.',
  },
  text: {
    tools: 'Aspeto do texto',
    strong: 'Negrito',
    em: 'Itálico',
    a: 'Ligação',
    ul: 'Lista',
    ol: '1. 2. 3.',
    linkTo: 'A ligação leva a',
    leadsTo: (words: string) => `«${words}» leva a`,
    outside: 'Um site, um e-mail ou um telefone',
    page: 'Página',
    block: 'Bloco',
    event: 'Evento',
    address: 'Endereço do site, e-mail ou número de telefone',
    badAddress: 'Escreva um endereço completo, como exemplo.pt, ana@exemplo.pt ou 912 345 678.',
    link: 'Ligar',
    unlink: 'Tirar a ligação',
    cancel: 'Deixar como estava',
    dropped: ({ pictures, tables, links }: Readonly<Record<'pictures' | 'tables' | 'links', number>>) =>
      `Do que colou ficaram só as palavras: ${[
        pictures > 0 && `não vieram as imagens (${pictures})`,
        tables > 0 && `as tabelas (${tables}) são agora parágrafos`,
        links > 0 && `não vieram as ligações que só serviam onde estavam (${links})`,
      ]
        .filter(Boolean)
        .join(', ')}.`,
  },
  garbled: 'O texto que colou tem letras trocadas, como «Ã©» em vez de «é»: veja-o, ou copie-o outra vez.',
  missing: { pt: 'Falta o português', en: 'Falta o inglês' },
  publishing: {
    states,
    problems,
    publish: 'Publicar',
    eventsOver: (n: number) => counted(n, 'evento já passou', 'eventos já passaram'),
    panel: 'Publicação',
    looking: 'A ver o que mudou…',
    asking: 'A ver se alguém publicou entretanto…',
    retry: 'Ver outra vez',
    ready: 'Pronto para publicar?',
    readyNow: 'Sim: nada falta.',
    contentReady: 'Ao conteúdo nada falta.',
    errors: (n: number) => counted(n, 'coisa por corrigir', 'coisas por corrigir'),
    samples: (done: number, all: number) => `Exemplos: ${done} de ${all} resolvidos`,
    mine: 'Já é meu',
    leftOutHere: 'Aqui já não está, mas a alteração que o retira ficou de fora.',
    samplesHint:
      'Cada um leva ao seu lugar. Onde as palavras já são as suas, carregue em «Já é meu». Os telefones, o endereço e os testemunhos inventados trocam-se pelos verdadeiros.',
    warnings: (n: number) => counted(n, 'aviso, que não impede', 'avisos, que não impedem'),
    changed: 'O que mudou desde a última vez',
    nothingChanged: 'Nada por publicar: o que está aqui é o que foi publicado.',
    first: 'É a primeira vez que este site se publica.',
    leaveOut: 'O que desmarcar fica aqui, por publicar.',
    before: 'antes',
    now: 'agora',
    send: (n: number) => `Publicar ${counted(n, 'alteração', 'alterações')}`,
    sending: 'A enviar…',
    cannotSend: 'Publica-se quando não houver nada por corrigir. O que ainda não está pronto pode desmarcar-se.',
    samplesLeft: 'Publica-se quando já não houver exemplos: estão em baixo, um a um.',
    holding: {
      sample: 'Ainda tem exemplos, e fica à espera do que é verdadeiro:',
      error: 'Ainda está por corrigir:',
      missing: 'Está desmarcado, mas outra alteração precisa disto:',
    },
    untick: 'Deixar isto de fora',
    tickToo: 'Marcar também',
    noneChosen: 'Marque pelo menos uma alteração.',
    sent: 'Enviado e a caminho. O site costuma mostrá-lo dentro de minutos.',
    late: 'Enviado, mas o site ainda não o mostra. Veja no GitHub, em Actions, se «Pronto para publicar» está verde.',
    there: 'Publicado: o site já o mostra.',
    programChanged: 'Com a publicação veio um programa mais novo: feche a edição e abra-a outra vez.',
    lookAgain: 'Entretanto o conteúdo mudou. Veja outra vez o que vai ser publicado.',
    nothing: 'Não havia nada para publicar.',
    theirs: 'Publicado entretanto, noutro aparelho ou por outra pessoa',
    mergeTheirs: 'Juntar ao que é meu',
    taken: 'Está junto. Veja a página antes de publicar.',
    conflicts: 'Isto mudou dos dois lados. Com qual fica?',
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
    draftTaken: 'O rascunho está junto ao que é seu. Continue a partir dele.',
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
    takeBack: (n: number) => `Trazer de volta ${counted(n, 'coisa', 'coisas')}`,
    takeBackAll: 'Trazer tudo de volta',
    fromVersion: (day: string) => `Da versão de ${day}`,
    takenBack: 'Está de volta como era, por publicar.',
    programUpdated: 'O programa foi atualizado. Os textos e as imagens ficaram como estavam.',
  },
  onGitHub,
}

export type Messages = typeof pt
