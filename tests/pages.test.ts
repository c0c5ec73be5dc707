import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { whollyRendered } from '../src/tools/audit/readable.ts'
import { chats, eventCards } from './facts.ts'
import { chromiumForTests } from './new-page.ts'

const paths = inject('site').pages.map(({ path }) => path)

const newPage = chromiumForTests()
let page: Page

async function open(path: string): Promise<void> {
  page = await newPage()
  await page.goto(path)
}

async function english(): Promise<void> {
  await page.getByRole('button', { name: 'EN' }).click()
  await page.waitForSelector(whollyRendered)
}
const blockTypes = () =>
  page.locator('#root [data-block]').evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')))
const addressesOf = (links: Locator) =>
  links.evaluateAll((elements) => elements.map((link) => decodeURIComponent((link as HTMLAnchorElement).href)))
const chatsNamed = (label: string) => page.locator('#root').getByRole('link', { name: new RegExp(`^${label} \\(`) })
const chatsOf = (label: string) => addressesOf(chatsNamed(label))
const endings = async () => {
  const names = await page.locator('#root a[target=_blank]').allTextContents()
  return new Set(names.map((name) => name.slice(name.indexOf('('))))
}
const eventChats = () => addressesOf(page.locator('#classes a[href^="https://wa.me/"]'))

test('the home page shows its eight sections in order', async () => {
  await open('/')
  expect(await blockTypes()).toEqual([
    'hero',
    'services',
    'passage',
    'values',
    'events',
    'testimonials',
    'contact',
    'footer',
  ])
  await expect(page.locator('#classes').getAttribute('data-block')).resolves.toBe('events')
  await expect(page.locator('#contact').getAttribute('data-block')).resolves.toBe('contact')
})

test('the open class page shows its nine sections in order', async () => {
  await open('/biodanza')
  expect(await blockTypes()).toEqual([
    'hero',
    'class-details',
    'reasons',
    'facilitator',
    'gallery',
    'experience',
    'testimonials',
    'call-to-action',
    'footer',
  ])
})

test('the first button of the home page leads to the contact section', async () => {
  await open('/')
  await page.locator('[data-block=hero]').getByRole('link', { name: 'Quero saber mais', exact: true }).click()
  await expect
    .poll(() => page.locator('#contact').evaluate((block) => block.getBoundingClientRect().top))
    .toBeLessThan(200)
  expect(new URL(page.url()).hash).toBe('#contact')
})

test('both Biodanza buttons of the home page open a chat with the same text in either language', async () => {
  await open('/')
  const section = page.locator('[data-block=passage]')
  const labels = async () => (await section.getByRole('link').allTextContents()).map((text) => text.split(' (')[0])
  const addresses = () =>
    section
      .getByRole('link')
      .evaluateAll((links) => links.map((a) => decodeURIComponent((a as HTMLAnchorElement).href)))
  expect(await labels()).toEqual(['Quero saber mais', 'Quero me inscrever'])
  expect(await addresses()).toEqual([chats.about, chats.about])
  await english()
  expect(await labels()).toEqual(['Learn more', 'Book my class'])
  expect(await addresses()).toEqual([chats.about, chats.about])
})

test('every event has a chat button that asks about the events, with the same text in either language', async () => {
  const expected = eventCards.map(() => chats.events)
  await open('/')
  expect(await eventChats()).toEqual(expected)
  await english()
  expect(await eventChats()).toEqual(expected)
})

test('the three events say when, where and what they cost', async () => {
  await open('/')
  const block = page.locator('#classes')
  for (const text of ['A primeira aula custa 10 euros', ...eventCards.flatMap(({ when, where }) => [when, where])]) {
    await expect(block.getByText(text, { exact: true }).isVisible(), text).resolves.toBe(true)
  }
})

test('the message button of the contact section opens a chat without a text', async () => {
  await open('/')
  expect(await chatsOf('Enviar Mensagem')).toEqual([chats.therapy])
  await english()
  expect(await chatsOf('Send Message')).toEqual([chats.therapy])
})

test("the open class page's chats ask for information and for a place in the language shown", async () => {
  const { information, place } = chats
  await open('/biodanza')
  expect(new Set(await chatsOf('Quero saber mais'))).toEqual(new Set([information.pt]))
  expect(new Set(await chatsOf('Garanta sua vaga'))).toEqual(new Set([place.pt]))
  expect(await chatsOf('Quero essa transformação')).toEqual([place.pt])
  await english()
  expect(new Set(await chatsOf('Learn more'))).toEqual(new Set([information.en]))
  expect(new Set(await chatsOf('Save your spot'))).toEqual(new Set([place.en]))
  expect(await chatsOf('I want this transformation')).toEqual([place.en])
})

test('every chat opens in a new tab that cannot reach back', async () => {
  for (const path of paths) {
    await open(path)
    const chatLinks = page.locator('a[href^="https://wa.me/"]')
    expect(await chatLinks.count()).toBeGreaterThan(0)
    for (const link of await chatLinks.all()) {
      expect(await link.getAttribute('target')).toBe('_blank')
      expect(await link.getAttribute('rel')).toBe('noopener')
    }
  }
})

test('the name of a link that opens a new tab ends by saying so, in the language shown', async () => {
  for (const path of paths) {
    await open(path)
    expect(await endings()).toEqual(
      new Set(['(abre uma conversa no WhatsApp, noutro separador)', '(abre noutro separador)']),
    )
    await english()
    expect(await endings()).toEqual(new Set(['(opens a WhatsApp chat in a new tab)', '(opens in a new tab)']))
  }
})

test('each testimonial has five stars, a name and a place', async () => {
  await open('/biodanza')
  const testimonials = page.locator('[data-block=testimonials]')
  expect(await testimonials.getByRole('img', { name: '5 de 5 estrelas', exact: true }).count()).toBe(4)
  const words = await testimonials.innerText()
  expect(words.match(/Israel|Alemanha|Portugal/g)).toEqual(['Israel', 'Alemanha', 'Portugal', 'Portugal'])
  await english()
  expect(await testimonials.getByRole('img', { name: '5 out of 5 stars', exact: true }).count()).toBe(4)
})

test('the home page has three testimonials and a copyright notice of 2025 in its footer', async () => {
  await open('/')
  expect(await page.getByRole('img', { name: '5 de 5 estrelas', exact: true }).count()).toBe(3)
  expect(await page.locator('[data-block=footer]').innerText()).toContain('© 2025')
})

test('the open class page says when, where and for how much, with a button to reserve', async () => {
  await open('/biodanza')
  const details = page.locator('[data-block=class-details]')
  const words = await details.innerText()
  expect(words).toContain(eventCards[0]?.when)
  expect(words).toContain(eventCards[0]?.where)
  expect(words).toContain('10 euros')
  expect(await details.getByRole('link', { name: 'Garanta sua vaga (' }).count()).toBe(1)
  expect(await page.locator('[data-block=reasons] li, [data-block=reasons] article').count()).toBe(3)
})

test('a page is complete with JavaScript off, pictures included', async () => {
  for (const path of paths) {
    page = await newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).isVisible()).resolves.toBe(true)
    for (const image of await page.getByRole('img').and(page.locator('img')).all()) {
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      expect(await image.evaluate((img) => getComputedStyle(img).opacity)).toBe('1')
    }
  }
})
