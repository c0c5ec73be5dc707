import { expect, test, vi } from 'vitest'
import { contentWith, diagnosticsWith, inEvents, inHome, inSite, type TestChanges } from '../testing/content-with.ts'
import { fileTexts } from '../testing/judge-mistakes.ts'
import { mistakesIn, withMistakes } from '../testing/mistakes.ts'
import { corrected } from './messages/reported-diagnostic.ts'

const reported = (changes: TestChanges) =>
  diagnosticsWith(changes).map(({ code, suggestion }) => [
    code,
    ...(suggestion?.lines ?? []).map((each) => each.trim()),
  ])

test.each([
  ['a page that does not exist', inSite('page: /biodanza', 'page: biodanza class'), [['wrongForm']]],
  ['a block that does not exist', inHome('scroll: contact', 'scroll: Quem vai encontrar'), [['wrongForm']]],
  ['the home page in place of another site', inSite('page: /biodanza', 'page: https://outro.example'), [['wrongForm']]],
  ['a weekly group in place of a fortnightly one', inEvents('weekly:', 'quinzenal:'), [['unknownKey']]],
  ['a weekly group in place of a monthly one', inEvents('weekly:', 'mensal:'), [['unknownKey']]],
  ['the end as a start', inEvents("from: '20:00', to", 'fim'), [['missingKey'], ['unknownKey']]],
  ['another picture of a series', inHome('hero-room.jpg', 'hero-room-2.jpg'), [['unknownPicture']]],
  [
    'the beginning in place of the end',
    inEvents(/{ day: wed.*}/ as unknown as string, '{ dia: wednesday, de: "20:00", até: "22:00" }'),
    [['unknownKey'], ['unknownKey']],
  ],
  [
    'two events that are one',
    inEvents('  - name: workshop', '  - título: Curso\n    data: sábado\n  - name: workshop'),
    [['unknownKey'], ['unknownKey']],
  ],
  ['two prices in a list', inEvents('    icon: drama\n', '    icon: drama\n    euros: [8, 10]\n'), [['wrongKind']]],
])('no correction is offered that would lead to %s', (_, changes, expected) => {
  expect(reported(changes)).toEqual(expected)
})

test.each([
  ['a sign before a name', inHome('scroll: contact', 'scroll: &x contact'), ['yamlSign', 'scroll: contact']],
  [
    'square brackets in braces',
    inHome('{ pt: O que fica,', '{ pt: O que [fica],'),
    ['quotesNeeded', 'title: { pt: "O que [fica]", en: What stays }'],
  ],
  ['a list begun again', { 'home.yaml': (text: string) => `${text}blocks: [\n` }, ['syntax']],
  [
    'another kind of line break',
    inHome('Um lugar para', 'Um lugar\u2028para'),
    ['unseenCharacter', 'pt: Um lugar para se escutar'],
  ],
  [
    'quotes of two kinds',
    inEvents(`from: '20:00', to`, `from: "20:00', to`),
    ['quoteOpen', `weekly: { day: wednesday, from: "20:00", to: '22:00' }`],
  ],
  [
    'two months in place of two days',
    inEvents('2031-11-07, last: 2031-11-09', '2031-07-11, last: 2031-09-11'),
    ['daysExchanged', 'days: { first: 2031-11-07, last: 2031-11-09 }'],
  ],
  [
    'one number for a point',
    inHome('      file: hero-room.jpg\n', '      file: hero-room.jpg\n      focus: 50\n'),
    ['wrongKind', 'focus: { x: 50, y: 50 }'],
  ],
  [
    'a weekday and its hours',
    inEvents(/{ day: wed.*}/ as unknown as string, 'quintas-feiras, das 19h30 às 21h'),
    ['wrongKind', 'weekly: { day: thursday, from: "19:30", to: "21:00" }'],
  ],
  [
    'a month for a pause',
    inEvents(`to: '22:00' }`, `to: '22:00', pauses: agosto }`),
    ['wrongKind', `weekly: { day: wednesday, from: '20:00', to: '22:00', pauses: [{ month: august }] }`],
  ],
  [
    'a page by its whole address',
    inSite('page: /biodanza', 'page: https://helena-amaral.pt/biodanza'),
    ['wrongForm', 'links: [{ label: { pt: A aula, en: The class }, page: /biodanza }]'],
  ],
  ['a picture without its extension', inHome('hero-room.jpg', 'hero-room'), ['unknownPicture', 'file: hero-room.jpg']],
  ['no list of events', { 'events.yaml': 'events:\n' }, ['emptyValue', 'events: []']],
  ['no events', { 'events.yaml': '' }, ['emptyFile', 'events: []']],
  ['the name of a group', inEvents('    button:\n', ''), ['missingKey', 'button:']],
  ['the name of a list', inHome('    buttons:\n', ''), ['missingKey', 'buttons:']],
  [
    'a brace whose text goes on in the first column',
    inHome('{ pt: Com tempo, en', '{ pt: Com tempo,\nen'),
    ['indentWrong', 'en: With time }'],
  ],
  ['a line that ends the file', inEvents('  - name: workshop', '...\n  - name: workshop'), ['manyDocuments']],
  ['an end before the first line', inHome('path: /', '---\npath: /\n---'), ['manyDocuments']],
  ['yes for true', inEvents('icon: drama', 'icon: drama\n    hidden: sim'), ['wrongKind', 'hidden: true']],
  ['no for false', inEvents('icon: drama', 'icon: drama\n    sample: não'), ['wrongKind', 'sample: false']],
  ['no where only yes can be', inEvents('icon: drama', 'icon: drama\n    hidden: não'), ['wrongKind']],
] as const)('%s is one problem, and its correction leaves none', (_, changes, expected) => {
  expect(reported(changes as TestChanges)).toEqual([expected])
})

