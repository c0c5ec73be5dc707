import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startLocalEditor } from './edit-command.ts'
import { editorForTests, type OpenEditor } from './editor-for-tests.ts'
import { heroText, holdUpload, openHero } from './hero-picture.ts'

const open = editorForTests()
let openedNow: OpenEditor
beforeEach(async () => {
  openedNow = await open(startLocalEditor, { viewport: { width: 1440, height: 1000 } })
})
const opened = () => openedNow

const images = () => readdirSync(join(opened().editor.folder, 'images')).toSorted()
const snapshot = () =>
  Object.fromEntries(
    readdirSync(opened().editor.folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('.'))
      .map((name) => [name, readFileSync(join(opened().editor.folder, name), 'base64')]),
  )

/** A photograph from a phone: stored sideways, with an EXIF orientation that rotates it upright. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width: height, height: width, channels: 3, background: '#7a5' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()

async function chooseFile(name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    opened().page.waitForEvent('filechooser'),
    opened().panel.getByRole('button', { name: 'Escolher deste aparelho' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer })
}

test('a chosen photograph is named and rotated upright, the old one is removed, and undo works even after a reload', async () => {
  const { editor, page, panel } = opened()
  const before = snapshot()
  await openHero(opened())
  await chooseFile('IMG_0012.JPG', await photograph(1800, 1300))

  await expect.poll(() => heroText(opened())).toContain('file: um-sitio-para-pousar.jpg')
  expect(heroText(opened())).not.toMatch(/focus|sample/)
  await expect.poll(() => images().includes('hero-room.jpg')).toBe(false)
  const file = join(editor.folder, 'images', 'um-sitio-para-pousar.jpg')
  const { width, height, orientation, exif } = await sharp(file).metadata()
  expect([width, height, orientation, exif]).toEqual([1800, 1300, undefined, undefined])
  const alt = panel.getByRole('textbox', { name: 'Texto alternativo (português)' })
  await expect.poll(() => alt.evaluate((element) => element === document.activeElement)).toBe(true)
  await alt.fill('Uma sala com uma janela')
  await page.frameLocator('iframe[title="Página"]').getByRole('img', { name: 'Uma sala com uma janela' }).waitFor()
  const hint = panel.getByText('só depois se pode publicar')
  await hint.waitFor()
  await page.getByRole('button', { name: /por resolver/ }).waitFor()
  expect(await panel.locator('.error').count()).toBe(0)
  await panel.getByRole('textbox', { name: 'Texto alternativo (inglês)' }).fill('A room with a window')
  await hint.waitFor({ state: 'detached' })
  await expect.poll(() => heroText(opened())).toContain('A room with a window')

  // The editor reports this only after the undo history is saved too.
  await page.getByRole('status').filter({ hasText: 'Guardado' }).waitFor()
  await page.reload()
  for (const gone of ['A room with a window', 'Uma sala com uma janela', 'um-sitio-para-pousar.jpg']) {
    await opened().undo()
    await expect.poll(() => heroText(opened())).not.toContain(gone)
  }
  await expect.poll(snapshot).toEqual(before)

  await page.getByRole('button', { name: 'Refazer' }).click()
  await expect.poll(() => heroText(opened())).toContain('file: um-sitio-para-pousar.jpg')
  await expect.poll(() => images().includes('hero-room.jpg')).toBe(false)
  expect(images()).toContain('um-sitio-para-pousar.jpg')
})

test('a photograph can be dropped on the picture; of several the first is used, and a message says so', async () => {
  const { editor, page, panel, site, undo } = opened()
  const before = heroText(opened())
  const photo = join(editor.folder, '..', `${basename(editor.folder)}.jpg`)
  const other = `${photo}.png`
  for (const each of [photo, other]) writeFileSync(each, await photograph(1800, 1300))
  onTestFinished(() => [photo, other].forEach((each) => rmSync(each)))
  const devtools = await page.context().newCDPSession(page)
  const data = { items: [], files: [photo, other], dragOperationsMask: 1 }
  // On the page first, where it opens the form of the picture.
  for (const zone of [site.locator('[data-block=hero] img'), panel.locator('.picture-drop')]) {
    await zone.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await zone.boundingBox()) ?? {}
    const at = { x: x + width / 2, y: y + height / 2, data }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', { type, ...at })
    // The second time that name is taken by what can be redone.
    await expect.poll(() => heroText(opened())).toMatch(/file: um-sitio-para-pousar(?:-2)?\.jpg/)
    await panel.getByText(`das 2 que largou ficou «${basename(photo)}»`).waitFor()
    await undo()
    await expect.poll(() => heroText(opened())).toBe(before)
  }
})

test('whoever types while a photograph is prepared goes on in that field', async () => {
  const { page, panel } = opened()
  await openHero(opened())
  const letUpload = await holdUpload(opened())
  await chooseFile('nova.jpg', await photograph(1800, 1300))
  const title = panel.getByRole('textbox', { name: 'Título (português)', exact: true })
  await title.press('End')
  await page.keyboard.type(' um')
  letUpload()
  await panel.locator('.picture-field > [aria-live]:empty').waitFor({ state: 'attached' })
  await page.keyboard.type(' dois')
  expect(await title.inputValue()).toBe('Um sítio para pousar um dois')
})

test('a photograph follows its place when that moves during the upload, and a message says if it was removed', async () => {
  const { editor, page, site, panel } = opened()
  const home = editor.read('home.yaml')
  const write = (text: string) => writeFileSync(join(editor.folder, 'home.yaml'), text)
  await openHero(opened())
  const letFirst = await holdUpload(opened())
  await chooseFile('nova.jpg', await photograph(1800, 1300))
  await panel.getByText('A preparar a fotografia').waitFor()
  // Another program inserts a block with a picture above it.
  const block =
    '  - type: hero\n    title: { pt: Acima, en: Above }\n    picture: { file: portrait.jpg, alt: { pt: Um, en: One } }\n'
  write(home.replace('blocks:\n', `blocks:\n${block}`))
  await site.getByRole('heading', { name: 'Acima' }).waitFor()
  letFirst()
  await expect.poll(() => heroText(opened())).toContain('file: um-sitio-para-pousar.jpg')
  expect(editor.read('home.yaml')).toContain(block)

  await page.unroute('**/api/keepPicture?*')
  const letSecond = await holdUpload(opened())
  await chooseFile('outra.jpg', await photograph(1800, 1300))
  await panel.getByText('A preparar a fotografia').waitFor()
  const without = home.replace(/ {2}- type: hero\n(?: {4}.*\n)+/, '')
  write(without)
  await site.getByRole('heading', { name: 'Um sítio para pousar' }).waitFor({ state: 'detached' })
  letSecond()
  await page.getByRole('status').filter({ hasText: '«outra.jpg» não foi posta' }).waitFor()
  expect(editor.read('home.yaml')).toBe(without)
})

