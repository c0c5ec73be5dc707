import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { eventCards, phone } from '../facts.ts'
import { chromiumForTests } from '../new-page.ts'

const newPage = chromiumForTests()

async function printed(path: string): Promise<Page> {
  const page = await newPage({ viewport: { width: 700, height: 780 } })
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  return page
}

test('a printed page has the events, their places and the phone number in digits, and neither toggle nor buttons', async () => {
  const page = await printed('/')
  for (const words of eventCards.flatMap(({ when, where }) => [when, where])) {
    await expect(page.locator('#classes').getByText(words, { exact: true }).isVisible()).resolves.toBe(true)
  }
  const figures = await page
    .locator('#contact a.button')
    .evaluate((link) => ({ label: getComputedStyle(link).fontSize, number: getComputedStyle(link, '::after').content }))
  expect(figures).toEqual({ label: '0px', number: `"${phone('therapy')}"` })
  expect(await page.locator('#contact .person').innerText(), 'Name, role and licence are lines.').toMatch(/^.+\n.+\n.+/)
  await expect(page.getByRole('link', { name: 'EN', exact: true }).isVisible()).resolves.toBe(false)
  await expect(page.getByRole('link', { name: 'Quero saber mais' }).first().isVisible()).resolves.toBe(false)
  // A number without its label has no height, which Playwright takes for hidden.
  const numbers = await page
    .locator('[data-block=passage] .button')
    .evaluateAll((buttons) => buttons.filter((button) => button.checkVisibility()).length)
  expect(numbers, 'Two buttons of a row lead to one number: it is printed once.').toBe(1)
})

const printedOf = (links: Element[]) => links.map((link) => getComputedStyle(link, '::after').content)

test('on paper a booking page has its address, a call its number, words before a button a line, and links a dark colour', async () => {
  const page = await printed('/grupos/retiro')
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await after('[data-block=practice] [href*=marcar]')).toMatch(/^": .*https:.*"$/)
  expect(
    await page.locator('[data-block=hero] .button').evaluateAll(printedOf),
    'Each way to write stands there.',
  ).toEqual(['"retiro@ines-falcao.example"', `"${phone('biodanza')}"`])
  expect(await page.locator('[data-block=contact]').innerText()).toMatch(/\n.* conte numa conversa\.\n/)
  await page.goto('/')
  expect(await after('#contact [href*=marcar]')).toMatch(/^": .*https:.*"$/)
  expect(await after('.licence a')).toBe('none')
  const ink = () =>
    page
      .locator('.licence a')
      .first()
      .evaluate((link) => getComputedStyle(link).color)
  const light = await ink()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await ink(), 'A dark screen has no lighter links on paper.').toBe(light)
})

/** What is of no use on paper: what leads elsewhere, what only a screen reader says, pictures, and the closing words. */
const notPrinted =
  '.closing, .button, .link, .facts [target], .visually-hidden, .skip, .toggle, .thumb, svg, .picture, .avatar, [hidden]'

test.each(inject('site').pages)(
  'every text of a block on $path that says it is printed is visible in print',
  async ({ path }) => {
    const page = await printed(path)
    const lost = await page.locator('#site_root [data-block]:not(.on-screen)').evaluateAll((blocks, exceptions) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, where nothing else of this file is
      const isVisible = (text: Node) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const { width, height } = range.getBoundingClientRect()
        return (
          width > 0 &&
          height > 0 &&
          text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        )
      }
      return blocks.flatMap((block) => {
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
        const texts: Node[] = []
        while (walker.nextNode()) texts.push(walker.currentNode)
        return texts
          .filter((text) => text.textContent?.trim() && !text.parentElement?.closest(exceptions) && !isVisible(text))
          .map((text) => `${block.getAttribute('data-block')}: ${text.textContent}`)
      })
    }, notPrinted)
    const hint =
      'Let print.css or the style of the block show these on paper (`details::details-content { content-visibility: visible }` opens a <details>), or let the block say onPaper={false}.'
    expect(lost, hint).toEqual([])
  },
)

/** What Firefox shows of a page in its reader view. */
const readability = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8')
const inReaderView = `(() => { ${readability}; return new Readability(document.cloneNode(true)).parse().textContent })()`

test.each(['/', '/biodanza', '/en', '/en/biodanza'])(
  'the reader view of %s has every text of its blocks',
  async (path) => {
    // The reader view has a document of its own, without the policy of the page.
    const page = await newPage({ bypassCSP: true })
    await page.goto(path)
    const texts = await page.locator('main [data-block] :is(h1, h2, h3, p, dt, dd, blockquote, b)').allTextContents()
    expect(texts.length).toBeGreaterThan(20)
    const shown = (await page.evaluate<string>(inReaderView)).replaceAll(/\s+/g, ' ')
    expect(texts.filter((text) => !shown.includes(text.replaceAll(/\s+/g, ' ').trim()))).toEqual([])
  },
)
