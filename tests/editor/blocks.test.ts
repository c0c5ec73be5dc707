import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { blockTypes } from '../../src/content/model/schema/schema-files.ts'
import { editorOfFile, type OpenEditor } from './editor-for-tests.ts'

const opened = editorOfFile()

test('the buttons on the page add, copy, move and remove a block; the footer stays last', async () => {
  const { editor, page, site, panel, saved } = opened()
  const before = editor.read('home.yaml')
  const types = () => (parse(editor.read('home.yaml')) as { blocks: { type: string }[] }).blocks.map(({ type }) => type)
  const [others, last = ''] = [types().slice(0, -1), types().at(-1)]
  const button = (name: string) => panel.getByRole('button', { name, exact: true })
  const marks = site.getByRole('button', { name: 'Acrescentar bloco aqui' })
  const lastOnPage = () =>
    site
      .locator('#site_root :is(section, footer)')
      .last()
      .evaluate(({ localName }) => localName)

  await expect.poll(() => marks.count()).toBe(types().length + 1)
  // Each says between which two it is.
  await site.getByRole('button', { name: 'Acrescentar bloco aqui: O que fica / Quem vai encontrar' }).click()
  await panel.getByRole('heading', { name: 'Que bloco?' }).waitFor()
  // As elsewhere, the ways out are in one line.
  const [back, close] = [button('Voltar'), page.getByRole('button', { name: 'Fechar' })]
  expect((await back.boundingBox())?.y).toBe((await close.boundingBox())?.y)
  const choices = panel.getByRole('listitem')
  expect(await choices.count()).toBe(blockTypes().length)
  for (const choice of await choices.all()) {
    const said = (await choice.innerText()).split('\n').filter(Boolean)
    expect(said).toEqual([expect.stringMatching(/^\p{Lu}/u), expect.stringMatching(/\.$/)])
    expect(await choice.locator('iframe').count()).toBe(1)
  }
  const passage = choices.getByRole('button', { name: /^Texto e imagem/ })
  const scrolled = () => panel.evaluate(({ scrollTop }) => scrollTop)
  await passage.scrollIntoViewIfNeeded()
  expect(await scrolled()).toBeGreaterThan(0)
  await passage.click()
  // It is shown from its beginning, however far down the list it was chosen.
  await button('Retirar').waitFor()
  await expect.poll(scrolled).toBe(0)
  await expect.poll(types).toEqual([...others, 'passage', last])
  // Back is the list of blocks, and not the choice of another one.
  await button('Voltar').click()
  await panel.getByRole('row').nth(others.length).click()

  await button('Duplicar').dblclick()
  await expect.poll(types).toEqual([...others, 'passage', 'passage', last])
  await button('Descer').click()
  await expect.poll(types).toEqual([...others, 'passage', last, 'passage'])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(types).toEqual([...others, 'passage', 'passage', last])
  // The same block is still open.
  await button('Descer').click()
  await expect.poll(types).toEqual([...others, 'passage', last, 'passage'])
  await expect.poll(() => site.locator('main > *').last().getAttribute('data-block')).toBe('passage')
  // The page goes with it, however little of it is in view.
  await page.setViewportSize({ width: 1440, height: 320 })
  const lastInView = () => site.locator('main > *').last().getByRole('heading').first().evaluate(isInView)
  await button('Subir').click()
  await button('Descer').click()
  await expect.poll(lastInView).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await lastOnPage()).toBe('footer')
  await button('Retirar').click()
  await expect.poll(types).toEqual([...others, 'passage', last])

  for (let steps = 0; steps < 6; steps += 1) await page.getByRole('button', { name: 'Desfazer' }).click()
  await saved()
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
})

test('a copy is called a repetition only once it is opened again', async () => {
  const { editor, page, panel, saved, undo } = opened()
  const before = editor.read('events.yaml')
  const isTwice = panel.getByText(/está duas vezes na lista/)
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Aula Aberta', exact: true }).click()
  for (const action of ['Duplicar', 'Descer']) {
    const text = editor.read('events.yaml')
    await panel.getByRole('button', { name: action }).click()
    await expect.poll(() => editor.read('events.yaml')).not.toBe(text)
    await saved()
    expect(await isTwice.count()).toBe(0)
  }
  await panel.getByRole('button', { name: 'Voltar' }).click()
  await panel.getByRole('button', { name: 'Aula Aberta', exact: true }).last().click()
  await isTwice.waitFor()
  await undo(2)
  await expect.poll(() => editor.read('events.yaml')).toBe(before)
})

/** Each list: how to open it, and how to read its items from disk. */
const lists: readonly (readonly [string, (editor: OpenEditor) => Promise<void>, (editor: OpenEditor) => string[]])[] = [
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
    ({ page }) => page.getByRole('button', { name: 'Eventos', exact: true }).click(),
    ({ editor }) =>
      (parse(editor.read('events.yaml')) as { events: { name: string }[] }).events.map(({ name }) => name),
  ],
]

async function dragBelow(from: Locator, to: Locator): Promise<void> {
  // A row that has just been rendered has not its full height yet, or is hidden again until all parts of the form are
  // loaded: a place measured then lies in the row above.
  let height = 0
  const heightOfTarget = () => to.evaluate((row) => row.getBoundingClientRect().height)
  await expect.poll(async () => (height = await heightOfTarget())).toBeGreaterThanOrEqual(24)
  await from.dragTo(to, { sourcePosition: { x: 60, y: 12 }, targetPosition: { x: 20, y: height - 2 } })
}

test('the pointer and the keys drag testimonials, blocks and events to another place', async () => {
  const { page, panel } = opened()
  for (const [what, show, orderOf] of lists) {
    const before = orderOf(opened())
    const [first = '', second = '', ...others] = before
    await show(opened())
    const rows = panel.getByRole('row')
    await dragBelow(rows.first(), rows.nth(1))
    await expect.poll(() => orderOf(opened()), { message: what }).toEqual([second, first, ...others])

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
    await expect.poll(() => orderOf(opened()), { message: what }).toEqual(before)
  }
})

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

test('the first press after a drag counts in Safari, which tells of it by mouse events alone', async () => {
  const { page, panel } = opened()
  await page.getByRole('button', { name: 'Páginas', exact: true }).evaluate((button) => {
    const press = { bubbles: true, cancelable: true, detail: 1 }
    document.body.dispatchEvent(new DragEvent('dragstart', press))
    button.dispatchEvent(new MouseEvent('mousedown', press))
    button.dispatchEvent(new PointerEvent('pointerup', { ...press, pointerId: 1, pointerType: 'mouse' }))
    for (const type of ['mouseup', 'click']) button.dispatchEvent(new MouseEvent(type, press))
  })
  await panel.getByRole('heading', { name: 'Páginas' }).waitFor()
})
