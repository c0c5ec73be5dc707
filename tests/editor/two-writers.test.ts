import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { testSite } from '../site.ts'
import { editorOfFile, itemAction, onScreen, type EditorOnScreen, undoUntil } from './editor-for-tests.ts'

const opened = editorOfFile()
const title = 'Um sítio para pousar'
/** Not what the page's description says of it. */
const [titleLine, otherLine] = [`pt: ${title}\n`, 'pt: De outro programa\n']

afterEach(async () => {
  const { editor, site, saved } = opened()
  await saved()
  writeFileSync(join(editor.folder, 'home.yaml'), readFileSync(join(testSite, 'home.yaml')))
  await site
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /^(?:Um sítio para pousar|Venha dançar)$/ })
    .waitFor()
})

test('if both changed one text the editor asks, even after a reload and more letters, and the other text is one undo away', async () => {
  const { editor, page, site, saved, openField } = opened()
  const field = await openField()
  // The owner's text does not reach the disk while somebody else writes there.
  await page.route('**/api/saveFile', (route) => route.abort())
  await field.fill('O que ela escreveu')
  await page.getByRole('status').filter({ hasText: 'Sem ligação' }).waitFor()
  await page.unroute('**/api/saveFile')
  writeFileSync(join(editor.folder, 'home.yaml'), editor.read('home.yaml').replace(titleLine, otherLine))

  const question = page.getByRole('alert', { name: /mudou também noutro sítio/ })
  await question.getByText('O que ela escreveu', { exact: true }).waitFor()
  await page.reload()
  await (await openField()).fill('O que ela escreveu depois')
  await question.getByText('O que ela escreveu depois', { exact: true }).waitFor()
  await question.getByText('De outro programa').waitFor()
  await question.getByRole('button', { name: 'Com o outro' }).click()

  await site.getByRole('heading', { level: 1, name: 'De outro programa' }).waitFor()
  await saved()
  await expect.poll(() => editor.read('home.yaml')).toContain('pt: De outro programa')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await site.getByRole('heading', { level: 1, name: 'O que ela escreveu depois' }).waitFor()
})

test('what is typed after another program has broken the file stays, closing the window asks, and mending saves both', async () => {
  const { editor, page, site, saved, openField } = opened()
  const write = (text: string) => writeFileSync(join(editor.folder, 'home.yaml'), text)
  const field = await openField()
  await field.fill('Um lugar')
  await saved()
  await expect.poll(() => editor.read('home.yaml')).toContain('pt: Um lugar')
  const text = editor.read('home.yaml')
  const broken = `${text}broken: "\n`
  write(broken)
  const question = page.getByRole('alert', { name: /mudou também noutro sítio/ })
  await question.getByText('home.yaml').waitFor()
  await field.fill('Um lugar com janela')
  await site.getByRole('heading', { level: 1, name: 'Um lugar com janela' }).waitFor()
  await page.getByRole('status').filter({ hasText: 'Por guardar' }).waitFor()
  expect(editor.read('home.yaml')).toBe(broken)

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()

  const mended = text.replace('  - type: services', '  # Nota\n  - type: services')
  write(mended)
  await saved()
  expect(editor.read('home.yaml')).toBe(mended.replace('pt: Um lugar', 'pt: Um lugar com janela'))
  await question.waitFor({ state: 'detached' })
})

test('what one tab or another program writes is at once on the page of all tabs, or where nobody told it, at the next focus', async () => {
  const { editor, page, site, saved, openField } = opened()
  const other = await (await page.context().browser()?.newContext())?.newPage()
  if (!other) throw new Error('There is no browser.')
  await other.goto(editor.url())
  const otherSite = other.frameLocator('iframe[title="Página"]')
  await otherSite.getByRole('heading', { level: 1, name: title }).waitFor()
  await (await openField()).fill('Escrito no primeiro')
  await otherSite.getByRole('heading', { level: 1, name: 'Escrito no primeiro' }).waitFor()
  // The other program's text in the same field is a conflict while the first tab waits for the answer to its own.
  await saved()
  const written = editor.read('home.yaml').replace('pt: Escrito no primeiro\n', otherLine)
  writeFileSync(join(editor.folder, 'home.yaml'), written)
  for (const each of [site, otherSite])
    await each.getByRole('heading', { level: 1, name: 'De outro programa' }).waitFor()

  let looks = 0
  await other.route('**/api/fileVersions', async (route) => {
    looks += 1
    if (looks > 1) await route.continue()
  })
  await expect.poll(() => looks).toBe(1)
  writeFileSync(join(editor.folder, 'home.yaml'), written.replace(otherLine, 'pt: Em silêncio\n'))
  await site.getByRole('heading', { level: 1, name: 'Em silêncio' }).waitFor()
  await otherSite.getByRole('heading', { level: 1, name: 'De outro programa' }).waitFor()
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await otherSite.getByRole('heading', { level: 1, name: 'Em silêncio' }).waitFor()
  await other.context().close()
})

