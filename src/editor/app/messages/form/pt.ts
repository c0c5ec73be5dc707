import type { FormCatalogue, Naming } from './form-catalogue.ts'

const q = (text: string): string => `«${text}»`
const fields = (keys: readonly string[], { field }: Naming): string => keys.map((key) => q(field(key))).join(', ')
const languages: Readonly<Record<string, string>> = { pt: 'português', en: 'inglês' }
const ifOptional = ({ isOptional }: Naming): string =>
  isOptional ? 'Escreva-o ou, se não faz falta, retire o campo.' : 'Escreva-o.'
const other = (text: string): string => (text ? ` O outro diz: ${q(text)}.` : '')

const forms: Readonly<Record<string, string>> = {
  Path: 'Isto não serve de endereço. Escreva /nome-da-pagina: minúsculas sem acentos, algarismos e hífenes.',
  Anchor: 'Isto não serve de nome. Use só minúsculas sem acentos, algarismos e hífenes, a começar por uma letra.',
  PhoneNumber:
    'Isto não é um número que se possa marcar. Comece pelo indicativo do país, e depois só algarismos e espaços: por exemplo +351 912 345 678.',
  Time: 'Isto não é uma hora. Escreva as horas e os minutos: por exemplo 20:00.',
  DateText: 'Isto não é um dia do calendário. Escolha o dia.',
  WebAddress: 'Isto não é um endereço que se possa abrir. Escreva-o inteiro e sem espaços.',
  SiteAddress:
    'Isto não é o endereço de um site. Escreva-o como se abre, sem barra no fim: por exemplo https://exemplo.pt',
  PictureFile: 'Aqui não há nenhuma imagem. Escolha uma.',
}

