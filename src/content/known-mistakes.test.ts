import { expect, test } from 'vitest'
import { corrected } from './check/messages/reported-diagnostic.ts'
import { contentWith, diagnosticsWith, inEvents, inHome, inSite, type TestChanges } from './testing/content-with.ts'

/** The changed file with every suggested correction applied. */
function correctedWith(changes: TestChanges): string {
  const diagnostics = diagnosticsWith(changes)
  expect(diagnostics).toHaveLength(1)
  const [name = ''] = Object.keys(changes)
  return corrected(String(contentWith(changes).files?.get(name)), diagnostics)
}

const before = (changes: TestChanges): string => String(contentWith({}).files?.get(Object.keys(changes)[0] ?? ''))

// What is written in place of a value, and what is offered for it, is in `meant-value.test.ts`.
test.each([
  ['a field called by its Portuguese name', '    where:', '    onde:', inEvents],
  ['a field in braces called by its Portuguese name', 'day: wednesday', 'dia: wednesday', inEvents],
  ['the line that names the blocks taken away', 'blocks:\n', ''],
  ['an hour as it is spoken of', `from: '20:00'`, 'from: 20h00', inEvents],
  ['a day as it is written by hand', 'first: 2031-11-07', 'first: 07/11/2031', inEvents],
  ['a number without its country', '+351 912 345 678', '912 345 678', inSite],
  ['a name twice, behind which once nothing stands', '      pt: Próximos', '      pt: |\n      pt: Próximos'],
  [
    'days without their braces',
    'days: { first: 2031-11-07, last: 2031-11-09 }',
    'days: first: 2031-11-07, last: 2031-11-09',
    inEvents,
  ],
  ['curly quotes around an hour', `from: '20:00'`, 'from: “20:00”', inEvents],
  ['a quotation mark at the end of a number', '+351 912 345 678', '+351 912 345 678"', inSite],
  ['the days of an event under an invented key', 'days: {', 'data: {', inEvents],
  ['where a button leads under an invented key', 'scroll: contact', 'link: contact'],
  ['where a link in brackets leads under an invented key', 'page: /biodanza', 'url: /biodanza', inSite],
  ['a button under its Portuguese name, which is that of none of its fields', '    button:\n', '    botão:\n'],
  ['a language with its country', 'pt: Um lugar', 'pt-PT: Um lugar'],
  ['a block called as in an address', 'scroll: contact', 'scroll: #contact'],
  ['the first language beside the name of a text', 'title:\n      pt: Um lugar', 'title: pt: Um lugar'],
  ['a tab behind a hyphen', '- type: hero', '-\ttype: hero'],
])('%s is reported once, and the correction restores the original', (_, from, to, inFile = inHome) => {
  const changes = inFile(from, to)
  expect(loose(correctedWith(changes))).toBe(loose(before(changes)))
})

test.each([
  ['a heading as Markdown has it', 'pt: Um lugar', 'pt: # Um lugar', 'pt: Um lugar para se escutar\n'],
  ['a quoted word before a colon', 'pt: Um lugar para se escutar', 'pt: "Um": lugar', `pt: '"Um": lugar'`],
  ['more than a number', 'pt: Um lugar para se escutar', 'pt: > 18 anos', 'pt: "> 18 anos"'],
  ['a quoted word in braces', 'label: { pt: Quero saber mais', `label: { pt: 'Saber' mais`, `pt: "'Saber' mais"`],
  ['a fence around code', 'path: /\n', '```yaml\npath: /\n', '# ```yaml\npath: /\n'],
  ['a text in square brackets', 'pt: Um lugar para se escutar', 'pt: [Um lugar]', 'pt: "[Um lugar]"'],
  [
    'an opening quote deleted from a text with a colon',
    'pt: Um lugar para se escutar',
    'pt: Um: lugar"',
    'pt: "Um: lugar"',
  ],
])('%s is reported once, and the correction keeps the text', (_, from, to, right) => {
  const changes = inHome(from, to)
  expect(correctedWith(changes)).toContain(right)
})

test.each([2, 9, 20])(
  'each of %d buttons with an invented key for its destination is reported, and no line is moved',
  (count) => {
    const passage = `  - type: passage
    title: { pt: Um, en: One }
    text: { pt: Texto, en: Text }
    buttons:
      - label: { pt: Ver, en: See }
        link: hero
`
    const page = `path: /mais
title: { pt: Um, en: One }
description: { pt: Um, en: One }
blocks:
  - type: hero
    anchor: hero
    title: { pt: Um, en: One }
    lead: { pt: Um, en: One }
    buttons: [{ label: { pt: Um, en: One }, page: / }]
${passage.repeat(count)}`
    const reported = diagnosticsWith({ 'mais.yaml': page }).filter(({ severity }) => severity === 'error')
    expect(reported.map(({ suggestion }) => suggestion?.lines)).toEqual(reported.map(() => ['        scroll: hero']))
    expect(reported).toHaveLength(count)
  },
)

