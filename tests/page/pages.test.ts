import { expect, inject, test } from 'vitest'
import { whollyRendered } from '../../src/tools/audit/readable.ts'
import { chats, eventCards } from '../facts.ts'
import { chromiumPageOfFile } from '../new-page.ts'

const page = chromiumPageOfFile()

async function english(): Promise<void> {
  await page().getByRole('link', { name: 'EN', exact: true }).click()
  await page().waitForSelector(`html[lang^=en]${whollyRendered}`)
}
const sections = () =>
  page()
    .locator('#site_root [data-block]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')))
/** What every chat link says, without how it opens, and where it leads. */
const chatLinks = () =>
  page()
    .locator('#site_root a[href^="https://wa.me/"]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map((link) => [link.textContent.split(' (')[0], decodeURIComponent(link.href)]),
    )
const endings = async () => {
  const names = await page().locator('#site_root a[target=_blank]').allTextContents()
  return new Set(names.map((name) => name.slice(name.indexOf('('))))
}
const stars = (name: string) => page().locator('[data-block=testimonials]').getByRole('img', { name, exact: true })

test('each page shows its sections in order', async () => {
  await page().goto('/')
  const home = ['hero', 'services', 'passage', 'values', 'events', 'testimonials', 'contact', 'footer']
  expect(await sections()).toEqual(home)
  expect(await page().locator('#classes, #contact').count()).toBe(2)
  await page().goto('/biodanza')
  const openClass = ['hero', 'class-details', 'reasons', 'facilitator', 'gallery', 'experience']
  expect(await sections()).toEqual([...openClass, 'testimonials', 'call-to-action', 'footer'])
})

test('every chat link of the home page has its number and text, in either language', async () => {
  const [about, events, therapy] = [chats.about, chats.events, chats.therapy]
  await page().goto('/')
  expect(await chatLinks()).toEqual([
    ['Quero saber mais', about],
    ['Quero me inscrever', about],
    ...eventCards.map(({ button }) => [button, events]),
    ['Enviar Mensagem', therapy],
    ['Escrever à Inês', therapy],
  ])
  await english()
  expect(await chatLinks()).toEqual([
    ['Learn more', about],
    ['Book my class', about],
    ...eventCards.map(() => [expect.any(String), events]),
    ['Send Message', therapy],
    ['Write to Inês', therapy],
  ])
})

test('every chat link of the open class page has its number and text, in the language shown', async () => {
  const { information, place } = chats
  await page().goto('/biodanza')
  expect(await chatLinks()).toEqual([
    ['Quero saber mais', information.pt],
    ['Garanta sua vaga', place.pt],
    ['Quero essa transformação', place.pt],
    ['Garanta sua vaga', place.pt],
    ['Quero saber mais', information.pt],
    ['Garanta sua vaga', place.pt],
  ])
  await english()
  expect(await chatLinks()).toEqual([
    ['Learn more', information.en],
    ['Save your spot', place.en],
    ['I want this transformation', place.en],
    ['Save your spot', place.en],
    ['Learn more', information.en],
    ['Save your spot', place.en],
  ])
})

test('the three events say when, where and what they cost, each with its button', async () => {
  await page().goto('/')
  const block = page().getByRole('region', { name: 'Próximos encontros' })
  await expect(block.getByText('A primeira aula custa 10 euros', { exact: true }).isVisible()).resolves.toBe(true)
  for (const { title, when, where, button } of eventCards) {
    const card = block.getByRole('listitem').filter({ hasText: title })
    for (const text of [when, where]) expect(await card.getByText(text, { exact: true }).isVisible(), text).toBe(true)
    expect(await card.getByRole('link', { name: `${button} (` }).count()).toBe(1)
    // Its map and its calendar entry.
    expect(await card.getByRole('link', { name: `: ${title}` }).count()).toBe(2)
  }
})

test('the name of a link that opens a new tab ends by saying so, in the language shown', async () => {
  for (const { path } of inject('site').pages) {
    await page().goto(path)
    expect(await endings()).toEqual(
      new Set(['(abre uma conversa no WhatsApp, noutro separador)', '(abre noutro separador)']),
    )
    await english()
    expect(await endings()).toEqual(new Set(['(opens a WhatsApp chat in a new tab)', '(opens in a new tab)']))
  }
})

test('each testimonial has five stars, a name and a place; the footer has a copyright notice of 2025', async () => {
  await page().goto('/biodanza')
  expect(await stars('5 de 5 estrelas').count()).toBe(4)
  const words = await page().locator('[data-block=testimonials]').innerText()
  expect(words.match(/Israel|Alemanha|Portugal/g)).toEqual(['Israel', 'Alemanha', 'Portugal', 'Portugal'])
  await english()
  expect(await stars('5 out of 5 stars').count()).toBe(4)
  await page().goto('/')
  expect(await stars('5 de 5 estrelas').count()).toBe(3)
  expect(await page().locator('[data-block=footer]').innerText()).toContain('© 2025')
})

test('the open class page says when, where and for how much, with a button to reserve', async () => {
  await page().goto('/biodanza')
  const details = page().locator('[data-block=class-details]')
  const words = await details.innerText()
  for (const fact of [eventCards[0]?.when, eventCards[0]?.where, '10 euros']) expect(words).toContain(fact)
  expect(await details.getByRole('link', { name: 'Garanta sua vaga (' }).count()).toBe(1)
  expect(await page().locator('[data-block=reasons] li, [data-block=reasons] article').count()).toBe(3)
})

test('an unknown address is answered with status 404, three fixed strings and a way home, and is logged', async () => {
  const logged: string[] = []
  page().on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  const response = await page().goto('/does/not/exist')
  expect(response?.status()).toBe(404)
  for (const language of ['pt', 'en']) {
    await page().locator(`a[hreflang=${language}]`).click()
    for (const text of ['404', 'Oops! Page not found'])
      expect(await page().getByText(text, { exact: true }).isVisible()).toBe(true)
  }
  await expect.poll(() => logged.filter((text) => text.includes('/does/not/exist'))).toHaveLength(1)
  await page().locator('a[hreflang=pt]').click()
  await page().getByRole('link', { name: 'Return to Home', exact: true }).click()
  await page().locator('[data-block=hero]').waitFor()
  expect(new URL(page().url()).pathname).toBe('/')
})
