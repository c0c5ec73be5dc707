import { expect, test } from 'vitest'
import { hydrated } from './audits/hydrated.ts'
import { chromiumForTests } from './new-page.ts'

const newPage = chromiumForTests()

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
  const page = await newPage()
  await page.addInitScript(observeLate)
  await page.goto('/biodanza')
  const photo = page.locator('[data-block=gallery] li').first()
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(hydrated)).toBe(true)
  await expect.poll(() => photo.evaluate((item) => getComputedStyle(item).opacity)).toBe('1')
})
