import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { mistakesInTestSite } from '../../../tests/site-mistakes.ts'
import type { Content } from '../../content/model/content.ts'
import { type Language, languages } from '../../content/model/language.ts'
import { localisePage } from '../../content/page/localise.ts'
import type { ValuePath } from '../../content/model/pointer.ts'
import { placesIn } from '../../content/model/schema/places-in.ts'
import { blockTypes } from '../../content/model/schema/schema-files.ts'
import { blockNode, type SchemaNode } from '../../content/model/schema/schema-node.ts'
import type { Block, PageFile } from '../../content/model/schema/types.generated.ts'
import { loadContentFolder } from '../../disk/load-content-folder.ts'
import { WordsContext } from '../ui/words.tsx'
import { BlockRenderer } from './block-renderer.tsx'

const content = await contentOfTests()
const pages = content.pages.map(({ page }) => page)

async function contentOfTests(): Promise<Content> {
  const { content: checked } = await loadContentFolder('tests/site')
  if (!checked) throw new Error(await mistakesInTestSite())
  return checked
}

/** The block as a visitor gets it. */
function htmlOf(page: PageFile, block: Block, language: Language): string {
  const { words, blocks } = localisePage(content, { ...page, blocks: [block] }, language, (file) => ({
    width: 1200,
    height: 1500,
    src: `/images/${file}`,
    sources: [],
    placeholder: { columns: 1, colours: ['#efd9c3'] },
  }))
  return renderToStaticMarkup(
    <MemoryRouter>
      <WordsContext value={words}>
        {blocks.map((each) => (
          <BlockRenderer key={each.key} block={each} />
        ))}
      </WordsContext>
    </MemoryRouter>,
  )
}

/** Another value for a field; undefined if visitors do not see the field: a constant, and the mark of a sample. */
function otherThan(value: unknown, { schema }: SchemaNode): unknown {
  if (typeof value === 'object' || 'const' in schema || schema['marks'] === 'sample') return undefined
  const names = { phone: Object.keys(content.site.phones), event: content.events.map(({ name }) => name) }
  const choices = schema['enum'] ?? names[schema['refersTo'] as keyof typeof names]
  if (Array.isArray(choices)) return choices.find((choice) => choice !== value)
  return typeof value === 'number' ? value / 2 + 1 : `${String(value)}x`
}

function withOther(block: Block, path: ValuePath, other: unknown): Block {
  const copy = structuredClone(block)
  const owner = path.slice(0, -1).reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], copy)
  ;(owner as Record<string, unknown>)[String(path.at(-1))] = other
  return copy
}

test.each(blockTypes())('whatever a field of %s says can be seen on the page', (type) => {
  const seen = new Set<string>()
  for (const page of pages)
    for (const block of page.blocks.filter((each) => each.type === type))
      for (const { path, value, node } of placesIn(block, blockNode(type))) {
        const field = path.filter((step) => typeof step === 'string').join('.')
        const other = otherThan(value, node)
        if (other === undefined || seen.has(field)) continue
        seen.add(field)
        const language = languages.find((each) => each === path.at(-1)) ?? 'pt'
        const isSame = htmlOf(page, withOther(block, path, other), language) === htmlOf(page, block, language)
        const hint = `Let src/site/blocks/${type}/${type}.tsx show ${field}, or take it out of schema/blocks/${type}.schema.json.`
        expect(isSame, hint).toBe(false)
      }
})
