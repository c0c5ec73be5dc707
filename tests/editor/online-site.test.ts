import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { fakeGithub, pointAt } from '../../src/editor/github/testing/fake-github.ts'
import { copiesOf, makeTwoSites } from '../../src/editor/local/git/testing/repositories.ts'
import { applies } from '../../src/generate/hosting/headers.ts'
import { parseHeadersFile } from '../../src/generate/hosting/hosting-files.ts'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { startServer } from '../../src/tools/preview/start-server.ts'
import { driverForTests, until } from '../browsers.ts'
import { siteFiles } from '../build/site-files.ts'
import { describeEngine, describeNeeding } from '../needs.ts'
import { findNginx, outline, startNginx } from '../nginx.ts'
import { rawRequest } from '../raw-request.ts'
import { siteWithEditor } from '../site-with-editor.ts'

const without = inject('site')
const built = siteWithEditor()

const ask = (path: string) => fetch(built().url + path, { redirect: 'manual' })

test('with the editor beside them the pages are the same to the byte, and nothing leads to it', () => {
  const all = Object.entries(siteFiles(built().folder))
  const hosting = new Set(['_headers', 'nginx.conf'])
  const ofVisitors = (files: [string, unknown][]) =>
    Object.fromEntries(files.filter(([name]) => !name.startsWith('editar/') && !hosting.has(name)))
  expect(ofVisitors(all)).toEqual(ofVisitors(Object.entries(siteFiles(without.folder))))
  const texts = ['index.html', 'biodanza.html', 'sitemap.xml', 'robots.txt'].map((file) =>
    readFileSync(join(built().folder, file), 'utf8'),
  )
  expect(texts.filter((text) => text.includes('editar'))).toEqual([])
})

test('no two rules for hosts set the same header for one address: both would hold', () => {
  const rules = parseHeadersFile(readFileSync(join(built().folder, '_headers'), 'utf8'))
  for (const path of [
    ...without.pages.map((page) => page.path),
    '/editar/',
    '/editar/frame',
    '/editar/assets/app.js',
  ]) {
    const names = rules.filter((rule) => applies(rule, path)).flatMap(({ headers }) => Object.keys(headers))
    expect([path, names]).toEqual([path, [...new Set(names)]])
    expect([path, names.includes('Content-Security-Policy')]).toEqual([path, !path.includes('assets')])
  }
})

test('the editor has one address, is not indexed, and can be in no frame but that its page is in its own', async () => {
  for (const path of ['/editar', '/editar/index', '/editar/index.html']) {
    const { status, headers } = await ask(path)
    expect([path, status, headers.get('location')]).toEqual([path, 308, '/editar/'])
  }
  for (const [path, ancestors] of [
    ['/editar/', 'none'],
    ['/editar/frame', 'self'],
  ] as const) {
    const answer = await ask(path)
    const policy = answer.headers.get('content-security-policy')
    expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex'])
    expect(policy).toContain(`frame-ancestors '${ancestors}'`)
    expect(policy).toContain("connect-src 'self' https://api.github.com;")
    expect(policy).not.toContain('unsafe')
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex">')
    // What a `<meta>` can say is the same, for hosts that send no headers.
    expect(html).toContain(`content="${policy?.replace(/; frame-ancestors.*/, '')}"`)
  }
})

test('what the editor keeps in a browser to open without a network is all its own', async () => {
  const answer = await ask('/editar/worker.js')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  const [, files = ''] = /^const files = (.*)$/m.exec(await answer.text()) ?? []
  const addresses = (JSON.parse(files) as [string, string][]).map(([address]) => address)
  expect(addresses).toEqual(
    expect.arrayContaining(['/editar/', expect.stringMatching(/^\/editar\/frame\?v=/), '/editar/pictures.json']),
  )
  const statuses = addresses.map(async (address) => [address.startsWith('/editar/'), (await ask(address)).status])
  expect(await Promise.all(statuses)).toEqual(addresses.map(() => [true, 200]))
})

describeNeeding('nginx', findNginx() !== undefined, () => {
  test('nginx answers the addresses of the editor as the preview does', async () => {
    const nginx = await startNginx(built().folder)
    onTestFinished(() => nginx.close())
    const assets = readdirSync(join(built().folder, 'editar/assets')).map((name) => `assets/${name}`)
    const names = ['', '?lang=en', 'index', 'index.html', 'frame', 'worker.js', 'pictures.json', ...assets]
    for (const path of ['/biodanza', ...names.map((name) => `/editar/${name}`)]) {
      const [expected, answer] = await Promise.all([rawRequest(built().url, path), rawRequest(nginx.url, path)])
      const promised = outline(expected)
      // nginx sends the policy of the pages with whatever has none of its own.
      if (promised.headers['content-security-policy'] === undefined) delete promised.headers['content-security-policy']
      expect([path, outline(answer)]).toMatchObject([path, promised])
    }
  })
})

