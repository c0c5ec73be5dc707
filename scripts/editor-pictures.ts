/**
 * Takes the pictures of the editor that the README shows, from the running editor: `npm run editor-pictures`. It works on a
 * copy of the content, which nothing is written to but there.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { launchChromium } from '../src/browser/chromium.ts'
import { openEditor } from '../src/editor/server/open-editor.ts'

const folder = 'docs'

/** What each picture shows, by what she does to see it. */
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

const copy = mkdtempSync(join(tmpdir(), 'editor-pictures-'))
cpSync('content', copy, { recursive: true })
const [browser, editor] = await Promise.all([launchChromium(), openEditor(copy, 0)])
try {
  mkdirSync(folder, { recursive: true })
  for (const [name, show] of Object.entries(pictures)) {
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
} finally {
  await browser.close()
  await editor.close()
  rmSync(copy, { recursive: true })
}
