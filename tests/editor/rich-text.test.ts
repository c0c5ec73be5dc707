import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editorOfFile, hasFocus, inEnginesOfTyping } from './editor-for-tests.ts'

inEnginesOfTyping((open) => {
  test('bold, italics, a list and a link are written by keyboard alone, and undone by the one undo of the editor', async () => {
    const { page, site, panel, field, editor, undo, saved } = await open()
    const before = editor.read('home.yaml')
    await site.getByText('Com o tempo, o que se vive na sala').click()
    const text = field('Texto (português)')
    await hasFocus(text)
    // A browser says in its next frame that the caret has moved.
    const caretMoved = page.evaluate(
      () => new Promise<void>((moved) => document.addEventListener('selectionchange', () => moved(), { once: true })),
    )
    await text.press('ControlOrMeta+End')
    await caretMoved
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

/** An item of a list as Word writes it. */
const wordItem = (sign: string, words: string) =>
  `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${words}</p>`

/** What other programs put on the clipboard, and what is to be of it. */
const pastes = [
  ['Word', `<p>Um <b style='mso-bidi-font-weight:normal'>copo</b> de <i>água</i>.</p>`, 'Um **copo** de *água*.'],
  [
    'Word',
    `<h1>Olá</h1><p>Veja <a href="https://exemplo.pt/a">o site</a>.</p>`,
    '**Olá**\n\nVeja [o site](https://exemplo.pt/a).',
  ],
  ['Word', wordItem('·', 'Roupa') + wordItem('·', 'Água'), '- Roupa\n- Água'],
  ['Word', wordItem('1.', 'Chegar') + wordItem('2.', 'Sentar'), '1. Chegar\n2. Sentar'],
  ['Word', '<table><tr><td><p>A</p></td><td><p>B</p></td></tr><tr><td>C</td><td>D</td></tr></table>', 'A\n\nB\n\nC D'],
  ['Google', `<b style="font-weight:normal"><p>Um <span style="font-weight:700">copo</span></p></b>`, 'Um **copo**'],
  [
    'Google',
    `<p><a href="https://www.google.com/url?q=https://exemplo.pt/x&sa=D">aqui</a></p>`,
    '[aqui](https://exemplo.pt/x)',
  ],
  ['Google', `<p>a <a href="https://www.google.com/url?q=%E0%A4%A&sa=D">b</a></p>`, 'a b'],
  [
    'Google',
    '<ul><li><p>Um</p><ul><li><p>Dentro</p></li></ul></li><li><p>Dois</p></li></ul>',
    '- Um\n  - Dentro\n- Dois',
  ],
  [
    'a page',
    '<p>2*3*4, <a href="javascript:alert(1)">isto</a>, <a href="/ines/">@ines</a></p>',
    '2\\*3\\*4, isto, @ines',
  ],
  ['Instagram', '<span>Dança 💃🏽</span><br><br><span>#biodanza</span>', 'Dança 💃🏽\n\n#biodanza'],
  ['the field itself', '<p data-pm-slice="1 1 []">Veja <a href="/biodanza">isto</a></p>', 'Veja [isto](/biodanza)'],
] as const

test('what is pasted into a long text keeps bold, italics, links and lists, and all its words', async () => {
  const { editor, site, field } = opened()
  await site.getByText('Com o tempo, o que se vive na sala').click()
  const text = field('Texto (português)')
  await hasFocus(text)
  for (const [from, html, written] of pastes) {
    await text.press('ControlOrMeta+a')
    await text.evaluate(
      (own, [type, data]) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(type, data)
        own.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      ['text/html', html] as const,
    )
    const textOf = ({ blocks }: Home) => blocks.find(({ type }) => type === 'passage')?.text?.pt.trimEnd()
    await expect.poll(() => textOf(parse(editor.read('home.yaml')) as Home), { message: from }).toBe(written)
  }
})