const repositories = copiesOf(makeTwoSites)
const shown = `document.querySelector('iframe[title="Página"]')?.contentDocument?.querySelector('main h1')`
const button = (start: string) =>
  `[...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('${start}'))`
const says = (text: string) =>
  `[...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.includes('${text}'))`

/** The first part of the field of a day or an hour. */
const partOf = (group: string) =>
  `[...document.querySelectorAll('.panel [role=group]')].find((each) =>
    document.getElementById(each.getAttribute('aria-labelledby'))?.textContent === '${group}')
    ?.querySelector('[role=spinbutton]')`

// Chromium does this, and more, in tests/editor/online.test.ts.
for (const engine of ['firefox', 'webkit'] as const)
  describeEngine(engine, () => {
    const driver = driverForTests(engine)
    const press = async (start: string) => {
      await until(driver, button(start))
      await driver.evaluate(`void ${button(start)}.click()`)
    }

    test('the owner signs in on a page without findings of axe, changes a title, publishes it, types a day and an hour, adds a block and a picture', async () => {
      const { remote, theirs } = repositories()
      const github = await fakeGithub(remote)
      const copy = mkdtempSync(join(tmpdir(), 'pointed-'))
      cpSync(built().folder, copy, { recursive: true })
      pointAt(github, copy)
      const own = await startServer({ folder: copy, port: 0 })
      onTestFinished(async () => {
        await own.close()
        rmSync(copy, { recursive: true })
      })
      await driver.open(`${own.url}/editar/`)
      await until(driver, `document.querySelector('input[type=password]')`)
      expect(await axeFindings(driver)).toEqual([])
      await driver.evaluate(`void (document.querySelector('input[type=password]').value = '${github.token}')`)
      await driver.evaluate(`void document.querySelector('.sign-in .primary').click()`)

      await until(driver, shown)
      const field = `[...document.querySelectorAll('.panel textarea')].find(({ value }) => value === ${shown}.textContent)`
      await driver.evaluate(`void ${shown}.click()`)
      await until(driver, field)
      await driver.evaluate(
        `void ((field) => { field.focus(); field.select(); document.execCommand('insertText', false, 'Noutro navegador') })(${field})`,
      )
      await until(driver, `${shown}.textContent === 'Noutro navegador'`)
      await until(driver, says('Guardado'))
      await press('Publicar')
      await press('Publicar 1')
      await until(driver, says('Enviado'))
      theirs.git('pull', '-q')
      expect(theirs.read('content/home.yaml')).toContain('Noutro navegador')

      // A day and an hour are typed part by part, and each part is announced.
      await press('Eventos')
      await press('Novo evento')
      for (const [group, keys] of [
        ['Primeiro dia', '12112032'],
        ['Hora de início', '1930'],
      ] as const) {
        await until(driver, partOf(group))
        await driver.evaluate(`void ${partOf(group)}.focus()`)
        for (const key of keys) await driver.press(key as `${number}`)
      }
      await until(driver, `document.querySelector('.panel').textContent.includes('12 de novembro de 2032, às 19h30')`)

      const inPage = `document.querySelector('iframe[title="Página"]').contentDocument`
      await driver.evaluate(`void ${inPage}.querySelector('.editor-inserts > button').click()`)
      await press('Contacto')
      await until(driver, `${inPage}.querySelectorAll('[data-block=contact]').length === 2`)

      const picture = `${inPage}.querySelector('[data-block=hero] img')`
      await driver.evaluate(`void ${picture}.click()`)
      const input = `document.querySelector('.panel input[type=file]')`
      await until(driver, input)
      await driver.evaluate(`new Promise((drawn) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1700, height: 1300 })
        canvas.getContext('2d').fillRect(0, 0, 900, 900)
        canvas.toBlob(drawn, 'image/jpeg')
      }).then((photo) => {
        const files = new DataTransfer()
        files.items.add(new File([photo], 'IMG_1.jpg', { type: 'image/jpeg' }))
        const input = ${input}
        input.files = files.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      })`)
      await until(driver, `${picture}.src.startsWith('blob:')`)
    })
  })
