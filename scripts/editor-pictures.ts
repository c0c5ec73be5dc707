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
import { buildSite } from '../src/generate/build-site.ts'
import { startServer } from '../src/tools/preview/start-server.ts'
import { publishedCopy } from './editor-pictures/published-copy.ts'

const folder = 'docs'

/** How to reach what each picture shows. */
const pictures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'editor-text': async (page) => {
    await page.frameLocator('iframe[title="Página"]').getByRole('heading', { level: 1 }).click()
    await page
      .getByRole('textbox', { name: /\(português\)$/ })
      .first()
      .waitFor()
  },
  'editor-picture': async (page) => {
    await page.getByRole('button', { name: 'Ver como' }).click()
    await page.getByRole('radio', { name: 'Telemóvel' }).click()
    await page.keyboard.press('Escape')
    await page.frameLocator('iframe[title="Página"]').locator('.picture img').first().click()
    const crop = page.getByRole('figure', { name: 'Computador' })
    await crop.scrollIntoViewIfNeeded()
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
    await page.getByRole('heading', { name: /^Exemplos: / }).waitFor()
    await page.getByText('A ver se alguém publicou').waitFor({ state: 'hidden' })
  },
}

const parent = mkdtempSync(join(tmpdir(), 'editor-pictures-'))
const browser = await launchChromium()
try {
  mkdirSync(folder, { recursive: true })
  await takeSite()
  await take(await publishedCopy(mkdtempSync(join(parent, 'kept-')), 'kept'), { ...pictures, ...picturesOfSamples })
  await take(await publishedCopy(mkdtempSync(join(parent, 'replaced-')), 'replaced'), picturesOfPublishing)
} finally {
  await browser.close()
  rmSync(parent, { recursive: true })
}

async function take(content: string, shown: typeof pictures): Promise<void> {
  const editor = await openEditor(content, 0)
  for (const [name, show] of Object.entries(shown)) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(editor.url)
    await show(page)
    await page.waitForLoadState('networkidle')
    const file = join(folder, `${name}.webp`)
    await sharp(await page.screenshot())
      .webp({ quality: 85 })
      .toFile(file)
    console.log(file)
    await page.close()
  }
  await editor.close()
}

/** The home page on a computer and, in front of it, on a phone. */
async function takeSite(): Promise<void> {
  const site = join(parent, 'site')
  await buildSite('content', site)
  const server = await startServer({ folder: site, port: 0 })
  const screenshot = async (width: number, height: number) => {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.goto(server.url)
    await page.waitForLoadState('networkidle')
    const bytes = await page.screenshot()
    await page.close()
    return bytes
  }
  const phone = await sharp(await screenshot(360, 740))
    .resize({ height: 640 })
    .extend({ top: 4, bottom: 4, left: 4, right: 4, background: '#d9c5b0' })
    .toBuffer()
  const file = join(folder, 'site.webp')
  await sharp(await screenshot(1440, 900))
    .composite([{ input: phone, left: 1090, top: 200 }])
    .webp({ quality: 85 })
    .toFile(file)
  console.log(file)
  await server.close()
}
