import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { blockTypesAmong, schemaFiles } from '../../src/content/model/schema/schema-files.ts'
import { editorOfFile } from './editor-for-tests.ts'

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
      .locator('#root :is(section, footer)')
      .last()
      .evaluate(({ localName }) => localName)

  await expect.poll(() => marks.count()).toBe(types().length + 1)
  await marks.nth(others.length).click()
  await panel.getByRole('heading', { name: 'Que bloco?' }).waitFor()
  const choices = panel.getByRole('listitem')
  expect(await choices.count()).toBe(blockTypesAmong(schemaFiles.keys()).length)
  for (const choice of await choices.all()) {
    const said = (await choice.innerText()).split('\n').filter(Boolean)
    expect(said).toEqual([expect.stringMatching(/^\p{Lu}/u), expect.stringMatching(/\.$/)])
    expect(await choice.locator('iframe').count()).toBe(1)
  }
  await choices.getByRole('button', { name: /^Texto e imagem/ }).click()
  await expect.poll(types).toEqual([...others, 'passage', last])

  await button('Duplicar').click()
  await expect.poll(types).toEqual([...others, 'passage', 'passage', last])
  await button('Descer').click()
  await expect.poll(types).toEqual([...others, 'passage', last, 'passage'])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(types).toEqual([...others, 'passage', 'passage', last])
  // The same block is still open.
  await button('Descer').click()
  await expect.poll(types).toEqual([...others, 'passage', last, 'passage'])
  await expect.poll(() => site.locator('main > *').last().getAttribute('data-block')).toBe('passage')
  expect(await lastOnPage()).toBe('footer')
  await button('Retirar').click()
  await expect.poll(types).toEqual([...others, 'passage', last])

  for (let steps = 0; steps < 4; steps += 1) await page.getByRole('button', { name: 'Desfazer' }).click()
  await saved()
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
}, 120_000)
