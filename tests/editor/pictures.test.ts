import { EventEmitter, once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import axe from 'axe-core'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { editorForTests, lookAs, type OpenEditor } from './editor-for-tests.ts'

// Each test has a server and a photograph of its own to be taken in.
vi.setConfig({ testTimeout: 120_000 })

const open = editorForTests()
let editor: OpenEditor['editor']
let page: OpenEditor['page']
let panel: OpenEditor['panel']
beforeEach(async () => {
  ;({ editor, page, panel } = await open({ viewport: { width: 1440, height: 1000 } }))
}, 120_000)

const images = () => readdirSync(join(editor.folder, 'images')).toSorted()
const snapshot = () =>
  Object.fromEntries(
    readdirSync(editor.folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('.'))
      .map((name) => [name, readFileSync(join(editor.folder, name), 'base64')]),
  )

/** A photograph as a phone makes it: lying, with the word that it was held upright. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width: height, height: width, channels: 3, background: '#7a5' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()

const heroOnPage = () => page.frameLocator('iframe[title="Página"]').getByRole('img', { name: 'Desenho: uma sala' })

const shapeOf = (image: Locator) =>
  image.evaluate(({ clientWidth, clientHeight }) => (clientWidth / clientHeight).toFixed(1))

/** Opens the picture at the top of the home page. */
async function openHero(): Promise<Locator> {
  await heroOnPage().click()
  const field = panel.getByRole('group', { name: 'Imagem', exact: true })
  await field.waitFor()
  return field
}

async function chooseFile(name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    panel.getByRole('button', { name: 'Escolher do computador' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer })
}

const heroText = () => /picture:\n(?: {6}.*\n)+/.exec(editor.read('home.yaml'))?.[0] ?? ''

test('she chooses a photograph: it comes under a good name, turned as it was held, the old one goes, and all of it can be undone, even after a reload', async () => {
  const before = snapshot()
  await openHero()
  await chooseFile('IMG_0012.JPG', await photograph(1800, 1300))

  await expect.poll(() => heroText()).toContain('file: um-sitio-para-pousar.jpg')
  expect(heroText()).not.toMatch(/focus|sample/)
  await expect.poll(() => images().includes('hero-room.jpg')).toBe(false)
  const { width, height, orientation } = await sharp(
    join(editor.folder, 'images', 'um-sitio-para-pousar.jpg'),
  ).metadata()
  expect([width, height, orientation]).toEqual([1800, 1300, undefined])
  const alt = panel.getByRole('textbox', { name: 'Texto alternativo (português)' })
  await expect.poll(() => alt.evaluate((element) => element === document.activeElement)).toBe(true)
  await alt.fill('Uma sala com uma janela')
  await page.frameLocator('iframe[title="Página"]').getByRole('img', { name: 'Uma sala com uma janela' }).waitFor()
  await expect.poll(() => heroText()).toContain('Uma sala com uma janela')

  // What was done is kept when that is said, a moment after the text.
  await page.getByRole('status').filter({ hasText: 'Guardado' }).waitFor()
  await page.reload()
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await undo.click()
  await expect.poll(() => heroText()).not.toContain('Uma sala com uma janela')
  await undo.click()
  await expect.poll(snapshot).toEqual(before)

  await page.getByRole('button', { name: 'Refazer' }).click()
  await expect.poll(() => heroText()).toContain('file: um-sitio-para-pousar.jpg')
  await expect.poll(() => images().includes('hero-room.jpg')).toBe(false)
  expect(images()).toContain('um-sitio-para-pousar.jpg')
})

test('a photograph is dropped on the picture', async () => {
  const field = await openHero()
  const photo = join(editor.folder, '..', `${basename(editor.folder)}.jpg`)
  writeFileSync(photo, await photograph(1800, 1300))
  onTestFinished(() => rmSync(photo))
  const zone = field.locator('.picture-drop')
  await zone.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await zone.boundingBox()) ?? {}
  const devtools = await page.context().newCDPSession(page)
  const data = { items: [], files: [photo], dragOperationsMask: 1 }
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devtools.send('Input.dispatchDragEvent', { type, x: x + 40, y: y + 40, data })
  await drag('dragEnter')
  await drag('dragOver')
  await expect.poll(() => zone.getAttribute('data-drop-target')).toBe('true')
  await drag('drop')
  await expect.poll(() => heroText()).toContain('file: um-sitio-para-pousar.jpg')
})

test('what can not be shown is told in her words, with what to do, and nothing is written', async () => {
  const before = snapshot()
  await openHero()
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2000)])
  const whole = await photograph(1800, 1300)
  const sent: readonly (readonly [string, Buffer, string])[] = [
    ['IMG_0012.HEIC', heic, 'exporte-a como JPG'],
    ['cortada.jpg', whole.subarray(0, whole.length / 2), 'copie-a outra vez'],
    ['pequena.jpg', await photograph(640, 480), 'tem 640 × 480 píxeis, e aqui são precisos pelo menos 1600 × 1200'],
    ['programa.jpg', Buffer.from('MZ\x90\0 program'), 'não é uma fotografia'],
  ]
  for (const [name, bytes, told] of sent) {
    await chooseFile(name, bytes)
    await panel.getByRole('alert').filter({ hasText: told }).waitFor()
  }
  expect(snapshot()).toEqual(before)
})

