import type { Code, DiagnosticFacts } from '../model/diagnostic-facts.ts'
import { inEvents, inHome, inSite, type TestChanges, type TestOptions } from './content-with.ts'

export type Provocation = readonly [TestChanges, TestOptions?]

const events = '  - type: events\n    title: { pt: Olá, en: Hello }\n'
const inPage = (text: string): TestChanges => ({ 'biodanza.yaml': (page) => page + text })
const passage = (pt: string, en: string): TestChanges =>
  inPage(`  - type: passage\n    title: { pt: Olá, en: Hello }\n    text: { pt: '${pt}', en: '${en}' }\n`)
const newPage = (text: string): TestChanges => ({ 'mais.yaml': text })
const replaced = (name: string, from: string | RegExp, to: string): TestChanges => ({
  [name]: (text) => text.replace(from, to),
})
const heroTitle = (pt: string): TestChanges => inHome('pt: Um lugar para se escutar', `pt: ${pt}`)
const picture = (facts: object): Provocation => [{}, { pictures: { 'hero-room.jpg': facts as never } }]
const days = (fields: string): TestChanges => inEvents('{ first: 2031-11-07, last: 2031-11-09 }', `{ ${fields} }`)
const hours = (fields: string): TestChanges => inEvents(`from: '20:00', to: '22:00'`, fields)
const price = (text: string): TestChanges =>
  inEvents('    note: { pt: Lugares', `    price: ${text}\n    note: { pt: Lugares`)

const longName = `${'a'.repeat(130)}.jpg`

/**
 * For each code, the smallest mistake that is reported by it. A new code does not compile without one: add a line here,
 * run `every-code.test.ts` with `-u`, and read what `every-code.txt` then says.
 */
