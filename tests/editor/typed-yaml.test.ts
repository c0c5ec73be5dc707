import { parse } from 'yaml'
import { beforeAll, expect, test } from 'vitest'
import { editorOfFile } from './editor-for-tests.ts'

const opened = editorOfFile()
beforeAll(() => opened().site.getByText('Há alturas em que faz falta').click())

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
  const { editor, site, panel } = opened()
  const field = panel.getByRole('textbox', { name: 'Introdução (português)' })
  await field.fill(typed)
  await expect.poll(() => (parse(editor.read('home.yaml')) as Home).blocks[0]?.lead?.pt.trim()).toBe(typed)
  const shown = site.locator('main')
  // Braces that name nothing are an error: the page shows what is in them.
  const words = typed.replaceAll(/[{}]/g, '').replaceAll(/\s+/g, ' ')
  await expect.poll(async () => (await shown.innerText()).replaceAll(/\s+/g, ' ')).toContain(words)
})