test('a single text that needs quotes, where both languages should be, is offered with quotes and both languages', () => {
  for (const written of [
    'Um lugar: para se escutar',
    'Um lugar #1',
    '&Companhia e mais',
    '"Um lugar" para se escutar',
  ]) {
    const changes = inHome('    lead: { pt: Com tempo, en: With time }', `    lead: ${written}`)
    const quoted = written.startsWith('"') ? `'${written}'` : `"${written}"`
    expect(correctedWith(changes)).toContain(`    lead: { pt: ${quoted}, en: … }\n`)
  }
})

const whole = '      pt: |\n        Um lugar para se escutar\n'

test.each([
  ['with hyphens', '      - a escuta\n      - o tempo: seu\n'],
  ['with hyphens at the margin', '- a escuta\n- o tempo: seu\n'],
  ['with bullets', '      • a escuta\n      • o tempo: seu\n'],
  ['with bullets further right', '        • a escuta\n        • o tempo: seu\n'],
  ['with numbers', '1. a escuta\n2. o tempo: seu\n'],
])('a list that was pasted below a text is one problem with all its lines: %s', (_, pasted) => {
  const text = '      pt: Um lugar para se escutar\n'
  for (const start of [text, whole])
    if (start === text || !pasted.startsWith('        '))
      expect(correctedWith(inHome(text, start + pasted))).toContain(
        `${whole}${pasted.replaceAll(/^ */gm, ' '.repeat(8)).trimEnd()}\n      en: A place`,
      )
})

test.each([
  ['with hyphens', ' Um lugar para se escutar  \n        - a escuta\n        - o tempo\n'],
  ['with numbers', ' Um lugar para se escutar\n\n         1. a escuta\n         2) o tempo\n'],
  ['from the line below the name on', '\n        Um lugar para se escutar\n        • a escuta\n        • o tempo\n'],
])('a list that YAML would read as part of the text above it is one problem as well: %s', (_, pasted) => {
  const changes = inHome(' Um lugar para se escutar\n', pasted)
  const [, items = ''] = /((?:\n +(?:[-•]|\d.) .*)+)\n$/.exec(pasted) ?? []
  expect(correctedWith(changes)).toContain(items.replaceAll(/^ +/gm, ' '.repeat(8)) + '\n      en: A place')
})

test('a text that continues after a single dash is not a list', () => {
  expect(diagnosticsWith(inHome(' Um lugar para se escutar\n', ' Um lugar\n        – Sofia\n'))).toEqual([])
})

test.each([
  ['below the name', '      pt:\n        - a escuta\n        - o tempo\n'],
  ['from behind the name on', '      pt: - a escuta\n      - o tempo\n'],
])('a list where a text should be, %s, is offered below a bar', (_, pasted) => {
  const changes = inHome('      pt: Um lugar para se escutar\n', pasted)
  expect(correctedWith(changes)).toContain('      pt: |\n        - a escuta\n        - o tempo\n      en: A place')
})

test.each([
  ['a text', 'pt: Um lugar', 'e um tempo', 'pt: Um lugar\n        e um tempo\n'],
  ['a text in quotes', 'pt: "Um lugar', 'e um tempo"', 'pt: "Um lugar\n        e um tempo"\n'],
  ['a text with a colon', 'pt: Um lugar', 'e mais: um tempo', 'pt: |\n        Um lugar\n        e mais: um tempo\n'],
  [
    'paragraphs',
    'pt: Um lugar',
    'seu.\n\nE um tempo.',
    'pt: |\n        Um lugar\n        seu.\n\n        E um tempo.\n',
  ],
])('%s that continues at the margin is one problem with all its lines', (_, start, rest, right) => {
  expect(correctedWith(inHome('pt: Um lugar para se escutar\n', `${start}\n${rest}\n`))).toContain(right)
})

test.each(['scroll: contact # em baixo', 'scroll: contact  # em baixo  '])(
  'a comment behind a value that would be wrong with it is right: %j',
  (written) => {
    expect(diagnosticsWith(inHome('        scroll: contact', `        ${written}`))).toEqual([])
  },
)

test.each(['mudar isto', 'rever com a Ana', 'TODO', 'confirmar o nome'])(
  'a note to oneself behind a text is a comment, and no loss: # %s',
  (note) => {
    expect(diagnosticsWith(inHome('pt: Um lugar para se escutar', `pt: Um lugar para se escutar # ${note}`))).toEqual(
      [],
    )
  },
)

