import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { inEnginesOfTyping } from './editor-for-tests.ts'

const scotland = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
/** The text that enters the field, and the text that the file receives. */
const inputs = [
  ['família 👩\u200d👩\u200d👧 e 🏳\ufe0f\u200d🌈', 'família 👩\u200d👩\u200d👧 e 🏳\ufe0f\u200d🌈'],
  [`🇵🇹 ${scotland} 👩🏽\u200d🚀`, `🇵🇹 ${scotland} 👩🏽\u200d🚀`],
  ['a\u200bb\ufeffc\u200dd\ufffc', 'abcd'],
  ['um\u2028dois\u2029três', 'um\ndois\n\ntrês'],
  ['dia\nHoras:\u00a020h', 'dia\nHoras: 20h'],
] as const

/** Drops text from another window onto the field. */
const drop = (field: Locator, words: string) =>
  field.evaluate((element, text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', text)
    const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer })
    const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    const isRefused = !element.dispatchEvent(over) || !element.dispatchEvent(dropped)
    // The browser inserts the text only for a real drop.
    if (!isRefused) document.execCommand('insertText', false, text)
  }, words)

/** Inserts a whole text at once, as dictation and emoji pickers do. */
const dictate = (field: Locator, words: string) =>
  field.evaluate((_, text) => document.execCommand('insertText', false, text), words)

inEnginesOfTyping((open) => {
  test('emoji and flags stay, and forbidden characters are removed, for every way of input', async () => {
    const { editor, page, site, openField, saved } = await open()
    const field = await openField('Introdução (português)', site.getByText('Há alturas em que faz falta'))
    const dropped = inputs.slice(0, 1)
    for (const [put, some] of [[dictate, inputs] as const, [drop, dropped] as const])
      for (const [given, expected] of some) {
        await field.press('ControlOrMeta+A')
        await dictate(field, 'antes  depois')
        await expect.poll(() => field.inputValue()).toBe('antes  depois')
        await field.evaluate((element: HTMLTextAreaElement) =>
          element.setSelectionRange('antes '.length, 'antes '.length),
        )
        await put(field, given)
        await field.press('!')
        await expect.poll(() => field.inputValue()).toBe(`antes ${expected}! depois`)
      }
    await field.press('ControlOrMeta+A')
    await dictate(field, `${scotland} 👩\u200d👩\u200d👧`)
    await saved()
    await expect.poll(() => editor.read('home.yaml')).toContain(`${scotland} 👩\u200d👩\u200d👧`)
    await page.reload()
    await site.getByText(`${scotland} 👩\u200d👩\u200d👧`).waitFor()
  })
})
