import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test('a text becomes a part of an address: lower-case letters without accents, digits and single hyphens between them', () => {
  expect(slug('Aula às 20h')).toBe('aula-as-20h')
  expect(slug('  «Coração» — e   corpo! ')).toBe('coracao-e-corpo')
  expect(slug('…')).toBe('')
})
