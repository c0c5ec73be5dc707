import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { namedFaults } from '../../src/editor/github/testing/named-faults.ts'
import { escapeHtml } from '../../src/site/ui/escape-html.ts'
import { expectComplaints, tolerateComplaint } from '../browsers.ts'
import { hasFocus } from './editor-for-tests.ts'
import { onlineEditors, titleIn, write } from './online-editor.ts'

const open = onlineEditors()

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** What a network answers in place of GitHub. */
const hotel =
  (code: number, body: unknown = '<html>Hotel</html>') =>
  () => ({ answer: { status: code, body } })

test('a browser that cannot run the editor is told to be too old', async () => {
  expectComplaints(/too old/)
  const { page, context } = await open()
  const tooOld = page.getByText('este navegador é demasiado antigo')
  const key = page.getByRole('textbox', { name: 'Chave' })
  await key.waitFor()
  expect(await tooOld.isVisible()).toBe(false)
  await context.addInitScript('delete URL.canParse')
  await page.reload()
  await tooOld.waitFor()
  expect(await key.count()).toBe(0)
})

test('with a key that GitHub no longer accepts nothing is lost, and with another one it is published', async () => {
  expectComplaints(/AbortController/)
  const online = await open()
  const { page, signIn, github, theirs } = online
  await signIn()
  await write(online, 'Antes de a chave acabar')
  theirs.git('push', '-q', 'origin', 'HEAD:refs/heads/rascunho-Natal')
  github.fault = namedFaults['end the key']
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByText('Para publicar, entre com').waitFor()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  const asked = github.requests.length
  await page.locator('input[name=password]:focus').fill('a minha palavra-passe!')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'Isto não é uma chave' }).waitFor()
  // The list of versions may still be on its way. A key is tried by looking at the branch.
  expect(github.requests.slice(asked)).not.toContain('GET git/ref/heads/main')
  await page.getByRole('textbox', { name: 'Chave' }).fill('github_pat_WRONG')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'não aceita esta chave' }).waitFor()
  const another = 'Respondeu outra coisa em vez do GitHub'
  github.fault = hotel(403)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: another }).waitFor()
  await page.evaluate('globalThis.ours = AbortController; AbortController = undefined')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'A edição falhou ao entrar' }).waitFor()
  await page.evaluate('AbortController = ours')
  await page.getByRole('button', { name: 'Continuar a escrever sem entrar' }).click()
  await hasFocus(page.getByRole('heading', { name: 'Publicar', exact: true }))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  github.fault = () => undefined
  await signIn()
  await expect.poll(() => page.evaluate('document.activeElement.localName')).toBe('button')
  // What the first key could not show is there by itself.
  await page.getByRole('button', { name: 'Ver este rascunho: Natal' }).waitFor()
  expect(await page.getByText('Para publicar, entre com').count()).toBe(0)
  github.fault = namedFaults.rename
  await page.locator('button.close').click()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  // What answers instead of GitHub, and what fails in the editor itself, is told as what it is.
  const look = async (said: string) => {
    await page.getByRole('button', { name: 'Ver outra vez' }).click()
    await page.getByText(said).first().waitFor()
  }
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
  await page.getByRole('button', { name: 'Ver este rascunho: Natal' }).waitFor()
  await page.getByRole('button', { name: /^Ver esta versão: .* O site$/ }).waitFor()
  // A key may end after the look, and what was said of it goes with another one.
  github.fault = namedFaults['end the key']
  await page.getByRole('button', { name: 'Publicar 1 alteração' }).click()
  await status(page, 'Falta uma chave que o GitHub aceite').waitFor()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  github.fault = () => undefined
  await signIn()
  await status(page, 'Falta uma chave que o GitHub aceite').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Publicar 1 alteração' }).click()
  await status(page, 'Enviado').waitFor()
  theirs.git('pull', '-q')
  expect(theirs.read('content/home.yaml')).toContain('Antes de a chave acabar')
})

test('a browser without space, or silent, says so and keeps the text; one that throws its storage away is given all of it again', async () => {
  expectComplaints(/QuotaExceeded/)
  // Chromium may say any of these of a database that is open while the data of its origin are cleared.
  tolerateComplaint(/Force close delete origin|^The connection was closed|The transaction was aborted/)
  const online = await open()
  const { page, signIn, saved, context, url, panel } = online
  await signIn()
  await write(online, 'Antes')
  // Safari loses the connection to a database and does not close it, others close it while the computer sleeps.
  await page.evaluate(() => {
    const [databases, { transaction }] = [IDBFactory.prototype, IDBDatabase.prototype]
    const openOne = databases.open
    const later = new WeakSet<IDBDatabase>()
    databases.open = function (...args) {
      const request = openOne.apply(this, args)
      request.addEventListener('success', () => later.add(request.result))
      return request
    }
    IDBDatabase.prototype.transaction = function (...args) {
      if (!later.has(this)) throw new DOMException('The database connection is closing', 'InvalidStateError')
      return transaction.apply(this, args)
    }
  })
  await panel.getByRole('textbox', { name: 'Título (português)', exact: true }).fill('Ligação perdida')
  await saved()
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

test('without https no key is asked for: the editor opens with it', async () => {
  const { page, url } = await open()
  // Chromium says so of a header that counts with https alone.
  tolerateComplaint(/Cross-Origin-Opener-Policy/)
  const { origin } = new URL(url)
  await page.route('https://site.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'https' }))
  await page.route('http://site.example/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await page.request.get(origin + pathname) })
  })
  await page.goto('http://site.example/editar/?rascunho=natal')
  await page.waitForURL('https://site.example/editar/?rascunho=natal')
  // The page that was left may still be asking for its fonts.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an editor older than the program in the repository publishes nothing, until it is rebuilt: also under another name', async () => {
  // The worker would answer with the document that it keeps.
  const editor = await open({ serviceWorkers: 'block' })
  const { page, url, signIn } = editor
  /** Opens the editor of another build. */
  async function rebuilt(before: string, after: string): Promise<void> {
    await page.route(url, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(escapeHtml(before), escapeHtml(after))
      expect(body).not.toBe(html)
      await route.fulfill({ response, body })
    })
    await page.reload()
    await signIn()
  }
  await rebuilt('"program":{}', '"program":{"src":"another","schema":"another"}')
  await write(editor, 'Com o programa antigo')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByText('mais novo do que esta página').waitFor()
  expect(await page.getByRole('button', { name: /^Publicar \d/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Guardar como rascunho' }).waitFor()
  // What was not published is still there.
  await rebuilt('"name":"site"', '"name":"renovado"')
  await titleIn(page).filter({ hasText: 'Com o programa antigo' }).waitFor()
})
