import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { LocalisedButton } from '../../content/page/localised.ts'
import { Button } from './button.tsx'

// Those that open a new tab are checked on the built site.
test.each<[LocalisedButton['kind'], href: string]>([
  ['scroll', '#contact'],
  ['page', '/biodanza'],
  ['address', 'tel:+351900000001'],
  ['address', 'mailto:ola@exemplo.pt'],
])('a button of the kind %s to %s is a link in the same tab, and does not say otherwise', (kind, href) => {
  const link = renderToStaticMarkup(
    <MemoryRouter>
      <Button button={{ label: 'Learn more', kind, href }} />
    </MemoryRouter>,
  )
  expect(link).toMatch(/^<a [^>]*>Learn more<\/a> $/)
  expect(link).toContain(` href="${href}"`)
  expect(link).not.toContain('target')
})
