import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { namedFaults } from '../../src/editor/github/testing/named-faults.ts'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { expectComplaints } from '../browsers.ts'
import { keptHere, onlineEditors, titleIn, write } from './online-editor.ts'

const open = onlineEditors()

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByRole('button', { name: /^Publicar \d+ alteraç/ }).click()
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('what was written without a network is there after a reload, can be undone, and is published later', async () => {
  const online = await open()
  const { page, signIn, github, theirs, context } = online
  await signIn()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  github.fault = () => 'lostBefore'
  await context.setOffline(true)
  await write(online, 'Escrito no comboio')
  await page.reload()
  await titleIn(page).filter({ hasText: 'Escrito no comboio' }).waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await titleIn(page).filter({ hasText: 'Um sítio para pousar' }).waitFor()
  await page.getByRole('button', { name: 'Refazer' }).click()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await status(page, 'Pode continuar a escrever').waitFor()
  github.fault = () => undefined
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Ver outra vez' }).click()
  await page.getByRole('button', { name: 'Publicar 1 alteração' }).click()
  await status(page, 'Enviado').waitFor()
  theirs.git('pull', '-q')
  expect(theirs.read('content/home.yaml')).toContain('Escrito no comboio')
})

test('a title that the owner changes is in both tabs, then in a commit; what another publishes is shown next time', async () => {
  const online = await open()
  const { page, signIn, tab, theirs, asked, github } = online
  await signIn()
  const other = await tab()
  // The key is that of the first tab's window: another asks for it.
  await signIn(other)
  const before = theirs.git('rev-parse', 'HEAD')
  await write(online, 'Escrito no primeiro')
  await titleIn(other).filter({ hasText: 'Escrito no primeiro' }).waitFor()
  // A browser may tell nothing to a tab that sleeps.
  await page.evaluate('BroadcastChannel.prototype.postMessage = () => undefined')
  await write(online, 'Sem que se diga')
  await titleIn(other).filter({ hasText: 'Escrito no primeiro' }).waitFor()
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await titleIn(other).filter({ hasText: 'Sem que se diga' }).waitFor()
  await other.close()
  await publish(page)
  await status(page, 'Enviado').waitFor()

  theirs.git('pull', '-q')
  expect(theirs.git('diff', '--name-only', before, 'HEAD')).toBe('content/home.yaml')
  const others = asked.filter((each) => !each.startsWith('https://api.github.com/repos/ines/site/'))
  expect(others, 'the editor talks to the site and to GitHub alone').toEqual([])
  expect(asked.filter((each) => each.includes(github.token))).toEqual([])
  expect(await page.frames()[1]?.evaluate(() => document.documentElement.outerHTML)).not.toContain(github.token)
  // Published pictures are shown from the site itself.
  expect(github.requests.filter((each) => each.startsWith('GET git/blobs/')).length).toBeLessThan(10)

  theirs.write('content/home.yaml', theirs.read('content/home.yaml').replace('Sem que se diga', 'De outra pessoa'))
  theirs.git('commit', '-qam', 'Outro título')
  theirs.git('push', '-q')
  await page.reload()
  await titleIn(page).filter({ hasText: 'De outra pessoa' }).waitFor()
})

test('with a key that GitHub no longer accepts nothing is lost, and with another one it is published', async () => {
  expectComplaints(/AbortController/)
  const online = await open()
  const { page, signIn, github, theirs } = online
  await signIn()
  await write(online, 'Antes de a chave acabar')
  github.fault = namedFaults['end the key']
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByText('A chave deixou de servir').waitFor()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  const asked = github.requests.length
  await page.getByRole('textbox', { name: 'Chave' }).fill('a minha palavra-passe!')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'Isto não é uma chave' }).waitFor()
  expect(github.requests.slice(asked)).toEqual([])
  await page.getByRole('textbox', { name: 'Chave' }).fill('github_pat_WRONG')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'não aceita esta chave' }).waitFor()
  const hotel =
    (status: number, body: unknown = '<html>Hotel</html>') =>
    () => ({ answer: { status, body } })
  const another = 'Respondeu outra coisa em vez do GitHub'
  github.fault = hotel(403)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: another }).waitFor()
  await page.evaluate('globalThis.ours = AbortController; AbortController = undefined')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'A edição falhou ao entrar' }).waitFor()
  await page.evaluate('AbortController = ours')
  github.fault = () => undefined
  await signIn()
  // What answers instead of GitHub, and what fails in the editor itself, is told as what it is.
  const look = async (said: string) => {
    await page.getByRole('button', { name: 'Ver outra vez' }).click()
    await page.getByText(said).first().waitFor()
  }
  github.fault = namedFaults.rename
  await look('mudou de nome')
  for (const fault of [hotel(200), hotel(404), hotel(401), hotel(200, null)]) {
    github.fault = fault
    await look(another)
    github.fault = namedFaults.limit
    await look('O GitHub pede que espere')
  }
  github.fault = () => undefined
  await page.evaluate('AbortController = undefined')
  await look('A edição falhou')
  await page.evaluate('AbortController = ours')
  await page.getByRole('button', { name: 'Ver outra vez' }).click()
  await page.getByRole('button', { name: 'Publicar 1 alteração' }).click()
  await status(page, 'Enviado').waitFor()
  theirs.git('pull', '-q')
  expect(theirs.read('content/home.yaml')).toContain('Antes de a chave acabar')
})

