import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { LocalisedButton } from '../../content/page/localised.ts'
import { Button } from './button.tsx'
import { WordsContext } from './words.tsx'

const words = { opensChat: 'opens a chat', opensNewTab: 'opens in a new tab' }

const html = (button: LocalisedButton) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WordsContext value={words}>
        <Button button={button} />
      </WordsContext>
    </MemoryRouter>,
  )

test('a scroll button is a link to its anchor in the same tab', () => {
  expect(html({ label: 'Learn more', kind: 'scroll', href: '#contact' })).toBe(
    '<a class="button primary" href="#contact">Learn more</a>',
  )
})

test('a page button is a link within the site', () => {
  const link = html({ label: 'Open class', kind: 'page', href: '/biodanza' })
  expect(link).toContain('href="/biodanza"')
  expect(link).not.toContain('target')
})

test('a chat button opens in a new tab that cannot reach back, says so after its label, and has its number for paper', () => {
  const link = html({ label: 'Write', kind: 'chat', href: 'https://wa.me/351900000001', phone: '+351 900 000 001' })
  expect(link).toContain('href="https://wa.me/351900000001" target="_blank" rel="noopener"')
  expect(link.replaceAll(/<[^>]+>/g, '')).toBe('Write (opens a chat)')
  expect(link).toContain('data-phone="+351 900 000 001"')
})

test('a button that leaves the site opens in a new tab that cannot reach back', () => {
  const link = html({ label: 'School', kind: 'address', href: 'https://school.example' })
  expect(link).toContain('target="_blank" rel="noopener"')
  expect(link.replaceAll(/<[^>]+>/g, '')).toBe('School (opens in a new tab)')
})

test.each(['tel:+351900000001', 'mailto:ola@exemplo.pt'])(
  '%s opens no new tab, and does not say that it does',
  (href) => {
    expect(html({ label: 'Reach me', kind: 'address', href })).toBe(
      `<a class="button primary" href="${href}">Reach me</a>`,
    )
  },
)
