import type { Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { owner } from './facts.ts'
import { chromiumForTests } from './new-page.ts'

const newPage = chromiumForTests()
let page: Page

const photos = () => page.locator('[data-block=gallery] img')
const opacityOf = (index: number) =>
  photos()
    .nth(index)
    .evaluate((img) => {
      let opacity = 1
      for (let element: Element | null = img; element; element = element.parentElement) {
        opacity *= Number(getComputedStyle(element).opacity)
      }
      return opacity
    })

test('the six gallery photos are transparent until they scroll into view, and then fade in', async () => {
  page = await newPage()
  await page.goto('/biodanza')
  expect(await photos().count()).toBe(6)
  for (let index = 0; index < 6; index++) expect(await opacityOf(index)).toBe(0)
  for (let index = 0; index < 6; index++) {
    await photos().nth(index).scrollIntoViewIfNeeded()
    await expect.poll(() => opacityOf(index)).toBe(1)
  }
})

test.each([390, 800, 1440])('at %i px, sizes is the width at which the picture of the hero is drawn', async (width) => {
  page = await newPage({ viewport: { width, height: 900 } })
  for (const { path } of inject('site').pages) {
    await page.goto(path)
    const pictures = await page.locator('#root img[fetchpriority=high]').evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const sizes = image.parentElement?.querySelector('source')?.sizes ?? ''
        const size = sizes
          .split(', ')
          .find((each) => !each.startsWith('(') || matchMedia(each.replace(/ \S+$/, '')).matches)
        const declared = (Number.parseFloat(size?.split(' ').at(-1) ?? '') / 100) * innerWidth
        return { declared, drawn: image.getBoundingClientRect().width }
      }),
    )
    for (const { declared, drawn } of pictures) expect(declared / drawn, path).toBeCloseTo(1, 0)
  }
})

test('the gallery photos are simply there if scripts do not arrive', async () => {
  page = await newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/biodanza')
  await photos().first().scrollIntoViewIfNeeded()
  await expect.poll(() => opacityOf(0)).toBe(1)
  await expect.poll(() => opacityOf(5)).toBe(1)
})

test('the initials of the facilitator are shown until the picture has loaded', async () => {
  page = await newPage()
  const held: Route[] = []
  await page.route('**/images/portrait-*', (route) => void held.push(route))
  await page.goto('/biodanza', { waitUntil: 'domcontentloaded' })
  const avatar = page.locator('[data-block=facilitator] [data-state]')
  await avatar.scrollIntoViewIfNeeded()
  await expect.poll(() => avatar.getAttribute('data-state')).toBe('loading')
  await expect(avatar.getByText(owner.initials, { exact: true }).isVisible()).resolves.toBe(true)
  for (const route of held) await route.continue()
  await expect.poll(() => avatar.getAttribute('data-state')).toBe('loaded')
})

test('the initials of the facilitator are shown if the picture fails to load', async () => {
  page = await newPage()
  await page.route('**/images/portrait-*', (route) => route.abort())
  await page.goto('/biodanza')
  const avatar = page.locator('[data-block=facilitator] [data-state]')
  await avatar.scrollIntoViewIfNeeded()
  await expect.poll(() => avatar.getAttribute('data-state')).toBe('error')
  await expect(avatar.getByText(owner.initials, { exact: true }).isVisible()).resolves.toBe(true)
})
