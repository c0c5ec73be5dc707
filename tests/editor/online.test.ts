import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectComplaints } from '../browsers.ts'
import { hasFocus } from './editor-for-tests.ts'
import { onlineEditors, titleIn, write } from './online-editor.ts'

const open = onlineEditors()

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByRole('button', { name: /^Publicar \d+ alteraç/ }).click()
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('what was written without a network is there after a reload, can be undone, and is published later', async () => {
  const online = await open()
  const { page, site, panel, signIn, github, theirs, context } = online
  await signIn()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  github.fault = () => 'lostBefore'
  await context.setOffline(true)
  await write(online, 'Escrito no comboio')
  await page.reload()
  await titleIn(page).filter({ hasText: 'Escrito no comboio' }).waitFor()
  // What another block would look like needs no network either.
  await site.locator('.editor-inserts > button').first().click()
  await panel.locator('iframe').first().contentFrame().locator('[data-block]').first().waitFor()
  await page.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await titleIn(page).filter({ hasText: 'Um sítio para pousar' }).waitFor()
  await page.getByRole('button', { name: 'Refazer' }).click()
  // The browser does not have the published pictures: one that was removed comes back once there is a network.
  await titleIn(page).filter({ hasText: 'Escrito no comboio' }).click()
  await panel.getByRole('button', { name: 'Retirar', exact: true }).first().click()
  await titleIn(page).filter({ hasText: 'Escrito no comboio' }).waitFor({ state: 'detached' })
  await online.saved()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await status(page, 'Falta uma fotografia').waitFor()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  // The list of drafts may have said so, while GitHub is still asked for what is published.
  await page.locator('.obstacle', { hasText: 'Pode continuar a escrever' }).locator('+ button').waitFor()
  github.fault = () => undefined
  await context.setOffline(false)
  await status(page, 'Falta uma fotografia').waitFor({ state: 'detached' })
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
  // On a phone that stays in sight below the title of the panel.
  await page.setViewportSize({ width: 360, height: 640 })
  const publishing = page.getByRole('region', { name: 'Publicação' })
  await publishing.evaluate((own) => own.scrollTo(0, own.scrollHeight))
  const { y = 0, height = 0 } = (await publishing.getByRole('heading', { level: 2 }).boundingBox()) ?? {}
  expect((await status(page, 'Enviado').boundingBox())?.y).toBeGreaterThanOrEqual(y + height)
  await page.setViewportSize({ width: 1440, height: 900 })
  const version = page.getByRole('button', { name: /^Ver esta versão: .*, O site$/ })
  await version.click()
  await page.getByRole('button', { name: 'Voltar ao que está agora' }).click()
  await hasFocus(version)

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
  // A browser without space keeps what it has; the panel takes over what another published, once there is some.
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function full(...given) {
      if (this.name === 'files' && sessionStorage.getItem('full')) throw new DOMException('', 'QuotaExceededError')
      return put.apply(this, given)
    }
  })
  await page.evaluate(`sessionStorage.setItem('full', 'yes')`)
  expectComplaints(/QuotaExceeded/)
  const refused = page.waitForEvent('console', (message) => message.text().includes('QuotaExceeded'))
  await page.reload()
  await refused
  await titleIn(page).filter({ hasText: 'Sem que se diga' }).waitFor()
  await page.evaluate(`sessionStorage.removeItem('full')`)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await publishing.getByText('agora é «De outra pessoa»').waitFor()
  await publishing.getByRole('button', { name: 'Juntar ao que é meu' }).click()
  await titleIn(page).filter({ hasText: 'De outra pessoa' }).waitFor()
  // Where nothing fails it is there at once.
  theirs.write('content/home.yaml', theirs.read('content/home.yaml').replace('De outra pessoa', 'Outra vez'))
  theirs.git('commit', '-qam', 'Outra vez')
  theirs.git('push', '-q')
  await page.reload()
  await titleIn(page).filter({ hasText: 'Outra vez' }).waitFor()
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
  const choose = () =>
    panel
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo })
  // As Firefox answers with `privacy.resistFingerprinting`.
  await page.evaluate(() => {
    const { getImageData } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.getImageData = (...[, , width, height]) => {
      const data = new ImageData(width, height)
      crypto.getRandomValues(data.data)
      return data
    }
    Object.assign(globalThis, { trust: () => (CanvasRenderingContext2D.prototype.getImageData = getImageData) })
  })
  await choose()
  await panel.getByText('estraga assim as fotografias').waitFor()
  await page.evaluate('trust(); globalThis.ours = createImageBitmap; createImageBitmap = () => Promise.reject()')
  await choose()
  await panel.getByText('mais pequena').waitFor()
  await page.evaluate('createImageBitmap = ours')
  await choose()
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
