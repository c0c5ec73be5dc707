import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { en } from '../../src/editor/app/messages/en.ts'
import { pt } from '../../src/editor/app/messages/pt.ts'
import { editorOfFile } from './editor-for-tests.ts'

const opened = editorOfFile()

const textsIn = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : typeof part === 'object' && part ? Object.values(part).flatMap(textsIn) : []
const portuguese = new Set(textsIn(pt))
/**
 * Texts of the editor that exist only in English, and words of a library that can't be translated.
 */
const english = new Set(textsIn(en).filter((text) => !portuguese.has(text)))
const englishWords = /\b(?:the|press|select|drag|choose|dismiss|calendar|next|day|month|year|hour|minute|dropzone)\b/i

const isWrong = (name: string): boolean => name.startsWith('no name') || english.has(name) || englishWords.test(name)

const usable = 'button|textbox|checkbox|radio|link|option|spinbutton|slider|combobox|searchbox|dialog|grid|region'

/**
 * The accessible names of all current controls; a control without a name is described instead.
 */
async function namesIn(page: Page): Promise<readonly string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  return lines.flatMap((line) => {
    const [, role, name] = new RegExp(`^\\s*- (?:')?(${usable})\\b(?: "([^"]*)")?`).exec(line) ?? []
    return role === undefined ? [] : [name ?? `no name: ${role}`]
  })
}

test('every control in the editor has a name, in Portuguese', async () => {
  const { page, site, panel } = opened()
  const said = new Set<string>()
  const checkNames = async () => {
    for (const name of await namesIn(page)) said.add(name)
  }
  await site.getByRole('heading', { level: 1 }).click()
  await panel.getByRole('textbox').first().waitFor()
  await checkNames()
  for (const title of ['Tudo', 'Páginas', 'Eventos', 'Novo evento', 'Publicar']) {
    await page.getByRole('button', { name: title, exact: true }).click()
    await page.locator('.side').getByRole('heading', { name: title }).first().waitFor()
    await checkNames()
    if (title !== 'Novo evento') continue
    await panel.getByRole('button', { name: 'Calendário' }).first().click()
    await page.getByRole('dialog').waitFor()
    await checkNames()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Ver como' }).click()
  await page.getByRole('radio', { name: 'Telemóvel' }).waitFor()
  await checkNames()
  await page.keyboard.press('Escape')
  expect(said.size).toBeGreaterThan(40)
  expect([...said].filter(isWrong)).toEqual([])
})

test('axe finds nothing on the page in the frame, with the buttons between its blocks', async () => {
  const { page, site } = opened()
  await site.getByRole('button', { name: pt.insertHere }).first().waitFor()
  const frame = page.frames().find((each) => each.url().endsWith('/frame'))
  if (!frame) throw new Error('There is no frame.')
  expect(await axeFindings({ evaluate: (expression) => frame.evaluate(expression) })).toEqual([])
})

test('in English each field has an explanation and each value a name in English', async () => {
  const { editor, page } = opened()
  const inEnglish = await page.context().newPage()
  await inEnglish.goto(`${editor.url()}?lang=en`)
  await inEnglish.frameLocator('iframe').getByRole('heading', { level: 1 }).click()
  const panel = inEnglish.getByRole('region', { name: en.panel })
  await panel.getByText('A short line above the title.').waitFor()
  const hints = (await panel.locator('.hint').allInnerTexts()).filter(Boolean)
  expect(hints.length).toBeGreaterThan(5)
  expect(hints.filter((hint) => /[ãçõ]|\b(?:uma?|que|título|texto)\b/i.test(hint))).toEqual([])
  // The values of an enumeration have the names from the schema, not the words of the file.
  await inEnglish.getByRole('button', { name: en.events.title, exact: true }).click()
  await inEnglish.getByRole('button', { name: en.events.add, exact: true }).click()
  await inEnglish.getByRole('button', { name: /How it takes place$/ }).click()
  await inEnglish.getByRole('option', { name: 'Every week' }).click()
  await inEnglish.getByRole('button', { name: 'Wednesday', exact: true }).waitFor()
  await inEnglish.close()
})
