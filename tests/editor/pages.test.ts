import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editorForTests } from './editor-for-tests.ts'

const openEditor = editorForTests()

test(
  'a page is made from a template, with a button that leads to it, and undone in one step',
  { timeout: 240_000 },
  async () => {
    const { editor, page, site, panel, choose, saved } = await openEditor()
    const before = editor.read('site.yaml')
    await page.getByRole('button', { name: 'Páginas' }).click()
    await panel.getByRole('button', { name: 'Acrescentar página' }).click()
    await choose('Modelo', 'Um convite: razões, o que se vive e testemunhos')
    await panel.getByRole('button', { name: 'Criar a página' }).click()
    await panel.getByText('Falta escrever.').first().waitFor()
    await panel.getByRole('textbox', { name: 'Título (português)' }).fill('Retiro de Maio')
    await panel.getByRole('textbox', { name: 'Título (inglês)' }).fill('Retreat in May')
    await panel.getByRole('textbox', { name: 'Descrição para as pesquisas (português)' }).fill('Dois dias no campo.')
    await panel.getByRole('textbox', { name: 'Descrição para as pesquisas (inglês)' }).fill('Two days in the country.')
    expect(await panel.getByRole('textbox', { name: 'Endereço' }).inputValue()).toBe('/retiro-de-maio')
    await panel.getByRole('checkbox', { name: 'Rodapé' }).check({ force: true })
    await panel.getByRole('button', { name: 'Criar a página' }).click()

    await site.getByRole('heading', { level: 1, name: 'Um lugar para se escutar' }).waitFor()
    await saved()
    await expect.poll(() => existsSync(join(editor.folder, 'retiro-de-maio.yaml'))).toBe(true)
    expect(editor.read('retiro-de-maio.yaml')).toContain('title: { pt: Retiro de Maio, en: Retreat in May }')
    await expect
      .poll(() => editor.read('site.yaml'))
      .toContain('    - label: { pt: Retiro de Maio, en: Retreat in May }\n      page: /retiro-de-maio\n')

    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => existsSync(join(editor.folder, 'retiro-de-maio.yaml'))).toBe(false)
    expect(editor.read('site.yaml')).toBe(before)
    await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar' }).waitFor()
  },
)

test(
  'a page gets another address, and its file and all links to it follow; then it is removed',
  { timeout: 240_000 },
  async () => {
    const { editor, page, panel, saved } = await openEditor()
    const [file, footer] = [editor.read('retreat.yaml'), editor.read('site.yaml')]
    await page.getByRole('button', { name: 'Páginas' }).click()
    const retreat = panel.getByRole('listitem').filter({ hasText: 'Um retiro na serra' })
    await retreat.getByRole('button', { name: 'Mudar o endereço' }).click()
    const address = panel.getByRole('textbox', { name: 'Endereço' })
    await address.fill('/biodanza')
    await panel.getByText('Este endereço já é da página').waitFor()
    await address.fill('/Retiro na Serra')
    await panel.getByText('minúsculas sem acentos').waitFor()
    await address.fill('/retiro')
    await panel.getByText('A ligação que leva a esta página muda também.').waitFor()
    await panel.getByRole('button', { name: 'Mudar o endereço' }).click()
    await saved()
    await expect.poll(() => existsSync(join(editor.folder, 'retreat.yaml'))).toBe(false)
    expect(editor.read('retiro.yaml')).toBe(file.replace('path: /grupos/retiro', 'path: /retiro'))
    expect(editor.read('site.yaml')).toBe(footer.replace('page: /grupos/retiro', 'page: /retiro'))

    await retreat.getByRole('button', { name: 'Retirar' }).click()
    await panel.getByText('Rodapé · Retiro na serra · sai').waitFor()
    await panel.getByRole('button', { name: 'Retirar esta página' }).click()
    await expect.poll(() => existsSync(join(editor.folder, 'retiro.yaml'))).toBe(false)
    expect(editor.read('site.yaml')).not.toContain('/retiro')

    await page.getByRole('button', { name: 'Desfazer' }).click()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => existsSync(join(editor.folder, 'retiro.yaml'))).toBe(false)
    await expect.poll(() => existsSync(join(editor.folder, 'retreat.yaml'))).toBe(true)
    expect([editor.read('retreat.yaml'), editor.read('site.yaml')]).toEqual([file, footer])
  },
)
