import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { editorOfFile, type OpenEditor } from './editor-for-tests.ts'

const opened = editorOfFile()
let page: OpenEditor['page']
let editor: OpenEditor['editor']
let field: Locator
beforeAll(async () => {
  ;({ page, editor } = opened())
  const { site, openField } = opened()
  field = await openField('Introdução (português)', site.getByText('Há alturas em que faz falta'))
})

/** Opens a document in the browser and copies all of it. */
async function copyDocument(html: string): Promise<void> {
  const document = await page.context().newPage()
  await document.setContent(html)
  await document.keyboard.press('ControlOrMeta+A')
  await document.keyboard.press('ControlOrMeta+C')
  await document.close()
  await page.bringToFront()
}

async function pasteOverAll(): Promise<void> {
  await field.press('ControlOrMeta+A')
  await field.press('ControlOrMeta+V')
}

test('text pasted from a document becomes clean paragraphs without invisible characters, in one undo step', async () => {
  const before = editor.read('home.yaml')
  await copyDocument(`
    <p class="MsoNormal" style="font-family: Calibri"><b>Um copo d'água</b>,&nbsp;\u200bsem <i>pres\u00adsa</i>.<span style="mso-hide:all; display:none">x</span></p>
    <p class="MsoNormal">E depois?<br aria-hidden="true">Depois logo se vê.</p><p>Até já <img alt="🙏"><img alt="Ana"></p>
    <p style="white-space: pre-wrap">Quarta\nQuinta</p>
    <p class="MsoListParagraph"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>Boa disposição</p>
    <ul><li>Roupa confortável</li><li>Água</li></ul>`)
  await pasteOverAll()
  const pasted =
    'Um copo d’água, sem pressa.\n\nE depois?\nDepois logo se vê.\n\nAté já 🙏\n\nQuarta\nQuinta\n\n• Boa disposição\n\n• Roupa confortável\n\n• Água'
  await expect.poll(() => field.inputValue()).toBe(pasted)
  await expect.poll(() => editor.read('home.yaml')).toContain('Um copo d’água, sem pressa.')

  await field.press('End')
  await field.pressSequentially('!')
  await expect.poll(() => field.inputValue()).toBe(`${pasted}!`)
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await undo.click()
  await expect.poll(() => field.inputValue()).toBe(pasted)
  await undo.click()
  await expect.poll(() => editor.read('home.yaml')).toBe(before)
})

test('lines broken by a PDF are pasted at the cursor as one paragraph', async () => {
  const pdf =
    'Há alturas em que faz falta alguém que ouça com tempo, sem\nque o relógio esteja sempre à vista de quem está a fa\u00ad\nlar tran-\nquilamente.'
  await copyDocument(`<pre>${pdf}</pre>`)
  await field.fill('Antes. Depois.')
  for (let step = 0; step < 'Depois.'.length; step += 1) await field.press('ArrowLeft')
  await field.press('ControlOrMeta+V')
  await field.pressSequentially(' ')
  const joined =
    'Há alturas em que faz falta alguém que ouça com tempo, sem que o relógio esteja sempre à vista de quem está a falar tranquilamente.'
  await expect.poll(() => field.inputValue()).toBe(`Antes. ${joined} Depois.`)
})

test('garbled letters are reported and not changed', async () => {
  await copyDocument('<p>Psicologia clÃ­nica e emoÃ§Ãµes</p>')
  await pasteOverAll()
  await page.getByRole('status').filter({ hasText: 'letras trocadas' }).waitFor()
})

test('signs of WhatsApp and the bullet of a single item do not come into a text without looks', async () => {
  await copyDocument('<pre>*_Olá_*, ~não~ _até já_ 2*3*4</pre>')
  await pasteOverAll()
  await expect.poll(() => field.inputValue()).toBe('Olá, não até já 2*3*4')
  await copyDocument('<ul><li>Roupa confortável</li></ul>')
  await pasteOverAll()
  await expect.poll(() => field.inputValue()).toBe('Roupa confortável')
})

/** Cuts a word from a text and pastes it elsewhere in it. */
async function move(text: string, word: string, to: number): Promise<string> {
  await field.fill(text)
  const select = (from: number, length: number) =>
    field.evaluate((own: HTMLTextAreaElement, at) => own.setSelectionRange(...at), [from, from + length] as const)
  await select(text.indexOf(word), word.length)
  await field.press('ControlOrMeta+X')
  await select(to, 0)
  await field.press('ControlOrMeta+V')
  return field.inputValue()
}

test('a word that is cut with the space beside it is pasted with one where it would join another word', async () => {
  expect(await move('Traga água fresca.', 'água ', 0)).toBe('água Traga fresca.')
  expect(await move('Traga água fresca.', ' fresca', 5)).toBe('Traga fresca água.')
})

test('elements within elements, as mail that was answered often has them, are pasted at once', async () => {
  await field.fill('')
  await field.evaluate((own) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', `${'<span>'.repeat(60)}Olá<br>Inês${'</span>'.repeat(60)}`)
    own.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => field.inputValue()).toBe('Olá\nInês')
})

interface Home {
  readonly blocks: readonly { readonly lead?: { readonly pt: string } }[]
}

test.each([
  ['a bomb of references', `&a [x,x]\nb: &b [*a,*a,*a]\nc: [*b,*b,*b]`],
  ['a tag that makes something', `!!js/function 'function () {}'`],
  ['a second document', `---\npath: /mau\n...`],
  ['deep brackets', '['.repeat(500)],
  ['quotes and comments', `"' # {pt: x, en: y}: - |`],
])('%s typed into a field is a text like any other, in the file and on the page', async (_, typed) => {
  await field.fill(typed)
  await expect.poll(() => (parse(editor.read('home.yaml')) as Home).blocks[0]?.lead?.pt.trim()).toBe(typed)
  const shown = opened().site.locator('main')
  // Braces that name nothing are an error: the page shows what is in them.
  const words = typed.replaceAll(/[{}]/g, '').replaceAll(/\s+/g, ' ')
  await expect.poll(async () => (await shown.innerText()).replaceAll(/\s+/g, ' ')).toContain(words)
})

test('a day and an hour are pasted as a mail says them; other words change nothing, and the field says so', async () => {
  for (const name of ['Eventos', 'Novo evento']) await page.getByRole('button', { name, exact: true }).click()
  for (const [group, said, expected, refused] of [
    ['Primeiro dia', 'segunda-feira, 14 de abril de 2031', ['14', '04', '2031'], 0],
    ['Primeiro dia', 'sábado, 15 de abril de 2031', ['14', '04', '2031'], 1],
    ['Primeiro dia', 'até logo', ['14', '04', '2031'], 1],
    ['Primeiro dia', 'ter., 15 de abr. de 2031 às 19h30.', ['15', '04', '2031'], 0],
    ['Hora de início', 'a partir das 19h30', ['19', '30'], 0],
    ['Hora de início', '29h', ['19', '30'], 1],
  ] as const) {
    await copyDocument(`<p>${said}</p>`)
    const parts = page.getByRole('group', { name: group, exact: true }).getByRole('spinbutton')
    await parts.last().press('ControlOrMeta+V')
    await expect.poll(() => parts.allInnerTexts()).toEqual(expected)
    await expect.poll(() => page.getByText('O que colou não é um dia ou uma hora').count()).toBe(refused)
  }
})
