import { expect, test } from 'vitest'
import { insertedStyles } from '../../src/editor/bundle-editor.ts'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { expectComplaints } from '../browsers.ts'
import { hasFocus } from './editor-for-tests.ts'
import { keptHere, onlineEditors, titleIn, write } from './online-editor.ts'

const open = onlineEditors()

const aliases = (of: string) => `[${`*${of}, `.repeat(50)}]`

test('axe finds nothing at sign-in and in the editor, and nothing is wider than a phone', async () => {
  const { page, signIn, url } = await open({ viewport: { width: 360, height: 740 } })
  const findings = async () => [
    ...(await axeFindings(page)),
    await page.evaluate('document.documentElement.scrollWidth'),
  ]
  await page.goto(`${url}?lang=en`)
  await page.getByLabel('Key').waitFor()
  expect(await page.evaluate('document.documentElement.lang')).toBe('en')
  await page.goto(url)
  await page.getByLabel('Chave').waitFor()
  await page.getByText('É a primeira vez').click()
  expect(await findings()).toEqual([360])
  await signIn()
  expect(await findings()).toEqual([360])
  await page.getByRole('button', { name: 'Fechar' }).click()
  await expect.poll(() => page.evaluate(`document.activeElement.closest('header')?.className`)).toBe('top-line')
  await page.getByRole('button', { name: 'Mais', exact: true }).click()
  expect(await page.getByRole('button', { name: 'Sair', includeHidden: true }).count()).toBe(1)
})