export const provocations: Record<Exclude<Code, 'folderMissing'>, Provocation> = {
  fileMissing: [{ 'site.yaml': undefined }],
  noPages: [{ 'home.yaml': undefined, 'biodanza.yaml': undefined }],
  fileUnread: [{ 'sobre.yml': 'path: /sobre\n' }],
  notAFile: [{ 'mais.yaml': { fault: 'notAFile' } }],
  fileTooBig: [{ 'mais.yaml': { fault: 'fileTooBig', bytes: 50_000_000 } }],
  notUtf8: [{ 'mais.yaml': { fault: 'notUtf8', text: 'path: /mais\n' } }],
  emptyFile: [newPage('')],
  otherFile: [newPage('events: []\n')],
  misplaced: [
    inPage('  - name: lua\n    where: { pt: Sintra, en: Sintra }\n    icon: moon\n    days: { first: 2031-11-07 }\n'),
  ],
  strayLines: [inHome('blocks:\n', 'Rever com a Ana\nblocks:\n')],
  syntax: [inHome('  - type: testimonials', '  } ] - % type: testimonials\n  ) { ] "')],
  unseenCharacter: [heroTitle('Um lu\u200Bgar')],
  quotesNeeded: [heroTitle('Workshop: arquétipos')],
  quoteOpen: [heroTitle('"Um lugar')],
  spaceMissing: [inEvents('icon: drama', 'icon:drama')],
  hyphenExtra: [inHome('    anchor: contact', '  - anchor: contact')],
  severalValues: [inEvents('day: wednesday', 'day: wednesday, friday')],
  severalFields: [inEvents('Lisboa\n      en: Santos', 'Lisboa en: Santos')],
  indentWrong: [inEvents('      en: Santos, Lisbon', '    en: Santos, Lisbon')],
  tabIndent: [inEvents('      pt: Santos', '\t\tpt: Santos')],
  signMissing: [heroTitle('Um lugar\n\n        Para si')],
  barText: [heroTitle('| Um lugar')],
  textBeside: [inHome('title:\n      pt: Próximos encontros', 'title: Próximos encontros')],
  looseText: [heroTitle('Um lugar\n- a escuta\n- o tempo')],
  conflictMarks: [newPage('<<<<<<< HEAD\npath: /mais\n=======\npath: /outra\n>>>>>>> outra\n')],
  foreign: [newPage('{\\rtf1\\ansi Um lugar}')],
  manyMore: [inPage(Array.from({ length: 250 }, (_, at) => `  - typ: a${at}\n`).join(''))],
  manyDocuments: [newPage('path: /mais\n---\npath: /outra\n')],
  yamlSign: [inEvents('pt: Santos, Lisboa', 'pt: &Co e amigos')],
  lostComment: [inEvents('pt: Santos, Lisboa', 'pt: Sala # 3')],
  duplicateKey: [inEvents('icon: drama', 'icon: drama\n    icon: waves')],
  unknownKey: [inEvents('icon: drama', 'ikon: drama')],
  missingKey: [inEvents('    icon: drama\n', '')],
  incomplete: [inPage('  - type: contact\n')],
  missingLanguage: [inEvents('      en: Santos, Lisbon\n', '')],
  emptyText: [inHome('name: Sofia', 'name: ""')],
  emptyValue: [inEvents('icon: drama', 'icon:')],
  emptyGroup: [replaced('site.yaml', /phones:\n( .*\n)+/, 'phones: {}\n')],
  notOneOf: [inHome('type: testimonials', 'type: testimonial')],
  wrongForm: [inHome('scroll: contact', 'address: javascript:alert(1)')],
  wrongKind: [inEvents('title: { pt: Aula aberta, en: Open class }', 'title: Aula aberta')],
  badName: [inSite('  therapy:', '  Terapia 1:')],
  numberOutside: [inHome('file: hero-room.jpg', 'file: hero-room.jpg\n      focus: { x: 120, y: 50 }')],
  itemTwice: [replaced('biodanza.yaml', '\n', '\nformerly: [/danca, /danca]\n')],
  noChoice: [inHome('        scroll: contact\n', '')],
  tooManyChoices: [inHome('scroll: contact', 'scroll: contact\n        page: /biodanza')],
  tooFew: [replaced('home.yaml', /buttons:\n[^]*?contact\n/, 'buttons: []\n')],
  tooMany: [replaced('home.yaml', / {6}- label: .*\n.*\n/, '$&$&$&')],
  pathTwice: [replaced('biodanza.yaml', 'path: /biodanza', 'path: /')],
  pathTaken: [replaced('biodanza.yaml', 'path: /biodanza', 'path: /index')],
  formerlyTaken: [replaced('biodanza.yaml', '\n', '\nformerly: [/]\n')],
  noHome: [inHome('path: /\n', 'path: /outra\n')],
  pageUnlinked: [replaced('site.yaml', / {2}links: .*\n/, '')],
  headingMissing: [replaced('biodanza.yaml', / {2}- type: hero[^]*$/, events)],
  headingTwice: [
    inPage(
      '  - type: hero\n    title: { pt: Olá, en: Hello }\n    lead: { pt: Sim, en: Yes }\n    buttons: [{ label: { pt: Ir, en: Go }, page: / }]\n',
    ),
  ],
  anchorTwice: [inHome('anchor: classes', 'anchor: contact')],
  unknownAnchor: [inHome('scroll: contact', 'scroll: contacto')],
  unknownPhone: [inHome('phone: therapy', 'phone: terapia')],
  phoneLength: [inSite('+351 912 345 678', '+351 12345678')],
  unknownPage: [inHome('scroll: contact', 'page: /sobre')],
  unknownEvent: [inPage('  - type: class-details\n    title: { pt: A aula, en: The class }\n    event: aula\n')],
  eventTwice: [inEvents('- name: workshop', '- name: aula-aberta')],
  unknownPicture: [inHome('file: hero-room.jpg', 'file: outra.jpg')],
  pictureOutside: picture({ fault: 'pictureOutside' }),
  pictureTooBig: picture({ fault: 'pictureTooBig' }),
  pictureName: [
    inHome('file: hero-room.jpg', `file: ${longName}`),
    { pictures: { [longName]: { width: 3000, height: 2000, digest: '' } as never } },
  ],
  picturePixels: picture({ fault: 'picturePixels' }),
  picturePlace: picture({ width: 3000, height: 2000, digest: '', hasPlace: true }),
  pictureForm: picture({ fault: 'pictureForm' }),
  pictureHeic: picture({ fault: 'pictureHeic' }),
  pictureBroken: picture({ fault: 'pictureBroken' }),
  pictureElsewhere: picture({ fault: 'pictureElsewhere' }),
  pictureSmall: picture({ width: 640, height: 480 }),
  pictureUnused: [{}, { pictures: { 'hero-room.jpg': { width: 1600, height: 1200 }, 'outra.jpg': undefined } }],
  dayUnreal: [days('first: 2031-11-07, last: 2031-11-31')],
  lastBeforeFirst: [days('first: 2031-11-07, last: 2031-11-05')],
  daysExchanged: [days('first: 2031-05-11, last: 2031-07-11')],
  tooLong: [days('first: 2031-11-07, last: 2076-03-15')],
  hoursWrong: [hours(`from: '20:00', to: '18:00'`)],
  alsoNeeded: [days(`first: 2031-11-07, to: '13:00'`)],
  hoursTwice: [days(`first: 2031-11-07, last: 2031-11-09, from: '10:00', begins: '18:00', ends: '13:00'`)],
  neverTakesPlace: [hours(`from: '20:00', first: 2030-12-31, last: 2031-01-01, pauses: [{ month: january }]`)],
  saidOtherwise: [inEvents('pt: Quartas-feiras, das 20h', 'pt: Terças-feiras, das 20h')],
  taxNumberWrong: [inSite('footer:', "practice: { taxNumber: '999999991' }\nfooter:")],
  openingWrong: [inSite('footer:', "practice:\n  hours: [{ day: monday, from: '19:00', to: '09:00' }]\nfooter:")],
  addressMissing: [inEvents('pt: Santos, Lisboa', "pt: '{address}'")],
  unknownContact: [inHome('chat: { phone: therapy }', 'contact: nobody')],
  contactTwice: [inSite('footer:', 'contacts: [{ name: therapy, email: ana@exemplo.pt }]\nfooter:')],
  channelMissing: [inSite('    number:', '    channels: [call]\n    number:')],
  away: [
    inPage(
      '  - type: passage\n    shown: { from: 2031-02-01 }\n    title: { pt: Olá, en: Hello }\n    text: { pt: Até já, en: See you }\n',
    ),
  ],
  pageAway: [
    {
      'biodanza.yaml': (page) => page.replace('title:', 'shown: { from: 2031-02-01 }\ntitle:'),
      'home.yaml': (page) => page.replace('scroll: contact', 'page: /biodanza'),
    },
  ],
  homeAway: [inHome('title:', 'shown: { from: 2031-01-01 }\ntitle:')],
  wording: [heroTitle('Um lugar que cura')],
  eurosMissing: [price('{ pt: "Custa {euros}", en: "It costs {euros}" }')],
  eventPassed: [days('first: 2030-11-07')],
  eventHidden: [
    inEvents('days: { first: 2031-11-07, last: 2031-11-09 }', 'days: { first: 2030-11-07 }\n    afterwards: hide'),
  ],
  placeholderLeft: [heroTitle('…')],
  quotesAround: [heroTitle('“Um lugar”')],
  lettersBroken: [inHome('name: Sofia', 'name: JoÃ£o')],
  wordless: [heroTitle('...')],
  lettersUndrawn: [inHome('pt: Psicologia em Lisboa', 'pt: פסיכולוגיה')],
  fieldInText: [heroTitle('"Um lugar\\nhidden: true"')],
  leftOver: [heroTitle('Um lugar […] para si')],
  altFileName: [inHome('pt: Uma poltrona junto à janela', 'pt: hero-room.jpg')],
  listInText: [heroTitle('"Assim:\\n• um\\n• dois"')],
  markup: [heroTitle('Um <b>lugar</b>')],
  linkTarget: [passage('Veja [isto](javascript:alert).', 'See [this](javascript:alert).')],
  linksApart: [passage('Veja [a aula](/biodanza).', 'See the class.')],
  languagesExchanged: [inHome('{ pt: O que fica, en: What stays }', '{ pt: What always stays, en: O que fica }')],
  languageAfter: [heroTitle('Um lugar para a sua escuta. This is the place for your thoughts.')],
  wrongLanguage: [inHome('en: I spoke of myself without hurry.', 'en: Aqui falei de mim com tempo e sem pressa.')],
  textLong: [heroTitle('Um lugar '.repeat(40))],
  textSame: [inHome('en: I spoke of myself without hurry.', 'en: Falei de mim com tempo.')],
  namesApart: [inSite('en: Marta Amaral', 'en: Marta Amarla')],
  lengthsApart: [inHome('pt: Falei de mim com tempo.', `pt: ${'Falei de mim com tempo e com vagar. '.repeat(6)}`)],
  sampleLeft: [inHome('- name: Joana', '- name: Ana Rita\n        sample: true'), { release: true }],
  sampleField: [inHome('name: Sofia', `name: Sofia\n        sample: true`), { release: true }],
  variableUnknown: [heroTitle('"Com {calma}"')],
  unitTwice: [price('{ pt: "Por {euros} €", en: "For {euros}" }\n    euros: 10')],
}

