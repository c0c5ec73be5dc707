import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editorForTests, type OpenEditor } from './editor-for-tests.ts'

const open = editorForTests()

/** Each list: how to open it, and how to read its items from disk. */
const lists: readonly (readonly [string, (opened: OpenEditor) => Promise<void>, (opened: OpenEditor) => string[]])[] = [
  [
    'the testimonials of a block',
    ({ site }) => site.getByRole('heading', { name: 'O que fica' }).click(),
    ({ editor }) => {
      const { blocks } = parse(editor.read('home.yaml')) as {
        blocks: { type: string; testimonials: { name: string }[] }[]
      }
      return blocks.find(({ type }) => type === 'testimonials')?.testimonials.map(({ name }) => name) ?? []
    },
  ],
  [
    'the blocks of a page',
    async ({ page, panel }) => {
      await page.getByRole('button', { name: 'Páginas' }).click()
      await panel.getByRole('button', { name: 'Título e descrição' }).first().click()
    },
    ({ editor }) => (parse(editor.read('home.yaml')) as { blocks: { type: string }[] }).blocks.map(({ type }) => type),
  ],
  [
    'the events',
    ({ page }) => page.getByRole('button', { name: 'Eventos' }).click(),
    ({ editor }) =>
      (parse(editor.read('events.yaml')) as { events: { name: string }[] }).events.map(({ name }) => name),
  ],
]

async function dragBelow(from: Locator, to: Locator): Promise<void> {
  const { height = 0 } = (await to.boundingBox()) ?? {}
  await from.dragTo(to, { sourcePosition: { x: 60, y: 12 }, targetPosition: { x: 20, y: height - 2 } })
}

test('the pointer and the keys drag testimonials, blocks and events to another place', async () => {
  const opened = await open()
  const { page, panel } = opened
  for (const [what, show, orderOf] of lists) {
    const before = orderOf(opened)
    const [first = '', second = '', ...others] = before
    await show(opened)
    const rows = panel.getByRole('row')
    await dragBelow(rows.first(), rows.nth(1))
    await expect.poll(() => orderOf(opened), { message: what }).toEqual([second, first, ...others])

    await rows
      .nth(1)
      .getByRole('button', { name: /^Arrastar/ })
      .focus()
    await page.keyboard.press('Enter')
    // A key pressed before a drop target has the focus announces nothing.
    const focused = (name: RegExp) => page.getByRole('row', { name }).and(page.locator(':focus-within'))
    await focused(/^Inserir/).waitFor({ state: 'attached' })
    await page.keyboard.press('Home')
    await focused(/^Inserir antes/).waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await expect.poll(() => orderOf(opened), { message: what }).toEqual(before)
  }
}, 240_000)