/** The form's wording of each diagnostic, in Portuguese. */
export const pt = {
  inFile: 'Isto foi escrito fora da edição, e assim o site não o consegue ler. Carregue para ver o texto e corrigi-lo.',
  fileMissing: ({ name }, { file }) =>
    `Falta uma parte do site: ${q(file(name))}. Em «Publicar» pode trazê-la de volta de uma versão anterior.`,
  unseenCharacter: () =>
    'Há aqui um carácter que não se vê, talvez colado de outro programa. Apague a palavra e volte a escrevê-la.',
  missingKey: ({ key }, { field }) => `Falta ${q(field(key))}.`,
  incomplete: ({ keys, choice }, naming) =>
    `Falta aqui quase tudo: ${fields([...keys, ...choice.slice(0, 1)], naming)}. Escreva-o ou, se já não faz falta, retire o que ficou.`,
  missingLanguage: ({ language, other: text }, { isOptional }) =>
    `Falta o texto em ${languages[language] ?? language}.${other(text)}${
      isOptional ? ' Se não faz falta, apague-o nas duas línguas e retire o campo.' : ''
    }`,
  emptyText: (_, naming) => `Falta escrever. ${ifOptional(naming)}`,
  emptyValue: ({ allowed, isList }) =>
    isList
      ? 'A lista está vazia. Acrescente pelo menos um.'
      : allowed.length > 0
        ? 'Falta escolher.'
        : 'Falta escrever.',
  notOneOf: () => 'Isto não é uma das possibilidades. Escolha uma da lista.',
  wrongForm: ({ form }) => forms[form] ?? 'Isto não tem a forma certa.',
  wrongKind: ({ wanted, value }) =>
    wanted === 'number' || wanted === 'integer'
      ? `${q(value)} não é um número. Escreva só algarismos.`
      : 'Isto não é o que devia estar aqui. Retire-o e acrescente-o de novo.',
  badName: ({ name }) =>
    `${q(name)} não serve de nome. Use só letras sem acentos, algarismos e hífenes, a começar por uma minúscula.`,
  numberOutside: ({ least, most }) =>
    least !== undefined && most !== undefined
      ? `Escreva um número entre ${least} e ${most}.`
      : most === undefined
        ? `Escreva um número a partir de ${least}.`
        : `Escreva um número até ${most}.`,
  itemTwice: ({ value }, naming) =>
    `${value ? q(naming.value(value)) : 'Isto'} está duas vezes na lista. Retire uma delas.`,
  noChoice: ({ keys }, naming) => `Falta escolher um destes: ${fields(keys, naming)}.`,
  tooManyChoices: ({ present }, naming) => `${fields(present, naming)} não podem estar juntos. Fique só com um deles.`,
  tooFew: ({ least }) => `A lista precisa de pelo menos ${least}. Acrescente o que falta.`,
  pathTwice: ({ otherFile }, { page }) =>
    `Este endereço já é o da página ${q(page(otherFile))}. Em «Páginas», mude o endereço de uma delas.`,
  pathTaken: () => 'Este endereço está reservado. Em «Páginas», escolha outro.',
  formerlyTaken: ({ otherFile }, { page }) =>
    `Um endereço antigo desta página também é da página ${q(page(otherFile))}: só um deles pode valer. Retire-o de uma delas.`,
  noHome: () => 'Nenhuma página é a inicial, e o site precisa de uma. Em «Publicar» pode trazê-la de volta.',
  pageUnlinked: () =>
    'Nenhuma ligação do site leva a esta página: só lá chega quem souber o endereço. Acrescente uma no rodapé ou num botão. Se é mesmo assim que a quer, não é preciso fazer nada.',
  headingMissing: () =>
    'A página não tem abertura, que é onde está o seu título grande. Acrescente um bloco «Abertura» no princípio.',
  headingTwice: ({ firstBlock }, { block }) =>
    `A página já tem uma abertura, ${q(block(firstBlock))}, e só deve ter um título grande. Fique só com uma delas.`,
  anchorTwice: ({ firstBlock }, { block }) => `O bloco ${q(block(firstBlock))} já tem este nome. Dê outro a um deles.`,
  unknownAnchor: () => 'O sítio desta página a que isto leva já não existe. Escolha outro.',
  unknownPhone: () => 'O telefone que aqui estava já não existe. Escolha outro.',
  unknownPage: () => 'A página a que isto leva já não existe. Escolha outra.',
  unknownEvent: () => 'O evento que aqui estava já não existe. Escolha outro.',
  eventTwice: () => 'Dois eventos têm o mesmo nome por dentro. Retire um deles e faça-o de novo.',
  unknownPicture: () => 'A imagem que aqui estava já não existe. Escolha outra.',
  pictureOutside: () => 'A imagem que aqui estava não está no site. Escolha-a outra vez.',
  pictureTooBig: () => 'Esta imagem tem mais de 40 MB. Guarde-a mais pequena como JPG, e escolha-a outra vez.',
  pictureForm: () => 'Isto não é uma fotografia que o site possa mostrar. Escolha um JPG, PNG, WebP ou AVIF.',
  pictureHeic: () => 'Esta fotografia do iPhone (HEIC) não se vê nos navegadores. Exporte-a como JPG.',
  pictureBroken: () => 'Esta imagem está estragada ou incompleta. Escolha outra vez a original.',
  pictureSmall: ({ width, height, leastWidth, leastHeight }) =>
    `Esta imagem tem ${width} × ${height} píxeis, e aqui são precisos pelo menos ${leastWidth} × ${leastHeight}. Use o original em tamanho grande.`,
  pictureUnused: () => 'Nenhuma página mostra esta imagem. Pode ficar: não pesa no site.',
  dayUnreal: ({ date }, { day }) => `${q(day(date))} não pode ser o dia de um evento. Corrija o dia, o mês ou o ano.`,
  lastBeforeFirst: ({ first, last }, { day }) =>
    `O último dia (${day(last)}) vem antes do primeiro (${day(first)}). Troque-os, ou corrija o que está errado.`,
  daysExchanged: ({ first, last }, { day }) =>
    `De ${day(first)} a ${day(last)} são muitos dias para um encontro. Talvez o dia e o mês estejam trocados. Se está certo assim, não é preciso fazer nada.`,
  alsoNeeded: ({ key, needed }, { field }) =>
    `Com ${q(field(key))} é preciso também ${q(field(needed))}. Acrescente-o, ou retire ${q(field(key))}.`,
  hoursTwice: (_, naming) =>
    `As horas estão duas vezes. Fique com ${fields(['from', 'to'], naming)} se se repetem em cada dia, ou com ${fields(['begins', 'ends'], naming)} se é seguido, como num retiro.`,
  eurosMissing: (_, { field }) => `O texto diz o preço, mas falta ${q(field('euros'))}. Acrescente-o.`,
  variableUnknown: () => 'As chavetas ler-se-iam no site tal como estão. Apague-as, e escreva o texto que deve ler-se.',
  unitTwice: ({ unit }) => `O preço já se lê com a sua unidade: apague ${q(unit)}.`,
  listInText: () =>
    'O site não mostra listas nos textos: os itens apareceriam seguidos. Faça de cada um um parágrafo, sem o sinal.',
  curlyQuotes: () => 'As aspas à volta do texto ler-se-iam no site. Apague-as. Se é mesmo uma citação, deixe-as.',
  wordless: ({ text }, naming) =>
    `Em vez de um texto está ${q(text)}, e é isso que se leria no site. Escreva o texto${naming.isOptional ? ' ou, se não faz falta, retire o campo' : ''}.`,
  altFileName: () =>
    'Isto é o nome da fotografia, e não diz nada a quem não a vê. Escreva o que ela mostra, numa frase curta.',
  sampleLeft: () => 'Isto ainda é um exemplo. Ponha o verdadeiro no seu lugar e desmarque «Exemplo».',
  sampleField: () => 'Isto ainda é o do exemplo. Ponha o verdadeiro no seu lugar.',
} satisfies FormCatalogue
