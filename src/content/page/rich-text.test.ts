import { expect, test } from 'vitest'
import { array, assert, constantFrom, property } from 'fast-check'
import { micromark } from 'micromark'
import { withTargets } from '../model/markdown.ts'
import { moreRuns } from '../../../tests/more-runs.ts'
import { plainText, richText } from './rich-text.ts'
import type { RichNode, RichText } from './localised.ts'

/** A text as HTML, so that a case is read at a glance. */
const html = (text: RichText): string => (typeof text === 'string' ? `<p>${text}</p>` : nodesHtml(text))

const nodesHtml = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const inner = nodesHtml(node.content)
      if (node.kind === 'a') return `<a href="${node.link.href}">${inner}</a>`
      const start = node.start === undefined ? '' : ` start="${node.start}"`
      return node.kind === 'tight' ? inner : `<${node.kind}${start}>${inner}</${node.kind}>`
    })
    .join('')

/** The same by micromark, without the titles of links, and line ends only where the text has them. */
const commonMark = (text: string): string =>
  micromark(text, { allowDangerousProtocol: true })
    .replaceAll(/<br \/>| title="t"/g, '')
    .replaceAll(/\n*(<\/?(?:p|ul|ol|li)(?: start="\d+")?>)\n*/g, '$1')

test.each([
  'Um **passo** só',
  'Um __passo__ *de* _cada_ ***vez***',
  'snake_case_word e 2 * 3 * 4',
  '**a**\n\nb\nc',
  '**a *b* c**',
  '*a **b** c*',
  '**a***b*',
  '*a*b',
  'a*b*c',
  'a**b**c',
  'a_b_c',
  '** a **',
  '**a **b',
  '**a.**b',
  '**a:** b',
  '*a',
  '**a*',
  '*a*\n*b*',
  '*a\nb*',
  '\\*a\\* *b*',
  '\\_a\\_ *b*',
  '\\[a\\](/b) *c*',
  'a\\\n*b*',
  'a  \n*b*',
  '[a](/b)',
  '[a](/b#c) e [d](#e)',
  '[**a** *b*](/c)',
  '**[a](/b)**',
  '[a [b] c](/d)',
  '[a\\] b](/c)',
  '[a](</b>)',
  '[a](/b "t")',
  "[a](/b 't')",
  '[a](/b (t))',
  '[a] (/b) *c*',
  '[a](/b c) *d*',
  '[a](mailto:a@b.pt)',
  '[a](tel:+351912345678)',
  '[a](https://b.pt/c_(d))',
  '[a](https://b.pt/*c*)',
  '[a](#b)[c](#d)',
  '- a\n- b',
  '* a\n* b',
  '+ a',
  '- a\n* b',
  '- a\n\n- b',
  '- a\n\n\n- b',
  '- a\nb',
  '- a\n  b',
  '- a\n\n  b',
  '- a\n  - b\n    - c\n- d',
  '- a\n\n  - b',
  '1. a\n2. b',
  '1) a\n2) b',
  '7. a\n7. b',
  'a\n1. b',
  'a\n2. *b*',
  'a\n- b\n\nc',
  '- a\n\nb\n\n- c',
  '- a\n1. b',
  '-a\n*b*',
  '1.a *b*',
  '- **a:** [b](/c)\n- *d*',
  '-\n- a',
  '   - a\n   - b',
  '1. a\n\n   b\n2. c',
  '10. a\n    - b',
])('%j reads as CommonMark has it', (text) => {
  expect(html(richText(text, 'pt'))).toBe(commonMark(text))
})

test.each([
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['**[x](//exemplo.pt)**', '<p><strong>[x](//exemplo.pt)</strong></p>'],
  ['**a** <b>x</b> &amp; `c`', '<p><strong>a</strong> <b>x</b> &amp; `c`</p>'],
  ['# a\n> b *c*', '<p># a\n> b <em>c</em></p>'],
  ['![a](b.png) *c*', '<p>![a](b.png) <em>c</em></p>'],
  ['- ***\n- ```\n- # a', '<ul><li>***</li><li>```</li><li># a</li></ul>'],
])('%j, which the site does not know, reads as %j', (text, expected) => {
  expect(html(richText(text, 'pt'))).toBe(expected)
})

test('the words of a text are read without its signs, and its items with a bullet or their number', () => {
  expect(plainText(richText('**a** [b](/c):\n- d\n- e\n\n3. f\n4. g', 'pt'))).toBe('a b:\n\n• d\n• e\n\n3. f\n4. g')
})

test('whatever is written, a link leads only to a page, a block, or an address that is safe', () => {
  const piece = constantFrom(
    '[',
    '](',
    ')',
    '*',
    '**',
    '_',
    '- ',
    '1. ',
    '\n',
    '\n\n',
    'javascript:',
    'data:',
    '/',
    '#',
    '<',
    '>',
    'a',
    ' ',
    '\\',
    'https://x',
    '!',
    '`',
    '&lt;',
    '\t',
  )
  assert(
    property(array(piece, { maxLength: 24 }), (pieces) => {
      const text = pieces.join('')
      const read = richText(text, 'en')
      const hrefs = JSON.stringify(read).match(/"href":"[^"]*/g) ?? []
      expect(hrefs.filter((href) => !/^"href":"(?:#|\/(?!\/)|https:\/\/|mailto:|tel:)/.test(href))).toEqual([])
      expect(withTargets(text, (target) => target)).toBe(text)
      const kinds = JSON.stringify(read).match(/(?<="kind":")[^"]*/g) ?? []
      expect(kinds.filter((kind) => !/^(?:p|tight|ul|ol|li|strong|em|a|page|scroll|address)$/.test(kind))).toEqual([])
      // No word is lost.
      expect(plainText(read).match(/a/g)?.length ?? 0).toBeLessThanOrEqual(text.match(/a/g)?.length ?? 0)
    }),
    { numRuns: 1000 * moreRuns },
  )
})
