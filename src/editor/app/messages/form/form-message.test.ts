import { expect, test } from 'vitest'
import type { Code, DiagnosticFacts } from '../../../../content/model/diagnostic-facts.ts'
import { toolLanguages } from '../../../../content/model/tool-language.ts'
import { testSiteSource } from '../../../../../tests/site-source.ts'
import { formMessage, type Reported, placeWords } from './form-message.ts'

const texts = new Map(
  [...(testSiteSource().files ?? [])].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
)

/** An example of every diagnostic, with the file and the pointer where they are not those of a page's first title. */
const examples: { readonly [C in Code]: readonly [facts: DiagnosticFacts[C], file?: string, pointer?: string] } = {
  fileMissing: [{ name: 'events.yaml' }, 'events.yaml', ''],
  folderMissing: [{ folder: 'content' }, '', ''],
  noPages: [{}, '', ''],
  fileUnread: [{ name: 'retiro.yml', meant: 'retiro.yaml' }, 'retiro.yml', ''],
  notAFile: [{}],
  fileTooBig: [{ bytes: 9_000_000, largest: 1_000_000 }],
  notUtf8: [{ encoding: 'UTF-16' }],
  emptyFile: [{ kind: 'page' }],
  otherFile: [{ kind: 'page' }],
  misplaced: [{ subject: 'event', first: 2, last: 9 }],
  strayLines: [{ first: 2, last: 2, isMail: false }],
  daysExchanged: [{ first: '2031-05-11', last: '2031-07-11' }, 'events.yaml', '/events/0/days'],
  listInText: [{}],
  syntax: [{ code: 'X' }],
  unseenCharacter: [{ code: '200B' }],
  oddSpace: [{}],
  quotesNeeded: [{ sign: ':' }],
  quoteOpen: [{ sign: '"' }],
  bracketOpen: [{ sign: '}' }],
  spaceMissing: [{ sign: ':' }],
  colonMissing: [{ sign: ':' }],
  hyphenMissing: [{ sign: '-' }],
  hyphenExtra: [{ sign: '-' }],
  hyphenSign: [{ sign: '•' }],
  commaMissing: [{ sign: ',' }],
  decimalComma: [{}],
  severalValues: [{}],
  indentWrong: [{ sign: '' }],
  groupIndentWrong: [{ first: 2, last: 3, by: 1 }],
  tabIndent: [{ sign: '' }],
  barMissing: [{ sign: '|' }],
  barText: [{ sign: '|' }],
  textBeside: [{ key: 'title', missing: 'pt' }],
  looseText: [{ first: 2, last: 3, isList: false }],
  manyDocuments: [{}],
  yamlSign: [{ sign: '&', word: 'Co' }],
  lostComment: [{ kept: 'Sala', lost: '3' }],
  duplicateKey: [{ key: 'title', otherLine: 3 }],
  unknownKey: [{ key: 'titel', known: ['title'], meant: 'title' }],
  missingKey: [{ key: 'where' }, 'events.yaml', '/events/0'],
  incomplete: [{ keys: ['where', 'description'], choice: ['days', 'weekly'] }, 'events.yaml', '/events/0'],
  missingLanguage: [{ language: 'en', other: 'Olá' }],
  emptyLanguage: [{ language: 'en', other: 'Olá' }],
  emptyText: [{}],
  emptyValue: [{ allowed: ['monday'] }, 'events.yaml', '/events/0/weekly/day'],
  notOneOf: [{ value: 'quarta', allowed: ['wednesday'], meant: 'wednesday' }, 'events.yaml', '/events/0/weekly/day'],
  wrongForm: [{ form: 'PhoneNumber', value: '912' }, 'site.yaml', '/phones/therapy/number'],
  wrongKind: [{ wanted: 'languages', value: 'x' }],
  badName: [{ name: 'Ó' }],
  numberOutside: [{ value: '9', least: 1, most: 4 }],
  notTheOnlyValue: [{ key: 'sample', only: 'true' }],
  itemTwice: [{ value: 'monday' }, 'events.yaml', '/events/3/weekly/day/1'],
  noChoice: [{ keys: ['days', 'weekly', 'monthly'] }, 'events.yaml', '/events/0'],
  tooManyChoices: [{ present: ['days', 'weekly'] }, 'events.yaml', '/events/0/weekly'],
  tooFew: [{ least: 1 }],
  tooMany: [{ most: 3 }],
  pathTwice: [{ path: '/biodanza', otherFile: 'content/biodanza.yaml' }, 'home.yaml', '/path'],
  pathTaken: [{ path: '/404' }, 'home.yaml', '/path'],
  formerlyTaken: [{ path: '/biodanza', otherFile: 'biodanza.yaml' }, 'home.yaml', '/formerly/0'],
  noHome: [{}],
  pageUnlinked: [{ path: '/biodanza' }, 'biodanza.yaml', '/path'],
  titleTwice: [{ title: '{name} · Biodanza', otherFile: 'biodanza.yaml' }],
  headingMissing: [{}, 'home.yaml', '/blocks'],
  headingTwice: [{ firstBlock: 1 }, 'home.yaml', '/blocks/1'],
  anchorTwice: [{ anchor: 'services', firstBlock: 2 }, 'home.yaml', '/blocks/2/anchor'],
  wordMissing: [{ key: 'notFoundTitle', language: 'en', text: 'Olá' }, 'dictionary.yaml', '/pt/notFoundTitle'],
  unknownAnchor: [{ name: 'nowhere', known: ['services'] }],
  unknownPhone: [{ name: 'therapi', known: ['therapy'] }],
  phoneLength: [{ digits: 8 }],
  unknownPage: [{ name: '/biodansa', known: ['/biodanza'] }],
  unknownEvent: [{ name: 'aula-abert', known: ['aula-aberta'] }],
  eventTwice: [{ name: 'aula-aberta' }],
  eventRepeated: [{ title: 'Aula Aberta' }],
  testimonialRepeated: [{ name: 'Sofia' }],
  unknownPicture: [{ name: 'retrato.jpg', known: ['portrait.jpg'] }],
  pictureOutside: [{ name: 'retrato.jpg' }],
  pictureTooBig: [{ name: 'retrato.jpg' }],
  pictureForm: [{ name: 'retrato.jpg' }],
  pictureHeic: [{ name: 'retrato.jpg' }],
  pictureBroken: [{ name: 'retrato.jpg' }],
  pictureSmall: [{ name: 'retrato.jpg', width: 10, height: 10, leastWidth: 600, leastHeight: 600 }],
  pictureUnused: [{ name: 'retrato.jpg' }],
  dayUnreal: [{ date: '2027-02-31' }],
  yearUnreal: [{ date: '0207-02-03' }],
  lastBeforeFirst: [{ first: '2027-03-02', last: '2027-03-01' }],
  tooLong: [{ first: '2027-03-02', last: '2037-03-01' }],
  hoursEmpty: [{ from: '20:00' }],
  hoursTooLong: [{ from: '20:00', to: '19:00' }],
  endsBeforeBegins: [{ from: '20:00', to: '19:00' }, 'events.yaml', '/events/2/days/to'],
  alsoNeeded: [{ key: 'every', needed: 'first' }, 'events.yaml', '/events/0/weekly/every'],
  hoursTwice: [{}, 'events.yaml', '/events/2/days/begins'],
  neverTakesPlace: [{}],
  saidOtherwise: [{ named: '10 euros', written: '12 euros' }],
  eurosMissing: [{}, 'events.yaml', '/events/0/price/pt'],
  eventPassed: [{ last: '2025-11-09' }],
  eventHidden: [{ last: '2025-11-09' }],
  placeholderLeft: [{}],
  variableUnknown: [{ written: '{nome}', known: ['name'] }],
  unitTwice: [{ unit: 'euros' }],
  curlyQuotes: [{}],
  lettersBroken: [{ word: 'OlÃ¡' }],
  wordless: [{ text: '---' }],
  altFileName: [{ text: 'IMG_0001.jpg' }],
  markup: [{ sign: '<b>' }],
  languagesExchanged: [{}],
  wrongLanguage: [{ language: 'en', other: 'pt' }],
  textLong: [{ length: 90, longest: 60 }],
  textSame: [{ text: 'Olá' }],
  namesApart: [{ original: 'Ana', language: 'en', translation: 'Anna' }],
  lengthsApart: [{ original: 90, language: 'en', translation: 6 }],
  wordNeeded: [{ key: 'notFoundTitle' }, 'dictionary.yaml', '/pt'],
  wordUnused: [{ key: 'notFoundTitel', meant: 'notFoundTitle' }, 'dictionary.yaml', '/pt/notFoundTitel'],
  sampleLeft: [{ subject: 'Sofia' }],
  sampleField: [{ value: 'Sofia' }],
  sampleUnmarked: [{ value: 'Sofia' }],
}

