import { expect, test } from 'vitest'
import { hasFocus, editorOfFile, itemAction, lookAs, lookFor, undoUntil } from './editor-for-tests.ts'
import type { Locator } from 'playwright-core'
import { parse } from 'yaml'

const opened = editorOfFile()

const boxOf = async (control: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}
const home = () => opened().editor.read('home.yaml')
const siteData = () => opened().editor.read('site.yaml')
const titleOf = () => (parse(home()) as { blocks: [{ title: { pt: string } }] }).blocks[0].title.pt

test('the form of an event and the actions on a block stay in place while the site words the time', async () => {
  const { page, site, panel, type } = opened()
  const button = (name: string) => panel.getByRole('button', { name, exact: true })
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await button('Novo evento').click()
  const place = panel.getByRole('textbox', { name: 'Onde (português)' })
  const before = await boxOf(place)
  await type('Primeiro dia', '12112032')
  await type('Último dia', '14112032')
  await type('Hora de início', '1000')
  await type('Hora de fim', '1830')
  await panel.getByText('12 a 14 de novembro de 2032').waitFor()
  expect((await boxOf(place)).y).toBe(before.y)

  await site.getByRole('heading', { name: 'Como posso acompanhar' }).click()
  await panel.getByRole('heading', { level: 2, name: 'Como posso acompanhar' }).waitFor()
  const { x, y } = await boxOf(button('Descer'))
  await button('Subir').click()
  await expect.poll(() => button('Subir').count()).toBe(0)
  expect(await boxOf(button('Descer'))).toMatchObject({ x, y })
  await page.getByRole('button', { name: 'Desfazer' }).click()
})

test('undo can be pressed again and again: no button of the toolbar moves by what it or another does', async () => {
  const { page, panel, saved, openField } = opened()
  const undo = page.getByRole('button', { name: 'Desfazer' })
  const title = await openField()
  for (const text of ['Um', 'Dois', 'Três', 'Quatro']) {
    await title.fill(text)
    await title.press('Tab')
  }
  await saved()
  const before = await boxOf(undo)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByRole('region', { name: 'Publicação' }).waitFor()
  expect(await boxOf(undo)).toEqual(before)
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.locator('.additions').getByRole('button').first().click()
  expect(await boxOf(undo)).toEqual(before)
  // The pointer stays where it is.
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  for (const text of ['Três', 'Dois', 'Um', 'Um sítio para pousar']) {
    await page.mouse.down()
    await page.mouse.up()
    await expect.poll(() => titleOf()).toBe(text)
  }
})

test('the toolbar says only what is true at the moment, and the console stays empty', async () => {
  const { page, saved, undo, openField } = opened()
  const before = home()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('response', (response) => {
    if (response.status() >= 400) said.push(`${response.status()} ${response.url()}`)
  })
  await page.reload()
  const title = await openField()
  await title.fill('Outro título')
  await saved()
  const disk: string[] = []
  await page.route('**/api/saveFile', async (route) => {
    disk.push(await page.locator('.top-line [role=status]').innerText())
    await route.continue()
  })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('status').filter({ hasText: 'Desfeito: Título' }).waitFor()
  expect(disk.filter((status) => status.includes('Guardado'))).toEqual([])
  expect(home()).toContain('Um sítio para pousar')
  await title.fill('Ainda outro')
  await saved()
  expect(await page.locator('.top-line [role=status]').innerText()).toBe('Guardado')
  expect(said).toEqual([])
  await page.unroute('**/api/saveFile')
  await undo()
  await expect.poll(home).toBe(before)
})

test('the items of a list are moved by a menu that closes', async () => {
  const { page, site, panel, undo } = opened()
  const before = home()
  await site.getByRole('heading', { name: 'O que fica' }).click()
  const rows = panel.getByRole('row')
  await itemAction(page, rows.filter({ hasText: 'Leonor' }), 'Subir')
  await expect.poll(home).toMatch(/name: Leonor[^]*name: Nuno e Carla/)
  await expect.poll(() => rows.nth(1).locator(':focus').count()).toBe(1)
  expect(await page.getByRole('menu').count()).toBe(0)
  await undo()
  await expect.poll(home).toBe(before)
})

test('an added field has the focus, and the button works again although the first field then reports what it lacks', async () => {
  const { page, panel } = opened()
  const before = siteData()
  await lookFor(page, 'mestrado')
  await panel.locator('.place').first().click()
  const courses = panel.getByRole('textbox', { name: 'Curso (português)', exact: true })
  await expect.poll(() => courses.count()).toBe(1)
  for (const added of [1, 2]) {
    await panel.getByRole('button', { name: 'Acrescentar curso', exact: true }).click()
    await hasFocus(courses.nth(added))
  }
  await undoUntil(page, () => siteData() === before)
})

