import { expect, test } from 'vitest'
import { editorForTests, type OpenEditor } from './editor-for-tests.ts'
import { measureForms } from './form-layout.ts'

const openEditor = editorForTests()

/** Opens what is behind a button of the toolbar, which on a phone is in a menu. */
async function openList({ page }: OpenEditor, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'Mais', exact: true })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** Opens the form of a whole file, from the field of a text in it. */
async function openFile(opened: OpenEditor, words: string): Promise<void> {
  const { panel } = opened
  await openList(opened, 'Tudo')
  await panel.getByRole('searchbox', { name: 'Procurar' }).fill(words)
  await panel.locator('.place').first().click()
  const back = panel.getByRole('navigation', { name: 'À volta' }).getByRole('button')
  while ((await back.count()) > 0) await back.click()
}

test.each([
  [360, 740],
  [1024, 768],
  [1440, 900],
])(
  'in no form at %i pixels is a field narrow, anything cut off or one thing above another',
  { timeout: 240_000 },
  async (width, height) => {
    const opened = await openEditor({ viewport: { width, height } })
    const { page, panel } = opened
    const measured: Awaited<ReturnType<typeof measureForms>>[] = []
    for (const address of ['/grupos/retiro', '/biodanza', undefined]) {
      await openList(opened, 'Páginas')
      const line = panel.getByRole('listitem')
      await (address === undefined ? line.first() : line.filter({ hasText: address }))
        .getByRole('button', { name: 'Título e descrição' })
        .click()
      await panel.getByRole('textbox').first().waitFor()
      measured.push(await measureForms(page))
    }
    for (const words of ['900 000 012', 'Casa da Amostra', 'Saltar para']) {
      await openFile(opened, words)
      measured.push(await measureForms(page))
    }
    await openList(opened, 'Páginas')
    await panel.getByRole('button', { name: 'Acrescentar página' }).click()
    measured.push(await measureForms(page))
    await openList(opened, 'Eventos')
    for (const button of await panel.locator('.additions').getByRole('button').all()) {
      await button.click()
      measured.push(await measureForms(page))
      await panel.getByRole('button', { name: 'Voltar' }).click()
    }
    const forms = measured.flat()
    expect(forms.length).toBeGreaterThan(40)
    expect(forms.filter(({ faults }) => faults.length > 0)).toEqual([])
  },
)
