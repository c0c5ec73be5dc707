import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { listsWithoutSigns } from '../audits/in-page.ts'
import { driverForTests, until } from '../browsers.ts'
import { type LocalEditor, startLocalEditor } from './edit-command.ts'
import { editorOfFile, hasFocus } from './editor-for-tests.ts'

let editor: LocalEditor
beforeAll(async () => {
  editor = await startLocalEditor()
})
afterAll(() => editor.remove())

const inFrame = `document.querySelector('iframe[title="Página"]')?.contentDocument`
const heading = `document.querySelector('.panel h2, .panel h1')?.textContent`
const buttonCalled = (name: string) =>
  `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === '${name}')`

/** Each button that opens a panel, and the panel's heading. */
const panels = [
  [`${inFrame}.querySelector('h1')`, 'Um sítio para pousar'],
  [`${inFrame}.querySelector('[data-block=events] h3')`, 'Aula Aberta'],
  [`${inFrame}.querySelector('.editor-inserts > button')`, 'Que bloco?'],
  [buttonCalled('Tudo'), 'Tudo'],
  [buttonCalled('Páginas'), 'Páginas'],
  [buttonCalled('Eventos'), 'Eventos'],
  [buttonCalled('Novo evento'), 'Novo evento'],
  [buttonCalled('Publicar'), 'Publicar'],
  [`document.querySelector('.panel summary')`, 'Publicar'],
] as const

const driver = driverForTests('chromium')
beforeAll(async () => {
  await driver.resize(1280, 800)
  await driver.open(editor.url())
  await until(driver, `${inFrame}?.querySelector('main h1')`)
})

test('axe finds nothing in any panel of the editor', async () => {
  expect(await axeFindings(driver), 'nothing open').toEqual([])
  for (const [what, title] of panels) {
    await until(driver, what)
    await driver.evaluate(`void ${what}.click()`)
    await until(driver, `${heading} === '${title}'`)
    expect(await axeFindings(driver), title).toEqual([])
    expect(await driver.evaluate(listsWithoutSigns), title).toBe(0)
  }
})

test('the editor survives when a frame closes before its fonts have arrived', async () => {
  const closedEarly = await driver.evaluate(`new Promise((resolve) => {
      const frame = document.createElement('iframe')
      frame.src = 'frame'
      // Its fonts arrive after it has been removed.
      const arrivals = []
      const poll = () => {
        const { contentWindow: inside, contentDocument: shown } = frame
        if (!shown?.URL.endsWith('/frame')) return setTimeout(poll)
        inside.FontFace.prototype.load = () => new Promise((arrive) => arrivals.push(arrive))
        const waitForFonts = () => {
          if (arrivals.length === 0) return setTimeout(waitForFonts)
          frame.remove()
          for (const arrive of arrivals) arrive()
          setTimeout(resolve, 0, true)
        }
        waitForFonts()
      }
      document.body.append(frame)
      poll()
    })`)
  expect(closedEarly).toBe(true)
  expect(await driver.evaluate(`!!${inFrame}.querySelector('main h1')`)).toBe(true)
})

const opened = editorOfFile({ viewport: { width: 1280, height: 800 }, forcedColors: 'active' })

test('in forced colours a chosen weekday has a ground of its own, and the main buttons have a border', async () => {
  const { page, panel } = opened()
  const styleOf = (name: string, property: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((own, asked) => getComputedStyle(own).getPropertyValue(asked), property)
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  for (const name of ['Publicar', 'Novo evento']) expect(await styleOf(name, 'border-top-style'), name).toBe('solid')
  await panel.getByRole('button', { name: 'Aula Aberta', exact: true }).click()
  await panel.getByRole('button', { name: 'quarta-feira' }).waitFor()
  expect(await styleOf('quarta-feira', 'background-color')).not.toBe(await styleOf('terça-feira', 'background-color'))
})

test('the Tab key goes from the toolbar to the open form and back, not through the page', async () => {
  const { page, site, panel } = opened()
  await site.getByRole('heading', { level: 1 }).click()
  // What was clicked has the focus a moment later.
  await hasFocus(panel.getByRole('textbox', { name: 'Título (português)', exact: true }))
  const inPanel = () => panel.evaluate((own) => own.contains(document.activeElement))
  await page.getByRole('banner').getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  await hasFocus(page.getByRole('button', { name: 'Fechar', exact: true }))
  await page.keyboard.press('Tab')
  expect(await inPanel()).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await page.getByRole('banner').locator(':focus').count()).toBe(1)
})

