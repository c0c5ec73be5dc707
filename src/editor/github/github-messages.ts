import { uiLanguage } from '../app/messages/messages.ts'

const pt = {
  title: 'Editar o site',
  key: 'Chave',
  repository: 'Repositório',
  own: 'Este aparelho é só meu',
  ownHint: 'A chave fica guardada neste navegador até sair. Num aparelho de outras pessoas, não marque.',
  shared: 'Neste endereço (github.io) a chave nunca fica guardada: outros sites partilham-no.',
  until: 'Serve até (se souber)',
  untilHint: 'O GitHub mostra o dia ao criar a chave. A edição avisa duas semanas antes, se este aparelho for só seu.',
  enter: 'Entrar',
  goOn: 'Continuar a escrever sem entrar',
  entering: 'A entrar…',
  firstTime: 'É a primeira vez? Crie a sua chave',
  firstIntro: 'Faz-se uma vez por ano e demora dois minutos. A chave só abre este site, e só para mudar o conteúdo.',
  steps: (owner: string, repository: string) => [
    'Abra a página das chaves no GitHub e entre na sua conta. Quase tudo vem já preenchido.',
    `Em «Resource owner» deve estar «${owner}». Se não está na lista, peça a quem fez o site que passe o repositório para a sua conta.`,
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
    notAKey: 'Isto não é uma chave: começa por github_pat_. Nunca escreva aqui uma palavra-passe.',
    noNetwork: 'Não há ligação à internet, ou o GitHub não responde. Tente outra vez daqui a pouco.',
    failed: 'A edição falhou ao entrar. Carregue a página de novo, e tente outra vez.',
  },
  noStorage:
    'Este navegador não deixa guardar nada, e assim perdia-se o que escrevesse. Saia do modo privado, ou use outro.',
  framed: 'Por segurança, a edição não se abre dentro de outra página. Abra-a no seu próprio endereço.',
  uploading: (number: number, of: number) => `A enviar a fotografia ${number} de ${of}…`,
  account: 'Conta',
  leave: 'Sair',
  leaveAsk: 'Sair apaga deste aparelho a chave e tudo o que aqui está guardado, também o que começou e não criou.',
  leaveLoses: 'Há alterações por publicar: perdem-se as que não estão num rascunho.',
  keepDraft: 'Guardar antes um rascunho',
  leaveFailed: 'Este navegador não deixou apagar tudo: apague os dados deste site nas definições do navegador.',
  leaveNow: 'Sair e apagar',
  stay: 'Ficar',
  expires: (day: string) => `A chave acaba a ${day}. Crie outra antes, e entre com ela.`,
  mayBePurged:
    'O que está por publicar só existe neste navegador, que o pode apagar se ficar semanas sem o abrir. Publique quando acabar.',
  notBuiltSince: (day: string) =>
    `O site não é refeito desde ${day}, e o que já passou pode continuar lá. O GitHub para as manhãs depois de 60 dias sem alterações: abra lá «Actions», «Todas as manhãs», e carregue em «Enable workflow».`,
  draftViewed: 'Rascunho, só para ver. O site pode mostrar outra coisa.',
  draftPrivate:
    'Este rascunho só se abre com uma chave, porque o repositório do site é privado. Peça a quem lhe deu a ligação que lhe mostre as páginas no seu aparelho. Se a chave é sua, entre primeiro em /editar/ e abra depois a ligação.',
  draftGone: 'Este rascunho já não existe. Peça outra ligação a quem lha deu.',
  draftUnreadable: 'Este rascunho não se consegue mostrar. Peça a quem o fez que o abra na edição.',
  signInAgain: 'Para publicar, entre com uma chave que o GitHub aceite. O que escreveu está guardado.',
}

const en: typeof pt = {
  title: 'Edit the site',
  key: 'Key',
  repository: 'Repository',
  own: 'This device is mine alone',
  ownHint: 'The key stays in this browser until you sign out. Leave it unticked on a device that others use.',
  shared: 'At this address (github.io) the key is never kept: other sites share it.',
  until: 'Valid until (if you know)',
  untilHint: 'GitHub shows the day. On a device of your own, the editor warns two weeks before.',
  enter: 'Sign in',
  goOn: 'Go on writing without signing in',
  entering: 'Signing in…',
  firstTime: 'The first time? Create your key',
  firstIntro: 'Once a year, in two minutes. The key opens this site alone, and only to change its content.',
  steps: (owner, repository) => [
    'Open the page of the keys on GitHub and sign in there. Nearly everything is filled in already.',
    `“Resource owner” must say “${owner}”. If it is not in the list, ask whoever made the site to transfer the repository to your account.`,
    `Under “Repository access” choose “Only select repositories”, and in the list only “${repository}”.`,
    'Under “Permissions” add “Contents” and choose “Read and write”. Nothing else.',
    'Press “Generate token”, copy the key (it begins with github_pat_) and paste it above.',
    'Let the browser keep the key as it keeps a password: next time pressing “Sign in” is enough.',
  ],
  openGitHub: 'Open the page of the keys on GitHub',
  lostDevice:
    'Lost your phone? Sign in to GitHub on another device, open “Settings”, “Developer settings”, “Personal access tokens”, and delete the key: it stops working at once.',
  refused: {
    empty: 'Paste the key here.',
    notSignedIn: 'GitHub does not accept this key: it may have expired or been deleted. Create another and paste it.',
    notAKey: 'This is not a key: a key begins with github_pat_. Never type a password here.',
    noNetwork: 'There is no connection to the internet, or GitHub does not answer. Try again in a while.',
    failed: 'The editor failed to sign in. Load the page again, and try once more.',
  },
  noStorage: 'This browser keeps nothing, so what you write would be lost. Leave private browsing, or use another.',
  framed: 'For safety the editor does not open inside another page. Open it at its own address.',
  uploading: (number, of) => `Sending photograph ${number} of ${of}…`,
  account: 'Account',
  leave: 'Sign out',
  leaveAsk: 'Signing out deletes the key and all the rest from this device, also what you began and did not create.',
  leaveLoses: 'There are unpublished changes: those that are not in a draft will be lost.',
  keepDraft: 'Keep a draft first',
  leaveFailed: 'This browser did not let everything be deleted: delete this site’s data in the browser’s settings.',
  leaveNow: 'Sign out and delete',
  stay: 'Stay',
  expires: (day) => `The key expires on ${day}. Create another before, and sign in with it.`,
  mayBePurged:
    'What is not published exists in this browser alone, which may delete it after weeks without a visit. Publish when you are done.',
  notBuiltSince: (day) =>
    `The site has not been built since ${day}, and what is over may still be there. GitHub stops the builds of every morning after 60 days without a change: open “Actions”, “Todas as manhãs” there, and press “Enable workflow”.`,
  draftViewed: 'A draft, to look at only. The site may show something else.',
  draftPrivate:
    'This draft needs a key, because the repository of the site is private. Ask whoever gave you the link to show you the pages on their device. If the key is yours, sign in at /editar/ first, and open the link afterwards.',
  draftGone: 'This draft no longer exists. Ask whoever gave you the link for another.',
  draftUnreadable: 'This draft can’t be shown. Ask whoever made it to open it in the editor.',
  signInAgain: 'To publish, sign in with a key that GitHub accepts. What you wrote is kept.',
}

/** What the editor says where the content is on GitHub. */
export const githubMessages = { pt, en }[uiLanguage]