test('with a lasting key the policy refuses nothing that the editor does, until signing out removes everything', async () => {
  const online = await open()
  const { page, signIn, site, tab, github } = online
  // A key as version 1.0.0 keeps it.
  await page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open('content token ines/site')
    opening.onupgradeneeded = () => opening.result.createObjectStore('notes').put('github_pat_OLD', 'token')
    opening.onsuccess = () => resolve(opening.result.close())
  })`)
  await page.reload()
  await page.getByLabel('Este aparelho é só meu').check()
  await page.locator('summary').click()
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Serve até (se souber)').fill(nextWeek)
  await signIn()
  await page.getByText('A chave acaba a').waitFor()
  await site.getByRole('heading', { level: 1 }).click()
  for (const name of ['Páginas', 'Eventos', 'Tudo']) await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Ver como' }).click()
  const added = await page.evaluate(() => Array.from(document.querySelectorAll('style'), (style) => style.textContent))
  expect(added.filter((style) => !insertedStyles.includes(style ?? ''))).toEqual([])
  expect(added.length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  const other = await tab()
  await other.getByText('A chave acaba a').waitFor()
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await other.locator('.sign-in h1').click()
  await other.evaluate('history.back()')
  await other.getByText('A chave acaba a').waitFor({ state: 'detached' })
  await titleIn(other).waitFor()
  await other.close()
  await write(online, 'Por publicar')

  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByText('Há alterações por publicar').waitFor()
  await page.getByRole('button', { name: 'Guardar antes um rascunho' }).click()
  await hasFocus(page.getByRole('heading', { name: 'Rascunhos' }))
  await page.getByText('que não impede').click()
  await page.locator('.panel details button').first().click()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await hasFocus(page.getByRole('heading', { name: 'Publicar', exact: true }))
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Sair e apagar' }).click()
  await page.getByRole('textbox', { name: 'Chave' }).waitFor()
  expect(await page.evaluate(keptHere)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(github.token)
})

test('signing out ends every tab, also one that sleeps, and says so if it could not remove everything that they held', async () => {
  expectComplaints(/QuotaExceeded|Removed/)
  const { page, signIn, tab, github } = await open()
  await signIn()
  const [writing, sleeping] = [await tab(), await tab()]
  for (const other of [writing, sleeping]) {
    await signIn(other)
    await other.getByRole('button', { name: 'Páginas', exact: true }).click()
    await other.getByRole('button', { name: 'Acrescentar página' }).click()
    await other.getByRole('textbox').first().fill('Por acabar')
  }
  await sleeping.getByRole('button', { name: 'Publicar', exact: true }).click()
  await sleeping.getByText('Nada por publicar').waitFor()
  await sleeping.goto('about:blank')
  // A text that this browser refuses to save is kept elsewhere in it.
  await writing.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  await titleIn(writing).click()
  await writing.getByRole('textbox', { name: 'Título (português)', exact: true }).fill('Por guardar')
  await writing.getByRole('status').filter({ hasText: 'não tem mais espaço' }).waitFor()

  // This browser fails once to say what is there, and once to remove it.
  await page.evaluate(() => {
    for (const name of ['get', 'clear'] as const) {
      const { [name]: real } = IDBObjectStore.prototype
      const fail = () => {
        Object.assign(IDBObjectStore.prototype, { [name]: real })
        throw new DOMException('', 'UnknownError')
      }
      Object.assign(IDBObjectStore.prototype, { [name]: fail })
    }
  })
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Sair e apagar' }).click()
  await page.getByText('não deixou apagar tudo').waitFor()
  await writing.getByRole('textbox', { name: 'Chave' }).waitFor()
  const asked = github.requests.length
  await sleeping.goBack()
  await sleeping.getByRole('textbox', { name: 'Chave' }).waitFor()
  for (const each of [page, writing, sleeping]) expect(await each.evaluate(keptHere)).toEqual([])
  expect(github.requests.slice(asked)).toEqual([])
})

test('whatever the link to a draft says, it leads to a draft of this repository or to none', async () => {
  const { page, url, theirs, asked } = await open()
  theirs.git('push', '-q', 'origin', 'HEAD:refs/pull/1/head')
  for (const name of [
    'x/../../pull/1/head',
    'x%2F..%2F..%2Fpull%2F1%2Fhead',
    'x/%2e%2e/%2e%2e/%2e%2e/%2e%2e',
    '../main',
    '..',
    '.',
    'main',
    'refs/heads/main',
    'x%3Fref=main',
    'x?ref=main',
    'x%23',
    'x\\..\\..',
    'x%5C..%5C..%5Cpulls',
    'https://api.github.com/user',
    '//example.net/x',
    '%2F%2Fexample.net',
    'x%00',
    'x%0Aheads%2Fmain',
    '%F0%9F%92%83',
    '--help',
  ]) {
    await page.goto(`${url}?rascunho=${name}`)
    await page.getByText('Este rascunho já não existe').waitFor()
  }
  const branches = asked.map((each) => each.replace('https://api.github.com/repos/ines/site/git/ref/heads/', ''))
  expect(branches.filter((each) => !/^(?:main|rascunho-[A-Za-z0-9-]*)$/.test(each))).toEqual([])
})

test('a browser that keeps nothing says so, and shows a friend a draft; a draft that cannot be shown is told', async () => {
  const { page, url, theirs } = await open()
  const draft = (name: string, home?: string) => {
    if (home !== undefined) theirs.write('content/home.yaml', home)
    theirs.git('commit', '-qam', name, '--allow-empty')
    theirs.git('push', '-q', 'origin', `HEAD:refs/heads/rascunho-${name}`)
  }
  const home = theirs.read('content/home.yaml')
  draft('natal')
  draft('longo', home.replace('Um sítio para pousar', 'palavra '.repeat(50_000)))
  draft('bomba', `${home}a: &a [x, x]\nb: &b ${aliases('a')}\nc: &c ${aliases('b')}\nd: ${aliases('c')}\n`)
  // A browser may have no such place, or refuse it to a page that it does not trust.
  await page.addInitScript(`for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { get() { throw new DOMException('No ' + name, 'SecurityError') } })`)
  await page.goto(`${url}?rascunho=natal`)
  await titleIn(page).filter({ hasText: 'Um sítio para pousar' }).waitFor()
  for (const name of ['longo', 'bomba']) {
    await page.goto(`${url}?rascunho=${name}`)
    await page.getByText('Este rascunho não se consegue mostrar').waitFor()
  }
  expectComplaints(/No indexedDB/, /AbortController/)
  await page.goto(url)
  await page.getByText('não deixa guardar nada').waitFor()
  await page.addInitScript('AbortController = undefined')
  await page.goto(`${url}?rascunho=natal`)
  await page.getByText('Este rascunho não se consegue mostrar').waitFor()
})

test('no other site can show the editor in a frame', async () => {
  const { page, url } = await open()
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${url}" title="x"></iframe>` }),
  )
  await page.goto('https://elsewhere.example/')
  const inside = page.frameLocator('iframe')
  await page.waitForLoadState('networkidle')
  expect(await inside.getByLabel('Chave').count()).toBe(0)
})

test('a site that is no longer built every morning is told, and without the storage of a tab the owner can sign out', async () => {
  // West of Greenwich, the day of the build begins on the day before.
  const { page, url, signIn } = await open({ timezoneId: 'America/Sao_Paulo' })
  await page.addInitScript(`Object.defineProperty(globalThis, 'sessionStorage', { value: null })`)
  await page.goto(url)
  await page.route(new URL('/version.json', url).href, (route) => route.fulfill({ json: { built: '2026-01-31' } }))
  await signIn()
  await page.getByText('não é refeito desde 31/01/2026').waitFor()

  // What a browser withholds keeps nothing, and does not keep what else there is.
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Sair e apagar' }).click()
  await page.getByRole('textbox', { name: 'Chave' }).waitFor()
  expect(await page.evaluate(keptHere)).toEqual([])
})