test('an error belongs to its field or choice, and a screen reader says it as soon as it is there', async () => {
  const { editor: own, page, site, panel, field, openField } = opened()
  const title = await openField()
  await title.fill('')
  const error = panel.locator('.error').first()
  await error.waitFor()
  const descriptionOf = async (control: Locator) => {
    const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? []
    return (await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()))).join()
  }
  const group = panel.getByRole('group', { name: 'Título', exact: true })
  expect(await descriptionOf(group)).toBe('O título do bloco.')
  expect(await descriptionOf(title)).toContain(await error.innerText())
  expect(await error.locator('xpath=ancestor::*[@aria-live="polite"]').count()).toBe(1)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => field('Título (português)').inputValue()).toBe('Um sítio para pousar')

  const home = own.read('home.yaml')
  writeFileSync(join(own.folder, 'home.yaml'), home.replace(/(Send Message }\n.*)therapy/, '$1terapia'))
  await site.getByRole('link', { name: 'Enviar Mensagem' }).click()
  await error.waitFor()
  const choice = panel.locator('[data-invalid] > button')
  expect(await descriptionOf(choice)).toContain(await error.innerText())
  writeFileSync(join(own.folder, 'home.yaml'), home)
  await error.waitFor({ state: 'detached' })
})

test('on the narrowest phone each control of the toolbar can be pressed, and a calendar fits', async () => {
  const { page, panel } = opened()
  const buttons = page.getByRole('banner').getByRole('button')
  // Below 24 px (WCAG 2.5.8), or under another control.
  const unpressable = () =>
    buttons.evaluateAll((all) =>
      all.flatMap((one, index) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const above = all.slice(index + 1).filter((other) => {
          const its = other.getBoundingClientRect()
          return its.left < right && its.right > left && its.top < bottom && its.bottom > top
        })
        const isSmall = right - left < 24 || bottom - top < 24
        return [...(isSmall ? [one] : []), ...above].map((other) => [one.textContent, other.textContent])
      }),
    )
  // The first is a phone whose letters are enlarged by half.
  for (const width of [260, 320]) {
    await page.setViewportSize({ width, height: 568 })
    await expect.poll(() => buttons.count()).toBeLessThan(5)
    expect(await unpressable()).toEqual([])
  }
  await page.getByRole('button', { name: 'Mais', exact: true }).click()
  await page.getByRole('button', { name: 'Eventos', exact: true }).click()
  await panel.getByRole('button', { name: 'Novo evento' }).click()
  await panel
    .getByRole('button', { name: /^Calendário/ })
    .first()
    .click()
  await page.getByRole('grid').waitFor()
  const widths = await page.locator('.react-aria-Popover').evaluate((own) => [own.scrollWidth, own.clientWidth])
  expect(widths[0]).toBe(widths[1])
  await page.keyboard.press('Escape')
})

test('the focus stays beside the page where the button that had it is gone', async () => {
  const { page, site, panel, saved } = opened()
  const press = async (name: string) => {
    await panel.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await panel.getByRole('heading', { name: 'Primeiros passos' }).waitFor()
  await press('Ainda não: retirar os inventados')
  await hasFocus(panel.getByRole('heading', { name: 'Primeiros passos' }))
  await page.keyboard.press('Control+z')
  await press('O resto fica para depois')
  await hasFocus(panel.getByRole('button', { name: /^Primeiros passos: / }))
  await site.getByRole('heading', { level: 1 }).click()
  await press('Retirar imagem')
  await hasFocus(panel.getByRole('heading', { level: 2 }))
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Tudo', exact: true }).click()
  await panel.getByRole('searchbox').fill('sítio')
  await press('Trocar por outras palavras')
  await hasFocus(panel.getByRole('textbox', { name: /sítio/ }))
  await saved()
})
