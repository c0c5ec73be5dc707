import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { editorOfFile } from './editor-for-tests.ts'

const opened = editorOfFile()
const undo = () => opened().page.getByRole('button', { name: 'Desfazer' }).click()
const redo = () => opened().page.getByRole('button', { name: 'Refazer' }).click()

/** Every content file, by name. */
function content(): Readonly<Record<string, string>> {
  const { editor } = opened()
  const names = readdirSync(editor.folder, { recursive: true, encoding: 'utf8' }).toSorted()
  return Object.fromEntries(names.filter((name) => name.endsWith('.yaml')).map((name) => [name, editor.read(name)]))
}

test('undo and redo cover edits on several pages and changes to pages, even after a reload', async () => {
  const { page, panel, showPage, saved, openField } = opened()
  const before = content()
  await (await openField()).fill('Primeira página')
  await showPage('Aula aberta de Biodanza em Lisboa, às quartas')
  await (await openField()).fill('Segunda página')
  await page.getByRole('button', { name: 'Páginas' }).click()
  await panel
    .getByRole('listitem')
    .filter({ hasText: '/grupos/retiro' })
    .getByRole('button', { name: 'Retirar' })
    .click()
  await panel.getByRole('button', { name: 'Retirar esta página' }).click()
  await expect.poll(() => content()['retreat.yaml']).toBeUndefined()
  await saved()
  const after = content()

  await page.setViewportSize({ width: 360, height: 740 })
  await undo()
  await expect.poll(() => content()['retreat.yaml']).toBe(before['retreat.yaml'])
  // On a phone, what is said of it goes below no other button than the two.
  const [said, publish] = [page.getByRole('status'), page.getByRole('button', { name: 'Publicar', exact: true })]
  await said.filter({ hasText: 'Desfeito: Página «Um retiro na serra» retirada' }).waitFor()
  const { x = 0, width = 0 } = (await said.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual((await publish.boundingBox())?.x ?? 0)
  await saved()
  // Of a line that is too long, the end says whether the changes are saved, below the signs.
  const sign = (await page.getByRole('button', { name: 'Desfazer' }).locator('svg').boundingBox()) ?? {
    y: 0,
    height: 0,
  }
  const end = await said.getByText('Guardado').evaluate(({ firstChild: words }) => {
    const range = document.createRange()
    if (words) range.setStart(words, (words.nodeValue ?? '').indexOf('Guardado'))
    if (words) range.setEnd(words, (words.nodeValue ?? '').length)
    return range.getBoundingClientRect().toJSON() as Record<'right' | 'top', number>
  })
  expect(end.right).toBeLessThanOrEqual(x + width)
  expect(sign.y + sign.height).toBeLessThanOrEqual(end.top)
  await page.getByRole('button', { name: 'Mais' }).click({ position: { x: 22, y: 40 } })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await undo()
  await undo()
  await expect.poll(() => content()).toEqual(before)
  for (let steps = 0; steps < 3; steps += 1) await redo()
  await expect.poll(() => content()).toEqual(after)
  // Once more than there are steps is no conflict with what others did.
  await said.filter({ hasText: 'Refeito: Página «Um retiro na serra» retirada' }).waitFor()
  await page.keyboard.press('Control+Shift+Z')
  expect(await said.innerText()).toContain('Refeito')
})

test('in a field of what is not in the content yet, the keys take back what was typed there, and no change', async () => {
  const { page, site, panel, field, openField, saved } = opened()
  const before = content()
  await (await openField()).fill('Escrito antes')
  await saved()
  const shortcut = async (typedIn: Locator) => {
    await typedIn.pressSequentially('Roda')
    await page.keyboard.press('Control+z')
    await expect.poll(() => typedIn.inputValue()).not.toContain('Roda')
  }
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Novo evento' }).click()
  await shortcut(field('Título (português)'))
  await page.getByRole('button', { name: 'Tudo', exact: true }).click()
  await shortcut(panel.getByRole('searchbox'))
  await site.getByRole('img').first().click()
  await panel.getByRole('button', { name: 'Usar uma que já cá está' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await site.getByRole('heading', { level: 1, name: 'Escrito antes' }).waitFor()
  await undo()
  await expect.poll(() => content()).toEqual(before)
})

test('whoever goes on in a field while what was done again is being saved stays in that field', async () => {
  const { page, openField, saved } = opened()
  const before = content()
  const title = await openField()
  await title.fill('Outra vez')
  await saved()
  await undo()
  await saved()
  const onDisk = '**/api/saveFile'
  await page.route(onDisk, async (route) => {
    await title.click()
    await route.continue()
  })
  await redo()
  await page.getByRole('status').filter({ hasText: 'Refeito: Título' }).waitFor()
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  expect(await title.evaluate((own) => own === document.activeElement)).toBe(true)
  await page.unroute(onDisk)
  await undo()
  await expect.poll(() => content()).toEqual(before)
})

test('a change made just before a reload is kept and can be undone', async () => {
  const { editor, page, site, openField } = opened()
  const before = editor.read('home.yaml')
  await (await openField()).fill('Mesmo antes')
  await page.reload()
  await site.getByRole('heading', { level: 1, name: 'Mesmo antes' }).waitFor()
  expect(editor.read('home.yaml')).toContain('Mesmo antes')
  await undo()
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
})

const isLeftToBrowser = (place: Locator) =>
  place.evaluate((element) => {
    const key = { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true }
    return element.dispatchEvent(new KeyboardEvent('keydown', key))
  })

test('Ctrl+S, for which a browser would save the editor as a web page, does nothing, wherever the focus is', async () => {
  const { page, site, openField } = opened()
  expect(await isLeftToBrowser(site.getByRole('link').first())).toBe(false)
  expect(await isLeftToBrowser(await openField())).toBe(false)
  await page.getByRole('button', { name: 'Tudo', exact: true }).click()
  expect(await isLeftToBrowser(page.getByRole('searchbox'))).toBe(false)
})

test('an undo is told at once, though what was typed since the last one was undone is as much', async () => {
  const { page, field, openField, saved } = opened()
  const status = page.getByRole('status')
  const title = await openField()
  await title.fill('Outro título')
  await saved()
  await undo()
  await status.filter({ hasText: 'Desfeito: Título' }).waitFor()
  await field('Introdução (português)').fill('Outra introdução')
  await saved()
  const told = await status.evaluateHandle((element) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    return texts
  })
  await undo()
  await status.filter({ hasText: 'Desfeito: Introdução' }).waitFor()
  expect((await told.jsonValue()).filter((text) => text.includes('Título'))).toEqual([])
})

// The last test: its first window never gets an answer again.
test('a disk that is protected, full or silent is told; the change stays, and is saved in the end', async () => {
  const { editor, page, openField } = opened()
  const before = editor.read('home.yaml')
  const status = (text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()
  const field = await openField()
  chmodSync(join(editor.folder, 'home.yaml'), 0o444)
  await field.fill('Protegido')
  await status(/protegido contra alterações/)
  expect(editor.read('home.yaml')).toBe(before)
  expect(await field.inputValue()).toBe('Protegido')
  chmodSync(join(editor.folder, 'home.yaml'), 0o644)
  await expect.poll(() => editor.read('home.yaml')).toContain('Protegido')

  const refusal = { status: 507, contentType: 'application/json', body: '{"refused":"diskFull"}' }
  await page.route('**/api/saveFile', (route) => route.fulfill(refusal))
  await field.fill('Com o disco cheio')
  await status(/disco está cheio/)
  await page.unroute('**/api/saveFile')
  await expect.poll(() => editor.read('home.yaml')).toContain('Com o disco cheio')
  await status(/^Guardado/)

  // Nobody answers: what is typed is kept where another window finds it, and closing this one asks.
  await page.route('**/api/saveFile', () => undefined)
  await field.fill('Sem resposta')
  await status(/está a demorar/)
  await field.press('End')
  await page.keyboard.type(' ainda')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await asked).dismiss()
  const other = await page.context().newPage()
  await other.goto(editor.url())
  await other.getByRole('status').filter({ hasText: 'Guardado' }).waitFor()
  expect(editor.read('home.yaml')).toContain('Sem resposta ainda')
})
