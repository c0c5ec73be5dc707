import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

test.each([
  ['Helena Amaral', 'HA'],
  ['Maria da Conceição Albuquerque', 'MA'],
  ['Ângela', 'Â'],
  ['Inês Falcão 🌿', 'I🌿'],
])('the initials of %s are %s', (name, initials) => {
  expect(renderToStaticMarkup(<Avatar name={name} />)).toContain(`>${initials}</span>`)
})