test('a file that cannot be shown is refused with a remedy in plain words, and nothing is written', async () => {
  const before = snapshot()
  await openHero(opened())
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2000)])
  const whole = await photograph(1800, 1300)
  const sent: readonly (readonly [string, Buffer, string])[] = [
    ['IMG_0012.HEIC', heic, 'exporte-a como JPG'],
    ['cortada.jpg', whole.subarray(0, whole.length / 2), 'copie-a outra vez'],
    ['pequena.jpg', await photograph(640, 480), 'tem 640 × 480 píxeis, e aqui são precisos pelo menos 1600 × 1200'],
    ['programa.jpg', Buffer.from('MZ\x90\0 program'), 'não é uma fotografia'],
    ['só na nuvem.jpg', Buffer.alloc(0), 'guarde-a primeiro neste aparelho'],
  ]
  for (const [name, bytes, message] of sent) {
    await chooseFile(name, bytes)
    await opened().panel.getByRole('alert').filter({ hasText: message }).waitFor()
  }
  expect(snapshot()).toEqual(before)
})

const violations = (page: Page) =>
  page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(
      { include: ['.picture-field, [role=dialog]'], exclude: ['iframe'] },
      { iframes: false },
    )
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })

test('a list of the pictures says where each is shown; choosing one copies its description; axe finds nothing', async () => {
  const { page, panel } = opened()
  await openHero(opened())
  await page.evaluate(axe.source)
  expect(await violations(page)).toEqual([])
  await panel.getByRole('slider').first().focus()
  await page.keyboard.press('Shift+Tab')
  // The button that has the focus is invisible.
  expect(await panel.locator('.picture-drop').evaluate((own) => getComputedStyle(own).outlineStyle)).toBe('solid')
  await panel.getByRole('button', { name: 'Usar uma que já cá está' }).click()
  const dialog = page.getByRole('dialog', { name: 'Imagens do site' })
  const option = dialog.getByRole('option', { name: 'hero-circle.jpg' })
  await option.getByText('Está em: ', { exact: false }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(await option.textContent()).toContain('(Aula aberta de Biodanza em Lisboa, às quartas)')
  await option.click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => heroText(opened())).toContain('file: hero-circle.jpg')
  expect(heroText(opened())).toContain('focus: { x: 48, y: 55 }')
  expect(heroText(opened())).toContain('dez pessoas')
})

test('a picture shown in several places can be changed everywhere; the last change removes its file', async () => {
  const { editor, page, panel } = opened()
  await openHero(opened())
  await panel.getByRole('button', { name: 'Usar uma que já cá está' }).click()
  await page.getByRole('option', { name: 'hero-circle.jpg' }).click()
  await expect.poll(() => heroText(opened())).toContain('file: hero-circle.jpg')
  await chooseFile('nova.jpg', await photograph(1800, 1300))
  const asked = panel.getByRole('group', { name: 'A imagem anterior aparece também aqui:' })
  await asked.waitFor()
  expect(await asked.getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('(Aula aberta de Biodanza em Lisboa, às quartas)'),
  ])
  expect(existsSync(join(editor.folder, 'images', 'hero-circle.jpg'))).toBe(true)
  await asked.getByRole('button', { name: 'Mudar também aí' }).click()
  await expect.poll(() => editor.read('biodanza.yaml')).toContain('file: um-sitio-para-pousar.jpg')
  await expect.poll(() => images().includes('hero-circle.jpg')).toBe(false)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => images().includes('hero-circle.jpg')).toBe(true)
  await expect.poll(() => editor.read('biodanza.yaml')).toContain('file: hero-circle.jpg')
})
