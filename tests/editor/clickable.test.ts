import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editorOfFile, lookAs } from './editor-for-tests.ts'
import { type Click, clickEverything } from './everything-clicked.ts'

const opened = editorOfFile()

const withoutMarkdown = (text: string): string => text.replaceAll(/\*\*|\[|\]\(.*?\)/g, '')

/** Whether a click opened the field of the clicked part; for a drawing, at least the field of its container. */
function isRight({ kind, on, says, field, heading, isDerived }: Click): boolean {
  // The field of a price contains its number.
  const said = withoutMarkdown(says.split('{')[0] ?? '')
  // A text generated from an event's days, hours and prices leads to the event, and one from chosen values to the choice.
  if (kind === 'text' && isDerived) return heading !== '' || says !== ''
  if (kind === 'text' || kind === 'link') return says !== '' && (said.includes(on) || on.includes(said))
  return `${says}${field}${heading}` !== ''
}

async function showPage(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: /Página$/ }).click()
  await page.getByRole('option', { name: title }).click()
}

/** The values in which a text of a block is not on the page itself: what a picture shows, and what a chat begins with. */
const notOnPage = new Set(['alt', 'chat'])

/** Every text of one language that the blocks of a page say. */
function textsIn(value: unknown, language: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key === language && typeof inner === 'string') return [inner.trim()]
    return notOnPage.has(key) ? [] : textsIn(inner, language)
  })
}

const portuguese = ['Português', 'pt'] as const
const english = ['Inglês', 'en'] as const

test.each([
  { title: /Psicologia/, file: 'home.yaml', languages: [portuguese] },
  { title: /Aula aberta/, file: 'biodanza.yaml', languages: [portuguese] },
  { title: /retiro/, file: 'retreat.yaml', languages: [english] },
])(
  'a click on anything visible on the page $title leads to its field, and every text of $file has one',
  async ({ title, file, languages }) => {
    const { editor, page, site } = opened()
    const { blocks } = parse(editor.read(file)) as { blocks: unknown }
    await showPage(page, title)
    for (const [language, lang] of languages) {
      await lookAs(page, language)
      await site.locator(`html[lang=${lang}]`).waitFor()
      const clicks = await clickEverything(page)
      expect(clicks.filter((click) => !isRight(click))).toEqual([])
      expect(new Set(clicks.map(({ kind }) => kind))).toEqual(new Set(['text', 'picture', 'drawing', 'link']))
      const opens = new Set(clicks.map(({ says }) => says.trim()))
      const hint =
        'Show each of these where a click reaches it, or add its field to `notOnPage` and let search find it.'
      expect(
        // The field of a text with `{euros}` shows the price in its place.
        textsIn(blocks, lang).filter((text) => !opens.has(withoutMarkdown(text)) && !text.includes('{')),
        hint,
      ).toEqual([])
    }
  },
)

test('a click on an icon opens the choice of icons, and a click on a picture opens the picture', async () => {
  const { page, site, panel } = opened()
  await showPage(page, /Psicologia/)
  await site.locator('[data-block=services] svg').first().click()
  await expect.poll(() => panel.locator(':focus').textContent()).toContain('pessoa')
  await site.locator('[data-block=hero] img').click()
  await expect.poll(() => panel.locator('fieldset:has(:focus) > legend').first().textContent()).toBe('Imagem')
})

test.each(['h1', '.editor-inserts > button', 'a[lang=en]'])(
  'a file that is dropped on %s does nothing, and a message says where to drop it',
  async (place) => {
    const { page, site, panel } = opened()
    await page.reload()
    await site.getByRole('heading', { level: 1 }).waitFor()
    await site
      .locator(place)
      .first()
      .evaluate((element) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['photo'], 'nova.jpg', { type: 'image/jpeg' }))
        element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      })
    await page.getByRole('status').filter({ hasText: 'Largue a fotografia em cima daquela' }).waitFor()
    expect(await panel.getByRole('textbox', { name: 'Título (português)' }).count()).toBe(0)
    expect(await panel.getByRole('heading', { name: 'Que bloco?' }).count()).toBe(0)
    await site.getByRole('heading', { level: 1, name: 'Um sítio para pousar' }).waitFor()
  },
)
