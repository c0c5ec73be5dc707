import { expect, test } from 'vitest'
import { shownAs } from './pictures-in-texts.ts'
import { pageBefore } from './testing/edited-page.ts'

test('a picture is replaced wherever it is shown, and a text that only reads like its name stays', () => {
  const page = pageBefore.replace('pt: Um,', 'pt: sala.jpg,')
  expect(shownAs('home.yaml', page, 'sala.jpg', 'nova.jpg')).toBe(page.replace('file: sala.jpg', 'file: nova.jpg'))
})

test('a page that does not show the picture, or that cannot be read, stays as it is', () => {
  expect(shownAs('home.yaml', pageBefore, 'outra.jpg', 'nova.jpg')).toBe(pageBefore)
  expect(shownAs('home.yaml', '- [', 'sala.jpg', 'nova.jpg')).toBe('- [')
})
