import type { Page } from 'playwright-core'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { hasFocus } from './editor-for-tests.ts'
import { keptHere, onlineEditors, titleIn, write } from './online-editor.ts'

const open = onlineEditors()

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a draft is kept apart from the site, shown to a friend without a key, and gone on with on another device', async () => {
  const online = await open()
  const { page, signIn, theirs, device } = online
  const branches = () => theirs.git('ls-remote', '--heads', 'origin').split('\n').length
  await signIn()
  await write(online, 'Título do Natal')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const [name, natal] = [page.getByLabel('Nome do rascunho'), 'Ver este rascunho: Natal na praia']
  const saveAs = async (given: string) => {
    await name.fill(given)
    await page.getByRole('button', { name: 'Guardar como rascunho' }).click()
    await status(page, 'O rascunho está guardado').waitFor()
    await page.locator('button.close').click()
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await page.getByRole('button', { name: natal }).first().waitFor()
  }
  await saveAs('natal na praia')
  expect(branches()).toBe(2)
  theirs.git('push', '-q', 'origin', 'HEAD:refs/heads/rascunho-Natal-na-praia')
  // The form goes on with the draft of that very name, once both are listed.
  for (let time = 0; time < 2; time += 1) await saveAs('natal na praia')
  theirs.git('push', '-q', 'origin', ':rascunho-Natal-na-praia')
  await saveAs('natal na praia')
  // The form goes on with the one draft that is from here, and asks which if there are several.
  await expect.poll(() => name.inputValue()).toBe('natal na praia')
  await saveAs('Natal na praia')
  expect(branches(), 'A phone begins a name with a capital.').toBe(2)
  await saveAs('Retiro')
  await page.getByRole('button', { name: 'Ver este rascunho: Retiro' }).waitFor()
  expect(await name.inputValue()).toBe('')
  for (const [given, said] of [
    ['Retiro', 'O rascunho está guardado'],
    ['!', 'Dê-lhe um nome com letras'],
  ] as const) {
    await name.fill(given)
    await page.getByRole('button', { name: 'Guardar como rascunho' }).click()
    await page.getByText(said).waitFor()
  }
  expect(await status(page, 'O rascunho está guardado').count(), 'A name is refused.').toBe(0)
  await page.getByRole('button', { name: natal }).click()
  const link = (await page.getByRole('link', { name: 'rascunho=' }).getAttribute('href')) ?? ''
  expect(await axeFindings(page)).toEqual([])
  // Nothing is said above the list, so that the focus is at the heading.
  await page.keyboard.press('Escape')
  await hasFocus(page.getByRole('heading', { name: 'Publicar', exact: true }))

  const friend = await device(link)
  await titleIn(friend).filter({ hasText: 'Título do Natal' }).click()
  await friend.getByText('só para ver').waitFor()
  expect(await friend.getByRole('textbox').count()).toBe(0)
  expect(await axeFindings(friend)).toEqual([])
  expect(await friend.evaluate(keptHere)).toEqual([])

  const computer = await device()
  await signIn(computer)
  await titleIn(computer).filter({ hasText: 'Um sítio para pousar' }).waitFor()
  await computer.getByRole('button', { name: 'Publicar', exact: true }).click()
  await computer.getByRole('button', { name: natal }).click()
  await computer.getByRole('button', { name: 'Continuar aqui' }).click()
  await status(computer, 'está junto').waitFor()
  await titleIn(computer).filter({ hasText: 'Título do Natal' }).waitFor()
  await computer.getByRole('button', { name: natal }).click()
  await computer.getByRole('button', { name: 'Apagar este rascunho' }).click()
  await computer.getByRole('button', { name: 'Apagar', exact: true }).click()
  await status(computer, 'O rascunho foi apagado').waitFor()
  expect(branches()).toBe(2)
  await computer.getByRole('button', { name: 'Publicar 1 alteração' }).waitFor()

  await friend.reload()
  await friend.getByText('Este rascunho já não existe').waitFor()
})

test('a photograph of a draft is not kept on the device of a friend, also where the host shows the name of the file', async () => {
  const { page, url, theirs } = await open()
  const home = theirs.read('content/home.yaml')
  const [, shown = ''] = /file: (\S+\.jpg)/.exec(home) ?? []
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#aa3333' } })
    .jpeg()
    .toBuffer()
  writeFileSync(join(theirs.content, 'images/new.jpg'), photo)
  theirs.write('content/home.yaml', home.replaceAll(shown, 'new.jpg'))
  theirs.git('add', '-A')
  theirs.git('commit', '-q', '-m', 'Photograph')
  theirs.git('push', '-q', 'origin', 'HEAD:refs/heads/rascunho-natal')
  await page.route(`${url}index.html*`, async (route) => route.fulfill({ response: await page.request.get(url) }))
  await page.goto(`${url}index.html?rascunho=natal`)
  await page.waitForURL(`${url}?rascunho=natal`)
  await page.frameLocator('iframe[title="Página"]').locator('img[src^=blob]').first().waitFor()
  expect(await page.evaluate(keptHere)).toEqual([])
})