test.each(['# 3', '# revertida', '# as máscaras'])('any other text behind a sign would be lost: %s', (rest) => {
  expect(correctedWith(inHome('pt: Um lugar para se escutar', `pt: Um lugar ${rest}`))).toContain(
    `pt: "Um lugar ${rest}"`,
  )
})

test.each([
  [
    'the first of several lines that begin with a tab is reported',
    '\t\t\tpt: Um lugar\n\t\t\ten: A place',
    ['7 tabIndent'],
  ],
  [
    'each line without its colon is reported',
    '      pt Um lugar\n      en A place',
    ['7 signMissing', '8 signMissing'],
  ],
])('%s', (_, written, reported) => {
  const changes = inHome('      pt: Um lugar para se escutar\n      en: A place', written)
  expect(diagnosticsWith(changes).map(({ line, code }) => `${line} ${code}`)).toEqual(reported)
})

const monthly = (which: string) => `    monthly: { which: ${which}, day: tuesday, from: "18:30" }\n`

test('a line with two misspelt names is offered with both corrected', () => {
  const weekly = /    when:\n.*\n.*\n    weekly: .*\n/
  const changes = { 'events.yaml': (text: string) => text.replace(weekly, monthly('[primeira, terceira]')) }
  const diagnostics = diagnosticsWith(changes)
  expect(diagnostics.map(({ suggestion }) => `${suggestion?.lines.join()}\n`)).toEqual([
    monthly('[first, third]'),
    monthly('[first, third]'),
  ])
})

test.each(['wednesday, friday', 'wednesday e sexta', 'quarta, sexta', 'quartas e sextas', 'quarta-feira/sexta-feira'])(
  'two weekdays in place of one are offered in brackets: %s',
  (days) => {
    expect(correctedWith(inEvents('day: wednesday', `day: ${days}`))).toContain('{ day: [wednesday, friday], from:')
  },
)

test.each([
  ['{ pt: Dez euros, en: Ten euros }', 'price: { pt: Dez euros, en: Ten euros }'],
  ['10 euros', 'euros: 10'],
])('a price under its Portuguese name is recognised by its value: %s', (written, right) => {
  expect(correctedWith(inEvents('    note: { pt: L', `    preço: ${written}\n    note: { pt: L`))).toContain(
    `    ${right}\n`,
  )
})

test('a day under an invented name is one error, with the name and the day corrected', () => {
  const changes = inEvents('days: { first: 2031-11-07, last: 2031-11-09 }', 'data: 7 de novembro de 2031')
  const errors = diagnosticsWith(changes).filter(({ severity }) => severity === 'error')
  expect(errors.map(({ suggestion }) => suggestion?.lines)).toEqual([
    ['    days: { first: 2031-11-07, last: 2031-11-07 }'],
  ])
})

test.each([
  ['under the text', '    title: Próximos encontros\n      en: Upcoming events\n'],
  ['in line with its name', '    title: Próximos encontros\n    en: Upcoming events\n'],
])('a text beside its name is offered as the missing language, with the other one %s', (_, written) => {
  const right = '    title:\n      pt: Próximos encontros\n      en: Upcoming events\n'
  const changes = inHome(right, written)
  expect(correctedWith(changes)).toBe(before(changes))
})

test('a text where a group of lines should be is reported as such, and no destination is made up', () => {
  const button = /button:\n.*Enviar.*\n.*\n/
  const changes = { 'home.yaml': (text: string) => text.replace(button, 'button: Enviar mensagem\n') }
  expect(diagnosticsWith(changes)).toMatchObject([{ code: 'wrongKind', facts: { wanted: 'object' } }])
})

test('something that cannot be days under a misspelt name is one problem as well', () => {
  const changes = inEvents('days: { first: 2031-11-07, last: 2031-11-09 }', 'dayss: em novembro')
  expect(diagnosticsWith(changes).map(({ code }) => code)).toEqual(['unknownKey'])
})

test('a text that was emptied together with its languages is offered a placeholder for each', () => {
  const changes = inHome('    title:\n      pt: Próximos encontros\n      en: Upcoming events\n', '    title:\n')
  expect(correctedWith(changes)).toContain('    title: { pt: …, en: … }\n')
})

test('a quotation mark at the end only is reported in every text, in that of a chat too', () => {
  expect(correctedWith(inEvents('text: Olá! }', 'text: Olá!" }'))).toContain('text: "Olá!" }')
})

/** Either kind of quotes will do. */
const loose = (text: string): string => text.replaceAll('"', "'")

const reportedFor = (changes: TestChanges): string[] =>
  diagnosticsWith(changes).map(({ file, line, code }) => `${file}:${line} ${code}`)

