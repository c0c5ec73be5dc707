import type { ToolLanguage } from '../../content/model/language.ts'

/** A rule of axe-core or html-validate, and what it says in a sentence without its full stop. */
type Rule = Readonly<Record<'rule' | 'said', string>>
/** The size of a page or of its pictures in bytes, and what it should be at most. */
type Heavy = Readonly<Record<'bytes' | 'budget', number>>

const inPortuguese = {
  narrow: 'num telemóvel estreito (320 píxeis)',
  narrowLarge: 'num telemóvel, com as letras ao dobro do tamanho',
  wideLarge: 'num computador, com as letras ao dobro do tamanho',
}
export type ViewName = keyof typeof inPortuguese
const inEnglish: typeof inPortuguese = {
  narrow: 'on a narrow phone (320 pixels)',
  narrowLarge: 'on a phone with text at twice the size',
  wideLarge: 'on a computer with text at twice the size',
}
const encurte = 'Encurte este texto, ou parta em duas a palavra mais comprida.'
const shorten = 'Shorten this text, or split its longest word in two.'
const doPrograma =
  'Se não foi um texto ou um nome seu que mudou, isto é do programa: mostre esta mensagem a quem o desenvolve.'
const ofProgram =
  'If this did not come from a change to a text or a name, it is a fault in the program: show this to its developers.'
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const kBVirgula = (bytes: number): string => kB(bytes).replace('.', ',')
const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

/** The messages about a built page, each what is wrong and, on the next line, what to do; and the words around them. */
const pt = {
  scrollsSideways: (view: ViewName) =>
    `Isto é mais largo do que o ecrã ${inPortuguese[view]}, e a página desliza para o lado.\n${encurte}`,
  cutOff: (view: ViewName) => `Este texto aparece cortado ${inPortuguese[view]}.\n${encurte}`,
  covered: (view: ViewName) =>
    `Este texto fica tapado, ou por cima de outro, ${inPortuguese[view]}.\nEncurte este texto, e o nome do site se for comprido.`,
  accessibility: ({ rule, said }: Rule) =>
    `Quem usa um leitor de ecrã, o teclado ou vê mal não se serve bem disto. A regra (${rule}): ${said}.\n${doPrograma}`,
  invalidHtml: ({ rule, said }: Rule) =>
    `O HTML desta parte não é válido. A regra (${rule}), em inglês: ${said}.\n${doPrograma}`,
  noMainHeading:
    'A página não tem um título principal: quem não a vê não sabe onde está.\nPonha na página um bloco de abertura (type: hero).',
  twoMainHeadings: 'A página tem mais do que um título principal.\nDeixe nela um só bloco de abertura (type: hero).',
  deadLink: (address: string) =>
    `Isto não leva a nada: «${address}» não existe no site.\nConfirme o endereço, o nome do ficheiro ou o que está em anchor, no bloco aonde deve ir.`,
  pageHeavy: ({ bytes, budget }: Heavy) =>
    `A página pesa ${kBVirgula(bytes)}; até ${kBVirgula(budget)} aparece logo, mesmo com pouca rede. Este bloco é o que pesa mais.\nPode ficar assim, mas é mais lenta a abrir. Para a aliviar, encurte textos ou passe um bloco para outra página.`,
  picturesHeavy: ({ bytes, budget }: Heavy) =>
    `As fotografias desta página pesam ${kBVirgula(bytes)} num telemóvel, e o bom é até ${kBVirgula(budget)}. Esta é a que pesa mais.\nPode ficar assim, mas gasta os dados de quem a visita. Para a aliviar, mostre menos fotografias.`,
  noBrowser:
    'Não há aqui nenhum navegador: não se viu se algum texto fica cortado ou desliza para o lado, nem se as páginas servem a quem não as vê.\nInstale o Chrome (google.com/chrome) e repita. O resto foi visto.',
  ready: ({ pages, warnings }: Record<'pages' | 'warnings', number>) =>
    `Pronto para publicar: ${counted(pages, 'página vista', 'páginas vistas')} nas duas línguas, ${counted(warnings, 'aviso', 'avisos')}.`,
  notReady: ({ errors, samples }: Record<'errors' | 'samples', number>) =>
    `Ainda não está pronto para publicar: ${counted(errors, 'erro', 'erros')}${samples ? `, dos quais ${samples} por ainda haver exemplos` : ''}. Até lá fica no ar o site que já lá está.`,
  /** Printed if errors in the content leave nothing to look at. */
  notLookedAt: 'Com estes erros o site não se pode fazer. Corrija-os, e depois vê-se o resto.',
}

/** A message that is missing here does not compile. */
const en: typeof pt = {
  scrollsSideways: (view) =>
    `This is wider than the screen ${inEnglish[view]}, so the page scrolls sideways.\n${shorten}`,
  cutOff: (view) => `This text is cut off ${inEnglish[view]}.\n${shorten}`,
  covered: (view) =>
    `This text is covered, or overlaps another one, ${inEnglish[view]}.\nShorten this text, and the name of the site if it is long.`,
  accessibility: ({ rule, said }) =>
    `This is hard to use with a screen reader, with a keyboard or with poor eyesight. The rule (${rule}): ${said}.\n${ofProgram}`,
  invalidHtml: ({ rule, said }) => `The HTML of this part is not valid. The rule (${rule}): ${said}.\n${ofProgram}`,
  noMainHeading:
    'The page has no main heading: people who cannot see the page do not know where they are.\nPut an opening block (type: hero) on the page.',
  twoMainHeadings: 'The page has more than one main heading.\nKeep only one opening block (type: hero).',
  deadLink: (address) =>
    `This leads nowhere: "${address}" is not on the site.\nCheck the address, the name of the file, or the anchor of the block where it should go.`,
  pageHeavy: ({ bytes, budget }) =>
    `The page is ${kB(bytes)}; up to ${kB(budget)} appears at once, even on a poor connection. This block is its largest part.\nIt can stay as it is, but will open more slowly. To make it lighter, shorten texts or move a block to another page.`,
  picturesHeavy: ({ bytes, budget }) =>
    `The pictures on this page add up to ${kB(bytes)} on a phone; up to ${kB(budget)} is good. This one is the largest.\nIt can stay as it is, but uses more of the visitors' mobile data. To make it lighter, show fewer pictures.`,
  noBrowser:
    'There is no browser on this computer, so nothing has checked whether texts are cut off, whether pages scroll sideways, or whether they work for people who cannot see them.\nInstall Chrome (google.com/chrome) and try again. Everything else has been checked.',
  ready: ({ pages, warnings }) =>
    `Ready to go live: ${counted(pages, 'page', 'pages')} checked in both languages, ${counted(warnings, 'warning', 'warnings')}.`,
  notReady: ({ errors, samples }) =>
    `Not yet ready to go live: ${counted(errors, 'error', 'errors')}${samples ? `, ${samples} of them from samples that are left` : ''}. Until then the site stays as it is.`,
  notLookedAt: 'The site cannot be built with these errors. Correct them, and the rest will be checked.',
}

export const auditCatalogues: Readonly<Record<ToolLanguage, typeof pt>> = { pt, en }
