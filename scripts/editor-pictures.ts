/**
 * Takes the pictures that the README and the guide show, of the site and of the running editor: `npm run
 * editor-pictures`.
 * It works on copies of the content, and writes nothing but these pictures.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { launchChromium } from '../src/disk/browser/chromium.ts'
import { openEditor } from '../src/editor/local/open-editor.ts'
import { editorOfSite } from '../src/editor/github/site-files.ts'
import { fakeGithub, pointAt } from '../src/editor/github/testing/fake-github.ts'
import { buildSite } from '../src/generate/build-site.ts'
import { startServer } from '../src/tools/preview/start-server.ts'
import { publishedCopy } from './published-copy.ts'

const documentation = 'docs'

/** How to reach what each picture shows. */
const pictures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'editor-text': async (page) => {
    await page.frameLocator('iframe[title="Página"]').getByRole('heading', { level: 1 }).click()
    await page
      .getByRole('textbox', { name: /\(português\)$/ })
      .first()
      .waitFor()
  },
}

/** The same of publishing, on a copy that has a repository and no samples. */
const picturesOfPublishing: typeof pictures = {
  'publish-changes': async (page) => {
    await change(page, 'Um lugar para se ouvir')
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await page.getByRole('button', { name: /^Publicar \d/ }).waitFor()
    await page.getByText('A ver se alguém publicou').waitFor({ state: 'hidden' })
  },
  'publish-versions': async (page) => {
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await page.getByRole('button', { name: /^Publicar \d/ }).click()
    await page.getByText('Nada por publicar').waitFor()
    await page.getByRole('button', { name: /^Ver esta versão: .*O site$/ }).click()
    await page.getByRole('button', { name: 'Trazer tudo de volta' }).scrollIntoViewIfNeeded()
  },
}

async function change(page: Page, title: string): Promise<void> {
  await page.frameLocator('iframe[title="Página"]').getByRole('heading', { level: 1 }).click()
  await page.getByRole('textbox', { name: 'Título (português)', exact: true }).fill(title)
  await page.getByRole('status').filter({ hasText: 'Guardado' }).waitFor()
}

/** Taken on the content as it is, samples included, since it shows the list that leads through them. */
const picturesOfSamples: typeof pictures = {
  'publish-samples': async (page) => {
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await page.getByText(/^Exemplos: /).click()
    await page.getByText('A ver se alguém publicou').waitFor({ state: 'hidden' })
  },
}

/** The editor at `/editar/`: how the owner signs in, and on a phone what is open then. */
const picturesOnline: typeof pictures = {
  'online-sign-in': async (page) => {
    await page.setViewportSize({ width: 720, height: 1330 })
    await page.getByText('É a primeira vez').click()
  },
  'online-editor': async (page) => {
    await page.setViewportSize({ width: 390, height: 780 })
    await page.getByRole('textbox', { name: 'Chave' }).fill('github_pat_TEST')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.getByRole('button', { name: 'Fechar' }).click()
    await change(page, 'Um lugar para se ouvir')
  },
}

const parent = mkdtempSync(join(tmpdir(), 'editor-pictures-'))
const browser = await launchChromium()
try {
  mkdirSync(documentation, { recursive: true })
  await takeSite()
  await takeLocal(await publishedCopy(mkdtempSync(join(parent, 'kept-')), 'kept'), {
    ...pictures,
    ...picturesOfSamples,
  })
  const copy = mkdtempSync(join(parent, 'replaced-'))
  const replaced = await publishedCopy(copy, 'replaced')
  await takeOnline(replaced, join(copy, 'remote.git'))
  await takeLocal(replaced, picturesOfPublishing)
} finally {
  await browser.close()
  rmSync(parent, { recursive: true })
}

async function takeLocal(content: string, shown: typeof pictures): Promise<void> {
  const editor = await openEditor(content, 0)
  await take(editor.url, shown)
  await editor.close()
}

async function takeOnline(content: string, remote: string): Promise<void> {
  const ends: (() => void)[] = []
  const github = await fakeGithub(remote, (end) => ends.push(end))
  const site = join(parent, 'online')
  await buildSite(content, site, {
    editor: editorOfSite(content, { owner: 'helena', name: 'site', branch: 'main', id: undefined, program: {} }),
  })
  pointAt(github, site)
  const server = await startServer({ folder: site, port: 0 })
  await take(`${server.url}/editar/`, picturesOnline)
  await server.close()
  for (const end of ends) end()
}

async function take(address: string, shown: typeof pictures): Promise<void> {
  for (const [name, show] of Object.entries(shown)) {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale: 'pt-PT',
    })
    await page.goto(address)
    await show(page)
    await settle(page)
    const file = join(documentation, `${name}.webp`)
    await sharp(await page.screenshot())
      .webp({ quality: 85 })
      .toFile(file)
    console.log(file)
    await page.close()
  }
}

/** Waits for fonts, and for the pictures in the window. The editor's connection stays open, so the network is never idle. */
async function settle(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate(async () => {
      await document.fonts.ready
      const inWindow = [...document.images].filter((each) => each.getBoundingClientRect().top < innerHeight)
      await Promise.all(inWindow.map((each) => each.decode().catch(() => undefined)))
    })
}

/** The home page on a computer and, in front of it, on a phone. */
async function takeSite(): Promise<void> {
  const site = join(parent, 'site')
  await buildSite('content', site)
  const server = await startServer({ folder: site, port: 0 })
  const screenshot = async (width: number, height: number) => {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.goto(server.url)
    await settle(page)
    const bytes = await page.screenshot()
    await page.close()
    return bytes
  }
  const phone = await sharp(await screenshot(360, 740))
    .resize({ height: 640 })
    .extend({ top: 4, bottom: 4, left: 4, right: 4, background: '#d9c5b0' })
    .toBuffer()
  const file = join(documentation, 'site.webp')
  await sharp(await screenshot(1440, 900))
    .composite([{ input: phone, left: 1090, top: 200 }])
    .webp({ quality: 85 })
    .toFile(file)
  console.log(file)
  await server.close()
}
