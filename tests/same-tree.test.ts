import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { whollyRendered } from '../src/tools/audit/readable.ts'
import { hydratedEvent } from '../src/site/shell/program.ts'
import { chromiumForTests } from './new-page.ts'

const paths = inject('site').pages.map(({ path }) => path)
const newPage = chromiumForTests()
let page: Page

/** Opens a page that React takes over, or one where it never loads. */
async function open(path: string, react: 'with React' | 'without React'): Promise<void> {
  page = await newPage()
  await page.addInitScript((event) => {
    document.addEventListener(event, () => Object.assign(globalThis, { hydrated: true }))
  }, hydratedEvent)
  if (react === 'without React') await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(path)
}

const toggle = (language: 'PT' | 'EN') => page.getByRole('button', { name: language, exact: true })

/** Makes React load, as a finger near the toggle does. */
async function bringReact(): Promise<void> {
  await toggle('PT').hover()
  await expect.poll(() => page.evaluate('globalThis.hydrated')).toBe(true)
}

/**
 * Everything that is shown, as HTML, except the marks between neighbouring texts, which only hydration needs, and the
 * states that exist only once a script observes them: of a picture that is loading, and of a photo that fades in.
 */
const tree = async () => {
  await page.waitForSelector(whollyRendered)
  return page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as Element
    const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT)
    const marks: Node[] = []
    while (comments.nextNode()) marks.push(comments.currentNode)
    for (const mark of marks) mark.parentNode?.removeChild(mark)
    for (const avatar of copy.querySelectorAll('.avatar')) avatar.removeAttribute('data-state')
    for (const photo of copy.querySelectorAll('[data-block=gallery] li')) {
      photo.removeAttribute('data-shown')
      photo.removeAttribute('style')
    }
    copy.normalize()
    return copy.innerHTML.replaceAll('><', '>\n<')
  })
}

test.each([...paths, '/nada'])('what is prerendered of %s is what React then renders', async (path) => {
  await open(path, 'without React')
  const prerendered = await tree()
  await toggle('EN').click()
  const swapped = await tree()
  expect(swapped).not.toBe(prerendered)
  await toggle('PT').click()
  expect(await tree()).toBe(prerendered)
  await page.close()

  await open(path, 'with React')
  await bringReact()
  expect(await tree()).toBe(prerendered)
  await toggle('EN').click()
  expect(await tree()).toBe(swapped)
})

test.each(paths)('React takes over %s in the language shown when it loads', async (path) => {
  await open(`${path}?lang=en`, 'without React')
  const english = await tree()
  await page.close()

  await open(`${path}?lang=en`, 'with React')
  await bringReact()
  expect(await tree()).toBe(english)
  await toggle('PT').click()
  const portuguese = await tree()
  await page.close()

  await open(path, 'without React')
  expect(await tree()).toBe(portuguese)
})
