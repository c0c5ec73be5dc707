import type { Locator } from 'playwright-core'
import { newWord, oneOf, panelOf, type WalkStep, type Walk, wordsIn } from './walk.ts'

/** Characters that YAML, fonts, or a browser treat in a way of their own, one text to a line. */
const oddTexts =
  ` # |: |- |"|'|{|%|@|&a|*a|!a|\\|null|true|12|👩‍👩‍👧|🇵🇹|👍🏽|e\u0301|\u00a0|\u00ad|\n\n|<b>|{name}|\`|~|[x|],|  `.split('|')
const queries = ['', 'o', 'retiro', 'aula', 'Beatriz', 'Lisboa', '28', 'Inês', 'fotografia']

/** Opens one of the texts of the whole site. */
export const openFromList: WalkStep = async (walk) => {
  await walk.page.getByRole('button', { name: 'Tudo', exact: true }).click()
  await walk.page.getByRole('searchbox').fill(walk.random.pick(queries) ?? '')
  await walk.page.locator('.everything[aria-busy="false"]').waitFor()
  const place = await oneOf(walk, panelOf(walk).locator('.place'))
  const words = await place?.innerText()
  await place?.click()
  return words
}

/** Clicks on something that the page shows. */
export const openOnPage: WalkStep = async (walk) => {
  const site = walk.page.frameLocator('iframe[title="Página"]')
  const part = await oneOf(walk, site.locator('main :is(h1, h2, h3, p, img, li)'))
  const words = await part?.innerText()
  await part?.dispatchEvent('click')
  return words
}

/** Does something to a field's text, and notes which words it had, and which it then has. */
export async function typedInField(walk: Walk, field: Locator, act: () => Promise<unknown>): Promise<string> {
  const before = await field.inputValue()
  await act()
  const after = await field.inputValue()
  for (const word of wordsIn(before)) if (!after.includes(word)) walk.words.delete(word)
  for (const word of wordsIn(after)) walk.words.add(word)
  return `«${before.slice(-40)}» → «${after.slice(-60)}»`
}

/** The field of a text, and not the one that holds a whole file. */
export const anyField = (walk: Walk): Promise<Locator | undefined> =>
  oneOf(walk, panelOf(walk).locator('textarea:not([wrap=off])'))

export const typeWords: WalkStep = async (walk) => {
  const { random, page } = walk
  const field = await anyField(walk)
  if (!field) return undefined
  await field.click()
  await page.keyboard.press(random.pick(['Home', 'End', 'Control+End', 'ArrowLeft', 'Control+a']) ?? 'End')
  const word = newWord(walk, 'typed')
  const did = await typedInField(walk, field, async () => {
    await page.keyboard.type(word)
    await page.keyboard.insertText((random.chance(0.5) && random.pick(oddTexts)) || ' ')
    if (random.chance(0.3)) await page.keyboard.type('e mais')
  })
  if (!walk.words.has(word)) throw new Error(`The field did not take what was typed: ${did}`)
  return did
}

export const clear: WalkStep = async (walk) => {
  const field = await anyField(walk)
  return field && typedInField(walk, field, () => field.fill(''))
}
