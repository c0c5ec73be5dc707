import { EventEmitter, once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { editorOfFile, lookAs } from './editor-for-tests.ts'
import { heroOnPage, heroText, holdUpload, openHero } from './hero-picture.ts'

const opened = editorOfFile({ viewport: { width: 1440, height: 1000 } })

const shapeOf = (image: Locator) =>
  image.evaluate(({ clientWidth, clientHeight }) => (clientWidth / clientHeight).toFixed(1))

const photograph = async (name: string, width: number) => {
  const jpeg = sharp({ create: { width, height: 1100, channels: 3, background: '#7a5' } }).jpeg()
  return { name, mimeType: 'image/jpeg', buffer: await jpeg.toBuffer() }
}

// The first opening of a picture, which loads all that later ones have already.
test('nothing moves under the pointer while a picture and its crops are loading', async () => {
  const { page } = opened()
  await heroOnPage(opened()).waitFor()
  const gate = new EventEmitter()
  const isOpen = once(gate, 'open')
  await page.route(/\/frame$|\/pictures\/.*width=1000/, async (route) => {
    await isOpen
    await route.continue()
  })
  const field = await openHero(opened())
  // Measured from the top of the field: the panel may scroll, but the parts of the field must stay together.
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

test('the pointer or the keys set the focus point, and the crops for a phone and a computer follow', async () => {
  const { page } = opened()
  const field = await openHero(opened())
  const point = field.getByRole('group', { name: 'Ponto a não cortar' })
  const { width = 0, height = 0 } = (await point.locator('img').boundingBox()) ?? {}
  await point.locator('.focus-picture').click({ position: { x: width * 0.2, y: height * 0.75 } })
  await expect.poll(() => heroText(opened())).toContain('focus: { x: 20, y: 75 }')
  await point.getByRole('slider', { name: 'Distância de cima' }).press('ArrowLeft')
  await expect.poll(() => heroText(opened())).toContain('focus: { x: 20, y: 74 }')

  for (const screen of ['Telemóvel', 'Computador']) {
    await lookAs(page, screen)
    const crop = field.getByRole('figure', { name: screen }).locator('img')
    await expect.poll(() => shapeOf(crop)).toBe(await shapeOf(heroOnPage(opened())))
    expect(await crop.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('20% 70%')
  }

  // The measuring pages are opened only once, whatever the owner opens next.
  const measured = page.locator('iframe.measuring')
  await measured.evaluateAll((frames) => frames.forEach((frame) => frame.setAttribute('data-known', '')))
  await page.frameLocator('iframe[title="Página"]').locator('[data-block=values] h2').click()
  await field.waitFor({ state: 'detached' })
  await openHero(opened())
  for (const screen of ['Telemóvel', 'Computador']) await field.getByRole('figure', { name: screen }).waitFor()
  expect(await measured.evaluateAll((frames) => frames.map((frame) => frame.hasAttribute('data-known')))).toEqual([
    true,
    true,
  ])
})

test('a finger that scrolls past a picture leaves its focus point, and one that taps it sets the point', async () => {
  const { page, undo } = opened()
  const point = (await openHero(opened())).locator('.focus-picture')
  await point.scrollIntoViewIfNeeded()
  const before = heroText(opened())
  const { x = 0, y = 0, width = 0, height = 0 } = (await point.boundingBox()) ?? {}
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * 0.3, y: y + height * 0.8 - up }],
    })
  await touch('touchStart')
  for (const up of [20, 40, 60, 80]) await touch('touchMove', up)
  await touch('touchEnd')
  await point.click({ position: { x: width * 0.3, y: height * 0.4 } })
  await expect.poll(() => heroText(opened())).toContain('focus: { x: 30, y: 40 }')
  await undo()
  await expect.poll(() => heroText(opened())).toBe(before)
})

