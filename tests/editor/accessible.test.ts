import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '../../src/tools/audit/axe.ts'
import { listsWithoutSigns } from '../audits/in-page.ts'
import { driverForTests, until } from '../browsers.ts'
import { type LocalEditor, startLocalEditor } from './edit-command.ts'

let editor: LocalEditor
beforeAll(async () => {
  editor = await startLocalEditor()
})
afterAll(() => editor.remove())

const page = `document.querySelector('iframe[title="Página"]')?.contentDocument`
const heading = `document.querySelector('.panel h2, .panel h1')?.textContent`
const button = (name: string) =>
  `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === '${name}')`

/** Each button that opens a panel, and the panel's heading. */
const panels = [
  [`${page}.querySelector('h1')`, 'Um sítio para pousar'],
  [`${page}.querySelector('[data-block=events] h3')`, 'Aula Aberta'],
  [`${page}.querySelector('.editor-inserts > button')`, 'Que bloco?'],
  [button('Tudo'), 'Tudo'],
  [button('Páginas'), 'Páginas'],
  [button('Eventos'), 'Eventos'],
  [button('Novo evento'), 'Novo evento'],
  [button('Publicar'), 'Publicar'],
] as const

const driver = driverForTests('chromium')
beforeAll(async () => {
  await driver.resize(1280, 800)
  await driver.open(editor.url())
  await until(driver, `${page}?.querySelector('main h1')`)
})

test('axe finds nothing in any panel of the editor', async () => {
  expect(await axeFindings(driver), 'nothing open').toEqual([])
  for (const [what, title] of panels) {
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
  expect(await driver.evaluate(`!!${page}.querySelector('main h1')`)).toBe(true)
})
