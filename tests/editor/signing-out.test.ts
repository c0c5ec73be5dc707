import { expect, test } from 'vitest'
import { expectComplaints } from '../browsers.ts'
import { onlineEditors, titleIn } from './online-editor.ts'

const open = onlineEditors()

test('who signs out hears of all that is lost, also of what was written since, or what the browser could not save', async () => {
  expectComplaints(/QuotaExceeded/)
  const { page, signIn } = await open()
  await signIn()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByText('Sair apaga deste aparelho').waitFor()
  const warning = page.getByText('Há alterações por publicar')
  expect(await warning.count()).toBe(0)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  await titleIn(page).click()
  await page.getByRole('textbox', { name: 'Título (português)', exact: true }).fill('Por guardar')
  await page.getByRole('status').filter({ hasText: 'não tem mais espaço' }).waitFor()
  await page.getByRole('button', { name: 'Sair e apagar' }).click()
  await warning.waitFor()
  expect(await titleIn(page).innerText()).toBe('Por guardar')
})

test('who signs out and in again beside another tab has an editor that opens without a network', async () => {
  const { page, signIn, tab, context } = await open()
  const keepsEditor = () => page.evaluate(async () => (await caches.match('/editar/')) !== undefined)
  await page.getByLabel('Este aparelho é só meu').check()
  await signIn()
  await expect.poll(keepsEditor).toBe(true)
  await titleIn(await tab()).waitFor()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Sair e apagar' }).click()
  await page.getByLabel('Este aparelho é só meu').check()
  expect(await keepsEditor()).toBe(false)
  await signIn()
  await expect.poll(keepsEditor).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await titleIn(page).waitFor()
})