test('a photograph that cannot be read is told, and no longer while another is prepared', async () => {
  const { editor, page, panel, undo } = opened()
  const file = (await openHero(opened())).locator('input[type=file]')
  const before = heroText(opened())
  const refusal = panel.getByRole('alert')
  const path = join(editor.folder, 'na-nuvem.jpg')
  writeFileSync(path, 'antes')
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'cloud' })),
  )
  await page.locator('#cloud').setInputFiles(path)
  // A browser reads no file that was changed after it was chosen.
  rmSync(path)
  await file.evaluate((input: HTMLInputElement) => {
    const cloud = document.querySelector<HTMLInputElement>('#cloud')
    input.files = cloud?.files ?? null
    cloud?.remove()
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await refusal.getByText('guarde-a primeiro neste aparelho').waitFor()
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Isto não é uma fotografia.') })
  await refusal.getByText('escolha um JPG').waitFor()
  expect(await refusal.count()).toBe(1)
  // From another page a browser may bring the address alone.
  await panel.locator('.picture-drop').evaluate((own) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/uri-list', 'https://exemplo.pt/sala.jpg')
    own.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  })
  await refusal.getByText('guarde-a primeiro').waitFor()
  const letUpload = await holdUpload(opened())
  const photo = sharp({ create: { width: 1700, height: 1300, channels: 3, background: '#7a5' } }).jpeg()
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo.toBuffer() })
  await panel.getByText('A preparar a fotografia').waitFor()
  expect(await refusal.count()).toBe(0)
  letUpload()
  await expect.poll(() => heroText(opened())).not.toBe(before)
  await undo()
  await expect.poll(() => heroText(opened())).toBe(before)
})

test('the portrait of the site opens from the page that shows it, and its preview has the same arch', async () => {
  const { editor, page, panel } = opened()
  await page
    .frameLocator('iframe[title="Página"]')
    .getByRole('img', { name: /^Retrato desenhado/ })
    .click()
  const field = panel.getByRole('group', { name: 'Retrato', exact: true })
  const crop = field.getByRole('figure', { name: 'Telemóvel' }).locator('div')
  // An arch is round above and has corners below.
  expect(await crop.evaluate((element) => getComputedStyle(element).borderRadius)).toMatch(/^50% 50% 0% 0%/)
  await field.getByRole('slider', { name: 'Distância da esquerda' }).press('ArrowRight')
  await expect.poll(() => editor.read('site.yaml')).toContain('focus: { x: 49, y: 38 }')
})

test('a picture that another program replaces is shown, even at a width that was shown before', async () => {
  const { editor } = opened()
  const shown = async () => {
    const answer = await fetch(`${editor.url()}api/picture?name=gallery-1.jpg&width=40`)
    return sharp(Buffer.from(await answer.arrayBuffer())).stats()
  }
  const before = await shown()
  const other = sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a5' } }).jpeg()
  writeFileSync(join(editor.folder, 'images/gallery-1.jpg'), await other.toBuffer())
  expect((await shown()).dominant).not.toEqual(before.dominant)
})

test('on a phone, a photograph of another shape stays in view although it goes to another row of the gallery', async () => {
  const { page, panel, site, showPage, undo } = opened()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await showPage('Aula aberta de Biodanza em Lisboa, às quartas')
  const photo = site.locator('[data-block=gallery] li').nth(2)
  await photo.click()
  const shown = () =>
    photo.evaluate((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      return `${width > height * 1.2 ? 'wide' : 'square'}, ${bottom > 0 && top < innerHeight ? 'in view' : 'out of view'}`
    })
  await panel.getByRole('button', { name: 'Usar uma que já cá está' }).click()
  await page.getByRole('option', { name: 'gallery-4.jpg' }).click()
  await expect.poll(shown).toBe('wide, in view')
  await undo()
  await expect.poll(shown).toBe('square, in view')
})

test('of photographs chosen for a place in the gallery, the first is shown there and the others follow it, but for one that is refused', async () => {
  const { editor, page, panel, site, showPage, undo } = opened()
  await page.setViewportSize({ width: 1440, height: 1000 })
  await showPage('Aula aberta de Biodanza em Lisboa, às quartas')
  const before = editor.read('biodanza.yaml')
  const gallery = () => [...editor.read('biodanza.yaml').matchAll(/^ {6}- file: (\S+)/gm)].map(([, name]) => name)
  const [one, two, three, ...others] = gallery()
  await site.locator('[data-block=gallery] li').nth(1).click()
  const files = [await photograph('a.jpg', 1100), await photograph('b.jpg', 900), await photograph('c.jpg', 1200)]
  const chosen = panel.locator('input[type=file]')

  await chosen.setInputFiles(files)
  await panel.getByRole('alert').filter({ hasText: 'b.jpg: Esta imagem tem 900 × 1100' }).waitFor()
  await page.getByRole('status').filter({ hasText: 'a seguir a esta: 1' }).waitFor()
  await expect.poll(gallery).toEqual([one, 'momentos-da-roda.jpg', 'momentos-da-roda-2.jpg', three, ...others])
  expect(editor.read('biodanza.yaml')).toContain('momentos-da-roda-2.jpg\n        alt: { pt: "", en: "" }')
  await undo(2)
  await expect.poll(() => editor.read('biodanza.yaml')).toBe(before)
  expect(two).toBe('gallery-2.jpg')
})
