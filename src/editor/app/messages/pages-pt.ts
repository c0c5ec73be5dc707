/** Texts about pages as a whole. */
export const pages = {
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
  becomes: { removed: 'Este botão desaparece.', home: 'Passa a levar à página inicial.' },
  homeStays: 'A página inicial fica sempre.',
  model: 'Modelo',
  models: {
    workshops: 'Workshops: só os eventos que escolher',
    invitation: 'Um convite: razões, o que se vive e testemunhos',
    prices: 'Preços e condições, com espaços para os seus',
    privacy: 'Privacidade: o que este site faz, e espaços para o que é seu',
    empty: 'Quase vazia: só a abertura',
  },
  only: 'Mostrar só estes eventos',
  like: (title: string) => `Uma cópia de «${title}»`,
  pageTitle: 'Título',
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
}
