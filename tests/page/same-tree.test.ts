import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { addressIn } from '../../src/content/model/language.ts'
import { whollyRendered } from '../../src/tools/audit/readable.ts'
import { hydrated } from '../audits/hydrated.ts'
import { chromiumPageOfFile } from '../new-page.ts'

const site = inject('site')
const [withReact, withoutReact] = [chromiumPageOfFile(), chromiumPageOfFile()]
beforeAll(() => withoutReact().route('**/assets/*.js*', (route) => route.abort()))

const toggle = (page: Page, language: 'PT' | 'EN') => page.getByRole('link', { name: language, exact: true })

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
  return page.locator('#site_root').evaluate((root) => {
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

/** Every text, alternative text and accessible name that the page shows. */
const shownTexts = (page: Page) =>
  page.locator('#site_root').evaluate((root) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    for (const element of root.querySelectorAll('[alt],[aria-label],[title]')) {
      for (const name of ['alt', 'aria-label', 'title']) texts.push(element.getAttribute(name) ?? '')
    }
    return texts
  })

/** The Portuguese strings of a page's data that are not the same in English. */
function onlyPortuguese(name: string): string[] {
  const data = JSON.parse(readFileSync(`${site.folder}/${name}.json`, 'utf8')) as Record<
    'pt' | 'en',
    { blocks: unknown }
  >
  const strings = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings)
  const english = new Set(strings(data.en.blocks))
  return strings(data.pt.blocks).filter((text) => !english.has(text))
}

test.each([...site.pages, { path: '/nada', name: '404' }])(
  'every text of $path follows the toggle, and what is prerendered is what React then renders in either language',
  async ({ path, name }) => {
    const bare = withoutReact()
    await bare.goto(path)
    expect(await bare.locator('html').getAttribute('lang')).toBe('pt')
    const [portuguese, title] = [await tree(bare), await bare.title()]
    await toggle(bare, 'EN').click()
    await bare.locator('html[lang=en]').waitFor({ state: 'attached' })
    const english = await tree(bare)
    expect(await bare.locator('html').getAttribute('lang')).toBe('en')
    expect(await toggle(bare, 'EN').getAttribute('aria-current')).toBe('true')
    if (name !== '404') expect(await bare.title()).not.toBe(title)
    const shown = await shownTexts(bare)
    expect(onlyPortuguese(name).filter((text) => shown.includes(text))).toEqual([])
    await toggle(bare, 'PT').click()
    expect(await tree(bare)).toBe(portuguese)
    expect(await bare.title()).toBe(title)

    const page = await bringReact(path)
    expect(await tree(page)).toBe(portuguese)
    await toggle(page, 'EN').click()
    expect(await tree(page)).toBe(english)

    await bringReact(addressIn(path, 'en'))
    expect(await tree(page)).toBe(english)
    await toggle(page, 'PT').click()
    expect(await tree(page)).toBe(portuguese)
  },
)
