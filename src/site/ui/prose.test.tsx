import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose, SingleParagraph, withLineBreaks } from './prose.tsx'

const html = (text: string) => renderToStaticMarkup(<>{withLineBreaks(text)}</>)

test('a word with a hyphen stays on one line, and reads and copies as it was written', () => {
  const text = 'Há um caminho, e anda-se com mais à-vontade.'
  expect(html(text)).toBe(
    'Há um caminho, e <span class="unbroken">anda-se</span> com mais <span class="unbroken">à-vontade</span>.',
  )
  expect(html(text).replaceAll(/<[^>]*>/g, '')).toBe(text)
})

test('a dash between words or figures may break, and so may a long hyphenated word', () => {
  for (const text of ['Lisboa - Sesimbra', 'das 20h–22h', 'quartas-feiras']) expect(html(text)).toBe(text)
  expect(renderToStaticMarkup(<>{withLineBreaks('quartas-feiras', 14)}</>)).toContain('unbroken')
})

test('a line break stays one, but for those around the text', () => {
  expect(html('Rua das Flores, 3\nLisboa\n')).toBe('Rua das Flores, 3<br/>Lisboa')
})

test.each(['Um.\n\nDois.', 'Um.\n \nDois.\n', '\nUm.\n\n\nDois.'])('%j is two paragraphs', (text) => {
  expect(renderToStaticMarkup(<Prose text={text} />)).toBe('<div class="prose"><p>Um.</p><p>Dois.</p></div>')
})

test('a list is drawn as one, and a link that leads to a script is only its words', () => {
  const link = { kind: 'a', link: { kind: 'address', href: 'javascript:alert(1)' }, content: ['b'] } as const
  const list = {
    kind: 'ol',
    start: 3,
    content: [{ kind: 'li', content: [{ kind: 'tight', content: ['a ', link] }] }],
  } as const
  expect(renderToStaticMarkup(<Prose text={[list]} />)).toBe('<div class="prose"><ol start="3"><li>a b</li></ol></div>')
  const paragraph = { kind: 'p', content: [{ kind: 'em', content: ['c'] }] } as const
  expect(renderToStaticMarkup(<SingleParagraph text={[paragraph]} />)).toBe('<p><em>c</em></p>')
})
