import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LocalisedBlock } from '../../content/page/page.ts'
import { BlockRenderer } from './block-renderer.tsx'

const render = (block: unknown) => renderToStaticMarkup(<BlockRenderer block={block as LocalisedBlock} />)

test('a block is drawn by the component of its type, its anchor the id of its outermost element', () => {
  const values = { type: 'values', key: 'values', anchor: 'beliefs', title: 'Calma', values: [] }
  expect(render(values)).toMatch(/^<section [^>]*id="beliefs" data-block="values"/)
})

test('a block of an unknown type is an error that names the type', () => {
  expect(() => render({ type: 'carousel', key: 'carousel' })).toThrow('No component draws the block type "carousel"')
})

test('a name that every object has is not a block type', () => {
  expect(() => render({ type: 'toString', key: 'x' })).toThrow('"toString"')
})
