import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editorOfFile } from './editor-for-tests.ts'

const opened = editorOfFile()

test('a site with samples opens with a few questions, whose answers are no samples any more, and later with the usual jobs', async () => {
  const { editor, page, site, panel, saved, undo } = opened()
  const siteFile = () => parse(editor.read('site.yaml')) as { phones: { biodanza: object }; sample?: true }
  await panel.getByRole('heading', { name: 'Primeiros passos' }).waitFor()
  const left = panel.getByText(/^Faltam \d+ de \d+ respostas/)
  const count = async () => Number.parseInt((await left.innerText()).slice('Faltam '.length))
  const before = await count()
  expect(before).toBeLessThan(12)

  expect(await panel.getByText('Undefined').count()).toBe(0)

  // A number that nobody can dial is no answer; one that is answers for itself alone.
  const phone = panel.getByRole('group', { name: /Biodanza$/ }).getByRole('textbox', { name: 'Número' })
  const said = panel.getByText('Um número português tem nove algarismos depois de +351')
  const unresolved = page.getByRole('button', { name: /por resolver/ })
  expect(await unresolved.count()).toBe(0)
  await phone.fill('+351 91234567')
  // It is checked, yet nothing is said of it before it is left.
  await unresolved.waitFor()
  expect([await said.count(), await phone.getAttribute('aria-invalid')]).toEqual([0, null])
  await panel.getByRole('textbox', { name: 'Cidade (português)' }).click()
  await said.waitFor()
  expect(await count()).toBe(before)
  await phone.fill('912345678')
  await panel.getByRole('textbox', { name: 'Cidade (português)' }).click()
  await expect.poll(count).toBe(before - 1)
  // One step: what was written, and that it is no sample.
  await undo()
  await page.getByRole('status').filter({ hasText: 'Desfeito: Número' }).waitFor()
  await page.getByRole('button', { name: 'Refazer' }).click()
  await expect.poll(count).toBe(before - 1)
  await saved()
  expect(siteFile()).toMatchObject({ phones: { biodanza: { number: '+351 912 345 678' } }, sample: true })
  expect(siteFile().phones.biodanza).not.toHaveProperty('sample')

  // Each answer is on the page at once; an address is understood as people write it.
  await panel.getByRole('textbox', { name: 'Nome (português)' }).fill('Maria João Vaz')
  await panel.getByRole('textbox', { name: 'Nome (inglês)' }).fill('Maria João Vaz')
  await site.getByText('Maria João Vaz').first().waitFor()
  await panel.getByRole('textbox', { name: 'Endereço do site' }).fill('mariajoaovaz.pt')
  await panel.getByRole('textbox', { name: 'Cidade (português)' }).click()
  await expect.poll(siteFile).toMatchObject({
    name: { pt: 'Maria João Vaz', en: 'Maria João Vaz' },
    address: 'https://mariajoaovaz.pt',
  })
  expect(siteFile().sample).toBeUndefined()
  await panel.getByRole('button', { name: 'Ainda não: retirar os inventados' }).click()
  await site.getByRole('heading', { name: 'O que fica' }).waitFor({ state: 'detached' })
  const rest = await count()
  expect(rest).toBeLessThan(before)

  // It can be left, and taken up again where it was.
  await panel.getByRole('button', { name: 'O resto fica para depois' }).click()
  await panel.getByRole('button', { name: `Primeiros passos: faltam ${rest} respostas` }).click()
  expect(await panel.getByRole('textbox', { name: 'Nome (português)' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Fechar' }).click()
  await panel.getByRole('button', { name: 'Trocar uma fotografia' }).click()
  // Photographs of one gallery differ by what they show.
  await panel.getByRole('button', { name: /^Desenho: uma sala tranquila.* Um sítio para pousar/ }).click()
  await panel.getByRole('group', { name: 'Imagem', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Fechar' }).click()
  await panel.getByRole('button', { name: 'Novo evento' }).click()
  await panel.getByRole('button', { name: 'Criar o evento' }).waitFor()
  await saved()
})

test('a waiting list or an absence is said in one press and a sentence, beside every contact', async () => {
  const { editor, page, site, panel, saved, undo } = opened()
  const before = editor.read('site.yaml')
  const without = before.replace(/# O que convém saber antes de escrever\.\nnotices:[^]*?\n\n/, '')
  expect(without).not.toContain('notices')
  writeFileSync(join(editor.folder, 'site.yaml'), without)
  await site.locator('.notice').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Fechar' }).click()
  await panel.getByRole('button', { name: 'Dizer se há lugar, ou quando está fora' }).click()
  await panel.getByRole('textbox', { name: 'Texto (português)' }).click()
  await page.keyboard.type('Há lista de espera.')
  await site.locator('[data-block=contact] .notice').getByText('Há lista de espera.').waitFor()
  await saved()
  expect(editor.read('site.yaml')).toContain('\nnotices:\n  - text:')
  // The list goes with its last notice.
  await panel.getByRole('button', { name: 'Retirar', exact: true }).first().click()
  await expect.poll(() => editor.read('site.yaml')).not.toContain('notices')
  await undo(3)
  await expect.poll(() => editor.read('site.yaml')).toBe(without)
  writeFileSync(join(editor.folder, 'site.yaml'), before)
  await site.locator('.notice').first().waitFor()
})