test('she touches what must not be cropped, with the pointer or with keys, and sees what a phone and a computer crop', async () => {
  const field = await openHero()
  const point = field.getByRole('group', { name: 'Ponto a não cortar' })
  const { width = 0, height = 0 } = (await point.locator('img').boundingBox()) ?? {}
  await point.locator('.focus-picture').click({ position: { x: width * 0.2, y: height * 0.75 } })
  await expect.poll(() => heroText()).toContain('focus: { x: 20, y: 75 }')
  await point.getByRole('slider', { name: 'Distância de cima' }).press('ArrowLeft')
  await expect.poll(() => heroText()).toContain('focus: { x: 20, y: 74 }')

  for (const screen of ['Telemóvel', 'Computador']) {
    await lookAs(page, screen)
    const crop = field.getByRole('figure', { name: screen }).locator('img')
    await expect.poll(() => shapeOf(crop)).toBe(await shapeOf(heroOnPage()))
    expect(await crop.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('20% 70%')
  }
})

test('nothing moves under her pointer while a picture and its crops are on their way', async () => {
  await heroOnPage().waitFor()
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  await page.route(/\/frame$|\/pictures\/.*width=1000/, async (route) => {
    await opened
    await route.continue()
  })
  const field = await openHero()
  // From the top of the field: the panel may scroll, but not the field's parts apart.
  const places = () =>
    field.evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      return [...element.querySelectorAll('button, textarea')].map((part) => part.getBoundingClientRect().top - top)
    })
  const before = await places()
  gate.emit('open')
  for (const screen of ['Telemóvel', 'Computador'])
    await field.getByRole('figure', { name: screen }).locator('img').waitFor()
  await expect
    .poll(() => field.locator('.focus-picture img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await places()).toEqual(before)
})

test('the portrait of the whole site opens from the page that shows it, and is cropped to a circle as there', async () => {
  await page
    .frameLocator('iframe[title="Página"]')
    .getByRole('img', { name: /^Retrato desenhado/ })
    .click()
  const field = panel.getByRole('group', { name: 'Retrato', exact: true })
  const crop = field.getByRole('figure', { name: 'Telemóvel' }).locator('div')
  expect(await crop.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('50%')
  await field.getByRole('slider', { name: 'Distância da esquerda' }).press('ArrowRight')
  await expect.poll(() => editor.read('site.yaml')).toContain('focus: { x: 49, y: 38 }')
})

test('she takes a picture that is there, seeing where each is shown, and what is said of it comes with it', async () => {
  await openHero()
  await panel.getByRole('button', { name: 'Usar uma que já cá está' }).click()
  const dialog = page.getByRole('dialog', { name: 'Imagens do site' })
  const option = dialog.getByRole('option', { name: 'hero-circle.jpg' })
  await option.getByText('Está em: ', { exact: false }).waitFor()
  expect(await option.textContent()).toContain('(/biodanza)')
  await option.click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => heroText()).toContain('file: hero-circle.jpg')
  expect(heroText()).toContain('focus: { x: 48, y: 55 }')
  expect(heroText()).toContain('dez pessoas')
})

test('a picture that stands in several places is changed everywhere, if she wants, and its file goes with the last', async () => {
  await openHero()
  await panel.getByRole('button', { name: 'Usar uma que já cá está' }).click()
  await page.getByRole('option', { name: 'hero-circle.jpg' }).click()
  await expect.poll(() => heroText()).toContain('file: hero-circle.jpg')
  await chooseFile('nova.jpg', await photograph(1800, 1300))
  const asked = panel.getByRole('group', { name: 'A imagem anterior aparece também aqui:' })
  await asked.waitFor()
  expect(await asked.getByRole('listitem').allTextContents()).toEqual([expect.stringContaining('(/biodanza)')])
  expect(existsSync(join(editor.folder, 'images', 'hero-circle.jpg'))).toBe(true)
  await asked.getByRole('button', { name: 'Mudar também aí' }).click()
  await expect.poll(() => editor.read('biodanza.yaml')).toContain('file: um-sitio-para-pousar.jpg')
  await expect.poll(() => images().includes('hero-circle.jpg')).toBe(false)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => images().includes('hero-circle.jpg')).toBe(true)
  await expect.poll(() => editor.read('biodanza.yaml')).toContain('file: hero-circle.jpg')
})

test('axe finds nothing in the picture’s fields, nor in the grid of pictures', async () => {
  await openHero()
  await page.evaluate(axe.source)
  const violations = () =>
    page.evaluate(async () => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: ['.picture-field, [role=dialog]'], exclude: ['iframe'] },
        { iframes: false },
      )
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    })
  expect(await violations()).toEqual([])
  await panel.getByRole('button', { name: 'Usar uma que já cá está' }).click()
  await page.getByRole('dialog', { name: 'Imagens do site' }).waitFor()
  expect(await violations()).toEqual([])
})
