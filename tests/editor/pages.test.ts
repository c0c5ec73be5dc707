import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editorOfFile } from './editor-for-tests.ts'

const opened = editorOfFile({ viewport: { width: 1440, height: 900 }, hasTouch: true })

test('a page of workshops shows only the events that were chosen', async () => {
  const { editor, page, site, panel, choose } = opened()
  const list = page.getByRole('button', { name: 'Páginas', exact: true })
  await list.click()
  await panel.getByRole('button', { name: 'Acrescentar página' }).click()
  // The list is one press away from its own form, too.
  await list.click()
  await panel.getByRole('button', { name: 'Acrescentar página' }).click()
  await choose('Modelo', 'Workshops: só os eventos que escolher')
  await panel.getByRole('checkbox', { name: 'O retiro' }).check({ force: true })
  for (const name of ['Título', 'Descrição para as pesquisas']) {
    await panel.getByRole('textbox', { name: `${name} (português)` }).fill('Workshops\n')
    await panel.getByRole('textbox', { name: `${name} (inglês)` }).fill('Workshops in Lisbon')
  }
  // The form is there again after its tab was closed, with which all goes that is of the tab alone.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await list.click()
  await panel.getByRole('button', { name: 'Acrescentar página' }).click()
  await panel.getByRole('textbox', { name: 'Endereço' }).fill('/Workshops')
  // The finger that ticks leaves the field, whose address is then corrected.
  await panel.getByText('Rodapé', { exact: true }).tap()
  await panel.getByRole('button', { name: 'Criar a página' }).click()
  await page.getByRole('status').filter({ hasText: 'Página «Workshops» criada' }).waitFor()
  await site.getByRole('heading', { level: 1, name: 'Workshops' }).waitFor()
  await expect.poll(() => editor.read('site.yaml')).toContain('page: /workshops')
  await site.getByRole('heading', { name: 'O retiro' }).waitFor()
  expect(await site.getByRole('heading', { name: 'Aula Aberta' }).count()).toBe(0)
  await expect.poll(() => editor.read('workshops.yaml')).toMatch(/only:\s+- retiro|only: \[retiro\]/)
  expect(editor.read('workshops.yaml')).toContain('title: { pt: Workshops, en: Workshops in Lisbon }\n')
  // A block that is called as its page is has a name among the samples too.
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const publishing = page.getByRole('region', { name: 'Publicação' })
  await publishing.getByText(/^Exemplos: /).click()
  await publishing.getByRole('button', { name: 'Workshops', exact: true }).click()
  await panel.getByRole('textbox', { name: 'Linha acima do título (inglês)' }).waitFor()
})

