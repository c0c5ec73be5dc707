import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editorForTests } from './editor-for-tests.ts'

const open = editorForTests()
const title = 'Um sítio para pousar'
/** Not what the page's description says of it. */
const [titleLine, otherLine] = [`pt: ${title}\n`, 'pt: De outro programa\n']

test(
  'what another program changes while nothing is being written is on the page at once',
  { timeout: 240_000 },
  async () => {
    const { editor, site } = await open()
    writeFileSync(join(editor.folder, 'home.yaml'), editor.read('home.yaml').replace(titleLine, otherLine))
    await site.getByRole('heading', { level: 1, name: 'De outro programa' }).waitFor()
  },
)

test(
  'if both changed one text the editor asks, and whichever is kept, the other is one undo away',
  {
    timeout: 240_000,
  },
  async () => {
    const { editor, page, site, panel, saved } = await open()
    await site.getByRole('heading', { level: 1 }).click()
    // What she writes does not reach the disk while somebody else writes there.
    await page.route('**/api/files/**', (route) => route.abort())
    await panel.getByRole('textbox', { name: 'Título (português)', exact: true }).fill('O que ela escreveu')
    await page.getByRole('status').filter({ hasText: 'Sem ligação' }).waitFor()
    await page.unroute('**/api/files/**')
    writeFileSync(join(editor.folder, 'home.yaml'), editor.read('home.yaml').replace(titleLine, otherLine))

    const question = panel.getByRole('alert', { name: /mudou também noutro sítio/ })
    await question.getByText('O que ela escreveu').waitFor()
    await question.getByText('De outro programa').waitFor()
    await question.getByRole('button', { name: 'Com o outro' }).click()

    await site.getByRole('heading', { level: 1, name: 'De outro programa' }).waitFor()
    await saved()
    await expect.poll(() => editor.read('home.yaml')).toContain('pt: De outro programa')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await site.getByRole('heading', { level: 1, name: 'O que ela escreveu' }).waitFor()
  },
)

test('two tabs agree: what is written in one appears on the page in the other', { timeout: 240_000 }, async () => {
  const { editor, page, site, panel } = await open()
  const other = await (await page.context().browser()?.newContext())?.newPage()
  if (!other) throw new Error('There is no browser.')
  await other.goto(editor.url())
  const otherSite = other.frameLocator('iframe[title="Página"]')
  await otherSite.getByRole('heading', { level: 1, name: title }).waitFor()
  await site.getByRole('heading', { level: 1 }).click()
  await panel.getByRole('textbox', { name: 'Título (português)', exact: true }).fill('Escrito no primeiro')
  await otherSite.getByRole('heading', { level: 1, name: 'Escrito no primeiro' }).waitFor()
})
