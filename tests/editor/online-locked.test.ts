import { expect, test } from 'vitest'
import { insertedStyles } from '../../src/editor/github/site-files.ts'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { keptHere, onlineEditors, titleIn, write } from './online-editor.ts'

const open = onlineEditors()

test('axe finds nothing at sign-in and in the editor, and nothing is wider than a phone', async () => {
  const { page, signIn } = await open({ viewport: { width: 360, height: 740 } })
  const findings = async () => [
    ...(await axeFindings(page)),
    await page.evaluate('document.documentElement.scrollWidth'),
  ]
  await page.getByLabel('Chave').waitFor()
  await page.getByText('É a primeira vez').click()
  expect(await findings()).toEqual([360])
  await signIn()
  expect(await findings()).toEqual([360])
})

test('with a lasting key the policy refuses nothing that the editor does, until signing out removes everything', async () => {
  const online = await open()
  const { page, signIn, site, tab, github } = online
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|Trusted Type/.test(message.text())) refused.push(message.text())
  })
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
  // Those exactly are in the policy.
  expect(added.length).toBeGreaterThan(0)
  expect(refused).toEqual([])
  await page.keyboard.press('Escape')
  const other = await tab()
  await titleIn(other).waitFor()
  await other.getByText('A chave acaba a').waitFor()
  await other.close()
  await write(online, 'Por publicar')

  await page.getByRole('button', { name: 'Ver como' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByText('Há alterações por publicar').waitFor()
  await page.getByRole('button', { name: 'Sair e apagar' }).click()
  await page.getByRole('textbox', { name: 'Chave' }).waitFor()
  expect(await page.evaluate(keptHere)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(github.token)
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

test('an editor that is older than the program in the repository says so, and publishes nothing', async () => {
  const { page, url, site, panel, signIn, saved } = await open()
  const newer = '&quot;program&quot;:{&quot;src&quot;:&quot;another&quot;,&quot;schema&quot;:&quot;another&quot;}'
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('&quot;program&quot;:{}', newer)
    expect(body).toContain(newer)
    await route.fulfill({ response, body })
  })
  await page.reload()
  await signIn()
  await site.getByRole('heading', { level: 1 }).click()
  await panel.getByRole('textbox', { name: 'Título (português)', exact: true }).fill('Com o programa antigo')
  await saved()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByText('mais novo do que esta página').waitFor()
  expect(await page.getByRole('button', { name: /^Publicar \d/ }).count()).toBe(0)
})