/** Facts with which a message says something else than in its provocation. */
export const otherFacts: { readonly [C in Code]?: readonly DiagnosticFacts[C][] } = {
  folderMissing: [{ folder: 'content' }],
  signMissing: [{ sign: '{' }],
  quotesNeeded: [{ sign: '[' }, { sign: '{' }, { sign: '"' }],
  indentWrong: [
    { first: 2, last: 3, by: 1 },
    { first: 2, last: 3, by: -2 },
  ],
  looseText: [
    { first: 2, last: 2, isList: true },
    { first: 2, last: 2, isList: false },
    { first: 2, last: 4, isList: false },
  ],
  textBeside: [{ key: 'title', missing: 'pt' }],
  incomplete: [
    { keys: ['title', 'text'], choice: [] },
    { keys: ['title'], choice: ['page', 'chat'] },
  ],
  emptyValue: [{ allowed: [], isList: true }, { allowed: ['a', 'b'] }],
  missingLanguage: [{ language: 'en', other: '' }],
  itemTwice: [{ value: '' }],
  numberOutside: [
    { value: '0', least: 1 },
    { value: '9', most: 4 },
  ],
  wrongKind: [{ wanted: 'boolean', value: '' }],
  missingKey: [{ key: 'blocks', isList: true }],
  phoneLength: [{ digits: 10 }],
  unknownEvent: [
    { name: 'a', known: [] },
    { name: 'a', known: ['b', 'c'], meant: 'b' },
  ],
  unknownAnchor: [{ name: 'a', known: [] }],
  unknownPicture: [{ name: 'a', known: [] }],
  sampleLeft: [{ subject: '' }],
}