/** Words of the files: their names, keys and options as such, ISO dates, and the signs and the advice of YAML. */
const fileWords = [
  /\.ya?ml|\.jpg|content\/|YAML|\/biodan|: true|\{|\d{4}-\d\d-\d\d/,
  /[«“](?:every|first|last|from|to|begins|ends|title|where|weekly|days|path|anchor|formerly|scroll|sample)[»”]/,
  /monday|wednesday|therapy|notFound|aula-aberta|\bhero\b|\bformerly\b|\banchor\b/,
  /entre aspas|in quot|aspas direitas|straight|dois pontos|colon|[Ll]inha|\bline\b|[Bb]loco \d|block \d/,
]

test.each(toolLanguages)('no message of a form has a word of the files, in %s', (language) => {
  for (const [code, [facts, file = 'home.yaml', pointer = '/title']] of Object.entries(examples)) {
    const message = formMessage({ code, facts, file, pointer } as Reported, texts, language)
    for (const words of fileWords) expect(message, code).not.toMatch(words)
    expect(message, code).not.toMatch(/undefined|\[object|«»/)
    expect(message.length, code).toBeGreaterThan(12)
  }
})

test.each([
  [
    'alsoNeeded',
    'Com «Intervalo em semanas» é preciso também «Primeiro dia». Acrescente-o, ou retire «Intervalo em semanas».',
  ],
  [
    'endsBeforeBegins',
    'O evento acaba (19:00) antes de começar (20:00). Corrija uma das horas, ou acrescente «Último dia».',
  ],
  [
    'headingTwice',
    'A página já tem uma abertura, «Um sítio para pousar», e só deve ter um título grande. Fique só com uma delas.',
  ],
  ['itemTwice', '«segunda-feira» está duas vezes na lista. Retire uma delas.'],
  ['wordNeeded', 'Falta uma palavra que o site usa: «Página não encontrada: título».'],
  ['fileMissing', 'Falta uma parte do site: «Eventos». Em «Publicar» pode trazê-la de volta de uma versão anterior.'],
  ['dayUnreal', 'O dia 31/02/2027 não existe no calendário. Corrija o dia ou o mês.'],
] as const)('%s names fields, blocks, words and days as the forms do', (code, message) => {
  const [facts, file = 'home.yaml', pointer = '/title'] = examples[code]
  expect(formMessage({ code, facts, file, pointer } as Reported, texts, 'pt')).toBe(message)
})

const saidOfEmpty = (file: string, pointer: string) =>
  formMessage({ code: 'emptyText', facts: {}, file, pointer }, texts, 'pt')

test('only an optional field may be removed', () => {
  expect(saidOfEmpty('events.yaml', '/events/0/note/pt')).toBe(
    'Falta escrever. Escreva-o ou, se não faz falta, retire o campo.',
  )
  expect(saidOfEmpty('events.yaml', '/events/0/where/pt')).toBe('Falta escrever. Escreva-o.')
})

test.each([
  ['home.yaml', ['blocks', 2, 'text', 'en'], 'O que é a Biodanza? · Texto'],
  [
    'events.yaml',
    ['events', 3, 'weekly', 'pauses', 0, 'last'],
    'Eventos · A preparação · Todas as semanas · 14 de abril de 2031 – 20 de abril de 2031 · Último dia',
  ],
  ['site.yaml', ['phones', 'therapy', 'number'], 'Telefones · Terapia · Número'],
  ['site.yaml', ['name', 'pt'], 'Nome'],
  ['dictionary.yaml', ['pt', 'notFoundTitle'], 'Palavras do site · Página não encontrada: título'],
  ['site.yaml', [], 'Todo o site'],
] as const)('%s %j is called by titles and labels', (file, path, words) => {
  expect(placeWords(texts, { file, path }, 'pt', true)).toContain(words)
})