const home = String(contentWith({}).files?.get('home.yaml'))
const withoutBlocks = home.slice(0, home.indexOf('blocks:'))

test.each<[string, TestChanges, string]>([
  [
    'an event of which only the title is left',
    { 'events.yaml': (text) => text.replace(/(?<=Workshop about archetypes \}\n)[^]*$/, '') },
    'content/events.yaml:17 incomplete',
  ],
  [
    'a button that leads under a name that nobody knows',
    inHome('scroll: contact', 'e-mail: marta@exemplo.pt'),
    'content/home.yaml:17 unknownKey',
  ],
  ['blocks taken away with their name', { 'home.yaml': withoutBlocks }, 'content/home.yaml:1 missingKey'],
  ['blocks emptied', { 'home.yaml': `${withoutBlocks}blocks:\n` }, 'content/home.yaml:4 emptyValue'],
  ['a home page that ends in yml', { 'home.yaml': undefined, 'home.yml': home }, 'content/home.yml:1 fileUnread'],
  [
    'a home page that Windows calls a text',
    { 'home.yaml': undefined, 'home.yaml.txt': home },
    'content/home.yaml.txt:1 fileUnread',
  ],
  ['a home page that was deleted', { 'home.yaml': undefined }, 'content:1 noHome'],
  ['a home page on another path', inHome('path: /', 'path: /inicio'), 'content/home.yaml:1 noHome'],
  ['a file of the site that ends in yml', { 'site.yaml': undefined, 'site.yml': '' }, 'content/site.yml:1 fileUnread'],
])('%s is one problem', (_, changes, reported) => {
  expect(reportedFor(changes)).toEqual([reported])
})

test('a group under a name that nobody knows, and a wrong name in the list after it, are two problems', () => {
  const group = '    subtitle:\n      pt: Palavras\n      en: Words\n'
  const wrong = home.replace('    testimonials:', `${group}$&`).replace('        text:\n', '        body:\n')
  const diagnostics = diagnosticsWith({ 'home.yaml': wrong })
  expect(diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual(['27 unknownKey', '33 unknownKey'])
  // What is deleted with its line alone would leave its texts in the group above.
  expect(diagnostics[0]?.remedy).not.toContain('linha')
})

const joana = `      - name: Joana
        place: { pt: Setúbal, en: Setúbal }
        text:
          pt: À quarta-feira danço.
          en: On Wednesdays I dance.
`
const marked = `${joana}        sample: true\n`

test('an item four columns too far left is one problem with all its lines, even if the last could belong to its list', () => {
  const right = home.replace(joana, marked)
  const wrong = home.replace(joana, marked.replaceAll(/^ {4}/gm, ''))
  expect(correctedWith({ 'home.yaml': wrong })).toBe(right)
})

const picture = `      - file: hero-room.jpg
        alt: { pt: Uma sala, en: A room }
        focus: { x: 50, y: 40 }
`
const gallery = `  - type: gallery\n    title: { pt: A roda, en: The circle }\n    pictures:\n${picture}`

test('an extra hyphen is one problem even if what follows would make an item that lacks two fields', () => {
  const right = home.replace('  - type: contact', () => `${gallery}\n  - type: contact`)
  expect(correctedWith({ 'home.yaml': right.replace('  focus:', '- focus:') })).toBe(right)
})

test('a name with a letter missing is taken for one that the group requires, not for an optional one', () => {
  const changes = inEvents('    where:', '    wher:')
  expect(correctedWith(changes)).toBe(before(changes))
})

test('an item with an empty text is reported as empty, once, and a placeholder is offered for each language', () => {
  const [empty, ...others] = diagnosticsWith(
    inHome(
      '      - name: Joana',
      '      - name: Ana\n        place: { pt: Faro, en: Faro }\n        text: { pt: "", en: "" }\n      - name: Joana',
    ),
  )
  expect(others).toEqual([])
  expect(empty).toMatchObject({ code: 'emptyText', suggestion: { lines: ['        text: { pt: …, en: … }'] } })
  const [lines] = diagnosticsWith(inHome('pt: Próximos encontros\n      en: Upcoming events', 'pt: ""\n      en:'))
  expect(lines).toMatchObject({ code: 'emptyText', suggestion: { lines: ['      pt: …', '      en: …'] } })
})

test('a text that is malformed in one language is not compared with the other', () => {
  const long = 'One two three four five six seven eight nine'
  const changes = inHome(
    'pt: Um lugar para se escutar\n      en: A place to hear yourself',
    `pt: | Um lugar\n      en: ${long}`,
  )
  expect(diagnosticsWith(changes).map(({ code }) => code)).toEqual(['barText'])
})