test('a draft is kept apart from the site, shown to a friend without a key, and gone on with on another device', async () => {
  const online = await open()
  const { page, signIn, theirs, device } = online
  const branches = () => theirs.git('ls-remote', '--heads', 'origin').split('\n').length
  await signIn()
  await write(online, 'Título do Natal')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByLabel('Nome do rascunho').fill('Natal na praia')
  await page.getByRole('button', { name: 'Guardar como rascunho' }).click()
  await status(page, 'O rascunho está guardado').waitFor()
  expect(branches()).toBe(2)
  await page.getByRole('button', { name: 'Ver este rascunho: Natal na praia' }).click()
  const link = (await page.getByRole('link', { name: 'rascunho=' }).getAttribute('href')) ?? ''
  expect(await axeFindings(page)).toEqual([])

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
  await computer.getByRole('button', { name: 'Ver este rascunho: Natal na praia' }).click()
  await computer.getByRole('button', { name: 'Continuar aqui' }).click()
  await status(computer, 'está junto').waitFor()
  await titleIn(computer).filter({ hasText: 'Título do Natal' }).waitFor()
  await computer.getByRole('button', { name: 'Ver este rascunho: Natal na praia' }).click()
  await computer.getByRole('button', { name: 'Apagar este rascunho' }).click()
  await computer.getByRole('button', { name: 'Apagar', exact: true }).click()
  await status(computer, 'O rascunho foi apagado').waitFor()
  expect(branches()).toBe(1)
  await computer.getByRole('button', { name: 'Publicar 1 alteração' }).waitFor()

  await friend.reload()
  await friend.getByText('Este rascunho já não existe').waitFor()
})

test('a photograph that lies on its side becomes upright, and no secret of it is published', async () => {
  const { default: sharp } = await import('sharp')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photo = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#888', noise } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Model: 'Telefone da Inês' } } })
    .jpeg()
    .toBuffer()
  const online = await open()
  const { page, site, signIn, panel, theirs, saved } = online
  await signIn()
  await site.locator('[data-block=hero] img').first().click()
  await panel
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect.poll(() => site.locator('[data-block=hero] img').first().getAttribute('src')).toMatch(/^blob:/)
  await panel.getByRole('textbox', { name: 'Texto alternativo (português)', exact: true }).fill('Uma sala')
  await panel.getByRole('textbox', { name: 'Texto alternativo (inglês)', exact: true }).fill('A room')
  await saved()
  await page.evaluate(`new MutationObserver(() => {
    if (document.body.textContent.includes('A enviar a fotografia 1 de 1…')) document.title = 'seen'
  }).observe(document.body, { childList: true, subtree: true })`)
  await publish(page)
  await status(page, 'Enviado').waitFor()
  expect(await page.title()).toBe('seen')
  theirs.git('pull', '-q')
  const [added = ''] = theirs.git('diff', '--name-only', '--diff-filter=A', 'HEAD~1', 'HEAD').split('\n')
  const { width, height, exif, orientation } = await sharp(`${theirs.folder}/${added}`).metadata()
  expect({ width, height, exif, orientation }).toEqual({ width: 1600, height: 1200 })
})

test('a browser without space, or silent, says so and keeps the text; one that throws its storage away is given all of it again', async () => {
  expectComplaints(/QuotaExceeded/)
  const online = await open()
  const { page, signIn, saved, context, url, panel } = online
  await signIn()
  await write(online, 'Antes')
  // No browser can be filled within a test: it refuses here as it would then.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    Object.assign(globalThis, { free: () => (IDBObjectStore.prototype.put = put) })
  })
  await panel.getByRole('textbox', { name: 'Título (português)', exact: true }).fill('Sem espaço')
  await status(page, 'não tem mais espaço').waitFor()
  await page.evaluate('free()')
  await saved()
  // Its database does not answer: another window finds the text.
  await page.evaluate('IDBObjectStore.prototype.put = () => new Promise(() => undefined)')
  await panel.getByRole('textbox', { name: 'Título (português)', exact: true }).fill('Sem resposta')
  await status(page, 'está a demorar').waitFor()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await titleIn(page).filter({ hasText: 'Sem resposta' }).waitFor()
  await saved()
  const browser = await context.newCDPSession(page)
  const { origin } = new URL(url)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await write(online, 'Depois')
  await page.reload()
  await titleIn(page).filter({ hasText: 'Depois' }).waitFor()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByRole('button', { name: 'Publicar 1 alteração' }).waitFor()
})
