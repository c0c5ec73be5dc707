import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LocalisedPicture } from '../../content/page/localised.ts'
import { Avatar } from './avatar.tsx'

const portrait: LocalisedPicture = {
  file: 'portrait.jpg',
  alt: 'Helena',
  width: 800,
  height: 800,
  src: '/images/portrait-480.jpg',
  sources: [],
  placeholder: { columns: 1, colours: ['#efd9c3'] },
}

test.each([
  ['Helena Amaral', 'HA'],
  ['Maria da Conceição Albuquerque', 'MA'],
  ['Ângela', 'Â'],
])('the initials of %s are %s', (name, initials) => {
  expect(renderToStaticMarkup(<Avatar name={name} />)).toContain(`>${initials}</span>`)
})

test('before any script runs the avatar is idle, and its picture is in the page', () => {
  const html = renderToStaticMarkup(<Avatar name="Helena Amaral" picture={portrait} />)
  expect(html).toContain('data-state="idle"')
  expect(html).toContain('src="/images/portrait-480.jpg"')
})