test.each([
  ['a tab', (text: string) => text.replaceAll(/^ +/gm, (white) => '\t'.repeat(white.length / 2))],
  ['a no-break space', (text: string) => text.replaceAll(/^ +/gm, (white) => '\u00a0'.repeat(white.length))],
  ['a character that nobody sees', (text: string) => text.replaceAll(/^(?=.)/gm, '\u200b')],
  ['a bullet', (text: string) => text.replaceAll(/^( *)-/gm, '$1•')],
  ['a semicolon for a colon', (text: string) => text.replaceAll(/^( *(?:- )?\w+):/gm, '$1;')],
  ['no space behind a colon', (text: string) => text.replaceAll(/^( *(?:- )?\w+: *)\b/gm, (start) => start.trimEnd())],
])('%s in every line is one problem, with one correction for the file', (_, slip) => {
  const [first, ...others] = diagnosticsWith({ 'home.yaml': slip })
  expect(others).toEqual([])
  expect(first?.message).toMatch(/ O mesmo está em mais \d+ linhas\.$/)
  const right = String(contentWith({}).files?.get('home.yaml'))
  expect(corrected(slip(right), [first ?? {}])).toBe(right)
})

test('a comment behind a value that would be wrong with it is right', () => {
  expect(reported(inEvents('icon: drama', 'icon: drama # as máscaras'))).toEqual([])
})

test('of two corrections in a file, the one that is right is offered', () => {
  const changes: TestChanges = {
    'site.yaml': (text) => text.replace('page: /biodanza', 'page: biodanza class').replace('https://', ''),
  }
  expect(reported(changes)).toEqual([['wrongForm', 'address: https://helena-amaral.pt'], ['wrongForm']])
})

test('many mistakes are reported, though their corrections are not all tried', () => {
  const many = Array.from(
    { length: 40 },
    (_, at) => `      - label: { pt: A, en: B }\n        scroll: Sítio ${at}\n`,
  ).join('')
  const changes = inHome('    buttons:\n', `    buttons:\n${many}`)
  expect(diagnosticsWith(changes)).toHaveLength(41)
})

const texts = fileTexts(contentWith({}))

