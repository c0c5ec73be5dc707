import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editorOfFile, hasFocus, inEnginesOfTyping } from './editor-for-tests.ts'
import { pastes } from './pastes.ts'

inEnginesOfTyping((open) => {
  test('bold, italics, a list and a link are written by keyboard alone, and undone by the one undo of the editor', async () => {
    const { page, site, panel, field, editor, undo, saved } = await open()
    const before = editor.read('home.yaml')
    await site.getByText('Com o tempo, o que se vive na sala').click()
    const text = field('Texto (português)')
    await hasFocus(text)
    // A browser says in its next frame that the caret has moved, and may say only then where the click has put it.
    const caret = await text.evaluateHandle((own) => {
      const isAtEnd = () => {
        const { focusNode, focusOffset } = document.getSelection() as Selection
        const rest = document.createRange()
        rest.selectNodeContents(own)
        rest.setStart(focusNode as Node, focusOffset)
        return rest.toString() === ''
      }
      const atEnd = new Promise<void>((moved) =>
        document.addEventListener('selectionchange', () => isAtEnd() && moved()),
      )
      return { atEnd }
    })
    await text.press('ControlOrMeta+End')
    await caret.evaluate(({ atEnd }) => atEnd)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('Traga')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type(' com a aula')
    await page.keyboard.press('ControlOrMeta+k')
    const leadsTo = panel.getByRole('button', { name: /«aula» leva a$/ })
    await hasFocus(leadsTo)
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Página: Aula aberta' }).waitFor()
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    // The list gives the focus back once it is gone.
    await hasFocus(leadsTo)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await hasFocus(text)
    await page.keyboard.type(':')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- água')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+i')
    await page.keyboard.type('calma')
    await saved()
    const written = '**Traga** com a [aula](/biodanza):\n\n        - água\n        - *calma*\n'
    await expect.poll(() => editor.read('home.yaml')).toContain(written)
    expect(editor.read('home.yaml').replace(`\n\n        ${written}`, '\n')).toBe(before)
    await site.locator('[data-block=passage] li em').getByText('calma').waitFor()
    expect(await site.getByRole('link', { name: 'aula', exact: true }).getAttribute('href')).toBe('/biodanza')

    // The menu of a phone above what is selected.
    const look = (name: string) => text.evaluate((_, command) => document.execCommand(command), name)
    await page.keyboard.press('Shift+Home')
    await look('bold')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await look('italic')
    await expect.poll(() => editor.read('home.yaml')).toContain('- *água*\n        - ***calma***\n')

    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => text.innerText()).not.toContain('calma')
    await undo(2)
    await expect.poll(() => editor.read('home.yaml')).toBe(before)
    await expect.poll(() => text.innerText()).not.toContain('Traga')
  })
})

const opened = editorOfFile()

interface Home {
  readonly blocks: readonly { readonly type: string; readonly text?: { readonly pt: string } }[]
}

const paste = (into: Locator, ...data: readonly [type: string, data: string, plain?: string]) =>
  into.evaluate((own, [type, copied, words]) => {
    const clipboardData = new DataTransfer()
    if (words) clipboardData.setData('text/plain', words)
    clipboardData.setData(type, copied)
    own.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)

test('what is pasted into a long text keeps bold, italics, links and lists, and all its words', async () => {
  const { editor, site, field } = opened()
  await site.getByText('Com o tempo, o que se vive na sala').click()
  const text = field('Texto (português)')
  await hasFocus(text)
  for (const { from, type = 'text/html', data, plain = '', written } of pastes) {
    await text.press('ControlOrMeta+a')
    await paste(text, type, data, plain)
    const textOf = ({ blocks }: Home) => blocks.find((block) => block.type === 'passage')?.text?.pt.trimEnd()
    await expect.poll(() => textOf(parse(editor.read('home.yaml')) as Home), { message: from }).toBe(written)
  }
})

test('Backspace in an empty item leaves its list, and once more goes back into it; a list that is pasted there goes on; Escape leads back', async () => {
  const { editor, page, site, field, openField } = opened()
  await openField('Título (português)', site.locator('[data-block=passage] h2'))
  const text = field('Texto (português)')
  await text.press('ControlOrMeta+a')
  const write = async (...keys: readonly string[]) => {
    for (const key of keys)
      await (key.length > 2 && !key.includes(' ') ? page.keyboard.press(key) : page.keyboard.type(key))
  }
  await write('- um', 'Enter', 'Shift+Backspace', 'ab')
  await expect.poll(() => editor.read('home.yaml')).toMatch(/\n( +)- um\n\n\1ab\n/)
  await write('Backspace', 'Backspace', 'Backspace', 'ab', 'Enter', 'Enter', 'Backspace', 'c')
  await expect.poll(() => editor.read('home.yaml')).toMatch(/\n +- umabc\n/)
  await write('Enter')
  await paste(text, 'text/html', '<ul><li>dois</li><li>três</li></ul>')
  await expect.poll(() => editor.read('home.yaml')).toMatch(/\n( +)- umabc\n\1- dois\n\1- três\n/)
  await write('Escape')
  await text.waitFor({ state: 'detached' })
})

test('a photograph that is pasted or dropped takes no words away, and words that are dropped stand where they were dropped', async () => {
  const { site, field } = opened()
  await site.locator('[data-block=passage] h2').click()
  const text = field('Texto (português)')
  const give = (event: 'paste' | 'drop', words: string) =>
    text.evaluate(
      (own, [type, dropped]) => {
        const data = new DataTransfer()
        if (dropped) data.setData('text/plain', dropped)
        else data.items.add(new File(['x'], 'foto.png', { type: 'image/png' }))
        const { right, bottom } = own.lastElementChild?.getBoundingClientRect() ?? new DOMRect()
        const how = { bubbles: true, cancelable: true, clientX: right - 2, clientY: bottom - 2 }
        const pasted = new ClipboardEvent('paste', { clipboardData: data, ...how })
        own.dispatchEvent(type === 'paste' ? pasted : new DragEvent('drop', { dataTransfer: data, ...how }))
      },
      [event, words] as const,
    )
  await text.press('ControlOrMeta+a')
  const before = await text.innerText()
  await give('paste', '')
  await give('drop', '')
  expect(await text.innerText()).toBe(before)
  await text.press('ControlOrMeta+a')
  await give('drop', 'Fim.')
  expect(await text.innerText()).toBe(`${before}Fim.`)
})

test('an address of a link may have the spaces that a phone types after its dots', async () => {
  const { editor, page, site, panel, field, openField } = opened()
  // What was clicked has the focus a moment later: only then is it safe to type elsewhere.
  await openField('Título (português)', site.locator('[data-block=passage] h2'))
  const text = field('Texto (português)')
  await text.press('ControlOrMeta+a')
  await text.press('Enter')
  expect((await text.innerText()).trim()).toBe('')
  await page.keyboard.type('aqui')
  await text.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+k')
  // The form gives the focus to its first button, a moment after it is there.
  await hasFocus(panel.getByRole('button', { name: /«aqui» leva a$/ }))
  const address = panel.getByRole('textbox', { name: /^Endereço do site/ })
  expect(await address.getAttribute('autocorrect')).toBe('off')
  await address.fill('Www. exemplo. pt')
  await address.press('Enter')
  await expect.poll(() => editor.read('home.yaml')).toContain('[aqui](https://www.exemplo.pt)')
})
