import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hydrated } from '../audits/hydrated.ts'
import { chromiumForTests } from '../new-page.ts'

const newPage = chromiumForTests()
let page: Page

test('at any width of a window, sizes is the width at which the picture of the hero is drawn', async () => {
  page = await newPage()
  for (const { path } of inject('site').pages) {
    await page.goto(path)
    for (const width of [390, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const pictures = await page
        .locator('#site_root img[fetchpriority=high]')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map((image) => {
            const sizes = image.parentElement?.querySelector('source')?.sizes ?? ''
            const size = sizes
              .split(', ')
              .find((each) => !each.startsWith('(') || matchMedia(each.replace(/ \S+$/, '')).matches)
            const declared = (Number.parseFloat(size?.split(' ').at(-1) ?? '') / 100) * innerWidth
            return { declared, drawn: image.getBoundingClientRect().width }
          }),
        )
      for (const { declared, drawn } of pictures) expect(declared / drawn, `${path} at ${width} px`).toBeCloseTo(1, 0)
    }
  }
})

/** Lets an observer report two moments at once, as on a busy device: the first is from before anything was visible. */
const observeLate = () => {
  const { IntersectionObserver: Observer } = globalThis
  globalThis.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const unseen = { isIntersecting: false } as IntersectionObserverEntry
      super((entries, observer) => callback([unseen, ...entries], observer), options)
    }
  }
}

test('a photo fades in on a device that was too busy to notice at once that it came into view', async () => {
  page = await newPage()
  await page.addInitScript(observeLate)
  await page.goto('/biodanza')
  const photo = page.locator('[data-block=gallery] li').first()
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(hydrated)).toBe(true)
  await expect.poll(() => photo.evaluate((item) => getComputedStyle(item).opacity)).toBe('1')
})
