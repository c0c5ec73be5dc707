import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './prose.tsx'

test.each(['Um.\n\nDois.', 'Um.\n \nDois.\n', '\nUm.\n\n\nDois.'])('%j is two paragraphs', (text) => {
  expect(renderToStaticMarkup(<Prose text={text} />)).toBe('<div class="prose"><p>Um.</p><p>Dois.</p></div>')
})