test('the caret and the outline go where the page was clicked, and the page is in English only while English is written', async () => {
  const { page, site, panel } = opened()
  const heading = site.getByRole('heading', { level: 1 })
  const { x, y } = await heading.evaluate((element) => {
    const range = document.createRange()
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!text) throw new Error('The heading has no text.')
    range.setStart(text, 3)
    range.setEnd(text, 3)
    const [caret, around] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    return { x: caret.left - around.left, y: caret.top - around.top + caret.height / 2 }
  })
  // The page is shown smaller than it is laid out.
  const laidOut = await heading.evaluate(() => innerWidth)
  const scale = ((await page.locator('iframe[title="Página"]').boundingBox())?.width ?? laidOut) / laidOut
  await heading.click({ position: { x: x * scale, y: y * scale } })
  const title = panel.getByRole('textbox', { name: 'Título (português)', exact: true })
  await hasFocus(title)
  // The block is called as its heading is, and is not what was clicked.
  const outlined = () => boxOf(site.locator('.pinned'))
  expect((await outlined()).height).toBe((await boxOf(heading)).height)
  await title.pressSequentially('bom ')
  await expect.poll(() => title.inputValue()).toBe('Um bom sítio para pousar')
  await panel.getByRole('textbox', { name: 'Título (inglês)', exact: true }).fill('A place to stay')
  await site.getByRole('heading', { level: 1, name: 'A place to stay' }).waitFor()
  await expect.poll(async () => (await outlined()).height).toBe((await boxOf(heading)).height)
  await title.click()
  await site.getByRole('heading', { level: 1, name: 'Um bom sítio para pousar' }).waitFor()
  await panel.getByRole('textbox', { name: 'Título (inglês)', exact: true }).click()
  await site.getByRole('heading', { level: 1, name: 'A place to stay' }).waitFor()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await site.getByRole('heading', { level: 1, name: 'Um bom sítio para pousar' }).waitFor()
})

test('the page keeps its scroll position in phone, tablet and computer width, light and dark, and both languages', async () => {
  const { page, site, showPage } = opened()
  const heading = site.locator('h2').filter({ hasText: /Aquilo em que acredito|What I believe in/ })
  const body = site.locator('body')
  const inner = () => body.evaluate(() => innerWidth)
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const ground = () => body.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

  await heading.evaluate((element) =>
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - 20, behavior: 'instant' }),
  )
  await expect.poll(top).toBe(20)
  const light = await ground()

  for (const [width, pixels] of [
    ['Telemóvel', 390],
    ['Tablet', 820],
    ['Computador', 1280],
  ] as const) {
    await lookAs(page, width)
    await expect.poll(inner).toBe(pixels)
    await expect.poll(async () => Math.abs((await top()) - 20), { message: width }).toBeLessThan(4)
  }
  await lookAs(page, 'Inglês')
  await expect.poll(() => heading.innerText()).toBe('What I believe in')
  await expect.poll(async () => Math.abs((await top()) - 20)).toBeLessThan(4)
  await lookAs(page, 'Escuro')
  await expect.poll(ground).not.toBe(light)
  await expect.poll(async () => Math.abs((await top()) - 20)).toBeLessThan(4)
  await lookAs(page, 'Claro')
  await expect.poll(ground).toBe(light)
  // Laid out as on a computer, the whole page is in the room beside the panel.
  const frame = (await page.locator('iframe[title="Página"]').boundingBox()) ?? { x: 0, width: 0 }
  expect(frame.x + frame.width).toBeLessThanOrEqual((await page.locator('.side').boundingBox())?.x ?? 0)

  const left = await body.evaluate(() => scrollY)
  await showPage('Um retiro na serra')
  await expect.poll(() => body.evaluate(() => scrollY)).toBe(0)
  await showPage('Inês Falcão · Psicologia e Biodanza em Lisboa')
  await expect.poll(async () => Math.abs((await body.evaluate(() => scrollY)) - left)).toBeLessThan(4)
})

test('a rule for dark that is inside other rules follows how the page is viewed', async () => {
  const { page, site } = opened()
  const nested = '@media screen { [data-block] { @media (prefers-color-scheme: dark) { outline-offset: 7px } } }'
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()) + nested })
  })
  await page.reload()
  const block = site.locator('[data-block]').first()
  const offset = () => block.evaluate((element) => getComputedStyle(element).outlineOffset)
  await expect.poll(offset).toBe('0px')
  await lookAs(page, 'Escuro')
  await expect.poll(offset).toBe('7px')
  await lookAs(page, 'Claro')
  await expect.poll(offset).toBe('0px')
  await page.unroute('**/*.css')
})
