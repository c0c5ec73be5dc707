import { expect, test } from 'vitest'
import { removePage, renamePage } from './operations/pages/rename-page.ts'
import { localisePage } from './page/localise.ts'
import { diagnosticsWith, loadWith, type TestChanges } from './testing/content-with.ts'
import { testPicture } from './testing/test-content.ts'

/** A page with a long text of these words in both languages. */
const linking = (words: string, english = words): TestChanges => ({
  'biodanza.yaml': (text) =>
    `${text}  - type: passage\n    anchor: aqui\n    title: { pt: Olá, en: Hello }\n    text: { pt: "Veja ${words}", en: "See ${english}" }\n`,
})

test.each([
  ['[a](/) [b](/biodanza#aqui) [c](#aqui) [d](/#contact) [e](https://exemplo.pt) [f](tel:112)', []],
  ['[a](https://www.google.com/maps/@38.7,-9.1,15z) [b](https://web.archive.org/web/2020/https://a.pt/)', []],
  ['[a](mailto:ana.sa@terapia.example?subject=Olá) [b](tel:+351-912-345-678) [c](tel:+442079460000)', []],
  ['[a](/nada)', ['unknownPage', 'unknownPage']],
  ['[a](#nada)', ['unknownAnchor', 'unknownAnchor']],
  ['[a](/#nada)', ['unknownAnchor', 'unknownAnchor']],
  ['[a](exemplo.pt)', ['linkTarget', 'linkTarget']],
  ['[a](https://exemplo)', ['linkTarget', 'linkTarget']],
  ['[a](mailto:ana.sá@terapia.example)', ['linkTarget', 'linkTarget']],
  ['[a](https://wa.me/912345678)', ['linkTarget', 'linkTarget']],
  ['[a](javascript:alert(1))', ['linkTarget', 'linkTarget']],
  ['[a](https://wa.me/351 912 345 678)', ['markup', 'markup']],
  ["[a] (/) [b](/biodanza 'c') e (d)", ['markup', 'markup']],
  ["[a](/biodanza 'b') e [c] (d)", []],
])('the links of a long text, %s, are checked like buttons', (words, codes) => {
  expect(diagnosticsWith(linking(words)).map(({ code }) => code)).toEqual(codes)
})

test('a link of a long text that is nearly right is corrected, and the rest of the text stays', () => {
  const [found] = diagnosticsWith(linking('[a](/biodansa#aqui) e **b**.'))
  expect(found?.suggestion?.lines.join('')).toContain('Veja [a](/biodanza#aqui) e **b**.')
  const [address] = diagnosticsWith(linking('[a](https://https://exemplo.pt) e **b**.'))
  expect(address?.suggestion?.lines.join('')).toContain('Veja [a](https://exemplo.pt) e **b**.')
})

test.each([
  ['Assim:\\n- **um**\\n- dois', 'Assim:\\n1. um\\n2. dois', []],
  ['Assim:\\n- um\\n- dois', 'one, two', ['linksApart']],
  ['[a](/) b', '[a](#aqui) b', ['linksApart']],
  ['\\\\<b> e \\\\# x', '\\\\<b> e \\\\# x', []],
  ['{name} diz', '{name} says', []],
])('the lists, links and signs of %j and %j are compared', (pt, en, codes) => {
  expect(diagnosticsWith(linking(pt, en)).map(({ code }) => code)).toEqual(codes)
})

test.each([
  ["<b>a</b> <em>b</em> <a href='/'>d</a>", '**a** *b* [d](/)'],
  ['<p>a</p><ul><li>b</li><li>c</li></ul>', 'a - b - c'],
  ['a\\n# b\\n> c `d` ~~e~~ ![f](g.png) <https://h.pt>', 'a **b** c d e f [https://h.pt](https://h.pt)'],
  ['a:\\n• b\\n• c', 'a: - b - c'],
  ['[a] (https://b.pt) c', '[a](https://b.pt) c'],
])('what a long text does not have, such as %j, is corrected to %j', (words, corrected) => {
  const found = diagnosticsWith(linking(words)).find(({ suggestion }) => suggestion)
  expect(found?.suggestion?.lines.join(' ').replaceAll(/\s+/g, ' ')).toContain(corrected)
})

const priced = (text: string) => text.replace('Para quem nunca dançou', '"Por **{euros}**"')

test('a name or a sum in braces is what it stands for, in long texts too', () => {
  expect(diagnosticsWith({ 'events.yaml': priced }).map(({ code }) => code)).toEqual(['eurosMissing'])
  const withPrice = (text: string) => priced(text).replace('    note:', '    euros: 12\n    note:')
  const { content } = loadWith({ ...linking('**{name}**'), 'events.yaml': withPrice })
  const shown = content?.pages.map(({ page }) => JSON.stringify(localisePage(content, page, 'pt', testPicture))).join()
  expect(shown).toContain('{"kind":"strong","content":["12 euros"]}')
  expect(shown).toContain('{"kind":"strong","content":["Marta Amaral"]}')
})

test('a link of a long text that has the whole address of a page leads to it in the language shown', () => {
  const { content } = loadWith(linking('[a](https://helena-amaral.pt/biodanza#aqui)'))
  const page = content?.pages.find((each) => each.page.path === '/biodanza')?.page
  if (!content || !page) throw new Error('The content has no page /biodanza.')
  expect(JSON.stringify(localisePage(content, page, 'en', testPicture))).toContain('"href":"/en/biodanza#aqui"')
})

test('the links of long texts follow a page to its new path, and lead home when it is removed', () => {
  const page =
    'path: /x\nblocks:\n  - type: passage\n    text: { pt: "**Veja** [a](/biodanza#b) ou [c](/biodanza)", en: "[d](https://a.pt/en/biodanza#b)" }\n'
  const texts = new Map([
    ['site.yaml', 'address: https://a.pt\n'],
    ['biodanza.yaml', 'path: /biodanza\n'],
    ['x.yaml', page],
  ])
  const renamed = renamePage(texts, 'biodanza.yaml', '/biodanza', '/roda').get('x.yaml')
  expect(renamed).toContain('**Veja** [a](/roda#b) ou [c](/roda)')
  expect(renamed).toContain('[d](https://a.pt/en/roda#b)')
  const removed = removePage(texts, 'biodanza.yaml', '/biodanza').changes.get('x.yaml')
  expect(removed).toContain('[a](/) ou [c](/)')
  expect(removed).toContain('[d](https://a.pt/en)')
})