/** Mistakes as they were seen: a file, what stands there, and what is written instead. */
const made: readonly (readonly [string, string, string])[] = [
  ['events.yaml', '- name: workshop', '- nome: workshop'],
  ['events.yaml', '    icon: sparkles\n', '    icon: sparkles\n    tipo: aula\n'],
  ['events.yaml', '    icon: sparkles\n', '    tipo: aula\n'],
  [
    'events.yaml',
    '  - name: workshop\n',
    '  - name: curso\n    assunto: dança\n    quando: amanhã\n  - name: workshop\n',
  ],
  ['events.yaml', '  - name: workshop\n', '  - nome: curso\n    tipo: dança\n  - name: workshop\n'],
  ['events.yaml', '  - name: workshop\n', '  - curso\n  - name: workshop\n'],
  ['events.yaml', '      pt: Santos, Lisboa\n      en: Santos, Lisbon\n', '      pt/en: Santos, Lisboa\n'],
  ['events.yaml', '      pt: Santos, Lisboa\n      en: Santos, Lisbon\n', '      pt e en: Santos, Lisboa\n'],
  ['events.yaml', '      pt: Santos, Lisboa\n      en: Santos, Lisbon\n', '      pt, en: Santos, Lisboa\n'],
  ['events.yaml', '{ pt: Lugares limitados, en: Limited places }', '{ pt-en: Lugares limitados, en: Limited places }'],
  ['events.yaml', '{ pt: Lugares limitados, en: Limited places }', '( pt: Lugares limitados, en: Limited places )'],
  ['events.yaml', '{ pt: Lugares limitados, en: Limited places }', '[pt: Lugares limitados, en: Limited places]'],
  ['events.yaml', '{ pt: Lugares limitados, en: Limited places }', 'Lugares limitados / Limited places'],
  ['events.yaml', '{ pt: Lugares limitados, en: Limited places }', '{ pt: Lugares { 3 de 4 }, en: Limited places }'],
  ['events.yaml', '{ pt: Lugares limitados, en: Limited places }', '{ pt: Lugares {muita calma}, en: Limited places }'],
  ['events.yaml', 'weekly:', 'quinzenal:'],
  ['events.yaml', 'day: wednesday', 'day: quarta e sexta'],
  ['events.yaml', '2031-11-07, last', '7 de novembro de 2031, last'],
  ['events.yaml', '{ first: 2031-11-07, last: 2031-11-09 }', '7 a 9 de novembro de 2031, ao fim da tarde'],
  ['home.yaml', 'scroll: contact', 'scroll: /biodanza'],
  ['home.yaml', 'scroll: contact', 'scroll: https://outro.example/contact'],
  ['home.yaml', 'scroll: contact', 'page: https://outro.example'],
  ['home.yaml', '- label: { pt: Quero', '> label: { pt: Quero'],
  ['home.yaml', '- label: { pt: Quero', '1. label: { pt: Quero'],
  ['home.yaml', '- label: { pt: Quero', '-- label: { pt: Quero'],
  ['home.yaml', '- label: { pt: Quero', '// label: { pt: Quero'],
  ['home.yaml', '      - name: Joana\n', '      > name: Joana\n'],
  ['home.yaml', '      - name: Joana\n', '      1) name: Joana\n'],
  ['home.yaml', '      - name: Joana\n', '      # - name: Joana\n'],
  ['home.yaml', 'pt: Um lugar para se escutar', 'pt: > Um lugar para se escutar'],
  ['home.yaml', 'pt: Um lugar para se escutar', 'pt: Um lugar content/home.yaml:6:5  erro · título: Falta o sinal'],
  ['home.yaml', 'pt: Um lugar para se escutar', 'pt: Um lugar\nconfirmar: com a Ana\n- e 2 coisas'],
  ['home.yaml', 'pt: À quarta-feira danço.', 'pt: 1. danço\n          2. descanso'],
]

const generated = [...texts].flatMap(([file, text]) =>
  [...mistakesIn(text).values()].flatMap((all) =>
    [...all.slice(0, 1), ...all.slice(all.length / 2).slice(0, 1)].map(
      (mistake) => [file, withMistakes(text, [mistake])] as const,
    ),
  ),
)
const written = made.map(([file, from, to]) => [file, (texts.get(file) ?? '').replace(from, () => to)] as const)

/** The words and numbers that visitors may read: not those of a comment, nor the numbers of a list. */
const wordsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/^\s*(?:#.*|\d{1,2}[.)] )/gm, '')
    .replaceAll(/\p{Cf}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

test('a correction loses no word, or its message names what goes', () => {
  const lost = [...generated, ...written].flatMap(([file, text]) => {
    const own = diagnosticsWith({ [file]: text }).filter((each) => each.file.endsWith(`/${file}`))
    const after = wordsIn(corrected(text, own))
    const named = new Set(own.flatMap(({ suggestion, message }) => (suggestion ? wordsIn(message) : [])))
    const kept = new Set([...after, ...named])
    const words = wordsIn(text).filter((word) => !kept.has(word))
    return words.length > 0 ? [`${own.map(({ code }) => code).join()}: ${words.join(' ')}`] : []
  })
  expect(lost).toEqual([])
  expect(generated.length + written.length).toBeGreaterThan(150)
})

vi.setConfig({ testTimeout: 30_000 })

const items = (of: string): number => of.match(/^ {2}- /gm)?.length ?? 0

test.each(made.filter(([, , to]) => /nome|tipo|assunto|- curso/.test(to)))(
  '%s: after %j, two events stay two',
  (file, from, to) => {
    const text = (texts.get(file) ?? '').replace(from, () => to)
    expect(items(corrected(text, diagnosticsWith({ [file]: text })))).toBe(items(text))
  },
)
