/** What the editor says where the content is on GitHub. */
export const pt = {
  title: 'Editar o site',
  key: 'Chave',
  repository: 'Repositório',
  own: 'Este aparelho é só meu',
  ownHint: 'A chave fica guardada neste navegador até sair. Num aparelho de outras pessoas, não marque.',
  shared: 'Neste endereço (github.io) a chave nunca fica guardada: outros sites partilham-no.',
  until: 'Serve até (se souber)',
  untilHint: 'O GitHub mostra o dia ao criar a chave. A edição avisa duas semanas antes.',
  enter: 'Entrar',
  goOn: 'Continuar a escrever sem entrar',
  entering: 'A entrar…',
  firstTime: 'É a primeira vez? Crie a sua chave',
  firstIntro: 'Faz-se uma vez por ano e demora dois minutos. A chave só abre este site, e só para mudar o conteúdo.',
  steps: (owner: string, repository: string) => [
    'Abra a página das chaves no GitHub e entre na sua conta. Quase tudo vem já preenchido.',
    `Em «Resource owner» deve estar «${owner}».`,
    `Em «Repository access» escolha «Only select repositories», e na lista só «${repository}».`,
    'Em «Permissions» acrescente «Contents» e escolha «Read and write». Mais nada.',
    'Carregue em «Generate token», copie a chave (começa por github_pat_) e cole-a aqui em cima.',
    'Deixe o navegador guardar a chave como guarda uma palavra-passe: da próxima vez basta carregar em «Entrar».',
  ],
  openGitHub: 'Abrir a página das chaves no GitHub',
  lostDevice:
    'Perdeu o telemóvel? Entre no GitHub noutro aparelho, abra «Settings», «Developer settings», «Personal access tokens», e apague a chave: deixa de servir no mesmo instante.',
  refused: {
    empty: 'Cole aqui a chave.',
    notSignedIn: 'O GitHub não aceita esta chave: pode ter acabado ou sido apagada. Crie outra, e cole-a aqui.',
    notAllowed: 'Esta chave não pode abrir o site. Confirme os passos 3 e 4, ou crie outra.',
    remoteMissing: 'Esta chave não vê o repositório do site. Confirme no passo 3 que o escolheu na lista.',
    notAKey: 'Isto não é uma chave: começa por github_pat_. Nunca escreva aqui uma palavra-passe.',
    noNetwork: 'Não há ligação à internet, ou o GitHub não responde. Tente outra vez daqui a pouco.',
    failed: 'A edição falhou ao entrar. Carregue a página de novo, e tente outra vez.',
  },
  noStorage:
    'Este navegador não deixa guardar nada, e assim perdia-se o que escrevesse. Saia do modo privado, ou use outro.',
  framed: 'Por segurança, a edição não se abre dentro de outra página. Abra-a no seu próprio endereço.',
  uploading: (number: number, of: number) => `A enviar a fotografia ${number} de ${of}…`,
  account: 'Conta',
  close: 'Fechar',
  leave: 'Sair',
  leaveAsk: 'Sair apaga deste aparelho a chave e tudo o que aqui está guardado.',
  leaveLoses: 'Há alterações por publicar, que se perdem, a não ser que as guarde num rascunho.',
  keepDraft: 'Guardar antes um rascunho',
  leaveFailed: 'Este navegador não deixou apagar tudo: apague os dados deste site nas definições do navegador.',
  leaveNow: 'Sair e apagar',
  stay: 'Ficar',
  expires: (day: string) => `A chave acaba a ${day}. Crie outra antes, e entre com ela.`,
  mayBePurged:
    'O que está por publicar só existe neste navegador, que o pode apagar se ficar semanas sem o abrir. Publique quando acabar.',
  notBuiltSince: (day: string) =>
    `O site não é refeito desde ${day}, e o que já passou pode continuar lá. O GitHub para as manhãs depois de 60 dias sem alterações: abra lá «Actions», «Todas as manhãs», e carregue em «Enable workflow».`,
  draftViewed: 'Rascunho, só para ver: ainda não está publicado.',
  draftPrivate:
    'Este rascunho só se abre com uma chave, porque o repositório do site é privado. Peça a quem lhe deu a ligação que lhe mostre as páginas no seu aparelho. Se a chave é sua, entre primeiro em /editar/ e abra depois a ligação.',
  draftGone: 'Este rascunho já não existe. Peça outra ligação a quem lha deu.',
  draftUnreadable: 'Este rascunho não se consegue mostrar. Peça a quem o fez que o abra na edição.',
  signInAgain: 'A chave deixou de servir. O que escreveu está guardado: entre outra vez para publicar.',
}

export type GitHubMessages = typeof pt