test('whoever types in a block goes on in that block when another program inserts one above it, and undo leaves theirs', async () => {
  const { editor, page, site, saved, openField } = opened()
  const before = editor.read('home.yaml')
  const heading = site.getByRole('heading', { level: 2, name: 'Aquilo em que acredito' })
  const field = await openField('Título (português)', heading)
  await field.press('End')
  await page.keyboard.type(' um')
  await saved()
  await expect.poll(() => editor.read('home.yaml')).toContain('Aquilo em que acredito um')

  const added =
    '  - type: passage\n    title: { pt: De outro programa, en: Elsewhere }\n    text: { pt: Texto, en: Text }\n'
  const withAdded = (text: string) => text.replace('  - type: services\n', (line) => added + line)
  writeFileSync(join(editor.folder, 'home.yaml'), withAdded(editor.read('home.yaml')))
  await site.getByText('De outro programa').waitFor()
  await page.keyboard.type(' dois')
  await saved()
  const both = withAdded(before).replace('Aquilo em que acredito', 'Aquilo em que acredito um dois')
  await expect.poll(() => editor.read('home.yaml')).toBe(both)
  await expect.poll(() => field.inputValue()).toBe('Aquilo em que acredito um dois')

  await undoUntil(page, () => editor.read('home.yaml') === withAdded(before))
})

const withBenefit = (text: string) =>
  text.replace('    benefits:\n', (line) => `${line}      - { pt: De outro programa, en: Elsewhere }\n`)

test('whoever types in a text of a list goes on in that text when another program inserts one above it', async () => {
  const { editor, page, site, showPage } = opened()
  const before = editor.read('biodanza.yaml')
  await showPage('Aula aberta de Biodanza')
  const former = 'Mais energia para o dia a dia'
  await site.getByText(former).click()
  await page.locator('textarea:focus').press('End')
  await page.keyboard.type(' um')
  await expect.poll(() => editor.read('biodanza.yaml')).toContain(`${former} um`)
  writeFileSync(join(editor.folder, 'biodanza.yaml'), withBenefit(editor.read('biodanza.yaml')))
  await site.getByText('De outro programa').waitFor()
  await page.keyboard.type(' dois')
  const both = withBenefit(before).replace(former, `${former} um dois`)
  await expect.poll(() => editor.read('biodanza.yaml')).toBe(both)
})

test('an event that another program copies with its name hides none between the two, and can be removed', async () => {
  const { editor, page, panel } = opened()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  const rows = panel.getByRole('row')
  await rows.first().waitFor()
  const [before, count] = [editor.read('events.yaml'), await rows.count()]
  const copy = '  - name: aula-aberta\n    title: { pt: Outra, en: Other }\n    days: { first: 2031-05-02 }\n'
  writeFileSync(join(editor.folder, 'events.yaml'), before + copy)
  const copied = rows.filter({ hasText: 'Outra' })
  await copied.waitFor()
  expect(await rows.count()).toBe(count + 1)
  await itemAction(page, copied, 'Retirar')
  await expect.poll(() => editor.read('events.yaml')).toBe(before)
})

test('the seventh tab that is open saves, though a browser opens six connections to one server', async () => {
  const { editor, page } = opened()
  const tabs: EditorOnScreen[] = []
  while (tabs.length < 6) {
    const other = onScreen(await page.context().newPage())
    tabs.push(other)
    await other.page.goto(editor.url())
    await other.site.getByRole('heading', { level: 1 }).waitFor()
  }
  await (await tabs.at(-1)?.openField())?.fill('Escrito no sétimo')
  await expect.poll(() => editor.read('home.yaml')).toContain('Escrito no sétimo')
  for (const tab of tabs) await tab.page.close()
})
