import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'
import { editorForTests } from './editor-for-tests.ts'

const openEditor = editorForTests()

test(
  'a price that she changes is found in other texts: she sees each, and changes those that she chooses, in one step',
  { timeout: 240_000 },
  async () => {
    const { editor, page, site, panel, showPage, saved } = await openEditor()
    const events = editor.read('events.yaml')
    const before = editor.read('biodanza.yaml')
    await showPage('Aula aberta de Biodanza em Lisboa, às quartas')
    await site.getByText('A primeira aula custa 10 euros').first().click()
    const price = panel.getByRole('textbox', { name: 'Preço em euros' })
    await price.fill('12')
    await price.press('Tab')
    const place = await price.boundingBox()
    const offer = page.getByRole('region', { name: 'O mesmo noutros textos' })
    await offer.getByText('«10 euros» está ainda noutros 2 textos.').waitFor()
    // It came by itself, and moved nothing that she was about to touch.
    expect(await price.boundingBox()).toEqual(place)
    await offer.getByRole('button', { name: 'Ver e mudar' }).click()
    const places = offer.locator('label')
    await places.first().waitFor()
    expect(await places.allInnerTexts()).toEqual([
      expect.stringContaining('A primeira aula custa 10 euros 12 euros.'),
      expect.stringContaining('The first class costs 10 euros 12 euros.'),
    ])
    await places.nth(1).click()
    await offer.getByRole('button', { name: 'Mudar os escolhidos' }).click()
    await offer.waitFor({ state: 'detached' })
    await saved()
    expect(changedLines(events, editor.read('events.yaml'))).toEqual([{ from: '    euros: 10', to: '    euros: 12' }])
    const changed = changedLines(before, editor.read('biodanza.yaml'))
    expect(changed.map(({ to }) => to)).toEqual([expect.stringContaining('  pt: Todas as quartas-feiras')])

    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => editor.read('biodanza.yaml')).toBe(before)
    expect(editor.read('events.yaml')).toContain('euros: 12')
  },
)