test('renaming a page moves its file and updates all links; then the page is removed', async () => {
  const { editor, page, panel, saved, undo } = opened()
  const [file, footer] = [editor.read('retreat.yaml'), editor.read('site.yaml')]
  await page.getByRole('button', { name: 'Páginas', exact: true }).click()
  const retreat = panel.getByRole('listitem').filter({ hasText: 'Um retiro na serra' })
  await retreat.getByRole('button', { name: 'Mudar o endereço' }).click()
  const address = panel.getByRole('textbox', { name: 'Endereço' })
  await address.fill('/biodanza')
  await panel.getByText('Este endereço já é da página').waitFor()
  await address.fill('/Retiro na Serra')
  await address.blur()
  expect(await address.inputValue()).toBe('/retiro-na-serra')
  await address.fill('/retiro')
  await panel.getByText('A ligação que leva a esta página muda também.').waitFor()
  await panel.getByRole('button', { name: 'Mudar o endereço' }).click()
  await page.getByRole('status').filter({ hasText: 'Endereço /retiro' }).waitFor()
  await saved()
  await expect.poll(() => existsSync(join(editor.folder, 'retreat.yaml'))).toBe(false)
  expect(editor.read('retiro.yaml')).toBe(
    file.replace(
      'path: /grupos/retiro\nformerly: [/retiro, /grupos/serra]',
      'path: /retiro\nformerly: [/grupos/serra, /grupos/retiro]',
    ),
  )
  expect(editor.read('site.yaml')).toBe(footer.replace('page: /grupos/retiro', 'page: /retiro'))
  await retreat.getByRole('button', { name: 'Um retiro na serra' }).click()
  await undo()
  await retreat.getByText('/grupos/retiro').waitFor()
  await page.getByRole('button', { name: 'Refazer' }).click()
  await retreat.getByText('/retiro', { exact: true }).waitFor()
  // The page in view is the same all along.
  await saved()
  await page.getByRole('banner').getByRole('button', { name: 'Um retiro na serra Página' }).waitFor()

  await retreat.getByRole('button', { name: 'Retirar' }).click()
  await panel.getByRole('listitem').filter({ hasText: 'Rodapé' }).getByText('Desaparece.', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Retirar esta página' }).click()
  await page.getByRole('status').filter({ hasText: 'Página «Um retiro na serra» retirada' }).waitFor()
  await expect.poll(() => existsSync(join(editor.folder, 'retiro.yaml'))).toBe(false)
  expect(editor.read('site.yaml')).not.toContain('/retiro')

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => existsSync(join(editor.folder, 'retiro.yaml'))).toBe(false)
  await expect.poll(() => existsSync(join(editor.folder, 'retreat.yaml'))).toBe(true)
  expect([editor.read('retreat.yaml'), editor.read('site.yaml')]).toEqual([file, footer])

  // Of two home pages, as after copying its file, either can get another address.
  const home = editor.read('home.yaml')
  writeFileSync(join(editor.folder, 'inicio-2.yaml'), home)
  const homes = panel.getByRole('listitem').filter({ has: page.getByText('/', { exact: true }) })
  await expect.poll(() => homes.getByRole('button', { name: 'Mudar o endereço' }).count()).toBe(2)
  await homes.last().getByRole('button', { name: 'Mudar o endereço' }).click()
  await address.fill('/outra')
  // What leads to the address goes on leading to the other one.
  expect(await panel.innerText()).not.toMatch(/endereço antigo|ligação/)
  await panel.getByRole('button', { name: 'Mudar o endereço' }).click()
  await expect.poll(() => existsSync(join(editor.folder, 'outra.yaml'))).toBe(true)
  expect([editor.read('home.yaml'), editor.read('site.yaml')]).toEqual([home, footer])
  rmSync(join(editor.folder, 'outra.yaml'))
  await expect.poll(() => panel.getByText('/outra', { exact: true }).count()).toBe(0)
})

test('the preview shows the title and description as search engines do, with the picture of a shared link', async () => {
  const { page, panel } = opened()
  await page.getByRole('button', { name: 'Páginas', exact: true }).click()
  const retreat = panel.getByRole('listitem').filter({ hasText: 'Um retiro na serra' })
  await retreat.getByRole('button', { name: 'Título e descrição' }).click()
  const found = panel.getByRole('region', { name: 'Como aparece nas pesquisas' })
  await found.getByText('ines-falcao.example/en/grupos/retiro').waitFor()
  await found.getByText('Título: 18 caracteres.').waitFor()
  // What is looked for comes first.
  const top = async (name: string) => (await panel.getByRole('textbox', { name }).boundingBox())?.y ?? 0
  expect(await top('Descrição (inglês)')).toBeLessThan((await found.boundingBox())?.y ?? 0)
  await panel.getByRole('group', { name: 'Título' }).getByRole('textbox', { name: 'Português' }).fill('Retiro')
  await found.getByText('Título: 6 caracteres.').waitFor()
  await found.getByRole('img', { name: 'A imagem ao partilhar' }).getByText('Retiro').waitFor()
})

test('on a phone, the actions of a page are in one line, in English too', async () => {
  const { editor, page } = opened()
  const phone = await page.context().newPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(`${editor.url()}?lang=en`)
  const topOf = (place: string) => phone.locator(place).evaluate((element) => element.getBoundingClientRect().top)
  await phone.getByRole('button', { name: 'Close', exact: true }).click()
  expect(await topOf('.panel > p')).toBeGreaterThan((await topOf('.side')) + 8)
  await phone.getByRole('button', { name: 'More', exact: true }).click()
  await phone.getByRole('button', { name: 'Pages', exact: true }).click()
  const actions = phone.getByRole('group').filter({ hasText: 'Change address' }).first().getByRole('button')
  await actions.last().waitFor()
  const tops = await actions.evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().top))
  expect(tops).toEqual(Array.from(tops, () => tops[0]))
  expect(tops.length).toBe(3)
  // A rule parts one page from another, and not the first one from nothing.
  const rules = phone.locator('.panel li').evaluateAll((lines) => lines.map((each) => getComputedStyle(each).borderTop))
  expect((await rules).map((rule) => rule.startsWith('0px'))).toEqual([true, false, false, false])
  await phone.close()
})
