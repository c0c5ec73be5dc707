import { expect, test } from 'vitest'
import { diagnosticsWith, inHome } from '../../testing/content-with.ts'

type Mistake = readonly [right: string, wrong: string]

/** Each of some mistakes, and what is offered in its place, each in a line with its line breaks as `⏎`. */
const offered = (mistakes: readonly Mistake[]): string =>
  mistakes.flatMap(([right, wrong]) => [wrong.trimEnd(), ...offeredFor(right, wrong)].map(inOneLine)).join('\n')

const inOneLine = (text: string): string => text.trim().replaceAll(/\n */g, ' ⏎ ')

const offeredFor = (right: string, wrong: string): readonly string[] =>
  diagnosticsWith(inHome(right, wrong)).flatMap(({ code, suggestion }) =>
    suggestion
      ? `→ ${code}: ${suggestion.kind} ${suggestion.line}, ${suggestion.count}: ${suggestion.lines.join('\n')}`
      : `→ ${code}: nothing`,
  )

const title = '    title:\n      pt: Um lugar para se escutar\n      en: A place to hear yourself\n'
const lead = '    lead: { pt: Com tempo, en: With time }'
const button = '      - label: { pt: Quero saber mais, en: Learn more }\n        scroll: contact\n'

test('where a text is empty, the place for it is shown', () => {
  expect(
    offered([
      [title, '    title:\n      pt:\n      en: ""\n'],
      [title, '    title:\n'],
      [lead, '    lead: { pt: , en: With time }'],
      ['- name: Sofia', '- name: ""'],
    ]),
  ).toMatchInlineSnapshot(`
    "title: ⏎ pt: ⏎ en: ""
    → emptyText: replace 7, 2:       pt: … ⏎ en: …
    title:
    → emptyValue: replace 6, 1:     title: { pt: …, en: … }
    lead: { pt: , en: With time }
    → missingLanguage: replace 9, 1:     lead: { pt: …, en: With time }
    - name: ""
    → emptyText: replace 28, 1:       - name: …"
  `)
})

test('what is missing is added at the end of its group, as the group is written', () => {
  expect(
    offered([
      [title, '    title:\n      pt: Um lugar para se escutar\n\n      # fim\n'],
      [title, ''],
      [button, '      - { scroll: contact }\n'],
      [lead, '    lead: {}'],
      ['- name: Sofia\n        place', '- place'],
    ]),
  ).toMatchInlineSnapshot(`
    "title: ⏎ pt: Um lugar para se escutar ⏎  ⏎ # fim
    → missingLanguage: add 8, 0:       en: …

    → missingKey: add 15, 0:     title: { pt: …, en: … }
    - { scroll: contact }
    → missingKey: replace 16, 1:       - { scroll: contact, label: { pt: …, en: … } }
    lead: {}
    → missingLanguage: replace 9, 1:     lead: ⏎ pt: … ⏎ en: …
    - place
    → missingKey: add 32, 0:         name: …"
  `)
})

test('a text that has no languages is offered with both', () => {
  expect(
    offered([
      [title, '    title: Um lugar\n'],
      [button, '      - { label: Quero, scroll: contact }\n'],
      [title, '    title: |\n      Um lugar\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "title: Um lugar
    → wrongKind: replace 6, 1:     title: { pt: Um lugar, en: … }
    - { label: Quero, scroll: contact }
    → wrongKind: replace 16, 1:       - { label: { pt: Quero, en: … }, scroll: contact }
    title: | ⏎ Um lugar
    → wrongKind: replace 6, 2:     title: ⏎ pt: | ⏎ Um lugar ⏎ en: …"
  `)
})

const [pt, en] = ['This is a place for you and for the ones you love', 'Um lugar que é para si e para os seus']

test('texts in each other’s place are exchanged, each in the writing of its place', () => {
  expect(
    offered([
      [title, `    title:\n      pt: ${pt}\n      en: '${en}' # meu\n`],
      [title, `    title: { pt: ${pt}, en: "${en}" }\n`],
      [title, `    title:\n      pt: |\n        ${pt}\n      en: ${en}\n`],
    ]),
  ).toMatchInlineSnapshot(`
    "title: ⏎ pt: This is a place for you and for the ones you love ⏎ en: 'Um lugar que é para si e para os seus' # meu
    → languagesExchanged: replace 7, 2:       pt: Um lugar que é para si e para os seus ⏎ en: 'This is a place for you and for the ones you love' # meu
    title: { pt: This is a place for you and for the ones you love, en: "Um lugar que é para si e para os seus" }
    → languagesExchanged: replace 6, 1:     title: { pt: Um lugar que é para si e para os seus, en: "This is a place for you and for the ones you love" }
    title: ⏎ pt: | ⏎ This is a place for you and for the ones you love ⏎ en: Um lugar que é para si e para os seus
    → languagesExchanged: replace 7, 3:       pt: |- ⏎ Um lugar que é para si e para os seus ⏎ en: | ⏎ This is a place for you and for the ones you love"
  `)
})

test('a name is replaced where it stands, and what follows it stays', () => {
  expect(
    offered([
      ['scroll: contact', 'scroll: "contacto" # aqui'],
      ['scroll: contact', 'scroll:\n          contacto'],
      ['    lead:', '    leed:'],
      ['scroll: contact', 'scroll: >\n          Contact'],
      ['scroll: contact', 'scroll: contact\n          us'],
    ]),
  ).toMatchInlineSnapshot(`
    "scroll: "contacto" # aqui
    → unknownAnchor: replace 17, 1:         scroll: contact # aqui
    scroll: ⏎ contacto
    → unknownAnchor: replace 18, 1:           contact
    leed:
    → unknownKey: replace 9, 1:     lead: { pt: Com tempo, en: With time }
    scroll: > ⏎ Contact
    → wrongForm: nothing
    scroll: contact ⏎ us
    → wrongForm: nothing"
  `)
})
