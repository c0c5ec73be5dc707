import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { whollyRendered } from '../src/tools/audit/readable.ts'
import { hydrated } from './audits/hydrated.ts'
import { chromiumPageOfFile } from './new-page.ts'

const [withReact, withoutReact] = [chromiumPageOfFile(), chromiumPageOfFile()]
beforeAll(() => withoutReact().route('**/assets/*.js', (route) => route.abort()))

const toggle = (page: Page, language: 'PT' | 'EN') => page.getByRole('button', { name: language, exact: true })

/** Opens an address and makes React load, as a finger near the toggle does. */
async function bringReact(address: string): Promise<Page> {
  const page = withReact()
  await page.goto(address)
  await toggle(page, 'PT').hover()
  await expect.poll(() => page.evaluate(hydrated)).toBe(true)
  return page
}

/**
 * Everything that is shown, as HTML, except the marks between neighbouring texts, which only hydration needs, and the
 * states that exist only once a script observes them: of a picture that is loading, and of a photo that fades in.
 */
const tree = async (page: Page) => {
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

test.each([...inject('site').pages.map(({ path }) => path), '/nada'])(
  'what is prerendered of %s is what React then renders, in whichever language it takes over',
  async (path) => {
    const bare = withoutReact()
    await bare.goto(path)
    const portuguese = await tree(bare)
    await toggle(bare, 'EN').click()
    const english = await tree(bare)
    expect(english).not.toBe(portuguese)
    await toggle(bare, 'PT').click()
    expect(await tree(bare)).toBe(portuguese)

    const page = await bringReact(path)
    expect(await tree(page)).toBe(portuguese)
    await toggle(page, 'EN').click()
    expect(await tree(page)).toBe(english)

    await bringReact(`${path}?lang=en`)
    expect(await tree(page)).toBe(english)
    await toggle(page, 'PT').click()
    expect(await tree(page)).toBe(portuguese)
  },
)
