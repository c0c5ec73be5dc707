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
      [title, '    title:\n      pt: Um lugar\n      en: "" # falta\n'],
      [title, '    title:\n'],
      [lead, '    lead: { pt: , en: With time }'],
      [lead, "    lead: { pt: Com tempo, en: '  ' }"],
      [lead, '    lead: {pt: "", en: }'],
      ['- name: Sofia', '- name: ""'],
    ]),
  ).toMatchInlineSnapshot(`
    "title: ⏎ pt: ⏎ en: ""
    → emptyText: replace 7, 2:       pt: … ⏎ en: …
    title: ⏎ pt: Um lugar ⏎ en: "" # falta
    → missingLanguage: replace 8, 1:       en: … # falta
    title:
    → emptyValue: replace 6, 1:     title: ⏎ pt: … ⏎ en: …
    lead: { pt: , en: With time }
    → missingLanguage: replace 9, 1:     lead: { pt: …, en: With time }
    lead: { pt: Com tempo, en: '  ' }
    → missingLanguage: replace 9, 1:     lead: { pt: Com tempo, en: … }
    lead: {pt: "", en: }
    → emptyText: replace 9, 1:     lead: {pt: …, en: … }
    - name: ""
    → emptyText: replace 28, 1:       - name: …"
  `)
})

test('what is missing is added at the end of its group, as the group is written', () => {
  expect(
    offered([
      [title, '    title:\n      pt: Um lugar para se escutar\n\n      # fim\n'],
      [title, ''],
      ['title: { pt: Psicologia em Lisboa, en: Psychology in Lisbon }\n', ''],
      [button, '      - scroll: contact\n'],
      [button, '      - { scroll: contact }\n'],
      [lead, '    lead: { pt: Com tempo, }'],
      [lead, '    lead: {en: With time} # aqui'],
      [lead, '    lead: {}'],
      [lead, '    lead: {\n      pt: Com tempo,\n      }'],
      ['- name: Sofia\n        place', '- place'],
    ]),
  ).toMatchInlineSnapshot(`
    "title: ⏎ pt: Um lugar para se escutar ⏎  ⏎ # fim
    → missingLanguage: add 8, 0:       en: …

    → missingKey: add 15, 0:     title: ⏎ pt: … ⏎ en: …

    → missingKey: add 45, 0: title: ⏎ pt: … ⏎ en: …
    - scroll: contact
    → missingKey: add 17, 0:         label: ⏎ pt: … ⏎ en: …
    - { scroll: contact }
    → missingKey: replace 16, 1:       - { scroll: contact, label: { pt: …, en: … } }
    lead: { pt: Com tempo, }
    → missingLanguage: replace 9, 1:     lead: { pt: Com tempo, en: … }
    lead: {en: With time} # aqui
    → missingLanguage: replace 9, 1:     lead: {en: With time, pt: … } # aqui
    lead: {}
    → missingLanguage: replace 9, 1:     lead: { pt: …, en: … }
    lead: { ⏎ pt: Com tempo, ⏎ }
    → missingLanguage: nothing
    - place
    → missingKey: add 32, 0:         name: …"
  `)
})

test('a text that has no languages is offered with both, where all of it is on its line', () => {
  expect(
    offered([
      [title, '    title: Um lugar\n'],
      [lead, "    lead: 'Um, dois'"],
      ['{ pt: Quero saber mais, en: Learn more }', 'Quero'],
      [button, '      - { label: Quero, scroll: contact }\n'],
      [button, '      - { label: "Quero, sim", scroll: contact }\n'],
      [title, '    title: |\n      Um lugar\n'],
      [title, '    title: Um\n      lugar\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "title: Um lugar
    → wrongKind: replace 6, 1:     title: ⏎ pt: Um lugar ⏎ en: …
    lead: 'Um, dois'
    → wrongKind: replace 9, 1:     lead: ⏎ pt: 'Um, dois' ⏎ en: …
    Quero
    → wrongKind: replace 16, 1:       - label: ⏎ pt: Quero ⏎ en: …
    - { label: Quero, scroll: contact }
    → wrongKind: replace 16, 1:       - { label: { pt: Quero, en: … }, scroll: contact }
    - { label: "Quero, sim", scroll: contact }
    → wrongKind: replace 16, 1:       - { label: { pt: "Quero, sim", en: … }, scroll: contact }
    title: | ⏎ Um lugar
    → wrongKind: nothing
    title: Um ⏎ lugar
    → wrongKind: nothing"
  `)
})

const [pt, en] = ['This is a place for you and for the ones you love', 'Um lugar que é para si e para os seus']

test('texts in each other’s place are exchanged as they are written, where each is on a line', () => {
  expect(
    offered([
      [title, `    title:\n      pt: ${pt}\n      en: '${en}' # meu\n`],
      [title, `    title:\n      en: ${en}\n      # nota\n      pt: ${pt}\n`],
      [title, `    title: { pt: ${pt}, en: "${en}" }\n`],
      [title, `    title: { en: ${en}, pt: '${pt}' }\n`],
      [title, `    title:\n      pt: |\n        ${pt}\n      en: ${en}\n`],
      [title, `    title:\n      pt: ${pt}\n      en: ${en}\n        e mais\n`],
    ]),
  ).toMatchInlineSnapshot(`
    "title: ⏎ pt: This is a place for you and for the ones you love ⏎ en: 'Um lugar que é para si e para os seus' # meu
    → languagesExchanged: nothing
    title: ⏎ en: Um lugar que é para si e para os seus ⏎ # nota ⏎ pt: This is a place for you and for the ones you love
    → languagesExchanged: replace 7, 3:       en: This is a place for you and for the ones you love ⏎ # nota ⏎ pt: Um lugar que é para si e para os seus
    title: { pt: This is a place for you and for the ones you love, en: "Um lugar que é para si e para os seus" }
    → languagesExchanged: replace 6, 1:     title: { pt: "Um lugar que é para si e para os seus", en: This is a place for you and for the ones you love }
    title: { en: Um lugar que é para si e para os seus, pt: 'This is a place for you and for the ones you love' }
    → languagesExchanged: replace 6, 1:     title: { en: 'This is a place for you and for the ones you love', pt: Um lugar que é para si e para os seus }
    title: ⏎ pt: | ⏎ This is a place for you and for the ones you love ⏎ en: Um lugar que é para si e para os seus
    → languagesExchanged: nothing
    title: ⏎ pt: This is a place for you and for the ones you love ⏎ en: Um lugar que é para si e para os seus ⏎ e mais
    → languagesExchanged: nothing"
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
